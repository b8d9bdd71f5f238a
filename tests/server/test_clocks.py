"""Clocks: what happens when time is up, and that it is on record."""

import asyncio
import sqlite3
import time
from contextlib import closing
from email.utils import parsedate_to_datetime
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select

from roundhouse.match.clock import Clock
from roundhouse.server.tables import absence
from roundhouse.server.tasks import end
from roundhouse.store import Store, tables
from roundhouse.store.heartbeat import alive
from roundhouse.store.schema import TABLES
from roundhouse.store.tables import SeatRow, TableRow, change
from tests.postgres import Postgres
from tests.server.running import Running, running_server
from tests.server.seats import party, seated
from tests.server.standing import StandingClock
from tests.server.test_screen import begun, open_house


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


def test_out_of_time_a_bot_plays_on_until_the_person_is_back(
    database: str, clock: StandingClock
) -> None:
    with (
        running_server(database) as server,
        party(server, pace={"move": 1, "reserve": 0, "timeout": "bot"}) as table,
    ):
        late = table.mover
        seat = late.seat or 0
        assert late.now["clock"]["deadline"] > late.now["clock"]["since"]
        clock.move_on(2)
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


def test_out_of_time_the_seat_is_dropped_where_the_table_says_so(
    database: str, clock: StandingClock
) -> None:
    with (
        running_server(database) as server,
        party(server, pace={"move": 1, "reserve": 0, "timeout": "drop"}) as table,
    ):
        late = table.mover
        seat = late.seat or 0
        clock.move_on(2)
        while late.now["seats"][seat]["kind"] != "bot":
            late.next()
        while len(late.log) < 12:
            late.next()
        assert late.log[11]["by"] == "bot"
        assert late.ask("move", seen=late.number, action={"type": "EndTurn"})["reason"] == "seat"
        with seated(server, table.people[seat], table.table) as again:
            assert again.seat is None


def test_a_table_without_a_clock_waits_for_ever(server: Running) -> None:
    with party(server) as table:
        assert table.mover.now.get("clock") is None


@pytest.mark.parametrize("seconds", [5000, -3600])
def test_the_clock_stands_still_while_the_server_is_away(database: str, seconds: float) -> None:
    """Also when the machine's clock is set back meanwhile."""
    pace = {"move": 5, "reserve": 1000, "timeout": "drop"}
    with running_server(database) as server, party(server, pace=pace) as table:
        seat = table.mover.seat or 0
        name, session = table.table, table.people[seat].cookies["roundhouse"]
    asyncio.run(let_time_pass(database, seconds))
    with (
        running_server(database) as server,
        seated(server, server.holder(session), name) as client,
    ):
        left = client.now["clock"]["deadline"] - time.time()
        assert 600 < left < 1006
        assert client.move()["type"] == "done"
        assert client.now["clock"]["left"][seat] > 600


async def let_time_pass(database: str, seconds: float) -> None:
    """Everything that is kept happened so much earlier; or later, by a clock that was set back."""
    store = Store(database)
    async with store.write() as connection:
        row = (await connection.execute(select(TABLES.c.id, TABLES.c.clock))).one()
        clock = msgspec.json.decode(row.clock, type=Clock)
        clock.since -= seconds
        text = msgspec.json.encode(clock).decode()
        moved = time.time() - seconds
        await change(connection, row.id, clock=text, deadline=clock.deadline, moved=moved)
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


