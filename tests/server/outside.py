"""The world outside, as far as tests need it: something that listens, and a mail server."""

from __future__ import annotations

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from email import message_from_string
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final

STATUS: Final = {"/moved": 302, "/gone": 410}


class Listener(ThreadingHTTPServer):
    """Notes what arrives; what another test's server still sends goes to that test's own."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answering)
        self.arrived: list[tuple[str, bytes]] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def at(self, path: str) -> list[bytes]:
        return [body for where, body in self.arrived if where == path]


class Answering(BaseHTTPRequestHandler):
    """Answers as the path says."""

    server: Listener

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.arrived.append((self.path, body))
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


class MailServer(socketserver.ThreadingTCPServer):
    """Keeps the letters that are handed in."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Receiving)
        self.letters: list[str] = []

    @property
    def settings(self) -> dict[str, str]:
        """For a house that sends its mail here."""
        port = self.server_address[1]
        return {"mail": f"smtp+plain://127.0.0.1:{port}", "mail_from": "house@example.com"}

    def texts(self) -> list[str]:
        """What stands in the letters that came."""
        parsed = [message_from_string(text, policy=default) for text in self.letters]
        return [letter.get_content() for letter in parsed]


class Receiving(socketserver.StreamRequestHandler):
    """As much of SMTP as one letter needs."""

    server: MailServer

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        for line in self.rfile:
            command = line[:4].upper()
            if command == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                letter = b"".join(iter(self.rfile.readline, b".\r\n"))
                self.server.letters.append(letter.decode())
            if command == b"QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            self.wfile.write(b"250 ok\r\n")


@contextmanager
def listening() -> Iterator[Listener]:
    with Listener() as server, serving(server):
        yield server


@contextmanager
def mail_server() -> Iterator[MailServer]:
    with MailServer() as server, serving(server):
        yield server


@contextmanager
def serving(server: socketserver.BaseServer) -> Iterator[None]:
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()
