"""`roundhouse bench`: what it measures, says and leaves out."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from roundhouse.bench import contest, environments
from roundhouse.bench.contest import (
    COMPARISONS,
    Comparison,
    Contestant,
    processes,
    random_play,
    steps,
)
from roundhouse.bench.measure import Measured, Outcome, measure
from roundhouse.bench.ours import LIMIT
from roundhouse.bench.positions import RAILS, positions
from roundhouse.bench.work import Work, rate
from roundhouse.boards.load import lattice
from roundhouse.cli import bench, main
from roundhouse.cli.bench import times_text
from roundhouse.game import RoundhouseError, games

ABSENT = Contestant("somebody", "peers:nothing", module="no_such_peer", package="no-such-peer")


def quick(*arguments: str) -> int:
    return main(["bench", *arguments, "--rounds", "2", "--seconds", "0.01"])


def test_joins_are_measured_and_all_contestants_agree(capsys: pytest.CaptureFixture[str]) -> None:
    assert quick("joins", "--json") == 0
    report = json.loads(capsys.readouterr().out)
    assert report["machine"]["cores"] >= 1
    found = report["comparisons"]["joins"]
    assert (found["answers"], found["mismatches"], found["missing"]) == (240, 0, [])
    for row in found["contestants"]:
        assert 0 < row["lowest"] <= row["median"] <= row["highest"]
    compiled, plain, _, yardstick = found["contestants"]
    assert yardstick["times"] == {"Dreyfus-Wagner in Python": 1}
    assert compiled["times"]["plain"] == pytest.approx(compiled["median"] / plain["median"], 0.01)


def test_paths_are_measured_and_all_contestants_agree(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert quick("one-to-all", "--json") == 0
    found = json.loads(capsys.readouterr().out)["comparisons"]["one-to-all"]
    assert (found["answers"], found["mismatches"], found["missing"]) == (240, 0, [])
    names = [row["name"] for row in found["contestants"]]
    assert names == ["roundhouse", "roundhouse plain", "scipy", "heapq in Python"]


def test_every_title_takes_part_in_random_play() -> None:
    names = [contestant.name for contestant in random_play().contestants]
    for title in games():
        assert {title, f"{title} by move", f"{title} plain"} <= set(names)


def test_every_title_takes_part_in_environment_steps() -> None:
    contestants = {contestant.name: contestant for contestant in steps().contestants}
    for title in games():
        for name in (title, f"{title} AEC", f"{title} by number"):
            _, _, function = contestants[name].work.partition(":")
            work: Work = getattr(environments, function)(title)
            assert 10 < work.batch() <= LIMIT


def test_processes_are_timed_by_the_clock_on_the_wall(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environments, "SIMULATED", 3)
    first, *others = processes().contestants
    assert (first.name, first.argument) == ("1 process", "1")
    assert "2 processes" in [other.name for other in others]
    work = environments.simulated(first.argument)
    assert work.clock is time.perf_counter
    assert rate(work, 0.001) > 0


def test_a_peer_that_is_not_installed_is_named_with_its_remedy(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    present = Contestant("ours", "ours:playouts", "transamerica")
    comparison = Comparison("Trial", "A trial.", "decisions", [present, ABSENT], [ABSENT.name])
    monkeypatch.setitem(COMPARISONS, "trial", lambda: comparison)
    assert quick("trial") == 0
    lines = capsys.readouterr().out.splitlines()
    assert any("Trial: decisions per second" in line for line in lines)
    assert lines[-1] == ("Not installed, left out: somebody. To compare: pip install no-such-peer")


def test_boardgame_io_takes_part_where_it_is_installed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A contestant that is a Node script speaks the same lines as one in Python."""
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "play.cjs").write_text(
        "console.log('[]'); process.stdin.on('data', (s) => console.log(2 * Number(s)));"
    )
    monkeypatch.setattr(contest, "NODE_PEERS", tmp_path)
    assert contest.BOARDGAME_IO in random_play().contestants
    measured = measure(
        Comparison("Trial", "", "games", [contest.BOARDGAME_IO], []), 2, 3.0, lambda: None
    )
    assert [outcome.rates for outcome in measured.outcomes] == [[6, 6]]
    (tmp_path / "node_modules").rmdir()
    assert contest.BOARDGAME_IO.missing
    assert contest.BOARDGAME_IO.remedy == "npm ci --prefix bench/boardgame_io"


def test_different_answers_are_counted_and_fail_the_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    comparison = Comparison("Trial", "A trial.", "answers", [], [])
    outcomes = [Outcome(ABSENT, [1.0], [3, 4, 5]), Outcome(ABSENT, [1.0], [3, 9, 9])]
    monkeypatch.setitem(COMPARISONS, "trial", lambda: comparison)
    monkeypatch.setattr(bench, "measure", lambda *_: Measured(comparison, outcomes, []))
    assert quick("trial") == 1
    assert "2 mismatches in 3 answers compared." in capsys.readouterr().out


def test_a_contestant_that_breaks_is_an_error_not_a_figure() -> None:
    broken = Contestant("broken", "ours:playouts", "no such title")
    with pytest.raises(RoundhouseError, match="broken stopped"):
        measure(Comparison("Trial", "", "games", [broken], []), 1, 0.01, lambda: None)


def test_an_unknown_comparison_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert quick("chess") == 2
    assert "no comparison 'chess'; there are random-play, joins" in capsys.readouterr().err


def test_the_page_tells_the_figures_as_measured() -> None:
    root = Path(__file__).parents[2]
    page = (root / "docs" / "benchmarks.md").read_text(encoding="utf-8")
    measured = json.loads((root / "bench" / "measured.json").read_bytes())
    for found in measured["comparisons"].values():
        assert found["mismatches"] == 0
        for row in found["contestants"]:
            times = " | ".join(times_text(times) for times in row["times"].values())
            assert f"| {row['name']} | {row['median']:,.0f} |" in page
            assert f" | {times} |" in page


def test_positions_are_as_in_play() -> None:
    board = lattice("transamerica")
    found = positions(board)
    assert found == positions(board)
    for number, (built, start, cities) in enumerate(found):
        assert len(set(built)) == RAILS[number % len(RAILS)]
        assert 0 <= start < board.size
        assert len(set(cities)) == 5
