"""The tutorial does what it says, and its figures are those of its picture."""

from __future__ import annotations

import doctest
import importlib.util
import json
import re
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
TUTORIAL = ROOT / "docs/tutorial.md"


def program(path: str) -> Any:
    """A program outside the packages, as a module."""
    spec = importlib.util.spec_from_file_location(Path(path).stem, ROOT / path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_examples_in_the_tutorial_are_true() -> None:
    assert doctest.testfile(str(TUTORIAL), module_relative=False) == (0, 11)


def test_the_bot_learns() -> None:
    tutorial = program("docs/tutorial.py")
    plan = Namespace(batches=5, size=20, rate=0.1, every=5, trial=10, seed=0)
    before, after = tutorial.train(plan)
    assert after["random"] >= 0.9 > before["random"]
    figure = tutorial.picture([before, after])
    assert figure.count("<polyline") == 2
    assert json.loads(figure.split("desc>")[1][:-2]) == [before, after]


def test_the_figures_of_the_tutorial_are_those_of_its_picture() -> None:
    kept = (ROOT / "docs/pictures/learning.svg").read_text(encoding="utf-8")
    curve = json.loads(kept.split("desc>")[1][:-2])
    rows = re.findall(r"^\| ([\d,]+) \| (\d+)% \| (\d+)% \|$", TUTORIAL.read_text(), re.MULTILINE)
    shown = [[int(cell.replace(",", "")) for cell in row] for row in rows]
    assert shown == [
        [point["games"], round(100 * point["random"]), round(100 * point["direct"])]
        for point in curve
    ]


def test_the_openspiel_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    example = program("examples/openspiel_search_and_learning.py")
    example.main("roundhouse_transamerica(limit=10)", games=1, simulations=3)
    assert "in 1 games" in capsys.readouterr().out
