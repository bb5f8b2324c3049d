"""Checks of what hands do on a page, with fingers, keys and knobs, a part of Tests/Web/page."""

import contextlib
import json
import time

from alone import control, given, numbered, row, text
from checks import Checks, same
from chromium import Keys
from selenium.webdriver.common.action_chains import ActionChains

check = Checks()
SEARCH = "document.querySelector('.search input')"


def line(handle, title, *parts, **more):
    """A row with a name and parts at its end."""
    return {"i": handle, "b": ["h", text(title), ["_"], *parts], **more}


def press(browser, key, where="document.activeElement", **more):
    """Lets a key be heard as a browser of another system tells of it; returns whether the page took it."""
    return not browser.run(
        f"return {where}.dispatchEvent(new KeyboardEvent('keydown', {{ bubbles: true, cancelable: true, ...arguments[0] }}))",
        {"key": key, **more})


@contextlib.contextmanager
def on(browser, platform):
    """Documents that are loaded in a browser of another system."""
    script = f"Object.defineProperty(Navigator.prototype, 'platform', {{ get: () => '{platform}' }})"
    added = browser.command("Page.addScriptToEvaluateOnNewDocument", source=script)
    try:
        yield
    finally:
        browser.command("Page.removeScriptToEvaluateOnNewDocument", **added)


@check("A stepper shows all the digits of its number, and no signs among them, before and after it counts")
def digits(stage):
    cases = [(999, 1, "999", "1000"), (1999.5, 0.5, "1999.5", "2000"), (0.0005, 0.0005, "0.0005", "0.001"), (0.1, 0.2, "0.1", "0.3"),
             (1.23456, 1, "1.23456", "2.23456"), (123456789, 1, "123456789", "123456790")]
    fake, browser = stage.show(given([
        line(at + 1, f"Row {at}", control("stepper", "n", number, st=step, l=f"Number {at}")) for at, (number, step, _, _) in enumerate(cases)]))
    for at, (_, _, before, after) in enumerate(cases):
        node = browser.named(f"Number {at}")
        same(f"number {at}", node.text, before)
        node.send_keys(Keys.ARROW_UP)
        same(f"number {at}, one step on", node.text, after)
        same("what is said of it", node.get_attribute("aria-valuenow"), after)


@check("A screen without a title leaves the tab none of the screen before it")
def untitled(stage):
    fake, browser = stage.show(numbered(1))
    same("title", browser.driver.title, "Test")
    for title in ({"title": ""}, {}, {"title": "Other"}):
        fake.send(["w", {"v": [1], "f": 1, "u": "/", "n": 1, **title}])
        browser.until("the title", lambda: browser.run("return document.title") == title.get("title", ""))


@check("A text of any length can be pasted into the search: it stays there as far as it can be sent")
def long_search(stage):
    for letter in ("z", "汉", '"'):
        fake, browser = stage.show(numbered(2), {"t": "Test", "q": {}})
        browser.run(f"window.isOld = true; {SEARCH}.focus(); document.execCommand('insertText', false, arguments[0])", letter * 300_000)
        browser.until("a search", lambda: any(each[0] == "f" for each in fake.heard))
        shown = browser.run(f"return {SEARCH}.value")
        same("what is said", [each[2] for each in fake.heard if each[0] == "f"], [shown])
        same("its letters", set(shown), {letter})
        same("whether it is short enough", 10_000 < len(json.dumps(shown, ensure_ascii=False).encode()) < fake.limit, True)
        same("lines", len(fake.hellos), 1)
        same("document", browser.run("return window.isOld"), True)


@check("A number can be negative on a phone: its keys have a minus")
def minus(stage):
    kinds = ("integer", "number")
    for platform, wanted in (("iPhone", [None, None]), ("Linux armv8l", ["numeric", "decimal"])):
        with on(stage.browser, platform):
            fake, browser = stage.show(given([line(at + 1, kind, control("field", "n", "1", l=kind, f=kind)) for at, kind in enumerate(kinds)]))
            same(platform, [browser.named(kind).get_attribute("inputmode") or None for kind in kinds], wanted)


@check("A long press on a button of a row is not one on the row, and a swipe can begin there")
def held_button(stage):
    items = [row(1, "One", l=1, a=control("button", "b", 0, t="Call", l="Call"), r={"t": [["Archive", 0]]}),
             row(2, "Two", l=1, a="i"), line(3, "Three", control("stepper", "s", 1, l="Count"), l=1)]
    fake, browser = stage.show(given(items), {"t": "Test", "lp": 0.2})
    browser.expect("Three")
    for name in ("Call", "Details Two", "Count"):
        browser.point(browser.named(name)).click_and_hold().perform()
        time.sleep(0.5)
        ActionChains(browser.driver, duration=0).release().perform()
    fake.wait("c", 1, "b")
    fake.wait("ti", 2)
    same("long presses", fake.count("l"), 0)
    browser.hold("One", 0.5)
    fake.wait("l", 1)
    browser.resize(400, 720, touch=True)
    try:
        browser.swipe(browser.named("Call"), -160)
        browser.press("Archive")
        fake.wait("a", 1, "t", 0)
        same("presses", fake.count("c", 1, "b"), 1)
    finally:
        browser.resize(420, 720)


