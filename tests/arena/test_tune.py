"""The tuner finds better values where there are some, and keeps the way it found them."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from roundhouse.arena.players import player
from roundhouse.bots import bots
from roundhouse.bots.chance import RandomBot
from roundhouse.bots.parameters import parameters, read_values, tunable
from roundhouse.bots.transamerica.direct import DirectBot
from roundhouse.game import BadInput, games
from tools import tune

TITLE = "roundhouse.bots.transamerica"


class Wavering:
    """Plays like `direct` as often as its parameter says, else by chance."""

    def __init__(self, rng: Random, values: dict[str, float]) -> None:
        self._rng = rng
        self._sense = values["sense"]
        self._bots = (DirectBot(rng), RandomBot(rng))

    def choose(self, view: Any, legal: list[Any], budget: Any = None) -> Any:
        return self._bots[self._rng.random() > self._sense].choose(view, legal, budget)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A title's folder with one tunable bot in it."""
    kept: dict[str, Any] = {
        "wavering": {
            "base": "steadfast",
            "command": "first values",
            "values": {"sense": 0.4, "idle": 0.0},
            "styles": {"wild": {"values": {"sense": 0.1}}},
        },
        "steadfast": {"command": "first values", "values": {"calm": 1.0, "idle": 0.5}},
    }
    (tmp_path / "transamerica").mkdir()
    (tmp_path / "transamerica/parameters.json").write_text(json.dumps(kept))
    title: ModuleType = sys.modules[TITLE]
    monkeypatch.setattr(title, "TUNABLE", {"wavering": Wavering}, raising=False)
    monkeypatch.setattr(title, "BOTS", {"wavering": lambda rng: Wavering(rng, {"sense": 0.4})})
    monkeypatch.setattr("roundhouse.bots.parameters.FOLDER", tmp_path)
    monkeypatch.setattr(tune, "BOTS", tmp_path)
    return tmp_path


def test_values_that_win_are_kept_with_their_command(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = "transamerica wavering --only sense --generations 2 --population 4 --games 6 --check 10"
    monkeypatch.setattr(sys, "argv", ["tune.py", *line.split()])
    tune.tune(tune.arguments().parse_args(line.split()))
    entry = json.loads((folder / "transamerica/parameters.json").read_text())["wavering"]
    assert entry["values"]["sense"] > 0.45
    assert entry["values"]["idle"] == 0
    assert entry["command"] == f"python tools/tune.py {line}"
    assert "of 10 games against the values before" in entry["result"]
    assert entry["styles"] == {"wild": {"values": {"sense": 0.1}}}
    before = {"calm": 1.0, "sense": 0.4, "idle": 0.0}
    assert entry["older"] == {"1": {"command": "first values", "values": before}}
    player("wavering@1", "transamerica")
    player("wavering:wild", "transamerica")


def test_values_that_do_not_win_are_not_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "search", lambda *_: {"sense": -1.0, "idle": 0.0})
    tune.tune(tune.arguments().parse_args(["transamerica", "wavering", "--check", "20"]))
    entry = json.loads((folder / "transamerica/parameters.json").read_text())["wavering"]
    assert entry["values"] == {"sense": 0.4, "idle": 0.0}
    assert entry["result"].startswith("no better values: the best won ")
    assert "older" not in entry


@pytest.mark.usefixtures("folder")
def test_only_parameters_that_a_bot_has_can_be_set() -> None:
    own = {"sense": 0.4, "idle": 0.0}
    assert parameters("transamerica", "wavering") == {"calm": 1.0, **own}, "those of its base too"
    with pytest.raises(BadInput, match="wavering has no parameter 'courage'"):
        tunable("wavering", "transamerica", {"courage": 1.0})
    assert read_values('{"a": 1}', "file") == {"a": 1.0}


@pytest.mark.parametrize("title", list(games()))
def test_kept_values_are_numbers_and_say_where_they_come_from(title: str) -> None:
    path = tune.BOTS / title.replace("-", "_") / "parameters.json"
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    assert bots(title)
    module = sys.modules[f"roundhouse.bots.{title.replace('-', '_')}"]
    assert set(kept) == set(getattr(module, "TUNABLE", {}))
    for entry in kept.values():
        command = entry["command"]
        assert command.startswith("python tools/tune.py ")
        assert entry["result"]
        assert all(isinstance(value, float | int) for value in entry["values"].values())
