"""Let bots play each other and say who is stronger, with intervals.

A line-up is one bot alone against copies of another in all other seats; with two seats that is
one against one. Each is played in every seating on the same deals. A shared win counts as its
part. A game that reaches the limit of decisions is won by nobody, and reported.

Shares of games won have Wilson's 95% interval. Ratings are openskill's Plackett-Luce, the mean
of 200 samples of the deals; their interval holds the middle 95%, the model's doubt included.

With a budget in steps the same command gives the same results, timing aside. A level may have
styles (expert:banker) and older versions (expert@1), and a bot may be given other parameters:
expert@FILE, where FILE is a JSON object of numbers.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.table import Table

from roundhouse.arena import Tournament, play_tournament
from roundhouse.arena.engines import ENGINES, Progress
from roundhouse.arena.plot import plot
from roundhouse.arena.standings import report
from roundhouse.arena.tournament import LINEUPS, check_tournament, total_games
from roundhouse.cli.many_games import add_many_games, games_bar
from roundhouse.cli.options import positive, read_options
from roundhouse.game import BadInput, game

HELP: Final = "let bots play each other, with ratings and intervals"

Report = dict[str, Any]


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the title")
    parser.add_argument("--bots", required=True, metavar="A,B,…", help="two bots or more")
    parser.add_argument(
        "--games",
        type=positive,
        default=100,
        metavar="N",
        help="games for each line-up (100), rounded up to all seatings of a deal",
    )
    parser.add_argument(
        "--seats", type=positive, metavar="K", help="seats (default: the fewest the title has)"
    )
    parser.add_argument(
        "--lineup",
        choices=LINEUPS,
        default=LINEUPS[0],
        help="every bot alone against every other (one-against), or the first one only",
    )
    add_contest(parser)


def add_contest(parser: ArgumentParser) -> None:
    """What a tournament and a league share."""
    parser.add_argument(
        "--budget", default="", metavar="B", help="for each decision: 0.2s, or 500steps"
    )
    parser.add_argument(
        "--engine", choices=ENGINES, default="local", help="where games are played (local)"
    )
    parser.add_argument("--plot", type=Path, metavar="FILE.svg", help="draw the results as SVG")
    add_many_games(parser)


def run(args: Namespace) -> int:
    plan = Tournament(
        args.game,
        args.bots.split(","),
        args.seats or game(args.game).seats[0],
        args.games,
        read_options(args.option),
        args.seed,
        args.budget,
        args.lineup,
        args.limit,
    )
    check_tournament(plan, args.engine)

    def play(progress: Progress) -> Report:
        return report(plan, *play_tournament(plan, args.jobs, progress, args.engine))

    return contest(args, total_games(plan), play, plot, print_report)


def contest(
    args: Namespace,
    games: int,
    play: Callable[[Progress], Report],
    draw: Callable[[Report], str],
    tell: Callable[[Report], None],
) -> int:
    """Play; then show it as a picture where one is asked for, and as JSON or tables."""
    if args.plot is not None:
        check_picture(args.plot)
    with games_bar(args.game, games) as progress:
        found = play(progress)
    if args.plot is not None:
        args.plot.write_text(draw(found), encoding="utf-8")
    if args.json:
        print(msgspec.json.encode(found).decode())
    else:
        tell(found)
    return 0


def check_picture(path: Path) -> None:
    """Before any game is played: can the picture be written there?"""
    if path.suffix != ".svg":
        raise BadInput(f"--plot {path}: pictures are SVG; name a file that ends in .svg")
    try:
        path.touch()
    except OSError as error:
        raise BadInput(f"--plot {path}: {error.strerror}") from error


def print_report(found: dict[str, Any]) -> None:
    console = Console()
    console.print(standings(found))
    console.print(lineups(found))
    timing = found["timing"]
    console.print(f"{found['decisions']:,} decisions in {timing['seconds']} s")
    if found["unfinished"]:
        console.print(f"{found['unfinished']} games were not finished")


def standings(found: dict[str, Any]) -> Table:
    headline = f"{found['game']}, {found['seats']} seats, {found['games']} games"
    table = Table(title=headline)
    for heading in ("bot", "rating (95%)", "games", "won", "mean score", "slowest"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for entry in found["standings"]:
        times = found["timing"]["bots"][entry["bot"]]
        table.add_row(
            entry["bot"],
            f"{entry['rating']:.1f} ({entry['low']:.1f} … {entry['high']:.1f})",
            str(entry["games"]),
            f"{entry['share']:.1%}",
            f"{entry['mean_score']:.2f}",
            f"{times['slowest']:.3f} s",
        )
    return table


def lineups(found: dict[str, Any]) -> Table:
    """The cross table: row against column, with the interval of each share."""
    names = [entry["bot"] for entry in found["standings"]]
    table = Table(title="won by the row's bot, alone against the column's")
    table.add_column("bot")
    for name in names:
        table.add_column(name, justify="right")
    for name in names:
        table.add_row(name, *(cell(found["cross"][name].get(other)) for other in names))
    return table


def cell(share: dict[str, Any] | None) -> str:
    if share is None:
        return "–"
    return f"{share['share']:.1%} ({share['low']:.1%} … {share['high']:.1%})"
