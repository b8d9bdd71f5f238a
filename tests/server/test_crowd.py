"""A crowd of onlookers: what all are sent is put together once, and is what one would be sent."""

import json
from contextlib import ExitStack

import pytest

from roundhouse.server.tables import connection
from tests.server.running import Running
from tests.server.seats import Client, party, seated

FORMS = ("language=en", "language=de", "language=en&slim=1", "language=en&slim=1&deflate=1")


def test_everybody_in_a_crowd_sees_the_game_as_one_alone_does(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Onlookers of every form, who came at different moments, one of them with an account."""
    sent, made = 0, 0
    crowd_table = connection.ClientConnection._crowd_table
    own_table = connection.ClientConnection._own_table

    def sending(client: connection.ClientConnection) -> bytes:
        nonlocal sent
        sent += 1
        return crowd_table(client)

    def making(client: connection.ClientConnection, seat: int | None) -> bytes:
        nonlocal made
        made += seat is None
        return own_table(client, seat)

    with party(server) as table, ExitStack() as stack:
        crowd: list[Client] = []
        for number in range(12):
            browser = server.guest("Cora") if number % 3 == 0 else server.stranger()
            form = FORMS[number % len(FORMS)]
            crowd.append(stack.enter_context(seated(server, browser, table.table, form)))
            if number % 4 == 3:
                table.play(2)
        table.play(2)  # what they were shown last becomes one and the same
        for window in crowd:
            window.until(table.mover.number)
        monkeypatch.setattr(connection.ClientConnection, "_crowd_table", sending)
        monkeypatch.setattr(connection.ClientConnection, "_own_table", making)
        table.play(4)
        for window in crowd:
            window.until(table.mover.number)
        monkeypatch.undo()
        with seated(server, server.stranger(), table.table) as alone:
            expected = alone.now
        for window in crowd:
            assert window.seat is None
            assert window.actions == []
            assert window.now["view"] == expected["view"]
            assert window.number == expected["number"]
        texts = [[entry["number"] for entry in window.log] for window in crowd]
        assert all(numbers == texts[0][-len(numbers) :] for numbers in texts)
        assert json.dumps(crowd[0].log[-1]) == json.dumps(crowd[4].log[-1])
    assert 0 < made <= sent / 2, "most were sent what another had been sent"


def test_a_player_who_looks_on_is_not_one_of_the_crowd(server: Running) -> None:
    """Who has a seat sees which one it is, however they look."""
    with party(server) as table, seated(server, table.people[0], table.table, "seat=-1") as looks:
        with seated(server, server.stranger(), table.table) as stranger:
            table.play(3)
            number = table.mover.number
            mine, theirs = looks.until(number), stranger.until(number)
        assert mine["view"] == theirs["view"]
        assert mine["seats"][0]["mine"]
        assert not theirs["seats"][0].get("mine")
