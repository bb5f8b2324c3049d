"""Checks of the fields and parts of rows, a part of Tests/Web/page."""

import time

from alone import control, given, picture, row, text
from checks import Checks, same
from chromium import Keys

check = Checks()


def line(handle, title, *parts, **more):
    """A row with a name and parts at its end."""
    return {"i": handle, "b": ["h", text(title), ["_"], *parts], **more}


def said(fake, browser, handle, name):
    """The text that the page gave a control for good when it was left."""
    browser.keys(Keys.TAB)
    browser.until("a value", lambda: any(each[:3] == ["c", handle, name] for each in fake.heard))
    return [each[3] for each in fake.heard if each[:3] == ["c", handle, name]][-1]


@check("A field of one line shows line breaks as spaces, and keeps them through every edit but their own")
def breaks(stage):
    edits = [
        ("one\ntwo", [Keys.END, "!"], "one\ntwo!"),
        ("one\ntwo", [Keys.HOME, "!"], "!one\ntwo"),
        ("a \n b", [Keys.HOME, Keys.RIGHT, Keys.DELETE], "a\n b"),
        ("a \n b", [Keys.END, Keys.LEFT, Keys.BACKSPACE], "a \nb"),
        ("a \n b", [Keys.HOME, Keys.RIGHT, Keys.RIGHT, Keys.DELETE], "a  b"),
        ("x\r\ny\rz", [Keys.END, "!"], "x\r\ny\rz!"),
        ("\n\n", [Keys.HOME, Keys.RIGHT, "m"], "\nm\n"),
        ("one\ntwo", [(Keys.CONTROL, "a"), "new"], "new"),
        ("one\ntwo", [(Keys.CONTROL, "a"), "n", (Keys.CONTROL, "z"), Keys.END], "one\ntwo"),
    ]
    fake, browser = stage.show(given([
        line(place + 1, f"Text {place}", control("field", "n", before, l=f"Text {place}"))
        for place, (before, _, _) in enumerate(edits)]))
    for place, (before, keys, after) in enumerate(edits):
        field = browser.named(f"Text {place}")
        same(f"text {place}", field.get_property("value"), before.replace("\n", " ").replace("\r", " "))
        field.click()
        for key in keys:
            browser.chord(*key) if isinstance(key, tuple) else browser.keys(key)
        same(f"what is said of {before!r}", said(fake, browser, place + 1, "n"), after)
        same("shown", field.get_property("value"), after.replace("\n", " ").replace("\r", " "))
    fake.send(["p", 1, "b.3.3", "from\nelsewhere"])
    browser.until("the other text", lambda: browser.named("Text 0").get_property("value") == "from elsewhere")


@check("A field shows its value again once the form has dropped what is typed there, and says it no more")
def dropped(stage):
    fake, browser = stage.show(given([
        line(place, name, control("field", name.lower(), "old", l=name)) for place, name in ((1, "Name"), (2, "Other"))]))
    def says(verb):
        return [each[3] for each in fake.heard if each[:3] == [verb, 1, "name"]]
    field = browser.named("Name")
    field.click()
    browser.keys(Keys.END, "er")
    browser.until("what is typed", lambda: says("y")[-1:] == ["older"])
    fake.send(["p", 1, "b.3.3", "older"], ["p", 1, "b.3.3", "old"], ["rt", 1, "name"])
    browser.until("the value", lambda: field.get_property("value") == "old")
    browser.named("Other").click()
    browser.keys("!")
    browser.until("the other text", lambda: any(each[:3] == ["y", 2, "other"] for each in fake.heard))
    same("what is said for good", says("c"), [])
    field.click()
    browser.keys(Keys.END, "!")
    same("what is typed after that", said(fake, browser, 1, "name"), "old!")


@check("From right to left all texts stand at the right, and what is asked for keeps its own direction")
def turned(stage):
    fake, browser = stage.show(given([
        {"i": 1, "b": ["v", text("Title"), text("Below", "s")]}, {"i": 2, "b": text("Plain")},
        {"i": 3, "b": ["h", text("Name"), ["_"], control("field", "n", "", l="Name", p="8 letters or more")]}]), direction="rtl")
    sides = browser.run("""return [...document.querySelectorAll('.row .text')].map((node) => {
        const range = document.createRange(); range.selectNodeContents(node)
        const edge = node.closest('.row').querySelector('.cell').getBoundingClientRect().right
        return Math.round(edge - range.getBoundingClientRect().right) })""")
    same("from the right edge", len(set(sides)), 1)
    same("the placeholder", browser.run(
        "return getComputedStyle(document.querySelector('input.field'), '::placeholder').unicodeBidi"), "plaintext")


