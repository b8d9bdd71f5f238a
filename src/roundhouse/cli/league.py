"""Let a bot sit among strangers at every number of seats, and say how it fares.

Each challenger plays alone among copies of every other member, and at mixed tables, every deal
in every seating. Members are bots by name; `tuning`, `reporting` and `strangers` stand for the
halves of the title's population and for both: programs written from different ideas, of which
the expert may be tuned among the first half only. `levels` are those that people play against,
`older` their versions from before (expert@1); a style is named with its level (expert:banker).
`openspiel` is OpenSpiel's own tree search (IS-MCTS where hands are hidden), where that is
installed; it has ten times the others' budget.

For every number of seats the report has ratings (openskill's Plackett-Luce with 95% intervals),
what the challenger won among copies of each other (Wilson's 95% interval), and what it won at
mixed tables. A shared win counts as its part. Where scores are points lost, the report also has
what each bot loses a round.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from roundhouse.arena.engines import Progress
from roundhouse.arena.league import (
    League,
    check_league,
    league_report,
    members,
    play_league,
    total_games,
)
from roundhouse.arena.league_plot import plot_league
from roundhouse.cli.arena import Report, add_contest, cell, contest
from roundhouse.cli.options import positive, read_options
from roundhouse.game import BadInput, game

HELP: Final = "let bots sit among strangers at every number of seats, with ratings and a plot"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the title")
    parser.add_argument(
        "--challengers", default="expert", metavar="A,…", help="who is measured (expert)"
    )
    parser.add_argument(
        "--others",
        default="strangers",
        metavar="B,…",
        help="among whom: bots, tuning, reporting, strangers, levels, older (strangers)",
    )
    parser.add_argument(
        "--seats", metavar="K,…", help="numbers of seats (default: all that the title has)"
    )
    parser.add_argument(
        "--games", type=number, default=12, metavar="N", help="games among copies of each (12)"
    )
    parser.add_argument(
        "--mixed", type=number, default=12, metavar="N", help="mixed deals for each challenger (12)"
    )
    add_contest(parser)


def number(text: str) -> int:
    """A whole number from 0 up."""
    return 0 if text == "0" else positive(text)


def run(args: Namespace) -> int:
    plan = plan_of(args)
    check_league(plan, args.engine)

    def play(progress: Progress) -> Report:
        return league_report(plan, *play_league(plan, args.jobs, progress, args.engine))

    return contest(args, total_games(plan), play, plot_league, print_report)


def plan_of(args: Namespace) -> League:
    return League(
        args.game,
        members(args.game, args.challengers),
        members(args.game, args.others),
        seat_counts(args.game, args.seats),
        args.games,
        args.mixed,
        read_options(args.option),
        args.seed,
        args.budget,
        args.limit,
    )


def seat_counts(title: str, text: str | None) -> list[int]:
    if text is None:
        return list(game(title).seats)
    try:
        return sorted({int(word) for word in text.split(",")})
    except ValueError:
        raise BadInput(f"--seats {text}: write whole numbers with commas") from None


def print_report(found: dict[str, Any]) -> None:
    console = Console()
    for entry in found["seats"]:
        console.print(standings(found, entry))
        console.print(among(entry))
    console.print(f"{found['games']} games in {found['timing']['seconds']} s")
    if found["unfinished"]:
        console.print(f"{found['unfinished']} games were not finished")


def standings(found: dict[str, Any], entry: dict[str, Any]) -> Table:
    table = Table(title=f"{found['game']}, {entry['seats']} seats, {entry['games']} games")
    by_round = any("lost_a_round" in bot for bot in entry["standings"])
    headings = ["bot", "rating (95%)", "seatings", "won", "mean score"]
    for heading in (*headings, *["lost a round"] * by_round, "slowest"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for bot in entry["standings"]:
        table.add_row(
            bot["bot"],
            f"{bot['rating']:.1f} ({bot['low']:.1f} … {bot['high']:.1f})",
            str(bot["seatings"]),
            f"{bot['won']:.1%}",
            f"{bot['mean_score']:.2f}",
            *([f"{bot['lost_a_round']:.2f}"] if by_round else []),
            f"{found['timing']['bots'][bot['bot']]['slowest']:.3f} s",
        )
    return table


def among(entry: dict[str, Any]) -> Table:
    """What each challenger won, by whom it sat among."""
    table = Table(title=f"won; a fair share: {entry['fair']:.1%}")
    table.add_column("among")
    for name in entry["cross"]:
        table.add_column(name, justify="right")
    rows = dict.fromkeys(other for shares in entry["cross"].values() for other in shares)
    for other in rows:
        table.add_row(other, *(cell(shares.get(other)) for shares in entry["cross"].values()))
    for kind, label in (("copies", "all of these"), ("mixed", "mixed tables")):
        shares = [part.get(kind) for part in entry["among"].values()]
        if any(shares):
            table.add_row(label, *map(cell, shares))
    return table
