"""The server's own clock: it advances evenly, also when the machine's clock is set."""

from __future__ import annotations

import time


class SteadyClock:
    """Seconds since 1970, by the machine's clock as it was when the server started.

    Clocks at tables, deadlines and limits are counted by it: an hour that the machine's clock
    loses or gains is neither given to a player nor taken from one.
    """

    def __init__(self) -> None:
        self.set(time.time())

    def set(self, now: float) -> None:
        self._ahead = now - time.monotonic()

    def now(self) -> float:
        return time.monotonic() + self._ahead

    def behind(self) -> float:
        """How far the machine's clock was set forward since, in seconds; less than 0: back."""
        return time.time() - self.now()