@check("A field below its title is as high as a field, and as wide as its row")
def below(stage):
    parts = {"Code": {"f": "secure"}, "Name": {}}
    fake, browser = stage.show(given([
        {"i": place + 1, "b": ["v", text(name), control("field", "n", "", l=name, **more)]}
        for place, (name, more) in enumerate(parts.items())]))
    for name in parts:
        high, wide = browser.run("""const row = arguments[0].closest('.row')
          return [row.offsetHeight, arguments[0].closest('.entry').offsetWidth / row.clientWidth]""", browser.named(name))
        if high > 96 or wide < 0.85:
            raise AssertionError(f"{name} is {high} px high, and {wide} of its row wide")


@check("What is typed on a row with one field is text, with its first letter")
def on_row(stage):
    fake, browser = stage.show(given([
        line(1, "Name", control("field", "n", "ab", l="Name")),
        {"i": 2, "b": ["v", text("Note"), control("area", "a", "", l="Note")]},
        line(3, "Two", control("field", "n", "", l="One"), control("field", "m", "", l="Other")),
        row(4, "Plain", t="a")]), {"t": "Form", "fo": 1, "q": {}})
    def on(name):
        browser.run("arguments[0].focus()", browser.row(name))
    on("Name")
    browser.keys("some body")
    fake.wait("y", 1, "n", "absome body")
    same("field", browser.named("Name").get_property("value"), "absome body")
    on("Note")
    browser.keys("x y")
    fake.wait("y", 2, "a", "x y")
    on("Plain")
    browser.keys("s")
    browser.until("the search", lambda: browser.run("return document.activeElement.type") == "search")


@check("A modal form begins in its first field, and any other modal screen does not")
def begins(stage):
    window = {"v": [2], "f": 2, "m": 1, "under": [1], "u": "/new", "n": 2, "t": "present"}
    name, other = line(50, "Name", control("field", "n", "", l="Name")), row(51, "Other", t="a")
    header = {"i": 52, "k": "h", "b": text("Header")}
    cases = [([header, name, other], 1, False, "Name"), ([header, name, other], 1, True, "Name"),
             ([other, name], 1, False, None), ([name], 0, False, None)]
    for items, is_form, is_late, wanted in cases:
        fake, browser = stage.show(given([row(1, "Row", t="a")]))
        list_of = ["x", 2, len(items), 0, [[0, 0, items]]]
        fake.send(["s", 2, {"t": "New", "mo": 1, "fo": is_form}], *([] if is_late else [list_of]), ["w", window])
        browser.expect_title("New")
        if is_late:
            fake.send(list_of)
        time.sleep(0.3)
        focused = browser.run("return document.activeElement.matches('input') ? document.activeElement.ariaLabel : null")
        same(f"field of {items[0]}", focused, wanted)
    for typed in (False, True):
        fake, browser = stage.show(given([row(1, "Row", t="a")]))
        fake.send(["s", 2, {"t": "New", "mo": 1, "fo": 1}], ["x", 2, 1, 0, [[0, 0, [name]]]], ["w", window])
        browser.until("the field", lambda: browser.focused() == "Name")
        browser.keys("x" if typed else Keys.SHIFT, Keys.ESCAPE)
        if typed:
            browser.until("the row", lambda: browser.run("return document.activeElement.matches('.row')"))
            browser.keys(Keys.ESCAPE)
        fake.wait("<", 2)
    fake, browser = stage.show(given([row(1, "Row", t="a")]))
    fake.send(["s", 2, {"t": "New", "mo": 1, "fo": 1}], ["w", window])
    browser.expect_title("New")
    fake.send(["d", 2, {"r": [["t", "Save", "Save"]]}])
    browser.run("arguments[0].focus()", browser.named("Save"))
    fake.send(["x", 2, 1, 0, [[0, 0, [name]]]])
    browser.row("Name")
    time.sleep(0.2)
    same("focus that a person has moved", browser.focused(), "Save")


