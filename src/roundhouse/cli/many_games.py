"""What the commands share that let bots play many games: their arguments and their bar."""

from __future__ import annotations

import os
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn

from roundhouse.arena.engines import Progress
from roundhouse.arena.simulate import LIMIT
from roundhouse.cli.options import add_options, positive
from roundhouse.cli.progress import progress_bar


def add_many_games(parser: ArgumentParser) -> None:
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the games (0)")
    parser.add_argument(
        "--jobs",
        type=positive,
        default=os.cpu_count() or 1,
        metavar="J",
        help="processes (default: one for each core)",
    )
    parser.add_argument(
        "--limit",
        type=positive,
        default=LIMIT,
        help=f"decisions after which a game is left unfinished ({LIMIT})",
    )
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    add_options(parser)


@contextmanager
def games_bar(title: str, total: int) -> Iterator[Progress]:
    """A bar for many games, and what to call when some more are done."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with progress_bar(*columns) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.advance(task, done)
