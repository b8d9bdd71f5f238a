"""Measures the levels of a title's bots against each other and writes docs/strength.md.

    python tools/ladder.py transamerica --obvious nearest --games 400 --budget 100steps
    python tools/ladder.py american-rails --obvious dividend --games 300 --only expert-sharp
    python tools/ladder.py american-rails --seats 4 --beside --games 100 --only sharp-steady
    python tools/ladder.py transamerica --pace 4
    python tools/ladder.py

The first line plays every rung: each level alone against the level below it, and the expert
against the obvious program (`--obvious` names it), every one with the same budget, seats,
options and seed; each is one `roundhouse arena` command, which is kept with its result in
docs/strength/<title>.json. `--only` measures the named rungs anew (stronger-weaker, several
with commas) and leaves the others as they are, so rungs may have budgets of their own. `--beside`
keeps them beside the ladder: the same levels at another number of seats. `--pace` plays so many
games with the expert's own measure of time and notes its slowest decision, `--hints` judges hints
in so many positions. At the end, and with no title at all, the page is made from the
kept results; a test holds it to them. Leagues among strangers, and among older versions, are kept
as `roundhouse league … --json` and `--plot` give them, with one command a line where numbers of
seats were played apart; ceilings as `python -m bench.ceiling` gives them and styles as `python -m
bench.styles` does.

Compile first (`make build`): what is measured should be what people play against.
"""

from __future__ import annotations

import json
import shlex
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from roundhouse.arena.standings import report, wilson
from roundhouse.arena.tournament import Tournament, check_tournament, play_tournament
from roundhouse.bots import LEVELS
from roundhouse.cli.options import add_options, positive, read_options
from roundhouse.game import game, games
from roundhouse.rulebook import rulebook

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from bench.hints import measured, told  # noqa: E402

DOCS: Final = ROOT / "docs"
PAGE: Final = DOCS / "strength.md"
RESULTS: Final = DOCS / "strength"
LEAGUES: Final = "leagues"
"""The folder in it of results as `roundhouse league --json` prints them."""
CEILINGS: Final = "ceilings"
"""The folder in it of results as `python -m bench.ceiling` prints them."""
OLDER: Final = "older"
"""The folder in it of leagues among older versions."""
STYLES: Final = "styles"
"""The folder in it of results as `python -m bench.styles` prints them."""

LEVEL_GOAL: Final = 0.75
OBVIOUS_GOAL: Final = 0.85
FAIR_SHARES: Final = 2
"""What a level is to reach beside the ladder, at its lower end, as so many fair shares."""
LEAGUE_GOALS: Final[dict[str, dict[int, float]]] = {
    "transamerica": {2: 0.80, 3: 0.55, 4: 0.45, 5: 0.36, 6: 0.30},
    "american-rails": {3: 0.75, 4: 0.60, 5: 0.50},
    "african-rails": {2: 0.75, 3: 0.60, 4: 0.60, 5: 0.45, 6: 0.45},
}
"""By seats: what the lower end of the interval is to reach."""

Rung = dict[str, Any]
"""What was measured of two bots, as it is kept."""

INTRODUCTION: Final = """\
# How strong the computer opponents are

Measured, not claimed: each level alone against the level below it, and the expert against the
obvious program for its title. This page is made from the results in `docs/strength/` by
`python tools/ladder.py`, which also says how to measure anew; a test keeps the page true to them.

Every deal is played once in every seating, with the same luck. With two seats it is one against
one; with more, one of the stronger sits among the weaker, who take all other seats, so a fair
share is less than a half. Won is the share of whole games won; a shared win counts as its part,
and a game that reaches the limit of decisions is won by nobody. The interval is Wilson's, 95%.
The goal for a level against the one below is 75%, for the expert against the obvious program 85%.
Budgets in steps make the games repeat exactly: the commands below give the same shares again.

Among strangers the expert sits alone at tables of programs that it was not tuned among, written
from other ideas than its own: copies of one of them, or a mixture. There the goal is for the lower
end of the interval, and games are few: where it is not reached, more games may show that it is, or
that it is not.
"""


def rungs(obvious: str) -> list[tuple[str, str]]:
    """Who is measured against whom: the stronger first."""
    levels = [(stronger, weaker) for weaker, stronger in pairwise(LEVELS)]
    return [*levels, (LEVELS[-1], obvious)] if obvious else levels


