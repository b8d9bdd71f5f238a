"""People who do not want to sit with each other."""

import json

from websockets.sync.client import connect

from tests.direct import PATIENT
from tests.server.running import Browser, Running
from tests.server.seats import cookies, party, seated
from tests.waiting import PATIENCE

OPEN = {"game": "transamerica", "seats": [{"kind": "me"}, {"kind": "open"}]}


def number(browser: Browser) -> int:
    return int(browser.get("/api/me").json()["id"])


def block(who: Browser, other: Browser) -> None:
    answer = who.put(f"/api/me/blocks/{number(other)}")
    assert answer.status_code == 204, answer.text


def listed(who: Browser, table: str, kind: str = "open") -> bool:
    return any(card["id"] == table for card in who.get(f"/api/tables?kind={kind}").json())


def test_a_list_of_people(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    block(anna, ben)
    block(anna, ben)
    assert anna.get("/api/me/blocks").json() == [{"id": number(ben), "name": "Ben"}]
    assert ben.get("/api/me/blocks").json() == []
    assert anna.get("/api/me/data").json()["blocked"] == ["Ben"]
    assert anna.delete(f"/api/me/blocks/{number(ben)}").status_code == 204
    assert anna.get("/api/me/blocks").json() == []
    assert anna.put(f"/api/me/blocks/{number(anna)}").status_code == 400
    assert anna.put("/api/me/blocks/2000000000").status_code == 404


def test_they_do_not_sit_down_with_each_other(server: Running) -> None:
    anna, ben, cora = (server.guest(name) for name in ("Anna", "Ben", "Cora"))
    block(anna, ben)
    table = anna.post("/api/tables", json=OPEN).json()["id"]
    refused = ben.post(f"/api/tables/{table}/join", json={})
    assert (refused.status_code, refused.json()["code"]) == (409, "table-full")
    assert not listed(ben, table)
    assert listed(cora, table)
    theirs = ben.post("/api/tables", json=OPEN).json()["id"]
    assert not listed(anna, theirs)
    anna.delete(f"/api/me/blocks/{number(ben)}")
    assert listed(anna, theirs)
    assert ben.post(f"/api/tables/{table}/join", json={}).status_code == 200


def test_the_lobby_does_not_speak_of_their_tables(server: Running) -> None:
    anna, ben, cora = (server.guest(name) for name in ("Anna", "Ben", "Cora"))
    block(anna, ben)
    url = f"{server.socket_url}/api/live"
    with connect(url, additional_headers=cookies(anna), **PATIENT) as page:
        page.recv(PATIENCE)
        hidden = ben.post("/api/tables", json=OPEN).json()["id"]
        shown = cora.post("/api/tables", json=OPEN).json()["id"]
        seen: set[str] = set()
        while shown not in seen:
            event = json.loads(page.recv(PATIENCE))
            if event["type"] == "table":
                seen.add(event["table"]["id"])
        assert hidden not in seen


def test_what_they_say_is_not_shown(server: Running) -> None:
    with party(server, "Anna Ben Cora") as table:
        anna, ben, cora = table.people
        table.clients[1].done("say", text="Boo")
        block(anna, ben)
        with seated(server, anna, table.table) as hers, seated(server, ben, table.table) as his:
            his.done("say", text="Boo again")
            table.clients[2].done("say", text="Hello")
            while not hers.talk:
                hers.next()
            assert [said["text"] for said in hers.talk] == ["Hello"]
        with seated(server, cora, table.table) as window:
            assert [said["text"] for said in window.talk] == ["Boo", "Boo again", "Hello"]


def test_a_guest_who_logs_in_brings_the_list_along(server: Running) -> None:
    name = f"Dora {number(server.guest('x'))}"
    account = {"name": name, "password": "a good password"}
    assert server.stranger().post("/api/account", json=account).status_code == 201
    guest, ben = server.guest("Guest"), server.guest("Ben")
    block(guest, ben)
    assert guest.post("/api/login", json=account).status_code == 200
    assert [found["name"] for found in guest.get("/api/me/blocks").json()] == ["Ben"]
