"""Judging what was played: an expert looks at a decision of a finished game.

A judge is given what a bot is given, the seat's view and its legal actions, and what the seat did
then: it knows no more than the seat could know. A title's folder may hold a module `judging` with
`Judge`; a title without one has no judge.
"""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from typing import Any, Final, Protocol, Self

import msgspec

from roundhouse.bots.budget import Budget
from roundhouse.game import Message, game

WEIGHTY: Final = 0.01
"""A decision that cost less of the chance to win is as good as the best: nobody can tell."""


class Verdict(msgspec.Struct, frozen=True):
    """What the expert says about a decision."""

    best: int
    """What it would have done first: an action's number in the legal list."""
    chance: float
    """How likely the seat was to win with that, from 0 to 1."""
    kept: float
    """How likely with what was played; never more."""
    cost: float
    """What was given away, in the unit of the title's scores."""
    price: Message
    """The same in words."""
    reason: Message
    """Why the expert's choice is good."""

    @classmethod
    def read(cls, fields: dict[str, Any]) -> Self:
        """From what JSON made of it."""
        words = {name: Message(**fields[name]) for name in ("price", "reason")}
        return cls(**{**fields, **words})

    @property
    def lost(self) -> float:
        """How much of the chance to win was given away."""
        return self.chance - self.kept


class Judge(Protocol):
    """Judges the decisions of one seat, the earlier before the later."""

    def judge(
        self, view: Any, legal: list[Any], played: list[Any], budget: Budget = None
    ) -> Verdict | None:
        """What the seat's next actions were worth; None where there was nothing to decide."""


def judges_turns(title: str) -> bool:
    """Is a decision a whole turn of a seat? Else every action is one."""
    module = _module(title)
    return module is not None and bool(module.WHOLE_TURNS)


def judge(title: str, seed: int | str = 0) -> Judge | None:
    """Somebody who judges the title; the same seed judges the same way."""
    module = _module(title)
    if module is None:
        return None
    found: Judge = module.Judge(seed)
    return found


def _module(title: str) -> Any:
    name = f"roundhouse.bots.{game(title).name.replace('-', '_')}"
    if find_spec(name) is None or find_spec(f"{name}.judging") is None:
        return None
    return importlib.import_module(f"{name}.judging")
