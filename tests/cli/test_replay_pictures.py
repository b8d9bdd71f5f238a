"""A record as pictures."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from roundhouse import Match
from roundhouse.cli import main, replay_page, replay_pictures

RECORD = str(Path(__file__).parents[1] / "golden" / "transamerica-2.jsonl")


def test_a_moment_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, last = tmp_path / "first.png", tmp_path / "last.png"
    assert main(["replay", RECORD, "--png", "0", "--output", str(first)]) == 0
    assert main(["replay", RECORD, "--png", "60", "--output", str(last)]) == 0
    assert capsys.readouterr().out.split() == [str(first), str(last)]
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


PLACES = {"transamerica-2": "Denver", "american-rails-3": "Chicago", "african-rails-2": "Kairo"}
GOLDEN = tuple(PLACES)


def game_data(page: str) -> Any:
    """What the script of the page reads."""
    found = re.search(r'<script id="data" type="application/json">(.*)</script>', page)
    assert found is not None
    return json.loads(found[1])


@pytest.mark.parametrize("name", GOLDEN)
def test_a_game_is_one_page_that_needs_no_network(name: str, tmp_path: Path) -> None:
    record = Path(__file__).parents[1] / "golden" / f"{name}.jsonl"
    path = tmp_path / "game.html"
    arguments = ["replay", str(record), "--html", "--language", "de", "--output", str(path)]
    assert main(arguments) == 0
    page = path.read_text()
    assert '<html lang="de">' in page
    assert "%" not in re.findall(r"<h1>(.*)</h1>", page)[0]
    assert not re.search(r"(src|href)=|url\(|@import|fetch\(", page)
    data = game_data(page)
    entries = len(record.read_text().splitlines()) - 1
    assert len(data["moments"]) == len(data["told"]) == entries + 1
    assert data["charts"]
    assert PLACES[name] in [text for *_, text in data["places"]]
    assert data["jumps"] == sorted(data["jumps"], key=lambda jump: jump["number"])
    assert not [text for text in data["texts"].values() if text.startswith("replay-")]
    assert not [chart["name"] for chart in data["charts"] if chart["name"].startswith("replay-")]


def test_the_moments_of_a_page_are_those_of_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.html"
    assert main(["replay", RECORD, "--html", "--output", str(path)]) == 0
    data = game_data(path.read_text())
    history = replay_pictures.history_of(Match.load(RECORD))
    shown: list[int] = []
    for number, (first, last, new) in enumerate(data["moments"]):
        shown = [*shown[:first], *new, *shown[len(shown) - last :]]
        if number % 40 == 0:
            scene = replay_page.scene_at(history, number)
            assert scene is not None
            expected = [replay_page.element(shape) for shape in scene.shapes]
            assert [data["shapes"][shape] for shape in shown] == expected


def test_a_result_is_a_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "card.png"
    assert main(["replay", RECORD, "--card", "--output", str(path)]) == 0
    with Image.open(path) as card:
        assert card.size == (1200, 630)
    part = tmp_path / "part.jsonl"
    part.write_text("\n".join(Path(RECORD).read_text().splitlines()[:30]) + "\n")
    path.unlink()
    assert main(["replay", str(part), "--card", "--output", str(path)]) == 2
    assert "the game is not over" in capsys.readouterr().err
    assert not path.exists()
