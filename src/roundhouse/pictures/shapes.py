"""What a picture is made of: plain shapes in the board's own units, and the colours of seats."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

Point = tuple[float, float]

SEATS: Final = ("#7a4f2a", "#6a3d8f", "#d0688f", "#1f7f80", "#d97a1f", "#54627a")
"""As on the page, by day."""
INK: Final = "#2b2620"
WATER: Final = "#c4dae2"
PAPER: Final = "#f6efdf"
CITY: Final = "#fbf5e6"


class Area(NamedTuple):
    points: Sequence[Point]
    fill: str


class Line(NamedTuple):
    points: Sequence[Point]
    colour: str
    width: float


class Dot(NamedTuple):
    middle: Point
    radius: float
    fill: str
    outline: str | None = None


Shape = Area | Line | Dot


class Letter(NamedTuple):
    """What is written on a piece; only close by."""

    middle: Point
    size: float
    text: str
    colour: str


class Name(NamedTuple):
    """What a place is called, in every language or in each of them; only close by."""

    middle: Point
    size: float
    text: str | dict[str, str]
    elsewhere: Point | None = None
    """Where it may stand if another name is in its way."""


class Scene(NamedTuple):
    """A picture from (left, top) to (right, bottom), painted in the order of its shapes."""

    left: float
    top: float
    right: float
    bottom: float
    ground: str
    shapes: list[Shape]


def square(middle: Point, half: float, fill: str) -> Area:
    x, y = middle
    corners = ((-half, -half), (half, -half), (half, half), (-half, half))
    return Area([(x + a, y + b) for a, b in corners], fill)


@cache
def board_file(name: str) -> Any:
    """A board as it is written down."""
    return json.loads(files("roundhouse.boards").joinpath(name).read_text())
