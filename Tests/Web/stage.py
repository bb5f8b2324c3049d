"""demo-web and a Chromium before it, and the ways between its demos."""

import os
import re
import signal
import subprocess
import tempfile
import time

from chromium import Chromium, Missing
from wire import Wire


class Program:
    """demo-web, with to-dos of its own."""

    def __init__(self, path, uses_tree):
        self.path = path
        self.wire = None
        self.uses_tree = uses_tree
        self.data = tempfile.TemporaryDirectory()
        self.port = 0
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [self.path, "gallery", "--port", str(self.port), "--inspector"], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True, cwd=self.data.name,
            env=dict(os.environ, TABLESCREEN_DEMO_DATA=self.data.name, LANG="en_US.UTF-8", TZ="UTC"))
        line = self.process.stdout.readline()
        found = re.match(r"http://127\.0\.0\.1:(\d+)/\S*", line)
        if not found:
            self.kill()
            raise Missing(f"an address, but {line!r}")
        self.port = int(found.group(1))
        self.invitation = found.group(0)
        self.wire = self.wire or Wire(self.port, self.uses_tree)
        self.invitation = self.invitation.replace(str(self.port), str(self.wire.port))

    def kill(self):
        self.process.kill()
        self.process.wait()

    def end(self):
        """Ends it as a service manager would, and returns its status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(10)


class Stage:
    def __init__(self, path, uses_tree):
        self.program = Program(path, uses_tree)
        self.browser = None
        try:
            self.browser = Chromium(420, 760)
            self.browser.set_dark(False, still=True)
            self.browser.open(self.program.invitation)
            self.browser.expect_title("Gallery")
            self.browser.until("a line", self.is_greeted)
        except BaseException:
            # Nobody has the stage yet, and could end it.
            self.program.kill()
            if self.browser:
                self.browser.close()
            raise

    def is_greeted(self):
        return self.browser.run("return Boolean(sessionStorage.getItem('session'))")

    def end(self):
        self.browser.close()
        if self.program.process.poll() is None:
            self.program.end()


def home(stage):
    """Goes back to the gallery, by whatever leads there."""
    browser = stage.browser
    # A page that was just loaded leads nowhere before the server has said which window goes on.
    browser.until("all answers", browser.is_answered)
    for _ in range(12):
        if browser.title() == "Gallery":
            if browser.run("return document.querySelectorAll('.tabs:not([hidden]) button').length"):
                browser.press("Close tabs")
                browser.until("one tab", lambda: not browser.run(
                    "return document.querySelectorAll('.tabs:not([hidden]) button').length"))
            return
        if browser.run("return document.querySelector('dialog.question[open]') != null"):
            browser.run("""const node = document.querySelector('dialog.question[open]');
              (node.querySelector('.destructive') ?? node.querySelector('.push')).click()""")
        elif browser.run("return document.querySelectorAll('.tabs:not([hidden]) button').length"):
            browser.press("Gallery")
        else:
            browser.run(Chromium.TOP + "[...top.querySelectorAll('.back')].find((each) => each.checkVisibility())?.click()")
        time.sleep(0.25)
    raise Missing(f"the gallery, but {browser.title()}")


def opened(stage, demo, title=None):
    browser = stage.browser
    browser.tap(demo)
    browser.expect_title(title or demo)
    settle(browser)
    return browser


def settle(browser):
    """Waits until the rows in view are no others any more: some are read first."""
    browser.run("for (const row of document.querySelectorAll('.row')) row.isSeen = true")
    for _ in range(20):
        time.sleep(0.12)
        if browser.run("""const rows = [...document.querySelectorAll('.row')];
            const isCalm = rows.every((row) => row.isSeen);
            for (const row of rows) row.isSeen = true;
            return isCalm"""):
            return