def measure(plan: Tournament, jobs: int) -> dict[str, Any]:
    """Play the two bots of the plan and keep what the page tells."""
    check_tournament(plan)
    played, seconds = play_tournament(plan, jobs)
    found = report(plan, played, seconds)
    (lineup,) = found["lineups"]
    stronger = found["timing"]["bots"][plan.bots[0]]
    return {
        "stronger": plan.bots[0],
        "weaker": plan.bots[1],
        "command": command(plan),
        "seats": plan.seats,
        "fair": round(1 / plan.seats, 4),
        **{name: lineup[name] for name in ("games", "won", "share", "low", "high", "unfinished")},
        "mean_seconds": round(stronger["mean"], 4),
        "slowest_seconds": round(stronger["slowest"], 3),
    }


def command(plan: Tournament) -> str:
    words = ["roundhouse", "arena", plan.title, "--bots", ",".join(plan.bots)]
    words += ["--lineup", plan.lineup, "--seats", str(plan.seats), "--games", str(plan.games)]
    words += ["--budget", plan.budget] if plan.budget else []
    words += ["--seed", str(plan.seed)]
    for name, value in plan.options.items():
        words += ["--option", f"{name}={json.dumps(value)}"]
    return shlex.join(words)


def climb(args: Namespace) -> None:
    """Measure what was asked for and keep the results, each as soon as it is there."""
    path = RESULTS / f"{args.game}.json"
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"rungs": []}
    obvious = args.obvious or kept.get("obvious", "")
    kept["obvious"] = obvious
    plan = Tournament(
        args.game,
        [],
        args.seats or game(args.game).seats[0],
        args.games,
        read_options(args.option),
        args.seed,
        args.budget,
        "first-against",
    )
    order = [f"{stronger}-{weaker}" for stronger, weaker in rungs(obvious)]
    kept["rungs"] = [rung for rung in kept["rungs"] if rung_name(rung) in order]

    def place(rung: Rung) -> int:
        return order.index(rung_name(rung))

    for stronger, weaker in rungs(obvious):
        name = f"{stronger}-{weaker}"
        if args.pace or args.hints or (args.only and name not in args.only.split(",")):
            continue
        found = measure(plan._replace(bots=[stronger, weaker]), args.jobs)
        print(f"{name}: {found['share']:.1%} ({found['low']:.1%} … {found['high']:.1%})")
        if args.beside:
            kept["beside"] = with_rung(
                kept.get("beside", []), found, lambda rung: (rung["seats"], place(rung))
            )
        else:
            kept["rungs"] = with_rung(kept["rungs"], found, place)
        keep(path, kept)
    if args.hints:
        kept["hints"] = measured(args.game, args.hints)
        keep(path, kept)
    if args.pace:
        free = plan._replace(bots=[LEVELS[-1], LEVELS[0]], games=args.pace, budget="")
        kept["pace"] = measure(free, 1)
        keep(path, kept)


def with_rung(rungs: list[Rung], found: Rung, place: Callable[[Rung], Any]) -> list[Rung]:
    """The rungs in their places, the new one instead of what was measured in its place."""
    return sorted([*[rung for rung in rungs if place(rung) != place(found)], found], key=place)


def rung_name(rung: Rung) -> str:
    return f"{rung['stronger']}-{rung['weaker']}"


def keep(path: Path, kept: dict[str, Any]) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")


def page() -> str:
    parts = [INTRODUCTION]
    for title in games():
        path = RESULTS / f"{title}.json"
        if path.exists():
            name = rulebook(title).partition("\n")[0].removeprefix("# ").partition(":")[0]
            kept = json.loads(path.read_text(encoding="utf-8"))
            told = [*section(kept), *among_strangers(title), *among_older(title), *styles(title)]
            parts.append("\n".join([f"## {name}\n", *told, ""]))
    return "\n".join(parts)


