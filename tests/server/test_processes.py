"""Two server processes on one PostgreSQL: one table, one truth."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from sqlalchemy import Select

from roundhouse.store import Store, log, tables
from roundhouse.store.changes import Change, NumberTaken
from roundhouse.store.entries import EntryRow
from roundhouse.store.journal import Journal
from roundhouse.store.tables import SeatRow, TableRow
from tests.postgres import Postgres
from tests.server.running import Browser, Running, running_server
from tests.server.seats import Party, new_table, seated
from tests.server.test_standing_orders import PASS


@pytest.fixture
def two(postgres: Postgres) -> Iterator[tuple[Running, Running]]:
    database = postgres.database()
    with running_server(database) as one, running_server(database) as other:
        yield one, other


def test_what_is_played_here_is_seen_there(two: tuple[Running, Running]) -> None:
    one, other = two
    anna, ben = one.guest("Anna"), one.guest("Ben")
    table = new_table([anna, ben])
    with seated(one, anna, table) as here, seated(other, ben, table) as there:
        for _ in range(12):
            mover, waiting = (here, there) if here.now["to_act"] == 0 else (there, here)
            assert mover.move()["type"] == "done"
            waiting.until(mover.number)
            assert waiting.log[-1]["action"] == mover.log[-1]["action"]
        here.done("say", text="hello there")
        while not there.talk:
            there.next()
        assert there.talk[-1]["text"] == "hello there"


def test_a_seat_that_moves_in_both_at_once_moves_once(two: tuple[Running, Running]) -> None:
    one, other = two
    anna, ben = one.guest("Anna"), one.guest("Ben")
    table = new_table([anna, ben])
    for _ in range(6):
        with seated(one, anna, table) as a, seated(one, ben, table) as b:
            mover = anna if a.now["to_act"] == 0 else ben
            number = b.number
        with seated(one, mover, table) as here, seated(other, mover, table) as there:
            here.until(number)
            there.until(number)
            text = {"seen": number, "action": here.actions[0]}
            here.begin("move", **text)
            there.begin("move", **text)
            answers = [here.answer()["type"], there.answer()["type"]]
            assert sorted(answers) == ["done", "refused"]
            here.until(number + 1)
            there.until(number + 1)
            assert here.log[-1] == there.log[-1]


def test_bots_move_once_though_both_processes_look_after_them(two: tuple[Running, Running]) -> None:
    one, other = two
    anna = one.guest("Anna")
    bots = [{"kind": "bot", "level": "random"}] * 3
    table = new_table([anna], seats=bots, start=True)
    with seated(one, anna, table) as here, seated(other, anna, table) as there:
        for window in (here, there):
            while window.now["status"] != "over":
                window.next()
        assert here.number == there.number
    logs = [whole_log(server.holder(anna.cookies["roundhouse"]), table) for server in two]
    assert [entry["number"] for entry in logs[0]] == list(range(here.number))
    assert logs[0] == logs[1]


def whole_log(browser: Browser, table: str) -> list[Any]:
    """Page by page: the bots may have played on before a window was open."""
    found: list[Any] = []
    while page := browser.get(f"/api/tables/{table}/log?start={len(found)}").json()["entries"]:
        found += page
    return found


def test_orders_ended_here_are_not_played_there(two: tuple[Running, Running]) -> None:
    one, other = two
    people = [one.guest(name) for name in ("Anna", "Ben", "Cora")]
    game = Party(one, people, new_table(people, game="american-rails"))
    with closing(game):
        game.play(1)  # a company is put up
        bidder = game.mover
        bidder.done("move", seen=bidder.number, action={"type": "Bid", "amount": 10})
        game.wait()
        planner = next(c for c in game.clients if c not in (bidder, game.mover))
        planner.done("orders", seen=planner.number, orders=PASS)
        with seated(other, people[planner.seat or 0], game.table) as there:
            assert there.now["orders"] is not None
            planner.done("orders", seen=planner.number, orders=None)
            while there.now.get("orders") is not None:
                there.next()
            game.mover.done("move", seen=planner.number, action={"type": "PassBid"})
            game.wait()
            there.until(planner.number)
            time.sleep(1)  # for the other process to do what it must not
            assert planner.move({"type": "PassBid"})["type"] == "done"
            assert {entry["by"] for entry in planner.log} == {"person", "box"}


def test_a_move_is_written_only_while_there_is_ground_for_it(postgres: Postgres) -> None:
    """The orders are ended, or the person comes back, just when another process moves."""

    database = postgres.database()

    async def scene() -> None:
        store = await Store(database).open()
        journal = Journal(store)
        journal.open()
        seats = [SeatRow("bot", None, "Ada", "random"), SeatRow("person", None, "Ben", away=True)]
        row = TableRow("transamerica", 1, {}, seats, None, 1e9, 1e9)
        async with store.write() as connection:
            await tables.add(connection, row)
            await log.set_orders(connection, row.id, 1, "mine", 0)

        async def is_written(ground: Select[Any]) -> bool:
            entry = EntryRow(row.id, row.number, "{}", 0, "bot", None, 1.0)
            try:
                await journal.write(Change([entry], row, ground=(ground,)))
            except NumberTaken:
                return False
            row.number += 1
            return True

        assert await is_written(tables.bot_in_charge(row.id, 0))
        assert await is_written(tables.bot_in_charge(row.id, 1))
        assert await is_written(log.orders_in_force(row.id, 1, "mine"))
        assert not await is_written(log.orders_in_force(row.id, 1, "another"))
        async with store.write() as connection:
            await log.end_orders(connection, row.id, 1, "another")
        assert await is_written(log.orders_in_force(row.id, 1, "mine"))
        async with store.write() as connection:
            await log.end_orders(connection, row.id, 1, "mine")
            await tables.change_seat(connection, row.id, 1, away=False)
        assert not await is_written(log.orders_in_force(row.id, 1, "mine"))
        assert not await is_written(tables.bot_in_charge(row.id, 1))
        async with store.read() as connection:
            assert len(await log.entries(connection, row)) == row.number == 4
        await journal.close()
        await store.close()

    asyncio.run(scene())