@check("A search that is typed while another version comes is there in its document, and said again")
def searched_over(stage):
    for hides in ({}, {"hi": 1}):
        fake, browser = stage.show(numbered(3), {"t": "Test", "q": hides})
        browser.run("window.isOld = true")
        if hides:
            browser.press("Search")
        fake.refuses = True
        fake.cut()
        browser.expect("The server does not answer")
        browser.run(f"{SEARCH}.focus()")
        browser.keys("hello")
        fake.version = "2"
        fake.restart()
        fake.heard.clear()
        fake.refuses = False
        browser.until("a new page", lambda: browser.run("return window.isOld === undefined && document.body !== null"), limit=20)
        fake.wait("fb", 1)
        fake.wait("f", 1, "hello")
        same("search", browser.run(f"return [{SEARCH}.value, {SEARCH} === document.activeElement, {SEARCH}.checkVisibility()]"), ["hello", True, True])
        time.sleep(0.3)
        same("what is said of it", [each for each in fake.heard if each[0] == "f"], [["f", 1, "hello"]])
        same("kept", browser.run("return sessionStorage.getItem('typed')"), None)


@check("Return in a search that found nothing stays there, whatever comes, and leads to what was found")
def nothing_found(stage):
    fake, browser = stage.show(given([]), {"t": "Test", "q": {"ph": 2, "t": "zz"}})
    fake.answers_views = False
    browser.run(f"{SEARCH}.focus()")
    for key in (Keys.ENTER, Keys.ARROW_DOWN):
        browser.keys(key)
    fake.send(["x", 1, 2, 0, [[0, 0, [row(1, "One"), row(2, "Two")]]]])
    browser.expect("Two")
    time.sleep(0.3)
    same("focus", browser.run(f"return document.activeElement === {SEARCH}"), True)
    browser.keys(Keys.ENTER)
    browser.until("the first row", lambda: browser.focused() == "One")


@check("A jump to a row that comes later is none for who has gone elsewhere meanwhile")
def overtaken(stage):
    fake, browser = stage.show(numbered(1000), {"t": "Test", "q": {}})
    fake.answers_views = False
    browser.run("arguments[0].focus()", browser.row("Row 1"))
    browser.keys(Keys.END)
    browser.run(f"{SEARCH}.focus()")
    fake.send(["x", 1, 1000, 960, [[0, 40, [row(place + 1, f"Row {place + 1}") for place in range(960, 1000)]]]])
    browser.row("Row 1000")
    time.sleep(0.3)
    same("focus", browser.run(f"return document.activeElement === {SEARCH}"), True)


@check("A knob that is let go where it was taken shows what the server says after that")
def let_go(stage):
    fake, browser = stage.show(given([
        line(1, "Size", control("slider", "n", 5, lo=0, hi=10, st=1, l="Size")), row(2, "Other")]))
    knob = browser.named("Size")
    pointer = browser.point(knob).click_and_hold()
    for step in (40, 20, -20, -40):
        pointer.move_by_offset(step, 0)
    pointer.perform()
    fake.send(["p", 1, "b.3.3", 7], ["p", 2, "b.1", "First"])
    browser.row("First")
    same("a knob in hand", knob.get_property("value"), "5")
    ActionChains(browser.driver, duration=0).release().perform()
    browser.until("the value", lambda: knob.get_property("value") == "7")
    fake.send(["p", 1, "b.3.3", 9])
    browser.until("the value after it", lambda: knob.get_property("value") == "9")
    same("what is said of it", fake.count("c", 1), 0)
    browser.drag(knob, -30, 0)
    fake.wait("c", 1, "n")
    same("a knob that was moved", [each[3] for each in fake.heard if each[0] == "c"][0] < 9, True)


@check("The Return that ends a composition sends nothing, however the browser tells of it")
def composed(stage):
    fake, browser = stage.show(given([line(1, "Name", control("field", "n", "", l="Name")), row(2, "Other", t="a")]), {"t": "Form", "fo": 1, "cm": "leave"})
    browser.named("Name").click()
    browser.keys("x")
    fake.wait("y", 1, "n", "x")
    for key in ("Enter", "Escape"):
        for how in ({"keyCode": 229}, {"isComposing": True}):
            same(f"{key} {how}", press(browser, key, **how), False)
    same("what is said", [each for each in fake.heard if each[0] in ("c", "nf", "k")], [])
    same("Return", press(browser, "Enter", keyCode=13), True)
    fake.wait("nf", 1, "n")


