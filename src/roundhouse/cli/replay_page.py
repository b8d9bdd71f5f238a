"""A record as one page that needs no network: the board, what happened, a scrubber and charts.

The board is drawn by `pictures` as an onlooker sees it. Shapes that are alike are written once, and
of each moment only what differs from the one before.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any, Final
from xml.sax.saxutils import escape

import msgspec

from roundhouse.cli.replay_pictures import history_of, save
from roundhouse.game import Message
from roundhouse.languages import LANGUAGES
from roundhouse.match import History, Match
from roundhouse.match.ending import places
from roundhouse.pictures import draw, names
from roundhouse.pictures.shapes import SEATS, Area, Line, Scene, Shape
from roundhouse.server.tables.course_figures import course_of
from roundhouse.words import say

TEXTS: Final = {
    "moment": "replay-moment",
    "play": "replay-play",
    "pause": "replay-pause",
    "back": "replay-back",
    "on": "replay-on",
    "speed": "replay-speed",
    "slow": "replay-slow",
    "usual": "replay-usual",
    "fast": "replay-fast",
    "jump": "replay-jump",
    "board": "replay-board",
}
"""What the page itself says, by the names that its script knows."""
SERIES: Final = {
    "lost": "replay-series-lost",
    "missing": "replay-series-missing",
    "majors": "replay-series-majors",
    "cash": "replay-series-cash",
    "earned": "replay-series-earned",
    "worth": "replay-series-worth",
}
"""What the charts are called; those of other titles by their own name."""
LANDMARKS: Final = ("AuctionShare", "OfferCompany", "Deliver", "SellFromDepot")
"""Actions worth jumping to, of whichever title."""


class Change(msgspec.Struct, array_like=True):
    """How a moment's shapes come from those before: so many stay at both ends, others between."""

    first: int
    last: int
    new: list[int]


class Jump(msgspec.Struct):
    number: int
    text: str


class Chart(msgspec.Struct):
    name: str
    values: list[list[int | None]]
    """Of each moment for every seat."""


class Place(msgspec.Struct, array_like=True):
    """A name on the board: the middle of its text, its size there, and the text."""

    x: float
    y: float
    size: float
    text: str


class Page(msgspec.Struct):
    """What the script of the page reads."""

    box: tuple[float, float, float, float]
    ground: str
    shapes: list[str]
    """Elements of SVG."""
    moments: list[Change]
    places: list[Place]
    told: list[str]
    """What the entry before each moment says."""
    jumps: list[Jump]
    names: list[str]
    colours: list[str]
    numbers: list[int]
    """The moments of the charts."""
    charts: list[Chart]
    texts: dict[str, str]


def write_page(match: Match, path: Path, language: str) -> None:
    save(path, page(match, language).encode())


def page(match: Match, language: str) -> str:
    """The whole page as HTML."""
    history = history_of(match)
    heading = say(Message(f"{match.game.name}-title"), language)
    template = files("roundhouse.cli").joinpath("replay_page.html").read_text(encoding="utf-8")
    data = msgspec.json.encode(contents(match, history, language)).decode()
    values = {
        "LANGUAGE": language if language in LANGUAGES else "en",
        "TITLE": escape(heading),
        "RESULT": "".join(f"<li>{escape(line)}</li>" for line in result(match, language)),
        "DATA": data.replace("<", "\\u003c"),
    }
    for name, value in values.items():
        template = template.replace(f"%{name}%", value)
    return template


def result(match: Match, language: str) -> list[str]:
    """Everybody with their score, the winners first."""
    players, scores = names_of(match, language), match.scores()
    order = list(range(match.seats))
    if match.over:
        found = places(match.game, match.state, match.winners())
        order.sort(key=lambda seat: found[seat])
    won = set(match.winners())
    return [f"{players[seat]}: {scores[seat]}{' ★' if seat in won else ''}" for seat in order]


def names_of(match: Match, language: str) -> list[str]:
    numbers = range(1, match.seats + 1)
    return [say(Message("player-number", {"number": number}), language) for number in numbers]


