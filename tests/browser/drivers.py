"""Firefox and WebKit as the system has them, each by the protocol that it speaks itself.

Playwright drives only builds of its own, which have to be fetched from elsewhere. Firefox answers
WebDriver BiDi over a WebSocket, WebKitGTK the older WebDriver over HTTP; four commands are enough.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.direct import DIRECT
from tests.waiting import PATIENCE, eventually
from tools.ports import free_port

WIDTH: Final = 1280
HEIGHT: Final = 800


class Driver(Protocol):
    """A window that can be led somewhere, asked and clicked in."""

    def open(self, url: str) -> None: ...

    def evaluate(self, expression: str) -> Any:
        """What the page answers; a promise is waited for."""

    def click(self, x: float, y: float) -> None: ...


class Firefox:
    """WebDriver BiDi."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._id = 0
        self._ask("session.new", capabilities={})
        tree = self._ask("browsingContext.getTree")
        self._window = tree["contexts"][0]["context"]
        self._ask(
            "browsingContext.setViewport",
            context=self._window,
            viewport={"width": WIDTH, "height": HEIGHT},
        )

    def _ask(self, method: str, **params: Any) -> Any:
        self._id += 1
        self._socket.send(json.dumps({"id": self._id, "method": method, "params": params}))
        while (answer := json.loads(self._socket.recv(PATIENCE))).get("id") != self._id:
            pass
        assert answer["type"] == "success", answer
        return answer["result"]

    def open(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self._window, url=url, wait="complete")

    def evaluate(self, expression: str) -> Any:
        found = self._ask(
            "script.evaluate",
            expression=f"Promise.resolve({expression}).then(JSON.stringify)",
            target={"context": self._window},
            awaitPromise=True,
        )
        assert found["type"] == "success", found
        text = found["result"].get("value")
        return None if text is None else json.loads(text)

    def click(self, x: float, y: float) -> None:
        steps: list[dict[str, Any]] = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        pointer = {"type": "pointer", "id": "mouse", "actions": steps}
        self._ask("input.performActions", context=self._window, actions=[pointer])


class WebKit:
    """WebDriver as the W3C wrote it first."""

    def __init__(self, client: httpx.Client, browser: str) -> None:
        self._client = client
        options = {"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}}
        made = self._send("POST", "/session", {"capabilities": {"alwaysMatch": options}})
        self._session = f"/session/{made['sessionId']}"
        size = {"width": WIDTH, "height": HEIGHT}
        self._send("POST", f"{self._session}/window/rect", size)

    def _send(self, method: str, path: str, body: Any = None) -> Any:
        answer = self._client.request(method, path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()["value"]

    def open(self, url: str) -> None:
        self._send("POST", f"{self._session}/url", {"url": url})

    def evaluate(self, expression: str) -> Any:
        script = f"Promise.resolve({expression}).then(arguments[arguments.length - 1])"
        return self._send("POST", f"{self._session}/execute/async", {"script": script, "args": []})

    def click(self, x: float, y: float) -> None:
        steps: list[dict[str, Any]] = [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        pointer = {"type": "pointer", "id": "mouse", "actions": steps}
        self._send("POST", f"{self._session}/actions", {"actions": [pointer]})

    def close(self) -> None:
        self._send("DELETE", self._session)


@contextmanager
def running(command: list[str], log: Path, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    with log.open("wb") as out:
        process = subprocess.Popen(
            command, stdout=out, stderr=out, env={**os.environ, **environment}
        )
        try:
            yield process
        finally:
            process.terminate()
            process.wait(PATIENCE)


def told(log: Path, pattern: str) -> str:
    """What a programme has written, once it has."""
    eventually(lambda: re.search(pattern, log.read_text()) is not None, f"no {pattern} in {log}")
    found = re.search(pattern, log.read_text())
    assert found is not None
    return found[1]


@contextmanager
def firefox(folder: Path) -> Iterator[Driver]:
    log, profile = folder / "firefox.log", folder / "profile"
    profile.mkdir()
    program = firefox_program()
    assert program is not None
    command = [program, "--headless", "--no-remote", "--profile", str(profile)]
    with running([*command, "--remote-debugging-port=0"], log, HOME=str(folder)):
        address = told(log, r"BiDi listening on (ws://\S+)")
        with connect(f"{address}/session", proxy=None, max_size=None) as socket:
            yield Firefox(socket)


@contextmanager
def webkit(folder: Path) -> Iterator[Driver]:
    port, screen = free_port(), folder / "screen"
    browser = webkit_program()
    assert browser is not None
    with ExitStack() as stack:
        display = os.environ.get("DISPLAY")
        if display is None:
            reading, writing = os.pipe()
            with screen.open("wb") as log:
                command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x900x24"]
                server = subprocess.Popen(command, pass_fds=[writing], stderr=log)
            os.close(writing)
            stack.callback(server.wait, PATIENCE)
            stack.callback(server.terminate)
            with os.fdopen(reading) as number:
                display = f":{number.readline().strip()}"
        command = ["WebKitWebDriver", f"--port={port}"]
        sandbox = {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
        stack.enter_context(
            running(command, folder / "driver.log", DISPLAY=display, HOME=str(folder), **sandbox)
        )
        client = stack.enter_context(httpx.Client(base_url=f"http://127.0.0.1:{port}", **DIRECT))
        eventually(lambda: answers(client), "WebKitWebDriver does not answer")
        window = WebKit(client, browser)
        stack.callback(window.close)
        yield window


def answers(client: httpx.Client) -> bool:
    try:
        return client.get("/status").status_code == 200
    except httpx.TransportError:
        return False


def firefox_program() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")


def webkit_program() -> str | None:
    """The bare browser that comes with WebKitGTK's driver; it needs a screen, or Xvfb for one."""
    if shutil.which("WebKitWebDriver") is None:
        return None
    if not (os.environ.get("DISPLAY") or shutil.which("Xvfb")):
        return None
    found = sorted(Path("/usr").glob("lib*/**/webkit*gtk-*/MiniBrowser"))
    return str(found[-1]) if found else None


STARTERS: Final[dict[str, Callable[[Path], Any]]] = {"firefox": firefox, "webkit": webkit}


def installed() -> list[str]:
    """The browsers beside Chromium that this machine has."""
    programs = {"firefox": firefox_program, "webkit": webkit_program}
    return [name for name in STARTERS if programs[name]() is not None]
