"""What every client needs: a browser with an address of its own, and a connection to a table."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

Frame = dict[str, Any]
HOST: Final = "127.0.0.1"
PATIENCE: Final = 60.0
"""Seconds after which an honest client takes an answer for lost: the machine may be busy."""


class Browser:
    """A visitor. The server trusts a proxy on its own machine, so everybody has an address."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        self.http = httpx.AsyncClient(
            base_url=f"http://{HOST}:{port}",
            headers={"x-forwarded-for": address},
            timeout=PATIENCE,
            trust_env=False,
        )

    async def enter(self, name: str) -> None:
        await self.http.get("/")
        await self.post("/api/guest", {"name": name})

    async def request(self, method: str, path: str, body: Any = None) -> httpx.Response:
        token = self.http.cookies.get("csrftoken") or ""
        return await self.http.request(method, path, json=body, headers={"x-csrftoken": token})

    async def post(self, path: str, body: Any = None) -> Any:
        """What must work."""
        answer = await self.request("POST", path, body if body is not None else {})
        answer.raise_for_status()
        return answer.json() if answer.content else None

    @property
    def headers(self) -> dict[str, str]:
        held = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return {"cookie": held, "x-forwarded-for": self.address}

    @asynccontextmanager
    async def at_table(self, table: str) -> AsyncIterator[Window]:
        url = f"ws://{HOST}:{self.port}/api/tables/{table}/play?language=en"
        options: dict[str, Any] = {"proxy": None, "max_size": None, "open_timeout": PATIENCE}
        async with connect(url, additional_headers=self.headers, **options) as socket:
            yield Window(socket)

    async def close(self) -> None:
        await self.http.aclose()


class Window:
    """An open connection to a table, and what was last shown there."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.now: Frame = {}
        self._asked = 0

    async def hear(self) -> Frame:
        frame: Frame = json.loads(await self.socket.recv())
        if frame["type"] == "table":
            self.now = frame
        return frame

    @property
    def is_mine_to_act(self) -> bool:
        return self.now.get("seat") is not None and self.now.get("to_act") == self.now["seat"]

    async def begin(self, kind: str, **fields: Any) -> int:
        self._asked += 1
        await self.socket.send(json.dumps({"type": kind, "id": self._asked, **fields}))
        return self._asked

    async def ask(self, kind: str, **fields: Any) -> Frame:
        """The answer; frames that come before it are taken in."""
        number = await self.begin(kind, **fields)
        while (frame := await self.hear()).get("id") != number or frame["type"] == "table":
            pass
        return frame
