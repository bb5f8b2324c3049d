"""Checks of what comes late, or has changed while a page was open, a part of Tests/Web/page."""

from alone import numbered
from checks import Checks, same

check = Checks()


@check("A chooser that a browser would not show any more, so long after the press, is answered at once")
def late_chooser(stage):
    fake, browser = stage.show(numbered(1))
    browser.run("Object.defineProperty(navigator, 'userActivation', { value: { isActive: false }, configurable: true })")
    fake.send(["up", "late", [], 100])
    fake.wait("up", "late", 2)
    same("choosers", browser.run("return document.querySelectorAll('input[type=file]').length"), 0)
    same("complaints", browser.errors(), [])


@check("The time zone is told again when the line is another one, and when the tab is seen again")
def travel(stage):
    fake, browser = stage.show(numbered(1))
    try:
        browser.command("Emulation.setTimezoneOverride", timezoneId="Asia/Tokyo")
        browser.run("document.dispatchEvent(new Event('visibilitychange'))")
        fake.wait("tz", "Asia/Tokyo")
        browser.command("Emulation.setTimezoneOverride", timezoneId="America/Lima")
        fake.cut()
        fake.wait("tz", "America/Lima")
    finally:
        browser.command("Emulation.setTimezoneOverride", timezoneId="")