def section(kept: dict[str, Any]) -> list[str]:
    lines = ["| bot | against | seats | games | won | 95% interval | fair share | goal |"]
    lines.append("|---|---|---:|---:|---:|---|---:|---:|")
    lines += [row(rung) for rung in kept["rungs"]]
    unfinished = sum(rung["unfinished"] for rung in kept["rungs"])
    if unfinished:
        lines.append(f"\nGames that reached the limit of decisions: {unfinished}.")
    lines += ["\n```", *(rung["command"] for rung in kept["rungs"]), "```"]
    if "beside" in kept:
        lines += beside(kept["beside"])
    if "pace" in kept:
        pace = kept["pace"]
        lines.append(
            f"\nWith its own measure of time the expert took {pace['mean_seconds']:.2f} s a"
            f" decision, {pace['slowest_seconds']:.2f} s at most, in {pace['games']} games against"
            f" {pace['weaker']} (`{pace['command']} --jobs 1`)."
        )
    if "hints" in kept:
        lines.append(f"\nHints: {told(kept['hints'])} (`{kept['hints']['command']}`).")
    return lines


def beside(rungs: list[Rung]) -> list[str]:
    """The levels at other numbers of seats."""
    lines = ["\nThe levels at other tables; the goal is twice the fair share, for the lower end:\n"]
    lines.append("| bot | against | seats | games | won | 95% interval | fair share | reached |")
    lines.append("|---|---|---:|---:|---:|---|---:|---|")
    for rung in rungs:
        reached = "yes" if rung["low"] >= FAIR_SHARES * rung["fair"] else "not shown"
        lines.append(f"| {' | '.join([*cells(rung), reached])} |")
    return [*lines, "\n```", *(rung["command"] for rung in rungs), "```"]


def among_strangers(title: str) -> list[str]:
    """The results of the title's league, if one was kept."""
    path = RESULTS / LEAGUES / f"{title}.json"
    if not path.exists():
        return []
    kept = json.loads(path.read_text(encoding="utf-8"))
    (challenger,) = kept["challengers"]
    others = [name for name in kept["members"] if name != challenger]
    lines = [f"\nAmong strangers ({', '.join(others)}):\n"]
    lines.append("| seats | games | won | 95% interval | fair share | goal | reached |")
    lines.append("|---:|---:|---:|---|---:|---:|---|")
    if any("lost_a_round" in one for entry in kept["seats"] for one in entry.get("standings", [])):
        lines[-2] += " lost a round | the best other |"
        lines[-1] += "---:|---|"
    for entry in kept["seats"]:
        shares = list(entry["among"][challenger].values())
        found = wilson(sum(one["won"] for one in shares), sum(one["games"] for one in shares))
        goal = LEAGUE_GOALS[title][entry["seats"]]
        cells = [
            str(entry["seats"]),
            str(found.games),
            f"{found.share:.1%}",
            f"{found.low:.1%} … {found.high:.1%}",
            f"{entry['fair']:.0%}",
            f"{goal:.0%}",
            "yes" if found.low >= goal else "not shown",
            *lost_a_round(entry, challenger),
        ]
        lines.append(f"| {' | '.join(cells)} |")
    lines += ["\n```", kept["command"], "```"]
    lines.append(f"\n![ratings and shares]({RESULTS.name}/{LEAGUES}/{title}.svg)")
    return [*lines, *ceiling(title)]


def among_older(title: str) -> list[str]:
    """What the expert won among copies of each older version, if such a league was kept."""
    path = RESULTS / OLDER / f"{title}.json"
    if not path.exists():
        return []
    kept = json.loads(path.read_text(encoding="utf-8"))
    (challenger,) = kept["challengers"]
    lines = [f"\nThe {challenger} among older versions, copies of one or a mixture:\n"]
    lines.append("| among | seats | games | won | 95% interval | fair share |")
    lines.append("|---|---:|---:|---:|---|---:|")
    for entry in kept["seats"]:
        among = dict(entry["cross"][challenger])
        if "mixed" in entry["among"][challenger]:
            among["a mixture"] = entry["among"][challenger]["mixed"]
        for name, share in among.items():
            interval = f"{share['low']:.1%} … {share['high']:.1%}"
            lines.append(
                f"| {name} | {entry['seats']} | {share['games']} | {share['share']:.1%} "
                f"| {interval} | {entry['fair']:.0%} |"
            )
    lines += ["\n```", kept["command"], "```"]
    return [*lines, f"\n![ratings and shares]({RESULTS.name}/{OLDER}/{title}.svg)"]


def lost_a_round(entry: dict[str, Any], challenger: str) -> list[str]:
    """What it loses a round, and what the best of the others does; nothing where points are won."""
    lost = {
        one["bot"]: one["lost_a_round"]
        for one in entry.get("standings", [])
        if "lost_a_round" in one
    }
    if challenger not in lost:
        return []
    mine = lost.pop(challenger)
    best = min(lost, key=lambda name: lost[name])
    return [f"{mine:.2f}", f"{best} {lost[best]:.2f}"]


