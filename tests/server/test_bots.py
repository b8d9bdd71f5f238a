"""Bots at a table: processes of their own, which may die."""

import asyncio
import os
import signal
import subprocess
import sys

import msgspec
import pytest

import roundhouse as rh
from roundhouse.server.bots.pool import BotPool
from roundhouse.server.bots.thinking import Bots, Question
from roundhouse.server.bots.worker import Pick, Task, player, think
from tests.server.running import Running
from tests.server.seats import new_table, seated


def test_bots_play_a_whole_game_against_each_other(server: Running) -> None:
    anna = server.guest("Anna")
    bots = [{"kind": "bot", "level": level} for level in ("direct", "random")]
    table = new_table([anna], seats=bots, start=True)
    with seated(server, anna, table) as onlooker:
        while onlooker.now["status"] != "over":
            onlooker.next()
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


def position(seed: int = 3) -> Question:
    match = rh.Match.start("transamerica", seats=2, seed=seed)
    seat, number = match.to_act, len(match.log)
    return Question("transamerica", "a table", seat, number, match.view(seat), match.legal())


def test_a_worker_is_told_the_view_and_nothing_else() -> None:
    question = position()
    task = question.task("direct", 0.1)
    told = msgspec.json.decode(msgspec.json.encode(task))
    assert set(told) == set(Task.__struct_fields__)
    assert msgspec.json.decode(task.view, type=type(question.view)) == question.view
    assert "a table" not in str(told)
    (pick,) = think(task)
    assert 0 <= pick.number < len(question.legal)


def test_every_seat_has_a_bot_of_its_own() -> None:
    """A bot may remember what it plans: never another table's plan."""
    one = position().task("direct", 0.1)
    same, other = position().task("direct", 0.1), position()._replace(seat=1).task("direct", 0.1)
    bots = [player(task) for task in (one, same, other)]
    assert bots[0] is bots[1] is not bots[2]


def test_a_worker_leaves_ctrl_c_to_its_server() -> None:
    """Everything in a terminal hears it; the worker ends quietly when nobody asks any more."""
    command = [sys.executable, "-m", "roundhouse.server.bots.worker"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(msgspec.json.encode(position().task("direct", 0.1)) + b"\n")
        worker.stdin.flush()
        assert worker.stdout.readline()
        worker.send_signal(signal.SIGINT)
        assert worker.communicate() == (b"", b"")
    assert worker.returncode == 0


def test_a_worker_that_dies_is_replaced() -> None:
    async def play() -> None:
        pool = BotPool(1)
        bots, question = Bots(pool, 0.2), position()
        for _ in range(3):
            assert await bots.choose(question, "random") in question.legal
            process = pool.workers[0].process
            assert process is not None
            os.kill(process.pid, signal.SIGKILL)
        await bots.close()

    asyncio.run(play())


def test_a_worker_that_does_not_keep_its_time_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        monkeypatch.setattr("roundhouse.server.bots.pool.PATIENCE", 0.0)
        pool = BotPool(1)
        bots, question = Bots(pool, 0.01), position()
        assert await bots.choose(question, "random") == question.legal[0]
        assert pool.workers[0].process is None
        await bots.close()

    asyncio.run(play())


def test_a_bot_that_fails_does_not_stop_the_table() -> None:
    async def play() -> None:
        bots, question = Bots(BotPool(1), 0.2), position()
        assert await bots.choose(question, "no such bot") == question.legal[0]
        await bots.close()

    asyncio.run(play())


@pytest.mark.parametrize("answer", [None, [], [Pick(-1)], [Pick(10_000)]])
def test_an_answer_that_is_no_choice_is_not_played(answer: list[Pick] | None) -> None:
    class Fools(BotPool):
        async def ask(self, task: Task, question: Question | None = None) -> list[Pick] | None:
            return answer

    question = position()
    assert asyncio.run(Bots(Fools(1), 1).choose(question, "random")) == question.legal[0]
    assert asyncio.run(Bots(Fools(1), 1).hints(question)) == []
