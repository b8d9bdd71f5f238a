"""How long the first visitor waits for a table of 1,500 actions, after the server was started.

python bench/opening.py    the quickest and the median of 20 openings, in milliseconds

Time of this process: reading the log, playing on from the last snapshot, making the first frame.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import roundhouse.server.app  # noqa: F401 (the server is loaded from its top)
from tests.server.test_opening import LONG, kept_with_snapshot, long_match, opened

ROUNDS = 20


async def measure(database: str) -> list[float]:
    house, table_id = await kept_with_snapshot(database, long_match())
    taken = []
    for _ in range(ROUNDS):
        start = time.process_time()
        await opened(house.store, table_id)
        taken.append((time.process_time() - start) * 1000)
    await house.store.close()
    return taken


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        taken = asyncio.run(measure(f"{folder}/bench.db"))
    print(f"a table of {LONG:,} actions opens in {min(taken):.1f} ms (median {median(taken):.1f})")
