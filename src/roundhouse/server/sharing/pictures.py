"""Pictures of tables as onlookers see them: drawn in a thread, and cached."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Final, NamedTuple

from roundhouse.game import Message, RoundhouseError
from roundhouse.pictures import draw
from roundhouse.pictures.paint import Label, paint
from roundhouse.pictures.shapes import SEATS
from roundhouse.server.lobby.forms import title_key
from roundhouse.server.tables.access import may_look
from roundhouse.server.tables.hub import Hub
from roundhouse.server.tasks import Tasks
from roundhouse.store import Store, lobby
from roundhouse.store.lobby import TableCard
from roundhouse.words import say

_LOG: Final = logging.getLogger("roundhouse.pictures")
FRESH: Final = 60.0
"""Seconds for which a picture is shown again, though the game has moved on."""
KEPT: Final = 64
"""Pictures in memory, about 40 kB each."""
WAITING: Final = 8
"""Pictures being drawn at most; requests beyond get the default picture."""


class Picture(NamedTuple):
    data: bytes
    painted: float
    """By the monotonic clock."""


class Pictures:
    def __init__(self, store: Store, hub: Hub, tasks: Tasks) -> None:
        self._store = store
        self._hub = hub
        self._tasks = tasks
        self._kept: OrderedDict[str, Picture] = OrderedDict()
        self._under_way: dict[str, asyncio.Task[bytes]] = {}
        self._painter = ThreadPoolExecutor(1, thread_name_prefix="pictures")

    def close(self) -> None:
        self._painter.shutdown(wait=False, cancel_futures=True)

    async def shared_card(self, table_id: str) -> TableCard | None:
        """The table, if everybody may see it; None also where there is none."""
        card = self._hub.card(table_id)
        if card is None:
            async with self._store.read() as database:
                card = await lobby.card(database, table_id)
        return card if card is not None and is_shared(card) else None

    async def of(self, table_id: str) -> bytes:
        """The table's picture; the default one where others may not look."""
        card = await self.shared_card(table_id)
        if card is None:
            return house_picture()
        kept = self._kept.get(table_id)
        if kept is not None and time.monotonic() - kept.painted < FRESH:
            return kept.data
        if table_id not in self._under_way:
            if len(self._under_way) >= WAITING:
                return house_picture()
            task = self._tasks.spawn(self._paint(table_id, card))
            self._under_way[table_id] = task
            task.add_done_callback(lambda _: self._under_way.pop(table_id, None))
        return await asyncio.shield(self._under_way[table_id])

    async def _paint(self, table_id: str, card: TableCard) -> bytes:
        try:
            view = await self._onlookers_view(table_id, card)
            labels = [
                Label(seat.name, SEATS[at % len(SEATS)]) for at, seat in enumerate(card.seats)
            ]
            data = await asyncio.get_running_loop().run_in_executor(
                self._painter, _painted, card.game, view, labels
            )
        except RoundhouseError as error:  # it went, closed or broke meanwhile
            _LOG.info("no picture of table %s: %s", table_id, error)
            return house_picture()
        except Exception:
            _LOG.exception("no picture of table %s", table_id)
            return house_picture()
        self._kept[table_id] = Picture(data, time.monotonic())
        self._kept.move_to_end(table_id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return data

    async def _onlookers_view(self, table_id: str, card: TableCard) -> Any | None:
        """What somebody who is nobody here would be shown; None before the game begins."""
        if card.status == "open":
            return None
        table = await self._hub.get(table_id)
        if table.match is None or not may_look(table, None):
            return None
        return table.match.view(None)


def is_shared(card: TableCard) -> bool:
    """May the table be shown wherever its link is?"""
    is_seen = card.status == "open" or card.onlookers
    return is_seen and not card.private and not card.analysis


def _painted(title: str, view: Any | None, labels: list[Label]) -> bytes:
    return paint(draw(title, view), say(Message(title_key(title))), labels)


@cache
def house_picture() -> bytes:
    """The same for every table that is not for everybody, and where there is none."""
    return paint(None, "Roundhouse")
