"""What measurements at a league's tables have in common: their arguments, and the command."""

from __future__ import annotations

import argparse

from roundhouse.arena.league import League, members
from roundhouse.cli.league import seat_counts
from roundhouse.cli.options import positive


def read_plan(description: str, challenger: str, mixed: int, games: int = 0) -> tuple[League, int]:
    """The plan that the command line asks for among the reporting half, and how many processes.

    `mixed` and `games` are what is played unless told otherwise; without `games` there are no
    tables of copies, and nobody can ask for them.
    """
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("title", metavar="TITLE")
    parser.add_argument("--seats", metavar="K,…")
    if games:
        parser.add_argument("--games", type=positive, default=games)
    parser.add_argument("--mixed", type=positive, default=mixed)
    parser.add_argument("--budget", default="")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=positive, default=1)
    args = parser.parse_args()
    plan = League(
        args.title,
        [challenger],
        members(args.title, "reporting"),
        seat_counts(args.title, args.seats),
        args.games if games else 0,
        args.mixed,
        {},
        args.seed,
        args.budget,
    )
    return plan, args.jobs


def plan_command(module: str, plan: League) -> str:
    """The line that measures the same again."""
    words = [f"python -m {module}", plan.title, "--seats", ",".join(map(str, plan.seats))]
    words += ["--games", str(plan.games)] if plan.games else []
    words += ["--mixed", str(plan.mixed)]
    words += ["--budget", plan.budget] if plan.budget else []
    return " ".join([*words, "--seed", str(plan.seed)])
