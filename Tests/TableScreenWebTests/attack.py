#!/usr/bin/env python3
"""Tries to get into the server of the web host, and to break it: attack.py PROGRAM.

PROGRAM is demo-web, built with the trait Web. Only what Python has is used, and nothing but the loopback address.
"""

import base64
import json
import os
import re
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time


class Server:
    """The program, on a port that the system picks."""

    def __init__(self, program, folder, screen="groceries"):
        environment = dict(os.environ, TABLESCREEN_DEMO_DATA=folder)
        self.process = subprocess.Popen(
            [program, screen, "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env=environment)
        self.port, self.token = self.address()

    def address(self):
        line = self.process.stdout.readline()
        port, token = re.fullmatch(r"http://127\.0\.0\.1:(\d+)/\?token=(\w{32})\n", line).groups()
        return int(port), token

    # What every request says besides.
    headers = {}

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.port), timeout=10)

    def get(self, path, host=None, **headers):
        """Returns the status, the headers and the body of an answer."""
        headers = {**self.headers, **headers}
        with self.connect() as line:
            lines = [f"GET {path} HTTP/1.1", f"Host: {host or self.host}", "Connection: close"]
            lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
            line.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
            data = b""
            while part := line.recv(65536):
                data += part
        head, _, body = data.partition(b"\r\n\r\n")
        first, *rest = head.decode().split("\r\n")
        return int(first.split()[1]), dict(each.lower().split(": ", 1) for each in rest), body

    @property
    def host(self):
        return f"127.0.0.1:{self.port}"

    @property
    def origin(self):
        return f"http://{self.host}"

    def let_in(self):
        """Opens the printed address, and returns the cookie."""
        status, headers, _ = self.get(f"/?token={self.token}")
        assert status == 303, status
        _, self.token = self.address()
        return headers["set-cookie"].split(";")[0]

    def first(self, cookie, path="/"):
        """Loads a document, and returns the messages of its first view."""
        status, _, body = self.get(path, Cookie=cookie)
        assert status == 200, status
        return json.loads(re.search(r'id="first">(.*)</script>', body.decode()).group(1))

    def load(self, cookie, path="/"):
        """Loads a document, and returns its session and the handle of its first row with a switch."""
        first = self.first(cookie, path)
        items = [op[2] for message in first if message[0] == "x" for op in message[4]][0]
        switch = [item["i"] for item in items if "toggle" in json.dumps(item)][0]
        return first[0][1]["id"], switch


class Line:
    """A line as a page has it, or as no page would."""

    def __init__(self, server, cookie="", origin=None, path="/live"):
        self.socket = server.connect()
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1", f"Host: {server.host}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: {cookie}"]
        if origin != "":
            lines.append(f"Origin: {origin or server.origin}")
        lines += [f"{name}: {value}" for name, value in server.headers.items()]
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        head = b""
        while b"\r\n\r\n" not in head:
            part = self.socket.recv(1)
            if not part:
                break
            head += part
        self.status = int(head.split()[1]) if head else 0

    def send(self, text, opcode=1):
        data = text.encode() if isinstance(text, str) else text
        head = bytes([0x80 | opcode])
        if len(data) < 126:
            head += bytes([0x80 | len(data)])
        elif len(data) < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", len(data))
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", len(data))
        try:
            self.socket.sendall(head + b"\0\0\0\0" + data)
        except OSError:
            pass  # The server has ended the line already.

    def take(self, count):
        data = b""
        while len(data) < count:
            part = self.socket.recv(count - len(data))
            if not part:
                raise EOFError
            data += part
        return data

    def frame(self):
        """Returns a text, or the code by which the line was closed."""
        try:
            first, second = self.take(2)
            count = second & 127
            if count == 126:
                (count,) = struct.unpack(">H", self.take(2))
            elif count == 127:
                (count,) = struct.unpack(">Q", self.take(8))
            data = self.take(count)
        except (EOFError, ConnectionError):
            return 0
        return struct.unpack(">H", data[:2])[0] if first & 15 == 8 else data.decode()

    def code(self):
        """Returns the code by which the line is closed, after whatever else was sent."""
        while isinstance(frame := self.frame(), str):
            pass
        return frame


