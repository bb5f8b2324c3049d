#!/usr/bin/python3
"""Drives the real demo-gtk by the names that a screen reader says, by keys and by the pointer.

usage: drive.py PROGRAM STEPS [ARGUMENT...]

An argument {server} is the address of a server that answers when a step says so, and as it says.

STEPS is a file with one step a line; see the functions of Driver. Each step waits for what it needs, and fails
only where that does not come within LIMIT seconds: no step races the program. Exit status 1 names the step.
"""

import http.server
import os
import shlex
import subprocess
import sys
import tempfile
import threading
import time

import pyatspi
from gi.repository import Atspi

LIMIT = float(os.environ.get("DRIVE_LIMIT", "90"))
WINDOW = pyatspi.WINDOW_COORDS


class Missing(Exception):
    pass


class Server:
    """Holds each request until its answer is given."""

    def __init__(self):
        changed = self.changed = threading.Condition()
        self.count = 0
        answers = self.answers = {}
        server = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                with changed:
                    server.count += 1
                    number = server.count
                    changed.wait_for(lambda: number in answers, LIMIT)
                    status, body = answers.get(number, (500, ""))
                data = body.encode()
                try:
                    self.send_response(status)
                    self.send_header("Content-Length", str(len(data)))
                    self.end_headers()
                    self.wfile.write(data)
                except OSError:
                    pass  # Who asked has gone away, as who cancels does.

            def log_message(self, *_):
                pass

        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.http.daemon_threads = True
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.http.server_address[1]}/table.json"


