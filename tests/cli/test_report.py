"""`roundhouse report`: what decided a game, as sentences, as JSON and as a picture."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from roundhouse import Match
from roundhouse.cli import main, report
from roundhouse.reports.moments import moments_of

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only some of the decisions are judged."""
    monkeypatch.setattr(report, "moments_of", lambda history: moments_of(history)[::40])


@pytest.mark.usefixtures("few")
def test_a_report_has_every_player_and_a_picture(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "curve.svg"
    words = [str(GOLDEN / "american-rails-3.jsonl"), "--jobs", "1", "--budget", "0.001"]
    assert main(["report", *words, "--plot", str(picture), "--language", "de"]) == 0
    out = capsys.readouterr().out
    for line in ("Spieler 1", "Spieler 3", "Gewonnene Versteigerungen", "Startgeld"):
        assert line in out
    assert picture.read_text().count("<polyline") == 3


@pytest.mark.usefixtures("few")
def test_a_report_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = [str(GOLDEN / "american-rails-3.jsonl"), "--jobs", "1", "--budget", "0.001"]
    assert main(["report", *words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["winners"] == Match.load(words[0]).winners()
    assert len(found["accuracy"]) == found["seats"] == 3


def test_a_game_that_goes_on_is_not_analysed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match.start("transamerica", 2, seed=1)
    match.save(tmp_path / "playing.jsonl")
    assert main(["report", str(tmp_path / "playing.jsonl")]) == 2
    assert capsys.readouterr().err == "roundhouse: A game can be analysed once it is over.\n"
