"""TransAmerica's expert as it gives hints and judges: more thorough than when it plays."""

from __future__ import annotations

from random import Random

from roundhouse.bots import Steps
from roundhouse.bots.parameters import parameters
from roundhouse.bots.transamerica.beliefs import KEPT, Beliefs
from roundhouse.bots.transamerica.expert import adviser, expert
from roundhouse.bots.transamerica.judging import Judge
from roundhouse.bots.transamerica.table import Table
from roundhouse.games.transamerica.actions import EndTurn, LayRail
from roundhouse.games.transamerica.state import State
from tests.games.transamerica.table import EAST, GAME, THIRD, WEST, position

FOURTH = ["Seattle", "Denver", "Atlanta", "Duluth", "Richmond"]


def four_seats() -> State:
    return position([WEST, EAST, THIRD, FOURTH], ["Portland", "Dallas", "Phoenix", "Denver"])


def hands_in_mind(thorough: bool) -> set[tuple[int, ...]]:
    """The hands of the next seat in many worlds."""
    view = GAME.view(four_seats(), 0)
    beliefs = Beliefs(Random(1), parameters("transamerica", "expert"), thorough)
    beliefs.see(view, Table(view))
    return {tuple(beliefs.draw()[0][0]) for _ in range(4000)}


def test_the_thorough_keep_more_hands_in_mind_at_a_table_of_four() -> None:
    assert len(hands_in_mind(thorough=False)) <= KEPT
    assert len(hands_in_mind(thorough=True)) > 2 * KEPT


def test_what_is_judged_counts_as_what_is_thought_of() -> None:
    """Whether an action was among the candidates or not, its bonus is the same."""
    state = position([WEST, EAST], ["Omaha", "Dallas"])
    state.turn_rails = 1
    view, legal = GAME.view(state, 0), GAME.legal(state)
    table = Table(view)
    one = adviser(Random(1))
    found = dict(one.considered(view, table, legal, float("inf")))
    assert EndTurn() in found
    for action, candidate in found.items():
        assert one.candidate(view, table, action).bonus == candidate.bonus <= 0


def test_a_turn_ended_early_is_judged_as_the_expert_would() -> None:
    """It gives away a part of a point, by the expert's parameter, beside what races show."""
    state = position([WEST, EAST], ["Omaha", "Dallas"])
    state.turn_rails = 1
    view, legal = GAME.view(state, 0), GAME.legal(state)
    best = expert(Random(1)).ranked(view, legal, Steps(32))[0]
    verdict = Judge(1).judge(view, legal, [EndTurn()], Steps(64))
    assert verdict is not None
    assert isinstance(best, LayRail)
    assert verdict.lost > 0
    assert 0 <= verdict.kept <= verdict.chance <= 1
