"""Random play to the end, the way searches and simulations use it."""

from collections import Counter
from random import Random

import pytest

from roundhouse.game import OVER, BrokenInvariant
from roundhouse.games.american_rails import GAME, rules
from roundhouse.games.american_rails.actions import Options, TakeSpace
from tests.games.american_rails.table import choices, table


@pytest.mark.rule("AR-4.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_ends_within_a_bound(seats: int) -> None:
    for seed in range(20):
        state = GAME.start(seats, Options())
        decisions = GAME.playout(state, Random(seed), 5_000)
        assert GAME.to_act(state) == OVER
        assert 100 < decisions < 5_000


def test_it_stops_at_the_limit_and_counts_no_chance() -> None:
    state = GAME.start(3, Options())
    assert GAME.playout(state, Random(1), 1) == 1
    assert state.company != -1, "after two draws one company was put up"


def test_it_chooses_among_the_legal_actions_and_all_of_them() -> None:
    """One step from the same position, often: every space is taken about equally often."""
    found: Counter[int] = Counter()
    for seed in range(700):
        state = table()
        assert GAME.playout(state, Random(seed), 1) == 1
        found[state.spaces.index(0)] += 1
    assert set(found) == set(range(len(choices(table()))))
    assert min(found.values()) > 60


def test_the_same_seed_gives_the_same_game() -> None:
    ends = []
    for _ in range(2):
        state = GAME.start(4, Options())
        GAME.playout(state, Random(7), 5_000)
        ends.append(GAME.dump(state))
    assert ends[0] == ends[1]


def test_nothing_can_be_done_after_the_end() -> None:
    state = GAME.start(4, Options())
    GAME.playout(state, Random(7), 5_000)
    with pytest.raises(BrokenInvariant):
        rules.apply(state, TakeSpace("pass"))
