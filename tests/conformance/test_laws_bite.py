"""The law-book itself: each law catches a title that breaks it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import roundhouse as rh
from roundhouse.game import Message, Refusal
from roundhouse.games.transamerica.actions import Deal, EndTurn, LayRail
from roundhouse.games.transamerica.title import TransAmerica
from roundhouse.match.fuzz import fuzz
from roundhouse.match.laws import LawBroken, check, ranges_are_whole
from roundhouse.match.walk import random_game
from tests.waiting import PATIENCE


class Broken:
    """TransAmerica with one method replaced."""

    def __init__(self, **methods: Any) -> None:
        self._game = TransAmerica()
        self._methods = methods

    def __getattr__(self, name: str) -> Any:
        return self._methods.get(name, getattr(self._game, name))


GAME = TransAmerica()
AUCTIONS = rh.games()["american-rails"]


def told_too_much(before: Any, action: Any, after: Any, seat: Any) -> list[Message]:
    if isinstance(action, Deal):
        return [Message("ta-deal-own", {"player": 0, "city": action.city, "colour": "red"})]
    return GAME.tell(before, action, after, seat)


def view_of_seat_0(state: Any, seat: Any) -> Any:
    return msgspec.structs.replace(GAME.view(state, 0), seat=seat)


FAULTS: dict[str, dict[str, Any]] = {
    "dead end": {"legal": lambda state: []},
    "listed twice": {"legal": lambda state: GAME.legal(state) * 2},
    "listed but refused": {"legal": lambda state: [*GAME.legal(state), LayRail(9_999)]},
    "incomplete": {"legal": lambda state: GAME.legal(state)[1:]},
    "accepts everything": {"why_not": lambda state, action: None},
    "refuses everything": {
        "why_not": lambda state, action: Refusal("TA-2.2", Message("ta-why-line-built"))
    },
    "unknown rule": {
        "why_not": lambda state, action: (
            Refusal("TA-9.9", Message("ta-why-line-built"))
            if GAME.why_not(state, action) is not None
            else None
        )
    },
    "weightless chance": {"chances": lambda state: [(a, 0) for a, _ in GAME.chances(state)]},
    "lossy dump": {"dump": lambda state: GAME.dump(state)[:-30]},
    "wrong number": {"code": lambda action: 0},
    "sees all": {"view": view_of_seat_0},
    "tells all": {"tell": told_too_much},
    "plans what is not allowed": {"proposals": lambda view, rng: [[LayRail(9_999)]]},
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_title_is_caught(fault: str) -> None:
    game: Any = Broken(**FAULTS[fault])
    with pytest.raises((LawBroken, ValueError)):
        check_games(game)


def check_games(game: Any) -> None:
    """A few games of the sound title, looked at with the eyes of the broken one."""
    for seed in range(6):
        rng = Random(seed)
        state = GAME.start(3, GAME.Options())
        for now, _ in random_game(rh.games()["transamerica"], state, rng, 200):
            if rng.random() < 0.5:
                check(game, now, rng)


def test_the_fuzzer_prints_a_short_record() -> None:
    """A title that forgets EndTurn when seat 1 has laid one rail: a few actions show it."""

    def legal(state: Any) -> list[Any]:
        return [a for a in GAME.legal(state) if not (isinstance(a, EndTurn) and state.mover == 1)]

    failure = fuzz(Broken(legal=legal), PATIENCE, seed=1, checked=0.3)
    assert failure is not None
    assert "EndTurn" in failure.sentence
    cards = 5 * failure.seats
    played = [action for action in failure.actions if not isinstance(action, Deal)]
    assert len(failure.actions) - len(played) == cards
    assert len(played) <= 1 + failure.seats + 2 * failure.seats


def test_the_fuzzer_finds_nothing_in_a_sound_title() -> None:
    assert fuzz(rh.games()["transamerica"], 1.5, seed=2) is None


RANGE_FAULTS: dict[str, dict[str, Any]] = {
    "order": {"legal": lambda state: AUCTIONS.legal(state)[::-1]},
    "codes": {"code": lambda action: -AUCTIONS.code(action)},
    "labels": {"label": lambda state, action: Message("x", {"number": id(state)})},
}


@pytest.mark.parametrize("fault", RANGE_FAULTS)
def test_a_range_with_a_fault_is_caught(fault: str) -> None:
    class Faulty:
        def __getattr__(self, name: str) -> Any:
            return RANGE_FAULTS[fault].get(name, getattr(AUCTIONS, name))

    match = rh.Match.start("american-rails", seats=3, seed=1)
    while not any(action.ranged for action in match.legal()):
        match.play(match.legal()[0])
    ranges_are_whole(AUCTIONS, match.state)
    with pytest.raises(LawBroken):
        ranges_are_whole(Faulty(), match.state)
