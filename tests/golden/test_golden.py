"""Golden games: every kept record replays to the story kept beside it."""

from __future__ import annotations

from pathlib import Path

import pytest

from roundhouse import Match, games
from tools.golden import told

RECORDS = sorted(Path(__file__).parent.glob("*.jsonl"))


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_story(record: Path) -> None:
    match = Match.load(record)
    assert match.over
    assert told(match) == record.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_saving_a_golden_game_gives_the_same_bytes(record: Path, tmp_path: Path) -> None:
    Match.load(record).save(tmp_path / "copy.jsonl")
    assert (tmp_path / "copy.jsonl").read_bytes() == record.read_bytes()


def test_every_title_has_golden_games() -> None:
    assert {Match.load(record).game.name for record in RECORDS} == set(games())
