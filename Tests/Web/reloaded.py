"""The law of the page that is loaded again: after any steps it shows what it showed before."""

import difflib
import pathlib
import random
import time

from chromium import Chromium, Keys, Missing
from stage import opened
from selenium.common.exceptions import WebDriverException

LOOK = (pathlib.Path(__file__).resolve().parent / "look.js").read_text(encoding="utf-8")
# A reload hides again what an eye showed, and closes what lies above the page.
THINGS = Chromium.TOP + """
  return [...top.querySelectorAll('button:not(.eye, .back), input:not([type=file]), textarea, [role=slider], .row:not(.edge)')]
    .filter((node) => {
      const box = node.getBoundingClientRect();
      return node.checkVisibility() && !node.disabled && box.top >= 0 && box.bottom <= innerHeight;
    })"""
WORDS = "return [...document.querySelectorAll('h1')].some((node) => node.textContent)"
WAITING = "return [...document.querySelectorAll('.turning, .spinner')].some((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))"
NAME = "return arguments[0].getAttribute('aria-label') ?? arguments[0].textContent.trim().slice(0, 40)"


def looked(browser):
    """What the page shows once it is at rest."""
    lines = None
    for _ in range(100):
        time.sleep(0.1)
        is_answered = browser.is_answered()
        now = browser.run(LOOK)
        if is_answered and now == lines and not browser.run(WAITING):
            return now
        lines = now
    return lines


def step(browser, dice):
    """Does something that a person could do, and says what."""
    if dice.random() < 0.2:
        key = dice.choice(("ARROW_DOWN", "ARROW_UP", "ARROW_LEFT", "ARROW_RIGHT", "ENTER", "SPACE", "TAB", "ESCAPE"))
        browser.keys(getattr(Keys, key))
        return key
    things = browser.run(THINGS)
    if not things:
        browser.keys(Keys.ESCAPE)
        return "ESCAPE"
    node = dice.choice(things)
    name = browser.run(NAME, node)
    is_text = node.tag_name == "textarea" or node.get_attribute("class").startswith("field")
    node.click()
    if is_text:
        browser.keys(dice.choice(("a", "7", "Zoë", " ", "12:30")), dice.choice((Keys.ENTER, Keys.TAB)))
    return name


def close_others(browser, own):
    """Closes the tabs that a link has opened, behind which the page would not be drawn."""
    for other in browser.driver.window_handles:
        if other != own:
            browser.driver.switch_to.window(other)
            browser.driver.close()
    browser.driver.switch_to.window(own)


def shows_the_same(stage, demo, title, seed, rounds):
    dice = random.Random(f"{seed} {demo}")
    browser = opened(stage, demo, title)
    own = browser.driver.current_window_handle
    did = []
    for _ in range(rounds):
        for _ in range(dice.randint(1, 3)):
            try:
                did.append(step(browser, dice))
            except WebDriverException as error:
                # What was about to be used may have gone, or lie below something, as for a person.
                did.append(type(error).__name__)
            close_others(browser, own)
        before = looked(browser)
        browser.driver.refresh()
        browser.until("the words of the page", lambda: browser.run(WORDS))
        after = looked(browser)
        if before != after:
            lines = list(difflib.unified_diff(before, after, lineterm="", n=0))[2:40]
            raise Missing(f"seed {seed}, {demo}, {did}: " + " / ".join(lines))
