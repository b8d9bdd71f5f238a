"""Computer opponents. A bot sees its seat's view and its legal actions, nothing else.

Each title has a folder of its own with its ideas, one to a file, and the dictionary `BOTS`
that names them: the four levels for players, and the plain programs they are measured against.
A level may have styles, which play differently and as well: `expert:banker`.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Mapping
from importlib.util import find_spec
from random import Random
from typing import Any, Final, Protocol

from roundhouse.bots.budget import Budget, Steps
from roundhouse.bots.chance import RandomBot
from roundhouse.bots.parameters import OLDER, STYLES, tunable, variant, variants
from roundhouse.game import BadInput, Message, game

__all__ = [
    "LEVELS",
    "POPULATIONS",
    "STYLE_SIGN",
    "Bot",
    "Budget",
    "Steps",
    "bot",
    "bots",
    "levels",
    "population",
    "styles",
]

LEVELS: Final = ("novice", "steady", "sharp", "expert")
"""What players choose from, the weakest first."""
STYLE_SIGN: Final = ":"
"""Between a level and its style."""


class Bot(Protocol):
    def choose(self, view: Any, legal: list[Any], budget: Budget = None) -> Any:
        """One of the legal actions, within about `budget` seconds or search steps."""


def bots(title: str) -> Mapping[str, Callable[[Random], Bot]]:
    """Every bot that plays the title, by name.

    A title that brings none is played at random, so that somebody can stand in for who is away.
    """
    module = _folder(title)
    if find_spec(module) is None:
        return dict.fromkeys((*LEVELS, "random"), RandomBot)
    found: Mapping[str, Callable[[Random], Bot]] = importlib.import_module(module).BOTS
    return found


HALVES: Final = ("tuning", "reporting")
POPULATIONS: Final = (*HALVES, "strangers", "levels", "older")


def population(title: str, part: str) -> list[str]:
    """Programs of different ideas that bots are measured among.

    The expert may be tuned among one half of them and is reported among the other, so that its
    figures say how it fares among strangers. `strangers` are both halves, `levels` what players
    choose from, `older` the versions of them from before.
    """
    if part == "levels":
        return levels(title)
    if part == "older":
        return [f"{name}@{one}" for name, known in variants(title, OLDER).items() for one in known]
    module = _folder(title)
    halves: Mapping[str, tuple[str, ...]] = (
        {} if find_spec(module) is None else importlib.import_module(module).POPULATION
    )
    wanted = HALVES if part == "strangers" else (part,)
    return [name for half in wanted for name in halves.get(half, ())]


def _folder(title: str) -> str:
    return f"roundhouse.bots.{game(title).name.replace('-', '_')}"


def bot(level: str, title: str, seed: int | str | None = None) -> Bot:
    """The bot of that name for that title; the same seed plays the same way.

    `expert:banker` is the expert in the style of that name.
    """
    known = bots(title)
    name, sign, style = level.partition(STYLE_SIGN)
    if name not in known:
        offered = levels(title) or LEVELS
        raise _no_bot(f"{title} has no bot {name!r}; it has {', '.join(known)}", level, offered)
    if not sign:
        return known[name](Random(seed))
    own = styles(title).get(name, [])
    if style not in own:
        instead = f"; it has {', '.join(own)}" if own else f": leave out {sign + style!r}"
        text = f"the {name} of {title} has no style {style!r}{instead}"
        raise _no_bot(text, level, [name, *(name + sign + one for one in own)])
    found: Bot = tunable(name, title, variant(title, name, STYLES, style), seed)
    return found


def _no_bot(text: str, level: str, offered: Iterable[str]) -> BadInput:
    """What was asked for is not there; people are told what is."""
    return BadInput(text, Message("bot-unknown", {"bot": level, "known": ", ".join(offered)}))


def levels(title: str) -> list[str]:
    """The levels of opponents that a title has, the weakest first; none where it brings no bots."""
    return [] if find_spec(_folder(title)) is None else list(LEVELS)


def styles(title: str) -> dict[str, list[str]]:
    """By level: the names of its styles, for those levels that have some."""
    return variants(title, STYLES)
