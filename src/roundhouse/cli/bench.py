"""Measure the house side by side with others and print a table.

The contestants take turns in processes of their own, on one core; the table shows medians and
how many times as fast each is as the yardsticks. Peers that are not installed are left out.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from functools import partial
from typing import Any, Final

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from roundhouse.bench.contest import COMPARISONS, Comparison
from roundhouse.bench.measure import Measured, machine, measure
from roundhouse.cli.options import positive, seconds
from roundhouse.cli.progress import progress_bar
from roundhouse.game import BadInput

HELP: Final = "measure speed side by side with others"


def arguments(parser: ArgumentParser) -> None:
    names = ", ".join(COMPARISONS)
    parser.add_argument("names", metavar="NAME", nargs="*", help=f"of {names} (default: all)")
    parser.add_argument("--rounds", type=positive, default=9, metavar="N", help="rounds (9)")
    parser.add_argument(
        "--seconds", type=seconds, default=0.5, metavar="S", help="work in each round (0.5)"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def run(args: Namespace) -> int:
    measured = measured_all(chosen(args.names), args.rounds, args.seconds)
    found = {name: figures(one) for name, one in measured.items()}
    if args.json:
        report = msgspec.json.encode({"machine": machine(), "comparisons": found})
        print(msgspec.json.format(report, indent=1).decode())
    else:
        print_report(measured, found)
    return 1 if any(one["mismatches"] for one in found.values()) else 0


def chosen(names: list[str]) -> dict[str, Comparison]:
    for name in names:
        if name not in COMPARISONS:
            known = ", ".join(COMPARISONS)
            raise BadInput(f"there is no comparison {name!r}; there are {known}")
    return {name: COMPARISONS[name]() for name in names or COMPARISONS}


def measured_all(wanted: dict[str, Comparison], rounds: int, seconds: float) -> dict[str, Measured]:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    measured = {}
    with progress_bar(*columns) as progress:
        for name, comparison in wanted.items():
            present = sum(not contestant.missing for contestant in comparison.contestants)
            task = progress.add_task(comparison.title, total=present * (1 + rounds))
            advance = partial(progress.advance, task)
            measured[name] = measure(comparison, rounds, seconds, advance)
    return measured


def figures(measured: Measured) -> dict[str, Any]:
    return {
        "about": measured.comparison.about,
        "unit": f"{measured.comparison.unit} per second",
        "contestants": [
            {
                "name": outcome.contestant.name,
                "median": round(outcome.rate, 1),
                "lowest": round(min(outcome.rates), 1),
                "highest": round(max(outcome.rates), 1),
                "times": {name: round(x, 3) for name, x in measured.times(outcome).items()},
            }
            for outcome in measured.outcomes
        ],
        "answers": max(len(outcome.answers) for outcome in measured.outcomes),
        "mismatches": measured.mismatches(),
        "missing": [contestant.name for contestant in measured.missing],
    }


def print_report(measured: dict[str, Measured], found: dict[str, dict[str, Any]]) -> None:
    console = Console()
    for name, one in measured.items():
        print_table(console, one.comparison, found[name])
    where = machine()
    kind = "compiled" if where["compiled"] else "not compiled"
    console.print(
        f"On {where['processor']}, {where['cores']} cores, {where['system']}, {where['python']}, "
        f"roundhouse {where['roundhouse']} {kind}.",
        highlight=False,
    )
    missing = {peer.name: peer.remedy for one in measured.values() for peer in one.missing}
    if missing:
        names, remedies = ", ".join(missing), ", ".join(dict.fromkeys(missing.values()))
        console.print(f"Not installed, left out: {names}. To compare: {remedies}", soft_wrap=True)


def print_table(console: Console, comparison: Comparison, found: dict[str, Any]) -> None:
    rows = found["contestants"]
    yardsticks = list(dict.fromkeys(name for row in rows for name in row["times"]))
    title = f"{comparison.title}: {comparison.unit} per second"
    table = Table(title=title, box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("contestant", no_wrap=True)
    for heading in ("median", "spread", *(f"× {name}" for name in yardsticks)):
        table.add_column(heading, justify="right", min_width=6)
    for row in rows:
        spread = (row["highest"] - row["lowest"]) / row["median"]
        times = [times_text(row["times"].get(name)) for name in yardsticks]
        table.add_row(row["name"], f"{row['median']:,.0f}", f"{spread:.0%}", *times)
    console.print(table)
    console.print(comparison.about, highlight=False)
    if found["answers"]:
        console.print(f"{found['mismatches']} mismatches in {found['answers']} answers compared.")
    console.print()


def times_text(times: float | None) -> str:
    """Three figures that matter."""
    if times is None:
        return ""
    return f"{times:,.0f}" if times >= 100 else f"{times:.3g}"
