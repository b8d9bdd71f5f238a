"""Hints are judged by what the seat itself would do next."""

from __future__ import annotations

from bench.hints import GOAL, positions
from roundhouse.bots import Steps
from roundhouse.bots.judging import judge
from roundhouse.games.american_rails.actions import Bid


def test_a_low_bid_is_not_blamed_for_what_a_sharp_player_would_overpay() -> None:
    """Four bids before the first year, each below what the share is worth to the seat."""
    judging = judge("american-rails", 2)
    assert judging is not None
    for view, legal in positions("american-rails", 4):
        lowest = next(action for action in legal if isinstance(action, Bid))
        verdict = judging.judge(view, legal, [lowest], Steps(16))
        assert verdict is not None
        assert verdict.lost <= GOAL * verdict.chance
