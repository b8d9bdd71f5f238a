"""`roundhouse arena`, as a user runs it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.test_cli import refused, run

LINE = "arena transamerica --bots random,direct --games 8 --jobs"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("arena transamerica", "--bots"),
        ("arena chess --bots random,direct", "there is no game 'chess'"),
        ("arena transamerica --bots random", "name two bots or more"),
        ("arena transamerica --bots random,random", "random is named twice"),
        ("arena transamerica --bots random,clever", "transamerica has no bot 'clever'"),
        ("arena american-rails --bots expert,expert:x", "no style 'x'; it has builder, banker"),
        ("arena american-rails --bots expert,expert@9", "older versions are expert@1, expert@2"),
        ("play american-rails --seats me,sharp:x,sharp", "no style 'x': leave out ':x'"),
        ("arena transamerica --bots random,direct --budget x", "'x' is no budget"),
        ("arena transamerica --bots random,direct --plot a.bmp", "ends in .svg"),
        ("arena transamerica --bots random,direct --plot /nowhere/a.svg", "No such file"),
        ("arena transamerica --bots random,direct --seats 9", "2 to 6 players, not 9"),
        ("arena transamerica --bots random,direct --lineup all", "invalid choice: 'all'"),
        ("arena transamerica --bots random,direct --option barrier=no", "barrier"),
    ],
)
def test_bad_input_is_one_clear_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], line: str, sentence: str
) -> None:
    refused(capsys, line, sentence)


def test_the_same_command_gives_the_same_results(capsys: pytest.CaptureFixture[str]) -> None:
    results = []
    for jobs in ("1", "2"):
        code, out, err = run(capsys, *LINE.split(), jobs, "--json")
        assert (code, err) == (0, "")
        results.append(json.loads(out))
        assert results[-1].pop("timing")["bots"]["direct"]["slowest"] > 0
    assert results[0] == results[1]
    assert results[0]["games"] == 8
    assert results[0]["cross"]["direct"]["random"]["share"] > 0.9
    assert results[0]["standings"][0]["bot"] == "direct"


def test_tables_and_a_picture(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    picture = tmp_path / "arena.svg"
    code, out, _ = run(capsys, *LINE.split(), "1", "--plot", str(picture))
    assert code == 0
    assert "transamerica, 2 seats, 8 games" in out
    assert "rating (95%)" in out
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_games_at_the_limit_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, *LINE.split(), "1", "--limit", "5")
    assert "8 games were not finished" in out
