"""Whose turn it is, is told however closely changes of a table follow each other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from types import SimpleNamespace
from typing import Any

import pytest

from roundhouse.server.notices import watching
from roundhouse.server.notices.watching import Notice, Watching
from roundhouse.store import lobby
from roundhouse.store.lobby import SeatCard, TableCard, card_of
from roundhouse.store.tables import SeatRow, TableRow

ROW = TableRow("transamerica", 1, {}, [SeatRow("person", 7, "Anna")], 7, 1e9, 1e9)
TURN = Notice("turn", 7, ROW.id, "transamerica")


class Scene:
    """A table on disk, which has not begun, and who watches it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.status = "open"
        self.sent: list[Notice] = []
        self.before_look: list[Callable[[], None]] = []
        """What happens in the breaths before looks, one after the other."""
        self.before_read: list[Callable[[], None]] = []
        """What happens before the card is read, one after the other."""
        self.table = SimpleNamespace(lock=asyncio.Lock())
        self.tables: dict[str, Any] = {}
        hub: Any = SimpleNamespace(tables=self.tables, card=nothing)
        nobody: Any = SimpleNamespace(publish=nothing, table_changed=nothing, tell=nothing)
        store: Any = SimpleNamespace(read=nullcontext)
        self.watching = Watching(
            store, nobody, hub, nobody, game_over=nothing, send=self.sent.append
        )
        patched = SimpleNamespace(sleep=self._sleep, create_task=asyncio.create_task)
        monkeypatch.setattr(watching, "asyncio", patched)
        monkeypatch.setattr(lobby, "card", self._card)

    async def _sleep(self, _: float) -> None:
        if self.before_look:
            self.before_look.pop(0)()
        await asyncio.sleep(0)

    async def _card(self, _: object, __: str) -> TableCard:
        if self.before_read:
            self.before_read.pop(0)()
        card = card_of(ROW)
        seats = [SeatCard("person", "Anna", 7)]
        fields = {name: getattr(card, name) for name in card.__struct_fields__}
        return TableCard(**{**fields, "status": self.status, "to_act": 0, "seats": seats})

    def begin(self) -> None:
        """The game begins, on disk; nobody has been told so far."""
        self.status = "playing"

    def changed(self) -> None:
        self.watching.table_changed(ROW.id)

    async def looked(self) -> None:
        while self.watching._looking is not None:
            await asyncio.sleep(0)


def nothing(*_: object) -> None:
    pass


def played(scene: Callable[[Scene], Awaitable[None]], monkeypatch: pytest.MonkeyPatch) -> Scene:
    async def play() -> Scene:
        house = Scene(monkeypatch)
        await scene(house)
        await house.looked()
        return house

    return asyncio.run(play())


def test_a_game_that_begins_while_what_was_before_is_looked_at_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene(house: Scene) -> None:
        house.changed()  # somebody made the table
        house.before_look = [nothing, house.changed]  # and somebody joins
        house.before_read = [nothing, house.begin]
        await house.looked()
        house.changed()

    assert played(scene, monkeypatch).sent == [TURN]


def test_a_game_that_begins_while_another_process_is_looked_after_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene(house: Scene) -> None:
        house.tables[ROW.id] = house.table
        async with house.table.lock:
            house.begin()
            await house.watching.table_changed_elsewhere(ROW.id)
            for _ in range(10):  # longer than a look takes that waits for nobody
                await asyncio.sleep(0)
        house.changed()

    assert played(scene, monkeypatch).sent == [TURN]


def test_what_another_process_did_it_tells_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: Scene) -> None:
        house.begin()
        await house.watching.table_changed_elsewhere(ROW.id)
        await house.looked()
        house.changed()  # somebody says something there

    assert played(scene, monkeypatch).sent == []