class Browser:
    """What opens addresses on this desktop: it only writes down what it was asked for."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.asked = os.path.join(self.folder.name, "asked")
        folder = os.path.join(self.folder.name, "applications")
        os.mkdir(folder)
        script = os.path.join(self.folder.name, "browser")
        with open(script, "w", encoding="utf-8") as file:
            file.write(f'#!/bin/sh\necho "$1" >>{self.asked}\n')
        os.chmod(script, 0o755)
        with open(os.path.join(folder, "browser.desktop"), "w", encoding="utf-8") as file:
            file.write(f"[Desktop Entry]\nType=Application\nName=Browser\nExec={script} %u\n"
                       "MimeType=x-scheme-handler/http;x-scheme-handler/https;\n")
        with open(os.path.join(folder, "mimeapps.list"), "w", encoding="utf-8") as file:
            file.write("[Default Applications]\nx-scheme-handler/http=browser.desktop\n"
                       "x-scheme-handler/https=browser.desktop\n")

    def opened(self):
        try:
            with open(self.asked, encoding="utf-8") as file:
                return file.read().splitlines()
        except FileNotFoundError:
            return []


class Driver:
    def __init__(self, program, arguments):
        self.server = Server()
        self.browser = Browser()
        arguments = [self.server.address if each == "{server}" else each for each in arguments]
        self.errors = tempfile.TemporaryFile()
        self.app = subprocess.Popen(
            [program] + arguments, stdin=subprocess.DEVNULL, stderr=self.errors,
            env=dict(os.environ, XDG_DATA_HOME=self.browser.folder.name))

    # What is on screen.

    def windows(self):
        for app in pyatspi.Registry.getDesktop(0):
            try:
                if app is not None and app.get_process_id() == self.app.pid:
                    # What was read before would be remembered.
                    app.clear_cache()
                    app.set_cache_mask(Atspi.Cache.NONE)
                    return [window for window in app if window is not None]
            except Exception:
                continue
        return []

    def window(self):
        """The window in front: the last one that is there."""
        windows = [w for w in self.windows() if w.getState().contains(pyatspi.STATE_SHOWING)]
        if not windows:
            raise Missing("a window")
        active = [w for w in windows if w.getState().contains(pyatspi.STATE_ACTIVE)]
        return active[-1] if active else windows[-1]

    def nodes(self):
        waiting = list(self.windows())
        while waiting:
            node = waiting.pop()
            try:
                yield node
                waiting += [child for child in node if child is not None][::-1]
            except Exception:
                continue

    @staticmethod
    def named(node, name):
        # A row says its title first; the button of a toast says its title twice.
        if name.endswith("*") and not name.endswith(" *"):
            return node.name.startswith(name[:-1])
        return node.name in (name, f"{name} {name}") or node.name.startswith(name + ",")

    def find(self, name, *roles):
        if self.app.poll() is not None:
            raise SystemExit(f"the program ended with status {self.app.returncode}")
        for node in self.nodes():
            try:
                if roles and node.getRoleName() not in roles:
                    continue
                if self.named(node, name):
                    return node
            except Exception:
                continue
        raise Missing(name)

    def row(self, name):
        return self.find(name, "list item")

    @staticmethod
    def wait(what):
        end = time.monotonic() + LIMIT
        while True:
            try:
                return what()
            except Missing:
                if time.monotonic() > end:
                    raise
            time.sleep(0.05)

    def wait_for_state(self, name, state, is_on, *roles):
        def look():
            node = self.find(name, *roles)
            if node.getState().contains(state) != is_on:
                raise Missing(f"{name} {'without ' if not is_on else ''}{state}")
        self.wait(look)

    # Steps.

    def see(self, name, *roles):
        self.wait(lambda: self.find(name, *roles))

    def gone(self, name, *roles):
        def look():
            try:
                self.find(name, *roles)
            except Missing:
                return
            raise Missing(f"the end of {name}")
        self.wait(look)

    def title(self, name):
        def look():
            if self.window().name != name:
                raise Missing(f"{name} in place of {self.window().name}")
        self.wait(look)

    def press(self, name):
        """Uses a button or a switch as a screen reader does."""
        def look():
            node = self.find(name, "push button", "toggle button", "check box", "radio button")
            if not node.getState().contains(pyatspi.STATE_SENSITIVE):
                raise Missing(f"{name} that can be pressed")
            node.queryAction().doAction(0)
        self.wait(look)

    def literal(self, *words):
        """Waits until widgets are called exactly so: role, name, role, name and so on."""
        expected = list(zip(words[::2], words[1::2]))
        def look():
            there = set()
            for node in self.nodes():
                try:
                    there.add((node.getRoleName(), node.name))
                except Exception:
                    continue
            for role, name in expected:
                if (role, name) not in there:
                    raise Missing(f"a {role} called {name!r}")
        self.wait(look)

    def asked(self, count):
        """Waits until the server was asked so often."""
        def look():
            if self.server.count != int(count):
                raise Missing(f"request {count} in place of {self.server.count}")
        self.wait(look)

    def answer(self, number, status, body=""):
        """Answers a request, the first of which is 1."""
        with self.server.changed:
            self.server.answers[int(number)] = (int(status), body)
            self.server.changed.notify_all()

    def opened(self, *addresses):
        """Waits until these addresses were opened outside, and no others."""
        def look():
            if self.browser.opened() != list(addresses):
                raise Missing(f"{addresses} in place of {self.browser.opened()}")
        self.wait(look)

    def checked(self, name):
        self.wait_for_state(name, pyatspi.STATE_CHECKED, True, "check box", "toggle button")

    def unchecked(self, name):
        self.wait_for_state(name, pyatspi.STATE_CHECKED, False, "check box", "toggle button")

    def focused(self, name, *roles):
        self.wait_for_state(name, pyatspi.STATE_FOCUSED, True, *roles)

    def focus(self, name):
        """Lets keys go to a row, by the arrow keys."""
        self.see(name, "list item")
        end = time.monotonic() + LIMIT
        while True:
            here = self.focused_row()
            if here is not None and self.named(here, name):
                return
            if time.monotonic() > end:
                raise Missing(f"{name} with the keys")
            before = here.name if here else None
            self.key("Down")
            soon = time.monotonic() + LIMIT / 45
            while time.monotonic() < soon:
                here = self.focused_row()
                if here is not None and here.name != before:
                    break
                time.sleep(0.05)
            else:
                # That was the last row, or a key came before the window was ready.
                self.key("Home")

    def focused_row(self):
        for node in self.nodes():
            try:
                if (node.getRoleName() == "list item"
                        and node.getState().contains(pyatspi.STATE_FOCUSED)):
                    return node
            except Exception:
                continue
        return None

    def text(self, name, expected=""):
        """Waits until a field holds a text."""
        def look():
            text = self.find(name, "text", "entry", "password text").queryText()
            if text.getText(0, text.characterCount) != expected:
                raise Missing(f"{expected!r} in {name} in place of {text.getText(0, text.characterCount)!r}")
        self.wait(look)

    def order(self, *names):
        """Waits until rows stand below each other."""
        def look():
            tops = [self.row(name).queryComponent().getExtents(WINDOW).y for name in names]
            if tops != sorted(tops):
                raise Missing(f"the order {names}")
        self.wait(look)

    def top(self, name):
        """Waits until a row or a header stands where a list begins."""
        def look():
            row = self.row(name)
            y = row.queryComponent().getExtents(WINDOW).y
            start = row.parent.queryComponent().getExtents(WINDOW).y
            if not -1 <= y - start <= 2:
                raise Missing(f"{name} at the top, {start}, and not at {y}")
        self.wait(look)

    def take_keys(self):
        name = self.wait(self.window).name
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", "^" + name + "$"],
            capture_output=True, text=True).stdout.split()
        if found:
            subprocess.run(["xdotool", "windowfocus", "--sync", found[-1]], stderr=subprocess.DEVNULL)

    def key(self, *keys):
        self.take_keys()
        for key in keys:
            subprocess.run(["xdotool", "key", "--clearmodifiers", key], check=True)

    def away(self):
        """Lets keys go to something else than the program."""
        self.take_keys()
        root = subprocess.run(
            ["xdotool", "search", "--maxdepth", "0", ".*"], capture_output=True, text=True).stdout.split()
        # Keys of the whole display go to the window under the pointer.
        self.pointer("mousemove", 1099, 899)
        subprocess.run(["xdotool", "windowfocus", root[0]], check=True)

    def back(self):
        """Lets keys go to the program again."""
        self.take_keys()

    def written(self, name, part):
        """Waits until a file in the folder holds a text."""
        def look():
            try:
                with open(name, encoding="utf-8") as file:
                    text = file.read()
            except FileNotFoundError:
                raise Missing(name)
            if part not in text:
                raise Missing(f"{part!r} in {name} in place of {text!r}")
        self.wait(look)

    def type(self, text):
        self.take_keys()
        subprocess.run(["xdotool", "type", "--delay", "30", text], check=True)

    def resize(self, width, height):
        """Gives the window another size, as a person does who drags its edge."""
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", "^" + self.wait(self.window).name + "$"],
            capture_output=True, text=True).stdout.split()
        subprocess.run(["xdotool", "windowsize", found[-1], width, height], check=True)

    def place(self, name, share=0.5, *roles):
        """The place of a row on the display: the window stands in its corner, with a shadow around it."""
        def look():
            row = self.find(name, *(roles or ["list item"]))
            box = row.queryComponent().getExtents(WINDOW)
            if box.height <= 0:
                raise Missing(name)
            return box
        box = self.wait(look)
        frame = self.window().queryComponent().getExtents(WINDOW)
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", "^" + self.window().name + "$",
             "getwindowgeometry", "--shell"], capture_output=True, text=True).stdout
        outer = dict(line.split("=") for line in found.split())
        left = int(outer.get("X", 0)) + (int(outer.get("WIDTH", frame.width)) - frame.width) // 2
        top = int(outer.get("Y", 0)) + (int(outer.get("HEIGHT", frame.height)) - frame.height) // 2
        return left + box.x + int(box.width * share), top + box.y + box.height // 2

    def pointer(self, *steps):
        subprocess.run(["xdotool"] + [str(step) for step in steps], check=True)

    def click(self, name, button="1"):
        x, y = self.place(name, 0.3)
        self.pointer("mousemove", x, y, "click", button)

    def hold(self, name):
        """Presses a row for longer than a long press takes."""
        x, y = self.place(name, 0.3)
        self.pointer("mousemove", x, y, "mousedown", 1, "sleep", 1.2, "mouseup", 1)

    def swipe(self, name, direction="left"):
        x, y = self.place(name, 0.5)
        step = -20 if direction == "left" else 20
        self.pointer("mousemove", x, y, "mousedown", 1)
        for place in range(1, 8):
            self.pointer("mousemove", x + place * step, y, "sleep", 0.03)
        self.pointer("mouseup", 1)

    def drag(self, name, other):
        """Takes a row by its handle, and lets go of it on another one."""
        box = self.wait(lambda: self.row(name)).queryComponent().getExtents(WINDOW)
        x, y = self.place(name, 1 - 30 / max(box.width, 31))
        _, to = self.place(other)
        self.pointer("mousemove", x, y, "mousedown", 1)
        for place in range(1, 21):
            self.pointer("mousemove", x, y + (to - y) * place // 20, "sleep", 0.04)
        self.pointer("sleep", 0.2, "mouseup", 1)

    def point(self, name):
        """Clicks on a button with the pointer."""
        x, y = self.place(name, 0.5, "push button", "page tab")
        self.pointer("mousemove", x, y, "click", 1)

    def slide(self, name, other):
        """Presses one button, and lets go of the pointer over another."""
        x, y = self.place(name, 0.5, "push button")
        _, to = self.place(other, 0.5, "push button")
        self.pointer("mousemove", x, y, "mousedown", 1)
        for place in range(1, 11):
            self.pointer("mousemove", x, y + (to - y) * place // 10, "sleep", 0.04)
        self.pointer("mouseup", 1)

    def pull(self, name, expected):
        """Turns the wheel against the top of a list until something is seen: its notches count only within a moment."""
        x, y = self.place(name)
        self.pointer("mousemove", x, y)
        def look():
            self.pointer(*["click", "4", "sleep", "0.05"] * 8)
            self.find(expected)
        self.wait(look)

    def ended(self):
        """Waits until the program has ended, and well."""
        if self.app.wait(LIMIT) != 0:
            raise SystemExit(f"the program ended with status {self.app.returncode}")

    def complaints(self):
        """Prints what the program wrote as errors, and returns whether GTK complains in it."""
        self.errors.seek(0)
        text = self.errors.read().decode(errors="replace")
        sys.stderr.write(text)
        return "WARNING" in text or "CRITICAL" in text

    def dump(self):
        for node in self.nodes():
            states = [pyatspi.stateToString(state) for state in node.getState().getStates()]
            told = [state for state in states if state in ("focused", "checked")]
            if node.name or told:
                print(node.getRoleName(), repr(node.name), *told, file=sys.stderr)


def main():
    program, steps, *arguments = sys.argv[1:]
    bus = subprocess.Popen(
        ["/usr/libexec/at-spi-bus-launcher", "--launch-immediately"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    driver = Driver(program, arguments)
    status = 0
    try:
        for number, line in enumerate(open(steps, encoding="utf-8"), 1):
            words = shlex.split(line, comments=True)
            if not words:
                continue
            print(f"{number}: {line.strip()}", flush=True)
            try:
                getattr(driver, words[0])(*words[1:])
            except Missing as missing:
                driver.dump()
                print(f"{steps}:{number}: {line.strip()}: not there: {missing}", file=sys.stderr)
                status = 1
                break
    finally:
        if driver.app.poll() is None:
            driver.app.terminate()
            try:
                driver.app.wait(10)
            except subprocess.TimeoutExpired:
                print("the program did not end when it was asked to", file=sys.stderr)
                driver.app.kill()
        bus.terminate()
    if driver.complaints():
        print("GTK complains of the program", file=sys.stderr)
        status = 1
    return status


sys.exit(main())
