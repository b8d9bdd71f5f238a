"""Tables that are long or old: opened quickly, or told why not."""

import asyncio
from random import Random
from typing import Any

import pytest
from sqlalchemy import event, update

import roundhouse as rh
from roundhouse.match import snapshot
from roundhouse.match.match import Match
from roundhouse.match.record import decode
from roundhouse.server.house import House
from roundhouse.server.settings import Settings
from roundhouse.server.tables.analysis import add_with_log
from roundhouse.server.tables.live import SNAPSHOT_EVERY
from roundhouse.server.tables.loading import load
from roundhouse.server.tables.lookback import sound
from roundhouse.server.tables.screen import recipient, table_frame
from roundhouse.server.tables.state import TableState
from roundhouse.store import Store, log, tables
from roundhouse.store.changes import Change, SnapshotRow, write_changes
from roundhouse.store.schema import ACTIONS, TABLES
from roundhouse.store.tables import SeatRow, TableRow
from tests.match.test_undo import Counting
from tests.server.running import Running, running_server
from tests.server.seats import party, seated

LONG = 1500
BEHIND = SNAPSHOT_EVERY - 1
"""Entries that have to be played again at most."""
QUERIES = 8
"""To open a table, however long it is: its row, its seats, its log, its snapshot, its talk."""


def long_match() -> Match:
    """A game made long by taking back and playing again."""
    rng = Random(4)
    match = rh.Match.start("american-rails", seats=3, seed=4)
    while len(match.log) < LONG:
        seat = match.to_act
        match.play(rng.choice(match.legal()))
        if match.movers and match.movers[-1] == seat and rng.random() < 0.75:
            match.undo(seat)
        if match.over:
            match.undo(seat)
    return match


async def kept(database: str, match: Match) -> tuple[House, TableRow]:
    house = House(Settings(database=database))
    await house.store.open()
    seats = [SeatRow("person", None, name) for name in ("Anna", "Ben", "Cora")]
    row = TableRow("american-rails", match.game.version, {}, seats, None, 1e9, 1e9)
    row.seed = "4"
    async with house.store.write() as connection:
        await add_with_log(connection, row, sound(match))
    return house, row


async def opened(store: Store, table_id: str) -> tuple[TableState, bytes]:
    """A table and its first frame, as for the first visitor after a start."""
    table = TableState(await load(store, table_id))
    return table, table_frame(table, recipient(table, 0, "en", -1, -1, None, is_first=True))


async def kept_with_snapshot(database: str, match: Match) -> tuple[House, str]:
    """The table as the server leaves it: with a snapshot `BEHIND` entries before the end."""
    house, row = await kept(database, match)
    number = len(match.log) - BEHIND
    await keep_snapshot(house.store, SnapshotRow(row.id, number, snapshot_at(match)))
    return house, row.id


async def keep_snapshot(store: Store, snapshot: SnapshotRow) -> None:
    async with store.write() as connection:
        await connection.run_sync(write_changes, [Change([], None, snapshot)])


async def latest_snapshot(database: str, table: str) -> tuple[int, bytes]:
    store = Store(database)
    async with store.read() as connection:
        found = await log.latest_snapshot(connection, table)
    await store.close()
    assert found is not None
    return found


def snapshot_at(match: Match) -> bytes:
    """The snapshot that was kept `BEHIND` entries before the end."""
    past = Match.resume(
        "american-rails", seats=3, seed=4, options={}, log=match.log[: len(match.log) - BEHIND]
    )
    return snapshot.dump(past)


class Counted:
    """How often the database is asked, and how many entries are played again."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.queries: list[str] = []
        self.replayed = 0
        follow = Match.follow

        def counting(match: Match, entry: Any) -> Any:
            self.replayed += 1
            return follow(match, entry)

        monkeypatch.setattr(Match, "follow", counting)

    def listen_to(self, store: Store) -> None:
        engine = store.engine.sync_engine
        event.listen(engine, "before_cursor_execute", lambda *told: self.queries.append(told[2]))


def test_a_table_of_1500_actions_opens_without_playing_them_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`bench/opening.py` has the milliseconds."""
    match = long_match()

    async def scene(counted: Counted) -> None:
        house, table_id = await kept_with_snapshot(database, match)
        whole = TableState(await load(house.store, table_id))
        assert whole.match is not None
        assert whole.game.dump(whole.match.state) == match.game.dump(match.state)
        counted.listen_to(house.store)
        counted.replayed = 0
        again, _ = await opened(house.store, table_id)
        assert again.match is not None
        assert again.match.view(0) == match.view(0)
        assert again.match.movers == match.movers
        assert again.snapped == len(match.log) - BEHIND
        await house.store.close()

    counted = Counted(monkeypatch)
    asyncio.run(scene(counted))
    assert counted.replayed == BEHIND
    assert len(counted.queries) <= QUERIES, counted.queries


async def age(database: str, table: str, spoilt: int | None = None) -> None:
    """As if the table had been begun with other rules, under which entry `spoilt` was legal."""
    store = Store(database)
    async with store.write() as connection:
        await connection.execute(update(TABLES).where(TABLES.c.id == table).values(version=99))
        if spoilt is not None:
            entry = (ACTIONS.c.table_id == table) & (ACTIONS.c.number == spoilt)
            other = update(ACTIONS).where(entry).values(entry='{"type":"PassTurn"}')
            await connection.execute(other)
    await store.close()


async def change_snapshot(database: str, table: str) -> None:
    """As if the older rules had led elsewhere: another seat had lost points."""
    number, data = await latest_snapshot(database, table)
    assert b'"lost":[0,0]' in data
    store = Store(database)
    other = data.replace(b'"lost":[0,0]', b'"lost":[0,1]')
    await keep_snapshot(store, SnapshotRow(table, number, other))
    await store.close()


