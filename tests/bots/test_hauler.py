"""The hauler plays African Rails to its end, also when it forgets everything."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from roundhouse.bots import bot
from roundhouse.game import CHANCE, OVER, BadInput, game
from roundhouse.games.african_rails.actions import BuyTrain
from roundhouse.match.match import drawn

GAME = game("african-rails")


def play(
    seats: int, seed: int, forgets: int = 0, rounds: int = 250, buys: bool = False, **options: Any
) -> Any:
    """A game to its end or to that round; the forgetful are new players every few decisions.

    `buys`: somebody else buys a second train for them as soon as they can pay it.
    """
    rng = Random(seed)
    state = GAME.start(seats, GAME.Options(**options))
    players = [bot("hauler", "african-rails", seed) for _ in range(seats)]
    decisions = 0
    while (seat := GAME.to_act(state)) != OVER and state.round < rounds:
        if seat == CHANCE:
            GAME.apply(state, drawn(GAME.chances(state), rng))
            continue
        decisions += 1
        if forgets and decisions % forgets == 0:
            players[seat] = bot("hauler", "african-rails", seed)
        legal = GAME.legal(state)
        action = players[seat].choose(GAME.view(state, seat), legal)
        assert action in legal
        if buys:
            action = next((one for one in legal if isinstance(one, BuyTrain)), action)
        GAME.apply(state, action)
    return state


def test_a_game_ends_with_a_rich_winner() -> None:
    state = play(2, 1, target=120)
    view = GAME.view(state, None)
    winner = view.players[GAME.winners(state)[0]]
    assert winner.cash is not None
    assert winner.cash >= 120
    assert any(len(player.majors) >= 5 for player in view.players)


@pytest.mark.parametrize(
    "options", [{"fast": True}, {"two_player": True}, {"secret_cash": True, "c15": True}]
)
def test_it_plays_every_variant(options: dict[str, Any]) -> None:
    state = play(2, 2, target=110, **options)
    assert GAME.to_act(state) == OVER
    assert GAME.winners(state)


def test_it_plays_on_when_it_forgets() -> None:
    state = play(2, 3, forgets=3, rounds=25)
    view = GAME.view(state, None)
    for player in view.players:
        assert player.accounts is not None
        assert player.accounts["deliveries"] > 30


@pytest.mark.parametrize("options", [{}, {"fast": True}])
def test_it_stands_in_for_a_player_with_two_trains(options: dict[str, Any]) -> None:
    state = play(2, 7, rounds=30, buys=True, **options)
    for player in GAME.view(state, None).players:
        assert len(player.trains) == 2
        assert player.accounts is not None
        assert player.accounts["deliveries"] > 30


def test_the_same_seed_plays_the_same_game() -> None:
    assert GAME.dump(play(2, 4, rounds=12)) == GAME.dump(play(2, 4, rounds=12))


def test_it_plays_no_other_title() -> None:
    with pytest.raises(BadInput, match="transamerica has no bot 'hauler'"):
        bot("hauler", "transamerica")
