"""Checks of what stays as a person left it, or comes back: long texts, days that are none, lines, the address; a part of Tests/Web/page."""

import json
import time

from alone import control, given, numbered, row, text
from checks import Checks, same
from chromium import Keys
from selenium.webdriver.common.action_chains import ActionChains

check = Checks()


def line(handle, title, *parts, **more):
    """A row with a name and parts at its end."""
    return {"i": handle, "b": ["h", text(title), ["_"], *parts], **more}


def said(fake, verb, handle):
    """What was said of a row's control by a verb."""
    return [each[3] for each in fake.heard if each[:2] == [verb, handle]]


def size(shown):
    """The bytes of the longest event with a text."""
    return len(json.dumps([2 ** 53 - 1, "y", 2, "n", shown], ensure_ascii=False, separators=(",", ":")).encode())


@check("Of a text that is longer than a message the end is cut off, the row says so, and what shows is what is said and kept")
def long(stage):
    for kind, letters in (("field", "z"), ("area", "z"), ("area", "汉"), ("field", '"'), ("area", "😀"), ("field", "a😀")):
        fake, browser = stage.show(given([
            line(1, "Other", control("field", "n", "o", l="Other")), line(2, "Text", control(kind, "n", "", l="Text"))]))
        field = browser.named("Text")
        field.click()
        def paste(pasted):
            browser.run("document.execCommand('selectAll'); document.execCommand('insertText', false, arguments[0])", pasted)
        # Two letters of two units each cannot both begin at an even place.
        pasted = letters if letters == "a😀" else letters * 300_000
        paste(pasted if len(pasted) > 9 else "a" + "😀" * 100_000)
        browser.expect("Too long.")
        shown = field.get_property("value")
        browser.named("Other").click()
        browser.until("the text for good", lambda: said(fake, "c", 2))
        same("what is said", said(fake, "y", 2)[-1:] + said(fake, "c", 2), [shown] * 2)
        same("what shows then", field.get_property("value"), shown)
        same("half letters", any(0xD800 <= ord(letter) < 0xE000 for letter in shown), False)
        same("whether it is as long as it may be", fake.limit - 8 < size(shown) <= fake.limit, True)
        same("marked", field.get_attribute("aria-invalid"), "true")
        same("lines", len(fake.hellos), 1)
        field.click()
        paste("z" * 1_000)
        browser.expect_no("Too long.")
        browser.until("the short text", lambda: said(fake, "y", 2)[-1:] == ["z" * 1_000])


@check("A text that is put back where the server takes less is cut as well, and the caret of one that is cut stays")
def long_again(stage):
    fake, browser = stage.show(given([line(2, "Text", control("area", "n", "", l="Text"))]))
    browser.named("Text").click()
    browser.run("document.execCommand('insertText', false, arguments[0])", "z" * 200_000)
    browser.until("the text", lambda: said(fake, "y", 2))
    fake.limit = 1 << 16
    fake.heard.clear()
    fake.restart()
    browser.expect("Too long.")
    browser.until("the text again", lambda: said(fake, "y", 2))
    shown = browser.named("Text").get_property("value")
    same("what is said", said(fake, "y", 2)[-1], shown)
    same("its size", size(shown), fake.limit)
    browser.run("document.activeElement.setSelectionRange(10, 10)")
    browser.keys("abc")
    browser.until("the letters", lambda: said(fake, "y", 2)[-1].startswith("z" * 10 + "abcz"))
    same("caret", browser.run("return document.activeElement.selectionStart"), 13)


@check("A color that a server which was started anew has not taken is told of, and a text is said again")
def unknown_color(stage):
    colors = {"c": [["red", "Red", "#ff0000"], ["blue", "Blue", "#0000ff"]]}
    for name in ("Color", "Text"):
        fake, browser = stage.show(given([
            line(1, "Color", control("color", "c", "red", l="Color", **colors)), line(2, "Text", control("field", "n", "", l="Text"))]))
        browser.expect("Color")
        fake.is_mute = True
        if name == "Color":
            browser.run("const select = document.querySelector('.color select'); select.value = 'blue'; select.dispatchEvent(new Event('change'))")
        else:
            browser.named("Text").click()
            browser.keys("new", Keys.TAB)
        time.sleep(0.3)
        fake.is_mute = False
        fake.restart()
        if name == "Color":
            browser.expect("may or may not have happened")
            same("what is said of it", said(fake, "c", 1), [])
        else:
            browser.until("the text", lambda: said(fake, "c", 2) == ["new"])
            browser.expect_no("may or may not have happened")


