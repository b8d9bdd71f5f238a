"""The numbers in a bot's evaluation, found by self-play (`tools/tune.py`), kept as data.

`bots/<title>/parameters.json` has an entry for every tuned bot of the title:

    {"expert": {"command": "python tools/tune.py …", "values": {"patience": 0.8}}}

A title with such bots names them in `TUNABLE`, beside its `BOTS`: a function of a random
generator and a dictionary of values, so that two sets of values can play each other. An entry
with a `base` has the values of that other bot besides its own.

An entry may also hold other sets of values under names of their own, each of which replaces some
of the usual ones: `styles` are as strong as the bot and play differently, and people may choose
them (`expert:banker`); `older` are versions from before, for the league (`expert@1`).
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable, Mapping
from importlib.resources import files
from random import Random
from typing import Any, Final

from roundhouse.game import BadInput, game

Values = dict[str, float]
Entry = dict[str, Any]
FOLDER = files("roundhouse.bots")
STYLES: Final = "styles"
OLDER: Final = "older"


def entries(title: str) -> dict[str, Entry]:
    """Everything in the title's file; nothing where it has none."""
    path = FOLDER.joinpath(game(title).name.replace("-", "_"), "parameters.json")
    if not path.is_file():
        return {}
    found: dict[str, Entry] = json.loads(path.read_text(encoding="utf-8"))
    return found


def parameters(title: str, name: str) -> Values:
    """The values that the bot of that name plays with."""
    entry = entries(title)[name]
    values: Values = entry["values"]
    return parameters(title, entry["base"]) | values if "base" in entry else values


def variants(title: str, kind: str) -> dict[str, list[str]]:
    """The names of the styles, or of the older versions, of every bot that has some."""
    return {name: list(entry[kind]) for name, entry in entries(title).items() if entry.get(kind)}


def variant(title: str, name: str, kind: str, chosen: str) -> Values:
    """The values that a style, or an older version, has instead of the usual ones."""
    values: Values = entries(title)[name][kind][chosen]["values"]
    return values


def tunable(name: str, title: str, values: Values, seed: int | str | None = None) -> Any:
    """The bot with other values than its own; values that are not given stay its own."""
    folder = game(title).name.replace("-", "_")
    known: Mapping[str, Callable[[Random, Values], Any]] = getattr(
        importlib.import_module(f"roundhouse.bots.{folder}"), "TUNABLE", {}
    )
    if name not in known:
        raise BadInput(f"{title} has no bot {name!r} with parameters")
    own = parameters(title, name)
    unknown = sorted(set(values) - set(own))
    if unknown:
        raise BadInput(f"{title}'s {name} has no parameter {unknown[0]!r}")
    return known[name](Random(seed), own | values)


def read_values(text: str, what: str) -> Values:
    """A JSON object of numbers."""
    try:
        found = json.loads(text)
    except ValueError as error:
        raise BadInput(f"{what}: {error}") from error
    if not isinstance(found, dict) or not all(
        isinstance(value, float | int) and not isinstance(value, bool) for value in found.values()
    ):
        raise BadInput(f"{what}: not an object of numbers")
    return {name: float(value) for name, value in found.items()}
