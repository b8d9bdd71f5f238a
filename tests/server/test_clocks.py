"""Clocks: what happens when time is up, and that it is on record."""

import asyncio
import time

import msgspec
from sqlalchemy import select

from roundhouse.match.clock import Clock
from roundhouse.store import Store
from roundhouse.store.meters import alive
from roundhouse.store.schema import TABLES
from roundhouse.store.tables import change
from tests.server.running import Running, running_server
from tests.server.seats import party, seated


def test_a_clock_gives_free_seconds_then_the_reserve() -> None:
    clock = Clock(10, [60.0, 60.0])
    clock.turn(0, 100)
    assert clock.deadline == 170
    clock.turn(1, 105)
    assert clock.left == [60, 60]
    clock.turn(0, 135)
    assert clock.left == [60, 40]
    clock.turn(None, 500)
    assert clock.left == [0, 40]
    assert clock.deadline is None


def test_out_of_time_a_bot_plays_on_until_the_person_is_back(server: Running) -> None:
    with party(server, pace={"move": 1, "reserve": 0, "timeout": "bot"}) as table:
        late = table.mover
        seat = late.seat or 0
        assert late.now["clock"]["deadline"] > late.now["clock"]["since"]
        while not late.now["seats"][seat]["away"]:
            late.next()
        while late.log[-1]["by"] != "stand-in":
            late.next()
        assert late.log[-1]["seat"] == seat
        assert late.talk[-1]["kind"] == "note"
        assert "out of time" in late.talk[-1]["text"]
        late.done("back")
        assert late.now["seats"][seat]["away"] is False
        assert late.talk[-1]["text"].endswith("is back.")


def test_out_of_time_the_seat_is_dropped_where_the_table_says_so(server: Running) -> None:
    with party(server, pace={"move": 1, "reserve": 0, "timeout": "drop"}) as table:
        late = table.mover
        seat = late.seat or 0
        while late.now["seats"][seat]["kind"] != "bot":
            late.next()
        while len(late.log) < 12:
            late.next()
        assert late.log[11]["by"] == "bot"
        assert late.refused("say", text="wait") == "seat"
        with seated(server, table.people[seat], table.table) as again:
            assert again.seat is None


def test_a_table_without_a_clock_waits_for_ever(server: Running) -> None:
    with party(server) as table:
        assert table.mover.now.get("clock") is None


def test_the_clock_stands_still_while_the_server_is_away(database: str) -> None:
    pace = {"move": 5, "reserve": 100, "timeout": "drop"}
    with running_server(database) as server, party(server, pace=pace) as table:
        seat = table.mover.seat or 0
        name, session = table.table, table.people[seat].cookies["roundhouse"]
    asyncio.run(let_time_pass(database, 1000))
    with (
        running_server(database) as server,
        seated(server, server.holder(session), name) as client,
    ):
        left = client.now["clock"]["deadline"] - time.time()
        assert 60 < left < 106
        assert client.move()["type"] == "done"
        assert client.now["clock"]["left"][seat] > 60


async def let_time_pass(database: str, seconds: float) -> None:
    """Everything that is kept happened so much earlier."""
    store = Store(database)
    async with store.write() as connection:
        row = (await connection.execute(select(TABLES.c.id, TABLES.c.clock))).one()
        clock = msgspec.json.decode(row.clock, type=Clock)
        clock.since -= seconds
        text = msgspec.json.encode(clock).decode()
        await change(connection, row.id, clock=text, deadline=clock.deadline)
        await alive(connection, time.time() - seconds)
    await store.close()


def test_time_given_back_is_at_least_the_grace() -> None:
    clock = Clock(10, [60.0, 60.0], seat=1, since=100)
    clock.give_back(0, 150)
    assert clock.deadline == 170
    clock.give_back(50, 0)
    assert clock.deadline == 220
    clock.give_back(0, 500)
    assert clock.deadline == 500
