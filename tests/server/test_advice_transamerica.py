"""What each rail would leave missing at TransAmerica: true when it is laid, and nobody else's."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from tests.server.running import Browser, Running
from tests.server.seats import Party, party


def ask(browser: Browser, table: str, **query: Any) -> httpx.Response:
    return browser.get(f"/api/tables/{table}/advice/missing", params=query)


@contextmanager
def building(server: Running, **options: Any) -> Iterator[Party]:
    """Two people whose stones stand in Seattle and Jacksonville; seat 0 lays the first rail."""
    with party(server, game="transamerica", options={"start_player": 0, **options}) as table:
        for node in (0, 187):
            assert table.mover.move({"type": "PlaceStart", "node": node})["type"] == "done"
            table.wait()
        yield table


def test_every_rail_leaves_missing_what_was_told(server: Running) -> None:
    with building(server) as table:
        me, client = table.people[0], table.clients[0]
        for _ in range(3):
            told = ask(me, table.table).json()
            assert told["number"] == client.number
            found, view = told["answer"], client.now["view"]
            assert found["now"] == view["missing"]
            after = dict(found["after"])
            legal = [action["edge"] for action in client.actions if action["type"] == "LayRail"]
            assert set(legal) <= set(after)
            best = min(legal, key=lambda edge: after[edge])
            assert after[best] < found["now"]
            client.done("move", seen=client.number, action={"type": "LayRail", "edge": best})
            table.wait()
            assert client.now["view"]["missing"] == after[best]
            while table.mover is not client:
                assert table.mover.move(None)["type"] == "done"
                table.wait()


def test_each_seat_is_told_of_its_own_cities_only(server: Running) -> None:
    with building(server) as table:
        told = [ask(person, table.table).json()["answer"] for person in table.people]
        views = [client.now["view"] for client in table.clients]
        assert [found["now"] for found in told] == [view["missing"] for view in views]
        assert ask(table.people[1], table.table, seat=0).status_code == 403
        assert ask(table.people[1], table.table, seat=-1).status_code == 403


def test_nothing_is_told_before_the_stone_stands_or_where_the_table_hides_it(
    server: Running,
) -> None:
    with party(server, game="transamerica") as table:
        assert ask(table.people[0], table.table).status_code == 404
    with building(server, show_missing=False) as table:
        assert ask(table.people[0], table.table).status_code == 404


def test_other_titles_have_no_such_figure(server: Running) -> None:
    with party(server, game="african-rails") as table:
        assert ask(table.people[0], table.table).status_code == 404
