#!/usr/bin/python3
"""Drives the real demo-gtk by the names that a screen reader says, by keys and by the pointer.

usage: drive.py PROGRAM STEPS [ARGUMENT...]

An argument {server} is the address of a server that answers when a step says so, and as it says.

STEPS is a file with one step a line; see the functions of Driver. Each step waits for what it needs, and fails
only where that does not come within LIMIT seconds: no step races the program. Exit status 1 names the step.
"""

import collections
import enum
import functools
import http.server
import os
import shlex
import signal
import subprocess
import sys
import tempfile
import threading
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib

LIMIT = float(os.environ.get("DRIVE_LIMIT", "90"))
ROOT = "/org/a11y/atspi/accessible/root"
# A question that stays without an answer is asked again.
PATIENCE = LIMIT / 9
# More than any window is deep: a look that takes more rounds is at a program that never rests.
DEEPEST = 100


class Missing(Exception):
    pass


class State(enum.IntEnum):
    """What steps ask of a node, by the numbers of AT-SPI."""

    ACTIVE = Atspi.StateType.ACTIVE
    CHECKED = Atspi.StateType.CHECKED
    FOCUSED = Atspi.StateType.FOCUSED
    MODAL = Atspi.StateType.MODAL
    SENSITIVE = Atspi.StateType.SENSITIVE
    SHOWING = Atspi.StateType.SHOWING

    def __str__(self):
        return f"STATE_{self.name}"


Box = collections.namedtuple("Box", "x y width height")
role_name = functools.cache(Atspi.role_get_name)


class Node:
    """A part of a window.

    What GTK told of it at one moment stays; its text and its place are asked for when they are needed.
    """

    def __init__(self, app, item):
        # Most of it is never read, and to unpack a whole item takes four times as long as this.
        self.app = app
        self.item = item
        self.path = item.get_child_value(0).get_child_value(1).get_string()
        self.parent_path = item.get_child_value(2).get_child_value(1).get_string()
        self.count = item.get_child_value(4).get_int32()
        self.parent = None
        self.children = []

    @property
    def name(self):
        return self.item.get_child_value(6).get_string()

    @property
    def role(self):
        return role_name(self.item.get_child_value(7).get_uint32())

    def has(self, state):
        return bool(self.item.get_child_value(9).unpack()[0] >> state & 1)

    def use(self):
        # This is not asked again as long as it may still happen.
        self.app.call(self.path, "Action", "DoAction", GLib.Variant("(i)", (0,)), LIMIT)

    def box(self):
        """The place in the window."""
        window = GLib.Variant("(u)", (Atspi.CoordType.WINDOW,))
        return Box(*self.app.call(self.path, "Component", "GetExtents", window).unpack()[0])

    def text(self):
        whole = GLib.Variant("(ii)", (0, GLib.MAXINT32))
        return self.app.call(self.path, "Text", "GetText", whole).unpack()[0]

    def marks(self):
        """The parts of the text that are underlined."""
        text, place, found = self.text(), 0, []
        while place < len(text):
            run = GLib.Variant("(ib)", (place, False))
            told, start, end = self.app.call(self.path, "Text", "GetAttributeRun", run).unpack()
            if told.get("underline", "none") != "none":
                found.append(text[start:end])
            place = max(end, place + 1)
        return found


