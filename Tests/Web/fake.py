"""A server of Python's own library that says to the page what a test wants, and writes down what the page says."""

import base64
import hashlib
import http.server
import json
import queue
import struct
import threading
import time

import joined

MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
LIMIT = 10
WORDS = {
    "back": "Back", "close": "Close", "cancel": "Cancel", "done": "Done", "edit": "Edit", "delete": "Delete",
    "insert": "Insert", "undo": "Undo", "redo": "Redo", "retry": "Retry", "refresh": "Refresh", "search": "Search",
    "clear": "Clear", "more": "More", "details": "Details", "open": "Open", "press": "Press", "select": "Select",
    "deselect": "Deselect", "expand": "Expand", "collapse": "Collapse", "moveUp": "Move up", "moveDown": "Move down",
    "longPress": "More", "index": "Index", "loading": "Loading", "selectAll": "Select all",
    "menu": "Menu", "offline": "The server does not answer. Nothing is lost.", "reconnecting": "Trying again",
    "lost": "Not put back: %@",
    "unknown": "The server was started anew: the last step may or may not have happened.", "reload": "Reload",
    "noScript": "This page needs scripts.", "elsewhere": "Open elsewhere.", "ended": "Ended.",
    "refused": "Refused.", "busy": "Busy.", "items": "Items", "show": "Show", "hide": "Hide",
    "next": "Next", "previous": "Previous", "longText": "Too long."}


class Fake:
    """One session. `lists` has, for each page, its rows as `(total, make)`, where `make(place)` is an item."""

    def __init__(self, page=None, lists=None, window=None, direction="ltr"):
        self.condition = threading.Condition()
        self.heard = []
        self.hellos = []
        self.carried_out = 0
        self.epoch = "e1"
        self.session = "s1"
        # The session of a document loaded again.
        self.fresh = None
        self.version = "1"
        self.is_mute = False
        # The most bytes of a message; a longer one ends the line.
        self.limit = 1 << 18
        self.answers_views = True
        self.refuses = False
        # Codes by which the lines that come next are ended, one each.
        self.endings = []
        # A browser that is not known is refused its line, until it asks why; then when each was refused.
        self.knows = True
        self.refused = []
        self.direction = direction
        self.pages = page or {1: {"t": "Test"}}
        self.lists = lists or {1: (0, None)}
        self.window = window or {"v": [1], "f": 1, "u": "/", "n": 1, "title": "Test"}
        # What is said before an event is acknowledged, by its verb: messages, or what makes them of the event.
        self.answers = {}
        # For how many seconds a line, and each message on it, is on its way.
        self.lag = 0
        self.held = {}
        self.sockets = []
        # Pictures by their paths, as bytes.
        self.pictures = {}
        self.requests = []
        # Files that came, as the name of the question, that of the file, and the bytes; and how they are answered.
        self.files = []
        self.answers_files = 200
        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler(self))
        self.http.daemon_threads = True
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.http.server_address[1]}/"

    def close(self):
        self.http.shutdown()
        for socket in self.sockets:
            socket.end()

    # What it says.

    def hello(self, session=None):
        return ["h", {
            "v": self.version, "id": session or self.session, "ep": self.epoch, "a": self.carried_out, "l": "en", "dir": self.direction,
            "words": WORDS, "nt": 5, "mx": self.limit}]

    def first(self, session=None):
        frame = [self.hello(session)]
        # A page begins without items.
        self.held = {}
        for page, chrome in self.pages.items():
            frame += [["s", page, chrome], self.rows(page, 0, 40)]
        return frame + [["w", self.window]]

    def rows(self, page, first, count):
        total, make = self.lists[page]
        first = max(0, min(first, total))
        items = [make(place) for place in range(first, min(first + count, total))]
        held = self.held.get(page, 0)
        self.held[page] = len(items)
        return ["x", page, total, first, [[0, held, items]]]

    def send(self, *messages):
        for socket in self.sockets:
            socket.write(json.dumps(list(messages)))

    def restart(self):
        """A server that was killed and started again."""
        self.epoch = "e2"
        self.carried_out = 0
        self.cut()

    def cut(self):
        self.end_all(None)

    def end_all(self, code):
        for socket in list(self.sockets):
            socket.end(code)

    # What it hears.

    def arriving(self, socket):
        """The texts of a line as they arrive: each is on its way for a while, however many are."""
        texts = queue.SimpleQueue()

        def read():
            text = ""
            while text is not None:
                try:
                    text = socket.read()
                except OSError:
                    text = None
                texts.put((time.monotonic() + self.lag, text))

        threading.Thread(target=read, daemon=True).start()
        while True:
            at, text = texts.get()
            time.sleep(max(0, at - time.monotonic()))
            if text is None:
                return
            yield text

    def receive(self, socket, text):
        if self.is_mute:
            return
        if text == "0":
            socket.write("0")
            return
        message = json.loads(text)
        answer = []
        with self.condition:
            if message[0] == "hi":
                self.hellos.append(message)
                if self.endings:
                    socket.end(self.endings.pop(0))
                    return
                answer = [self.hello()]
                if len(self.hellos) > 1 and self.session != self.fresh:
                    answer += self.first()[1:]
            elif message[0] == "v":
                if self.answers_views and message[1] in self.lists:
                    answer = [self.rows(message[1], message[2], message[3])]
                self.heard.append(message)
            elif isinstance(message[0], int):
                if message[0] > self.carried_out:
                    self.carried_out = message[0]
                    self.heard.append(message[1:])
                    answer = self.answers.get(message[1], [])
                    answer = answer(*message[2:]) if callable(answer) else answer
                answer = answer + [["a", self.carried_out]]
            else:
                self.heard.append(message)
            self.condition.notify_all()
        if answer:
            socket.write(json.dumps(answer))

    def wait(self, *event, count=1, limit=LIMIT):
        """Waits until the page said that, so many times."""
        event = list(event)
        with self.condition:
            there = self.condition.wait_for(lambda: self.count(*event) >= count, limit)
        if not there:
            raise AssertionError(f"the page did not say {event}, but {self.heard[-8:]}")

    def count(self, *event):
        event = list(event)
        return sum(1 for each in self.heard if each[:len(event)] == event)


