"""The rulebooks in our words: every rule with its id, for help, refusals and tests."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from roundhouse.game import game

RULE: Final = re.compile(
    r"^- (?P<id>[A-Z]{2}-[0-9A-Z]+\.[0-9]+) (?P<words>.*(?:\n  .*)*)", re.MULTILINE
)
"""A list item that begins with an id, and the indented lines that follow it."""


@cache
def rulebook(name: str) -> str:
    """A title's rulebook, as Markdown."""
    folder = files("roundhouse.games").joinpath(game(name).name.replace("-", "_"))
    return folder.joinpath("rulebook.md").read_text(encoding="utf-8")


@cache
def rules(name: str) -> dict[str, str]:
    """Every rule's words by its id, in the rulebook's order."""
    return {
        found["id"]: " ".join(found["words"].split()) for found in RULE.finditer(rulebook(name))
    }