@check("The text in place of rows shows below the headers of empty sections, and not beside rows")
def empty(stage):
    heads = [{"i": at, "k": "h", "b": text(f"Header {at}")} for at in (1, 2, 3)]
    for items, chrome, is_there in (
            (heads, {}, True), ([], {}, True), (heads, {"wa": "Reading"}, False), (heads + [row(9, "Row")], {}, False)):
        fake, browser = stage.show(given(items), {"t": "Test", "em": "Nothing here yet", **chrome})
        if items:
            browser.expect("Header 1")
        same(f"shown with {chrome} over {len(items)}", browser.is_there("Nothing here yet"), is_there)
        if items and is_there:
            edges = browser.run("""return [...document.querySelectorAll('.row')].map((each) => each.getBoundingClientRect().bottom)
              .concat(document.querySelector('.blank p').getBoundingClientRect().top)""")
            if edges[-1] < max(edges[:-1]):
                raise AssertionError(f"the text is not below the headers: {edges}")


@check("A picture without a size has its own, with its shape, and leaves the title room")
def own_size(stage):
    pictures = {"/p/small": picture(64, 48), "/p/wide": picture(3000, 40), "/p/high": picture(40, 3000)}
    fake, browser = stage.show(given(
        [{"i": place + 1, "b": ["h", ["i", path], text(f"Title {path}")]} for place, path in enumerate(pictures)]
        + [{"i": 9, "b": ["h", ["i", "/p/wide", {"s": 40}], text("Sized")]}]), pictures=pictures)
    def sizes():
        return browser.run("""return [...document.querySelectorAll('.picture img')].map((each) => {
          const { width, height } = each.getBoundingClientRect()
          return [Math.round(width), Math.round(height)] })""")
    for width in (320, 420, 1200):
        browser.resize(width, 720)
        browser.until("pictures", lambda: len(sizes()) == 4 and all(width for width, _ in sizes()))
        small, wide, high, sized = sizes()
        same("small", small, [64, 48])
        same("sized", sized, [40, 40])
        if not min(width, 700) * 0.3 < wide[0] <= min(width / 2, 512) or abs(wide[1] - wide[0] * 40 / 3000) > 1:
            raise AssertionError(f"the wide picture is {wide} in {width}")
        if high[0] != 7 or abs(high[1] - 512) > 1:
            raise AssertionError(f"the high picture is {high}")
        least = browser.run("return Math.min(...[...document.querySelectorAll('.row .title')].map((each) => each.clientWidth))")
        if least < 90:
            raise AssertionError(f"a title has {least} px in {width}")
    browser.resize(420, 720)


@check("A control of any kind leaves the title of its row room, in the narrowest window, too")
def narrow_titles(stage):
    def line(handle, name, *parts):
        return {"i": handle, "b": ["h", text(name), ["_"], *parts]}
    moment = {"iso": "2026-11-29T08:30"}
    items = [
        line(1, "Departure", control("field", "n", "29/11/2026, 08:30", l="Departure", f="date", **moment)),
        line(2, "Departure", control("field", "n", "29/11/2026", l="Departure", f="day", iso="2026-11-29")),
        line(3, "Departure", control("field", "n", "08:30", l="Departure", f="time", iso="08:30")),
        line(4, "Departure", control("field", "n", "words", l="Departure")),
        line(5, "Departure", control("slider", "n", 1, lo=0, hi=2, l="Departure")),
        line(6, "Departure", control("stepper", "n", 1, lo=0, hi=2, st=1, l="Departure")),
        line(7, "Departure", control("menu", "n", 0, c=["A long word", "B"], l="Departure")),
        line(8, "Departure", control("segments", "n", 0, c=["Day", "Week", "Month"], l="Departure")),
        line(9, "Departure", control("rating", "n", 1, n=5, l="Departure")),
        line(10, "Departure", control("toggle", "n", 0, l="Departure")),
    ]
    fake, browser = stage.show(given(items))
    for width in (320, 380, 420):
        browser.resize(width, 1400)
        browser.until("rows", lambda: len(browser.rows()) == len(items))
        cut = browser.run("""return [...document.querySelectorAll('.row .title')].map((each) => [each.clientWidth, each.scrollWidth])
          .filter(([shown, all]) => shown < all)""")
        same(f"titles that are cut in {width}", cut, [])
    browser.resize(420, 720)


