"""TransAmerica: the lattice, the cities, the rails of this round and the start stones."""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import Final

from roundhouse.games.transamerica.view import View
from roundhouse.pictures.closeup import Frame
from roundhouse.pictures.shapes import (
    CITY,
    INK,
    SEATS,
    WATER,
    Dot,
    Line,
    Name,
    Point,
    Scene,
    Shape,
    board_file,
)

_LAND: Final = "#efe4cb"
_FAINT: Final = "#c9b994"
_COLOURS: Final = {
    "green": "#3f7d4a",
    "yellow": "#e0b02c",
    "red": "#b23a34",
    "blue": "#3568a8",
    "orange": "#dd7a2b",
}

FRAME: Final = Frame(margin=1.6, least=9.0)


def draw(view: View | None) -> Scene:
    shapes: list[Shape] = list(_ground())
    nodes, edges = _nodes(), board_file("transamerica.json")["edges"]
    if view is not None:
        for edge, _ in view.rails:
            a, b, _cost = edges[edge]
            shapes.append(Line((nodes[a], nodes[b]), INK, 0.17))
    for city in board_file("transamerica.json")["cities"]:
        shapes.append(Dot(nodes[city["node"]], 0.24, _COLOURS[city["color"]], INK))
    if view is not None:
        for seat, node in enumerate(view.start_stones):
            if node is not None:
                shapes += [Dot(nodes[node], 0.42, SEATS[seat], CITY)]
    xs, ys = zip(*nodes, strict=True)
    return Scene(min(xs) - 1.2, min(ys) - 1.2, max(xs) + 1.2, max(ys) + 1.2, WATER, shapes)


def detailed(view: View, shapes: list[Shape]) -> list[Shape]:
    """With rings around the cities that are to be joined by who looks."""
    hand = view.hands[view.seat] if view.seat is not None else None
    nodes, cities = _nodes(), board_file("transamerica.json")["cities"]
    rings: list[Shape] = [
        Dot(nodes[city["node"]], 0.4, INK, CITY) for city in cities if city["name"] in (hand or ())
    ]
    first = next(at for at, shape in enumerate(shapes) if shape.__class__ is Dot and shape.outline)
    return [*shapes[:first], *rings, *shapes[first:]]


def names() -> list[Name]:
    nodes = _nodes()
    cities = [
        (nodes[city["node"]], city["name"]) for city in board_file("transamerica.json")["cities"]
    ]
    return [Name((x, y - 0.48), 0.4, name, (x, y + 0.58)) for (x, y), name in cities]


@cache
def _nodes() -> list[Point]:
    row = sqrt(3) / 2
    return [(q - r / 2, r * row) for q, r in board_file("transamerica.json")["nodes"]]


@cache
def _ground() -> list[Shape]:
    nodes = _nodes()
    lines = board_file("transamerica.json")["edges"]
    return [
        *[Dot(node, 0.75, _LAND) for node in nodes],
        *[Line((nodes[a], nodes[b]), _FAINT, 0.09 if cost == 2 else 0.04) for a, b, cost in lines],
    ]
