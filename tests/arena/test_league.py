"""Tables, seatings and figures of a league."""

from __future__ import annotations

import shlex
from argparse import ArgumentParser
from collections import Counter
from typing import Any

import pytest

from roundhouse.arena.league import (
    COPIES,
    MIXED,
    League,
    Sitting,
    Table,
    check_league,
    league_command,
    league_report,
    members,
    play_league,
    tables,
    total_games,
)
from roundhouse.arena.league_plot import plot_league
from roundhouse.arena.simulate import GameResult
from roundhouse.bots import LEVELS, bots, population
from roundhouse.cli.league import arguments, plan_of
from roundhouse.game import BadInput, games


def plan(challengers: str, others: str, seats: list[int], **more: Any) -> League:
    settings = {"games": 4, "mixed": 2, "options": {}, **more}
    return League("transamerica", challengers.split(","), others.split(","), seats, **settings)


def test_a_challenger_sits_among_copies_of_every_other_and_at_mixed_tables() -> None:
    found = tables(plan("a", "a,b,c,d", [3]), 3)
    assert [table.names for table in found if table.kind == COPIES] == [
        ("a", "b", "b"),
        ("a", "c", "c"),
        ("a", "d", "d"),
    ]
    mixed = [table for table in found if table.kind == MIXED]
    assert len(mixed) == 2
    for table in mixed:
        assert table.names[0] == "a"
        assert len(set(table.names)) == 3
        assert "a" not in table.names[1:]


def test_challengers_meet_the_same_mixed_tables() -> None:
    found = tables(plan("a,b", "c,d,e,f", [4], games=0, mixed=5), 4)
    assert [table.names[1:] for table in found[:5]] == [table.names[1:] for table in found[5:]]


def test_few_others_may_sit_twice_at_a_mixed_table() -> None:
    (table, *_) = tables(plan("a", "b,c", [6], games=0), 6)
    assert len(table.names) == 6
    assert set(table.names) == {"a", "b", "c"}


def test_the_challenger_takes_every_seat_and_the_others_keep_their_order() -> None:
    table = Table(MIXED, ("a", "b", "c"), 1)
    assert [table.seating(seat) for seat in range(3)] == [
        ["a", "b", "c"],
        ["c", "a", "b"],
        ["b", "c", "a"],
    ]


def test_every_seating_plays_every_deal_and_steps_repeat_exactly() -> None:
    league = plan("direct", "random,nearest", [2, 3], games=4, mixed=1)
    played, seconds = play_league(league)
    assert len(played) == total_games(league) == 2 * (2 * 2) + 2 + 2 * (2 * 3) + 3
    places = Counter((one.table, one.deal, one.seat) for one in played)
    assert set(places.values()) == {1}
    again, _ = play_league(league, jobs=2)
    first, second = (league_report(league, games, seconds) for games in (played, again))
    del first["timing"], second["timing"]
    assert first == second


def test_the_report_has_the_command_that_plays_it_again() -> None:
    league = plan("direct", "random,hub", [2, 3], budget="4steps", options={"barrier": "fixed"})
    empty = league._replace(seats=[])
    assert league_report(empty, [], 1.0)["command"] == league_command(empty)
    parser = ArgumentParser()
    arguments(parser)
    args = parser.parse_args(shlex.split(league_command(league))[2:])
    assert plan_of(args) == league


def test_mixed_tables_have_deals_of_their_own() -> None:
    league = plan("direct", "nearest", [2], games=0, mixed=3)
    played, _ = play_league(league)
    assert len({tuple(one.result.scores) for one in played if one.seat == 0}) == 3


def sitting(names: str, seat: int, winners: list[int], scores: list[int]) -> Sitting:
    table = Table(COPIES, tuple(names.split(",")), 1)
    return Sitting(table, 0, seat, GameResult(5, scores, winners, [], rounds=4))


def test_the_report_counts_shared_wins_in_parts_for_every_seat() -> None:
    league = plan("a", "b", [3], games=3, mixed=0)
    played = [
        sitting("a,b,b", 0, [0], [1, 4, 7]),
        sitting("a,b,b", 1, [0, 1], [2, 2, 8]),
        sitting("a,b,b", 2, [0], [3, 5, 9]),
    ]
    (entry,) = league_report(league, played, 1.0)["seats"]
    assert entry["cross"]["a"]["b"]["won"] == 1.5
    assert entry["among"]["a"] == {"copies": entry["cross"]["a"]["b"]}
    by_name = {one["bot"]: one for one in entry["standings"]}
    assert by_name["a"]["won"] == 0.5
    assert by_name["a"]["seatings"] == 3
    assert by_name["a"]["mean_score"] == 4.0
    assert by_name["b"]["won"] == 0.25
    assert by_name["a"]["rating"] > by_name["b"]["rating"]
    assert by_name["a"]["lost_a_round"] == 1.0
    assert by_name["b"]["lost_a_round"] == pytest.approx((4 + 7 + 2 + 8 + 3 + 5) / 24, abs=1e-4)
    points = league_report(league._replace(title="american-rails"), played, 1.0)["seats"][0]
    assert all("lost_a_round" not in one for one in points["standings"])


def test_the_picture_shows_every_share() -> None:
    league = plan("direct,nearest", "random,farthest", [2], games=2)
    played, seconds = play_league(league)
    svg = plot_league(league_report(league, played, seconds))
    for label in ("direct – random", "nearest – mixed", "2 seats"):
        assert label in svg


def test_parts_of_the_population_stand_for_their_members() -> None:
    tuning, reporting = (population("transamerica", part) for part in ("tuning", "reporting"))
    assert members("transamerica", "sharp,tuning,nearest") == ["sharp", *tuning]
    assert members("transamerica", "strangers") == [*tuning, *reporting]
    assert members("american-rails", "levels,expert:banker") == [*LEVELS, "expert:banker"]
    assert {"sharp@1", "expert@1"} <= set(members("american-rails", "older"))


def test_styles_and_older_versions_play_in_a_league() -> None:
    league = League(
        "american-rails", ["sharp@1"], ["expert:banker", "sharp"], [3], 3, 1, {}, budget="1steps"
    )
    check_league(league)
    played, seconds = play_league(league)
    (entry,) = league_report(league, played, seconds)["seats"]
    assert set(entry["cross"]["sharp@1"]) == {"expert:banker", "sharp"}
    assert {one["bot"] for one in entry["standings"]} == {"sharp@1", "expert:banker", "sharp"}


@pytest.mark.parametrize("title", list(games()))
def test_the_halves_of_a_population_share_nobody_and_hold_no_level(title: str) -> None:
    tuning, reporting = (population(title, part) for part in ("tuning", "reporting"))
    assert not set(tuning) & set(reporting)
    assert not {*tuning, *reporting} & set(LEVELS)
    assert {*tuning, *reporting} <= set(bots(title))


@pytest.mark.parametrize(
    ("league", "sentence"),
    [
        (plan("direct", "random", [7]), "2 to 6 players, not 7"),
        (plan("direct", "direct", [2]), "somebody else"),
        (plan("direct", "random", [2], games=0, mixed=0), "without games"),
        (plan("direct", "clever", [2]), "no bot 'clever'"),
        (plan("direct", "expert:clever", [2]), "the expert of transamerica has no style 'clever'"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(league: League, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        check_league(league)
