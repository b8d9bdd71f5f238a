"""American Rails: the hexes, the cities, the companies' track and the houses."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import cos, pi, sin, sqrt
from typing import Final

from roundhouse.games.american_rails.view import View
from roundhouse.pictures.closeup import Frame
from roundhouse.pictures.shapes import (
    CITY,
    INK,
    WATER,
    Area,
    Dot,
    Letter,
    Name,
    Point,
    Scene,
    Shape,
    board_file,
    square,
)

_TERRAIN: Final = {"P": "#e8d7a3", "F": "#86a26b", "M": "#a59c8f", "C": "#efe2bd"}
_COMPANIES: Final = {
    "American": "#f4eee0",
    "National": "#8b8f94",
    "Continental": "#2e7d4f",
    "Majestic": "#ddae26",
    "Liberty": "#b5382f",
    "Republic": "#2b63a6",
}
_LIGHT: Final = ("American", "Majestic")
"""Companies whose letter is dark."""
_DARK: Final = "#1d1a16"
_HALF: Final = 0.24
"""Of a company's cube; a hex is 1 from its middle to its corners."""

FRAME: Final = Frame(margin=2.4, least=9.0)


def draw(view: View | None) -> Scene:
    shapes: list[Shape] = list(_ground())
    middles = [middle for middle, _ in _hexes()]
    if view is not None:
        for spot, name in _cubes(view):
            shapes.append(square(spot, _HALF + 0.04, INK))
            shapes.append(square(spot, _HALF, _COMPANIES[name]))
        for found in view.hexes:
            x, y = middles[found.hex]
            if found.house:  # between the ring and the cubes
                shapes.append(Dot((x, y - 0.37), 0.15, INK, CITY))
    xs, ys = zip(*middles, strict=True)
    return Scene(min(xs) - 1.4, min(ys) - 1.5, max(xs) + 1.4, max(ys) + 1.5, WATER, shapes)


def detailed(view: View, shapes: list[Shape]) -> list[Shape | Letter]:
    """With the letters of the companies on their cubes: colour is never the only sign."""
    letters = [
        Letter(spot, 0.36, name[0], _DARK if name in _LIGHT else _COMPANIES["American"])
        for spot, name in _cubes(view)
    ]
    return [*shapes, *letters]


def _cubes(view: View) -> Iterator[tuple[Point, str]]:
    """The middle of every cube and its company; several lie side by side."""
    for found in view.hexes:
        (x, y), _ = _hexes()[found.hex]
        count = len(found.companies)
        for place, name in enumerate(found.companies):
            yield (x + (place - (count - 1) / 2) * 0.52, y + 0.08), name


def names() -> list[Name]:
    """Cities with what they are worth, alone and shared: below their ring and above it."""
    width = sqrt(3)
    found: list[Name] = []
    for city in board_file("american_rails.json")["cities"]:
        row, column = city["row"], city["column"]
        x, y = (column + (1 if row % 2 else 0.5)) * width, row * 1.5 + 1
        found.append(Name((x, y + 0.92), 0.4, city["name"]))
        found.append(Name((x, y - 0.85), 0.32, f"{city['full']}/{city['shared']}"))
    return found


@cache
def _hexes() -> list[tuple[Point, str]]:
    """Middle and terrain of every land hex, by the number that views use: row by row."""
    width = sqrt(3)
    return [
        (((column + (1 if row % 2 else 0.5)) * width, row * 1.5 + 1), letter)
        for row, line in enumerate(board_file("american_rails.json")["grid"])
        for column, letter in enumerate(line)
        if letter in _TERRAIN
    ]


@cache
def _ground() -> list[Shape]:
    shapes: list[Shape] = []
    for (x, y), letter in _hexes():
        corners = [((at + 0.5) * pi / 3) for at in range(6)]
        outline = [(x + cos(turn) * 0.97, y + sin(turn) * 0.97) for turn in corners]
        shapes.append(Area(outline, _TERRAIN[letter]))
        if letter == "C":
            shapes.append(Dot((x, y), 0.62, CITY, INK))
    return shapes
