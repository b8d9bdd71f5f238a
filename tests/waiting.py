"""Waiting in tests: as long as it takes. Speed is measured by the benchmarks, not here."""

import time
from collections.abc import Callable
from typing import Final, TypeVar

PATIENCE: Final = 120.0
"""Seconds after which a wait is given up. A busy machine may need most of them."""

T = TypeVar("T")


def eventually(look: Callable[[], T], otherwise: str = "nothing came") -> T:
    """What there is to see, once there is something."""
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < end, otherwise
        time.sleep(0.02)
    return found
