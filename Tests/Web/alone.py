"""The page alone in a browser, with a server that says what a check wants, and the parts of its messages."""

import struct
import zlib

from chromium import Chromium
from fake import Fake


def text(words, role="", **more):
    return ["t", words, role, more] if more else ["t", words, role]


def control(kind, name, value, **more):
    return ["k", kind, name, value, more]


def row(handle, title, **more):
    return {"i": handle, "b": text(title), **more}


def numbered(count):
    """A page of that many rows, which can be tapped."""
    return {1: (count, lambda place: row(place + 1, f"Row {place + 1}", t="a"))}


def given(items):
    return {1: (len(items), lambda place: items[place])}


def picture(width, height):
    """A picture of one color, as the bytes of a PNG file."""
    def part(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    lines = (b"\0" + b"\x20\x60\xc0" * width) * height
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + part(b"IHDR", header) + part(b"IDAT", zlib.compress(lines)) + part(b"IEND", b"")


class Stage:
    """One browser for all checks, and a server for each."""

    def __init__(self):
        self.browser = Chromium()
        self.fake = None

    def show(self, lists, chrome=None, pictures=None, **more):
        self.end()
        self.fake = Fake({1: chrome or {"t": "Test"}}, lists, **more)
        self.fake.pictures = pictures or {}
        self.fake.browser = self.browser
        self.browser.open(self.fake.address)
        self.browser.until("a line", lambda: self.fake.hellos)
        return self.fake, self.browser

    def end(self):
        if self.fake:
            self.browser.open("about:blank")
            self.fake.close()
            self.fake = None
