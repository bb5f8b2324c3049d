"""Checks of what a page has from before, and shows again or means still, a part of Tests/Web/page."""

import time

from alone import control, given, numbered, row, text
from checks import Checks, same
from selenium.webdriver.common.action_chains import ActionChains

check = Checks()


def window(page, *pages, **more):
    return ["w", {"v": [page], "f": page, "u": "/", "n": len(pages), "o": list(pages), **more}]


@check("A screen that is open shows again, however many were opened and closed above it meanwhile")
def many_screens(stage):
    fake, browser = stage.show(numbered(3))
    for page in range(2, 60):
        fake.send(["s", page, {"t": f"Screen {page}"}], ["x", page, 1, 0, [[0, 0, [row(page * 10, f"Of {page}")]]]], window(page, *{1, 2, page}))
        browser.expect(f"Of {page}")
        fake.send(window(2, 1, 2))
    fake.send(window(1, 1))
    browser.until("the first screen", lambda: browser.rows() == ["Row 1", "Row 2", "Row 3"])
    browser.expect_title("Test")
    # One that has gone is known no more.
    fake.send(["d", 59, {"t": "Other"}], window(59, 1, 59))
    browser.until("nothing of it", lambda: browser.rows() == [])
    same("complaints", browser.errors(), [])


@check("Choices that are named anew show at once, and the one that is chosen is the one that was seen")
def renamed(stage):
    for kind in ("menu", "segments"):
        fake, browser = stage.show(given([
            {"i": 1, "b": ["h", text("City"), ["_"], control(kind, "m", 0, c=["Any", "Rome", "Milan"], l="City")]}]))
        browser.expect("City")
        titles = "return [...document.querySelectorAll('.segments label, option:not([hidden])')].map((each) => each.textContent)"
        for other in (["Oslo", "Bergen"], ["Paris", "Lyon"]):
            fake.send(["p", 1, "b.3.4.c.1", other[0], "b.3.4.c.2", other[1]])
            browser.until("the new ones", lambda: browser.run(titles) == ["Any", *other])
        if kind == "menu":
            browser.named("City").send_keys("L")
        else:
            browser.press("Lyon")
        fake.wait("c", 1, "m", 2, "Lyon")


@check("A notice whose time is over while its screen is out of view does not come back")
def late_notice(stage):
    fake, browser = stage.show(numbered(1))
    fake.send(["d", 1, {"no": ["Deleted", 0, 1, 1]}])
    browser.expect("Deleted")
    fake.send(["s", 2, {"t": "Other"}], ["x", 2, 0, 0], window(2, 1, 2))
    fake.wait("dn", 1)
    fake.send(window(1, 1), ["d", 1, {"t": "Again"}])
    browser.expect_title("Again")
    same("notices", browser.run("return document.querySelectorAll('.notice:not([hidden])').length"), 0)
    fake.send(["d", 1, {"no": ["Deleted", 0, 1, 2]}])
    browser.until("another one", lambda: browser.run("return document.querySelectorAll('.notice:not([hidden])').length") == 1)


@check("A row that is held while the server is started anew lands nowhere by numbers of before")
def dragged_over(stage):
    items = [row(place, f"Row {place}", m=1) for place in range(1, 6)]
    fake, browser = stage.show(given(items), {"t": "Test", "ed": 1})
    browser.expect("Row 5")
    handle = browser.run("return document.querySelectorAll('.handle')[1]")
    ActionChains(browser.driver, duration=50).click_and_hold(handle).move_by_offset(0, 30).move_by_offset(0, 60).perform()
    fake.wait("mt", 2)
    fake.lists.update(given([row(place, f"Row {6 - place}", m=1) for place in range(1, 6)]))
    fake.restart()
    browser.until("the rows of then", lambda: browser.rows()[:1] == ["Row 5"], limit=20)
    ActionChains(browser.driver, duration=0).release().perform()
    time.sleep(0.3)
    same("moves", fake.count("m"), 0)
    same("rows in hand", browser.run("return document.querySelectorAll('.dragged').length"), 0)
    same("complaints", browser.errors(), [])


@check("A page that rests comes back when it is seen again, or a wheel turns")
def rested(stage):
    for event in ("document.dispatchEvent(new Event('visibilitychange'))", "document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true }))"):
        fake, browser = stage.show(numbered(3))
        browser.expect("Row 3")
        fake.end_all(4408)
        time.sleep(0.5)
        same("lines while it rests", len(fake.hellos), 1)
        browser.run(event)
        browser.until("a line", lambda: len(fake.hellos) == 2)
        time.sleep(0.3)
        same("lines", len(fake.hellos), 2)


@check("The tab with the focus keeps it when the badge of another one changes")
def tab_focus(stage):
    fake, browser = stage.show(numbered(1))
    fake.send(window(1, 1, tabs=[["Mail"], ["Other"]], tab=0))
    browser.expect("Other")
    browser.run("document.querySelectorAll('.tabs button')[1].focus()")
    fake.send(window(1, 1, tabs=[["Mail", "3"], ["Other"]], tab=0))
    browser.expect("3")
    same("focus", browser.run("return document.activeElement.textContent"), "Other")


@check("A long list that is dragged through on a fast screen asks for its rows some times a second, and has them at the end")
def dragged_fast(stage):
    fake, browser = stage.show(numbered(20_000))
    browser.expect("Row 1")
    before = fake.count("v")
    browser.driver.execute_async_script("""
      const [done] = arguments;
      const list = document.querySelector(".list");
      const start = performance.now();
      (function step() {
        const time = performance.now() - start;
        list.scrollTop = (list.scrollHeight * time) / 2000;
        // A frame is drawn, as by a screen that draws more of them.
        list.dispatchEvent(new Event("scroll"));
        if (time < 2000) setTimeout(step, 3);
        else done();
      })()""")
    count = fake.count("v") - before
    same(f"fewer than the server takes, {count}", 20 < count < 80, True)
    browser.run("document.querySelector('.list').scrollTop = 1e9")
    browser.expect("Row 20000")
