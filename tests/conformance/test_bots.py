"""The bots' law-book, for every title and every bot."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import roundhouse as rh
from roundhouse.bots import LEVELS, bot, bots, styles
from roundhouse.match.match import Match
from roundhouse.match.walk import random_options
from tests.conformance import bot_laws
from tests.conformance.bot_laws import Maker

STYLED = {
    title: [f"{level}:{style}" for level, known in styles(title).items() for style in known]
    for title in rh.games()
}
ALL = [(title, name) for title in rh.games() for name in (*bots(title), *STYLED[title])]
FEWEST = {title: game.seats[0] for title, game in rh.games().items()}
MOST = {title: game.seats[-1] for title, game in rh.games().items()}
LARGE = [(title, name, MOST[title]) for title, name in ALL]
SMALL = [(title, name, FEWEST[title]) for title, name in ALL]
DECISIONS = 120
WHOLE = {"transamerica": 2_000, "american-rails": 2_000}
"""Titles whose games are short enough to be played to the end."""
HIDES = {"transamerica", "african-rails"}
"""Titles in which something is always hidden."""


def is_level(case: tuple[str, str, int]) -> bool:
    """Levels are tried at small tables and at large ones, strangers at one of the two."""
    return case[1] in LEVELS


def decisions(name: str) -> int:
    """Strangers, whom nobody meets but in the league, are looked at less long."""
    return DECISIONS if name in LEVELS else DECISIONS // 2


def maker(title: str, name: str, seed: int = 1) -> Maker:
    return lambda seat: bot(name, title, f"{seed}/{seat}")


@pytest.mark.parametrize("title", list(rh.games()))
def test_every_title_has_the_four_levels(title: str) -> None:
    assert set(LEVELS) <= set(bots(title))


@pytest.mark.parametrize(("title", "name", "seats"), [*LARGE, *filter(is_level, SMALL)])
def test_bots_play_by_the_rules(title: str, name: str, seats: int) -> None:
    """As few as can play, with the default options; as many as can, with others."""
    game = rh.games()[title]
    is_small = seats == FEWEST[title]
    options = {} if is_small else random_options(game, seats, Random(1))
    match = Match.start(title, seats, 0, options)
    limit = WHOLE.get(title, DECISIONS) if is_small else decisions(name)
    bot_laws.plays_by_the_rules(match, maker(title, name), limit)
    assert match.over or len(match.actions) >= limit


@pytest.mark.parametrize(("title", "name", "seats"), [*SMALL, *filter(is_level, LARGE)])
def test_bots_never_peek_and_repeat_themselves(title: str, name: str, seats: int) -> None:
    match = Match.start(title, seats, 3)
    others = bot_laws.never_peeks(match, maker(title, name), decisions(name) // 2, Random(5))
    assert others >= 10 or title not in HIDES, "the secrets were the same: nothing was tested"


@pytest.mark.parametrize(("title", "name"), ALL)
def test_a_new_bot_can_take_over_at_any_decision(title: str, name: str) -> None:
    match = Match.start(title, FEWEST[title], 4)
    bot_laws.needs_no_memory(match, maker(title, name), decisions(name) // 2)
    assert len(match.actions) >= 20


@pytest.mark.parametrize(("title", "name"), ALL)
def test_bots_take_any_budget(title: str, name: str) -> None:
    match = Match.start(title, FEWEST[title], 6)
    assert bot_laws.takes_any_budget(match, maker(title, name), decisions(name), every=12) >= 3


class Wrong:
    """Bots that break a law each."""

    def __init__(self, choose: Callable[[Any, list[Any]], Any]) -> None:
        self._choose = choose

    def choose(self, view: Any, legal: list[Any], budget: Any = None) -> Any:
        return self._choose(view, legal)


@pytest.mark.parametrize(
    ("choose", "sentence"),
    [
        (lambda _, __: rh.games()["transamerica"].action(0), "is not legal"),
        (lambda _, legal: legal.pop(), "changed what it was shown"),
        (lambda view, legal: view.lost.clear() or legal[0], "changed what it was shown"),
    ],
)
def test_the_laws_bite(choose: Callable[[Any, list[Any]], Any], sentence: str) -> None:
    with pytest.raises(AssertionError, match=sentence):
        bot_laws.plays_by_the_rules(Match.start("transamerica", 2, 1), lambda _: Wrong(choose), 50)


class Peeker:
    """Knows the table from behind, and plays by the last card of seat 1."""

    def __init__(self, match: Match | None) -> None:
        self._match = match

    def choose(self, view: Any, legal: list[Any], budget: Any = None) -> Any:
        card = int(self._match.state.hands[9]) + 1 if self._match else 0
        return legal[card % len(legal)]


def test_the_law_against_peeking_bites() -> None:
    """The bot peeks and its twin, which is made first, cannot."""
    match = Match.start("transamerica", 2, 1)
    made = iter([None, None, match, match])
    with pytest.raises(AssertionError, match="with other secrets"):
        bot_laws.never_peeks(match, lambda _: Peeker(next(made)), 20, Random(1))
