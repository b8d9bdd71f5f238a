"""`roundhouse bench`: what it measures, says and leaves out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from roundhouse.bench.contest import COMPARISONS, Comparison, Contestant, random_play
from roundhouse.bench.measure import Measured, Outcome, measure
from roundhouse.bench.positions import RAILS, positions
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
    ours, plain, _, yardstick = found["contestants"]
    assert yardstick["times"] == {"Dreyfus-Wagner in Python": 1}
    assert ours["times"]["plain"] == pytest.approx(ours["median"] / plain["median"], 0.01)


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


def test_a_peer_that_is_not_installed_is_named_with_its_remedy(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = Contestant("ours", "ours:playouts", "transamerica")
    comparison = Comparison("Trial", "A trial.", "decisions", [ours, ABSENT], [ABSENT.name])
    monkeypatch.setitem(COMPARISONS, "trial", lambda: comparison)
    assert quick("trial") == 0
    lines = capsys.readouterr().out.splitlines()
    assert any("Trial: decisions per second" in line for line in lines)
    assert lines[-1] == ("Not installed, left out: somebody. To compare: pip install no-such-peer")


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
