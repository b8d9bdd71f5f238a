"""Runs a measurement as a command: bad input gets one clear line and exit code 2."""

from __future__ import annotations

import sys
from collections.abc import Callable

from roundhouse.cli import one_line
from roundhouse.game import RoundhouseError


def run_command(main: Callable[[], None]) -> None:
    try:
        main()
    except RoundhouseError as error:
        sys.stderr.write(f"{one_line(str(error))}\n")
        sys.exit(2)
