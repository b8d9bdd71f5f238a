"""What a seat may ask beside its view: how many rails each line would leave missing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from roundhouse.boards.steiner import Distances
from roundhouse.game import Arguments, Figures, Message, NoAnswer, Question, Seat
from roundhouse.games.transamerica.facts import BOARD
from roundhouse.games.transamerica.view import View


class MissingFound(msgspec.Struct, frozen=True):
    """Points for missing rails, as they would be counted at the end of the round (TA-4.1)."""

    now: int
    after: list[tuple[int, int]]
    """(edge, points) with a rail on that edge, for every free edge at the own network."""


def missing(view: View, seat: Seat, _: Arguments) -> MissingFound:
    """What each rail would leave missing; not where the table keeps that from its players."""
    if view.missing is None:
        raise NoAnswer(Message("ta-advice-not-shown"))
    hand, stone = view.hands[seat], view.start_stones[seat]
    assert hand is not None
    assert stone is not None
    cities = [BOARD.cities[BOARD.city_index(name)].node for name in hand]
    values = Distances(BOARD, [edge for edge, _ in view.rails]).next_rail_values(stone, cities)
    after = [(edge, points) for edge, points in enumerate(values) if points >= 0]
    return MissingFound(view.missing, after)


def figures(view: View) -> Figures:
    """Points lost by all, and what the own hand is missing."""
    own = [view.missing if seat == view.seat else None for seat in range(view.seats)]
    return Figures(view.round, {"lost": tuple(view.lost), "missing": tuple(own)})


QUESTIONS: Final[Mapping[str, Question]] = {"missing": Question(Arguments, MissingFound, missing)}
