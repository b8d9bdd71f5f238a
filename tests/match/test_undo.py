"""Taking back is cheap, however long the match is, and leads exactly where it did before."""

from random import Random
from typing import Any, Final

import pytest

import roundhouse as rh
from roundhouse.match.checkpoints import EVERY, RECENT
from roundhouse.match.match import Match, Snapshot

TITLES: Final = sorted(rh.games())


class Counting:
    """A title that counts how often an action is applied."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self.applied = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def apply(self, state: Any, action: Any) -> None:
        self.applied += 1
        self._game.apply(state, action)


def from_the_start(match: Match) -> bytes:
    """The state that the actions which stand lead to."""
    state = match.game.start(match.seats, match.options)
    for action in match.actions:
        match.game.apply(state, action)
    return match.game.dump(state)


def wander(match: Match, rng: Random, entries: int) -> None:
    """Play and take back at random, also several actions at once."""
    while len(match.log) < entries and not match.over:
        if match.movers and rng.random() < 0.4:
            match.undo(rng.choice(match.movers), consent=True)
            assert match.game.dump(match.state) == from_the_start(match)
        else:
            match.play(rng.choice(match.legal()))


@pytest.mark.parametrize("title", TITLES)
def test_whatever_is_taken_back_the_rest_stands(title: str) -> None:
    match = rh.Match.start(title, seats=3, seed=3)
    wander(match, Random(3), 250)
    moments = [match.game.dump(match.at(number)) for number in range(len(match.actions) + 1)]
    assert [match.game.dump(step.after) for step in match.steps()] == moments[1:]
    again = Match.resume(title, seats=3, seed=3, options={}, log=match.log)
    assert (again.movers, again.actions) == (match.movers, match.actions)
    assert match.game.dump(again.state) == match.game.dump(match.state)


@pytest.mark.parametrize("title", TITLES)
def test_a_copy_takes_back_on_its_own(title: str) -> None:
    match = rh.Match.start(title, seats=3, seed=5)
    rng = Random(5)
    while len(match.movers) < 3:
        match.play(rng.choice(match.legal()))
    twin, before = match.copy(), match.game.dump(match.state)
    wander(twin, rng, len(twin.log) + 60)
    assert match.game.dump(match.state) == before
    match.undo(match.movers[-1])
    assert match.game.dump(match.state) == from_the_start(match)


@pytest.mark.parametrize("title", TITLES)
def test_behind_a_snapshot_the_log_leads_back(title: str) -> None:
    match = rh.Match.start(title, seats=3, seed=8)
    rng = Random(8)
    while len(match.movers) < 3 or len(match.log) < 40:
        match.play(rng.choice(match.legal()))
    snapshot = Snapshot(len(match.log), match.movers, match.state)
    again = Match.resume(title, seats=3, seed=8, options={}, log=match.log, snapshot=snapshot)
    while again.movers:
        again.undo(again.movers[-1])
        assert again.game.dump(again.state) == from_the_start(again)


def test_an_undo_plays_few_actions_again_however_long_the_game_is() -> None:
    match = rh.Match.start("american-rails", seats=3, seed=4)
    rng = Random(4)
    while not match.over:
        match.play(rng.choice(match.legal()))
    assert len(match.actions) > 5 * EVERY
    counting = Counting(match.game)
    match.game = counting
    for _ in range(RECENT - 1):
        match.undo(match.movers[-1])
    assert counting.applied == 0
    while match.movers:
        before = counting.applied
        match.undo(match.movers[-1])
        assert counting.applied - before < EVERY


def test_moves_taken_back_again_and_again_cost_no_more_than_they_did_at_first() -> None:
    match = rh.Match.start("american-rails", seats=3, seed=4)
    rng = Random(4)
    while len(match.actions) < 100:
        match.play(rng.choice(match.legal()))
    counting = Counting(match.game)
    match.game = counting
    for _ in range(500):
        seat = match.to_act
        match.play(rng.choice(match.legal()))
        match.undo(seat)
    assert counting.applied == 500, "only the moves themselves"
