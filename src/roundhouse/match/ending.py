"""A match that people end before its rules do, and who has won then."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Any, Final, Literal

import msgspec

from roundhouse.game import OVER, AnyGame, Seat

How = Literal["agreed", "resigned", "abandoned", "called-off"]
"""All agreed; nobody was left to play against or with; nobody was left; it had hardly begun."""
WITHOUT_WINNER: Final[tuple[How, ...]] = ("abandoned", "called-off")


class End(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The last line of a record whose match was ended by people."""

    how: How
    seat: Annotated[int, msgspec.Meta(ge=0)] | None = None
    """Who brought it about; None: somebody who has no seat."""
    resigned: tuple[Annotated[int, msgspec.Meta(ge=0)], ...] = ()
    """Seats that cannot win any more, as their people gave up."""


def winners(
    game: AnyGame, state: Any, end: End | None = None, resigned: Collection[Seat] = ()
) -> list[Seat]:
    """Who has won: by the rules; else the best of those who did not give up, ties together."""
    if end is not None and end.how in WITHOUT_WINNER:
        return []
    if game.to_act(state) == OVER:
        found = game.winners(state)
        if not set(found) & set(resigned):
            return found
    scores = game.scores(state)
    left = {seat: score for seat, score in enumerate(scores) if seat not in resigned}
    if not left:
        return []
    best = min(left.values()) if game.lowest_wins else max(left.values())
    return [seat for seat, score in left.items() if score == best]


def places(
    game: AnyGame, state: Any, won: Collection[Seat], resigned: Collection[Seat] = ()
) -> list[int]:
    """Each seat's place, from 1: the winners, then by score, then those who gave up."""
    scores = game.scores(state)
    sign = 1 if game.lowest_wins else -1

    def order(seat: Seat) -> tuple[bool, bool, int]:
        return (seat not in won, seat in resigned, 0 if seat in won else sign * scores[seat])

    orders = [order(seat) for seat in range(len(scores))]
    return [1 + sum(other < mine for other in orders) for mine in orders]
