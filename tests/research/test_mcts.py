"""OpenSpiel's searches play as bots, by the view alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from roundhouse.arena import players
from roundhouse.arena.players import player
from roundhouse.arena.simulate import Simulation, one_game
from roundhouse.bots import Steps
from roundhouse.game import CHANCE, BadInput, game, games
from roundhouse.match.match import drawn
from roundhouse.research import mcts
from roundhouse.research.mcts import OpenSpielBot


def decision(title: str, seats: int, actions: int) -> Any:
    """A state in which a seat has something to decide, some random actions into a game."""
    chosen, rng = game(title), Random(4)
    state = chosen.start(seats, chosen.Options())
    while actions or chosen.to_act(state) == CHANCE or len(chosen.legal(state)) < 2:
        if chosen.to_act(state) == CHANCE:
            chosen.apply(state, drawn(chosen.chances(state), rng))
        else:
            chosen.apply(state, rng.choice(chosen.legal(state)))
            actions = max(0, actions - 1)
    return state


@pytest.mark.parametrize("title", list(games()))
def test_it_decides_in_every_title_and_steps_repeat(title: str) -> None:
    chosen = game(title)
    state = decision(title, 3, 10)
    seat, legal = chosen.to_act(state), chosen.legal(state)
    view = chosen.view(state, seat)
    first, again = (player("openspiel", title, 7).choose(view, legal, Steps(1)) for _ in "ab")
    assert first in legal
    assert first == again


@pytest.mark.parametrize("title", list(games()))
def test_it_decides_with_hardly_any_time(title: str) -> None:
    chosen = game(title)
    state = decision(title, 3, 10)
    view, legal = chosen.view(state, chosen.to_act(state)), chosen.legal(state)
    bot = player("openspiel", title, 7)
    for budget in (Steps(0), 1e-9):
        assert bot.choose(view, legal, budget) in legal


def test_it_is_given_ten_times_the_steps_or_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = game("american-rails")
    state = decision("american-rails", 3, 0)
    view, legal = chosen.view(state, chosen.to_act(state)), chosen.legal(state)
    counts: list[int] = []
    now = iter(range(0, 1000, 2))

    class Search:
        def __init__(self, _game: Any, _explore: float, count: int, *_: Any, **__: Any) -> None:
            counts.append(count)

        def step(self, asked: Any) -> int:
            return int(asked.legal_actions()[0])

    monkeypatch.setattr(mcts, "MCTSBot", Search)
    monkeypatch.setattr(mcts, "perf_counter", lambda: float(next(now)))
    bot = OpenSpielBot("american-rails", Random(1))
    for budget in (Steps(6), 3.0, None):
        bot.choose(view, legal, budget)
    assert counts == [60, 900, 6750]


def test_it_plays_a_whole_game_by_name() -> None:
    plan = Simulation("transamerica", ["openspiel", "random"], {"barrier": "published"}, 3)
    result = one_game(plan._replace(budget="1steps", limit=400), 0)
    assert result.thought[0].decisions > 10


def test_without_openspiel_there_is_one_clear_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "find_spec", lambda _: None)
    with pytest.raises(BadInput, match="openspiel is not installed: pip install"):
        player("openspiel", "transamerica")
