"""Guests who leave and come back, and who change their name."""

from __future__ import annotations

import pytest

from tests.server.running import Browser, Running
from tests.server.seats import new_table, party, seated
from tests.server.test_lobby import BOT, ME, OPEN, listed, table
from tests.server.test_people import PASSWORD, account


def return_token(guest: Browser) -> str:
    answer = guest.post("/api/me/return")
    assert answer.status_code == 201, answer.text
    token: str = answer.json()["token"]
    return token


def come_back(browser: Browser, token: str) -> int:
    return browser.post("/api/return", json={"token": token}).status_code


def test_a_guest_does_not_lose_a_table_by_logging_out(server: Running) -> None:
    anna = server.guest("Anna")
    card = table(anna)
    refused = anna.post("/api/logout", headers={"accept-language": "en"})
    assert (refused.status_code, refused.json()["code"]) == (409, "logout-tables")
    assert "a table that is not over" in refused.json()["detail"]
    assert listed(anna, "mine") == [card["id"]]


def test_a_guest_comes_back_by_a_link_as_often_as_wanted(server: Running) -> None:
    anna = server.guest("Anna")
    card, me = table(anna, ME, BOT, start=True), anna.get("/api/me").json()
    token = return_token(anna)
    assert anna.post("/api/logout").status_code == 204
    for _ in range(2):
        elsewhere = server.stranger()
        assert come_back(elsewhere, token) == 200
        assert elsewhere.get("/api/me").json() == me
        assert listed(elsewhere, "mine") == [card["id"]]
        assert elsewhere.post("/api/logout").status_code == 204


def test_a_new_link_ends_the_one_before(server: Running) -> None:
    anna = server.guest("Anna")
    first, second = return_token(anna), return_token(anna)
    assert come_back(server.stranger(), first) == 403
    assert come_back(server.stranger(), second) == 200


def test_a_link_ends_with_logging_out_everywhere_and_with_a_password(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    hers, his = return_token(anna), return_token(ben)
    assert anna.delete("/api/me/sessions").status_code == 204
    assert come_back(server.stranger(), hers) == 403
    ben.post("/api/account", json={"name": "Ben who stays", "password": PASSWORD})
    assert come_back(server.stranger(), his) == 403
    assert ben.post("/api/me/return").json()["code"] == "account-already"


@pytest.mark.parametrize("token", ["", "x", "a.b", "é" * 20, "x" * 200])
def test_garbage_leads_nowhere(server: Running, token: str) -> None:
    stranger = server.stranger()
    assert come_back(stranger, token) == 403
    assert "roundhouse" not in stranger.cookies


def test_a_session_is_no_link_and_a_link_no_session(server: Running) -> None:
    anna = server.guest("Anna")
    token = return_token(anna)
    assert come_back(server.stranger(), anna.cookies["roundhouse"]) == 403
    assert server.holder(token).get("/api/me").status_code == 401


def test_somebody_else_s_link_takes_nothing_from_who_is_here(server: Running) -> None:
    """A link that an ill-meaning person sends must not move my seats to them."""
    anna, ben = server.guest("Anna"), server.guest("Ben")
    mine, token = table(anna), return_token(ben)
    refused = anna.post("/api/return", json={"token": token})
    assert (refused.status_code, refused.json()["code"]) == (409, "return-other")
    assert anna.get("/api/me").json()["name"] == "Anna"
    assert listed(anna, "mine") == [mine["id"]]
    assert listed(ben, "mine") == []
    assert come_back(ben, token) == 200


def test_the_link_is_kept_as_a_digest_only(server: Running) -> None:
    anna = server.guest("Anna")
    token = return_token(anna)
    data = anna.get("/api/me/data")
    assert data.json()["return_link_made"] > 0
    assert token not in data.text
    assert token.split(".")[0] not in data.text


def test_who_leaves_for_good_leaves_no_seat_behind(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    waiting, begun = table(ben), new_table([ben, anna])
    anna.post(f"/api/tables/{waiting['id']}/join", json={})
    own, alone = table(anna), table(anna, ME, BOT, start=True)
    assert anna.post("/api/logout", params={"leave_tables": True}).status_code == 204
    kinds = [seat["kind"] for seat in ben.get(f"/api/tables/{waiting['id']}").json()["seats"]]
    assert kinds == ["person", "open"]
    assert ben.get(f"/api/tables/{own['id']}").status_code == 404
    seat = ben.get(f"/api/tables/{begun}").json()["seats"][1]
    assert (seat["kind"], seat["person"]) == ("bot", None), "nobody waits for somebody who left"
    assert ben.get(f"/api/tables/{alone['id']}").json()["status"] == "over"


def test_who_is_here_twice_or_has_an_account_just_logs_out(server: Running) -> None:
    anna = server.guest("Anna")
    table(anna)
    elsewhere = server.stranger()
    assert come_back(elsewhere, return_token(anna)) == 200
    assert anna.post("/api/logout").status_code == 204
    assert elsewhere.get("/api/me").status_code == 200
    known = account(server, "Anna with a key")
    table(known)
    assert known.post("/api/logout").status_code == 204


def test_a_guest_is_called_something_else_at_every_table_that_goes_on(server: Running) -> None:
    with party(server, "Anna Ben") as game:
        anna, ben = game.people
        waiting = table(anna)
        game.play(4)
        renamed = anna.put("/api/me/name", json={"name": "  Annika "})
        assert renamed.json()["name"] == anna.get("/api/me").json()["name"] == "Annika"
        while game.clients[1].now["seats"][0]["name"] != "Annika":
            game.clients[1].next()
        with seated(server, ben, game.table) as window:
            assert [seat["name"] for seat in window.now["seats"]] == ["Annika", "Ben"]
            assert not any("Anna" in frame for frame in window.frames), "the story too"
        game.play(2)
    assert anna.get(f"/api/tables/{waiting['id']}").json()["seats"][0]["name"] == "Annika"


def test_others_at_my_device_keep_their_names(server: Running) -> None:
    anna = server.guest("Anna")
    card = table(anna, ME, {"kind": "local", "name": "Bert"}, start=True)
    anna.put("/api/me/name", json={"name": "Annika"})
    seats = anna.get(f"/api/tables/{card['id']}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Annika", "Bert"]
    refused = anna.put("/api/me/name", json={"name": "Bert"})
    assert refused.json()["code"] == "name-taken"


def test_a_name_that_somebody_at_my_table_has_is_refused(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    where = f"/api/tables/{table(ben, ME, OPEN)['id']}"
    anna.post(f"{where}/join", json={})
    refused = anna.put("/api/me/name", json={"name": "BEN"})
    assert (refused.status_code, refused.json()["code"]) == (400, "name-taken")
    assert anna.get("/api/me").json()["name"] == "Anna"
    assert anna.put("/api/me/name", json={"name": "\u202eAnna"}).status_code == 400
    assert anna.put("/api/me/name", json={"name": "anna"}).status_code == 200


def test_the_name_of_an_account_stays(server: Running) -> None:
    known = account(server, "Berta with a key")
    refused = known.put("/api/me/name", json={"name": "Berta"})
    assert (refused.status_code, refused.json()["code"]) == (409, "name-of-account")
