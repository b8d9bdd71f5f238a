"""Guided first games: each is data beside its title, in `lesson.json`.

A lesson is an ordinary game with a fixed seed. Its steps say something, ask for moves of the
learner, and make those of the others; where a table stands in its lesson follows from the moves
that stand in its log, so that leaving, reloading and undo need nothing more.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

import msgspec

from roundhouse.game import Action, Seat, title_module

LEARNER: Final[Seat] = 0

Pattern = dict[str, Any]
"""An action as JSON; a field that is left out may have any value."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    say: str = ""
    """The text's key in the catalogues; without one the step only makes moves."""
    at: str = ""
    """What of the page it speaks of: a `data-part`."""
    do: tuple[Pattern, ...] = ()
    """What the learner is to do now, in any order that the rules allow."""
    wrong: str = ""
    """Key of what is said to any other move."""
    rule: str = ""
    """The rule that is quoted with that."""
    others: tuple[Pattern, ...] = ()
    """What the other seats do after that."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: int
    seed: str
    level: str
    """Of the bots, which play by themselves once the lesson is over."""
    steps: tuple[Step, ...]
    options: dict[str, Any] = {}

    @property
    def texts(self) -> int:
        """How many steps say something."""
        return sum(1 for step in self.steps if step.say)


class Place(NamedTuple):
    """How far a table has come in its lesson."""

    step: int
    """The step that is under way; as many as there are when all are done."""
    wanted: list[Pattern]
    """What the learner has yet to do in it."""
    scripted: Pattern | None
    """What another seat does now."""


@cache
def find_lesson(title: str) -> Lesson | None:
    """The title's guided first game, if it has one."""
    path = files(title_module(title)).joinpath("lesson.json")
    return msgspec.json.decode(path.read_bytes(), type=Lesson) if path.is_file() else None


def place(lesson: Lesson, moves: Sequence[Action]) -> Place:
    """Where a table stands after these moves of its seats."""
    left = list(moves)
    for number, step in enumerate(lesson.steps):
        made, left = left[: len(step.do)], left[len(step.do) :]
        if len(made) < len(step.do):
            return Place(number, still_wanted(step.do, made), None)
        if len(left) < len(step.others):
            return Place(number, [], step.others[len(left)])
        left = left[len(step.others) :]
    return Place(len(lesson.steps), [], None)


def still_wanted(wanted: Sequence[Pattern], made: Sequence[Action]) -> list[Pattern]:
    """Those that none of the moves was."""
    left = list(wanted)
    for action in made:
        done = next((pattern for pattern in left if fits(pattern, action)), None)
        if done is not None:
            left.remove(done)
    return left


def fits(pattern: Pattern, action: Action) -> bool:
    return bool(pattern.items() <= msgspec.to_builtins(action).items())


def passage(lesson: Lesson, step: int) -> range:
    """The steps to be read at that one: it, and those before it in which nobody moves."""
    first = step
    while first > 0 and not (lesson.steps[first - 1].do or lesson.steps[first - 1].others):
        first -= 1
    return range(first, min(step + 1, len(lesson.steps)))
