"""What is shown, and to whom first: frames that are made while the disk is still writing."""

import asyncio
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from roundhouse.game import Message, Seat
from roundhouse.server.close_codes import CloseCode
from roundhouse.server.house import House
from roundhouse.server.settings import Settings
from roundhouse.server.tables import moves, speech
from roundhouse.server.tables.clocks import LONG_SWEEP
from roundhouse.server.tables.live import LiveTable
from roundhouse.server.tables.screen import FRAMES_KEPT, recipient, table_frame
from roundhouse.server.tables.state import RenderCache
from roundhouse.store import StoreUnavailable, tables
from roundhouse.store.people import Person
from roundhouse.store.tables import SeatRow, TableRow

GAMES = ["transamerica", "american-rails", "african-rails"]


class Window:
    """Somebody who looks at a table."""

    person: Person | None = None
    is_slim = False

    def __init__(self, seat: Seat | None, told: list[Seat | None]) -> None:
        self.seat = seat
        self.language = "nl"
        self._told = told

    def wake(self) -> None:
        asyncio.get_running_loop().call_soon(self.show)

    def show(self) -> None:
        self._told.append(self.seat)

    def cut_off(self, code: CloseCode = CloseCode.AGAIN) -> None:
        raise AssertionError("nobody is sent away")


@asynccontextmanager
async def open_house(folder: Path, database: str | None = None) -> Any:
    house = House(Settings(database=database or str(folder / "house.db")))
    await house.store.open()
    house.journal.open()
    try:
        yield house
    finally:
        await house.tasks.close()
        await house.bots.close()
        await house.watching.close()
        await house.messenger.close()
        await house.journal.close()
        await house.store.close()


async def begun(house: House, game: str) -> LiveTable:
    seats = [SeatRow("person", None, name) for name in ("Anna", "Ben", "Cora")]
    row = TableRow(game, 1, {}, seats, None, 1e9, 1e9)
    row.seed = "7"
    async with house.store.write() as connection:
        await tables.add(connection, row)
    return await house.hub.begin(row.id)


def shown(table: LiveTable, since: int = -1) -> list[bytes]:
    """The table as every seat and an onlooker see it who know it up to there, made anew."""
    table.frames.clear()
    return [
        table_frame(table, recipient(table, seat, "nl", since, -1, None, True))
        for seat in (0, 1, 2, None)
    ]


async def step(table: LiveTable, rng: Random) -> None:
    assert table.match is not None
    assert table.to_act is not None
    action = rng.choice(table.match.legal())
    await moves.play(table, table.to_act, action, table.number)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_from_other_frames_is_what_is_shown(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            table, rng = await begun(house, game), Random(3)
            for _ in range(40):
                before = table.number
                await step(table, rng)
                first = shown(table, before)
                assert set(table.render_cache.views) == {0, 1, 2, None}
                assert shown(table, before) == first
                table.frames.clear()
                assert shown(table, before) == first  # put together anew from the same parts
                table.frames.clear()
                table.render_cache = RenderCache(None)
                assert shown(table, before) == first

    asyncio.run(play())


def test_whatever_clients_know_only_so_many_frames_are_kept(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path) as house:
            table = await begun(house, "transamerica")
            for since in (*range(-50, 50), -(2**40), 2**40):
                frame = table_frame(table, recipient(table, None, "nl", since, -1, None, True))
                start = min(max(since, 0), table.number)
                assert msgspec.json.decode(frame)["since"] == start
                for said in range(20):
                    table_frame(table, recipient(table, None, "nl", since, said, None, True))
            assert len(table.frames) <= FRAMES_KEPT

    asyncio.run(ask())


def test_a_move_that_is_not_kept_is_never_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            table = await begun(house, "transamerica")
            table.audience.watchers = {Window(seat, []) for seat in (0, 1, 2)}
            before = shown(table)

            def fail(_: object) -> asyncio.Future[None]:
                failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                asyncio.get_running_loop().call_later(
                    0.01, failed.set_exception, StoreUnavailable("the disk is full")
                )
                return failed

            monkeypatch.setattr(house.journal, "write", fail)
            with pytest.raises(StoreUnavailable):
                await step(table, Random(3))
            assert shown(table) == before

    asyncio.run(play())


def test_who_is_to_act_is_told_first(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            table, rng = await begun(house, "transamerica"), Random(3)
            told: list[Seat | None] = []
            table.audience.watchers = {Window(seat, told) for seat in (None, 0, 1, 2)}
            for _ in range(12):
                await step(table, rng)
                assert told == [table.to_act]
                await asyncio.sleep(0)
                assert set(told) == {0, 1, 2, None}
                told.clear()

    asyncio.run(play())


def test_the_store_is_asked_for_late_tables_only_when_one_can_be_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1e9]

    async def sweep() -> None:
        async with open_house(tmp_path) as house:
            asked: list[float] = []
            read = house.store.read

            def counted() -> Any:
                asked.append(now[0])
                return read()

            monkeypatch.setattr(house.store, "read", counted)
            monkeypatch.setattr(house.clock, "now", lambda: now[0])
            await house.clocks.sweep()
            now[0] += LONG_SWEEP - 1
            await house.clocks.sweep()
            assert asked == [1e9]
            house.clocks.expect(now[0] + 0.5)
            await house.clocks.sweep()
            assert asked == [1e9]
            now[0] += 0.6
            await house.clocks.sweep()
            assert asked == [1e9, now[0]]

    asyncio.run(sweep())


def test_a_sentence_with_much_of_a_client_in_it_is_not_remembered() -> None:
    before = len(speech._said)
    for name in ("x" * 10_000, "y" * 10_000):
        assert name in speech.sentence(Message("record-wrong", {"why": name}), "en", [])
    assert len(speech._said) == before
    assert speech.sentence(Message("record-wrong", {"why": "short"}), "en", [])
    assert len(speech._said) == before + 1
