"""African Rails: the continent, its cities, everybody's track and trains."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from roundhouse.games.african_rails.view import View
from roundhouse.pictures.shapes import (
    CITY,
    INK,
    SEATS,
    WATER,
    Area,
    Dot,
    Line,
    Point,
    Scene,
    Shape,
    board_file,
)

_LAND: Final = "#ebdcb4"
_RIVER: Final = "#9dc0cd"
_CITIES: Final = {"small": 5.0, "medium": 8.0, "major": 17.0}


def draw(view: View | None) -> Scene:
    shapes: list[Shape] = list(_ground())
    posts, edges = _posts(), _map()["edges"]
    for seat, player in enumerate(view.players if view is not None else ()):
        for edge in player.track:
            a, b = edges[edge][:2]
            shapes.append(Line((posts[a], posts[b]), SEATS[seat], 8))
    shapes += _cities()
    for seat, player in enumerate(view.players if view is not None else ()):
        for train in player.trains:
            if train.milepost is not None:
                shapes.append(Dot(posts[train.milepost], 16, SEATS[seat], CITY))
    drawing = board_file("african_rails/drawing.json")
    return Scene(0, 0, drawing["width"], drawing["height"], WATER, shapes)


def _map() -> Any:
    return board_file("african_rails/map.json")


@cache
def _posts() -> list[Point]:
    frame = _map()["board"]
    return [
        (
            frame["left"] + frame["spacing"] * (column + row % 2 / 2),
            frame["top"] + frame["row_height"] * row,
        )
        for row, column, *_ in _map()["mileposts"]
    ]


@cache
def _ground() -> list[Shape]:
    drawing = board_file("african_rails/drawing.json")
    shapes: list[Shape] = []
    for shore, *lagoons in (*drawing["off_board_land"], *drawing["land"]):
        shapes.append(Area([(x, y) for x, y in shore], _LAND))
        shapes += [Area([(x, y) for x, y in lagoon], WATER) for lagoon in lagoons]
    for lake in drawing["lakes"]:
        shapes.append(Area([(x, y) for x, y in lake["rings"][0]], WATER))
    for river in drawing["rivers"]:
        shapes.append(Line([(x, y) for x, y in river["line"]], _RIVER, 3))
    return shapes


@cache
def _cities() -> list[Shape]:
    posts = _posts()
    shapes: list[Shape] = []
    for city in _map()["cities"]:
        spots = [posts[post] for post in city["mileposts"]]
        middle = (sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots))
        shapes.append(Dot(middle, _CITIES[city["kind"]], CITY, INK))
    return shapes
