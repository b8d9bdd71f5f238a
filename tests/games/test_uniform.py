"""Who knows one title finds their way in every other: the same files, the same functions."""

from __future__ import annotations

from importlib import import_module

import pytest

import roundhouse as rh

FUNCTIONS = {
    "actions": ["Options"],
    "facts": ["BOARD"],
    "state": ["State"],
    "setup": ["SEATS", "start"],
    "rules": ["to_act", "legal", "chances", "apply", "playout"],
    "refusals": ["why_not"],
    "view": ["View"],
    "words": ["tell"],
    "labels": ["label"],
    "encode": ["CODES", "code", "action"],
    "imagine": ["imagine"],
    "save": ["dump", "restore"],
    "advice": ["QUESTIONS", "figures"],
    "title": [],
}
"""What every title has beside its chapters."""


@pytest.mark.parametrize("title", list(rh.games()))
@pytest.mark.parametrize("file", FUNCTIONS)
def test_every_title_has_the_same_files(title: str, file: str) -> None:
    module = import_module(f"roundhouse.games.{title.replace('-', '_')}.{file}")
    assert [name for name in FUNCTIONS[file] if not hasattr(module, name)] == []
