"""Somebody stands up at the very moment at which the game begins: one of the two is first."""

import asyncio
from typing import Any

import pytest

from roundhouse.server.house import House
from roundhouse.server.settings import Settings
from roundhouse.store import lobby, log, tables
from roundhouse.store.people import add_guest
from roundhouse.store.tables import SeatRow, TableRow


async def opened(database: str) -> House:
    house = House(Settings(database=database))
    await house.store.open()
    house.journal.open()
    return house


async def closed(house: House) -> None:
    await house.tasks.close()
    await house.watching.close()
    await house.messenger.close()
    await house.journal.close()
    await house.store.close()


@pytest.mark.parametrize("is_first", [True, False], ids=["leaves first", "starts first"])
def test_no_game_is_played_with_a_free_seat(
    database: str, monkeypatch: pytest.MonkeyPatch, is_first: bool
) -> None:
    async def scene() -> None:
        house = await opened(database)
        async with house.store.write() as connection:
            ben = (await add_guest(connection, "Ben", 1.0)).id
            seats = [SeatRow("person", None, "Anna"), SeatRow("person", ben, "Ben")]
            row = TableRow("transamerica", 1, {}, seats, None, 1e9, 1e9)
            await tables.add(connection, row)
        write = house.journal.write
        monkeypatch.setattr(house.pubsub, "publish", lambda *_: None)  # there is no other process

        async def stand_up() -> bool:
            """As the lobby does it; False when it is too late."""
            async with house.store.write() as connection:
                await lobby.hold(connection, row.id)
                card = await lobby.card(connection, row.id)
                assert card is not None
                if card.status != "open":
                    return False
                await lobby.free_seat(connection, row.id, 1, ben)
                return True

        async def between(change: Any) -> None:
            """After the seats were looked at, before anything is written."""
            assert await stand_up()
            await write(change)

        if is_first:
            monkeypatch.setattr(
                house.journal, "write", lambda change: asyncio.ensure_future(between(change))
            )
        table = await house.hub.begin(row.id)
        assert (table.match is None) == is_first
        async with house.store.read() as connection:
            found = await tables.find(connection, row.id)
            assert found is not None
            entries = await log.entries(connection, found)
        assert found.status == ("open" if is_first else "playing")
        assert bool(entries) != is_first
        if not is_first:
            assert not await stand_up()
        await closed(house)

    asyncio.run(scene())
