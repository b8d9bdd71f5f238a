"""The result of a game as a picture to share: the board at the end, and everybody's place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from roundhouse.pictures import draw
from roundhouse.pictures.paint import Label, paint
from roundhouse.pictures.shapes import SEATS


class Standing(NamedTuple):
    """Of one seat."""

    name: str
    score: int
    place: int
    """From 1; 0 where nobody has won."""


def result_card(title: str, heading: str, view: Any, seats: Sequence[Standing]) -> bytes:
    """A PNG; the best stand first."""
    order = sorted(range(len(seats)), key=lambda seat: (seats[seat].place, seat))
    labels = [Label(line(seats[seat]), SEATS[seat % len(SEATS)]) for seat in order]
    return paint(draw(title, view), heading, labels)


def line(standing: Standing) -> str:
    place = f"{standing.place}. " if standing.place else ""
    return f"{place}{standing.name}: {standing.score}"
