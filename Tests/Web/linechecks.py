"""Checks of a line on which everything takes long, a part of Tests/Web/page."""

import time

from alone import numbered
from checks import Checks, same

check = Checks()
OFFLINE = "The server does not answer"


@check("A line with a long delay is there after a few tries, and what is done on it is not taken for lost")
def slow(stage):
    fake, browser = stage.show(numbered(3))
    browser.expect("Row 3")
    fake.lag = 1.9
    fake.cut()
    browser.expect(OFFLINE)
    browser.expect_no(OFFLINE, limit=25)
    lines = len(fake.hellos)
    browser.tap("Row 2")
    fake.wait("t", 2)
    time.sleep(fake.lag)
    same("lines", len(fake.hellos), lines)
    same("taps", fake.count("t", 2), 1)
    same("whether it is said to be broken", browser.is_there(OFFLINE), False)


@check("Where a line is quick again, an end of the server is noticed as soon as before")
def quick_again(stage):
    fake, browser = stage.show(numbered(3))
    browser.expect("Row 3")
    fake.lag = 1.2
    fake.cut()
    browser.until("another line", lambda: len(fake.sockets) == 1 and len(fake.hellos) > 1 and not browser.is_there(OFFLINE), limit=25)
    # Nothing overtakes what is on its way.
    time.sleep(fake.lag)
    fake.lag = 0
    # A page looks at once whether its line is there.
    browser.run("dispatchEvent(new Event('online'))")
    time.sleep(0.3)
    fake.is_mute = True
    browser.tap("Row 2")
    begin = time.monotonic()
    browser.expect(OFFLINE)
    same("whether it was noticed soon", time.monotonic() - begin < 2.2, True)


@check("A line that does not open is given up at once where the browser has another network")
def other_network(stage):
    fake, browser = stage.show(numbered(3))
    browser.expect("Row 3")
    fake.lag = 60
    fake.cut()
    browser.expect(OFFLINE)
    # By then a try has several seconds.
    time.sleep(7)
    fake.lag = 0
    tries = fake.requests.count("/live")
    browser.run("dispatchEvent(new Event('online'))")
    browser.expect_no(OFFLINE, limit=1.5)
    same("tries", fake.requests.count("/live"), tries + 1)