class Wall:
    """The machine's clock, which somebody sets."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.shift = 0.0
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + self.shift)


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    return Wall(monkeypatch)


@pytest.mark.parametrize("shift", [-3600.0, 3600.0])
def test_a_clock_that_is_set_gives_nobody_time_and_drops_nobody(
    tmp_path: Path, wall: Wall, shift: float
) -> None:
    pace = {"move": 0, "reserve": 600, "timeout": "drop"}
    with running_server(str(tmp_path / "house.db")) as server, party(server, pace=pace) as table:
        first = table.mover
        seat, deadline = first.seat or 0, first.now["clock"]["deadline"]
        wall.shift = shift
        answer = table.people[0].get("/api/hello")
        told = parsedate_to_datetime(answer.headers["date"]).timestamp()
        assert 500 < deadline - told <= 601, "pages set their clocks by this"
        first.done("move", seen=first.number, action=first.actions[0])
        left = first.now["clock"]["left"]
        assert 500 < left[seat] <= 600
        assert left[1 - seat] == 600
        assert abs(first.now["clock"]["since"] - told) < 100
        assert [held["kind"] for held in first.now["seats"]] == ["person", "person"]


@pytest.mark.parametrize("shift", [-3600.0, 3600.0])
def test_a_sweep_after_the_clock_was_set_finds_nobody_late(
    tmp_path: Path, wall: Wall, shift: float
) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            table = await begun(house, "transamerica")
            late, in_time = Clock(1, [5.0] * 3), Clock(1, [500.0] * 3)
            for shown, is_late in ((in_time, False), (late, True)):
                table.clock = shown
                await absence.turn_clock(table, table.to_act)
                clock = table.clock
                clock.since -= 10
                async with house.store.write() as connection:
                    text = msgspec.json.encode(clock).decode()
                    values = {"clock": text, "deadline": clock.deadline}
                    await change(connection, table.id, **values)
                wall.shift = shift
                house.clocks.expect(clock.deadline)
                await house.clocks.sweep()
                assert any(seat.away for seat in table.row.seats) is is_late

    asyncio.run(scene())


def test_a_deadline_is_on_disk_before_it_is_waited_for(tmp_path: Path) -> None:
    """A sweep that is told of one any sooner would not find it, and look again much later."""

    async def scene() -> list[tuple[float, float]]:
        found: list[tuple[float, float]] = []

        def look(deadline: float) -> None:
            with closing(sqlite3.connect(tmp_path / "house.db")) as database:
                found.append(
                    (deadline, database.execute("SELECT deadline FROM tables").fetchone()[0])
                )

        async with open_house(tmp_path) as house:
            house.events.deadline_set.append(look)
            table = await begun(house, "transamerica")
            table.clock = Clock(1, [500.0] * 3)
            await absence.turn_clock(table, table.to_act)
            assert table.match is not None
            async with table.changing():
                steps = table.match.prepare(table.match.legal()[0])
                await table.play(steps, "person", None, ())
        return found

    clock_turned, moved = asyncio.run(scene())
    assert clock_turned[0] == clock_turned[1]
    assert moved[0] == moved[1]


@pytest.mark.parametrize("moved", [-3600.0, 3600.0])
def test_bots_are_looked_after_whatever_time_their_table_last_moved_at(
    tmp_path: Path, moved: float
) -> None:
    """The machine's clock was set back before this server came up."""
    bots = [SeatRow("bot", None, name, "random") for name in ("Ada", "Webb")]

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            row = TableRow("transamerica", 1, {}, bots, None, 1e9, 1e9)
            async with house.store.write() as connection:
                await tables.add(connection, row)
            others = asyncio.all_tasks()
            table = await house.hub.begin(row.id)
            assert house.autoplay.is_playing(table)
            await end(asyncio.all_tasks() - others)
            assert not house.autoplay.is_playing(table)
            async with house.store.write() as connection:
                await change(connection, row.id, moved=house.now() + moved)
            number = table.number
            await house.upkeep.look_after()
            while table.number < number + 3:
                await asyncio.sleep(0.01)

    asyncio.run(scene())


def test_a_server_that_comes_after_the_clock_was_set_takes_over_the_others_time(
    postgres: Postgres, wall: Wall
) -> None:
    database = postgres.database()
    pace = {"move": 0, "reserve": 600, "timeout": "drop"}
    with running_server(database) as one, party(one, pace=pace) as table:
        deadline = table.clients[0].now["clock"]["deadline"]
        for shift in (3600.0, -7200.0):
            wall.shift = shift
            with running_server(database) as other:
                answers = [server.stranger().get("/api/hello") for server in (one, other)]
                dates = [parsedate_to_datetime(a.headers["date"]).timestamp() for a in answers]
                assert abs(dates[0] - dates[1]) < 30
                with seated(other, table.people[0], table.table) as there:
                    assert there.now["clock"]["deadline"] == deadline
                    assert there.now["seats"][0]["kind"] == "person"
