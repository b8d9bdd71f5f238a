"""Play many games between bots and print who won how often, and how fast it went.

The same seed gives the same games, whatever the number of processes.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from roundhouse.arena import GameResult, Simulation, simulate
from roundhouse.arena.simulate import LIMIT, check
from roundhouse.cli.options import add_options, positive, read_options
from roundhouse.cli.progress import progress_bar

HELP: Final = "play many games between bots"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the title")
    parser.add_argument(
        "--seats",
        required=True,
        metavar="BOTS",
        help="a bot for each seat, for example random,random,random",
    )
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="games (100)")
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


def run(args: Namespace) -> int:
    bots = args.seats.split(",")
    plan = Simulation(args.game, bots, read_options(args.option), args.seed, args.limit)
    check(plan)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with progress_bar(*columns) as progress:
        task = progress.add_task(args.game, total=args.games)
        results, seconds = simulate(
            plan, args.games, args.jobs, lambda done: progress.advance(task, done)
        )
    summary = summed_up(plan, results, seconds)
    if args.json:
        print(msgspec.json.encode(summary).decode())
    else:
        print_summary(summary)
    return 0


def summed_up(plan: Simulation, results: list[GameResult], seconds: float) -> dict[str, Any]:
    decisions = sum(result.decisions for result in results)
    return {
        "game": plan.title,
        "games": len(results),
        "unfinished": sum(not result.winners for result in results),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds),
        "seats": [
            {
                "seat": seat,
                "bot": name,
                "wins": sum(seat in result.winners for result in results),
                "wins_alone": sum(result.winners == [seat] for result in results),
                "mean_score": round(sum(r.scores[seat] for r in results) / len(results), 3),
            }
            for seat, name in enumerate(plan.bots)
        ],
    }


def print_summary(summary: dict[str, Any]) -> None:
    table = Table(title=f"{summary['game']}, {summary['games']} games")
    for heading in ("seat", "bot", "won", "won alone", "mean score"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for seat in summary["seats"]:
        share = f"{seat['wins']} ({seat['wins'] / summary['games']:.1%})"
        score = f"{seat['mean_score']:.2f}"
        table.add_row(str(seat["seat"]), seat["bot"], share, str(seat["wins_alone"]), score)
    console = Console()
    console.print(table)
    rate = f"{summary['decisions_per_second']:,} decisions/s"
    console.print(f"{summary['decisions']:,} decisions in {summary['seconds']} s: {rate}")
    if summary["unfinished"]:
        console.print(f"{summary['unfinished']} games were not finished")
