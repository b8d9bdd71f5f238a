"""A server in a thread of its own, and people who visit it."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import uvicorn

from roundhouse.server.listener import listen
from roundhouse.server.run import configure
from roundhouse.server.settings import Settings
from tests.direct import DIRECT
from tests.waiting import PATIENCE


class Browser(httpx.Client):
    """Sends the token of its page along, as our pages do."""

    def build_request(self, *args: Any, **kwargs: Any) -> httpx.Request:
        request = super().build_request(*args, **kwargs)
        request.headers.setdefault("x-csrftoken", self.cookies.get("csrftoken") or "")
        return request


class Running:
    """A server that answers at `url`."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.socket_url = f"ws://127.0.0.1:{port}"
        self._browsers: list[Browser] = []

    def stranger(self) -> Browser:
        """A browser that has loaded the page and that nobody knows; closed with the server."""
        self._browsers.append(Browser(base_url=self.url, **DIRECT))
        self._browsers[-1].get("/")
        return self._browsers[-1]

    def holder(self, session: str) -> Browser:
        """A browser that holds this session cookie."""
        browser = self.stranger()
        browser.cookies.set("roundhouse", session, domain="127.0.0.1")
        return browser

    def close(self) -> None:
        for browser in self._browsers:
            browser.close()

    def guest(self, name: str) -> Browser:
        """A browser with a guest's session."""
        browser = self.stranger()
        answer = browser.post("/api/guest", json={"name": name})
        assert answer.status_code == 201, answer.text
        return browser


@contextmanager
def running_server(database: str, **settings: Any) -> Iterator[Running]:
    listener = listen("127.0.0.1", 0)
    port = listener.getsockname()[1]
    usual = {"leniency": 1000.0, "notice_delay": 3600.0, "port": port, "stand_in_pace": 0.0}
    config = configure(Settings(database=database, **{**usual, **settings}))
    config.timeout_graceful_shutdown = None  # a busy machine may need more than the usual seconds
    server = uvicorn.Server(config)
    running = Running(port)
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
        thread.join(PATIENCE)
        listener.close()
        assert not thread.is_alive(), "the server does not stop"
