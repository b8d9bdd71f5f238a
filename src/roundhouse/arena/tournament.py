"""A tournament: bots against each other, every line-up in every seating, on the same deals.

A line-up is one bot alone against copies of another that fill the other seats; with two seats
that is one against one. The lone bot takes each seat in turn, and every seating plays the same
deals with the same luck, so neither seats nor cards favour anybody.
"""

from __future__ import annotations

import time
from itertools import combinations, permutations
from typing import Any, Final, NamedTuple

from roundhouse.arena.engines import Progress, Work, check_engine, run
from roundhouse.arena.simulate import LIMIT, GameResult, Simulation, check, one_game
from roundhouse.game import BadInput, game

LINEUPS: Final = ("one-against", "first-against")


class Tournament(NamedTuple):
    title: str
    bots: list[str]
    seats: int
    games: int
    """For each line-up; rounded up, so that every seating plays every deal."""
    options: dict[str, Any]
    seed: int | str = 0
    budget: str = ""
    lineup: str = "one-against"
    """`one-against`: every bot alone against every other; `first-against`: only the first is."""
    limit: int = LIMIT


class Lineup(NamedTuple):
    alone: str
    others: str

    def seating(self, seat: int, seats: int) -> list[str]:
        """The lone bot in that seat."""
        return [self.alone if other == seat else self.others for other in range(seats)]


class Played(NamedTuple):
    """One game of the tournament."""

    lineup: Lineup
    deal: int
    seat: int
    """Where the lone bot sat."""
    result: GameResult

    def bots(self) -> list[str]:
        return self.lineup.seating(self.seat, len(self.result.scores))

    def share(self) -> float:
        """What the lone bot won."""
        return self.result.share(self.seat)


def lineups(plan: Tournament) -> list[Lineup]:
    if plan.lineup == "first-against":
        return [Lineup(plan.bots[0], other) for other in plan.bots[1:]]
    pairs = combinations(plan.bots, 2) if plan.seats == 2 else permutations(plan.bots, 2)
    return [Lineup(alone, others) for alone, others in pairs]


def deals(plan: Tournament) -> int:
    """How many deals; each is played once in every seating."""
    return -(-plan.games // plan.seats)


def total_games(plan: Tournament) -> int:
    return len(lineups(plan)) * deals(plan) * plan.seats


def check_tournament(plan: Tournament, engine: str = "local") -> None:
    """Complain about a plan before any work is begun on it."""
    game(plan.title)
    if len(plan.bots) < 2:
        raise BadInput("name two bots or more, for example --bots random,novice")
    for name in plan.bots:
        if plan.bots.count(name) > 1:
            raise BadInput(f"{name} is named twice")
    for lineup in lineups(plan):
        check(simulation(plan, lineup, 0))
    check_engine(engine)


def simulation(plan: Tournament, lineup: Lineup, seat: int) -> Simulation:
    seating = lineup.seating(seat, plan.seats)
    return Simulation(plan.title, seating, plan.options, plan.seed, plan.limit, plan.budget)


def play_tournament(
    plan: Tournament, jobs: int = 1, progress: Progress | None = None, engine: str = "local"
) -> tuple[list[Played], float]:
    """Every game in the order of deals, line-ups and seats, and the seconds it took."""
    begin = time.perf_counter()
    places = [
        (lineup, deal, seat)
        for deal in range(deals(plan))
        for lineup in lineups(plan)
        for seat in range(plan.seats)
    ]
    work: list[Work[GameResult]] = [
        (one_game, (simulation(plan, lineup, seat), deal)) for lineup, deal, seat in places
    ]
    results = run(engine, work, jobs, progress)
    played = [Played(*place, result) for place, result in zip(places, results, strict=True)]
    return played, time.perf_counter() - begin
