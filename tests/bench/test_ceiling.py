"""The expert that sees all hands: for measurements alone."""

from __future__ import annotations

from random import Random
from typing import Any

from bench.ceiling import OpenHands, command, measured
from roundhouse.arena.league import League, members, total_games
from roundhouse.bots import LEVELS, Budget, bots
from roundhouse.game import CHANCE, game
from roundhouse.match.match import drawn


class Watcher:
    """Keeps the hands that it is shown."""

    def __init__(self) -> None:
        self.hands: list[Any] = []

    def choose(self, view: Any, legal: list[Any], budget: Budget = None) -> Any:
        self.hands = view.hands
        return legal[0]


def test_every_hand_is_shown_and_the_view_stays_as_it_was() -> None:
    title, rng = game("transamerica"), Random(1)
    state = title.start(4, title.Options())
    while (seat := title.to_act(state)) == CHANCE:
        title.apply(state, drawn(title.chances(state), rng))
    view, watcher = title.view(state, seat), Watcher()
    OpenHands(watcher, title, state).choose(view, title.legal(state))
    assert [len(hand) for hand in watcher.hands] == [5] * 4
    assert sum(hand is not None for hand in view.hands) == 1


def test_it_plays_the_tables_of_the_league_and_is_no_bot_for_players() -> None:
    others = members("transamerica", "reporting")
    plan = League("transamerica", ["expert"], others, [2], 0, 1, {}, 4, "1steps")
    (found,) = measured(plan)
    assert found["games"] == total_games(plan) == 2
    assert found["lost_a_round"] >= 0
    assert command(plan) == (
        "python -m bench.ceiling transamerica --seats 2 --mixed 1 --budget 1steps --seed 4"
    )
    known = {*LEVELS, "random", *others, *members("transamerica", "tuning")}
    assert set(bots("transamerica")) == known
