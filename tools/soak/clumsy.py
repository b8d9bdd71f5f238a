"""Clumsy clients mean no harm: they click twice, reload, mistype and open too many windows."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random
from typing import Any, Final

import httpx
from websockets.exceptions import WebSocketException

from tools.soak.people import Browser, Window

NONSENSE: Final[tuple[Any, ...]] = (
    "{", "[]", "null", '{"type":"move"}', '{"type":"move","id":1,"seen":-5,"action":{}}', "\u202e",
    '{"type":"dance","id":2}', '{"id":"x"}', '{"type":"say","id":3,"text":""}', b"\x00\x01",
)  # fmt: skip
PATHS: Final = (
    "/api/tables", "/api/tables?kind=mine", "/api/tables?kind=watch", "/api/tables/nothing-here",
    "/api/me", "/api/me/settings", "/api/titles", "/nowhere", "/api/tables?kind=wrong",
)  # fmt: skip


async def stumble_for_ever(port: int, number: int, seen: Counter[str]) -> None:
    """One clumsy person against a bot, until cancelled."""
    rng = Random(1000 + number)
    browser = Browser(port, f"198.19.0.{number + 1}")
    try:
        await browser.enter(f"Clumsy {number}")
        while True:
            try:
                await stumble(browser, rng, seen)
            except (httpx.HTTPError, WebSocketException, OSError) as error:
                seen[f"clumsy: {type(error).__name__}"] += 1
            await asyncio.sleep(0.5)
    finally:
        await browser.close()


async def stumble(browser: Browser, rng: Random, seen: Counter[str]) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    wish = {"game": "transamerica", "seats": seats, "start": True}
    made = await browser.request("POST", "/api/tables", wish)
    seen[f"clumsy: table {made.status_code}"] += 1
    if made.status_code != 201:
        return
    table = made.json()["id"]
    for _ in range(4):
        async with browser.at_table(table) as window:  # and reloads the page each time
            await window.hear()
            await play_badly(window, rng, seen)
        answer = await browser.request("GET", rng.choice(PATHS))
        seen[f"clumsy: page {answer.status_code}"] += 1
    wrong = {"name": f"Clumsy {rng.random()}", "password": "mistyped again"}
    answer = await browser.request("POST", "/api/login", wrong)
    seen[f"clumsy: log-in {answer.status_code}"] += 1
    await browser.request("POST", f"/api/tables/{table}/join", {"seat": 9})


async def play_badly(window: Window, rng: Random, seen: Counter[str]) -> None:
    for _ in range(10):
        await window.socket.send(rng.choice(NONSENSE))
        if window.is_mine_to_act:
            action = rng.choice(window.now["legal"])["action"]
            number = window.now["number"]
            await window.begin("move", seen=number, action=action)
            answer = await window.ask("move", seen=number, action=action)  # the second click
        else:
            answer = await window.ask("undo", seen=rng.randrange(50))
        seen[f"clumsy: {answer['type']} {answer.get('reason', '')}".strip()] += 1
