"""For the server of the browser tests and its bots: the deal that the test names, the same bots.

Python imports it at its start where this folder is on the path. A game that a test plays through
the page is then the same game every time, whatever was played before it.
"""

import os
import random
import secrets
from pathlib import Path

DEAL = Path(os.environ["ROUNDHOUSE_TEST_DEAL"])
"""Holds the seed of the tables that are made from now on."""
SEED_BYTES = 16
"""Tables' seeds have as many, and nothing else that is random has."""

token_hex = secrets.token_hex
secrets.token_hex = lambda nbytes=None: (
    DEAL.read_text() if nbytes == SEED_BYTES else token_hex(nbytes)
)


class Fixed(random.Random):
    """Starts the same way every time, unless it is told how."""

    def __init__(self, x: int | float | str | bytes | bytearray | None = None) -> None:
        super().__init__("a fixed deal" if x is None else x)


random.Random = Fixed  # type: ignore[misc]