@check("A picture that is none shows the sign of a failure, and one that is loading does not")
def no_picture(stage):
    fake, browser = stage.show(given([
        row(1, "Cut", a=["i", "/p/cut", {"s": 40}]), row(2, "Own size", a=["i", "/p/cut", {}]),
        row(3, "No words", a=["i", "", {"x": ""}]), row(4, "Words", a=["i", "", {"x": "It is gone."}]),
        row(5, "Loading", a=["i", "", {"l": 1}]), row(6, "Symbol", a=["i", "", {"n": "star"}])]),
        pictures={"/p/cut": picture(64, 48)[:40]})
    def found():
        return browser.run("""return [...document.querySelectorAll('.picture')].map((each) =>
          [each.classList.contains('failed'), Boolean(each.querySelector('.sign')), each.clientWidth > 20, each.title])""")
    browser.until(f"signs, but {found()}", lambda: found() == [
        [True, True, True, ""], [True, True, True, ""], [True, True, True, ""], [True, True, True, "It is gone."],
        [False, False, True, ""], [False, True, True, ""]])


@check("A chart has a gap where there is no number, and a dot between two gaps")
def chart(stage):
    charts = [[0, 1000], [0, None, 1000], [0, 1000, 500], [None, 500, None], [None], [], [500]]
    fake, browser = stage.show(given([line(place + 1, f"Chart {place}", ["c", heights, "words"])
                                      for place, heights in enumerate(charts)]))
    lines = browser.run("""return [...document.querySelectorAll('.chart')].map((each) =>
      [...each.querySelectorAll('polyline')].map((line) => line.getAttribute('points')))""")
    same("lines", lines, [
        ["2.0,44.0 198.0,4.0 198.0,4.0"], ["2.0,44.0 2.0,44.0", "198.0,4.0 198.0,4.0"],
        ["2.0,44.0 100.0,4.0 198.0,24.0 198.0,24.0"], ["100.0,24.0 100.0,24.0"], [], [], ["2.0,24.0 2.0,24.0"]])
    same("names", browser.run("return document.querySelector('.chart').getAttribute('aria-label')"), "words")
    same("complaints", browser.errors(), [])


def widths(browser, selector):
    return browser.run("""return [...document.querySelectorAll(arguments[0])].map((each) => {
      const { left, right } = each.getBoundingClientRect()
      return [Math.round(left), Math.round(right)] })""", selector)


@check("A password with a button that shows it has no other, and room for what is typed")
def reveals(stage):
    def password(**more):
        return control("field", "value", "", f="secure", set=1, l="Password", **more)
    fake, browser = stage.show(given([
        line(1, "Password", password(), control("button", "reveal", 0, t="Show", l="Show")),
        line(2, "Alone", password())]), {"t": "Test", "st": "g"})
    for width in (320, 420, 900):
        browser.resize(width, 720)
        time.sleep(0.2)
        with_button, alone = browser.run(
            "return [...document.querySelectorAll('.row')].map((row) => row.querySelectorAll('.eye').length && "
            "row.querySelector('.eye').checkVisibility())")
        same("eyes", [bool(with_button), alone], [False, True])
        for left, right in widths(browser, ".entry input"):
            if right - left < 110 or right > width:
                raise AssertionError(f"a field is {right - left} px wide in {width}")
        same("buttons in view", [right < width for _, right in widths(browser, ".push")], [True])
    browser.resize(420, 720)


