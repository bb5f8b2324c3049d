"""A real Chromium, driven by what a person reads on the page."""

import contextlib
import pathlib
import time

from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException, WebDriverException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

LIMIT = 10
ANSWERS = (pathlib.Path(__file__).resolve().parent / "answers.js").read_text(encoding="utf-8")


class Missing(Exception):
    pass


class Chromium:
    def __init__(self, width=420, height=720, dark=False, touch=False, arguments=()):
        options = webdriver.ChromeOptions()
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                         "--disable-dev-shm-usage", "--force-device-scale-factor=1", "--lang=en", *arguments):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)
        self.command("Page.addScriptToEvaluateOnNewDocument", source=ANSWERS)
        self.resize(width, height, touch)
        self.set_dark(dark)

    def close(self):
        self.driver.quit()

    def command(self, name, **parameters):
        return self.driver.execute_cdp_cmd(name, parameters)

    def resize(self, width, height, touch=False):
        self.command(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=touch)
        self.command("Emulation.setTouchEmulationEnabled", enabled=touch)
        # What is clicked meanwhile is where it was, and the click beside it.
        self.until("the width", lambda: touch or self.run("return innerWidth === arguments[0]", width))
        self.driver.execute_async_script(
            "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()))")

    def set_dark(self, is_dark, still=False):
        features = [{"name": "prefers-color-scheme", "value": "dark" if is_dark else "light"}]
        if still:
            features.append({"name": "prefers-reduced-motion", "value": "reduce"})
        self.command("Emulation.setEmulatedMedia", features=features)
        # Short transitions, too, show the colors of before until a frame is drawn.
        if still:
            self.until("all to stand still", lambda: self.run(
                "return document.getAnimations().every((each) => each.playState !== 'running'"
                " || each.effect.getComputedTiming().endTime === Infinity)"))

    def open(self, address):
        self.driver.get(address)

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    # What is there.

    def is_answered(self):
        """Whether all that was asked of the server is carried out."""
        return self.run("return answers.isGreeted && answers.carriedOut >= answers.asked")

    def errors(self):
        """What the page complained about, but for lines that were refused or broken, and questions that nobody would answer."""
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"
                and "/live" not in entry["message"] and "'beforeunload' confirmation" not in entry["message"]]

    def until(self, what, condition, limit=LIMIT):
        """Waits until a condition holds, and returns what it is; says what was awaited, which a function may put together then."""
        end = time.monotonic() + limit
        while True:
            try:
                found = condition()
            except StaleElementReferenceException:
                found = None
            if found:
                return found
            if time.monotonic() > end:
                raise Missing(what() if callable(what) else what)
            time.sleep(0.02)

    TOP = "const top = [...document.querySelectorAll('dialog[open]')].pop() ?? document.body;"

    def rows(self):
        """The texts of the rows in view, from the top down."""
        return self.run(self.TOP + """
          return [...top.querySelectorAll('.row:not(.edge)')].map((row) => [row.getBoundingClientRect().top, row])
            .sort((one, other) => one[0] - other[0])
            .map(([, row]) => [...row.querySelectorAll('.text')].map((text) => text.textContent).join(' | '))""")

    def find(self, script, what, *arguments):
        return self.until(what, lambda: self.run(self.TOP + script, *arguments))

    def row(self, name):
        """The row that has that text, or that name."""
        return self.find("""
          const found = [...top.querySelectorAll('.row:not(.edge)')].filter((row) =>
            row.checkVisibility() && (row.getAttribute('aria-label') === arguments[0]
            || [...row.querySelectorAll('.text')].some((text) => text.textContent === arguments[0])));
          return found[0]""", f"row {name}", name)

    def named(self, name, within=None):
        """The control that has that name."""
        return self.find("""
          const named = (node) => node.getAttribute('aria-label') ?? node.placeholder ?? node.textContent.trim();
          const all = [...(arguments[1] ?? top).querySelectorAll(
            'button, input, textarea, select, a, [role=slider], [role=spinbutton], [role=menuitem]')]
            .filter((node) => node.checkVisibility());
          const labels = [...(arguments[1] ?? top).querySelectorAll('label')].filter((node) =>
            node.checkVisibility() && node.textContent.trim() === arguments[0]);
          return all.find((node) => named(node) === arguments[0]) ?? labels[0]
            ?? all.find((node) => named(node).startsWith(arguments[0]))""", f"control {name}", name, within)

    def title(self):
        return self.run(self.TOP + """
          const pages = [...top.querySelectorAll('.page h1')];
          return pages.length ? pages[pages.length - 1].textContent : null""")

    def is_there(self, text):
        return self.run(self.TOP + "return top.innerText.includes(arguments[0])", text)

    def expect_title(self, title):
        self.until(f"title {title}, but {self.title()}", lambda: self.title() == title)

    def expect(self, text, limit=LIMIT):
        self.until(f"text {text}", lambda: self.is_there(text), limit)

    def expect_no(self, text, limit=LIMIT):
        self.until(f"no text {text}", lambda: not self.is_there(text), limit)

    # What a person does.

    def still(self, node):
        """The node in view, once it stands where it stood two frames before: what is aimed at while rows are placed is missed."""
        for _ in range(100):
            if self.driver.execute_async_script("""
              const [node, done] = arguments;
              node.scrollIntoView({ block: "nearest", inline: "nearest" });
              const place = () => JSON.stringify(node.getBoundingClientRect());
              const before = place();
              requestAnimationFrame(() => requestAnimationFrame(() => done(place() === before)))""", node):
                return node
        raise Missing("a place that stays")

    def press(self, name, within=None):
        self.retry(lambda: self.named(name, within).click())

    def tap(self, name):
        self.retry(lambda: self.point(self.row(name)).click().perform())

    def point(self, node):
        return ActionChains(self.driver, duration=0).move_to_element(self.still(node))

    def retry(self, work):
        """Does it again where the node was just replaced."""
        for _ in range(5):
            try:
                return work()
            except StaleElementReferenceException:
                time.sleep(0.05)
        return work()

    def keys(self, *keys):
        ActionChains(self.driver, duration=0).send_keys(*keys).perform()

    def chord(self, *keys):
        """Presses the last key while the others are held."""
        actions = ActionChains(self.driver, duration=0)
        for key in keys[:-1]:
            actions.key_down(key)
        actions.send_keys(keys[-1])
        for key in keys[:-1]:
            actions.key_up(key)
        actions.perform()

    def hold(self, name, seconds=0.8):
        self.point(self.row(name)).click_and_hold().perform()
        time.sleep(seconds)
        ActionChains(self.driver, duration=0).release().perform()

    def menu(self, name):
        self.point(self.row(name)).context_click().perform()

    def focused(self):
        """The name, or the text, of what has the focus."""
        return self.run("""
          const node = document.activeElement;
          return node.getAttribute('aria-label') ?? node.placeholder ?? node.querySelector('.text')?.textContent
            ?? node.textContent""")

    def compose(self, text):
        """Types as an input method does, without ending the composition."""
        self.command("Input.imeSetComposition", text=text, selectionStart=len(text), selectionEnd=len(text))

    def insert(self, text):
        self.command("Input.insertText", text=text)

    def drag(self, node, dx, dy, steps=8):
        chain = ActionChains(self.driver, duration=20).move_to_element(self.still(node)).click_and_hold()
        for _ in range(steps):
            chain.move_by_offset(dx / steps, dy / steps)
        chain.release().perform()

    def lift(self, node, target, steps=8):
        """Takes a node with the pointer, and goes to the middle of another one."""
        def middle(each):
            return each.rect["y"] + each.rect["height"] / 2
        chain = ActionChains(self.driver, duration=20).move_to_element(self.still(node)).click_and_hold()
        for _ in range(steps):
            chain.move_by_offset(0, round((middle(target) - middle(node)) / steps))
        chain.perform()

    def drop(self):
        ActionChains(self.driver, duration=0).release().perform()

    def swipe(self, node, dx, dy=0, steps=8):
        """A finger on a node."""
        x, y = self.run(
            "const box = arguments[0].getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]",
            node)
        def touch(kind, *points):
            self.command("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y} for x, y in points])
        touch("touchStart", (x, y))
        for step in range(1, steps + 1):
            touch("touchMove", (x + dx * step / steps, y + dy * step / steps))
            time.sleep(0.016)
        touch("touchEnd")

    @contextlib.contextmanager
    def offline(self):
        def emulate(is_off):
            self.command(
                "Network.emulateNetworkConditions", offline=is_off, latency=0, downloadThroughput=-1,
                uploadThroughput=-1)
        self.command("Network.enable")
        emulate(True)
        try:
            yield
        finally:
            emulate(False)

    def picture(self, path):
        self.driver.save_screenshot(str(path))
