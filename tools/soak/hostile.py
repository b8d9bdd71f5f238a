"""Hostile clients: each kind does one thing that once hurt, as hard as a limit allows, for ever."""

from __future__ import annotations

import asyncio
import json
import os
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from random import Random
from typing import Any, Final

import httpx
from websockets.exceptions import WebSocketException

from tools.soak.people import HOST, Browser

PIECE: Final = 64 * 1024
FLOOD: Final = 32 * 1024 * 1024
"""Bytes that one flood tries to send."""
WINDOWS: Final = 250
"""More than an address may have open."""

Attack = Callable[[Browser, Random, "Counter[str]"], Awaitable[None]]


async def attack_for_ever(port: int, number: int, seen: Counter[str]) -> None:
    """One attacker with an address of its own, until cancelled."""
    name, attack = list(ATTACKS.items())[number % len(ATTACKS)]
    rng = Random(2000 + number)
    browser = Browser(port, f"203.0.113.{number + 1}")
    try:
        await browser.enter(f"Hostile {number}")
        while True:
            seen[f"hostile: {name}"] += 1
            try:
                async with asyncio.timeout(30):
                    await attack(browser, rng, seen)
            except (httpx.HTTPError, WebSocketException, OSError, TimeoutError):
                seen[f"hostile: {name} cut off"] += 1
            await asyncio.sleep(0.2)
    finally:
        await browser.close()


def masked(opcode: int, payload: bytes) -> bytes:
    """A WebSocket frame as a client sends it, with a mask that changes nothing."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
    return bytes([0x80 | opcode]) + length + bytes(4) + payload


@asynccontextmanager
async def plain_connection(
    port: int,
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """One that is dropped, not closed, whatever was under way."""
    reader, writer = await asyncio.open_connection(HOST, port, limit=PIECE)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()
        with suppress(OSError):
            await writer.wait_closed()


async def never_read(browser: Browser, rng: Random, seen: Counter[str]) -> None:
    """Floods a table's socket with pings and nonsense, and reads no answer."""
    table = await own_table(browser, "transamerica", ["random"])
    key = "c29hay1zb2FrLXNvYWstcw=="
    lines = [f"GET /api/tables/{table}/play HTTP/1.1", f"host: {HOST}", "upgrade: websocket"]
    lines += ["connection: Upgrade", "sec-websocket-version: 13", f"sec-websocket-key: {key}"]
    lines += [f"{name}: {value}" for name, value in browser.headers.items()]
    kinds = (masked(9, b"x" * 100), masked(1, b"{" * 120), masked(1, b'{"type":"say","id":1}'))
    async with plain_connection(browser.port) as (reader, writer):
        writer.write("\r\n".join([*lines, "", ""]).encode())
        await reader.readuntil(b"\r\n\r\n")
        piece = rng.choice(kinds) * 200
        for _ in range(FLOOD // len(piece)):
            writer.write(piece)
            async with asyncio.timeout(2):  # the server takes no more: that is the point
                await writer.drain()
        seen["hostile: a flood was read to its end"] += 1


async def many_windows(browser: Browser, _: Random, seen: Counter[str]) -> None:
    """Opens more sockets than there is room for, and holds them."""
    table = await own_table(browser, "transamerica", ["random"])
    async with AsyncExitStack() as stack:
        for _number in range(WINDOWS):
            try:
                window = await stack.enter_async_context(browser.at_table(table))
                await window.hear()
            except WebSocketException:
                seen["hostile: windows refused"] += 1
                break
        await asyncio.sleep(1)


async def guess_passwords(browser: Browser, rng: Random, seen: Counter[str]) -> None:
    for _ in range(10):
        wish = {"name": "Victim", "password": f"guess {rng.random()}"}
        answer = await browser.request("POST", "/api/login", wish)
        seen[f"hostile: guess {answer.status_code}"] += 1


async def hoard_bots(browser: Browser, _: Random, seen: Counter[str]) -> None:
    """As many tables of experts as one may keep."""
    answer = await make(browser, "transamerica", ["expert"] * 6)
    seen[f"hostile: experts {answer.status_code}"] += 1


async def half_requests(browser: Browser, _: Random, seen: Counter[str]) -> None:
    """Requests whose heads or bodies never end."""
    head = b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n"
    async with AsyncExitStack() as stack:
        for number in range(20):
            opened = await stack.enter_async_context(plain_connection(browser.port))
            opened[1].write(head if number % 2 else head + b'\r\n{"name":')
            seen["hostile: half requests"] += 1
        await asyncio.sleep(2)


async def costly_wishes(browser: Browser, rng: Random, seen: Counter[str]) -> None:
    """Large and long things: bodies, records, names, courses."""
    line = json.dumps({"type": "undo", "seat": 0})
    wishes: tuple[tuple[str, Any], ...] = (
        ("/api/records", {"record": "\n".join([line] * 5000)}),
        ("/api/records", {"record": "[" * 100_000}),
        ("/api/guest", {"name": "x" * 200_000}),
        ("/api/tables", {"game": os.urandom(20).hex() * 5000, "seats": []}),
        ("/api/account", {"name": "Vi\u200dctim", "password": "not the victim"}),
        ("/api/me/mail", {}),
    )
    path, body = rng.choice(wishes)
    answer = await browser.request("POST", path, body)
    seen[f"hostile: {path} {answer.status_code}"] += 1
    for wrong in ("/../../etc/passwd", "/api/tables/%2e%2e%2f", "/api/tables/x/course"):
        answer = await browser.request("GET", wrong)
        seen[f"hostile: GET {answer.status_code}"] += 1


async def make(browser: Browser, game: str, bots: list[str]) -> httpx.Response:
    seats = [{"kind": "bot", "level": level} for level in bots]
    wish = {"game": game, "seats": seats if len(seats) > 1 else [{"kind": "me"}, *seats]}
    return await browser.request("POST", "/api/tables", {**wish, "start": True})


async def own_table(browser: Browser, game: str, bots: list[str]) -> str:
    """A table to attack from: the last one made, once there are too many."""
    answer = await make(browser, game, bots)
    if answer.status_code != 201:
        answer = await browser.request("GET", "/api/tables?kind=mine")
        return str(answer.json()[0]["id"])
    return str(answer.json()["id"])


ATTACKS: Final[dict[str, Attack]] = {
    "never reads": never_read,
    "hoards bots": hoard_bots,
    "guesses passwords": guess_passwords,
    "opens many windows": many_windows,
    "sends half requests": half_requests,
    "sends costly wishes": costly_wishes,
}
