"""A part of a board from near by, with its names, before and after some moves: as plain data.

Colours come in pairs, by day and by night; the page for players draws it with its own type.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple

import msgspec

from roundhouse.pictures.shapes import Area, Dot, Letter, Line, Name, Point, Scene, Shape

NIGHT: Final = {
    "#2b2620": "#f1e9d8",
    "#c4dae2": "#223842",
    "#fbf5e6": "#17150f",
    "#7a4f2a": "#c48a57",
    "#6a3d8f": "#a678d0",
    "#d0688f": "#e58fb0",
    "#1f7f80": "#4fb8b8",
    "#d97a1f": "#f09a4a",
    "#54627a": "#94a4c0",
    "#efe4cb": "#3b3527",
    "#c9b994": "#6f6648",
    "#3f7d4a": "#5fae6d",
    "#e0b02c": "#f0c850",
    "#b23a34": "#e06a62",
    "#3568a8": "#6a9fe0",
    "#dd7a2b": "#f29a52",
    "#ebdcb4": "#453c28",
    "#9dc0cd": "#3f6675",
    "#e8d7a3": "#4a4128",
    "#86a26b": "#38492c",
    "#a59c8f": "#5a544b",
    "#efe2bd": "#544a30",
    "#f4eee0": "#f4eee0",
    "#8b8f94": "#8b8f94",
    "#2e7d4f": "#2e7d4f",
    "#ddae26": "#ddae26",
    "#b5382f": "#b5382f",
    "#2b63a6": "#2b63a6",
    "#b08d57": "#8a744a",
    "#5f7f4f": "#7fa06c",
    "#8a8178": "#a39a8e",
    "#1d1a16": "#1d1a16",
}
"""What a colour becomes by night."""
Drawn = Shape | Letter
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
LETTER: Final = 0.56
"""How wide a letter is, where its height is 1."""


class Closeup(msgspec.Struct, frozen=True):
    """What the page draws."""

    box: list[float]
    ground: int
    """The colour of everything else, as the others by its place in `palette`."""
    palette: list[tuple[str, str]]
    """By day and by night."""
    before: list[list[Any]]
    gone: list[int]
    """Places in `before` of what is no longer there afterwards."""
    added: list[list[Any]]
    names: list[list[Any]]


class Frame(NamedTuple):
    """How near a title's board is looked at, in its own units."""

    margin: float
    least: float
    """The least width and height."""


def closeup(title: str, before: Any, after: Any) -> Closeup:
    """The board around what differs between two views."""
    drawing = import_module(f"{__package__}.{title.replace('-', '_')}")
    first, last = _scene(drawing, before), _scene(drawing, after)
    added = [shape for shape in last.shapes if shape not in first.shapes]
    box = _box(added, drawing.FRAME, first)
    palette: list[tuple[str, str]] = []

    def colour(light: str) -> int:
        pair = (light, NIGHT[light])
        if pair not in palette:
            palette.append(pair)
        return palette.index(pair)

    kept = [shape for shape in first.shapes if _touches(shape, box)]
    names = _placed([name for name in drawing.names() if _holds(box, name.middle)], box)
    return Closeup(
        box=[round(side, 2) for side in (box[0], box[1], box[2] - box[0], box[3] - box[1])],
        ground=colour(first.ground),
        before=[_plain(_clipped(shape, box), colour) for shape in kept],
        gone=[at for at, shape in enumerate(kept) if shape not in last.shapes],
        added=[_plain(shape, colour) for shape in added],
        names=[[*_rounded([name.middle]), round(name.size, 2), name.text] for name in names],
        palette=palette,
    )


def _scene(drawing: Any, view: Any) -> Scene:
    scene: Scene = drawing.draw(view)
    return scene._replace(shapes=drawing.detailed(view, scene.shapes))


def _points(shape: Drawn) -> Sequence[Point]:
    if isinstance(shape, Dot):
        (x, y), radius = shape.middle, shape.radius
        return [(x - radius, y - radius), (x + radius, y + radius)]
    if isinstance(shape, Letter):
        return [shape.middle]
    return shape.points


