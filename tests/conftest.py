"""For every test: compiled modules must be those of the source on disk."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import roundhouse as rh


def stale(package: Path) -> list[Path]:
    """Sources that were changed after their compiled twin was built."""
    return [
        source
        for source in sorted(package.rglob("*.py"))
        for suffix in EXTENSION_SUFFIXES
        if (twin := source.with_suffix(suffix)).exists()
        and twin.stat().st_mtime < source.stat().st_mtime
    ]


def pytest_sessionstart() -> None:
    changed = stale(Path(rh.__file__).parent) if rh.COMPILED else []
    if changed:
        names = ", ".join(source.name for source in changed)
        pytest.exit(f"{names} changed after the build: run `make build` or set ROUNDHOUSE_PURE=1")
