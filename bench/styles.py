"""What a level's styles do differently, and whether they are as strong as the level as usual.

python -m bench.styles american-rails --seats 3,4 --games 24 --mixed 6 --budget 24steps --seed 61

Each style sits alone among copies of the level as usual, where a fair share shows that it is as
strong, and so does the level among itself; and alone at mixed tables of the strangers that the
expert is reported among. Every deal is played in every seating, with the same luck. What is
counted of a game is what its report counts (`roundhouse.reports`).
"""

from __future__ import annotations

import json
from collections import defaultdict
from statistics import fmean
from typing import Any, Final, NamedTuple

from bench.command import run_command
from bench.league_plan import plan_command, read_plan
from roundhouse.arena.engines import Work, run_local
from roundhouse.arena.league import COPIES, MIXED, League, Table, simulation, tables
from roundhouse.arena.players import player, read_budget
from roundhouse.arena.simulate import Simulation, check
from roundhouse.arena.standings import wilson
from roundhouse.bots import LEVELS, STYLE_SIGN, styles
from roundhouse.game import BadInput
from roundhouse.match import Match
from roundhouse.reports.tally import tally
from roundhouse.words import say

LEVEL: Final = LEVELS[-1]


class Watched(NamedTuple):
    """What one seat made of a game."""

    kind: str
    share: float
    """1 for a win, a part of a shared one."""
    score: int
    counted: dict[str, int]


def watched_game(plan: Simulation, number: int, watched: list[int], kind: str) -> list[Watched]:
    """Game `number` of the plan, and what its report counts of those seats."""
    seed, budget = f"{plan.seed}/{number}", read_budget(plan.budget)
    match = Match.start(plan.title, len(plan.bots), seed)
    players = [player(name, plan.title, f"{seed}/{n}") for n, name in enumerate(plan.bots)]
    steps = list(match.steps())
    while not match.over:
        actor = match.to_act
        steps += match.play(players[actor].choose(match.view(actor), match.legal(), budget))
    counted = tally(plan.title, steps, match.seats)
    rows = [row for row in (*counted.sources, *counted.compared) if not row.message.values]
    scores, winners = match.game.scores(match.state), match.game.winners(match.state)
    return [
        Watched(
            kind,
            1 / len(winners) if seat in winners else 0.0,
            scores[seat],
            {say(row.message, "en"): row.values[seat] for row in rows},
        )
        for seat in watched
    ]


def sittings(plan: League, name: str, seats: int) -> list[tuple[Table, int, list[int]]]:
    """The tables with their deals, and whose seats are watched there.

    A table of nothing but the level is the same game in every seating, so it is played once.
    """
    deals = -(-plan.games // seats)
    alone = Table(COPIES, (name, *[LEVEL] * (seats - 1)), deals)
    each = [[seat] for seat in range(seats)]
    once = [list(range(seats))] if name == LEVEL else each
    found = [(alone, deal, watched) for deal in range(deals) for watched in once]
    mixed = tables(plan._replace(challengers=[name], games=0), seats)
    return found + [(table, 0, watched) for table in mixed for watched in each]


def measured(plan: League, name: str, seats: int, jobs: int) -> dict[str, Any]:
    """The level as usual, or one of its styles, with so many seats."""
    work: list[Work[list[Watched]]] = [
        (
            watched_game,
            (simulation(plan, table.seating(seen[0]), table.number), deal, seen, table.kind),
        )
        for table, deal, seen in sittings(plan, name, seats)
    ]
    played = [one for game in run_local(work, jobs) for one in game]
    among = {
        kind: wilson(sum(one.share for one in games), len(games))
        for kind in (COPIES, MIXED)
        if (games := [one for one in played if one.kind == kind])
    }
    equals = [one for one in played if one.kind == COPIES]
    return {
        "bot": name,
        "among": {kind: rounded(share._asdict()) for kind, share in among.items()},
        "score": round(fmean(one.score for one in equals), 1),
        "counted": means([one.counted for one in equals]),
    }


def rounded(share: dict[str, Any]) -> dict[str, Any]:
    return {name: round(value, 4) for name, value in share.items()}


def means(counted: list[dict[str, int]]) -> dict[str, float]:
    """By what is counted: so much in a game."""
    total: dict[str, int] = defaultdict(int)
    for one in counted:
        for label, value in one.items():
            total[label] += value
    return {label: round(value / len(counted), 2) for label, value in sorted(total.items())}


def all_measured(plan: League, jobs: int = 1) -> dict[str, Any]:
    known = styles(plan.title).get(LEVEL)
    if not known:
        raise BadInput(f"{plan.title}'s {LEVEL} has no styles")
    names = [LEVEL, *(f"{LEVEL}{STYLE_SIGN}{style}" for style in known)]
    for seats in plan.seats:
        check(simulation(plan, [LEVEL] * seats, 0))
    return {
        "command": command(plan),
        "seats": [
            {
                "seats": seats,
                "fair": round(1 / seats, 4),
                "bots": [measured(plan, name, seats, jobs) for name in names],
            }
            for seats in plan.seats
        ],
    }


def command(plan: League) -> str:
    return plan_command("bench.styles", plan)


def main() -> None:
    plan, jobs = read_plan(str(__doc__), LEVEL, mixed=6, games=24)
    print(json.dumps(all_measured(plan, jobs), indent=2))


if __name__ == "__main__":
    run_command(main)
