"""My data: all of it, and none of anybody else's; and then none at all."""

from __future__ import annotations

from typing import Any

from tests.server.pages import close_code
from tests.server.running import Running
from tests.server.seats import new_table, seated
from tests.server.test_lobby import BOT, ME, OPEN, listed, table
from tests.server.test_people import PASSWORD, account, log_in


def test_everything_that_is_kept_of_me_can_be_taken_along(server: Running) -> None:
    anna = account(server, "Ida")
    card = table(anna, ME, OPEN)
    anna.put("/api/me/settings", json={"language": "nl", "webhook": "https://example.com/x"})
    answer = anna.get("/api/me/data")
    assert "attachment" in answer.headers["content-disposition"]
    kept: dict[str, Any] = answer.json()
    assert kept["name"] == "Ida"
    assert kept["settings"]["webhook"] == "https://example.com/x"
    assert [(found["id"], found["seat"]) for found in kept["tables"]] == [(card["id"], 0)]
    assert len(kept["sessions"]) == 1
    assert "argon2" not in answer.text
    assert anna.cookies["roundhouse"] not in answer.text


def test_a_guest_is_forgotten(server: Running) -> None:
    anna, bert = server.guest("Anna"), server.guest("Bert")
    alone, joined = table(anna, ME, OPEN), table(anna, ME, OPEN)
    begun = table(bert, ME, OPEN)
    bert.post(f"/api/tables/{joined['id']}/join", json={})
    anna.post(f"/api/tables/{begun['id']}/join", json={})
    bert.post(f"/api/tables/{begun['id']}/start")

    assert anna.request("DELETE", "/api/me", json={}).status_code == 204
    assert anna.get("/api/me").status_code == 401
    assert bert.get(f"/api/tables/{alone['id']}").status_code == 404
    kept = bert.get(f"/api/tables/{joined['id']}").json()
    assert [seat["kind"] for seat in kept["seats"]] == ["open", "person"]
    assert kept["owner"] == bert.get("/api/me").json()["id"]
    playing = bert.get(f"/api/tables/{begun['id']}").json()
    assert playing["status"] == "playing"
    assert (playing["seats"][1]["name"], playing["seats"][1]["person"]) == ("", None)
    assert playing["seats"][1]["away"] is True
    assert "Anna" not in str(playing)


def test_an_account_is_forgotten_with_its_password_only(server: Running) -> None:
    jan = account(server, "Jan")
    card = table(jan, ME, BOT, start=True)
    assert jan.request("DELETE", "/api/me", json={}).status_code == 403
    wrong = {"password": "not the password"}
    assert jan.request("DELETE", "/api/me", json=wrong).status_code == 403
    assert listed(jan, "mine") == [card["id"]]
    assert jan.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 204
    assert log_in(server.stranger(), "Jan") == 403
    account(server, "Jan")


def test_what_one_said_is_forgotten_with_them(server: Running) -> None:
    people = [server.guest("Anna"), server.guest("Bert")]
    found = new_table(people)
    with seated(server, people[0], found) as hers, seated(server, people[1], found) as his:
        hers.done("say", text="my secret plan")
        while not his.talk:
            his.next()
        assert people[0].request("DELETE", "/api/me", json={}).status_code == 204
        assert close_code(his.receive) == 4408
    with seated(server, people[1], found) as again:
        assert "my secret plan" not in str(again.now)
        assert "Anna" not in str(again.now)


def test_who_logs_in_brings_a_guest_s_tables_along(server: Running) -> None:
    kim = account(server, "Kim")
    guest, other = server.guest("Some guest"), server.guest("Other")
    begun = new_table([guest, other])
    waiting = table(guest, ME, OPEN)
    shared = table(guest, ME, OPEN, OPEN)
    assert kim.post(f"/api/tables/{shared['id']}/join", json={}).status_code == 200
    with seated(server, guest, begun) as window:
        assert log_in(guest, "Kim") == 200
        assert close_code(window.receive) == 4408
    mine = kim.get("/api/me").json()["id"]
    assert {begun, waiting["id"], shared["id"]} == set(listed(guest, "mine"))
    assert guest.get(f"/api/tables/{begun}").json()["seats"][0]["person"] == mine
    assert guest.get(f"/api/tables/{shared['id']}").json()["seats"][0]["person"] != mine
    with seated(server, guest, begun) as window:
        assert window.seat == 0
