"""What an open connection may see is decided at every frame, by who sits where now."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from roundhouse.server.tables import endings, moves, offers
from roundhouse.server.tables.state import Refuse
from tests.postgres import Postgres
from tests.server.pages import close_code
from tests.server.running import Browser, Running, running_server
from tests.server.seats import Client, Frame, new_table, party, seated
from tests.server.standing import StandingClock
from tests.server.test_screen import begun, open_house

LATE = 99
"""Somebody who had a seat."""
SECRETIVE = {"transamerica": 2, "african-rails": 3}
"""Titles with hidden hands, and how many play them here."""


def cards(view: Frame) -> list[Any]:
    """What each seat holds, as far as the view shows it."""
    return view.get("hands") or [player["hand"] for player in view["players"]]


def seats_shown(client: Client) -> list[int]:
    """The seats whose cards the connection was ever sent."""
    views = [frame["view"] for frame in client.tables if frame["view"] is not None]
    return sorted({seat for view in views for seat, hand in enumerate(cards(view)) if hand})


@contextmanager
def waiting(
    server: Running, title: str, people: list[Browser], **wishes: Any
) -> Iterator[tuple[str, list[Client]]]:
    """A table that has not begun, at which all of them sit, each with a window open."""
    maker, *others = people
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1)]
    wish = {"game": title, "seats": seats, **wishes}
    table = maker.post("/api/tables", json=wish).json()["id"]
    for other in others:
        assert other.post(f"/api/tables/{table}/join", json={}).status_code == 200
    managers = [seated(server, person, table) for person in people]
    yield table, [manager.__enter__() for manager in managers]
    for manager in managers:
        manager.__exit__(None, None, None)


def people_for(server: Running, title: str) -> list[Browser]:
    return [server.guest(name) for name in ("Anna", "Ben", "Cora")[: SECRETIVE[title]]]


def started(person: Browser, table: str) -> None:
    answer = person.post(f"/api/tables/{table}/start")
    assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("title", SECRETIVE)
def test_who_left_looks_on_while_another_plays_the_seat(server: Running, title: str) -> None:
    people, dora = people_for(server, title), server.guest("Dora")
    with waiting(server, title, people) as (table, clients):
        assert people[1].post(f"/api/tables/{table}/leave").status_code == 204
        assert dora.post(f"/api/tables/{table}/join", json={}).status_code == 200
        started(people[0], table)
        for client in clients:
            client.until_status("playing")
        assert clients[1].seat is None
        assert clients[1].now["legal"] == []
        assert seats_shown(clients[1]) == []
        assert seats_shown(clients[0]) == [0]
        with seated(server, dora, table) as new:
            assert new.seat == 1
            assert seats_shown(new) == [1]


@pytest.mark.parametrize("title", SECRETIVE)
def test_who_is_removed_looks_on(server: Running, title: str) -> None:
    people = people_for(server, title)
    with waiting(server, title, people) as (table, clients):
        bot = {"kind": "bot", "level": "novice"}
        assert people[0].put(f"/api/tables/{table}/seats/1", json=bot).status_code == 200
        started(people[0], table)
        clients[1].until_status("playing")
        assert clients[1].seat is None
        assert seats_shown(clients[1]) == []


def test_a_maker_who_changes_seats_sees_only_the_new_one(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"game": "transamerica", "seats": seats}
    table = anna.post("/api/tables", json=wish).json()["id"]
    with seated(server, anna, table, "seat=0") as client:
        for seat, kind in ((0, "open"), (2, "me")):
            answer = anna.put(f"/api/tables/{table}/seats/{seat}", json={"kind": kind})
            assert answer.status_code == 200
        assert ben.post(f"/api/tables/{table}/join", json={"seat": 0}).status_code == 200
        bot = {"kind": "bot", "level": "novice"}
        assert anna.put(f"/api/tables/{table}/seats/1", json=bot).status_code == 200
        started(anna, table)
        client.until_status("playing")
        assert client.seat == 2
        assert seats_shown(client) == [2]
        assert client.ask("sit", seat=0)["reason"] == "seat"


def test_who_is_dropped_for_time_loses_the_seats_view(database: str, clock: StandingClock) -> None:
    with (
        running_server(database) as server,
        party(server, pace={"move": 1, "reserve": 0, "timeout": "drop"}) as table,
    ):
        late = table.mover
        seat = late.seat
        clock.move_on(2)
        while late.seat is not None:
            late.next()
        assert late.now["seats"][seat]["kind"] == "bot"
        assert cards(late.now["view"]) == [None, None]
        assert not any("city" in (entry["action"] or {}) for entry in late.log)
        assert late.ask("sit", seat=seat)["reason"] == "seat"


def test_a_window_from_before_the_start_is_closed_where_nobody_may_look_on(
    server: Running,
) -> None:
    people, cora = people_for(server, "transamerica"), server.guest("Cora")
    with waiting(server, "transamerica", people, onlookers=False) as (table, _):
        with seated(server, cora, table) as early, seated(server, server.stranger(), table) as odd:
            started(people[0], table)
            for client in (early, odd):
                assert close_code(client.receive) == 4403
                assert {frame["status"] for frame in client.tables} == {"open"}
        with pytest.raises(ConnectionClosed, match="4403"):
            seated(server, cora, table).__enter__()


def test_the_windows_of_a_table_that_is_taken_away_are_closed(server: Running) -> None:
    people = people_for(server, "transamerica")
    with waiting(server, "transamerica", people) as (table, clients):
        assert people[0].delete(f"/api/tables/{table}").status_code == 204
        assert [close_code(client.receive) for client in clients] == [4404, 4404]


@pytest.mark.parametrize("title", SECRETIVE)
def test_a_window_from_before_sitting_down_becomes_the_seats(server: Running, title: str) -> None:
    """Also the second one of the same person."""
    people, late = people_for(server, title)[:-1], server.guest("Zoe")
    wish = {"game": title, "seats": [{"kind": "me"}, *[{"kind": "open"}] * len(people)]}
    table = people[0].post("/api/tables", json=wish).json()["id"]
    for person in people[1:]:
        assert person.post(f"/api/tables/{table}/join", json={}).status_code == 200
    with seated(server, late, table) as first, seated(server, late, table) as second:
        assert first.seat is None
        assert late.post(f"/api/tables/{table}/join", json={}).status_code == 200
        started(people[0], table)
        seat = len(people)
        for client in (first, second):
            client.until_status("playing")
            assert client.seat == seat
            assert client.now["seats"][seat]["mine"]
            assert seats_shown(client) == [seat]
            assert [entry["number"] for entry in client.log] == list(range(client.number))
            assert cards(client.now["view"])[seat]


def test_a_guest_who_becomes_an_account_connects_anew(server: Running) -> None:
    """The session of the old window has ended."""
    anna = server.guest("Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    table = new_table([anna], seats=seats, start=True)
    with seated(server, anna, table) as client:
        name = f"Anna {table}"[:20]
        answer = anna.post("/api/account", json={"name": name, "password": "long enough"})
        assert answer.status_code == 201, answer.text
        assert close_code(client.receive) == 4408
    with seated(server, anna, table) as again:
        assert again.seat == 0


def test_another_process_knows_who_sits_where_now(postgres: Postgres) -> None:
    """The windows are open at one server; who leaves, joins and starts does so at the other."""
    database = postgres.database()
    with running_server(database) as one, running_server(database) as other:
        people, dora = people_for(one, "transamerica"), one.guest("Dora")
        there = [other.holder(person.cookies["roundhouse"]) for person in (*people, dora)]
        with waiting(one, "transamerica", people) as (table, _), ExitStack() as stack:
            windows = [stack.enter_context(seated(other, person, table)) for person in there]
            assert [window.seat for window in windows] == [0, 1, None]
            assert people[1].post(f"/api/tables/{table}/leave").status_code == 204
            assert dora.post(f"/api/tables/{table}/join", json={}).status_code == 200
            started(people[0], table)
            for window in windows:
                window.until_status("playing")
            assert [window.seat for window in windows] == [0, None, 1]
            assert [seats_shown(window) for window in windows] == [[0], [], [1]]


@pytest.mark.parametrize("wish", ["move", "undo", "orders", "end", "resign", "leave"])
def test_what_was_wished_for_a_seat_is_not_done_once_it_is_anothers(
    tmp_path: Path, wish: str
) -> None:
    """It may have waited for the table while somebody took the seat over."""

    async def wished() -> None:
        async with open_house(tmp_path) as house:
            table = await begun(house, "transamerica")
            seat, number = table.to_act or 0, table.number
            assert table.match is not None
            action = table.match.legal()[0]
            work = {
                "move": moves.play(table, seat, action, number, "person", LATE),
                "undo": offers.undo(table, seat, number, LATE),
                "orders": moves.give_orders(table, seat, None, number, LATE),
                "end": offers.propose(table, seat, "end", None, LATE),
                "resign": endings.resign(table, seat, LATE),
                "leave": endings.leave(table, seat, LATE),
            }
            before = [seat.kind for seat in table.row.seats]
            for name, doing in work.items():
                if name != wish:
                    doing.close()
            with pytest.raises(Refuse) as refused:
                await work[wish]
            assert refused.value.reason == "seat"
            assert table.number == number
            assert [seat.kind for seat in table.row.seats] == before

    asyncio.run(wished())
