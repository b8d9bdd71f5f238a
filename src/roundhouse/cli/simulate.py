"""Play many games between bots and print who won how often, and how fast it went.

The same seed gives the same games, whatever the number of processes.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.table import Table

from roundhouse.arena import GameResult, Simulation, simulate
from roundhouse.arena.simulate import check
from roundhouse.cli.many_games import add_many_games, games_bar
from roundhouse.cli.options import positive, read_options

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
    add_many_games(parser)


def run(args: Namespace) -> int:
    bots = args.seats.split(",")
    plan = Simulation(args.game, bots, read_options(args.option), args.seed, args.limit)
    check(plan)
    with games_bar(args.game, args.games) as progress:
        results, seconds = simulate(plan, args.games, args.jobs, progress)
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
