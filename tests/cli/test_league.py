"""`roundhouse league`, as a user runs it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.test_cli import refused, run

LINE = "league transamerica --challengers direct --others random,nearest --seats 2,3 --games 2"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("league chess", "there is no game 'chess'"),
        ("league transamerica --seats two", "whole numbers with commas"),
        ("league transamerica --seats 9", "2 to 6 players, not 9"),
        ("league transamerica --games x", "not a whole number"),
        ("league transamerica --others clever", "no bot 'clever'"),
        ("league transamerica --plot a.bmp", "ends in .svg"),
    ],
)
def test_bad_input_is_one_clear_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], line: str, sentence: str
) -> None:
    refused(capsys, line, sentence)


def test_a_league_reports_every_number_of_seats(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    picture = tmp_path / "league.svg"
    code, out, err = run(
        capsys, *LINE.split(), "--mixed", "1", "--jobs", "1", "--json", "--plot", str(picture)
    )
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert [entry["seats"] for entry in found["seats"]] == [2, 3]
    assert set(found["seats"][0]["cross"]["direct"]) == {"random", "nearest"}
    assert "3 seats" in picture.read_text(encoding="utf-8")


def test_a_league_is_shown_as_tables(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, *LINE.split(), "--mixed", "0", "--jobs", "1")
    assert (code, err) == (0, "")
    assert "a fair share: 33.3%" in out
    assert "all of these" in out
