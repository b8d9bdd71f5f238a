"""Say what decided a finished game: an expert looks at every decision of a record.

Each decision is judged by what its seat could know then. `cost` is what it gave away against the
expert's choice; a decision is sound if it gave away less than a hundredth of the chance to win.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, TaskProgressColumn, TextColumn
from rich.table import Table

from roundhouse.arena.engines import Progress, run_local
from roundhouse.arena.plot import picture
from roundhouse.bots.judging import Verdict, judge
from roundhouse.cli.arena import check_picture
from roundhouse.cli.options import positive, seconds
from roundhouse.cli.progress import progress_bar
from roundhouse.game import BadInput, Message
from roundhouse.languages import LANGUAGES
from roundhouse.match import History, Match
from roundhouse.reports.chart import HEIGHT, WIDTH, chart
from roundhouse.reports.moments import (
    CLOSER,
    Moment,
    chunks,
    doubtful,
    moments_of,
    seconds_each,
    verdicts,
)
from roundhouse.reports.report import WHOLE, Report, make_report
from roundhouse.reports.tally import Row
from roundhouse.words import say

HELP: Final = "say what decided a finished game"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the record of a finished game")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--jobs", type=positive, default=2, metavar="N", help="processes (2)")
    parser.add_argument(
        "--budget", type=seconds, metavar="S", help="seconds for each decision (default: a share)"
    )
    parser.add_argument("--plot", type=Path, metavar="FILE.svg", help="draw the curve as SVG")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")


def run(args: Namespace) -> int:
    match = Match.load(args.file)
    check(match, args.language)
    if args.plot is not None:
        check_picture(args.plot)
    report = report_of(match, args.jobs, args.budget)
    names = [
        say(Message("player-number", {"number": seat + 1}), args.language)
        for seat in range(match.seats)
    ]
    if args.plot is not None:
        title = say(Message(f"{report.game}-title"), args.language)
        drawn = picture(WIDTH, HEIGHT, title, chart(report, names))
        args.plot.write_text(drawn, encoding="utf-8")
    if args.json:
        print(msgspec.json.encode(report).decode())
    else:
        print_report(report, names, args.language)
    return 0


def check(match: Match, language: str) -> None:
    if not match.over:
        raise BadInput(say(Message("report-not-over"), language))
    if judge(match.game.name) is None:
        raise BadInput(say(Message("report-no-judge"), language))


def report_of(match: Match, jobs: int = 1, budget: float | None = None) -> Report:
    """The whole of it, with progress on the terminal."""
    history = History(match.game, match.game.start(match.seats, match.options))
    for entry in match.log:
        history.add(entry)
    moments = moments_of(history)
    each = seconds_each(moments) if budget is None else budget
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    with progress_bar(*columns) as bar:
        title = match.game.name
        task = bar.add_task(title, total=len(chunks(moments)))
        found = judged(title, moments, each, jobs, lambda count: bar.advance(task, count))
        close = doubtful(moments, found)
        found |= judged(title, close, CLOSER if budget is None else 4 * budget, jobs, None)
    return make_report(history, moments, found, match.winners())


def judged(
    title: str, moments: list[Moment], budget: float, jobs: int, progress: Progress | None
) -> dict[int, Verdict]:
    """Verdicts by the number of the decision, worked out in several processes."""
    parts = chunks(moments)
    said = run_local([(verdicts, (title, part, budget)) for part in parts], jobs, progress)
    return {
        moment.number: verdict
        for part, answers in zip(parts, said, strict=True)
        for moment, verdict in zip(part, answers, strict=True)
        if verdict is not None
    }


def print_report(report: Report, names: list[str], language: str) -> None:
    console = Console()
    console.print(players(report, names))
    for number, point in enumerate(report.points, 1):
        when = Message("report-moment", {"round": point.round, "number": point.number})
        console.print(f"{number}. [bold]{names[point.seat]}[/], {say(when, language)}:")
        for message in point.played:
            console.print(f"   {say(message, language, names)}", markup=False)
        better = [point.reason] if point.better is None else [point.better, point.reason]
        sentences = " – ".join(say(message, language, names) for message in better)
        console.print(f"   > {sentences}", markup=False)
        lost = say(Message("report-lost", {"percent": round(100 * point.lost / WHOLE)}), language)
        console.print(f"   {say(point.price, language)}; {lost}", markup=False)
    for rows in (report.sources, report.compared):
        if rows:
            console.print(table_of(rows, names, language))


def players(report: Report, names: list[str]) -> Table:
    table = Table()
    for heading in ("", "score", "sound", "accuracy", "cost"):
        table.add_column(heading, justify="right" if heading else "left")
    for seat, own in enumerate(report.accuracy):
        star = " *" if seat in report.winners else ""
        share = f"{own.sound / own.decisions:.0%}" if own.decisions else "–"
        sound = f"{own.sound}/{own.decisions}"
        table.add_row(names[seat] + star, str(report.scores[seat]), sound, share, str(own.cost))
    return table


def table_of(rows: list[Row], names: list[str], language: str) -> Table:
    table = Table()
    for heading in ("", *names):
        table.add_column(heading, justify="right" if heading else "left")
    for row in rows:
        table.add_row(say(row.message, language), *map(str, row.values))
    return table
