"""A match's state as bytes, to go on from without playing the log from the start."""

from __future__ import annotations

import msgspec

from roundhouse.game import AnyGame, Seat
from roundhouse.match.match import Match, Snapshot


class Saved(msgspec.Struct):
    """What a snapshot holds."""

    movers: list[Seat]
    state: msgspec.Raw


def dump(match: Match) -> bytes:
    state = msgspec.Raw(match.game.dump(match.state))
    return msgspec.json.encode(Saved(list(match.movers), state))


def restore(game: AnyGame, number: int, data: bytes) -> Snapshot:
    """The snapshot that was made after that many entries of the log."""
    held = msgspec.json.decode(data, type=Saved)
    return Snapshot(number, tuple(held.movers), game.restore(bytes(held.state)))
