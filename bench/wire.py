"""A client's end of a table: a plain WebSocket without a library, and visitors over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

import httpx

from roundhouse.server.wire import BINARY, TEXT, frame_size, header

HOST: Final = "127.0.0.1"
PING: Final = 0x89
PONG: Final = 0x8A
NO_MASK: Final = bytes(4)
"""What a client sends must be masked; this mask leaves it as it is."""

Told = Callable[["Wire", bytes], None]
"""Called with every message that comes over a wire."""


class Wire(asyncio.Protocol):
    """A client's WebSocket: messages, whole and unfragmented, as both servers send them."""

    def __init__(self, path: str, headers: dict[str, str], told: Told) -> None:
        self._path = path
        self._headers = headers
        self._told = told
        self._data = b""
        self._is_open = False
        self.transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        asked = {
            "host": HOST,
            "upgrade": "websocket",
            "connection": "Upgrade",
            "sec-websocket-version": "13",
            "sec-websocket-key": "cm91bmRob3VzZS1iZW5jaA==",
            **self._headers,
        }
        lines = [f"GET {self._path} HTTP/1.1", *(f"{name}: {asked[name]}" for name in asked)]
        self.transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        data = self._data + data
        if not self._is_open:
            answer, end, rest = data.partition(b"\r\n\r\n")
            if not end:
                self._data = data
                return
            if b" 101 " not in answer:
                raise SystemExit(f"{self._path}: {answer.decode()}")
            self._is_open, data = True, rest
        while (size := frame_size(data)) and size <= len(data):
            start = {126: 4, 127: 10}.get(data[1], 2)
            if data[0] in (TEXT, BINARY):
                self._told(self, data[start:size])
            elif data[0] == PING:
                self.transport.write(bytes((PONG, 128 | size - 2)) + NO_MASK + data[2:size])
            else:
                raise SystemExit(f"{self._path}: closed by the server, {data[:size]!r}")
            data = data[size:]
        self._data = data

    def send(self, text: bytes) -> None:
        first = header(len(text))
        self.transport.write(
            b"".join((first[:1], bytes((first[1] | 128,)), first[2:], NO_MASK, text))
        )


async def connected(port: int, path: str, headers: dict[str, str], told: Told) -> Wire:
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(path, headers, told), HOST, port)
    return wire


async def post(person: httpx.AsyncClient, path: str, body: Any = None) -> Any:
    token = person.cookies.get("csrftoken") or ""
    answer = await person.post(path, json=body or {}, headers={"x-csrftoken": token})
    if answer.is_error:
        raise SystemExit(f"{path}: {answer.status_code} {answer.text}")
    return answer.json()


async def guest(port: int, name: str) -> httpx.AsyncClient:
    person = httpx.AsyncClient(base_url=f"http://{HOST}:{port}", timeout=60)
    await person.get("/")
    await post(person, "/api/guest", {"name": name})
    return person
