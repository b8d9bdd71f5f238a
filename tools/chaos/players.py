"""Scripted people who play on over every break, and remember what they were told was done."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import httpx
from websockets.exceptions import WebSocketException

from tools.soak.honest import Acknowledged
from tools.soak.people import Browser, Window

LINEUPS: Final = (
    ("transamerica", 2, 0),
    ("american-rails", 1, 2),
    ("african-rails", 1, 1),
    ("transamerica", 1, 3),
    ("american-rails", 3, 0),
    ("african-rails", 2, 0),
)
"""Title, people, bots; in turn."""
BOTS: Final = {"transamerica": "direct", "american-rails": "novice", "african-rails": "novice"}
PAUSE: Final = 0.2
"""Seconds that a player looks at the board."""
AGAIN: Final = 0.3
"""Seconds before somebody tries again who was refused, or lost the line."""
ANSWER: Final = 45.0
"""Seconds after which a line that says nothing is given up."""
LOOK: Final = 2.0
"""Seconds after which somebody who waits looks up."""
MENDED: Final = {"stale", "duplicate", "turn", "store", "seat", "over", "limit"}
"""Refusals to be expected while servers fall: another try may do."""


class Told(Acknowledged):
    """What the servers said they have done, and how it went otherwise."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[float] = []
        """When a move was acknowledged, in seconds since the beginning."""
        self.refused: Counter[str] = Counter()
        self.lines_lost = 0
        self.resigned: set[str] = set()
        self.began = time.monotonic()

    def add(self, table: str, number: int, action: Any, seconds: float) -> None:
        super().add(table, number, action, seconds)
        self.times.append(time.monotonic() - self.began)


@dataclass
class Table:
    id: str
    game: str
    people: list[Browser]
    over: set[int] = field(default_factory=set)
    """Seats to whom it was said that the game is over."""

    @property
    def is_over(self) -> bool:
        return len(self.over) == len(self.people)


async def make_table(port: int, number: int) -> Table:
    game, humans, bots = LINEUPS[number % len(LINEUPS)]
    people = [Browser(port, f"198.18.{number}.{seat + 1}") for seat in range(humans)]
    for seat, person in enumerate(people):
        await person.enter(f"Table {number}, {seat + 1}")
    seats: list[dict[str, str]] = [{"kind": "me"}, *[{"kind": "open"}] * (humans - 1)]
    seats += [{"kind": "bot", "level": BOTS[game]}] * bots
    made = await people[0].post("/api/tables", {"game": game, "seats": seats})
    for person in people[1:]:
        await person.post(f"/api/tables/{made['id']}/join")
    await people[0].post(f"/api/tables/{made['id']}/start")
    return Table(made["id"], game, people)


class Player:
    def __init__(self, table: Table, seat: int, told: Told, ending: asyncio.Event) -> None:
        self._table = table
        self._seat = seat
        self._told = told
        self._ending = ending
        """Set when whoever still plays gives up."""
        self._rng = Random(f"{table.id} {seat}")

    async def play(self) -> None:
        """Until the game is over, over as many connections as that takes."""
        while self._seat not in self._table.over:
            try:
                async with self._table.people[self._seat].at_table(self._table.id) as window:
                    await self._sit(window)
            except (OSError, EOFError, TimeoutError, WebSocketException, httpx.HTTPError):
                self._told.lines_lost += 1
                await asyncio.sleep(AGAIN * self._rng.uniform(0.5, 2))

    async def _sit(self, window: Window) -> None:
        while window.now.get("status") != "over":
            async with asyncio.timeout(ANSWER):
                if self._ending.is_set() and window.now:
                    await self._resign(window)
                elif window.is_mine_to_act and window.now["legal"]:
                    await asyncio.sleep(PAUSE * self._rng.random())
                    await self._move(window)
                else:
                    await self._wait(window)
        self._table.over.add(self._seat)

    async def _wait(self, window: Window) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LOOK):
                await window.hear()

    async def _move(self, window: Window) -> None:
        seen = window.now["number"]
        action = self._rng.choice(window.now["legal"])["action"]
        began = time.monotonic()
        answer = await window.ask("move", seen=seen, action=action)
        if answer["type"] == "done":
            self._told.add(self._table.id, seen, action, time.monotonic() - began)
        else:
            await self._refused(answer)

    async def _resign(self, window: Window) -> None:
        answer = await window.ask("resign")
        if answer["type"] == "done":
            self._told.resigned.add(self._table.id)
            while window.now.get("status") != "over":
                await window.hear()
        else:
            await self._refused(answer)

    async def _refused(self, answer: dict[str, Any]) -> None:
        self._told.refused[answer["reason"]] += 1
        if answer["reason"] not in MENDED:
            self._told.trouble.append(f"a move at {self._table.id} was refused: {answer}")
        await asyncio.sleep(AGAIN)
