"""Runs Python's cyclic garbage collector between moves instead of during them.

Left to itself it runs in the middle of a move: seldom and long, or often and briefly.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

NEW: Final = 500
"""So many new objects are worth a collection of the young generations (under a millisecond)."""
LOOKS: Final = 100
"""After so many of those a full collection runs, once nobody has moved for a while."""
QUIET: Final = 5.0
"""That while, in seconds."""
LATEST: Final = 60.0
"""Seconds after which a full collection no longer waits for a quiet moment: what clients leave
behind while others move would fill the memory."""
SHARE: Final = 200
"""Full collections take at most one part in so many of the time: with a thousand tables, where
one takes half a second, they run every 100 seconds."""


class GcSchedule:
    def __init__(self) -> None:
        self._moved = 0.0
        self._is_about_to_look = False
        self._looks = 0
        self._last = time.monotonic()
        """When the last full collection ran."""
        self._took = 0.0
        """Seconds that it took."""

    def moved(self) -> None:
        """A move has been shown, or is about to be."""
        self._moved = time.monotonic()
        if not self._is_about_to_look and gc.get_count()[0] > NEW:
            self._is_about_to_look = True
            asyncio.get_running_loop().call_soon(self._look)

    def _look(self) -> None:
        self._is_about_to_look = False
        self._looks += 1
        gc.collect(1)

    def look_through(self) -> None:
        """To be called every few seconds."""
        now = time.monotonic()
        is_quiet = now - self._moved > QUIET
        is_late = now - self._last > max(LATEST, SHARE * self._took)
        if is_late or (is_quiet and self._looks > LOOKS):
            self._looks = 0
            gc.collect()
            self._last = time.monotonic()
            self._took = self._last - now
