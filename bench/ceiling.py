"""How much skill can do in a game with luck: what an expert wins that sees all hands.

python -m bench.ceiling transamerica --seats 4,5,6 --mixed 12 --budget 64steps --seed 81

The mixed tables, deals and seatings are those of `roundhouse league` with the same numbers. In
each game the expert alone is shown the cards that the others hold; it thinks as ever, but has
nothing to guess. It is for measurements, so it stands here and nobody can play against it.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from bench.command import run_command
from bench.league_plan import plan_command, read_plan
from roundhouse.arena.engines import Work, run_local
from roundhouse.arena.league import (
    MIXED,
    League,
    Sitting,
    at_seats,
    check_league,
    simulation,
    tables,
)
from roundhouse.arena.players import player, read_budget
from roundhouse.arena.simulate import GameResult, Simulation, play
from roundhouse.bots import LEVELS, Bot, Budget
from roundhouse.game import AnyGame, game
from roundhouse.match.match import read_options

SEEING: Final = LEVELS[-1]


class OpenHands:
    """Shows a bot every hand at the table."""

    def __init__(self, bot: Bot, title: AnyGame, state: Any) -> None:
        self._bot = bot
        self._title = title
        self._state = state

    def choose(self, view: Any, legal: list[Any], budget: Budget = None) -> Any:
        hands = [self._title.view(self._state, seat).hands[seat] for seat in range(view.seats)]
        return self._bot.choose(replace(view, hands=hands), legal, budget)


def open_game(plan: Simulation, number: int, seat: int) -> GameResult:
    """Game `number` of the plan, with the luck of `one_game`; that seat sees all hands."""
    title = game(plan.title)
    state = title.start(len(plan.bots), read_options(title, plan.options))
    players: list[Bot] = [
        player(name, plan.title, f"{plan.seed}/{number}/{other}")
        for other, name in enumerate(plan.bots)
    ]
    players[seat] = OpenHands(players[seat], title, state)
    rng = Random(f"{plan.seed}/{number}")
    thought = play(title, state, players, rng, plan.limit, read_budget(plan.budget))
    rounds = title.figures(title.view(state, None)).round
    decisions = sum(one.decisions for one in thought)
    return GameResult(decisions, title.scores(state), title.winners(state), thought, rounds)


def measured(plan: League, jobs: int = 1) -> list[dict[str, Any]]:
    """What it won and lost, for each number of seats."""
    found = []
    for seats in plan.seats:
        places = [(table, 0, seat) for table in tables(plan, seats) for seat in range(seats)]
        work: list[Work[GameResult]] = [
            (open_game, (simulation(plan, table.seating(seat), table.number), deal, seat))
            for table, deal, seat in places
        ]
        played = [
            Sitting(*place, result)
            for place, result in zip(places, run_local(work, jobs), strict=True)
        ]
        entry = at_seats(plan, seats, played)
        (own,) = [one for one in entry["standings"] if one["bot"] == SEEING]
        found.append(
            {
                "seats": seats,
                **entry["among"][SEEING][MIXED],
                "lost_a_round": own["lost_a_round"],
            }
        )
    return found


def command(plan: League) -> str:
    return plan_command("bench.ceiling", plan)


def main() -> None:
    plan, jobs = read_plan(str(__doc__), SEEING, mixed=12)
    check_league(plan)
    print(json.dumps({"command": command(plan), "seats": measured(plan, jobs)}, indent=2))


if __name__ == "__main__":
    run_command(main)
