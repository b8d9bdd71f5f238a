"""Open pages hear what changes, and hear only what is theirs to know."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection

from tests.postgres import Postgres
from tests.server.pages import close_code, page
from tests.server.running import Running, running_server
from tests.server.seats import seated
from tests.server.test_lobby import table
from tests.waiting import PATIENCE


def heard(socket: ClientConnection, table_id: str) -> dict[str, Any]:
    """The next event about that table."""
    while True:
        event: dict[str, Any] = msgspec.json.decode(socket.recv(PATIENCE))
        about = event.get("table", {}) if event["type"] == "table" else event
        if about.get("id") == table_id:
            return event


def test_a_new_table_is_heard_of_at_once(server: Running) -> None:
    anna, bert = server.guest("Anna"), server.guest("Bert")
    with page(server, bert) as socket:
        card = table(anna)
        assert heard(socket, card["id"])["table"] == card
        joined = bert.post(f"/api/tables/{card['id']}/join", json={}).json()
        assert heard(socket, card["id"])["table"] == joined
        bert.post(f"/api/tables/{card['id']}/leave")
        heard(socket, card["id"])
        anna.delete(f"/api/tables/{card['id']}")
        assert heard(socket, card["id"])["type"] == "gone"


def test_private_tables_are_heard_of_by_their_people_alone(server: Running) -> None:
    anna, bert = server.guest("Anna"), server.guest("Bert")
    with page(server, anna) as hers, page(server, bert) as his:
        private, public = table(anna, private=True), table(anna)
        assert heard(hers, private["id"])["table"] == private
        events: list[dict[str, Any]] = []
        while not events or events[-1].get("table", {}).get("id") != public["id"]:
            events.append(msgspec.json.decode(his.recv(PATIENCE)))
        assert private["id"] not in str(events)


def test_strangers_have_no_page(server: Running) -> None:
    with pytest.raises(InvalidStatus) as refused, page(server, server.stranger()):
        pass
    assert refused.value.response.status_code == 403


def test_pages_of_other_sites_are_refused_before_they_are_let_in(server: Running) -> None:
    anna = server.guest("Anna")
    for origin in ["https://evil.example", "null", f"{server.url}.evil.example", "", "x"]:
        with pytest.raises(InvalidStatus) as refused, page(server, anna, Origin=origin):
            pass
        assert refused.value.response.status_code == 403
    with page(server, anna, Origin=server.url):
        pass


def test_whatever_a_page_says_is_not_listened_to(server: Running) -> None:
    anna = server.guest("Anna")
    with page(server, anna) as socket:
        socket.send("garbage")
        socket.send(b"\x00\xff")
        card = table(anna)
        assert heard(socket, card["id"])["type"] == "table"


def test_an_oversized_frame_ends_the_connection_and_nothing_else(server: Running) -> None:
    anna = server.guest("Anna")
    with page(server, anna) as socket:
        socket.send("x" * 100_000)
        assert close_code(lambda: socket.recv(PATIENCE)) == 1009
    with page(server, anna):
        pass


def test_a_page_that_is_logged_out_elsewhere_is_cut_off(server: Running) -> None:
    anna = server.guest("Anna")
    with page(server, anna) as socket:
        assert anna.post("/api/logout").status_code == 204
        assert close_code(lambda: socket.recv(PATIENCE)) == 4408


def test_a_window_at_a_table_is_cut_off_too(server: Running) -> None:
    anna = server.guest("Anna")
    card = table(anna, {"kind": "me"}, {"kind": "bot", "level": "random"}, start=True)
    with seated(server, anna, card["id"]) as window:
        (session,) = anna.get("/api/me/sessions").json()
        assert anna.delete(f"/api/me/sessions/{session['id']}").status_code == 204
        assert close_code(window.receive) == 4408


def test_a_window_at_a_table_that_waits_shows_who_sits_down(server: Running) -> None:
    anna, bert = server.guest("Anna"), server.guest("Bert")
    card = table(anna)
    with seated(server, anna, card["id"]) as window:
        bert.post(f"/api/tables/{card['id']}/join", json={})
        while window.now["seats"][1]["name"] != "Bert":
            window.next()


def test_news_travel_between_processes(postgres: Postgres) -> None:
    database = postgres.database()
    with running_server(database) as one, running_server(database) as other:
        anna, bert = one.guest("Anna"), other.guest("Bert")
        with page(other, bert) as socket:
            card = table(anna)
            assert heard(socket, card["id"])["table"] == card
            assert bert.post(f"/api/tables/{card['id']}/join", json={}).status_code == 200
            assert anna.post(f"/api/tables/{card['id']}/start").status_code == 200
            there = one.holder(bert.cookies["roundhouse"])
            assert there.post("/api/logout?leave_tables=true").status_code == 204
            assert close_code(lambda: socket.recv(PATIENCE)) == 4408


def test_somebody_with_too_many_pages_loses_the_oldest(server: Running) -> None:
    anna = server.guest("Anna")
    with ExitStack() as pages:
        oldest, second, *_ = [pages.enter_context(page(server, anna)) for _ in range(21)]
        assert close_code(lambda: oldest.recv(PATIENCE)) == 4408
        card = table(anna)
        assert heard(second, card["id"])["type"] == "table"
