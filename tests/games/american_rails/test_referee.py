"""The game held against a second, slow reading of the rulebook."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from roundhouse import Match
from roundhouse.game import CHANCE, OVER, Action
from roundhouse.games.american_rails import GAME
from roundhouse.games.american_rails.facts import BOARD
from roundhouse.games.american_rails.state import State
from tests.games.american_rails.referee import NAMES, Referee, Step
from tests.games.american_rails.table import choices, fuzzed

GOLDEN = sorted((Path(__file__).parents[2] / "golden").glob("american-rails-*.jsonl"))


def plain(action: Action) -> Step:
    """The action as the referee writes it: hexes by row and column."""
    values: dict[str, Any] = msgspec.structs.asdict(action)
    if "hex" in values:
        values["hex"] = BOARD.grid.spots[values["hex"]]
    return (type(action).__name__, *values.values())


def agree(state: State, referee: Referee) -> None:
    """Money, shares, cubes, incomes, who acts and what is allowed."""
    assert state.cash == list(referee.cash.values())
    assert state.treasury == list(referee.treasury.values())
    assert state.shares_left == list(referee.unsold.values())
    held = [referee.shares.count((seat, name)) for seat in range(state.seats) for name in NAMES]
    assert state.held == held
    assert state.income == [referee.income(name) for name in NAMES]
    assert (state.year, GAME.to_act(state) == OVER) == (referee.year, referee.over)
    if not referee.over:
        assert GAME.to_act(state) == (CHANCE if referee.who is None else referee.who)
        assert [plain(action) for action in choices(state)] == referee.allowed


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("auto_pass", [False, True])
def test_random_games_agree_with_the_referee(seed: int, auto_pass: bool) -> None:
    referee = Referee(3 + seed % 3, None, auto_pass)
    for _, action, state in fuzzed(seed, auto_pass=auto_pass):
        referee.play(plain(action))
        agree(state, referee)
    assert referee.over


@pytest.mark.parametrize("record", GOLDEN, ids=lambda path: path.stem)
def test_golden_games_agree_with_the_referee(record: Path) -> None:
    match = Match.load(record)
    banker = match.options.banker
    referee = Referee(match.seats, None if banker == "random" else banker, match.options.auto_pass)
    for step in match.steps():
        agree(step.before, referee)
        referee.play(plain(step.action))
    agree(match.state, referee)
    assert match.winners() == [
        seat for seat, cash in referee.cash.items() if cash == max(referee.cash.values())
    ]
