"""Work beside requests ends with the server, whatever becomes of a cancellation."""

import asyncio

import pytest

from roundhouse.server import tasks as module
from roundhouse.server.house import House
from roundhouse.server.settings import Settings
from roundhouse.server.tasks import Tasks, end


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "AGAIN", 0.01)


class Deaf:
    """Goes on where it was cancelled, as who waits for a pool's connection may."""

    def __init__(self, times: int) -> None:
        self.times = times
        self.ended = asyncio.Event()

    async def run(self) -> None:
        while not self.ended.is_set():
            try:
                await self.ended.wait()
            except asyncio.CancelledError:
                if not self.times:
                    raise
                self.times -= 1


def test_a_cancellation_that_got_lost_is_given_again() -> None:
    async def play() -> None:
        tasks = Tasks()
        work = Deaf(times=3)
        task = tasks.spawn(work.run())
        await asyncio.sleep(0)
        await tasks.close()
        assert task.cancelled()

    asyncio.run(play())


def test_what_never_ends_is_named_and_keeps_nobody_waiting(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def play() -> None:
        work = Deaf(times=1_000)
        task = asyncio.create_task(work.run())
        await asyncio.sleep(0)
        await end([task])
        assert not task.done()
        work.ended.set()
        await task

    asyncio.run(play())
    assert "Deaf.run" in caplog.text
    assert "does not end" in caplog.text


def test_what_begins_while_the_server_ends_is_ended_too() -> None:
    async def play() -> None:
        tasks = Tasks()
        started: list[asyncio.Task[None]] = []

        async def heir() -> None:
            await asyncio.Event().wait()

        async def work() -> None:
            try:
                await asyncio.Event().wait()
            finally:
                started.append(tasks.spawn(heir()))

        tasks.spawn(work())
        await asyncio.sleep(0)
        await tasks.close()
        assert [task.cancelled() for task in started] == [True]

    asyncio.run(play())


def test_work_that_fails_while_it_ends_is_no_trouble() -> None:
    async def play() -> None:
        async def work() -> None:
            try:
                await asyncio.Event().wait()
            finally:
                raise OSError("the database has gone")

        task = asyncio.create_task(work())
        await asyncio.sleep(0)
        await end([task])
        assert task.done()

    asyncio.run(play())


def test_what_is_begun_after_the_end_does_not_start() -> None:
    begun: list[str] = []

    async def work(when: str) -> None:
        begun.append(when)

    async def play() -> None:
        tasks = Tasks()
        tasks.spawn(work("before"))
        await asyncio.sleep(0)
        await tasks.close()
        late = tasks.spawn(work("after"))
        await asyncio.wait([late])
        assert late.cancelled()

    asyncio.run(play())
    assert begun == ["before"]


def test_a_game_seen_to_end_while_the_server_closes_leaves_nothing_at_work(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the database closes under who rates it; that is done at the next start."""

    async def play() -> None:
        house = House(Settings(database=database))

        async def over() -> None:
            house.raters.table_over("sometable")
            await asyncio.sleep(0)

        async with house.pubsub.plugin:
            before = asyncio.all_tasks()
            await house.open()
            monkeypatch.setattr(house.webhook_client, "close", over)
            await house.close()
            assert asyncio.all_tasks() <= before

    asyncio.run(play())
