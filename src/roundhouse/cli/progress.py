"""How far long work is, on standard error: a bar in a terminal, else a line now and then."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from types import FrameType
from typing import Final

from rich.console import Console
from rich.progress import Progress, ProgressColumn

INTERVAL: Final = 10.0
"""Seconds from one line to the next."""


@contextmanager
def progress_bar(*columns: ProgressColumn) -> Iterator[Progress]:
    console = Console(stderr=True)
    hidden = not console.is_terminal
    bar = Progress(*columns, console=console, transient=True, disable=hidden)
    with clean_termination(), bar, plain_lines(bar, tell, INTERVAL) if hidden else nullcontext():
        yield bar


@contextmanager
def clean_termination() -> Iterator[None]:
    """SIGTERM ends the block like Ctrl-C, so that its processes are ended and leave nothing."""
    before = signal.signal(signal.SIGTERM, terminate)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def terminate(number: int, _frame: FrameType | None) -> None:
    raise SystemExit(128 + number)


def tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


@contextmanager
def plain_lines(bar: Progress, write: Callable[[str], None], interval: float) -> Iterator[None]:
    """Write how far the tasks are, again and again, until the block ends."""
    ended = threading.Event()

    def report() -> None:
        # Ctrl-C is the main thread's, which may be putting it off.
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
        while not ended.wait(interval):
            for line in lines(bar):
                write(line)

    thread = threading.Thread(target=report, name="progress", daemon=True)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def lines(bar: Progress) -> list[str]:
    return [
        f"{task.description}: {task.completed:.0f} of {task.total or 0:.0f}, "
        f"{task.elapsed or 0:.0f} s"
        for task in bar.tasks
    ]
