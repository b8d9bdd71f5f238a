"""The world outside, as far as tests need it: something that listens, and a mail server."""

from __future__ import annotations

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from email import message_from_string
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, ClassVar, Final

STATUS: Final = {"/moved": 302, "/gone": 410}


class Listener(BaseHTTPRequestHandler):
    """Notes what arrives and answers as the path says."""

    arrived: ClassVar[list[tuple[str, bytes]]] = []

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.arrived.append((self.path, body))
        if self.path == "/endless":
            self.send_response(200)
            self.end_headers()
            with suppress(OSError):
                for _ in range(100_000):
                    self.wfile.write(b"x" * 100_000)
            return
        self.send_response(STATUS.get(self.path, 204))
        if self.path == "/moved":
            self.send_header("location", "/secret")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        pass


@contextmanager
def listening() -> Iterator[int]:
    Listener.arrived = []
    with ThreadingHTTPServer(("127.0.0.1", 0), Listener) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield server.server_port
        finally:
            server.shutdown()
            thread.join()


class MailServer(socketserver.StreamRequestHandler):
    """As much of an SMTP server as one letter needs."""

    letters: ClassVar[list[str]] = []

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        for line in self.rfile:
            command = line[:4].upper()
            if command == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                letter = b"".join(iter(self.rfile.readline, b".\r\n"))
                self.letters.append(letter.decode())
            if command == b"QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            self.wfile.write(b"250 ok\r\n")


def letters() -> list[str]:
    """What stands in the letters that came."""
    parsed = [message_from_string(text, policy=default) for text in MailServer.letters]
    return [letter.get_content() for letter in parsed]


@contextmanager
def mail_server() -> Iterator[int]:
    MailServer.letters = []
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), MailServer) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield server.server_address[1]
        finally:
            server.shutdown()
            thread.join()
