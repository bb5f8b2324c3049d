"""Checks of what a person has given and the server may not have, a part of Tests/Web/page."""

import time

from alone import control, given, row, text
from checks import Checks, same
from chromium import Keys

check = Checks()
WINDOW = {"v": [1], "f": 1, "u": "/", "n": 1, "title": "Test"}


def field(handle, name, **more):
    return {"i": handle, "b": ["h", text(name), ["_"], control("field", "n", "", l=name, **more)]}


def asks(browser):
    """Whether the browser is to ask before the page goes."""
    return browser.run("return !dispatchEvent(new Event('beforeunload', { cancelable: true }))")


@check("Who leaves the page is asked while something is unsaved, and at no other time")
def leaving(stage):
    fake, browser = stage.show(given([field(1, "Name")]), {"t": "Form", "fo": 1})
    same("nothing given", asks(browser), False)
    fake.send(["w", {**WINDOW, "us": 1}])
    browser.until("a form with drafts", lambda: asks(browser))
    fake.send(["w", WINDOW])
    browser.until("a form without", lambda: not asks(browser))
    browser.named("Name").click()
    browser.keys("a")
    fake.wait("y", 1, "n", "a")
    browser.until("an answer", lambda: not asks(browser))
    browser.compose("b")
    same("a letter that is being composed", asks(browser), True)
    browser.insert("b")
    browser.until("an answer", lambda: not asks(browser))
    fake.is_mute = True
    browser.keys("c")
    same("a text without an answer", asks(browser), True)
    fake.is_mute = False
    fake.cut()
    browser.until("an answer on another line", lambda: not asks(browser))
    fake.send(["w", {**WINDOW, "us": 1}])
    browser.until("a form with drafts", lambda: asks(browser))
    fake.end_all(1000)
    browser.expect("Ended.")
    same("a window that has ended", asks(browser), False)


@check("A page that loads itself again does not ask")
def again(stage):
    fake, browser = stage.show(given([field(1, "Name")]), window={**WINDOW, "us": 1})
    browser.until("a form with drafts", lambda: asks(browser))
    browser.run("addEventListener('beforeunload', (event) => sessionStorage.asked = event.defaultPrevented)")
    fake.version = "2"
    fake.cut()
    browser.until("another document", lambda: browser.run("return sessionStorage.asked"))
    same("asked", browser.run("return sessionStorage.asked"), "false")
    browser.run("delete sessionStorage.asked")


@check("A field from which a form is saved keeps the focus, and what is typed next")
def saved(stage):
    fake, browser = stage.show(given([field(1, "Name"), field(2, "Code", f="secure")]), {"t": "Form", "fo": 1, "cm": "save"})
    for handle, name in ((1, "Name"), (2, "Code")):
        browser.named(name).click()
        browser.keys("ab")
        fake.heard.clear()
        browser.chord(Keys.CONTROL, "s")
        fake.wait("k", 1, "save")
        same("order", [each[0] for each in fake.heard if each[0] in "ck"], ["c", "k"])
        same("given", [each for each in fake.heard if each[0] == "c"], [["c", handle, "n", "ab"]])
        same("focus", browser.focused(), name)
        browser.keys("z")
        fake.wait("y", handle, "n", "abz")


@check("Two boxes with nothing between them have a gap")
def gap(stage):
    def boxes():
        return browser.run("""
          const rows = [...document.querySelectorAll('.row')].map((row) => row.getBoundingClientRect());
          rows.sort((one, other) => one.top - other.top);
          return rows.slice(1).map((row, place) => Math.round(row.top - rows[place].bottom))""")
    items = [row(1, "One", o=1), row(2, "Two"), row(3, "Three", o=1), row(4, "Four")]
    fake, browser = stage.show(given(items), {"t": "Test", "st": "g"})
    browser.until("a gap", lambda: boxes() == [0, 20, 0])
    height = "return document.querySelector('.space').offsetHeight"
    whole = browser.run(height)
    fake.send(["d", 1, {"st": None}])
    browser.until("no gap in a plain list", lambda: boxes() == [0, 0, 0] and browser.run(height) == whole - 20)