@check("A password that is set is typed anew, and a button shows what is being typed")
def anew(stage):
    password = control("field", "value", "", f="secure", set=1, l="Password")
    fake, browser = stage.show(given([
        line(1, "Password", password, control("button", "reveal", 0, t="Show", l="Show"), z="First"),
        line(2, "Alone", control("field", "value", "", f="secure", set=1, l="Alone"), z="Second")]))
    field = browser.named("Password")
    def dots():
        return browser.run("return getComputedStyle(arguments[0], '::placeholder').color", field) != "rgba(0, 0, 0, 0)"
    same("dots", dots(), True)
    field.click()
    same("dots in use", dots(), False)
    browser.keys("abc")
    fake.answers["c"] = [["p", 1, "b.4.4.t", "Hide", "b.3.4.rv", 1]]
    browser.press("Show")
    fake.wait("c", 1, "reveal", None)
    same("order", [each[2:] for each in fake.heard if each[0] == "c"], [["value", "abc"], ["reveal", None]])
    browser.until("the text", lambda: field.get_attribute("type") == "text")
    same("text", field.get_property("value"), "abc")
    browser.keys("d", Keys.TAB)
    fake.wait("c", 1, "value", "abcd")
    browser.until("no text", lambda: field.get_property("value") == "")
    same("dots afterwards", dots(), True)
    alone = browser.named("Alone")
    alone.click()
    browser.keys("xyz")
    browser.press("Show", browser.row("Second"))
    same("alone", [alone.get_attribute("type"), alone.get_property("value")], ["text", "xyz"])


@check("A long badge is cut, and leaves the title room")
def badges(stage):
    long = "a rather long text in a badge, as of a label in a tracker"
    fake, browser = stage.show(given([
        row(1, "A title of some words", a=["b", long]), row(2, "A title of some words", a=["b", long], at=1),
        line(3, "A title of some words", ["b", long]), row(4, "Short", a=["b", "12"]),
        line(5, "Two", ["b", long], ["b", long])]))
    for width in (320, 420, 1200):
        browser.resize(width, 720)
        time.sleep(0.2)
        for left, right in widths(browser, ".badge"):
            if right > width - 10:
                raise AssertionError(f"a badge ends at {right} in {width}")
        for left, right in widths(browser, ".title")[:3]:
            if right - left < 90:
                raise AssertionError(f"a title has {right - left} px in {width}")
        same("cut", browser.run(
            "return [...document.querySelectorAll('.badge')].map((each) => each.scrollWidth > each.clientWidth)")[3], False)
    same("ellipsis", browser.run("return getComputedStyle(document.querySelector('.badge')).textOverflow"), "ellipsis")
    browser.resize(420, 720)


@check("Keys show all of a row that is higher than the window, in both directions")
def high(stage):
    words = "\n".join(f"line {number}" for number in range(1, 121))
    items = [row(1, "One"), row(2, "Two"), {"i": 3, "b": ["v", text("Long"), text(words, "s", n=0)]},
             row(4, "Four"), row(5, "Five")] + [row(place, f"Row {place}") for place in range(6, 30)]
    fake, browser = stage.show(given(items))
    def view():
        """The lines in view, and the row with the focus."""
        return browser.run("""
          const list = document.querySelector('.list').getBoundingClientRect()
          const long = [...document.querySelectorAll('.subtitle')].find((each) => each.textContent.includes('line 1\\n'))
          const focus = document.activeElement.closest('.row')?.innerText.split('\\n')[0]
          if (!long) return [0, 0, focus]
          const box = long.getBoundingClientRect()
          const line = (y) => Math.min(120, Math.max(0, ((y - box.top) / box.height) * 120))
          return [line(list.top), line(list.bottom), focus]""")
    def walk(key, last):
        """Presses a key until a row has the focus; every line has to be in view on the way."""
        seen, spans = [], []
        for _ in range(80):
            before = view()
            spans.append(before[:2])
            if before[2] == last:
                break
            browser.keys(key)
            time.sleep(0.08)
            seen.append(view()[2])
        same(f"the row at the end of {seen}", view()[2], last)
        for line in range(1, 120):
            if not any(start <= line - 0.9 and line - 0.1 <= end for start, end in spans):
                raise AssertionError(f"line {line} was never in view, but {spans}")
        return len(spans)
    browser.keys(Keys.DOWN)
    down = walk(Keys.DOWN, "Four")
    up = walk(Keys.UP, "One")
    page = walk(Keys.PAGE_DOWN, "Row 29")
    back = walk(Keys.PAGE_UP, "One")
    if not page < down or not back < up:
        raise AssertionError(f"{down} steps down, {up} up, {page} pages down and {back} up")
