"""Looks for unused objects that refer to each other, when nobody waits meanwhile.

Left to itself Python looks in the middle of a move: rarely and long, or often and shortly.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

NEW: Final = 500
"""So many new objects are worth a look at them, which takes less than a millisecond."""
LOOKS: Final = 100
"""After so many of those, everything is looked through once nobody has moved for a while."""
QUIET: Final = 5.0
"""That while, in seconds."""
LATEST: Final = 60.0
"""Seconds after which it is not waited for quiet any longer: what clients leave behind while
others move would fill the memory meanwhile."""
SHARE: Final = 200
"""Looking through everything takes one part in so many of the time at most: with a thousand
tables, where it takes half a second, it is done every 100 seconds."""


class GcSchedule:
    def __init__(self) -> None:
        self._moved = 0.0
        self._is_about_to_look = False
        self._looks = 0
        self._last = time.monotonic()
        """When everything was last looked through."""
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
