"""Hints are right: the expert, thinking longer, finds little that is better."""

from __future__ import annotations

from statistics import fmean

import pytest

from bench.hints import GOAL, loss, loss_of, positions
from roundhouse.bots import Steps
from roundhouse.bots.hints import hints
from roundhouse.game import games


@pytest.mark.parametrize("title", list(games()))
def test_hints_lose_little(title: str) -> None:
    """A few positions; `python -m bench.hints` takes 200."""
    losses = [loss(title, *place) for place in positions(title, 4, seed=3)]
    assert fmean(losses) <= GOAL


def test_the_judge_notices_what_is_worse() -> None:
    lesser = [
        loss_of("transamerica", view, legal, hint.action)
        for view, legal in positions("transamerica", 4, seed=3)
        for hint in hints("transamerica", view, legal, Steps(8))[1:]
    ]
    assert max(lesser) > GOAL