def ceiling(title: str) -> list[str]:
    """What an expert that sees all hands wins at such tables, if that was measured."""
    path = RESULTS / CEILINGS / f"{title}.json"
    if not path.exists():
        return []
    kept = json.loads(path.read_text(encoding="utf-8"))
    lines = ["\nThe ceiling: the same expert, if it could see all hands:\n"]
    lines.append("| seats | games | won | 95% interval | goal of the expert | lost a round |")
    lines.append("|---:|---:|---:|---|---:|---:|")
    for entry in kept["seats"]:
        interval = f"{entry['low']:.1%} … {entry['high']:.1%}"
        goal = f"{LEAGUE_GOALS[title][entry['seats']]:.0%}"
        lines.append(
            f"| {entry['seats']} | {entry['games']} | {entry['share']:.1%} | {interval} "
            f"| {goal} | {entry['lost_a_round']:.2f} |"
        )
    return [*lines, "\n```", kept["command"], "```"]


def styles(title: str) -> list[str]:
    """What the styles of a level do, and how they fare, if that was measured."""
    path = RESULTS / STYLES / f"{title}.json"
    if not path.exists():
        return []
    kept = json.loads(path.read_text(encoding="utf-8"))
    lines = [
        "\nStyles, each alone among usual experts and among strangers; counted is what one does in"
        " a game among usual experts:\n"
    ]
    counted = sorted({label for entry in kept["seats"] for label in entry["bots"][0]["counted"]})
    headings = ["bot", "seats", "won among experts", "fair share", "won among strangers", "score"]
    lines.append(f"| {' | '.join([*headings, *map(str.lower, counted)])} |")
    lines.append(f"|---|---:|---|---:|---|{'---:|' * (1 + len(counted))}")
    for entry in kept["seats"]:
        for one in entry["bots"]:
            cells = [one["bot"], str(entry["seats"]), won(one, "copies"), f"{entry['fair']:.0%}"]
            cells += [won(one, "mixed"), f"{one['score']:.0f}"]
            cells += [f"{one['counted'].get(label, 0):.1f}" for label in counted]
            lines.append(f"| {' | '.join(cells)} |")
    return [*lines, "\n```", kept["command"], "```"]


def won(one: dict[str, Any], kind: str) -> str:
    share = one["among"][kind]
    return (
        f"{share['share']:.0%} ({share['low']:.0%} … {share['high']:.0%}) of {share['games']:.0f}"
    )


def row(rung: Rung) -> str:
    goal = LEVEL_GOAL if rung["weaker"] in LEVELS else OBVIOUS_GOAL
    return f"| {' | '.join([*cells(rung), f'{goal:.0%}'])} |"


def cells(rung: Rung) -> list[str]:
    weaker = rung["weaker"]
    others = weaker if rung["seats"] == 2 else f"{rung['seats'] - 1} × {weaker}"
    return [
        f"{rung['stronger']}",
        others,
        str(rung["seats"]),
        str(rung["games"]),
        f"{rung['share']:.1%}",
        f"{rung['low']:.1%} … {rung['high']:.1%}",
        f"{rung['fair']:.0%}",
    ]


def arguments() -> ArgumentParser:
    parser = ArgumentParser(description="Measure a title's levels; write docs/strength.md.")
    parser.add_argument("game", nargs="?", metavar="GAME", help="the title; none: the page only")
    parser.add_argument("--obvious", default="", metavar="BOT", help="the obvious program")
    parser.add_argument("--games", type=positive, default=400, metavar="N")
    parser.add_argument("--seats", type=positive, metavar="K")
    parser.add_argument("--budget", default="", metavar="B")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--jobs", type=positive, default=1, metavar="J")
    parser.add_argument("--only", default="", metavar="RUNG,…", help="for example expert-sharp")
    parser.add_argument("--beside", action="store_true", help="at other seats than the ladder's")
    parser.add_argument("--pace", type=positive, metavar="N", help="games at the expert's pace")
    parser.add_argument("--hints", type=positive, metavar="N", help="positions to judge hints in")
    add_options(parser)
    return parser


if __name__ == "__main__":
    given = arguments().parse_args()
    if given.game:
        climb(given)
    PAGE.write_text(page(), encoding="utf-8")
