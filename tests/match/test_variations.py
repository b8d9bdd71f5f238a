"""Going back and forth in a study: over chance and secrets, kept in the log and in the record."""

from pathlib import Path
from random import Random

import pytest

from roundhouse import Match
from roundhouse.game import BadInput
from roundhouse.match import History, Rewind
from roundhouse.match.walk import random_step

GAMES = ["transamerica", "american-rails", "african-rails"]


def played(title: str, actions: int) -> Match:
    match, rng = Match.start(title, 3, seed=8), Random(1)
    while len(match.actions) < actions:
        match.play(random_step(match.game, match.state, rng))
    return match


@pytest.mark.parametrize("title", GAMES)
def test_every_line_leads_where_it_led(title: str, tmp_path: Path) -> None:
    match = played(title, 60)
    rng = Random(2)
    paths = [match.actions]
    for back in (1, 25, 7):
        steps = match.vary(match.actions[:-back])
        assert steps[0] is None
        for _ in range(3):
            match.play(random_step(match.game, match.state, rng))
        paths.append(match.actions)
    states = []
    for path in paths:
        match.vary(path)
        assert match.actions == path
        states.append(match.game.dump(match.state))
    assert len(set(states)) > 1
    history = History(match.game, match.game.start(3, match.options))
    for entry in match.log:
        history.add(entry)
    assert match.game.dump(history.state(len(match.log))) == states[-1]
    match.save(tmp_path / "study.jsonl")
    again = Match.load(tmp_path / "study.jsonl")
    assert (again.log, again.game.dump(again.state)) == (match.log, states[-1])


def test_chance_draws_the_same_again() -> None:
    match = played("transamerica", 60)
    before = list(match.actions)
    match.vary([])
    dealt = len(match.actions)
    assert 0 < dealt < 60
    assert match.actions == before[:dealt]


def test_what_people_ended_is_played_on() -> None:
    match = played("transamerica", 60)
    match.end("agreed", 0)
    match.vary(match.actions[:-1])
    assert not match.over


def test_nobody_goes_back_behind_the_start() -> None:
    match = played("transamerica", 60)
    with pytest.raises(BadInput, match="only 60 actions"):
        match.follow(Rewind(61))
    assert len(match.actions) == 60
