"""`roundhouse` on a machine whose clock can be set back, or with rules of another version.

    python -m tools.chaos.launch serve …

SIGUSR1 sets the clock of this process back by an hour. $CHAOS_NEWER says that the rules of every
title are one version newer.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import Final

from roundhouse.cli import main
from roundhouse.game import game, games

BACK: Final = 3600.0
"""Seconds."""


class SetBack:
    """The time of day, as much earlier as it was set back."""

    def __init__(self) -> None:
        self._by = 0.0
        self._time = time.time

    def __call__(self) -> float:
        return self._time() - self._by

    def set_back(self, *_: object) -> None:
        self._by += BACK


if __name__ == "__main__":
    clock = SetBack()
    time.time = clock
    signal.signal(signal.SIGUSR1, clock.set_back)
    if os.environ.get("CHAOS_NEWER"):
        for name in games():
            game(name).version += 1
    sys.exit(main())
