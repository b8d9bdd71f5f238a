"""A server in a thread of its own, and people who visit it."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import uvicorn

from roundhouse.server.run import configure, listen
from roundhouse.server.settings import Settings


class Running:
    """A server that answers at `url`."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.socket_url = f"ws://127.0.0.1:{port}"
        self._browsers: list[httpx.Client] = []

    def stranger(self) -> httpx.Client:
        """A browser that nobody knows; closed with the server."""
        self._browsers.append(httpx.Client(base_url=self.url, trust_env=False, timeout=20))
        return self._browsers[-1]

    def close(self) -> None:
        for browser in self._browsers:
            browser.close()

    def guest(self, name: str) -> httpx.Client:
        """A browser with a guest's session."""
        browser = self.stranger()
        answer = browser.post("/api/guest", json={"name": name})
        assert answer.status_code == 201, answer.text
        return browser


@contextmanager
def running_server(database: str, **settings: Any) -> Iterator[Running]:
    server = uvicorn.Server(configure(Settings(database=database, **settings)))
    listener = listen("127.0.0.1", 0)
    running = Running(listener.getsockname()[1])
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        yield running
    finally:
        running.close()
        server.should_exit = True
        thread.join(20)
        listener.close()
        assert not thread.is_alive(), "the server does not stop"
