"""The wire between the browser and a program, which can be cut; the page's files may come from the working tree, so that
they change without a build."""

import re
import socket
import threading

import joined


class Wire:
    """Listens on a port of its own, before the port of the program."""

    def __init__(self, port, uses_tree):
        self.behind = port
        self.uses_tree = uses_tree
        self.is_cut = False
        self.ends = []
        self.lost = []
        self.listener = socket.socket()
        self.listener.bind(("127.0.0.1", 0))
        self.listener.listen(50)
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            client, _ = self.listener.accept()
            if self.is_cut:
                client.close()
                continue
            self.ends.append(client)
            threading.Thread(target=self.serve, args=(client,), daemon=True).start()

    def cut(self):
        self.is_cut = True
        ends, self.ends = self.ends, []
        for end in ends:
            self.end(end)

    def mend(self):
        self.is_cut = False

    def lose(self):
        """Ends what the browser has alone, as where a network goes without a word: the program hears nothing of it."""
        ends, self.ends = self.ends, []
        self.lost += ends
        for end in ends:
            self.end(end)

    @staticmethod
    def end(connection):
        try:
            connection.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass

    def serve(self, client):
        try:
            head = self.head(client)
            if not head:
                client.close()
                return
            path = head.split(b" ")[1].decode()
            if self.uses_tree and path.startswith("/page.js"):
                self.answer(client, "text/javascript", joined.script())
            elif self.uses_tree and path.startswith("/page.css"):
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

    def pump(self, one, other):
        try:
            while data := one.recv(65536):
                other.sendall(data)
        except OSError:
            pass
        if one in self.lost or other in self.lost:
            # A socket that nobody holds is closed.
            self.lost += [one, other]
            return
        self.end(one)
        self.end(other)
