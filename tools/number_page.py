"""Writes docs/numbers.md, which says what every action and observation number means.

`python tools/number_page.py`. A test fails when the page does not say what the code does.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from math import prod
from pathlib import Path
from typing import Any, Final, NamedTuple

from roundhouse.game import AnyGame, games
from roundhouse.research.layout import Block, layout
from roundhouse.rulebook import rulebook

PAGE: Final = Path(__file__).parents[1] / "docs/numbers.md"
FEW: Final = 8
"""So many numbers are listed; longer lists that are not ranges are given below the table."""

INTRODUCTION: Final = """\
# Every number

What the adapters in `roundhouse.research` (PettingZoo, Gymnasium, OpenSpiel) speak in. This page is
made from the code by `python tools/number_page.py`; a test keeps it true.

**Actions.** Every action of a title, those of chance included, has one number that is the same in
every state; `game.code(action)` and `game.action(number)` go both ways. Masks and OpenSpiel's legal
actions use it. Where a block of numbers has several fields, they count like digits: the last one
runs fastest.

**Observations.** One row of 32-bit floats, made from the seat's view alone, in the blocks below,
one after the other. "By seat" always counts from the observing seat on: first the own seat, then
the next to the left, and so on. Inside a block that is "by seat, then city" the numbers are
`seat × cities + city`. Counts are not scaled; `roundhouse.research.layout.layout(title, seats)` has
`low` and `high` for every number, and `named(row)` takes a row apart. What a title's options are is
not observed: they do not change during a game.

**Rewards.** Nothing until the end. A sole winner gets 1 and every other seat -1 / (seats - 1).
Winners of a tie share: k winners among n seats get (n / k - 1) / (n - 1) each. The sum is always 0.
A game that is cut short at the limit (`limit`, 2,000 decisions if nothing else is asked for) gives
0 to everybody.

**Histories.** OpenSpiel's information states hold, after the observation, all that the seat has
seen: 0 where nothing has happened yet, 1 for an action that was hidden from the seat, else 2 + the
action's number. When something hidden is laid open, the numbers of the actions that come to light
follow the action that showed them.
"""


class Kind(NamedTuple):
    """A run of numbers with the same kind of action."""

    first: int
    actions: list[Any]

    @property
    def name(self) -> str:
        return type(self.actions[0]).__name__

    def values(self, field: str) -> list[Any]:
        """What the field can be, in the order of the numbers."""
        return list(dict.fromkeys(getattr(action, field) for action in self.actions))

    def counts_like_digits(self) -> bool:
        fields = self.actions[0].__struct_fields__
        values = {field: self.values(field) for field in fields}
        step = prod(len(found) for found in values.values())
        if step != len(self.actions):
            return False
        for field, found in values.items():
            step //= len(found)
            for number, action in enumerate(self.actions):
                if getattr(action, field) != found[number // step % len(found)]:
                    return False
        return True


def kinds(game: AnyGame) -> Iterator[Kind]:
    actions = map(game.action, range(game.codes))
    first = 0
    for _, run in groupby(actions, type):
        kind = Kind(first, list(run))
        first += len(kind.actions)
        yield kind


def span(first: int, size: int) -> str:
    return f"{first}" if size == 1 else f"{first} … {first + size - 1}"


def is_range(values: list[Any]) -> bool:
    return all(isinstance(value, int) for value in values) and values == list(
        range(values[0], values[0] + len(values))
    )


def fields(kind: Kind) -> str:
    names = kind.actions[0].__struct_fields__
    if not names:
        return ""
    if not kind.counts_like_digits():
        return " and ".join(names) + ": every pair there is, in the order of the board"
    parts = []
    for name in names:
        values = kind.values(name)
        if is_range(values):
            parts.append(f"{name} {span(values[0], len(values))}")
        elif len(values) <= FEW:
            parts.append(f"{name} ({', '.join(map(str, values))})")
        else:
            parts.append(f"{name} ({len(values)}, listed below)")
    return ", then ".join(parts)


def listed(found: list[Kind]) -> Iterator[str]:
    """Values that are neither a range nor few, each list once, numbered from 0."""
    lists: dict[tuple[Any, ...], list[str]] = {}
    for kind in found:
        if kind.counts_like_digits():
            for name in kind.actions[0].__struct_fields__:
                values = kind.values(name)
                if len(values) > FEW and not is_range(values):
                    lists.setdefault(tuple(values), []).append(f"{name} of {kind.name}")
    for names, users in lists.items():
        yield f"\n{'; '.join(users)}:"
        yield ", ".join(f"{number} {value}" for number, value in enumerate(names)) + "."


def about(kind: Kind) -> str:
    return (type(kind.actions[0]).__doc__ or "").splitlines()[0]


def actions(game: AnyGame) -> Iterator[str]:
    found = list(kinds(game))
    yield f"\n### Actions: 0 … {game.codes - 1}\n"
    yield "| numbers | action | fields | meaning |"
    yield "|---|---|---|---|"
    for kind in found:
        numbers = span(kind.first, len(kind.actions))
        yield f"| {numbers} | `{kind.name}` | {fields(kind)} | {about(kind)} |"
    yield from listed(found)


def size(game: AnyGame, place: int) -> str:
    """How large a block is, for any number of seats."""
    sizes = {seats: layout(game.name, seats).blocks[place].size for seats in game.seats}
    for power, text in enumerate(("", " × seats", " × seats²")):
        shares = {found / seats**power for seats, found in sizes.items()}
        if len(shares) == 1 and (share := shares.pop()).is_integer():
            return f"{int(share)}{text}" if share != 1 or not text else text[3:]
    return ", ".join(f"{found} with {seats}" for seats, found in sizes.items())


def values(block: Block) -> str:
    return f"{block.low} … {block.high}"


def observations(game: AnyGame) -> Iterator[str]:
    plans = [layout(game.name, seats) for seats in game.seats]
    sizes = ", ".join(f"{plan.size} with {n}" for plan, n in zip(plans, game.seats, strict=True))
    yield f"\n### Observations: {sizes} seats\n"
    firsts = " | ".join(f"from, {seats} seats" for seats in game.seats)
    yield f"| block | {firsts} | size | values | meaning |"
    yield "|---|" + "---:|" * len(plans) + "---|---|---|"
    for place, block in enumerate(plans[0].blocks):
        starts = " | ".join(str(plan.at[block.name]) for plan in plans)
        row = (block.name, starts, size(game, place), values(block), block.about)
        yield f"| {' | '.join(row)} |"


def page() -> str:
    lines = [INTRODUCTION]
    for game in games().values():
        title = rulebook(game.name).partition("\n")[0]
        lines.append(f"## {title.removeprefix('# ').partition(':')[0]}")
        lines += actions(game)
        lines += observations(game)
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
