"""Serves the page's files from the working tree, and all else from a program that runs: the page changes without a build."""

import re
import socket
import threading

import joined


class Tree:
    """Listens on a port of its own, before the port of the program."""

    def __init__(self, port):
        self.behind = port
        self.listener = socket.socket()
        self.listener.bind(("127.0.0.1", 0))
        self.listener.listen(50)
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            client, _ = self.listener.accept()
            threading.Thread(target=self.serve, args=(client,), daemon=True).start()

    def serve(self, client):
        try:
            head = self.head(client)
            if not head:
                client.close()
                return
            path = head.split(b" ")[1].decode()
            if path.startswith("/page.js"):
                self.answer(client, "text/javascript", joined.script())
            elif path.startswith("/page.css"):
                self.answer(client, "text/css", joined.style())
            else:
                self.pass_on(client, head)
        except OSError:
            client.close()

    @staticmethod
    def head(client):
        head = b""
        while b"\r\n\r\n" not in head:
            data = client.recv(65536)
            if not data:
                return None
            head += data
        return head

    @staticmethod
    def answer(client, kind, text):
        data = text.encode()
        client.sendall(
            f"HTTP/1.1 200 OK\r\nContent-Type: {kind}\r\nCache-Control: no-store\r\nConnection: close\r\n"
            f"Content-Length: {len(data)}\r\n\r\n".encode() + data)
        client.close()

    def pass_on(self, client, head):
        head = head.replace(b"127.0.0.1:%d" % self.port, b"127.0.0.1:%d" % self.behind)
        if b"pgrade: websocket" not in head:
            head = re.sub(rb"Connection: [^\r]*", b"Connection: close", head)
        program = socket.create_connection(("127.0.0.1", self.behind))
        program.sendall(head)
        threading.Thread(target=self.pump, args=(program, client), daemon=True).start()
        self.pump(client, program)

    @staticmethod
    def pump(one, other):
        try:
            while data := one.recv(65536):
                other.sendall(data)
        except OSError:
            pass
        for end in (one, other):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