def listening(program, *arguments, folder):
    """Runs the program until it listens or ends, and returns its status, or None, and what it said."""
    process = subprocess.Popen(
        [program, "groceries", "--port", "0", *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        env=dict(os.environ, TABLESCREEN_DEMO_DATA=folder))
    said = process.stdout.readline()
    if said.startswith(("http", "listening")):
        # Whoever asks for the end as soon as the address is known is heard, too.
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=20) == 0
        return None, said
    return process.wait(timeout=20), said


def leave_loopback(program, folder):
    """Nobody serves others by mistake."""
    def status(*arguments):
        return listening(program, *arguments, folder=folder)[0]
    proxy, origin = ("--proxy", "192.0.2.1"), ("--origin", "https://lists.example.org")
    assert status("--listen", "0.0.0.0") == 64, "all addresses, and nobody asks"
    assert status("--listen", "0.0.0.0", *origin) == 64, "all addresses, and nobody asks, with a name"
    assert status("--listen", "0.0.0.0", *proxy) == 64, "all addresses without a name"
    assert status("--listen", "203.0.113.7", *proxy, *origin) == 1, "an address of another machine"
    assert status("--listen", "0.0.0.0:0", *proxy, *origin) is None
    assert status("--listen", "127.0.0.2:0") is None


def files(program, folder):
    """A file that was asked for comes, even where it is empty; of one that breaks off nothing is left to be seen."""
    server = Server(program, folder, "cells")
    try:
        cookie = server.let_in()
        first = server.first(cookie)
        session = first[0][1]["id"]
        line = Line(server, cookie)
        line.send(json.dumps(["hi", session, "", session, 0]))
        row = shown(line, "File", first)
        for number, content in enumerate((b"", b"picture", b""), 1):
            line.send(json.dumps([number, "t", row]))
            while not (asked := [message for message in json.loads(line.frame()) if message[0] == "up"]):
                pass
            with server.connect() as upload:
                upload.settimeout(5)
                head = [
                    f"POST /up/{asked[0][1]}?name=walk%20{number}.png HTTP/1.1", f"Host: {server.host}", f"Cookie: {cookie}",
                    f"Origin: {server.origin}", f"Content-Length: {len(content)}"]
                upload.sendall(("\r\n".join(head) + "\r\n\r\n").encode() + content)
                assert b" 200 " in upload.recv(65536)[:16], f"no file of {len(content)} bytes"
            frame = ""
            while f"walk {number}.png" not in frame:
                frame = line.frame()
                assert isinstance(frame, str), frame
        line.send(json.dumps([4, "t", row]))
        while not (asked := [message for message in json.loads(line.frame()) if message[0] == "up"]):
            pass
        with server.connect() as upload:
            head = [
                f"POST /up/{asked[0][1]}?name=half.png HTTP/1.1", f"Host: {server.host}", f"Cookie: {cookie}",
                f"Origin: {server.origin}", "Content-Length: 100000"]
            upload.sendall(("\r\n".join(head) + "\r\n\r\n").encode() + b"0" * 50000)
            while f'["p",{row},"w",[0.5]]' not in (frame := line.frame()):
                assert isinstance(frame, str), frame
        while f'["p",{row},"w",null]' not in (frame := line.frame()):
            assert isinstance(frame, str), frame
    finally:
        server.process.send_signal(signal.SIGTERM)
        server.process.communicate(timeout=20)


