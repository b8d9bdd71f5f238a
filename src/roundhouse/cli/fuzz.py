"""Play random games for a given time and check the law-book; print the shortest failing record."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from typing import Final

import msgspec
from rich.progress import SpinnerColumn, TextColumn, TimeElapsedColumn

from roundhouse.cli.options import seconds
from roundhouse.cli.progress import progress_bar
from roundhouse.game import game
from roundhouse.match.fuzz import Failure, fuzz
from roundhouse.match.record import Header

HELP: Final = "look for a game that breaks a law of the house"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the title")
    parser.add_argument("--seconds", type=seconds, default=30, help="how long to look (30)")
    parser.add_argument("--seed", type=int, default=0, help="where the random games begin (0)")


def run(args: Namespace) -> int:
    title = game(args.game)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with progress_bar(*columns) as progress:
        task = progress.add_task("")

        def show(games: int, moments: int) -> None:
            progress.update(task, description=f"{games} games, {moments} moments checked")

        failure = fuzz(title, args.seconds, args.seed, progress=show)
        summary = progress.tasks[0].description
    if failure is None:
        print(f"{args.game}: {summary}, no law broken")
        return 0
    print(f"{args.game}: {failure.sentence}", file=sys.stderr)
    print("\n".join(record_lines(args.game, title.version, failure)))
    return 1


def record_lines(name: str, version: int, failure: Failure) -> list[str]:
    header = Header(game=name, version=version, seats=failure.seats, options=failure.options)
    return [msgspec.json.encode(line).decode() for line in (header, *failure.actions)]
