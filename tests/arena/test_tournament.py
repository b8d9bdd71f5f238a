"""Line-ups, seatings and deals of a tournament."""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

import pytest

from roundhouse.arena.players import player, read_budget
from roundhouse.arena.simulate import GameResult
from roundhouse.arena.tournament import (
    Lineup,
    Played,
    Tournament,
    check_tournament,
    lineups,
    play_tournament,
    total_games,
)
from roundhouse.bots import Steps, bot
from roundhouse.game import BadInput

GAMES = sys.modules["roundhouse.arena.simulate"]
"""The module; the package has a function of its name."""


def plan(bots: str, seats: int = 2, games: int = 4, **more: Any) -> Tournament:
    return Tournament("transamerica", bots.split(","), seats, games, {}, **more)


def test_with_two_seats_every_pair_meets_once() -> None:
    expected = [Lineup("a", "b"), Lineup("a", "c"), Lineup("b", "c")]
    assert lineups(plan("a,b,c")) == expected


def test_with_more_seats_every_bot_sits_alone_against_every_other() -> None:
    found = lineups(plan("a,b,c", seats=4))
    assert len(found) == 6
    assert Lineup("a", "b") in found
    assert Lineup("b", "a") in found
    assert found[0].seating(2, 4) == ["b", "b", "a", "b"]


def test_first_against_seats_only_the_first_bot_alone() -> None:
    found = lineups(plan("a,b,c", seats=3, lineup="first-against"))
    assert found == [Lineup("a", "b"), Lineup("a", "c")]


@pytest.mark.parametrize(("seats", "games", "total"), [(2, 5, 6), (3, 4, 12), (3, 6, 12)])
def test_every_seating_plays_every_deal(seats: int, games: int, total: int) -> None:
    tournament = plan("random,direct", seats, games)
    played, _ = play_tournament(tournament)
    assert len(played) == total == total_games(tournament)
    places = Counter((one.lineup, one.deal, one.seat) for one in played)
    assert set(places.values()) == {1}
    assert Counter(one.seat for one in played) == dict.fromkeys(range(seats), total // seats)


def test_the_seatings_of_a_deal_have_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two names for one program: every seating of a deal must be the same game."""
    monkeypatch.setattr(GAMES, "player", lambda _, *rest: bot("direct", *rest))
    played, _ = play_tournament(plan("direct,random", seats=3, games=9))
    scores = [one.result.scores for one in played]
    for deal in range(3):
        same = [one.result.scores for one in played if one.deal == deal]
        assert len(same) == 6
        assert all(found == same[0] for found in same)
    assert any(found != scores[0] for found in scores), "deals differ"


def test_a_shared_win_counts_as_its_part() -> None:
    lineup = Lineup("a", "b")
    for winners, share in [([1], 1.0), ([0, 1], 0.5), ([0, 1, 2], 1 / 3), ([0, 2], 0.0), ([], 0.0)]:
        assert Played(lineup, 0, 1, GameResult(9, [0, 0, 0], winners, [])).share() == share


@pytest.mark.parametrize(
    ("tournament", "sentence"),
    [
        (plan("direct"), "name two bots or more"),
        (plan("direct,direct"), "direct is named twice"),
        (plan("direct,clever"), "transamerica has no bot 'clever'"),
        (plan("direct,random", seats=7), "2 to 6 players, not 7"),
        (plan("direct,random", budget="soon"), "'soon' is no budget"),
        (plan("direct,random@nowhere.json"), "random@nowhere.json: No such file"),
        (plan("direct,random")._replace(title="chess"), "there is no game 'chess'"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_first(
    tournament: Tournament, sentence: str
) -> None:
    with pytest.raises(BadInput, match=sentence):
        check_tournament(tournament)


def test_budgets_are_seconds_or_steps() -> None:
    assert read_budget("") is None
    assert read_budget("0.2s") == 0.2
    assert read_budget("0s") == 0
    steps = read_budget("500steps")
    assert isinstance(steps, Steps)
    assert steps.count == 500
    for wrong in ("-1s", "5", "0.5steps", "s", "1 s"):
        with pytest.raises(BadInput, match="is no budget"):
            read_budget(wrong)


def test_the_budget_reaches_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    given = []

    class Listener:
        def choose(self, view: Any, legal: list[Any], budget: Any) -> Any:
            given.append(budget)
            return legal[0]

    monkeypatch.setattr(GAMES, "player", lambda *_: Listener())
    play_tournament(plan("direct,random", games=1, budget="0.25s", limit=20))
    assert given == [0.25] * 40


def test_other_parameters_are_only_for_bots_that_have_them(tmp_path: Any) -> None:
    file = tmp_path / "values.json"
    file.write_text("{}")
    with pytest.raises(BadInput, match="no bot 'random' with parameters"):
        player(f"random@{file}", "transamerica")
    for text, sentence in [
        ("[1]", "not an object of numbers"),
        ('{"a": true}', "not an"),
        ("{", "Expecting"),
    ]:
        file.write_text(text)
        with pytest.raises(BadInput, match=sentence):
            player(f"random@{file}", "transamerica")
