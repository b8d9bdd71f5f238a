"""Who plays, and how long they may think, as words on a command line say it."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Final

from roundhouse.bots import Bot, Budget, Steps, bot
from roundhouse.bots.parameters import read_values, tunable
from roundhouse.game import BadInput

OPENSPIEL: Final = "openspiel"


def player(name: str, title: str, seed: int | str | None = None) -> Bot:
    """A bot by name; `expert@FILE` is the expert with the parameters in that JSON file.

    `openspiel` is OpenSpiel's own search, where that is installed.
    """
    if name == OPENSPIEL:
        return openspiel(title, seed)
    level, sign, file = name.partition("@")
    if not sign:
        return bot(level, title, seed)
    try:
        text = Path(file).read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{name}: {error.strerror}") from error
    tuned: Bot = tunable(level, title, read_values(text, name), seed)
    return tuned


def openspiel(title: str, seed: int | str | None) -> Bot:
    if find_spec("pyspiel") is None:
        raise BadInput(f"{OPENSPIEL} is not installed: pip install 'roundhouse[research]'")
    from roundhouse.research.mcts import OpenSpielBot

    return OpenSpielBot(title, Random(seed))


def read_budget(text: str) -> Budget:
    """`0.2s` are seconds, `500steps` search steps; nothing is each bot's own measure."""
    if not text:
        return None
    found = re.fullmatch(r"(\d+(?:\.\d+)?)s|(\d+)steps?", text)
    if found is None:
        raise BadInput(f"{text!r} is no budget: write seconds as 0.2s or steps as 500steps")
    return float(found[1]) if found[1] else Steps(int(found[2]))