def bookmark(program, folder):
    """The address of a zone, whose name has a slash, opens that zone, and survives the way in."""
    server = Server(program, folder, "zones")
    try:
        path = "/zone:Africa~2FAccra"
        token, (_, server.token) = server.token, (0, "")
        status, headers, _ = server.get(f"{path}?token={token}")
        assert status == 303 and headers["location"] == path.lower(), headers
        _, server.token = server.address()
        cookie = headers["set-cookie"].split(";")[0]
        first = server.first(cookie)
        line = Line(server, cookie)
        line.send(json.dumps(["hi", first[0][1]["id"], "", first[0][1]["id"], 0]))
        line.send(json.dumps([1, "t", shown(line, "Accra", first)]))
        while '"Accra"' not in (frame := line.frame()) or '"u"' not in frame:
            assert isinstance(frame, str), frame
        address = next(message[1]["u"] for message in json.loads(frame) if message[0] == "w")
        assert address == path, address
        for given in (address, "/zone%3AAfrica%7e2FAccra"):
            window = [message[1] for message in server.first(cookie, given) if message[0] == "w"][-1]
            assert (window["title"], window["u"], window["n"]) == ("Accra", path, 2), window
        status, headers, _ = server.get(f"/gr%C3%B6%C3%9Fer%20%25?token={server.token}")
        assert status == 303 and headers["location"] == "/gr%c3%b6%c3%9fer%20%25", headers
    finally:
        server.process.send_signal(signal.SIGTERM)
        server.process.communicate(timeout=20)


def held_up(program, folder):
    """A program that waits for the reader of its log ends all the same when it is asked to."""
    server = Server(program, folder)
    try:
        for _ in range(10_000):
            with server.connect() as line:
                line.settimeout(2)
                line.sendall(f"GET / HTTP/1.1\r\nHost: {server.host}\r\nConnection: close\r\n\r\n".encode())
                try:
                    assert line.recv(65536)
                except TimeoutError:
                    break
        else:
            raise AssertionError("nothing holds it up")
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(timeout=8) == -signal.SIGTERM
    finally:
        server.process.kill()
        server.process.communicate()


def shown(line, title, first):
    """Returns the handle of the row with a title, after paging to it."""
    page = next(message[1] for message in first if message[0] == "x")
    line.send(json.dumps(["v", page, 0, 200, 0, 200]))
    frame = first
    while True:
        for message in frame:
            for operation in message[4] if message[0] == "x" and len(message) > 4 else []:
                for item in operation[2]:
                    if isinstance(item, dict) and f'["t", "{title}"' in json.dumps(item):
                        return item["i"]
        frame = line.frame()
        assert isinstance(frame, str), frame
        frame = json.loads(frame)


def main(program):
    with tempfile.TemporaryDirectory() as folder:
        leave_loopback(program, folder)
        files(program, folder)
        bookmark(program, folder)
        held_up(program, folder)
        server = Server(program, folder)
        try:
            elsewhere(server)
            attack(server)
        finally:
            server.process.send_signal(signal.SIGTERM)
            _, log = server.process.communicate(timeout=20)
    assert server.process.returncode == 0, server.process.returncode
    assert "Milk" not in log, "a text of the app is in the log"
    print("nobody came in, and the server ended in order")


def elsewhere(server):
    """The port is on 127.0.0.1 and on no other address of this machine."""
    for address in ("127.0.0.2", "::1"):
        try:
            socket.create_connection((address, server.port), timeout=2).close()
        except OSError:
            continue
        raise AssertionError(f"listens on {address}, too")


