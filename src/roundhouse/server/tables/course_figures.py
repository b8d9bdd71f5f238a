"""How a game went: a few figures of the title's view over time, for charts."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from roundhouse.game import Seat
from roundhouse.match import History

MOMENTS: Final = 120
"""Moments of a game in its course; a longer one is sampled."""

Figures = tuple[int | None, ...]


class Course(msgspec.Struct, frozen=True):
    """Figures at some moments of a game. None is what the seat may not see."""

    numbers: list[int]
    """The moments: so many entries of the log."""
    rounds: list[int]
    """The round or year of each moment."""
    starts: list[int]
    """The moment at which each round began."""
    series: dict[str, list[Figures]]
    """By name: for each moment the values of the seats or companies."""


class Lines(msgspec.Struct, frozen=True):
    """Where a title's view holds them: a path of fields, `*` stands for each of a list."""

    round: str
    series: dict[str, str]
    own: dict[str, str] = {}
    """Figures that each seat sees of itself; the others' are open when the game is over."""


TITLES: Final[dict[str, Lines]] = {
    "american-rails": Lines(
        round="year",
        series={
            "cash": "players.*.cash",
            "worth": "players.*.worth",
            "income": "companies.*.income",
        },
    ),
    "transamerica": Lines(round="round", series={"lost": "lost.*"}, own={"missing": "missing"}),
    "african-rails": Lines(
        round="round",
        series={"majors": "players.*.majors"},
        own={"cash": "players.#.cash", "earned": "players.#.accounts.deliveries"},
    ),
}


def course_of(history: History, seats: int, sits: Seat | None, is_over: bool) -> Course:
    """The figures of the title over the course of the game, as the seat may see them."""
    lines = TITLES[history.game.name]
    names = (*lines.series, *lines.own)
    found = Course(sampled(len(history.log)), [], [], {name: [] for name in names})
    for _ in found.numbers:
        add_moment(found, history, lines, seats, sits, is_over)
        add_starts(found, history, lines)
    return found


def sampled(last: int) -> list[int]:
    """Moments from 0 to the last, evenly apart."""
    steps = min(last, MOMENTS - 1)
    return [last * step // steps for step in range(steps + 1)] if steps else [0]


def add_moment(
    found: Course, history: History, lines: Lines, seats: int, sits: Seat | None, is_over: bool
) -> None:
    """The figures of the next moment."""
    state, game = history.state(found.numbers[len(found.rounds)]), history.game
    view = game.view(state, sits)
    found.rounds.append(int(getattr(view, lines.round)))
    for name, path in lines.series.items():
        found.series[name].append(tuple(map(figure, look(view, path.split(".")))))
    if not lines.own:
        return
    views = [game.view(state, seat) if is_over else view for seat in range(seats)]
    for name, path in lines.own.items():
        values = [own(seen, path, seat) for seat, seen in enumerate(views)]
        found.series[name].append(tuple(values))


def add_starts(found: Course, history: History, lines: Lines) -> None:
    """Where a round began between the last two moments; undone ones come twice."""
    if len(found.rounds) < 2 or found.rounds[-1] <= max(found.rounds[:-1]):
        return
    low, high = found.numbers[len(found.rounds) - 2 : len(found.rounds)]
    while high - low > 1:
        middle = (low + high) // 2
        view = history.game.view(history.state(middle), None)
        is_before = getattr(view, lines.round) < found.rounds[-1]
        low, high = (middle, high) if is_before else (low, middle)
    found.starts.append(high)


def own(view: Any, path: str, seat: Seat) -> int | None:
    """A seat's own figure: what stands at the seat's place, or belongs to whom the view is for."""
    if "#" in path:
        (value,) = look(view, path.replace("#", str(seat)).split("."))
        return figure(value)
    return figure(getattr(view, path)) if view.seat == seat else None


def look(view: Any, path: list[str]) -> list[Any]:
    """All values at the path; what is secret is None, with all that would lie in it."""
    if view is None or not path:
        return [view]
    head, rest = path[0], path[1:]
    if head == "*":
        return [value for item in view for value in look(item, rest)]
    if isinstance(view, dict):
        return look(view[head], rest)
    return look(view[int(head)] if head.isdigit() else getattr(view, head), rest)


def figure(value: Any) -> int | None:
    """A list counts."""
    return len(value) if isinstance(value, list) else value
