"""How far long work is, where nobody sees a bar."""

from __future__ import annotations

import threading

from rich.console import Console
from rich.progress import Progress

from roundhouse.cli.progress import plain_lines
from tests.waiting import PATIENCE


def test_lines_tell_how_far_it_is_until_the_work_ends() -> None:
    told: list[str] = []
    heard = threading.Event()

    def write(line: str) -> None:
        told.append(line)
        heard.set()

    with Progress(console=Console(stderr=True), disable=True) as bar:
        task = bar.add_task("transamerica", total=40)
        bar.advance(task, 3)
        with plain_lines(bar, write, 0.001):
            assert heard.wait(PATIENCE)
    assert told[0].startswith("transamerica: 3 of 40, ")
    assert "progress" not in [thread.name for thread in threading.enumerate()]
