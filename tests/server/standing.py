"""Time that stands still until a test moves it on."""

from __future__ import annotations

from functools import partial

import pytest

from roundhouse.server import house
from roundhouse.server.clock import SteadyClock
from roundhouse.server.safety import limits
from roundhouse.server.safety.buckets import Buckets


class StandingClock(SteadyClock):
    def set(self, now: float) -> None:
        self._now = now

    def now(self) -> float:
        return self._now

    def behind(self) -> float:
        return 0.0

    def move_on(self, seconds: float) -> None:
        self._now += seconds


def hold_still(monkeypatch: pytest.MonkeyPatch) -> StandingClock:
    """The clock of all servers that are started from now on, and of their limits."""
    clock = StandingClock()
    monkeypatch.setattr(house, "SteadyClock", lambda: clock)
    monkeypatch.setattr(limits, "Buckets", partial(Buckets, clock=clock.now))
    return clock
