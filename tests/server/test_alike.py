"""Names that look like others': at the door, at a table, and in databases from before."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select, update

from roundhouse.store import Store
from roundhouse.store.names import name_key
from roundhouse.store.schema import PEOPLE
from tests.server.running import Running, running_server
from tests.server.test_people import PASSWORD, account, log_in
from tests.store.releases import make

KEPT = {"game": "transamerica", "seats": [{"kind": "me"}, {"kind": "guest", "name": "Wanda"}]}


@pytest.mark.parametrize("name", ["Ma\u200dteo", "MATEO", "Mate0", "M a t e o", "Маtео"])
def test_no_account_looks_like_another(server: Running, name: str) -> None:
    server.stranger().post("/api/account", json={"name": "Mateo", "password": PASSWORD})
    guest = server.guest("Somebody")
    answer = guest.post("/api/account", json={"name": name, "password": PASSWORD})
    assert (answer.status_code, answer.json()["code"]) == (409, "account-taken")
    assert guest.get("/api/me").json()["name"] == "Somebody"


def test_a_seat_kept_for_an_account_s_name_is_not_for_guests_called_alike(server: Running) -> None:
    wanda = server.stranger()
    made = wanda.post("/api/account", json={"name": "Wanda", "password": PASSWORD})
    if made.status_code == 409:
        assert log_in(wanda, "Wanda") == 200
    table = server.guest("Anna").post("/api/tables", json=KEPT).json()["id"]
    for name in ("Wanda", "WANDA", "Wаnda"):
        refused = server.guest(name).post(f"/api/tables/{table}/join", json={})
        assert (refused.status_code, refused.json()["code"]) == (409, "table-full")
        taken = server.guest(name).post(f"/api/tables/{table}/join", json={"seat": 1})
        assert taken.status_code == 409
    assert wanda.post(f"/api/tables/{table}/join", json={}).status_code == 200


def test_a_seat_kept_for_a_name_without_an_account_is_for_the_guest(server: Running) -> None:
    seats = [{"kind": "me"}, {"kind": "guest", "name": "Nobody's Own"}]
    table = server.guest("Anna").post("/api/tables", json={**KEPT, "seats": seats}).json()["id"]
    alike = server.guest("Nоbody's Own").post(f"/api/tables/{table}/join", json={})
    assert alike.status_code == 409
    there = server.guest("nobody's own").post(f"/api/tables/{table}/join", json={})
    assert there.status_code == 200


def test_two_at_a_table_do_not_look_alike(server: Running) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = server.guest("Anna").post("/api/tables", json={**KEPT, "seats": seats}).json()["id"]
    for name in ("Аnnа", "An\u200dna", "anna"):
        refused = server.guest(name).post(f"/api/tables/{table}/join", json={})
        assert refused.json()["code"] == "name-taken"


async def likenesses(database: str) -> dict[str, str | None]:
    store = await Store(database).open()
    async with store.read() as connection:
        rows = (await connection.execute(select(PEOPLE.c.name, PEOPLE.c.likeness))).all()
    await store.close()
    return {row.name: row.likeness for row in rows}


BEFORE = "0004"
"""The revision before anybody looked at likeness."""


def test_accounts_that_looked_alike_before_keep_working(database: str) -> None:
    names = ["Anna", "Аnna", "An\u200dna", "Ben"]
    people = [
        {"id": number, "name": name, "account": name_key(name), "settings": "{}", "made": 1.0}
        for number, name in enumerate(names, 1)
    ]
    asyncio.run(make(database, BEFORE, {"people": people}))
    kept = asyncio.run(likenesses(database))
    assert kept == {"Anna": "anna", "Аnna": None, "An\u200dna": None, "Ben": "ben"}


def test_who_registered_a_name_of_before_still_logs_in(tmp_path: Path) -> None:
    database = str(tmp_path / "house.db")
    with running_server(database) as server:
        for number, name in enumerate(("Anna", "Zora")):
            account(server, name).get(f"/api/me?{number}")

    async def rename() -> None:
        """Zora had called herself almost Anna, with a joiner and a filler."""
        old = "An\u200d\u115fna"
        store = Store(database)
        async with store.write() as connection:
            values = {"name": old, "account": name_key(old), "likeness": None}
            await connection.execute(update(PEOPLE).where(PEOPLE.c.name == "Zora").values(values))
        await store.close()

    asyncio.run(rename())
    with running_server(database) as server:
        browser = server.stranger()
        assert log_in(browser, "An\u200d\u115fna") == 200
        assert browser.get("/api/me").json()["name"] == "An\u200d\u115fna"
        assert log_in(server.stranger(), "anna") == 200
