"""Plays for bots, for people who are away, and by standing orders."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from roundhouse.game import Message, Seat
from roundhouse.server.bots.thinking import Bots
from roundhouse.server.settings import Settings
from roundhouse.server.tables import moves
from roundhouse.server.tables.live import LiveTable
from roundhouse.server.tables.orders import ordered_action
from roundhouse.server.tables.script import scripted_action
from roundhouse.server.tables.state import Refuse
from roundhouse.server.tasks import Tasks
from roundhouse.store import StoreUnavailable

LOG: Final = logging.getLogger("roundhouse.tables")

STALLED: Final = "note-stalled"
STANDING: Final = 600.0
"""Seconds between looks at tables that wait for somebody who is away."""
OVERTAKEN: Final = ("stale", "duplicate", "turn", "over")
"""Reasons for which a move is refused because the table has moved on meanwhile."""


class Autoplay:
    def __init__(self, bots: Bots, settings: Settings, tasks: Tasks) -> None:
        self._bots = bots
        self._settings = settings
        self._tasks = tasks
        self._playing: dict[LiveTable, asyncio.Task[None]] = {}
        """What plays the bots' turns of a table now."""
        self._standing: dict[str, float] = {}
        """Tables where somebody who is away is to act and no bot plays: when we last looked."""

    def is_playing(self, table: LiveTable) -> bool:
        task = self._playing.get(table)
        return task is not None and not task.done()  # it may have been cancelled before it began

    def is_due(self, table_id: str) -> bool:
        """Not for a table that waits for somebody who is away, unless we looked long ago."""
        return time.monotonic() - self._standing.get(table_id, -STANDING) >= STANDING

    def keep_moving(self, table: LiveTable) -> None:
        """See to it that a seat played by a bot or by standing orders acts."""
        seat = table.to_act
        self._standing.pop(table.id, None)
        if seat is None or self.is_playing(table):
            return
        if seat in table.orders or table.bot_level(seat) is not None:
            self._playing[table] = self._tasks.spawn(self._play(table))
        elif table.stalled is not None:
            self._standing[table.id] = time.monotonic()
            if not table.times_noted(STALLED):
                self._tasks.spawn(self._note_stalled(table, seat))

    async def _note_stalled(self, table: LiveTable, seat: Seat) -> None:
        async with table.lock:
            if table.stalled == seat and not table.times_noted(STALLED):
                await table.note(seat, Message(STALLED, {"player": seat}))

    async def _play(self, table: LiveTable) -> None:
        is_done = False
        try:
            is_done = await self._play_on(table)
        finally:
            del self._playing[table]
        if is_done:  # a bot may have come to be in charge since the last look
            self.keep_moving(table)

    async def _play_on(self, table: LiveTable) -> bool:
        """Play until a person is to act; False when it is better to stop: something is wrong."""
        while (seat := table.to_act) is not None:
            number = table.number
            try:
                if not await self._move(table, seat):
                    break
            except Refuse as refusal:
                if refusal.reason not in OVERTAKEN:
                    LOG.error("table %s: a bot was refused: %s", table.id, refusal)
                    return False
                if table.number == number:  # another process has moved, and told us nothing yet
                    await table.refresh()
            except StoreUnavailable as error:
                LOG.warning("table %s waits: %s", table.id, error)
                return False
            except Exception:
                LOG.exception("table %s: its bots have stopped", table.id)
                return False
        return True

    async def _move(self, table: LiveTable, seat: Seat) -> bool:
        """The seat's next move; False when it is a person's."""
        number, given = table.number, table.orders.get(seat)
        if given is not None:
            action = ordered_action(table, seat)
            if action is not None:
                await moves.play(table, seat, action, number, "programme", given=given)
                return True
            table.end_orders(seat)
        level = table.bot_level(seat)
        if level is None:
            return False
        if table.row.seats[seat].kind == "person":  # who is away may look on
            await asyncio.sleep(self._settings.stand_in_pace)
            if (table.number, table.bot_level(seat)) != (number, level):
                return True
        action = scripted_action(table)
        if action is None:
            action = await self._bots.choose(table.question(seat), level)
        await moves.play(table, seat, action, number, "bot")
        return True
