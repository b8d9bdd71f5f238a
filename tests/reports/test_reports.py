"""Reports on finished games: sound figures, and nothing that a seat could not know."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from roundhouse import Match, bot
from roundhouse.bots import Steps
from roundhouse.bots.judging import Verdict, judge, judges_turns
from roundhouse.languages import LANGUAGES
from roundhouse.match import History
from roundhouse.reports.chart import chart
from roundhouse.reports.moments import Moment, chunks, moments_of, verdicts
from roundhouse.reports.report import POINTS, WHOLE, Report, make_report
from roundhouse.words import say

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = {
    "transamerica": "transamerica-3-published",
    "american-rails": "american-rails-3",
    "african-rails": "african-rails-2",
}


def record(title: str) -> Match:
    return Match.load(GOLDEN / f"{RECORDS[title]}.jsonl")


def history_of(match: Match) -> History:
    history = History(match.game, match.game.start(match.seats, match.options))
    for entry in match.log:
        history.add(entry)
    return history


def judged(title: str, moments: list[Moment]) -> dict[int, Verdict]:
    """A few verdicts, quickly made."""
    some = moments[len(moments) // 4 :: len(moments) // 3]
    found = [verdicts(title, [moment], Steps(1))[0] for moment in some]
    return {
        moment.number: verdict
        for moment, verdict in zip(some, found, strict=True)
        if verdict is not None
    }


@pytest.fixture(scope="module", params=RECORDS)
def made(request: pytest.FixtureRequest) -> tuple[Match, list[Moment], dict[int, Verdict], Report]:
    match = record(request.param)
    history = history_of(match)
    moments = moments_of(history)
    found = judged(match.game.name, moments)
    return match, moments, found, make_report(history, moments, found, match.winners())


Made = tuple[Match, list[Moment], dict[int, Verdict], Report]


def test_every_decision_of_the_record_is_in_one_moment(made: Made) -> None:
    match, moments, _, _ = made
    played = [len(msgspec.json.decode(moment.played)) for moment in moments]
    assert sum(played) == sum(step.seat >= 0 for step in match.steps())
    if not judges_turns(match.game.name):
        assert set(played) == {1}
    parts = chunks(moments)
    assert sorted(moment.number for part in parts for moment in part) == [
        moment.number for moment in moments
    ]
    assert all(len({moment.seat for moment in part}) == 1 for part in parts)


def test_verdicts_are_sound(made: Made) -> None:
    _, moments, found, _ = made
    legal = {moment.number: len(msgspec.json.decode(moment.legal)) for moment in moments}
    assert found
    for number, verdict in found.items():
        assert 0 <= verdict.best < legal[number]
        assert 0 <= verdict.kept <= verdict.chance <= 1 + 1e-9
        assert verdict.cost >= 0
        for language in LANGUAGES:
            assert say(verdict.price, language)
            assert say(verdict.reason, language)


def test_chances_are_the_whole_at_every_moment(made: Made) -> None:
    match, _, _, report = made
    assert report.numbers == sorted(report.numbers)
    assert report.numbers[-1] == len(match.log)
    assert len(report.rounds) == len(report.chances) == len(report.numbers)
    assert all(sum(chances) == WHOLE for chances in report.chances[:-1])
    assert [seat for seat, chance in enumerate(report.chances[-1]) if chance] == match.winners()


def test_sources_are_the_scores(made: Made) -> None:
    match, _, _, report = made
    totals = [sum(row.values[seat] for row in report.sources) for seat in range(match.seats)]
    assert totals == match.scores()
    assert report.compared
    for row in (*report.sources, *report.compared):
        for language in LANGUAGES:
            assert say(row.message, language)


def test_turning_points_are_told_in_the_order_of_the_game(made: Made) -> None:
    match, _, found, report = made
    assert len(report.points) <= POINTS
    numbers = [point.number for point in report.points]
    assert numbers == sorted(numbers)
    history = history_of(match)
    for point in report.points:
        assert found[point.number].lost > 0
        assert match.game.to_act(history.state(point.number)) == point.seat
        assert point.played
        for message in (*point.played, point.reason, point.price, *filter(None, [point.better])):
            assert say(message, "en", ["A", "B", "C"])


def test_the_curve_is_drawn_with_the_names_as_text(made: Made) -> None:
    match, _, _, report = made
    drawn = "\n".join(chart(report, ["<b>"] * match.seats))
    assert drawn.count("<polyline") == match.seats
    assert "<b>" not in drawn


@pytest.mark.parametrize("title", ["transamerica", "african-rails"])
def test_a_moment_holds_no_secret_of_others(title: str) -> None:
    """The same view gives the same moment, whatever the others hold."""
    match = record(title)
    game = match.game
    history = history_of(match)
    for moment in moments_of(history)[::17]:
        seen = msgspec.json.decode(moment.view, type=game.View)
        other = game.imagine(seen, Random(1))
        assert msgspec.json.encode(game.view(other, moment.seat)) == bytes(moment.view)


@pytest.mark.parametrize("title", RECORDS)
def test_the_same_seed_judges_the_same_way(title: str) -> None:
    match = record(title)
    moment = moments_of(history_of(match))[60]
    one, other = (verdicts(title, [moment], Steps(1)) for _ in range(2))
    assert one == other


def test_a_rail_to_nowhere_costs_rails() -> None:
    """TransAmerica: a player who lays a rail away from all own cities gives something away."""
    match = Match.start("transamerica", 2, seed=4)
    someone = bot("sharp", "transamerica", 1)
    while len([action for action in match.actions if type(action).__name__ == "LayRail"]) < 4:
        match.play(someone.choose(match.view(match.to_act), match.legal()))
    view, legal = match.view(match.to_act), match.legal()
    lost: list[float] = []
    judging = judge("transamerica")
    assert judging is not None
    good = someone.choose(view, legal)
    for action in (good, legal[0], legal[-1]):
        verdict = judging.judge(view, legal, [action], Steps(4))
        assert verdict is not None
        lost.append(verdict.lost)
    assert lost[0] < max(lost)


def test_undone_actions_are_not_judged() -> None:
    match = Match.start("transamerica", 2, seed=4)
    someone: Any = bot("novice", "transamerica", 1)
    for _ in range(3):
        match.play(someone.choose(match.view(match.to_act), match.legal()))
    before = [moment.number for moment in moments_of(history_of(match))]
    match.undo(match.to_act)
    after = [moment.number for moment in moments_of(history_of(match))]
    assert after == before[:-1]
