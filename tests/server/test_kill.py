"""kill -9 at any moment of play: nothing acknowledged is lost, nothing is made twice."""

import asyncio
import contextlib
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.direct import PATIENT
from tests.server.killed import Process
from tests.server.running import Browser
from tests.server.seats import cookies, new_table

KILLS = {"sqlite": 10, "postgres": 5}
TABLES = 4


@pytest.fixture
def process(database: str) -> Iterator[Process]:
    server = Process(database)
    server.start()
    try:
        yield server
    finally:
        server.close()


class Player:
    """Plays a hot-seat table by itself, over and over the connection that breaks."""

    def __init__(self, server: Process, browser: Browser, table: str, seed: int) -> None:
        self.url = f"{server.socket_url}/api/tables/{table}/play"
        self.headers = cookies(browser)
        self.rng = Random(seed)
        self.acknowledged: dict[int, Any] = {}
        self.log: list[Any] = []
        self.over = False

    async def play(self) -> None:
        while not self.over:
            with contextlib.suppress(OSError, WebSocketException, InvalidHandshake, EOFError):
                await self.sit()
            await asyncio.sleep(0.01)

    async def sit(self) -> None:
        url = f"{self.url}?since={len(self.log)}"
        async with connect(url, additional_headers=self.headers, **PATIENT) as socket:
            table = json.loads(await socket.recv())
            self.see(table)
            while not self.over:
                await socket.send(json.dumps({"type": "sit", "id": 1, "seat": table["to_act"]}))
                table, _ = await self.answer(socket, table)
                action = self.rng.choice(table["legal"])["action"]
                seen = table["number"]
                move = {"type": "move", "id": 2, "seen": seen, "action": action}
                await socket.send(json.dumps(move))
                table, answer = await self.answer(socket, table)
                assert answer["type"] == "done", answer
                self.acknowledged[seen] = action

    async def answer(self, socket: Any, table: Any) -> tuple[Any, Any]:
        while True:
            frame = json.loads(await socket.recv())
            if frame["type"] != "table":
                return table, frame
            table = frame
            self.see(frame)

    def see(self, table: Any) -> None:
        """What the server shows must go on from what it has shown before."""
        log = [entry["action"] for entry in table["log"]]
        known = self.log[table["since"] : table["since"] + len(log)]
        assert log[: len(known)] == known or None in known or None in log
        self.log = [*self.log[: table["since"]], *log]
        self.over = table["status"] == "over"


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


async def play_and_kill(server: Process, players: list[Player], kills: int) -> None:
    rng = Random(5)
    playing = [asyncio.create_task(player.play()) for player in players]
    for _ in range(kills):
        enough = acknowledged(players) + rng.randint(1, 12)
        while acknowledged(players) < enough:
            await asyncio.sleep(0.002)
        await asyncio.sleep(rng.uniform(0, 0.01))
        server.kill()
        await asyncio.to_thread(server.start)
    for task in playing:
        task.cancel()
    for result in await asyncio.gather(*playing, return_exceptions=True):
        assert result is None or isinstance(result, asyncio.CancelledError), result


def test_nothing_acknowledged_is_lost_and_nothing_is_doubled(
    process: Process, database: str
) -> None:
    kills = KILLS["postgres" if "://" in database else "sqlite"]
    anna = process.guest("Anna")
    seats = [{"kind": "me"}, {"kind": "local", "name": "Ben"}]
    tables = [new_table([anna], seats=seats, start=True) for _ in range(TABLES)]
    players = [Player(process, anna, table, seed) for seed, table in enumerate(tables)]
    asyncio.run(play_and_kill(process, players, kills))
    assert acknowledged(players) >= kills
    for player, table in zip(players, tables, strict=True):
        kept: list[Any] = []
        while page := anna.get(f"/api/tables/{table}/log?start={len(kept)}").json()["entries"]:
            kept += page
        assert [entry["number"] for entry in kept] == list(range(len(kept)))
        for number, action in player.acknowledged.items():
            assert kept[number]["action"] == action
        made = sum(entry["by"] == "person" for entry in kept)
        assert made - len(player.acknowledged) <= kills + 1
