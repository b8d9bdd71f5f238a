"""Bots at a table: processes of their own, which may die."""

import asyncio
import os
import signal
from typing import Any

import msgspec
import pytest

import roundhouse as rh
from roundhouse.server.bots.pool import BotPool
from roundhouse.server.bots.worker import Task, choose
from tests.server.running import Running
from tests.server.seats import new_table, seated


def test_bots_play_a_whole_game_against_each_other(server: Running) -> None:
    anna = server.guest("Anna")
    bots = [{"kind": "bot", "level": level} for level in ("direct", "random")]
    table = new_table([anna], seats=bots, start=True)
    with seated(server, anna, table) as onlooker:
        while onlooker.now["status"] != "over":
            onlooker.next(30)
        assert {entry["by"] for entry in onlooker.log if entry["seat"] >= 0} == {"bot"}
        assert onlooker.now["seats"][0]["kind"] == "bot"


def test_a_person_plays_against_a_bot(server: Running) -> None:
    anna = server.guest("Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "direct"}]
    table = new_table([anna], seats=seats, start=True)
    with seated(server, anna, table) as client:
        for _ in range(10):
            while client.now["to_act"] != 0:
                client.next()
            assert client.move()["type"] == "done"


def position() -> tuple[Any, list[Any]]:
    match = rh.Match.start("transamerica", seats=2, seed=3)
    return match.view(match.to_act), match.legal()


def test_a_worker_is_told_the_view_and_nothing_else() -> None:
    assert set(Task.__struct_fields__) == {"game", "level", "view", "legal", "budget"}
    view, legal = position()
    encoded = [msgspec.Raw(msgspec.json.encode(part)) for part in (view, legal)]
    number = choose(Task("transamerica", "direct", encoded[0], encoded[1], 0.1))
    assert legal[number] in legal


def test_a_worker_that_dies_is_replaced() -> None:
    async def play() -> None:
        pool = BotPool(1, 0.2)
        view, legal = position()
        for _ in range(3):
            assert await pool.choose("transamerica", "random", view, legal) in legal
            process = pool.workers[0].process
            assert process is not None
            os.kill(process.pid, signal.SIGKILL)
        await pool.close()

    asyncio.run(play())


def test_a_worker_that_does_not_keep_its_time_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        monkeypatch.setattr("roundhouse.server.bots.pool.PATIENCE", 0.0)
        pool = BotPool(1, 0.01)
        view, legal = position()
        assert await pool.choose("transamerica", "random", view, legal) == legal[0]
        assert pool.workers[0].process is None
        await pool.close()

    asyncio.run(play())


def test_a_bot_that_fails_does_not_stop_the_table() -> None:
    async def play() -> None:
        pool = BotPool(1, 0.2)
        view, legal = position()
        assert await pool.choose("transamerica", "no such bot", view, legal) == legal[0]
        await pool.close()

    asyncio.run(play())