def _box(shapes: Sequence[Drawn], frame: Frame, scene: Scene) -> Box:
    """Around the shapes, no smaller than the frame and within the scene."""
    xs, ys = zip(*(point for shape in shapes for point in _points(shape)), strict=True)
    left, right = _side(min(xs), max(xs), frame, scene.left, scene.right)
    top, bottom = _side(min(ys), max(ys), frame, scene.top, scene.bottom)
    return left, top, right, bottom


def _side(low: float, high: float, frame: Frame, least: float, most: float) -> tuple[float, float]:
    spare = max(0.0, frame.least - (high - low) - 2 * frame.margin) / 2
    size = high - low + 2 * (frame.margin + spare)
    start = min(max(low - frame.margin - spare, least), max(least, most - size))
    return start, min(start + size, most)


def _holds(box: Box, point: Point) -> bool:
    left, top, right, bottom = box
    return left <= point[0] <= right and top <= point[1] <= bottom


def _placed(names: Sequence[Name], box: Box) -> list[Name]:
    """Names within the box, each out of the way of those before it where it can be."""
    taken: list[Box] = []
    found: list[Name] = []
    for name in names:
        spots = [spot for spot in (name.middle, name.elsewhere) if spot is not None]
        inside = [name._replace(middle=_inside(name, spot, box)) for spot in spots]
        free = [one for one in inside if not any(_overlap(_around(one), other) for other in taken)]
        found.append((free or inside)[0])
        taken.append(_around(found[-1]))
    return found


def _width(name: Name) -> float:
    texts = [name.text] if isinstance(name.text, str) else name.text.values()
    return LETTER * name.size * max(map(len, texts))


def _around(name: Name) -> Box:
    (x, y), half = name.middle, _width(name) / 2
    return x - half, y - name.size / 2, x + half, y + name.size / 2


def _inside(name: Name, spot: Point, box: Box) -> Point:
    half = _width(name) / 2
    return min(max(spot[0], box[0] + half), box[2] - half), spot[1]


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _touches(shape: Drawn, box: Box) -> bool:
    xs, ys = [x for x, _ in _points(shape)], [y for _, y in _points(shape)]
    left, top, right, bottom = box
    return min(xs) <= right and max(xs) >= left and min(ys) <= bottom and max(ys) >= top


def _clipped(shape: Drawn, box: Box) -> Drawn:
    """An area without what lies far beyond the box: a coast is long."""
    if not isinstance(shape, Area):
        return shape
    points: list[Point] = list(shape.points)
    for axis, limit, sign in ((0, box[0], 1), (0, box[2], -1), (1, box[1], 1), (1, box[3], -1)):
        points = list(_cut(points, axis, limit, sign))
    return Area(points, shape.fill)


def _cut(points: list[Point], axis: int, limit: float, sign: int) -> Iterator[Point]:
    """One side of Sutherland and Hodgman's clipping."""
    for start, end in zip([points[-1:], *[[point] for point in points[:-1]]], points, strict=True):
        for first in start:
            inside, was = sign * (end[axis] - limit) >= 0, sign * (first[axis] - limit) >= 0
            if inside != was:
                part = (limit - first[axis]) / (end[axis] - first[axis])
                yield tuple(a + (b - a) * part for a, b in zip(first, end, strict=True))  # type: ignore[misc]
            if inside:
                yield end


def _plain(shape: Drawn, colour: Any) -> list[Any]:
    if isinstance(shape, Area):
        return ["area", colour(shape.fill), _rounded(shape.points)]
    if isinstance(shape, Line):
        return ["line", colour(shape.colour), _rounded(shape.points), shape.width]
    if isinstance(shape, Letter):
        spot = _rounded([shape.middle])
        return ["text", colour(shape.colour), spot, shape.size, shape.text]
    outline = None if shape.outline is None else colour(shape.outline)
    return ["dot", colour(shape.fill), _rounded([shape.middle]), shape.radius, outline]


def _rounded(points: Sequence[Point]) -> list[float]:
    return [round(value, 2) for point in points for value in point]