def contents(match: Match, history: History, language: str) -> Page:
    scenes = [scene_at(history, number) for number in range(len(match.log) + 1)]
    first = scenes[0]
    shapes, moments = changes([scene.shapes for scene in scenes if scene is not None])
    told = told_by(match, history, language)
    course = course_of(history, match.seats, None, match.over)
    rounds = [
        Jump(at, say(Message("replay-round", {"number": n}), language))
        for n, at in enumerate(course.starts, 2)
    ]
    return Page(
        box=(first.left, first.top, first.right - first.left, first.bottom - first.top)
        if first
        else (0, 0, 1, 1),
        ground=first.ground if first else "#fff",
        shapes=shapes,
        moments=moments or [Change(0, 0, []) for _ in scenes],
        places=places_of(match.game.name, language),
        told=told,
        jumps=sorted([*rounds, *landmarks(match, told)], key=lambda jump: jump.number),
        names=names_of(match, language),
        colours=list(SEATS[: match.seats]),
        numbers=course.numbers,
        charts=[
            Chart(chart_name(name, language), [list(values) for values in series])
            for name, series in course.series.items()
            if all(len(values) == match.seats for values in series)
        ],
        texts={name: say(Message(key), language) for name, key in TEXTS.items()},
    )


def places_of(title: str, language: str) -> list[Place]:
    return [
        Place(x, y, size, text if isinstance(text, str) else text[language])
        for (x, y), size, text, _ in names(title)
    ]


def chart_name(name: str, language: str) -> str:
    return say(Message(SERIES[name]), language) if name in SERIES else name


def landmarks(match: Match, told: list[str]) -> list[Jump]:
    """Auctions and deliveries, each at the moment after it."""
    return [
        Jump(number, told[number])
        for number, entry in enumerate(match.log, 1)
        if type(entry).__name__ in LANDMARKS
    ]


def told_by(match: Match, history: History, language: str) -> list[str]:
    """What each entry did, in words; every card is told, since a record holds them all."""
    texts = [""]
    for step in history.walk(0, len(match.log)):
        if step is None:
            texts.append("")
            continue
        owner = getattr(step.action, "seat", None) if step.seat < 0 else step.seat
        messages = match.game.tell(step.before, step.action, step.after, owner)
        texts.append(" ".join(say(message, language) for message in messages))
    return texts


def scene_at(history: History, number: int) -> Scene | None:
    return draw(history.game.name, history.game.view(history.state(number), None))


def changes(frames: list[list[Shape]]) -> tuple[list[str], list[Change]]:
    """Every different shape once, as SVG, and how each moment's come from those before."""
    known: dict[str, int] = {}
    found: list[Change] = []
    before: list[int] = []
    for shapes in frames:
        now = [known.setdefault(element(shape), len(known)) for shape in shapes]
        most = min(len(before), len(now))
        first = next((n for n in range(most) if before[n] != now[n]), most)
        most -= first
        last = next((n for n in range(most) if before[-1 - n] != now[-1 - n]), most)
        found.append(Change(first, last, now[first : len(now) - last]))
        before = now
    return list(known), found


def element(shape: Shape) -> str:
    """A shape as an element of SVG."""
    if isinstance(shape, Area):
        return f'<polygon points="{points(shape.points)}" fill="{shape.fill}"/>'
    if isinstance(shape, Line):
        look = f'fill="none" stroke="{shape.colour}" stroke-width="{shape.width:g}"'
        round_ = 'stroke-linecap="round" stroke-linejoin="round"'
        return f'<polyline points="{points(shape.points)}" {look} {round_}/>'
    x, y = shape.middle
    edge = f' stroke="{shape.outline}" stroke-width="{shape.radius / 5:g}"' if shape.outline else ""
    return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{shape.radius:g}" fill="{shape.fill}"{edge}/>'


def points(spots: Any) -> str:
    return " ".join(f"{x:.2f},{y:.2f}" for x, y in spots)
