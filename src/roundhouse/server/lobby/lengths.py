"""How long games of each title usually are, so that the lobby can say how far one has come."""

from __future__ import annotations

import time
from typing import Final

from roundhouse.store import Store, lobby
from roundhouse.store.lobby import Length

_HOUR: Final = 3600.0


class Lengths:
    """Asked of the store once an hour at most."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: list[Length] = []
        self._until = 0.0
        """By the monotonic clock."""

    async def usual(self) -> list[Length]:
        if time.monotonic() >= self._until:
            async with self._store.read() as database:
                self._known = await lobby.usual_lengths(database)
            self._until = time.monotonic() + _HOUR
        return self._known
