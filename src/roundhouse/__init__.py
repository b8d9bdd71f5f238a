"""Roundhouse: a digital table for railway board games."""

import roundhouse.games  # noqa: F401  before the function of that name, which it would hide
from roundhouse import _plain  # first: decides whether compiled modules are used
from roundhouse.bots import bot
from roundhouse.game import (
    BadInput,
    BrokenInvariant,
    IllegalAction,
    Message,
    Refusal,
    RoundhouseError,
    games,
)
from roundhouse.match import Match, UndoRefused

__version__ = "0.1.0"
COMPILED = _plain.COMPILED

__all__ = [
    "COMPILED",
    "BadInput",
    "BrokenInvariant",
    "IllegalAction",
    "Match",
    "Message",
    "Refusal",
    "RoundhouseError",
    "UndoRefused",
    "bot",
    "games",
]
