"""How well the TransAmerica expert foresees: what is counted."""

from __future__ import annotations

import pytest

from bench.forecasts import measured, read_values, watched


def test_every_round_is_foreseen_at_each_turn_and_held_against_what_came() -> None:
    rounds, surprises = watched(2, 0, read_values([]))
    assert len(rounds) >= 2
    assert len(surprises) == len(rounds) - 1
    assert all(one > 0 for one in surprises)
    for one in rounds:
        assert one.foreseen
        assert min(one.lost) == 0
        assert all(len(guess) == 2 and min(guess) >= 0 for guess in one.foreseen)


def test_who_takes_every_lead_for_the_win_is_surprised_more() -> None:
    sure, modest = [measured(3, 4, read_values([f"swing={swing}"])).surprise for swing in (0.2, 9)]
    assert sure > modest
    with pytest.raises(SystemExit, match="no parameter 'luck'"):
        read_values(["luck=1"])
