"""A contestant's process: it prepares once, then works for as long as it is told.

Run as `python -m roundhouse.bench.work MODULE:FUNCTION [ARGUMENT]`. Every line on the standard
input is a number of seconds; every answer is a line of JSON.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NamedTuple


class Work(NamedTuple):
    """What a contestant prepares."""

    batch: Callable[[], int]
    """Does a piece of the work and says how many units it was."""
    answers: Sequence[int] = ()
    """What it finds, where all contestants must find the same."""
    clock: Callable[[], float] = time.process_time
    """Time of this process, so that others hardly matter; or of the wall, for several processes."""


def main() -> None:
    module, _, function = sys.argv[1].partition(":")
    prepare = getattr(import_module(f"roundhouse.bench.{module}"), function)
    work: Work = prepare(*sys.argv[2:])
    work.batch()
    print(json.dumps(work.answers), flush=True)
    for line in sys.stdin:
        print(json.dumps(rate(work, float(line))), flush=True)


def rate(work: Work, seconds: float) -> float:
    """Units a second."""
    begin = work.clock()
    units = work.batch()
    while (spent := work.clock() - begin) < seconds:
        units += work.batch()
    return units / spent


if __name__ == "__main__":
    main()
