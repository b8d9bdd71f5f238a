"""African Rails: the continent, its cities, everybody's track and trains."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from roundhouse.games.african_rails.view import View
from roundhouse.pictures.closeup import Frame
from roundhouse.pictures.shapes import (
    CITY,
    INK,
    SEATS,
    WATER,
    Area,
    Dot,
    Line,
    Name,
    Point,
    Scene,
    Shape,
    board_file,
)

_LAND: Final = "#ebdcb4"
_RIVER: Final = "#9dc0cd"
_CITIES: Final = {"small": 5.0, "medium": 8.0, "major": 17.0}

_FERRY: Final = "#3568a8"
_POSTS: Final = {
    "plain": (2.6, "#b08d57"),
    "desert": (2.6, "#b08d57"),
    "jungle": (4.2, "#5f7f4f"),
    "mountain": (4.2, "#8a8178"),
    "high_mountain": (6.0, "#8a8178"),
}
"""How large a milepost of that terrain is, and its colour."""
FRAME: Final = Frame(margin=50, least=260)


def draw(view: View | None) -> Scene:
    shapes: list[Shape] = list(_ground())
    posts, sections = _posts(), _sections()
    for seat, player in enumerate(view.players if view is not None else ()):
        for edge in player.track:
            a, b = sections[edge]
            shapes.append(Line((posts[a], posts[b]), SEATS[seat], 8))
    shapes += _cities()
    for seat, player in enumerate(view.players if view is not None else ()):
        for train in player.trains:
            if train.milepost is not None:
                shapes.append(Dot(posts[train.milepost], 16, SEATS[seat], CITY))
    drawing = board_file("african_rails/drawing.json")
    return Scene(0, 0, drawing["width"], drawing["height"], WATER, shapes)


def detailed(view: View, shapes: list[Shape]) -> list[Shape]:  # noqa: ARG001 - as in the others
    """With the mileposts, by their terrain, and the ferries."""
    posts = _posts()
    marks: list[Shape] = [
        Line([posts[end] for end in ferry["mileposts"]], _FERRY, 4) for ferry in _map()["ferries"]
    ]
    for post, (_row, _column, terrain, *_) in zip(posts, _map()["mileposts"], strict=True):
        marks.append(Dot(post, *_POSTS[terrain]))
    ground = len(_ground())
    return [*shapes[:ground], *marks, *shapes[ground:]]


def names() -> list[Name]:
    found: list[Name] = []
    for city in _map()["cities"]:
        spots = [_posts()[post] for post in city["mileposts"]]
        x, y = (sum(axis) / len(spots) for axis in zip(*spots, strict=True))
        found.append(Name((x, y - 10 - _CITIES[city["kind"]]), 13, city["names"]))
    return found


def _map() -> Any:
    return board_file("african_rails/map.json")


@cache
def _sections() -> list[tuple[int, int]]:
    """The mileposts that each section joins, by the number that views use: in rising order."""
    return sorted((min(edge[:2]), max(edge[:2])) for edge in _map()["edges"])


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