@check("A letter with the option key of a Mac, or AltGr, is a letter like others, and with Alt it is the browser's")
def option(stage):
    option, third = {"altKey": True}, {"ctrlKey": True, "altKey": True, "modifierAltGraph": True}
    for platform, more, is_letter in (("MacIntel", option, True), ("Win32", option, False), ("Win32", third, True),
                                      ("MacIntel", {**option, "ctrlKey": True}, False), ("MacIntel", {**option, "metaKey": True}, False)):
        with on(stage.browser, platform):
            fake, browser = stage.show(numbered(2), {"t": "Test", "q": {}})
            browser.run("arguments[0].focus()", browser.row("Row 1"))
            same(f"{platform} {more}", press(browser, "@", **more), is_letter)
            same("search", browser.run(f"return {SEARCH}.value"), "@" if is_letter else "")
            if is_letter:
                fake.wait("f", 1, "@")


@check("The rest of a word goes nowhere when the row of its field leaves, letters with the option key included")
def option_rest(stage):
    with on(stage.browser, "MacIntel"):
        fake, browser = stage.show(given([line(1, "Name", control("field", "n", "", l="Name")), row(2, "Other", t="a")]), {"t": "Test", "q": {}})
        browser.named("Name").click()
        browser.keys("a")
        fake.wait("y", 1, "n", "a")
        fake.lists.update(given([row(2, "Other", t="a")]))
        fake.send(["x", 1, 1, 0, [[0, 1, []]]])
        browser.until("one row", lambda: browser.rows() == ["Other"])
        same("a letter", press(browser, "@", altKey=True), True)
        same("search", browser.run(f"return {SEARCH}.value"), "")


@check("A bar button that shows a picture has its name in the menu of those without room, too")
def overflowing(stage):
    buttons = [["e", ["i", "", {"n": "star"}], "Favorite", 0], ["e", ["h", ["i", "", {"n": "flag"}], ["b", "3"]], "Flagged", 0],
               ["t", "A button with many words", "Said otherwise", 0], ["t", "Another button with many words", "", 0]]
    fake, browser = stage.show(numbered(1), {"t": "A title with so many words that none are left", "r": buttons})
    browser.press("More")
    browser.until("the menu", lambda: browser.run("return document.querySelector('.menu') !== null"))
    same("entries", browser.run("return [...document.querySelectorAll('.menu button')].map((each) => each.textContent)"),
         ["Favorite", "Flagged", "A button with many words", "Another button with many words"])
    browser.press("Favorite")
    fake.wait("b", 1, "r", 0, "Favorite")


@check("A title that is a picture has the name of its screen, and one with words says those")
def pictured_title(stage):
    star = ["i", "", {"n": "star"}]
    for view, wanted in ((star, "Home"), (["h", star, text("Inbox, 3 unread")], None)):
        fake, browser = stage.show(numbered(1), {"t": "Home", "tv": view})
        same("name", browser.run("return document.querySelector('h1').getAttribute('aria-label')"), wanted)
    fake.send(["d", 1, {"tv": None}])
    browser.expect_title("Home")


@check("Words and a language that change while the page is there are those of all rows and bars at once")
def other_words(stage):
    items = [row(1, "One", r={"m": [["Share", 0]]}), line(2, "Two", control("stepper", "s", 1.5, l="Count")),
             line(3, "Three", control("field", "n", "", l="Name"))]
    fake, browser = stage.show(given(items), {"t": "Test", "oe": 1, "q": {"ph": 1}})
    browser.named("Name").click()
    browser.keys("typed")
    fake.wait("y", 3, "n", "typed")
    _, hello = fake.hello()
    fake.send(["h", {**hello, "l": "de", "a": fake.carried_out, "words": {**hello["words"], "more": "Mehr", "edit": "Bearbeiten"}}])
    browser.named("Bearbeiten")
    same("row", browser.run("return document.querySelector('.more').ariaLabel"), "Mehr One")
    same("number", browser.named("Count").text, "1,5")
    same("field", browser.run("return document.activeElement.value"), "typed")
    same("language", browser.run("return document.documentElement.lang"), "de")


@check("The tab key stops at no control that cannot be used, and in a list at those of one row alone, whatever changes")
def stops(stage):
    def items(disabled):
        more = {"d": 1} if disabled else {}
        return [line(at, f"Row {at}", control("stepper", "s", 1, l=f"Count {at}", **more), control("rating", "r", 1, n=3, l=f"Stars {at}", **more))
                for at in (1, 2)]
    stops = "return [...document.querySelectorAll('.row [role=spinbutton], .row [role=slider]')].filter((each) => each.tabIndex === 0).map((each) => each.ariaLabel)"
    for chrome, wanted in (({}, ["Count 1", "Stars 1"]), ({"fo": 1}, ["Count 1", "Stars 1", "Count 2", "Stars 2"])):
        for disabled in (False, True):
            fake, browser = stage.show(given(items(disabled)), {"t": "Test", **chrome})
            browser.expect("Row 2")
            same(f"stops in {chrome}", browser.run(stops), [] if disabled else wanted)
            fake.send(["p", 2, "b.3.3", 2], ["p", 1, "b.3.3", 2])
            browser.until("the number", lambda: browser.named("Count 1").text == "2")
            same(f"stops in {chrome} after a change", browser.run(stops), [] if disabled else wanted)