def played_before(database: str, moves: int) -> tuple[str, str, int]:
    """A table that was played with other rules: its id, somebody's session, how far it came."""
    with running_server(database) as server, party(server) as table:
        table.play(moves)
        session = table.people[table.mover.seat or 0].cookies["roundhouse"]
        return table.table, session, table.mover.number


def test_a_table_whose_past_fits_newer_rules_is_played_on(database: str) -> None:
    name, session, number = played_before(database, 4)
    asyncio.run(age(database, name))
    with running_server(database) as server:
        with seated(server, server.holder(session), name) as client:
            assert client.number == number
            assert "frozen" not in client.now
            assert client.now["about"]["version"] == 1
            assert "rules were renewed" in client.talk[-1]["text"]
            assert client.move()["type"] == "done"
        with seated(server, server.holder(session), name) as client:
            assert len(client.talk) == 1


def test_a_table_whose_past_does_not_fit_can_be_looked_at(database: str) -> None:
    name, session, number = played_before(database, 4)
    asyncio.run(age(database, name, number - 2))
    with running_server(database) as server:
        again = server.holder(session)
        with seated(server, again, name) as client:
            assert client.number == number - 2
            assert "older rules" in client.now["frozen"]["text"]
            assert client.now["view"]
            assert client.now["to_act"] is None
            assert client.refused("move", seen=client.number, action={"type": "PassTurn"}) == "off"
            assert client.refused("undo", seen=client.number) == "off"
        assert len(again.get(f"/api/tables/{name}/log").json()["entries"]) == number - 2
        assert again.get("/api/tables?kind=mine").status_code == 200
        with party(server) as fresh:
            fresh.play(2)


def test_a_table_whose_past_does_not_fit_is_ended_by_its_maker(database: str) -> None:
    with running_server(database) as server, party(server) as table:
        table.play(4)
        name, number = table.table, table.clients[0].number
        sessions = [browser.cookies["roundhouse"] for browser in table.people]
    asyncio.run(age(database, name, number - 2))
    with running_server(database) as server:
        anna, ben = map(server.holder, sessions)
        with seated(server, anna, name) as maker, seated(server, ben, name) as other:
            assert "may_call_off" not in other.now
            assert other.refused("calloff") == "offer"
            assert maker.now["may_call_off"]
            maker.done("calloff")
            assert other.until_over() == maker.until_over()
            assert (maker.now["result"]["how"], maker.now["result"]["winners"]) == (
                "called-off",
                [],
            )
            assert "may_call_off" not in maker.now
            assert maker.refused("calloff") == "over"
        with seated(server, anna, name) as again:
            assert again.now["status"] == "over"
            assert again.now["frozen"]


def test_a_table_that_would_stand_elsewhere_under_newer_rules_is_not_played_on(
    database: str,
) -> None:
    name, session, _ = played_before(database, 4)
    asyncio.run(change_snapshot(database, name))
    asyncio.run(age(database, name))
    with (
        running_server(database) as server,
        seated(server, server.holder(session), name) as client,
    ):
        assert "older rules" in client.now["frozen"]["text"]


def test_a_table_comes_with_the_end_of_its_log(server: Running) -> None:
    with party(server, "Anna Ben Cora Dora") as table:
        table.play(120, Random(2))
        assert table.clients[0].number > 100
        with seated(server, table.people[0], table.table) as again:
            assert again.now["view"] == table.clients[0].now["view"]
            assert len(again.log) == 100
            assert again.now["since"] == again.number - 100


async def played_again(database: str, table_id: str, number: int) -> bytes:
    """The snapshot that so many entries of the log lead to."""
    store = Store(database)
    async with store.read() as connection:
        row = await tables.find(connection, table_id)
        assert row is not None
        entries = await log.entries(connection, row)
    await store.close()
    kinds = rh.games()[row.game].Action
    actions = [decode(entry.entry.encode(), kinds) for entry in entries[:number]]
    match = Match.resume(
        row.game, seats=len(row.seats), seed=row.seed, options=row.options, log=actions
    )
    return snapshot.dump(match)


def test_a_long_game_leaves_a_snapshot_behind_it(database: str) -> None:
    with (
        running_server(database) as server,
        party(server, "Anna Ben", game="african-rails") as table,
    ):
        table.play(SNAPSHOT_EVERY + 5, Random(2))
        number, data = asyncio.run(latest_snapshot(database, table.table))
        assert number in range(SNAPSHOT_EVERY, table.clients[0].number + 1)
        assert data == asyncio.run(played_again(database, table.table, number))


async def applied_by_an_undo(database: str) -> int:
    """How many actions are played again when the last one before the snapshot is taken back."""
    rng, match = Random(6), rh.Match.start("african-rails", seats=3, seed=6)
    while len(match.log) < 400 or len(match.movers) != 3:
        match.play(rng.choice(match.legal()))
    house = House(Settings(database=database))
    await house.store.open()
    seats = [SeatRow("person", None, name) for name in ("Anna", "Ben", "Cora")]
    row = TableRow("african-rails", match.game.version, {}, seats, None, 1e9, 1e9, seed="6")
    async with house.store.write() as connection:
        await add_with_log(connection, row, sound(match))
    table = TableState(await load(house.store, row.id))
    await house.store.close()
    assert table.match is not None
    assert table.snapped == table.number
    counting = Counting(table.game)
    table.match.game = counting
    table.match.undo(table.match.movers[-1])
    match.undo(match.movers[-1])
    assert table.game.dump(table.match.state) == table.game.dump(match.state)
    return counting.applied


def test_an_undo_behind_the_snapshot_does_not_play_the_whole_game_again(database: str) -> None:
    assert asyncio.run(applied_by_an_undo(database)) == 2
