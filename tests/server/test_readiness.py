"""Readiness tells the truth: what is stuck is told, and nobody waits for it without end."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from roundhouse.server.bots.thinking import Bots, Question
from roundhouse.server.observability import readiness
from roundhouse.server.observability.readiness import Readiness
from roundhouse.store import Store, heartbeat


class Stuck:
    """Workers that never answer."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()

    async def ask(self, *_: object) -> None:
        self.asked.set()
        await asyncio.Event().wait()

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def answered(self, name: str) -> None: ...


async def opened(folder: Path) -> tuple[Store, Bots, Readiness, Stuck]:
    store, stuck = await Store(str(folder / "house.db")).open(), Stuck()
    bots = Bots(stuck, 1.0)
    return store, bots, Readiness(store, bots), stuck


def test_bots_that_get_no_answer_are_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        store, bots, ready, stuck = await opened(tmp_path)
        turn = asyncio.create_task(bots.choose(Question("nim", "t", 0, 0, {}, [1, 2]), "novice"))
        await stuck.asked.wait()
        assert ready.warning() is None
        monkeypatch.setattr(readiness, "BOTS_WAIT", 0.0)
        warning = ready.warning()
        assert warning is not None
        assert warning.startswith("a bot's turn has been waiting for ")
        assert await ready.why_not() is None, "people can play all the same"
        turn.cancel()
        await asyncio.gather(turn, return_exceptions=True)
        assert bots.longest_wait() == 0.0
        await store.close()

    asyncio.run(scene())


def test_a_database_that_hangs_is_told_and_asked_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when somebody holds a lock on it: two who look wait for the same try."""
    monkeypatch.setattr(readiness, "PATIENCE", 0.05)
    tries = 0

    async def hang(*_: object) -> None:
        nonlocal tries
        tries += 1
        await asyncio.Event().wait()

    async def scene() -> None:
        store, _, ready, _ = await opened(tmp_path)
        with monkeypatch.context() as stuck:
            stuck.setattr(readiness, "try_to_write", hang)
            while not tries:  # however long it takes to get there
                await ready.why_not()
            reasons = [await ready.why_not() for _ in range(2)]
        assert reasons == [("the database has not answered for 0 seconds", "")] * 2
        assert tries == 1
        await ready.close()
        await store.close()

    asyncio.run(scene())


def test_who_asks_often_writes_seldom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = heartbeat.try_to_write
    tries = 0

    async def counted(connection: Any) -> None:
        nonlocal tries
        tries += 1
        await honest(connection)

    async def scene() -> None:
        monkeypatch.setattr(readiness, "try_to_write", counted)
        monkeypatch.setattr(readiness, "WRITE_EVERY", 3600.0)
        store, _, ready, _ = await opened(tmp_path)
        assert [await ready.why_not() for _ in range(5)] == [None] * 5
        assert tries == 1
        await store.close()

    asyncio.run(scene())
