"""Registers the title as an installed package would: by an entry point, in no file of the house."""

from __future__ import annotations

from pathlib import Path

import pytest

from roundhouse.game import ENTRY_POINTS


def register(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For processes that are started from now on."""
    package = folder / "nim-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: nim\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text(f"[{ENTRY_POINTS}]\nnim = tests.fourth_title.nim\n")
    monkeypatch.syspath_prepend(str(folder))
