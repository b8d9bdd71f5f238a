"""What a server looks after by itself: at many tables it costs hardly more than at one."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event

from roundhouse.server.house import House
from roundhouse.server.tables import moves
from roundhouse.server.tables.live import LiveTable
from roundhouse.server.tables.standing_orders import OrdersInForce, StandingOrders, situation
from roundhouse.server.tables.upkeep import BATCH
from roundhouse.store import StoreUnavailable, log, tables
from roundhouse.store.changes import Change
from roundhouse.store.log import TalkRow
from tests.postgres import Postgres
from tests.server.test_screen import Window, begun, open_house
from tests.server.test_standing_orders import PASS

TABLES = 7


async def watched(house: House, count: int) -> list[LiveTable]:
    found = [await begun(house, "transamerica") for _ in range(count)]
    for table in found:
        table.audience.watchers.add(Window(None, []))
    return found


def test_many_tables_are_looked_at_by_as_many_queries_as_one(
    postgres: Postgres, tmp_path: Path
) -> None:
    database = postgres.database()

    async def scene() -> None:
        async with open_house(tmp_path, database) as house:
            queries: list[str] = []
            engine = house.store.engine.sync_engine
            event.listen(engine, "before_cursor_execute", lambda *told: queries.append(told[2]))

            async def looked() -> int:
                queries.clear()
                await house.upkeep.look_after()
                return len(queries)

            await watched(house, 1)
            alone = await looked()
            await watched(house, TABLES - 1)
            assert len(house.hub.tables) == TABLES < BATCH
            assert await looked() == alone

    asyncio.run(scene())


def test_what_another_process_did_is_seen_though_no_news_came(
    postgres: Postgres, tmp_path: Path
) -> None:
    database = postgres.database()

    async def scene() -> None:
        async with open_house(tmp_path, database) as here, open_house(tmp_path, database) as there:
            found = await watched(here, TABLES)
            said, moved, reseated, renamed, still = [table.id for table in found[:5]]
            stamps = {table.id: table.stamp(None) for table in found}
            async with there.store.write() as connection:
                row = TalkRow(said, "say", 0, None, 0, "hello", 1e9)
                await log.add_talk(connection, row)
                await tables.change_seat(connection, reseated, 1, kind="bot", level="novice")
                await tables.change(connection, renamed, onlookers=False)
            other = await there.hub.get(moved)
            await move(other)
            await here.upkeep.look_after()
            assert here.hub.tables[said].said[-1].text == "hello"
            assert here.hub.tables[moved].number == other.number
            assert here.hub.tables[reseated].row.seats[1].kind == "bot"
            assert not here.hub.tables[renamed].row.onlookers
            assert here.hub.tables[still].stamp(None) == stamps[still], "nothing is new there"

    asyncio.run(scene())


async def move(table: LiveTable) -> None:
    assert table.match is not None
    seat = table.match.to_act
    await moves.play(table, seat, table.match.legal()[0], table.number)


def test_orders_that_the_store_kept_waiting_are_followed_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            table = await begun(house, "american-rails")
            for _ in range(2):  # a company is put up, and somebody bids
                await move(table)
            seat = table.to_act
            assert seat is not None
            keep = house.journal.write
            tried = asyncio.Event()

            def away(_: Change) -> Any:
                tried.set()
                raise StoreUnavailable("the disk is full")

            monkeypatch.setattr(house.journal, "write", away)
            orders = msgspec.convert(PASS, StandingOrders)
            assert table.match is not None
            seen = situation(orders, table.match.view(seat))
            await table.set_orders(seat, OrdersInForce(orders, table.number, seen))
            await tried.wait()
            while house.autoplay.is_playing(table):
                await asyncio.sleep(0)
            monkeypatch.setattr(house.journal, "write", keep)
            before = table.number
            await house.upkeep.look_after()
            while table.number == before:
                await asyncio.sleep(0.01)

    asyncio.run(scene())
