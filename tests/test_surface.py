"""The names that the README promises."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import roundhouse as rh


def test_the_titles_can_be_asked_for_again_and_again() -> None:
    """The folder `games` must not take the place of the function once a title is imported."""
    assert list(rh.games()) == list(rh.games())
    assert rh.games()["transamerica"].name == "transamerica"


def test_the_readme_shows_code_that_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    readme = Path("README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", readme, re.MULTILINE | re.DOTALL)
    assert len(blocks) >= 2
    monkeypatch.chdir(tmp_path)
    for block in blocks:
        exec(block, {})
    assert rh.Match.load("game.jsonl").over
