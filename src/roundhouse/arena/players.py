"""Who plays, and how long they may think, as words on a command line say it."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Final

from roundhouse.bots import Bot, Budget, Steps, bot
from roundhouse.bots.parameters import OLDER, Values, read_values, tunable, variant, variants
from roundhouse.game import BadInput

OPENSPIEL: Final = "openspiel"


def player(name: str, title: str, seed: int | str | None = None) -> Bot:
    """A bot by name, with its style where it is to have one: `expert`, `expert:banker`.

    `expert@1` is an older version of the expert, kept with its parameters; `expert@FILE` has the
    parameters in that JSON file instead. `openspiel` is OpenSpiel's own search, where that is
    installed.
    """
    if name == OPENSPIEL:
        return openspiel(title, seed)
    level, sign, version = name.partition("@")
    if not sign:
        return bot(level, title, seed)
    older = variants(title, OLDER).get(level, [])
    if version in older:
        values = variant(title, level, OLDER, version)
    else:
        values = values_in(version, name, [f"{level}@{one}" for one in older])
    tuned: Bot = tunable(level, title, values, seed)
    return tuned


def values_in(file: str, name: str, older: list[str]) -> Values:
    """The parameters in that file; what is no file may have been meant as an older version."""
    try:
        text = Path(file).read_text(encoding="utf-8")
    except OSError as error:
        instead = f"; older versions are {', '.join(older)}" if older else ""
        raise BadInput(f"{name}: {error.strerror}{instead}") from error
    return read_values(text, name)


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
