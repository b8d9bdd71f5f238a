"""Shares, intervals, ratings and the picture."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from roundhouse.arena.plot import plot
from roundhouse.arena.simulate import GameResult, Thought
from roundhouse.arena.standings import cross_table, ratings, report, wilson
from roundhouse.arena.tournament import Lineup, Played, Tournament

PLAN = Tournament("transamerica", ["a", "b"], 2, 40, {})


def games(winners: list[list[int]], plan: Tournament = PLAN) -> list[Played]:
    """a sits alone, in each seat in turn."""
    seats = plan.seats
    return [
        Played(
            Lineup("a", "b"),
            number // seats,
            number % seats,
            GameResult(10, [3] * seats, won, [Thought(5, 1.0, 0.5)] * seats),
        )
        for number, won in enumerate(winners)
    ]


@pytest.mark.parametrize(("won", "played"), [(0, 10), (7, 10), (75, 100), (300, 300)])
def test_intervals_are_wilsons(won: int, played: int) -> None:
    from scipy.stats import binomtest  # noqa: PLC0415 (it takes a second)

    expected = binomtest(won, played).proportion_ci(method="wilson")
    found = wilson(won, played)
    assert found.share == won / played
    assert found.low == pytest.approx(expected.low)
    assert found.high == pytest.approx(expected.high)


def test_no_games_say_nothing() -> None:
    assert wilson(0, 0)[2:] == (0.0, 0.0, 1.0)


def test_the_cross_table_adds_up_unless_games_are_unfinished() -> None:
    """a sits in seat 0, then in seat 1, and so on."""
    table = cross_table(PLAN, games([[0], [1], [0, 1], [0]]))
    assert table["a"]["b"].share == pytest.approx(2.5 / 4)
    assert table["b"]["a"].share == pytest.approx(1.5 / 4)
    table = cross_table(PLAN, games([[0], []]))
    assert (table["a"]["b"].share, table["b"]["a"].share) == (0.5, 0.0)


def test_who_wins_more_is_rated_higher_and_doubt_is_wide() -> None:
    many = games([[n % 2 if n % 8 else 1 - n % 2] for n in range(400)])
    plan = PLAN._replace(games=400)
    found = ratings(plan, many)
    assert found["a"].low > found["b"].high
    assert found["a"].low < found["a"].rating < found["a"].high
    equal = ratings(plan, games([[n // 2 % 2] for n in range(400)]))
    assert equal["a"].low < 25 < equal["a"].high


def test_a_few_games_all_won_leave_doubt() -> None:
    found = ratings(PLAN, games([[n % 2] for n in range(40)]))
    assert found["a"].low + 1 < found["a"].rating < found["a"].high - 1


def test_games_without_a_winner_are_not_rated_but_reported() -> None:
    found = report(PLAN, games([[]] * 40), 1.0)
    assert found["unfinished"] == 40
    assert found["lineups"][0]["unfinished"] == 40
    assert found["standings"][0]["share"] == 0
    assert {entry["rating"] for entry in found["standings"]} == {25}


def test_one_against_two_is_measured_beside_its_fair_share() -> None:
    plan = PLAN._replace(seats=3, games=3)
    found = report(plan, games([[0], [1], [0]], plan), 1.0)
    (entry,) = [one for one in found["lineups"] if one["alone"] == "a"]
    assert entry["won"] == 2
    assert entry["fair"] == pytest.approx(1 / 3)
    standings = {one["bot"]: one for one in found["standings"]}
    assert standings["b"]["share"] == pytest.approx(1 / 3, abs=1e-4)


def test_the_slowest_decision_is_told() -> None:
    found = report(PLAN, games([[0], [1]]), 2.0)
    assert found["timing"]["bots"]["a"] == {"decisions": 10, "mean": 0.2, "slowest": 0.5}


def test_the_picture_shows_every_bot_and_every_share() -> None:
    found: dict[str, Any] = report(PLAN, games([[0], [1], [0], [0]]), 1.0)
    root = ElementTree.fromstring(plot(found))
    words = [element.text for element in root.iter() if element.text]
    assert words.count("a") == words.count("b") == 3, "a rating, a row and a column"
    assert "75%" in words
    assert "25%" in words
    circles = {float(e.attrib["cx"]) for e in root.iter() if e.tag.endswith("circle")}
    assert len(circles) == 2, "different ratings stand in different places"
