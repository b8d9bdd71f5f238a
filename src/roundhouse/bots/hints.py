"""Hints: actions worth taking, each with its reason in words.

A title's folder may hold a module `hints` with a function `hints(view, legal, budget, count)`;
where there is none, the title's expert is asked once for its choice, if it has one.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import msgspec

from roundhouse.bots import Budget, bot, levels
from roundhouse.game import Message, game


class Hint(msgspec.Struct, frozen=True):
    action: Any
    """One of the legal actions."""
    message: Message
    """Why."""
    rest: list[Any] = []
    """What is to follow in the same turn, as far as it can be foreseen."""
    todo: list[Message] = []
    """The action and what follows, in a few words; none where the choice says it all."""


Hints = Callable[[Any, list[Any], Budget, int], list[Hint]]


def hints(
    title: str, view: Any, legal: list[Any], budget: Budget = None, count: int = 3
) -> list[Hint]:
    """Up to `count` different actions for the seat whose view this is, the best first."""
    if not levels(title):
        return []
    found = (_own(title) or _expert(title))(view, legal, budget, count)
    return [hint for hint in found if hint.action in legal][:count]


def _own(title: str) -> Hints | None:
    """The title's own hints."""
    name = f"roundhouse.bots.{game(title).name.replace('-', '_')}.hints"
    if find_spec(name) is None:
        return None
    found: Hints = importlib.import_module(name).hints
    return found


def _expert(title: str) -> Hints:
    expert = bot("expert", title)
    reason = Message("hint-choice")
    return lambda view, legal, budget, count: [Hint(expert.choose(view, legal, budget), reason)]
