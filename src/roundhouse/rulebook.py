"""The rulebooks in our words: every rule with its id, for help, refusals and tests."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from roundhouse.game import BadInput, title_module
from roundhouse.languages import LANGUAGES

RULE: Final = re.compile(
    r"^- (?P<id>[A-Z]{2}-[0-9A-Z]+\.[0-9]+) (?P<words>.*(?:\n  .*)*)", re.MULTILINE
)
"""A list item that begins with an id, and the indented lines that follow it."""


@cache
def rulebook(name: str, language: str = "en") -> str:
    """A title's rulebook in that language, as Markdown."""
    if language not in LANGUAGES:
        raise BadInput(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    file = "rulebook.md" if language == "en" else f"rulebook.{language}.md"
    path = files(title_module(name)).joinpath(file)
    if not path.is_file():
        raise BadInput(f"{name} has no rulebook in {language!r}")
    return path.read_text(encoding="utf-8")


@cache
def rules(name: str, language: str = "en") -> dict[str, str]:
    """Every rule's words by its id, in the rulebook's order."""
    found = RULE.finditer(rulebook(name, language))
    return {rule["id"]: " ".join(rule["words"].split()) for rule in found}
