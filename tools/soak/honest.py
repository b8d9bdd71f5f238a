"""Honest clients play real games of every title, and remember what they were told was done."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random
from typing import Any, Final

from websockets.exceptions import ConnectionClosed

from tools.soak.people import PATIENCE, Browser, Window

GAMES: Final = (("transamerica", 2), ("american-rails", 3), ("african-rails", 2))
PAUSE: Final = 0.02
"""Seconds that a player looks at the board."""


class Acknowledged:
    """What the server said it has done."""

    def __init__(self) -> None:
        self.moves: dict[tuple[str, int], Any] = {}
        """By table and number in its log."""
        self.twice = 0
        """Numbers that were acknowledged for two moves."""
        self.latencies: list[float] = []
        self.games = 0
        """Played to their end."""
        self.trouble: list[str] = []

    def add(self, table: str, number: int, action: Any, seconds: float) -> None:
        self.twice += (table, number) in self.moves
        self.moves[table, number] = action
        self.latencies.append(seconds)

    def lost(self, database: Path) -> list[tuple[str, int]]:
        """Acknowledged moves that are not in the log as they were made, each exactly once."""
        with closing(sqlite3.connect(database)) as connection:
            rows = connection.execute("SELECT table_id, number, entry FROM actions").fetchall()
        kept = {(table, number): json.loads(entry) for table, number, entry in rows}
        assert len(kept) == len(rows)
        return [made for made, action in self.moves.items() if kept.get(made) != action]


async def play_for_ever(told: Acknowledged, port: int, kind: int, number: int) -> None:
    """One game after the other with the same people, until cancelled."""
    game, seats = GAMES[kind % len(GAMES)]
    people = [Browser(port, f"198.18.{number}.{seat + 1}") for seat in range(seats)]
    rng = Random(number)
    try:
        for seat, person in enumerate(people):
            await person.enter(f"Honest {number}-{seat}")
        while True:
            await play(told, people, await new_table(people, game), rng)
            told.games += 1
    finally:
        for person in people:
            await person.close()


async def new_table(people: list[Browser], game: str) -> str:
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1)]
    made = await people[0].post("/api/tables", {"game": game, "seats": seats})
    table: str = made["id"]
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join")
    await people[0].post(f"/api/tables/{table}/start")
    return table


async def play(told: Acknowledged, people: list[Browser], table: str, rng: Random) -> None:
    """Everybody plays from a window of their own until the game is over."""
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        for person in people:
            window = await stack.enter_async_context(person.at_table(table))
            group.create_task(play_seat(told, window, table, Random(rng.random())))


async def play_seat(told: Acknowledged, window: Window, table: str, rng: Random) -> None:
    while window.now.get("status") != "over":
        try:
            if not window.is_mine_to_act:
                await window.hear()
                continue
            await asyncio.sleep(PAUSE)
            async with asyncio.timeout(PATIENCE):
                await move(told, window, table, rng)
        except (TimeoutError, ConnectionClosed) as error:
            told.trouble.append(f"an honest player at {table} was left alone: {error!r}")
            raise


async def move(told: Acknowledged, window: Window, table: str, rng: Random) -> None:
    seen = window.now["number"]
    action = rng.choice(window.now["legal"])["action"]
    began = time.perf_counter()
    answer = await window.ask("move", seen=seen, action=action)
    if answer["type"] == "done":
        told.add(table, seen, action, time.perf_counter() - began)
    elif answer["reason"] not in ("stale", "turn"):
        told.trouble.append(f"an honest move at {table} was refused: {answer}")
    if rng.random() < 0.02:
        await window.ask("say", text="Good luck to all of us!")
