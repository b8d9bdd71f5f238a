"""Who knows one title finds their way in every other: the same files, the same functions."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

import pytest

import roundhouse as rh
from roundhouse.games.african_rails import rules as african_rules
from roundhouse.games.african_rails.encode import CODES, action
from roundhouse.games.american_rails import rules as american_rules
from roundhouse.games.american_rails.state import ENDED

FUNCTIONS = {
    "actions": ["Options"],
    "facts": ["BOARD"],
    "state": ["ENDED", "State"],
    "setup": ["SEATS", "start"],
    "rules": ["to_act", "legal", "chances", "apply", "playout"],
    "refusals": ["why_not"],
    "view": ["Phase", "View", "view"],
    "words": ["tell"],
    "labels": ["label"],
    "encode": ["CODES", "code", "action"],
    "imagine": ["imagine"],
    "save": ["dump", "restore"],
    "advice": ["QUESTIONS", "figures"],
    "title": [],
}
"""What every title has beside its chapters."""
CHAPTERS = {
    "african-rails": (
        "turn move freight events hazards build track trains depots duties deals "
        "land flow ways first_ways detours closing names refusal planners asking ride_advice"
    ),
    "american-rails": (
        "auction preparation rounds spaces track income ending board flows reach refusal"
    ),
    "transamerica": "track race scoring names",
}
"""What the rules of each title need besides; a file that is new here belongs to a chapter."""


def package(title: str) -> str:
    return f"roundhouse.games.{title.replace('-', '_')}"


@pytest.mark.parametrize("title", list(rh.games()))
@pytest.mark.parametrize("file", FUNCTIONS)
def test_every_title_has_the_same_files(title: str, file: str) -> None:
    module = import_module(f"{package(title)}.{file}")
    assert [name for name in FUNCTIONS[file] if not hasattr(module, name)] == []


@pytest.mark.parametrize("title", CHAPTERS)
def test_every_file_is_one_of_these_or_a_chapter(title: str) -> None:
    folder = import_module(package(title)).__path__
    assert {found.name for found in iter_modules(folder)} == {*FUNCTIONS, *CHAPTERS[title].split()}


@pytest.mark.parametrize("title", CHAPTERS)
def test_the_title_only_says_where_each_thing_is_done(title: str) -> None:
    """The view is made in `view`, the legal list in `rules`, and so on."""
    for file, names in FUNCTIONS.items():
        module = import_module(f"{package(title)}.{file}")
        for name in names:
            found = getattr(module, name)
            if getattr(found, "__name__", "") == name:
                assert found.__module__ == module.__name__, f"{title} {file}.{name}"


def test_african_rails_has_one_block_for_every_number() -> None:
    firsts = [block[0] for block in african_rules.BLOCKS]
    assert firsts == sorted(set(firsts))
    assert firsts[0] == 0
    kinds = {type(action(first)) for first in firsts}
    assert len(kinds) == len(firsts)
    for number in range(CODES):
        first, *_ = african_rules.BLOCKS[int(african_rules.BLOCK_OF[number])]
        assert type(action(number)) is type(action(first))


def test_american_rails_has_one_row_for_every_phase() -> None:
    assert [phase[0] for phase in american_rules.PHASES] == american_rules.PHASE_NAMES
    assert american_rules.PHASE_NAMES[ENDED] == "ended"
