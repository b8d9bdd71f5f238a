"""People at the door: guests, accounts, sessions and settings."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.running import Browser, Running, running_server

PASSWORD = "correct horse"


def account(server: Running, name: str) -> Browser:
    """A browser of somebody with an account."""
    browser = server.stranger()
    answer = browser.post("/api/account", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    return browser


def log_in(browser: Browser, name: str, password: str = PASSWORD) -> int:
    return browser.post("/api/login", json={"name": name, "password": password}).status_code


def test_a_guest_says_a_name_and_is_known(server: Running) -> None:
    me = server.guest("  Anna   Maria ").get("/api/me").json()
    assert (me["name"], me["account"], me["language"]) == ("Anna Maria", False, "en")


def test_a_stranger_is_asked_for_a_name(server: Running) -> None:
    answer = server.stranger().get("/api/me", headers={"accept-language": "nl"})
    assert answer.status_code == 401
    assert answer.json()["detail"] == "Zeg eerst hoe je heet."


def test_the_page_asks_who_comes_in_and_a_stranger_is_no_failure(server: Running) -> None:
    assert server.stranger().get("/api/hello").json() == {"person": None}
    guest = server.guest("Anna")
    assert guest.get("/api/hello").json() == {"person": guest.get("/api/me").json()}


@pytest.mark.parametrize("name", ["", "   ", "a\u202eb", "x" * 33, "x" * 1000, "!!"])
def test_a_name_nobody_can_read_is_refused(server: Running, name: str) -> None:
    assert server.stranger().post("/api/guest", json={"name": name}).status_code == 400


def test_the_session_cookie_is_out_of_reach_for_scripts(server: Running) -> None:
    browser = server.stranger()
    cookie = browser.post("/api/guest", json={"name": "Anna"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie


def test_a_forged_session_is_nobody_s(server: Running) -> None:
    anna = server.guest("Anna")
    token = anna.cookies["roundhouse"]
    for forged in ["x", token[:-1], token + "0", token.split(".")[0], "a.b", "é"]:
        stranger = server.stranger()
        headers = {b"cookie": f"roundhouse={forged}".encode("latin-1")}
        assert stranger.get("/api/me", headers=headers).status_code == 401


def test_sessions_survive_a_restart(tmp_path: Path) -> None:
    database = str(tmp_path / "house.db")
    with running_server(database) as server:
        session = server.guest("Anna").cookies["roundhouse"]
    with running_server(database) as server:
        assert server.holder(session).get("/api/me").json()["name"] == "Anna"


def test_a_guest_becomes_an_account_and_comes_back(server: Running) -> None:
    guest = server.guest("Bert")
    before = guest.get("/api/me").json()
    old = guest.cookies["roundhouse"]
    answer = guest.post("/api/account", json={"name": "Bert of Delft", "password": PASSWORD})
    assert answer.json() == {**before, "name": "Bert of Delft", "account": True}

    assert server.holder(old).get("/api/me").status_code == 401
    elsewhere = server.stranger()
    assert log_in(elsewhere, "bert OF delft") == 200
    assert elsewhere.get("/api/me").json()["id"] == before["id"]
    again = elsewhere.post("/api/account", json={"name": "Bert2", "password": PASSWORD})
    assert again.status_code == 409


def test_two_accounts_cannot_look_alike(server: Running) -> None:
    account(server, "Cato the Elder")
    for name in ["Cato the Elder", "CATO THE ELDER", "Catotheelder", "Ｃato the Elder"]:
        guest = server.guest("Somebody")
        answer = guest.post("/api/account", json={"name": name, "password": PASSWORD})
        assert answer.status_code == 409, name
        assert guest.get("/api/me").json()["account"] is False


def test_wrong_passwords_and_unknown_names_are_told_apart_by_nobody(server: Running) -> None:
    account(server, "Dora")
    stranger = server.stranger()
    wrong = stranger.post("/api/login", json={"name": "Dora", "password": "incorrect horse"})
    unknown = stranger.post("/api/login", json={"name": "Nobody here", "password": PASSWORD})
    assert wrong.status_code == unknown.status_code == 403
    assert wrong.json() == unknown.json()
    assert "roundhouse" not in stranger.cookies


def test_a_short_password_is_refused(server: Running) -> None:
    answer = server.stranger().post("/api/account", json={"name": "Emil", "password": "short"})
    assert answer.status_code == 400
    assert answer.json()["wrong"][0]["field"] == "password"
    assert "short" not in answer.json()["wrong"][0]["why"]


def test_sessions_can_be_seen_and_ended(server: Running) -> None:
    here = account(server, "Fred")
    there, third = server.stranger(), server.stranger()
    there.headers["user-agent"] = "a telephone"
    assert log_in(there, "Fred") == log_in(third, "Fred") == 200
    sessions = here.get("/api/me/sessions").json()
    assert len(sessions) == 3
    assert [session["here"] for session in sessions].count(True) == 1
    assert not any(there.cookies["roundhouse"] in str(session) for session in sessions)
    (telephone,) = [session for session in sessions if session["device"] == "a telephone"]

    assert here.delete(f"/api/me/sessions/{telephone['id']}").status_code == 204
    assert there.get("/api/me").status_code == 401
    assert here.delete(f"/api/me/sessions/{telephone['id']}").status_code == 404
    assert here.delete("/api/me/sessions").status_code == 204
    assert third.get("/api/me").status_code == 401
    assert here.get("/api/me").status_code == 200


def test_nobody_ends_another_s_session(server: Running) -> None:
    anna, bert = server.guest("Anna"), server.guest("Bert")
    (session,) = anna.get("/api/me/sessions").json()
    assert bert.delete(f"/api/me/sessions/{session['id']}").status_code == 404
    for wild in ["%25", "_", "x" * 16, session["id"] + "0"]:
        assert bert.delete(f"/api/me/sessions/{wild}").status_code in (400, 404)
    assert anna.get("/api/me").status_code == 200


def test_logging_out_ends_the_session_here_and_now(server: Running) -> None:
    anna = server.guest("Anna")
    session = anna.cookies["roundhouse"]
    assert anna.post("/api/logout").status_code == 204
    assert "roundhouse" not in anna.cookies
    assert server.holder(session).get("/api/me").status_code == 401


def test_a_new_password_ends_the_other_sessions(server: Running) -> None:
    here, there = account(server, "Gina"), server.stranger()
    assert log_in(there, "Gina") == 200
    wrong = {"old": "not it at all", "new": "battery staple"}
    assert here.post("/api/me/password", json=wrong).status_code == 403
    assert there.get("/api/me").status_code == 200
    right = {"old": PASSWORD, "new": "battery staple"}
    assert here.post("/api/me/password", json=right).status_code == 204
    assert there.get("/api/me").status_code == 401
    assert here.get("/api/me").status_code == 200
    assert log_in(server.stranger(), "Gina") == 403
    assert log_in(server.stranger(), "Gina", "battery staple") == 200


def test_settings_are_kept_and_checked(server: Running) -> None:
    anna = server.guest("Anna")
    assert anna.get("/api/me/settings").json()["turn"] is True
    quiet = {"start": 22, "end": 7, "zone": "Europe/Amsterdam"}
    wishes = {"language": "de", "colours": "dark", "over": False, "quiet": quiet}
    assert anna.put("/api/me/settings", json=wishes).status_code == 200
    kept = anna.get("/api/me/settings").json()
    assert kept | wishes == kept
    assert anna.get("/api/me").json()["language"] == "de"
    refused = anna.get("/api/tables/nothing-here")
    assert refused.json()["detail"].startswith("Hier ist nichts")


@pytest.mark.parametrize(
    "wrong",
    [
        {"language": "xx"},
        {"colours": "plaid"},
        {"webhook": "file:///etc/passwd"},
        {"webhook": "https://example.com/" + "x" * 1000},
        {"email": "not an address"},
        {"quiet": {"start": 24, "end": 7}},
        {"quiet": {"start": 22, "end": 7, "zone": "../../etc/passwd"}},
        {"turn": "yes"},
        {"unknown": 1},
        [],
        None,
    ],
)
def test_settings_that_do_not_fit_are_refused(server: Running, wrong: object) -> None:
    anna = server.guest("Anna")
    before = anna.get("/api/me/settings").json()
    assert anna.put("/api/me/settings", json=wrong).status_code == 400
    assert anna.get("/api/me/settings").json() == before
