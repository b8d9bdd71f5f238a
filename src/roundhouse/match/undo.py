"""What may be taken back.

A seat takes back its own last action. With everyone's consent it may go back over other
seats' actions too. Nobody goes back over chance or over a secret that was shown, but in a study,
where nothing is secret any more.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from roundhouse.game import Message, RoundhouseError, Seat
from roundhouse.words import say


class Undo(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A line of the record: the seat took back this many of the last actions."""

    seat: Annotated[int, msgspec.Meta(ge=0)]
    actions: Annotated[int, msgspec.Meta(ge=1)]
    consent: bool = False
    """Everybody agreed, so that others' actions may be among them."""


class Rewind(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A line of the record of a study: so many of the last actions are gone back over, whoever
    made them and whatever they showed. What follows is another variation."""

    actions: Annotated[int, msgspec.Meta(ge=1)]


class UndoRefused(RoundhouseError):
    """That cannot be taken back; the message says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(say(message))
        self.message = message


def taken_back(movers: list[Seat], seat: Seat, consent: bool) -> int:
    """How many actions an undo by `seat` removes; `movers` acted since the last barrier."""
    if not movers:
        raise UndoRefused(Message("undo-barrier"))
    if seat not in movers:
        raise UndoRefused(Message("undo-nothing", {"player": seat}))
    back = movers[::-1].index(seat) + 1
    if back > 1 and not consent:
        raise UndoRefused(Message("undo-consent", {"player": movers[-1]}))
    return back


def taken_back_at_once(movers: list[Seat], seat: Seat, wished: int) -> tuple[int, int]:
    """What an undo by `seat` removes, and how many more of its own, up to `wished` in all."""
    count = taken_back(movers, seat, consent=True)
    own = 0
    for mover in reversed(movers[:-count]):
        if mover != seat or own + 1 >= wished:
            break
        own += 1
    return count, own
