"""docs/strength.md says what was measured, and the commands are those that measured it."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest

from roundhouse.arena.standings import wilson
from roundhouse.bots import bots
from roundhouse.cli import main
from tools import ladder

KEPT = sorted(ladder.RESULTS.glob("*.json"))


def test_the_page_is_made_from_the_results() -> None:
    assert ladder.PAGE.read_text(encoding="utf-8") == ladder.page()


@pytest.mark.parametrize("path", KEPT, ids=[path.stem for path in KEPT])
def test_results_are_whole(path: Path) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))
    order = [f"{stronger}-{weaker}" for stronger, weaker in ladder.rungs(kept["obvious"])]
    assert [ladder.rung_name(rung) for rung in kept["rungs"]] == order
    for rung in kept["rungs"]:
        share = wilson(rung["won"], rung["games"])
        assert rung["share"] == pytest.approx(share.share, abs=1e-4)
        assert rung["low"] == pytest.approx(share.low, abs=1e-4)
        words = shlex.split(rung["command"])
        assert words[:3] == ["roundhouse", "arena", path.stem]
        assert words[words.index("--bots") + 1] == f"{rung['stronger']},{rung['weaker']}"
        assert {rung["stronger"], rung["weaker"]} <= set(bots(path.stem))


def test_a_rung_is_measured_kept_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "RESULTS", tmp_path)
    monkeypatch.setattr(ladder, "LEVELS", ("random", "direct"))
    line = "transamerica --obvious random --games 6 --seats 3 --option barrier=fixed --only"
    ladder.climb(ladder.arguments().parse_args([*line.split(), "direct-random"]))
    assert "direct-random: 100.0%" in capsys.readouterr().out
    kept = json.loads((tmp_path / "transamerica.json").read_text())
    rung = kept["rungs"][0]
    assert rung["games"] == 6
    assert "| direct | 2 × random | 3 | 6 | 100.0% | 61.0% … 100.0% | 33% |" in ladder.page()
    assert main([*shlex.split(rung["command"])[1:], "--json", "--jobs", "1"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert again["lineups"][0]["won"] == rung["won"], "the kept command gives the kept result"
