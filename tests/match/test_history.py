"""Any moment of a log is near a state that is kept, and few states are kept, whatever is undone."""

from random import Random

import pytest

import roundhouse as rh
from roundhouse.match import History
from roundhouse.match.history import KEPT_EVERY
from roundhouse.match.match import Match


def evasive(actions: int) -> Match:
    """No action that stands is a 32nd entry of the log: these are all taken back, some twice."""
    rng, match = Random(9), rh.Match.start("american-rails", seats=3, seed=9)
    while len(match.actions) < actions:
        seat = match.to_act
        is_awkward = (len(match.log) + 1) % KEPT_EVERY in (0, 2, 4)
        match.play(rng.choice(match.legal()))
        if is_awkward:
            match.undo(seat)
    return match


def played(match: Match, live: bool) -> History:
    """The history of a match: added while it was played, or afterwards."""
    history = History(match.game, match.at(0))
    again = Match(match.game, match.seats, match.options, 0)
    for entry in match.log:
        step = again.follow(entry)
        history.add(entry, step if live else None)
    return history


@pytest.mark.parametrize("live", [True, False])
def test_every_moment_is_near_a_state_and_few_are_kept(live: bool) -> None:
    match = evasive(150)
    history = played(match, live)
    standing = [Match(match.game, 3, match.options, 0)]
    for entry in match.log:
        standing.append(standing[-1].copy())
        standing[-1].follow(entry)
    history.state(len(match.log))
    for moment in Random(1).sample(range(len(match.log) + 1), len(match.log) + 1):
        assert history.distance(moment) <= 2 * KEPT_EVERY
        assert match.game.dump(history.state(moment)) == match.game.dump(standing[moment].state)
    assert len(history._states) <= 2 + len(match.log) // KEPT_EVERY


def test_moves_taken_back_leave_no_states_behind() -> None:
    match = rh.Match.start("american-rails", seats=3, seed=2)
    rng = Random(2)
    while len(match.actions) < KEPT_EVERY - 1:
        match.play(rng.choice(match.legal()))
    history = played(match, live=True)
    kept = len(history._states)
    for _ in range(200):
        seat = match.to_act
        (step,) = match.play(rng.choice(match.legal()))
        history.add(step.action, step)
        match.undo(seat)
        history.add(match.log[-1])
    assert len(history._states) <= kept + 1
