"""A table that cannot be read harms no other, and the log says which one it is."""

import asyncio
import logging
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import update
from websockets.sync.client import connect

from roundhouse.server.house import House
from roundhouse.server.pubsub import PubSub
from roundhouse.server.tables import hub
from roundhouse.server.tables.hub import RETRY
from roundhouse.server.tables.loading import BrokenTable
from roundhouse.store import Store, tables
from roundhouse.store.schema import ACTIONS
from roundhouse.store.tables import SeatRow, TableRow
from tests.direct import PATIENT
from tests.server.pages import close_code
from tests.server.running import running_server
from tests.server.seats import cookies, new_table, seated
from tests.server.test_screen import open_house
from tests.waiting import PATIENCE

PEOPLE = [SeatRow("person", None, "Anna"), SeatRow("person", None, "Ben")]
BOTS = [SeatRow("bot", None, "Ada", "random"), SeatRow("bot", None, "Webb", "random")]


async def left_behind(house: House, seats: list[SeatRow]) -> str:
    """A table that was begun, is in nobody's memory, and whose seat to act is late."""
    row = TableRow("transamerica", 1, {}, PEOPLE, None, 1e9, 1e9)
    async with house.store.write() as connection:
        await tables.add(connection, row)
    await house.hub.begin(row.id)
    del house.hub.tables[row.id]
    clock = '{"move":1.0,"left":[0.0,0.0],"seat":0,"since":0.0}'
    async with house.store.write() as connection:
        late = {"moved": 1e9, "deadline": 1e9, "clock": clock, "to_act": 0}
        await tables.change(connection, row.id, **late)
        for number, seat in enumerate(seats):
            values = {"kind": seat.kind, "level": seat.level}
            await tables.change_seat(connection, row.id, number, **values)
    return row.id


async def spoil(store: Store, table_id: str) -> None:
    async with store.write() as connection:
        entry = update(ACTIONS).where(ACTIONS.c.table_id == table_id, ACTIONS.c.number == 1)
        await connection.execute(entry.values(entry='{"type":"Nonsense"}'))


def told(caplog: pytest.LogCaptureFixture, table_id: str) -> list[str]:
    return [record.getMessage() for record in caplog.records if table_id in record.getMessage()]


def test_bots_of_other_tables_move_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            found = [await left_behind(house, BOTS) for _ in range(5)]
            broken = [found[0], found[2], found[4]]
            for table_id in broken:
                await spoil(house.store, table_id)
            for _ in range(3):
                await house.upkeep.look_after()
            for table_id in broken:
                with pytest.raises(BrokenTable, match=table_id):
                    await house.hub.get(table_id)
                traces = [line for line in told(caplog, table_id) if "cannot be loaded" in line]
                assert traces, "nobody knows which table it is"
            for table_id in (found[1], found[3]):
                table = await house.hub.get(table_id)
                while table.number < 15:
                    await asyncio.sleep(0.01)

    with caplog.at_level(logging.WARNING):
        asyncio.run(scene())
    errors = [record for record in caplog.records if record.exc_info]
    assert len(errors) == 3, "one trace for each is enough"


def test_clocks_of_other_tables_run_out(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            found = [await left_behind(house, PEOPLE) for _ in range(3)]
            await spoil(house.store, found[0])
            await house.clocks.sweep()
            for table_id in found[1:]:
                table = await house.hub.get(table_id)
                if table.to_act == 0:
                    assert table.row.seats[0].away
            assert told(caplog, found[0])

    asyncio.run(scene())


def test_a_table_that_was_mended_is_opened_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            table_id = await left_behind(house, PEOPLE)
            async with house.store.write() as connection:
                await tables.change(connection, table_id, game="chess")
            with pytest.raises(BrokenTable):
                await house.hub.get(table_id)
            async with house.store.write() as connection:
                await tables.change(connection, table_id, game="transamerica")
            with pytest.raises(BrokenTable):
                await house.hub.get(table_id)
            later = time.monotonic() + RETRY
            monkeypatch.setattr(hub, "time", SimpleNamespace(monotonic=lambda: later))
            assert (await house.hub.get(table_id)).number

    asyncio.run(scene())


def test_who_opens_it_is_told_and_the_house_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = str(tmp_path / "house.db")
    with running_server(database) as server:
        anna, ben = server.guest("Anna"), server.guest("Ben")
        broken, whole = new_table([anna, ben]), new_table([anna, ben])
        session = anna.cookies["roundhouse"]
    store = Store(database)

    async def harm() -> None:
        await spoil(store, broken)
        await store.close()

    asyncio.run(harm())
    with running_server(database) as server:
        browser = server.holder(session)
        url = f"{server.socket_url}/api/tables/{broken}/play"
        with connect(url, additional_headers=cookies(browser), **PATIENT) as socket:
            assert close_code(lambda: socket.recv(PATIENCE)) == 4500
        answer = browser.get(f"/api/tables/{broken}/log")
        assert (answer.status_code, answer.json()["code"]) == (500, "problem-ours")
        with seated(server, browser, whole) as window:
            assert window.number
    assert told(caplog, broken)


def test_a_table_that_cannot_be_loaded_is_ended_by_its_maker(database: str) -> None:
    with running_server(database) as server:
        anna, ben = server.guest("Anna"), server.guest("Ben")
        broken, whole = new_table([anna, ben]), new_table([anna, ben])
        sessions = [browser.cookies["roundhouse"] for browser in (anna, ben)]

    async def harm() -> None:
        store = Store(database)
        await spoil(store, broken)
        await store.close()

    asyncio.run(harm())
    with running_server(database) as server:
        anna, ben = map(server.holder, sessions)
        assert ben.delete(f"/api/tables/{broken}").status_code == 403
        assert anna.delete(f"/api/tables/{whole}").status_code == 409
        assert anna.delete(f"/api/tables/{broken}").status_code == 204
        cards = {card["id"]: card for card in anna.get("/api/tables?kind=mine").json()}
        assert cards[broken]["status"] == "over"
        assert cards[whole]["status"] == "playing"
        again = anna.delete(f"/api/tables/{broken}")
        assert (again.status_code, again.json()["code"]) == (409, "why-game-over")
        me = anna.get("/api/me").json()["id"]
        assert anna.get(f"/api/people/{me}").status_code == 200


def test_news_that_cannot_be_taken_in_do_not_stop_the_next(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    class Subscriber:
        async def __aenter__(self) -> "Subscriber":
            return self

        async def __aexit__(self, *_: object) -> None:
            pass

        async def iter_events(self) -> Any:
            for about in ("broken", "whole"):
                yield f'{{"process": "elsewhere", "about": "{about}"}}'.encode()

    heard: list[str] = []

    async def hear(about: str) -> None:
        heard.append(about)
        if about == "broken":
            raise ValueError(about)

    async def scene() -> None:
        pubsub = PubSub(Store(str(tmp_path / "house.db")))
        monkeypatch.setattr(pubsub.plugin, "start_subscription", lambda _: Subscriber())
        await pubsub.listen(hear)

    asyncio.run(scene())
    assert heard == ["broken", "whole"]
    assert any("broken" in record.getMessage() for record in caplog.records)
