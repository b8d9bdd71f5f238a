"""Servers are upgraded one by one on one database while people play: no move is lost."""

import asyncio
import signal
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import asyncpg
import pytest

from tests.postgres import Postgres
from tests.server.running import Running
from tests.server.seats import Client, new_table, seated
from tools.chaos.fleet import Server
from tools.chaos.players import Told
from tools.chaos.truth import lost

EXPANDED = (
    "ALTER TABLE tables ADD COLUMN newer integer NOT NULL DEFAULT 0",
    "ALTER TABLE actions ADD COLUMN newer text",
    "CREATE TABLE newer (id integer PRIMARY KEY)",
)
"""What the migration of a next release may do while the servers of this one are running."""


@pytest.fixture
def fleet(postgres: Postgres, tmp_path: Path) -> Iterator[tuple[Server, Server, str]]:
    """A server of this release, one of the next, and their database."""
    database = postgres.database()
    old, new = (Server(number, database, tmp_path) for number in (1, 2))
    new.is_newer = True
    old.start()
    try:
        asyncio.run(old.until_ready())
        yield old, new, database
    finally:
        for server in (old, new):
            if server.is_running:
                server.kill()


async def expand(database: str) -> None:
    connection = await asyncpg.connect(database)
    for command in EXPANDED:
        await connection.execute(command)
    await connection.close()


def play(table: str, windows: list[Client], told: Told, moves: int) -> None:
    """So many moves, each seen in both windows wherever they are open."""
    for _ in range(moves):
        mover = windows[windows[0].now["to_act"]]
        number, action = mover.number, mover.actions[0]
        assert mover.move(action)["type"] == "done"
        told.add(table, number, action, 0.0)
        last = max(window.until(number + 1)["number"] for window in windows)
        for window in windows:
            window.until(last)


def test_a_game_goes_on_while_its_servers_are_upgraded(
    fleet: tuple[Server, Server, str],
) -> None:
    old, new, database = fleet
    with closing(Running(old.port)) as before, closing(Running(new.port)) as after:
        anna, ben = before.guest("Anna"), before.guest("Ben")
        sessions = [person.cookies["roundhouse"] for person in (anna, ben)]
        table, told = new_table([anna, ben]), Told()
        with ExitStack() as at_table:
            windows = [
                at_table.enter_context(seated(before, person, table)) for person in (anna, ben)
            ]
            play(table, windows, told, 4)
            asyncio.run(expand(database))
            play(table, windows, told, 4)
            new.start()
            asyncio.run(new.until_ready())
            windows[1] = at_table.enter_context(seated(after, after.holder(sessions[1]), table))
            play(table, windows, told, 6)
            old.send(signal.SIGTERM)
            windows[0] = at_table.enter_context(seated(after, after.holder(sessions[0]), table))
            play(table, windows, told, 4)
            assert [window.now["status"] for window in windows] == ["playing"] * 2
    assert len(told.moves) == 18
    assert asyncio.run(lost(told, database)) == []
    assert new.traces() == []
