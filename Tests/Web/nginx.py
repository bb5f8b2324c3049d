"""nginx with TLS, names and passwords, on the loopback address, with a configuration that an article shows.

The certificate is made here, and signed by itself.
"""

import base64
import os
import shutil
import socket
import ssl
import subprocess
import time

NAME = "lists.example.org"
PASSWORD = "walk in the park"
# The people who have that password.
PEOPLE = ("ada", "bea")


def is_there():
    """Returns whether all that is needed is installed, and else says what is not."""
    for command in ("nginx", "openssl"):
        if not shutil.which(command):
            print(f"left out: {command} is not installed (Debian: apt-get install nginx-light openssl)")
            return False
    return True


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


def authorization(person="ada", password=PASSWORD):
    return "Basic " + base64.b64encode(f"{person}:{password}".encode()).decode()


def replaced(text, *pairs):
    """The configuration with the ports and paths of the test, and else as it is."""
    for old, new in pairs:
        assert text.count(old) == 1, f"{old} is in the configuration {text.count(old)} times"
        text = text.replace(old, new)
    return text


class Nginx:
    """nginx in a folder; `start` takes the servers behind it, by the addresses that the configuration has for them."""

    def __init__(self, configuration, folder):
        self.configuration = configuration
        self.folder = folder
        self.port = free_port()
        self.process = None
        self.certify()

    @property
    def host(self):
        return f"{NAME}:{self.port}"

    @property
    def origin(self):
        return f"https://{self.host}"

    def certify(self):
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}",
             "-addext", f"subjectAltName=DNS:{NAME}", "-keyout", self.folder / "key", "-out", self.folder / "pem"],
            check=True, capture_output=True)
        hashed = subprocess.run(
            ["openssl", "passwd", "-apr1", "-stdin"], input=PASSWORD, check=True, capture_output=True, text=True).stdout
        (self.folder / "users").write_text("".join(f"{person}:{hashed.strip()}\n" for person in PEOPLE))
        self.context = ssl.create_default_context(cafile=str(self.folder / "pem"))

    def start(self, **servers):
        """Starts it before servers, by their ports: start(**{"127.0.0.1:8080": 4711})."""
        site = replaced(
            self.configuration.read_text(), ("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl"),
            ("/etc/ssl/lists.pem", str(self.folder / "pem")), ("/etc/ssl/lists.key", str(self.folder / "key")),
            ("/etc/nginx/lists.users", str(self.folder / "users")),
            *((place, f"127.0.0.1:{port}") for place, port in servers.items()))
        (self.folder / "site").write_text(site)
        places = "".join(
            f"{kind}_temp_path {self.folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        whole = self.folder / "nginx.conf"
        whole.write_text(
            f"daemon off; pid {self.folder}/pid; error_log stderr; {'user root;' if os.getuid() == 0 else ''}\n"
            f"events {{}} http {{ access_log off; {places} include {self.folder}/site; }}\n")
        command = ["nginx", "-p", str(self.folder), "-c", str(whole)]
        subprocess.run([*command, "-t"], check=True, capture_output=True)
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        for _ in range(100):
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return
            except OSError:
                time.sleep(0.05)
        self.end()
        raise AssertionError("nginx does not listen")

    def connect(self):
        line = socket.create_connection(("127.0.0.1", self.port), timeout=10)
        return self.context.wrap_socket(line, server_hostname=NAME)

    def cut(self):
        """Ends all lines without a word, and takes new ones at once."""
        subprocess.run(["pkill", "-9", "-P", str(self.process.pid)], check=True)

    def end(self):
        if self.process:
            self.process.terminate()
            self.process.wait(10)
