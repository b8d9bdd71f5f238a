"""Unused objects that refer to each other are looked for when nobody waits."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator
from typing import Any

import pytest

from roundhouse.server.tidying import LATEST, LOOKS, NEW, QUIET, Tidying


@pytest.fixture(autouse=True)
def _python_does_not_look_by_itself() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def looks(monkeypatch: pytest.MonkeyPatch, count: int, now: float) -> list[Any]:
    """What is looked through after so many short looks, at that time."""
    seen: list[Any] = []
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, count))
    monkeypatch.setattr(gc, "collect", lambda *args: seen.append(args))
    monkeypatch.setattr(time, "monotonic", lambda: now)
    return seen


def test_new_objects_are_looked_at_after_the_move_and_not_in_it() -> None:
    async def move() -> None:
        kept = [[number] for number in range(NEW + 100)]
        Tidying().moved()
        assert gc.get_count()[0] > NEW
        await asyncio.sleep(0)
        assert gc.get_count()[0] < NEW
        assert len(kept) == NEW + 100

    asyncio.run(move())


def test_a_few_new_objects_are_not_worth_a_look() -> None:
    async def move() -> None:
        before = gc.get_count()
        Tidying().moved()
        await asyncio.sleep(0)
        assert gc.get_count()[1:] == before[1:]

    asyncio.run(move())


@pytest.mark.parametrize(
    ("count", "after", "is_due"),
    [
        (LOOKS + 1, QUIET + 0.1, True),
        (LOOKS, QUIET + 0.1, False),
        (LOOKS + 1, QUIET - 0.1, False),
        (LATEST + 1, 0.0, True),
    ],
)
def test_everything_is_looked_through_in_quiet_or_at_last(
    monkeypatch: pytest.MonkeyPatch, count: int, after: float, is_due: bool
) -> None:
    async def play() -> None:
        tidy = Tidying()
        tidy.moved()
        seen = looks(monkeypatch, count, time.monotonic() + after)
        tidy.look_through()
        assert seen == ([()] if is_due else [])

    asyncio.run(play())