def attack(server):
    told = server.token
    cookie = server.let_in()
    assert server.get(f"/?token={told}")[0] == 401, "a token works twice"
    assert server.get("/")[0] == 401, "a document without a cookie"
    guessed = cookie.split("=")[0] + "=" + "0" * 32
    assert server.get("/", Cookie=guessed)[0] == 401, "a guessed cookie"
    assert server.get("/", host="evil.example", Cookie=cookie)[0] == 421, "another name"
    status, headers, _ = server.get("/", Cookie=cookie)
    assert status == 200 and "unsafe" not in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff" and headers["cache-control"] == "no-store"

    for origin in ("http://evil.example", "null", "", f"https://{server.host}", "http://127.0.0.1:1"):
        assert Line(server, cookie, origin).status == 403, f"a line from {origin or 'nowhere'}"
    assert Line(server, guessed).status == 403, "a line with a guessed cookie"
    assert Line(server).status == 403, "a line without a cookie"
    assert Line(server, cookie, path="/other").status == 403, "a line elsewhere"

    session, switch = server.load(cookie)
    hello = json.dumps(["hi", session, "", session, 0])

    def line(cookie=cookie, hello=hello):
        line = Line(server, cookie)
        assert line.status == 101, line.status
        if hello:
            line.send(hello)
        return line

    def fresh_line():
        """A line of a window of its own: one that another line had might have ended meanwhile."""
        fresh, _ = server.load(cookie)
        return line(hello=json.dumps(["hi", fresh, "", fresh, 0]))

    other = server.let_in()
    assert line(other).code() == 4404, "another's session"
    for name in ("../browsers", "x", ""):
        assert line(hello=json.dumps(["hi", name, "", name, 0])).code() == 4404, f"a session {name}"
    assert line(hello='[1,"t",1]').code() == 4400, "an event before the greeting"
    for message in ("", "[", "null", '[1,"t",99999]', '[3,"t",1]', '[1,"nothing"]', '["v",1,-1,1,1,1]', hello):
        bad = fresh_line()
        bad.send(message)
        assert bad.code() == 4400, f"a message {message!r}"
    for data, opcode, code in ((b"\0\1", 2, 4400), (b'[1,"t"', 1, 4400), (b"[" * 100_000, 1, 4400)):
        bad = fresh_line()
        bad.send(data, opcode)
        assert bad.code() == code, f"{opcode} {data[:9]!r}"
    bad = fresh_line()
    bad.send(b'"\xff\xfe"')
    assert (code := bad.code()) in (4400, 1007, 0), f"what is no text: {code}"
    bad = fresh_line()
    bad.send("[" + " " * 300_000 + "]")
    assert (code := bad.code()) in (4413, 0), f"a message that is too long: {code}"
    bad = fresh_line()
    for _ in range(2_000):
        bad.send("0")
    assert (code := bad.code()) in (4429, 0), f"too many messages: {code}"

    # After all that, a window still works, and an event that comes twice is carried out once.
    session, switch = server.load(cookie)
    good = line(hello=json.dumps(["hi", session, "", session, 0]))
    event = json.dumps([1, "c", switch, "accessory", 1])
    good.send(event)
    while '["a",1]' not in (frame := good.frame()):
        assert isinstance(frame, str), frame
    good.socket.close()
    again = line(hello=json.dumps(["hi", session, "", "", 1]))
    assert json.loads(again.frame())[0][1]["a"] == 1
    again.send(event)
    while '["a",1]' not in (frame := again.frame()):
        assert isinstance(frame, str), frame
    assert server.get("/healthz")[0] == 200

    # Nobody asked for a file.
    guess = "0" * 32
    def post(path, count, body=b"", origin=server.origin, cookie=cookie):
        with server.connect() as line:
            head = [f"POST {path} HTTP/1.1", f"Host: {server.host}", f"Cookie: {cookie}", f"Origin: {origin}"]
            head += [] if count is None else [f"Content-Length: {count}"]
            line.sendall(("\r\n".join(head) + "\r\n\r\n").encode() + body)
            answer = line.recv(65536)
        return int(answer.split()[1]) if answer else 0
    assert post(f"/up/{guess}?name=x", 1, b"x") == 403, "a file for nobody"
    assert post(f"/up/{guess}?name=x", 1, b"x", origin="http://evil.example") == 403, "a file from another origin"
    assert post(f"/up/{guess}?name=x", 1 << 40) == 413, "a file without an end"
    assert post(f"/up/{guess}?name=x", -1) in (400, 405), "a file of less than nothing"
    assert post("/", 1, b"x") == 403, "a file for a document"
    assert post(f"/up/{guess}?name=x", None) in (403, 405, 411), "a file of no length"

    slow = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(50)]
    for each in slow:
        each.sendall(b"GET / HTTP/1.1\r\nHost: ")
    start = time.monotonic()
    assert server.get("/healthz")[0] == 200 and time.monotonic() - start < 5, "slow handshakes hold others up"
    for each in slow:
        each.close()


if __name__ == "__main__":
    main(sys.argv[1])
