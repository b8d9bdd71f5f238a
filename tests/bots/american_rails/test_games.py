"""Whole games of every level: never illegal, never stuck, the same again with the same seed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from roundhouse.bots import Steps, bot
from roundhouse.game import CHANCE, OVER, Action
from roundhouse.games.american_rails import GAME
from roundhouse.games.american_rails.actions import Options
from roundhouse.games.american_rails.state import State
from roundhouse.match.match import drawn

TITLE = "american-rails"


def played(names: list[str], seed: int, steps: int, limit: int, **options: Any) -> list[Action]:
    """What the bots do in a game, to its end or to the limit; every action is checked."""
    rng = Random(seed)
    state: State = GAME.start(len(names), Options(**options))
    players = [bot(name, TITLE, f"{seed}/{seat}") for seat, name in enumerate(names)]
    done: list[Action] = []
    while (seat := GAME.to_act(state)) != OVER and len(done) < limit:
        if seat == CHANCE:
            GAME.apply(state, drawn(GAME.chances(state), rng))
            continue
        legal = GAME.legal(state)
        action = players[seat].choose(GAME.view(state, seat), legal, Steps(steps))
        assert action in legal
        done.append(action)
        GAME.apply(state, action)
    assert GAME.to_act(state) == OVER or len(done) == limit
    return done


@pytest.mark.parametrize(
    ("names", "options"),
    [
        (["expert", "dividend", "novice"], {}),
        (["steady", "expert", "sharp", "novice"], {"auto_pass": True}),
        (["novice", "steady", "sharp", "dividend", "expert"], {"banker": 2, "negotiation": False}),
    ],
)
def test_whole_games_are_legal(names: list[str], options: dict[str, Any]) -> None:
    assert len(played(names, 1, 1, 5_000, **options)) < 5_000


@pytest.mark.parametrize("name", ["dividend", "novice", "steady", "sharp", "expert"])
def test_the_same_seed_and_steps_play_the_same(name: str) -> None:
    first = played([name] * 3, 5, 3, 60)
    assert played([name] * 3, 5, 3, 60) == first
    assert len(first) == 60


def test_another_seed_makes_another_novice() -> None:
    assert played(["novice"] * 3, 5, 1, 60) != played(["novice"] * 3, 6, 1, 60)