@check("A day that does not exist is told as what it is, stays in its field, and leaves it when it is put right")
def no_day(stage):
    cases = (("", {}), ("11/29/2026", {"iso": "2026-11-29"}))
    for value, more in cases:
        fake, browser = stage.show(given([
            line(1, "Day", control("field", "n", value, l="Day", f="day", **more)), line(2, "Other", control("field", "o", "", l="Other"))]))
        def state():
            return browser.run("const [field] = document.querySelectorAll('input.field'); return [field.type, field.value, field.validity.badInput]")
        day = browser.named("Day")
        def type_day(digits):
            # The left end of the field is its month.
            ActionChains(browser.driver, duration=0).move_to_element_with_offset(day, 20 - day.size["width"] // 2, 0).click().perform()
            browser.keys(digits)
        same("kind", day.get_property("type"), "date")
        def answer(handle, name, value):
            is_day = value != "?"
            more = {"l": "Day", "f": "day", **({"iso": value} if is_day else {})}
            return [["p", 1, "b.3.4", more], ["p", 1, "g", None if is_day else "This is no day."]]
        fake.answers["c"] = answer
        type_day("02302026")
        browser.named("Other").click()
        browser.until("a text that is no day", lambda: said(fake, "c", 1)[-1:] == ["?"])
        browser.expect("This is no day.")
        same("marked", day.get_attribute("aria-invalid"), "true")
        fake.send(["p", 1, "b.3.3", "?"])
        time.sleep(0.2)
        same("what shows", state(), ["date", "", True])
        # Who only passes through says nothing anew.
        count = len(said(fake, "c", 1))
        day.click()
        browser.named("Other").click()
        type_day("02282026")
        browser.named("Other").click()
        browser.until("the day", lambda: said(fake, "c", 1)[-1:] == ["2026-02-28"])
        same("what is no day among what was said", "?" in said(fake, "c", 1)[count:], False)
        # A form that has nothing any more shows nothing.
        type_day("02302026")
        browser.named("Other").click()
        browser.until("no day again", lambda: said(fake, "c", 1)[-1:] == ["?"])
        fake.send(["p", 1, "b.3.3", ""], ["p", 1, "g", None])
        browser.until("an empty field", lambda: state() == ["date", "", False])


@check("A tab that is told again and again that its session is gone loads its document again, not all the time, and opens at last")
def gone_again(stage):
    fake, browser = stage.show(numbered(3))
    browser.expect("Row 3")
    fake.endings = [4404] * 3
    start = time.monotonic()
    fake.cut()
    browser.until("five lines", lambda: len(fake.hellos) == 5, limit=20)
    same("documents", fake.requests.count("/"), 3)
    same("whether it waited", time.monotonic() - start > 4.5, True)
    browser.tap("Row 2")
    fake.wait("t", 2)


@check("A page that has said too much at once says so until it goes on, and not that the line is broken")
def busy(stage):
    fake, browser = stage.show(numbered(3))
    browser.expect("Row 3")
    browser.run("""
      window.said = [];
      const line = document.getElementById("line");
      new MutationObserver(() => said.push(line.textContent)).observe(line, { childList: true, subtree: true });""")
    fake.end_all(4429)
    browser.expect("Busy.")
    time.sleep(1)
    browser.tap("Row 2")
    fake.wait("t", 2)
    browser.expect_no("Busy.")
    same("what was said", set(browser.run("return said")) - {""}, {"Busy."})


@check("A browser that a server started again knows once it asks has its line at once then")
def known_again(stage):
    fake, browser = stage.show(numbered(3))
    browser.expect("Row 3")
    fake.refuses = True
    fake.cut()
    # The pauses between two tries grow.
    time.sleep(4)
    fake.knows = False
    fake.refuses = False
    browser.until("a line", lambda: len(fake.hellos) == 2, limit=20)
    same("refusals", len(fake.refused), 1)
    same("whether it came at once", time.monotonic() - fake.refused[0] < 1, True)


@check("A fragment in the address leads nowhere else, and Back goes from screen to screen as before")
def fragment(stage):
    fake, browser = stage.show(numbered(3))
    def window(page, depth):
        return ["w", {"v": [page], "f": page, "u": f"/{page}", "n": depth}]
    def place():
        return browser.run("return [location.pathname + location.hash, history.state?.depth]")
    def opens(page):
        fake.send(["s", page, {"t": f"Screen {page}", "b": "Back"}], ["x", page, 0, 0], window(page, page))
        browser.expect_title(f"Screen {page}")
        browser.until("its entry", lambda: place() == [f"/{page}", page])
    for page in (1, 2, 3):
        if page > 1:
            opens(page)
        else:
            fake.send(window(1, 1))
            browser.until("its entry", lambda: place() == ["/1", 1])
        # Of a browser's full history the entries go first in which nobody has done anything.
        browser.driver.find_element("tag name", "h1").click()
        browser.run("location.hash = 'x'")
        browser.until(lambda: f"no fragment, but {place()}", lambda: place() == [f"/{page}", page])
    for page in (2, 1):
        fake.answers["to"] = [window(page, page)]
        browser.driver.back()
        fake.wait("to", page)
        browser.until("its entry", lambda: place() == [f"/{page}", page])
    same("other addresses", fake.count("go"), 0)
    same("complaints", browser.errors(), [])


@check("The tab key stops in a form at each row that is filled in by a press, and in a list at one row")
def pressed_rows(stage):
    items = [line(1, "Name", control("field", "n", "", l="Name")), row(2, "Country", t="a", a="d"), row(3, "Only read"),
             line(4, "Pace", control("segments", "s", 0, c=["Easy", "Fast"], l="Pace")), row(5, "Days", t="x", x=0)]
    stops = "return [...document.querySelectorAll('.row')].filter((each) => each.tabIndex === 0).map((each) => each.querySelector('.text').textContent)"
    for chrome, wanted in (({"fo": 1}, ["Name", "Country", "Days"]), ({"st": "g"}, ["Name", "Country", "Days"]), ({}, ["Name"])):
        fake, browser = stage.show(given(items), {"t": "Test", **chrome})
        browser.expect("Days")
        same(f"rows in {chrome}", browser.run(stops), wanted)
        fake.send(["p", 3, "t", "a"])
        browser.until("another", lambda: browser.run(stops) == (wanted[:2] + ["Only read", "Days"] if chrome else wanted))
    fake, browser = stage.show(given(items), {"t": "Test", "fo": 1})
    browser.named("Name").click()
    for wanted in ("Country", "Easy", "Days"):
        browser.keys(Keys.TAB)
        browser.until(f"{wanted}, but {browser.focused()}", lambda: browser.run(
            "const node = document.activeElement; return (node.parentNode.matches('label') ? node.parentNode : node).textContent").startswith(wanted))


@check("A wrong field keeps its red edge under the pointer")
def wrong_edge(stage):
    _, browser = stage.show(given([
        line(1, "One", control("field", "n", "x", l="One"), g="Wrong."), line(2, "Two", control("area", "n", "x", l="Two"), g="Wrong."),
        line(3, "Three", control("field", "n", "x", l="Three"))]))
    def color(node):
        return browser.run("return getComputedStyle(arguments[0]).borderTopColor", node)
    plain = color(browser.named("Three"))
    for name in ("One", "Two"):
        node = browser.named(name)
        red = color(node)
        same("whether it is red", red != plain, True)
        ActionChains(browser.driver, duration=0).move_to_element(node).perform()
        browser.until("the pointer", lambda: browser.run("return arguments[0].matches(':hover')", node))
        time.sleep(0.3)
        same(f"edge of {name} under the pointer", color(node), red)
    node = browser.named("Three")
    ActionChains(browser.driver, duration=0).move_to_element(node).perform()
    browser.until("an edge under the pointer", lambda: color(node) != plain)
