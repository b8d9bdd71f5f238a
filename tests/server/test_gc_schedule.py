"""Unused objects that refer to each other are looked for when nobody waits."""

from __future__ import annotations

import asyncio
import gc
import time

import pytest

from roundhouse.server.gc_schedule import LATEST, LOOKS, NEW, QUIET, SHARE, GcSchedule


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, ...]]:
    """How far has been looked each time; every look finds enough that is new."""
    found: list[tuple[int, ...]] = []
    monkeypatch.setattr(gc, "get_count", lambda: (NEW + 1, 0, 0))
    monkeypatch.setattr(gc, "collect", lambda *how_far: found.append(how_far))
    return found


def test_new_objects_are_looked_at_once_after_the_moves(looked: list[tuple[int, ...]]) -> None:
    async def move() -> None:
        tidy = GcSchedule()
        for _ in range(3):
            tidy.moved()
            tidy.moved()
            looked.append((-1,))
            await asyncio.sleep(0)

    asyncio.run(move())
    assert looked == [(-1,), (1,)] * 3


def test_a_few_new_objects_are_not_worth_a_look(
    looked: list[tuple[int, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gc, "get_count", lambda: (NEW, 0, 0))

    async def move() -> None:
        GcSchedule().moved()
        await asyncio.sleep(0)

    asyncio.run(move())
    assert looked == []


@pytest.mark.parametrize(
    ("count", "after", "is_due"),
    [
        (LOOKS + 1, QUIET + 0.1, True),
        (LOOKS, QUIET + 0.1, False),
        (LOOKS + 1, QUIET - 0.1, False),
        (0, LATEST - 0.1, False),
        (0, LATEST + 0.1, True),
    ],
)
def test_everything_is_looked_through_in_quiet_or_at_last(
    looked: list[tuple[int, ...]],
    monkeypatch: pytest.MonkeyPatch,
    count: int,
    after: float,
    is_due: bool,
) -> None:
    now = [time.monotonic()]
    monkeypatch.setattr("roundhouse.server.gc_schedule.time.monotonic", lambda: now[0])
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, 0))
    tidy = GcSchedule()
    tidy.moved()
    for _ in range(count):
        tidy._look()
    looked.clear()
    now[0] += after
    tidy.look_through()
    tidy.look_through()
    assert looked == ([()] if is_due else [])


def test_looking_through_everything_takes_a_small_share_of_the_time(
    looked: list[tuple[int, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long one look takes, as with very many tables."""
    now, took = [0.0], 2.0

    def collect() -> None:
        now[0] += took
        looked.append(())

    monkeypatch.setattr("roundhouse.server.gc_schedule.time.monotonic", lambda: now[0])
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, 0))
    monkeypatch.setattr(gc, "collect", collect)
    tidy = GcSchedule()
    for _ in range(2000):
        now[0] += 1
        tidy.moved()
        tidy.look_through()
    assert len(looked) >= 2
    assert len(looked) * took <= now[0] / SHARE + took