class Accessible:
    """The program as screen readers see it.

    A window has up to 2,000 nodes. To walk them, and to wait five times at each for an answer, took five seconds and
    nine tenths of the time of all tests. GTK tells in one call what all nodes are, live, but only those that were
    asked for before, and hidden ones as if they were seen: only a parent knows which of its children are there, and
    in which order. So a look is that call, and then all parents are asked at once, which takes a fifth of a second
    for the largest window; to ask for the children of a node is to ask for each of them, so that nodes which are new
    are known in the next round.
    """

    def __init__(self, pid):
        self.pid = pid
        self.bus = None
        self.name = None

    def call(self, path, interface, method, arguments=None, patience=PATIENCE):
        if self.name is None:
            self.name = self.find()
        return self.ask(self.bus, self.name, path, f"org.a11y.atspi.{interface}", method, arguments, patience)

    @staticmethod
    def ask(bus, name, path, interface, method, arguments=None, patience=PATIENCE):
        try:
            return bus.call_sync(
                name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, int(patience * 1000), None)
        except GLib.Error as error:
            raise Missing(f"an answer to {method}: {error.message}")

    def find(self):
        """The name of the program on the bus for screen readers, which has an address of its own."""
        if self.bus is None:
            self.bus = self.open()
        def ask(method, arguments=None):
            return self.ask(
                self.bus, "org.freedesktop.DBus", "/", "org.freedesktop.DBus", method, arguments).unpack()[0]
        for name in ask("ListNames"):
            if name.startswith(":") and ask("GetConnectionUnixProcessID", GLib.Variant("(s)", (name,))) == self.pid:
                return name
        raise Missing("the program on the bus for screen readers")

    def open(self):
        try:
            session = Gio.bus_get_sync(Gio.BusType.SESSION)
            address = self.ask(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress").unpack()[0]
            return Gio.DBusConnection.new_for_address_sync(
                address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
                | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
        except GLib.Error as error:
            raise Missing(f"the bus for screen readers: {error.message}")

    def windows(self):
        """The windows alone."""
        nodes = self.known()
        # Before it knows a node the root must not be asked: GTK complains.
        return [nodes[path] for path in self.children([ROOT])[ROOT] if path in nodes]

    def look(self):
        """The windows, and in them all that they hold."""
        for _ in range(DEEPEST):
            nodes = self.known()
            told = self.children([ROOT] + [node.path for node in nodes.values() if node.count > 0])
            shown = [nodes.get(path) for paths in told.values() for path in paths]
            if all(node is not None and node.parent_path in nodes for node in shown):
                return self.tree(nodes, told)
        raise Missing("a window that rests")

    @staticmethod
    def tree(nodes, told):
        for path, paths in told.items():
            for child in map(nodes.get, paths):
                # A stack has pages, and what they hold stands in them, but it tells of that as its own.
                if child.parent_path != path and nodes[child.parent_path].parent_path == path:
                    child = nodes[child.parent_path]
                child.parent = nodes[path]
                nodes[path].children.append(child)
        return nodes[ROOT].children

    def known(self):
        """All nodes that were asked for before, by their paths."""
        items = self.call("/org/a11y/atspi/cache", "Cache", "GetItems").get_child_value(0)
        nodes = [Node(self, items.get_child_value(place)) for place in range(items.n_children())]
        return {node.path: node for node in nodes}

    def children(self, parents):
        """The paths of the children of each parent, none of one that has just gone."""
        told = {}
        errors = []
        def hear(bus, result, parent):
            told[parent] = []
            try:
                told[parent] = [path for _, path in bus.call_finish(result).unpack()[0]]
            except GLib.Error as error:
                if not error.matches(Gio.dbus_error_quark(), Gio.DBusError.UNKNOWN_METHOD):
                    errors.append(error)
        for parent in parents:
            self.bus.call(
                self.name, parent, "org.a11y.atspi.Accessible", "GetChildren", None, None, Gio.DBusCallFlags.NONE,
                int(PATIENCE * 1000), None, hear, parent)
        while len(told) < len(parents):
            GLib.MainContext.default().iteration(True)
        if errors:
            raise Missing(f"an answer to GetChildren: {errors[0].message}")
        return told


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
        self.screen = Accessible(self.app.pid)

    # What is on screen.

    def window(self):
        """The window in front: a dialog of the desktop's own, or the last window that is there."""
        windows = self.screen.windows()
        # Of such a dialog GTK does not say that it shows.
        dialogs = [window for window in windows if window.has(State.MODAL) and window.role != "frame"]
        if dialogs:
            return dialogs[-1]
        windows = [window for window in windows if window.has(State.SHOWING)]
        if not windows:
            raise Missing("a window")
        active = [window for window in windows if window.has(State.ACTIVE)]
        return active[-1] if active else windows[-1]

    def nodes(self):
        waiting = self.screen.look()
        while waiting:
            node = waiting.pop()
            yield node
            waiting += node.children[::-1]

    @staticmethod
    def named(node, name):
        # A row says its title first; the button of a toast says its title twice.
        if name.endswith("*") and not name.endswith(" *"):
            return node.name.startswith(name[:-1])
        return node.name in (name, f"{name} {name}") or node.name.startswith(name + ",")

    def look_for(self, name, *roles):
        if self.app.poll() is not None:
            raise SystemExit(f"the program ended with status {self.app.returncode}")
        for node in self.nodes():
            if (not roles or node.role in roles) and self.named(node, name):
                return node
        return None

    def find(self, name, *roles):
        node = self.look_for(name, *roles)
        if node is None:
            raise Missing(name)
        return node

    def row(self, name):
        return self.find(name, "list item")

    @staticmethod
    def wait(what):
        end = time.monotonic() + LIMIT
        pause = 0.005
        while True:
            try:
                return what()
            except Missing:
                if time.monotonic() > end:
                    raise
            time.sleep(pause)
            pause = min(pause * 2, 0.1)

    def wait_for_state(self, name, state, is_on, *roles):
        def look():
            node = self.find(name, *roles)
            if node.has(state) != is_on:
                raise Missing(f"{name} {'without ' if not is_on else ''}{state}")
        self.wait(look)

    # Steps.

    def see(self, name, *roles):
        self.wait(lambda: self.find(name, *roles))

    def gone(self, name, *roles):
        def look():
            # A program that does not answer still shows what it shows.
            if self.look_for(name, *roles) is not None:
                raise Missing(f"the end of {name}")
        self.wait(look)

    def title(self, name):
        def look():
            shown = self.window().name
            if shown != name:
                raise Missing(f"{name} in place of {shown}")
        self.wait(look)

    def press(self, name):
        """Uses a button or a switch as a screen reader does."""
        def look():
            node = self.find(name, "push button", "toggle button", "check box", "radio button")
            if not node.has(State.SENSITIVE):
                raise Missing(f"{name} that can be pressed")
            node.use()
        self.wait(look)

    def literal(self, *words):
        """Waits until widgets are called exactly so: role, name, role, name and so on."""
        expected = list(zip(words[::2], words[1::2]))
        def look():
            there = {(node.role, node.name) for node in self.nodes()}
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
        self.wait_for_state(name, State.CHECKED, True, "check box", "toggle button")

    def unchecked(self, name):
        self.wait_for_state(name, State.CHECKED, False, "check box", "toggle button")

    def focused(self, name, *roles):
        self.wait_for_state(name, State.FOCUSED, True, *roles)

    def focus(self, name):
        """Lets keys go to a row, by the arrow keys."""
        self.see(name, "list item")
        end = time.monotonic() + LIMIT
        here, key, is_late = self.focused_row(), "Down", False
        while here is None or not self.named(here, name):
            if time.monotonic() > end:
                raise Missing(f"{name} with the keys")
            # The next key comes when this one has done its work: of two on their way one is too many.
            self.key(key)
            other = self.focused_row_after(here.name if here else None)
            # Without another one that was the last row, or the key came before the window was ready.
            here, key = (other, "Down") if other else (self.focused_row(), "Home")
            is_late = is_late or other is None
            if is_late and here is not None and self.named(here, name):
                # A key that was long on its way may come yet.
                time.sleep(2)
                here = self.focused_row()

    def focused_row_after(self, name):
        """The row that has the keys once it is called otherwise; nothing where that does not come soon."""
        soon = time.monotonic() + LIMIT / 45
        while time.monotonic() < soon:
            row = self.focused_row()
            if row is not None and row.name != name:
                return row
            time.sleep(0.05)
        return None

    def focused_row(self):
        for node in self.nodes():
            if node.role == "list item" and node.has(State.FOCUSED):
                return node
        return None

    def text(self, name, expected=""):
        """Waits until a field holds a text, of which a line end is written as \\n."""
        expected = expected.replace("\\n", "\n")
        def look():
            text = self.find(name, "text", "entry", "password text", "spin button").text()
            if text != expected:
                raise Missing(f"{expected!r} in {name} in place of {text!r}")
        self.wait(look)

    def marked(self, name, *parts):
        """Waits until these parts of a label are marked, and no others."""
        def look():
            marks = self.find(name, "label").marks()
            if marks != list(parts):
                raise Missing(f"{parts} marked in {name} in place of {marks}")
        self.wait(look)

    def order(self, *names):
        """Waits until rows stand below each other."""
        def look():
            tops = [self.row(name).box().y for name in names]
            if tops != sorted(tops):
                raise Missing(f"the order {names}")
        self.wait(look)

    def top(self, name):
        """Waits until a row or a header stands where a list begins."""
        def look():
            row = self.row(name)
            y = row.box().y
            start = row.parent.box().y
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
        self.press_now(*keys)

    @staticmethod
    def press_now(*keys):
        for key in keys:
            subprocess.run(["xdotool", "key", "--clearmodifiers", key], check=True)

    def queue(self, *keys):
        """Presses keys while the program does nothing, so that it finds all of them at once."""
        self.take_keys()
        self.app.send_signal(signal.SIGSTOP)
        try:
            self.press_now(*keys)
        finally:
            self.app.send_signal(signal.SIGCONT)

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
            box = row.box()
            if box.height <= 0:
                raise Missing(name)
            return box
        return self.on_display(self.wait(look), share)

    def on_display(self, box, share=0.5):
        window = self.window()
        frame = window.box()
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", "^" + window.name + "$",
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
        box = self.wait(lambda: self.row(name).box())
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

    def tab(self, name):
        """Clicks on a tab at the bottom of the window: those that have no room at its top are told of, too."""
        def look():
            boxes = [node.box() for node in self.nodes() if node.role == "page tab" and self.named(node, name)]
            if not boxes:
                raise Missing(name)
            return max(boxes, key=lambda box: box.y)
        x, y = self.on_display(self.wait(look))
        self.pointer("mousemove", x, y, "click", 1)

    def slide(self, name, other, role="push button"):
        """Presses one button, or a row, and lets go of the pointer over another."""
        x, y = self.place(name, 0.5, role)
        _, to = self.place(other, 0.5, role)
        self.pointer("mousemove", x, y, "mousedown", 1)
        for place in range(1, 11):
            self.pointer("mousemove", x, y + (to - y) * place // 10, "sleep", 0.04)
        self.pointer("mouseup", 1)

    def drag_closed(self):
        """Moves the window in front by its bar, closes it by a key meanwhile, and moves the pointer on."""
        self.take_keys()
        window = self.window()
        def corner():
            found = subprocess.run(
                ["xdotool", "search", "--onlyvisible", "--name", "^" + window.name + "$",
                 "getwindowgeometry", "--shell"], capture_output=True, text=True).stdout.split()
            return [line for line in found if line.startswith(("X=", "Y="))]
        start = corner()
        self.pointer("mousemove", *self.on_display(Box(0, 0, window.box().width, 40)), "mousedown", 1)
        def moved():
            self.pointer("mousemove_relative", 4, 4)
            if corner() == start:
                raise Missing(f"another place of {window.name}")
        self.wait(moved)
        # Not by press_now, which lets go of the button for the time of the key.
        self.pointer("key", "Escape")
        def closed():
            if self.window().name == window.name:
                raise Missing(f"no more {window.name}")
        self.wait(closed)
        self.pointer(*["mousemove_relative", 5, 5, "sleep", 0.05] * 6, "mouseup", 1)

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
        # GIO says this of a bus that is still being connected to while the program ends, which is none of its doing.
        # GTK says the other of a window that closes while the pointer presses something in it.
        passed_over = ("check_unclosed: assertion", "Broken accounting of active state")
        lines = [line for line in text.splitlines() if not any(part in line for part in passed_over)]
        return any("WARNING" in line or "CRITICAL" in line for line in lines)

    def dump(self):
        try:
            nodes = list(self.nodes())
        except Missing as missing:
            nodes = []
            print(f"not there: {missing}", file=sys.stderr)
        for node in nodes:
            told = [state.name.lower() for state in (State.CHECKED, State.FOCUSED) if node.has(state)]
            if node.name or told:
                print(node.role, repr(node.name), *told, file=sys.stderr)


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
