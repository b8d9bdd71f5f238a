"""Bots' turns in a queue: real workers on real PostgreSQL, which may be killed at any moment."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import procrastinate
import psycopg
import pytest
from procrastinate.exceptions import ConnectorException

from roundhouse.server.bots import queue
from roundhouse.server.bots.queue import BotQueue, name_of
from roundhouse.server.bots.thinking import Bots
from roundhouse.store import Store
from tests.postgres import Postgres
from tests.server.running import Running, running_server
from tests.server.seats import new_table, seated
from tests.server.test_bots import position
from tests.waiting import PATIENCE, eventually

BOTS = [{"kind": "bot", "level": "direct"}, {"kind": "bot", "level": "random"}]


@contextmanager
def worker(database: str) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "roundhouse", "worker", "--database", database]
    process = subprocess.Popen(command)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(PATIENCE)


@contextmanager
def queueing(database: str, servers: int = 1) -> Iterator[list[Running]]:
    with ExitStack() as stack:
        running = [running_server(database, bots="queue") for _ in range(servers)]
        yield [stack.enter_context(one) for one in running]


AHEAD: Final = """
    SELECT (SELECT count(*) FROM answers) - (SELECT count(*) FROM public.actions WHERE seat >= 0)
"""
"""How many more answers there are than moves, at one moment: the bots play on meanwhile."""


def scalar(database: str, query: str) -> Any:
    options = f"-c search_path={queue.SCHEMA}"
    with psycopg.connect(database, options=options) as connection:
        row = connection.execute(query.encode()).fetchone()
    assert row is not None
    return row[0]


def play_on(server: Running, table: str, moves: int) -> None:
    """Look on until the bots have made so many moves more, or the game is over."""
    with seated(server, server.stranger(), table) as onlooker:
        goal = onlooker.number + moves
        while onlooker.now["status"] != "over" and onlooker.number < goal:
            onlooker.next()


def test_workers_play_a_whole_game(postgres: Postgres) -> None:
    database = postgres.database()
    with queueing(database) as (server,), worker(database), worker(database):
        table = new_table([server.guest("Anna")], seats=BOTS, start=True)
        play_on(server, table, 10_000)
    jobs = "SELECT count(*) FROM procrastinate_jobs"
    assert scalar(database, jobs) == 0, "a job stays, with what somebody held"


def test_a_worker_killed_while_it_thinks_is_replaced(postgres: Postgres) -> None:
    database = postgres.database()
    with queueing(database) as (server,):
        with worker(database) as first:
            table = new_table([server.guest("Anna")], seats=BOTS, start=True)
            play_on(server, table, 5)
            frozen = freeze_its_bots(first)
            wait_for(database, "SELECT count(*) = 1 FROM procrastinate_jobs WHERE status = 'doing'")
            first.kill()
            first.wait()
            for pid in frozen:
                with suppress(ProcessLookupError):  # the worker may have given it up itself
                    os.kill(pid, signal.SIGKILL)
        with worker(database):
            play_on(server, table, 10)


def test_a_worker_outlives_the_absence_of_its_database(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever it is about to ask when PostgreSQL goes, it asks again when it is back."""
    runs: list[str] = []

    async def run_worker(_app: procrastinate.App, **_: object) -> None:
        runs.append("run")
        if len(runs) == 1:
            raise ConnectorException from psycopg.OperationalError("it is shutting down")

    monkeypatch.setattr(procrastinate.App, "run_worker_async", run_worker)
    monkeypatch.setattr(queue, "LOOK", 0.01)
    asyncio.run(queue.work(postgres.database(), 1))
    assert runs == ["run", "run"]
    assert "the queue does not answer: it is shutting down" in caplog.text
    assert not any(record.exc_info for record in caplog.records)


def freeze_its_bots(process: subprocess.Popen[bytes]) -> list[int]:
    """The worker's own processes no longer think, so that its next job takes for ever."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    for pid in children:
        os.kill(int(pid), signal.SIGSTOP)
    assert children
    return [int(pid) for pid in children]


def wait_for(database: str, query: str) -> None:
    eventually(lambda: scalar(database, query), f"in vain: {query}")


def test_an_answer_that_comes_too_late_is_not_played(postgres: Postgres) -> None:
    """A move is taken back and made anew while the bot still thinks about the first one."""
    database = postgres.database()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "direct"}]
    options = {"start_player": 0}
    with queueing(database) as (server,):
        anna = server.guest("Anna")
        table = new_table([anna], seats=seats, options=options, start=True)
        with seated(server, anna, table) as window:
            first, second = window.actions[:2]
            before = window.number
            assert window.ask("move", seen=before, action=first)["type"] == "done"
            wait_for(database, "SELECT count(*) = 1 FROM procrastinate_jobs")
            assert window.ask("undo", seen=before + 1)["type"] == "done"
            assert window.ask("move", seen=before + 2, action=second)["type"] == "done"
            with worker(database):
                window.until(before + 4)
        made = [(entry["seat"], entry["by"]) for entry in window.log[before:]]
        assert made == [(0, "person"), (0, "person"), (0, "person"), (1, "bot")]
        assert window.log[before + 3]["action"] != second


def test_servers_ask_once_for_all(postgres: Postgres) -> None:
    """Two servers have the table open; each turn is asked and played once."""
    database = postgres.database()
    with queueing(database, servers=2) as servers, ExitStack() as stack:
        table = new_table([servers[0].guest("Anna")], seats=BOTS, start=True)
        people = [server.stranger() for server in servers]
        windows = [
            stack.enter_context(seated(server, person, table))
            for server, person in zip(servers, people, strict=True)
        ]
        stack.enter_context(worker(database))
        while windows[1].number < 40 and windows[1].now["status"] != "over":
            windows[1].next()
        ahead = scalar(database, AHEAD)
        assert ahead <= 1, "as much was thought about as was played, and the move that is due"
        assert [entry["number"] for entry in windows[1].log] == list(range(windows[1].number))


def test_an_answer_is_kept_for_who_asks_again(postgres: Postgres) -> None:
    database = postgres.database()

    async def ask() -> Any:
        bots = Bots(BotQueue(Store(database)), 0.1)
        await bots.open()
        try:
            return await asyncio.wait_for(bots.choose(position(), "direct"), PATIENCE)
        finally:
            await bots.close()

    asyncio.run(queue.prepare(database))
    with worker(database):
        first = asyncio.run(ask())
    assert asyncio.run(ask()) == first
    assert first in position().legal


def test_other_moments_seats_and_bots_are_other_questions() -> None:
    question = position()
    task = question.task("direct", 1.0)
    names = {
        name_of(task, question),
        name_of(task, question._replace(number=99)),
        name_of(task, question._replace(seat=5)),
        name_of(task, question._replace(table="another")),
        name_of(question.task("random", 1.0), question),
    }
    assert len(names) == 5


@pytest.mark.parametrize("command", [["serve", "--bots", "queue"], ["worker"]])
def test_a_queue_needs_postgresql(command: list[str], tmp_path: Path) -> None:
    where = ["--database", str(tmp_path / "house.db")]
    call = [sys.executable, "-m", "roundhouse", *command, *where]
    said = subprocess.run(call, capture_output=True, text=True, check=False)
    assert said.returncode == 2
    assert "PostgreSQL" in said.stderr
