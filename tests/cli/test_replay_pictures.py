"""A record as pictures."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from roundhouse.cli import main, replay_pictures

RECORD = str(Path(__file__).parents[1] / "golden" / "transamerica-2.jsonl")


def test_a_moment_is_drawn(tmp_path: Path) -> None:
    first, last = tmp_path / "first.png", tmp_path / "last.png"
    assert main(["replay", RECORD, "--png", "0", "--output", str(first)]) == 0
    assert main(["replay", RECORD, "--png", "60", "--output", str(last)]) == 0
    with Image.open(first) as one, Image.open(last) as other:
        assert one.size == other.size == (1200, 630)
        assert one.convert("RGB").tobytes() != other.convert("RGB").tobytes()


def test_a_whole_game_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_pictures, "FRAMES", 4)
    path = tmp_path / "game.gif"
    assert main(["replay", RECORD, "--gif", "--output", str(path)]) == 0
    with Image.open(path) as picture:
        assert getattr(picture, "n_frames", 1) == 4


def test_a_moment_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "none.png"
    assert main(["replay", RECORD, "--png", "9999", "--output", str(path)]) == 2
    assert "there is no moment 9999" in capsys.readouterr().err
    assert not path.exists()