class Socket:
    """A WebSocket, as far as the page needs one."""

    def __init__(self, handler):
        self.handler = handler
        self.lock = threading.Lock()
        self.is_open = True

    def write(self, text):
        data = text.encode()
        length = len(data)
        if length < 126:
            head = struct.pack("!BB", 0x81, length)
        elif length < 65536:
            head = struct.pack("!BBH", 0x81, 126, length)
        else:
            head = struct.pack("!BBQ", 0x81, 127, length)
        with self.lock:
            try:
                self.handler.wfile.write(head + data)
            except OSError:
                self.is_open = False

    def read(self):
        """The next text, or nil where the other end has gone; a browser sends a long one in parts."""
        parts = b""
        while True:
            head = self.handler.rfile.read(2)
            if len(head) < 2:
                return None
            length = head[1] & 127
            if length == 126:
                length = struct.unpack("!H", self.handler.rfile.read(2))[0]
            elif length == 127:
                length = struct.unpack("!Q", self.handler.rfile.read(8))[0]
            mask = self.handler.rfile.read(4)
            data = bytes(byte ^ mask[place & 3] for place, byte in enumerate(self.handler.rfile.read(length)))
            if head[0] & 15 == 8:
                return None
            if head[0] & 15 > 1:
                continue
            parts += data
            if head[0] & 128:
                return parts.decode()

    def end(self, code=None):
        self.is_open = False
        try:
            if code:
                self.handler.wfile.write(struct.pack("!BBH", 0x88, 2, code))
            self.handler.connection.shutdown(2)
        except OSError:
            pass


def handler(fake):
    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self):
            path = self.path.split("?")[0]
            fake.requests.append(path)
            if path == "/live":
                self.live()
            elif path == "/page.js":
                self.answer("text/javascript", joined.script())
            elif path == "/page.css":
                self.answer("text/css", joined.style())
            elif path in fake.pictures:
                self.answer("image/png", fake.pictures[path])
            else:
                fake.held = {}
                self.answer("text/html; charset=utf-8", joined.document(fake.first(fake.fresh), direction=fake.direction))

        def do_POST(self):
            name, _, file = self.path.removeprefix("/up/").partition("?name=")
            fake.files.append((name, file, self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(fake.answers_files)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def answer(self, kind, content):
            data = content if isinstance(content, bytes) else content.encode()
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(data)))
            self.send_header("Content-Security-Policy", joined.POLICY)
            self.end_headers()
            self.wfile.write(data)

        def live(self):
            if fake.refuses:
                self.send_error(503)
                return
            if "Upgrade" not in self.headers:
                fake.knows = True
                self.send_error(426)
                return
            if not fake.knows:
                fake.refused.append(time.monotonic())
                self.send_error(403)
                return
            time.sleep(fake.lag)
            key = self.headers["Sec-WebSocket-Key"] + MAGIC
            self.send_response(101)
            self.send_header("Upgrade", "websocket")
            self.send_header("Connection", "Upgrade")
            self.send_header("Sec-WebSocket-Accept", base64.b64encode(hashlib.sha1(key.encode()).digest()).decode())
            self.end_headers()
            self.close_connection = True
            socket = Socket(self)
            fake.sockets.append(socket)
            try:
                for text in fake.arriving(socket):
                    fake.receive(socket, text)
            except OSError:
                pass
            fake.sockets.remove(socket)

        def log_message(self, *_):
            pass

    return Handler
