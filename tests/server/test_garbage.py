"""Garbage over the WebSocket: refused, and the table stays as it was."""

import json
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import Running
from tests.server.seats import Client, party, seated

KINDS = ["move", "undo", "answer", "say", "orders", "sit", "back", "why", "table", "", "__"]
NUMBERS: list[object] = [None, True, 0, -1, 1.5, 2**31, 2**63, 2**200]
WORDS: list[object] = ["", "x", "\u0000", "\ud800", "9" * 999]
ACTIONS: list[object] = [
    {"type": "EndTurn"},
    {"type": "LayRail", "edge": 10**30},
    {"type": "Undo", "seat": 0, "actions": 1},
]
VALUES = [*NUMBERS, *WORDS, *ACTIONS, [], [[]], {}]
FIELDS = ["id", "seen", "action", "agree", "text", "orders", "seat", "type", "extra"]


def garbage(rng: Random) -> str | bytes:
    """Something that is no frame, or nearly one."""
    kind = rng.randrange(8)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return "[" * rng.randrange(1, 5000)
    if kind == 2:
        return '{"type":"move","seen":1,"action":' + '{"a":' * 3000 + "1" + "}" * 3001
    frame: dict[str, object] = {"type": rng.choice(KINDS)}
    frame |= {rng.choice(FIELDS): rng.choice(VALUES) for _ in range(rng.randrange(6))}
    text = json.dumps(frame)
    if kind == 3:
        cut = rng.randrange(len(text))
        return text[:cut] + rng.choice(["", "{", '"', "\u2028"]) + text[cut + 1 :]
    return text


def answered(client: Client) -> None:
    """Everything sent so far has been dealt with, and a sensible wish still works."""
    assert client.ask("why", action=client.actions[0])["type"] == "done"


def test_garbage_changes_nothing_and_breaks_nothing(server: Running) -> None:
    with party(server) as table:
        table.play(3)
        mover = table.mover
        number, view = mover.number, mover.now["view"]
        rng = Random(11)
        for _ in range(400):
            mover.send(garbage(rng))
        mover.ask("sit", seat=mover.seat)
        while mover.now["seat"] is None:
            mover.ask("sit", seat=table.clients.index(mover))
        answered(mover)
        mover.until(number)
        assert mover.now["view"] == view
        assert mover.number == number
        table.play(3)


def test_a_frame_that_is_too_large_ends_the_connection_and_nothing_else(server: Running) -> None:
    with party(server) as table:
        mover = table.mover
        mover.send("x" * 100_000)
        with pytest.raises(ConnectionClosed, match="1009"):
            mover.until(999)
        with seated(server, table.people[mover.seat or 0], table.table) as again:
            assert again.move()["type"] == "done"
