"""A server opens the database of an earlier release: games go on, or are shown with the reason."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from roundhouse import games
from roundhouse.store import Store
from roundhouse.store.schema import ACTIONS, TABLES
from tests.server.running import Browser, Running, running_server
from tests.server.seats import Client, seated
from tests.store.make_release import PASSWORD
from tests.store.releases import RELEASES, Rows, contents, make, shows

REVISION = "0003"
"""Of the releases' databases."""


@pytest.fixture
def rows(tmp_path: Path) -> Rows:
    return contents(RELEASES[-1], tmp_path)


@pytest.fixture
def release(database: str, rows: Rows) -> str:
    """The database that the latest release left behind."""
    asyncio.run(make(database, REVISION, rows))
    return database


def logged_in(server: Running) -> Browser:
    anna = server.stranger()
    answer = anna.post("/api/login", json={"name": "Anna", "password": PASSWORD})
    assert answer.status_code == 200, answer.text
    return anna


def going_on(rows: Rows) -> list[dict[str, Any]]:
    """The games that people were playing."""
    return [row for row in rows["tables"] if row["status"] == "playing" and not row["hot_seat"]]


def look_around(anna: Browser, table: str, client: Client) -> None:
    """What a person asks of a table besides its frames."""
    for path in ("log", "news", "course", "record", f"past?at={client.number // 2}"):
        answer = anna.get(f"/api/tables/{table}/{path}")
        assert answer.status_code == 200, (path, answer.text)


def check_table(server: Running, anna: Browser, row: dict[str, Any]) -> bool:
    """Somebody comes back to a table; is it played on?"""
    with seated(server, anna, row["id"]) as client:
        assert client.now["seat"] == 0
        assert client.now["view"]
        look_around(anna, row["id"], client)
        if "frozen" in client.now:
            check_frozen(client, row)
            return False
        assert client.number == row["number"]
        assert client.now["to_act"] == row["to_act"]
        assert any("Mooi!" in said["text"] for said in client.talk)
        if row["to_act"] == 0:
            assert client.move()["type"] == "done"
        return True


def check_frozen(client: Client, row: dict[str, Any]) -> None:
    assert "older rules" in client.now["frozen"]["text"]
    assert client.number <= row["number"]
    assert client.now["to_act"] is None
    assert client.now["legal"] == []
    assert client.refused("undo", seen=client.number) == "off"


def test_every_game_of_the_release_is_there(release: str, rows: Rows) -> None:
    played = dict.fromkeys(games(), 0)
    with running_server(release) as server:
        anna = logged_in(server)
        for row in going_on(rows):
            goes_on = check_table(server, anna, row)
            played[row["game"]] += goes_on
            assert goes_on or row["version"] != games()[row["game"]].version
        mine = anna.get("/api/tables?kind=mine").json()
        theirs = {seat["table_id"] for seat in rows["seats"] if seat["person"] == 1}
        assert {card["id"] for card in mine} == theirs
        for card in mine:
            if card["status"] == "over":
                with seated(server, anna, card["id"]) as client:
                    assert shows(client.now["result"], json.loads(card["result"]))
    assert played["transamerica"]
    assert played["american-rails"]


async def age(database: str, rows: Rows, spoil: bool) -> None:
    """As if the rules had been of another version; `spoil`: under which other moves were legal."""
    store = await Store(database).open()
    async with store.write() as connection:
        await connection.execute(update(TABLES).values(version=0))
        for row in going_on(rows) if spoil else []:
            first = ACTIONS.c.table_id == row["id"], ACTIONS.c.number == 0
            entry = await connection.scalar(select(ACTIONS.c.entry).where(*first))
            last = ACTIONS.c.table_id == row["id"], ACTIONS.c.number == row["number"] - 2
            await connection.execute(update(ACTIONS).where(*last).values(entry=entry))
    await store.close()


@pytest.mark.parametrize("spoil", [False, True])
def test_games_of_older_rules_go_on_where_they_fit_and_are_shown_where_they_do_not(
    release: str, rows: Rows, spoil: bool
) -> None:
    asyncio.run(age(release, rows, spoil))
    with running_server(release) as server:
        anna = logged_in(server)
        for row in going_on(rows):
            goes_on = check_table(server, anna, row)
            if spoil:
                assert not goes_on
            else:
                assert goes_on or row["version"] != games()[row["game"]].version


def test_a_record_of_other_rules_says_so(server: Running) -> None:
    anna = server.guest("Anna")
    for path in sorted(Path("tests/golden").glob("*-3*.jsonl")):
        first, _, rest = path.read_text(encoding="utf-8").partition("\n")
        header = {**json.loads(first), "version": 0}
        text = f"{json.dumps(header)}\n{rest}"
        answer = anna.post("/api/records", json={"record": text})
        assert (answer.status_code, answer.json()["code"]) == (400, "record-other-rules")
        assert "version 0 of the rules" in answer.json()["detail"]
