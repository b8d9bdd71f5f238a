"""A league: challengers among strangers, at every number of seats.

A tournament asks who is stronger of two. A league asks how a bot fares at the tables that people
sit at, against programs it was not made for. Each challenger sits alone among copies of every
other member, and at mixed tables whose other seats are drawn from all members. Every table plays
each of its deals in every seating, with the same luck.

Shares of games won carry Wilson's 95% interval, as if the games were independent; ratings are
those of `roundhouse.arena.standings`, one list for each number of seats.
"""

from __future__ import annotations

import json
import shlex
import time
from collections.abc import Iterable
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

from roundhouse.arena.engines import Progress, Work, check_engine, run
from roundhouse.arena.simulate import LIMIT, GameResult, Simulation, check, one_game
from roundhouse.arena.standings import Share, bots_timing, rounded, sampled_ratings, wilson
from roundhouse.bots import POPULATIONS, population
from roundhouse.game import BadInput, game

COPIES: Final = "copies"
MIXED: Final = "mixed"


class League(NamedTuple):
    title: str
    challengers: list[str]
    others: list[str]
    """The other members; a challenger among them does not meet itself."""
    seats: list[int]
    games: int
    """For each table of copies; rounded up, so that every seating plays every deal."""
    mixed: int
    """Mixed tables for each challenger and number of seats; each is one deal."""
    options: dict[str, Any]
    seed: int | str = 0
    budget: str = ""
    limit: int = LIMIT


class Table(NamedTuple):
    """Who meets; the challenger is named first."""

    kind: str
    names: tuple[str, ...]
    deals: int
    number: int = 0
    """Tells mixed tables apart, so that each has a deal of its own."""

    def seating(self, seat: int) -> list[str]:
        """The challenger in that seat and the others after it, in their order."""
        return [self.names[(place - seat) % len(self.names)] for place in range(len(self.names))]


class Sitting(NamedTuple):
    """One game of the league."""

    table: Table
    deal: int
    seat: int
    """Where the challenger sat."""
    result: GameResult

    def bots(self) -> list[str]:
        return self.table.seating(self.seat)

    def share(self) -> float:
        """What the challenger won."""
        return self.result.share(self.seat)


def members(title: str, names: str) -> list[str]:
    """Bots by name, with commas; the name of a part of the population stands for all in it."""
    found: list[str] = []
    for name in names.split(","):
        found += population(title, name) if name in POPULATIONS else [name]
    return list(dict.fromkeys(found))


def tables(plan: League, seats: int) -> list[Table]:
    """What is played with so many seats."""
    found = []
    for challenger in plan.challengers:
        others = [name for name in plan.others if name != challenger]
        if plan.games:
            deals = -(-plan.games // seats)
            found += [Table(COPIES, (challenger, *[name] * (seats - 1)), deals) for name in others]
        rng = Random(f"mixed tables of {plan.seed}/{seats}")
        for number in range(plan.mixed):
            drawn = rng.sample(others if len(others) >= seats else others * seats, seats - 1)
            found.append(Table(MIXED, (challenger, *drawn), 1, number))
    return found


def total_games(plan: League) -> int:
    return sum(table.deals * seats for seats in plan.seats for table in tables(plan, seats))


def check_league(plan: League, engine: str = "local") -> None:
    """Complain about a plan before any work is begun on it."""
    title = game(plan.title)
    for seats in plan.seats:
        if seats not in title.seats:
            low, high = title.seats[0], title.seats[-1]
            raise BadInput(f"{plan.title} is for {low} to {high} players, not {seats}")
    if not set(plan.others) - set(plan.challengers) and len(plan.challengers) < 2:
        raise BadInput("a league needs somebody else to play against: name more bots")
    if not plan.games and not plan.mixed:
        raise BadInput("a league without games: --games and --mixed are both 0")
    for name in (*plan.challengers, *plan.others):
        check(simulation(plan, [name] * plan.seats[0], 0))
    check_engine(engine)


def simulation(plan: League, names: list[str], number: int) -> Simulation:
    seed = f"{plan.seed}/{len(names)}/{number}"
    return Simulation(plan.title, names, plan.options, seed, plan.limit, plan.budget)


def play_league(
    plan: League, jobs: int = 1, progress: Progress | None = None, engine: str = "local"
) -> tuple[list[Sitting], float]:
    """Every game, and the seconds it took."""
    begin = time.perf_counter()
    places = [
        (table, deal, seat)
        for seats in plan.seats
        for table in tables(plan, seats)
        for deal in range(table.deals)
        for seat in range(seats)
    ]
    work: list[Work[GameResult]] = [
        (one_game, (simulation(plan, table.seating(seat), table.number), deal))
        for table, deal, seat in places
    ]
    results = run(engine, work, jobs, progress)
    played = [Sitting(*place, result) for place, result in zip(places, results, strict=True)]
    return played, time.perf_counter() - begin


def league_command(plan: League) -> str:
    """What plays the same league again."""
    words = ["roundhouse", "league", plan.title, "--challengers", ",".join(plan.challengers)]
    words += ["--others", ",".join(plan.others), "--seats", ",".join(map(str, plan.seats))]
    words += ["--games", str(plan.games), "--mixed", str(plan.mixed)]
    words += ["--budget", plan.budget] if plan.budget else []
    words += ["--seed", str(plan.seed)]
    for name, value in plan.options.items():
        words += ["--option", f"{name}={json.dumps(value)}"]
    return shlex.join(words)


def league_report(plan: League, played: list[Sitting], seconds: float) -> dict[str, Any]:
    """Everything, as JSON has it; all but `timing` is the same every time, given steps."""
    names = list(dict.fromkeys([*plan.challengers, *plan.others]))
    return {
        "command": league_command(plan),
        "game": plan.title,
        "challengers": plan.challengers,
        "members": names,
        "options": plan.options,
        "budget": plan.budget,
        "seed": plan.seed,
        "limit": plan.limit,
        "games": len(played),
        "unfinished": sum(not one.result.winners for one in played),
        "seats": [
            at_seats(plan, seats, [one for one in played if len(one.table.names) == seats])
            for seats in plan.seats
        ],
        "timing": {"seconds": round(seconds, 3), "bots": bots_timing(names, played)},
    }


def at_seats(plan: League, seats: int, played: list[Sitting]) -> dict[str, Any]:
    """The games with one number of seats."""
    names = sorted({name for one in played for name in one.bots()})
    by_table: dict[tuple[Table, int], list[Sitting]] = {}
    for one in played:
        by_table.setdefault((one.table, one.deal), []).append(one)
    rating = sampled_ratings(names, list(by_table.values()), f"{plan.seed}/{seats}")
    standings = [
        {
            "bot": name,
            **rounded(rating[name]._asdict()),
            **record(name, played, game(plan.title).lowest_wins),
        }
        for name in names
    ]
    return {
        "seats": seats,
        "fair": round(1 / seats, 4),
        "games": len(played),
        "standings": sorted(standings, key=lambda entry: -entry["rating"]),
        "cross": {name: against(plan, name, played) for name in plan.challengers},
        "among": {
            name: {
                kind: shown(share_of(name, kind, played))
                for kind in (COPIES, MIXED)
                if any(one.table.kind == kind for one in played)
            }
            for name in plan.challengers
        },
    }


def record(name: str, played: list[Sitting], lowest_wins: bool) -> dict[str, Any]:
    """The bot's seats in all games: the part of wins that is theirs, and their mean score.

    Where scores are points lost, also what they lose a round: long games have more of both.
    """
    scores, won, rounds = [], 0.0, 0
    for one in played:
        winners = one.result.winners
        for seat, other in enumerate(one.bots()):
            if other == name:
                scores.append(one.result.scores[seat])
                rounds += one.result.rounds
                won += 1 / len(winners) if seat in winners else 0.0
    return {
        "seatings": len(scores),
        "won": round(won / len(scores), 4),
        "mean_score": round(fmean(scores), 4),
        **({"lost_a_round": round(sum(scores) / rounds, 4)} if lowest_wins and rounds else {}),
    }


def against(plan: League, challenger: str, played: list[Sitting]) -> dict[str, Any]:
    """What it won alone among copies of each other member."""
    found = {}
    for name in plan.others:
        games = [
            one
            for one in played
            if one.table.kind == COPIES and one.table.names[:2] == (challenger, name)
        ]
        if games:
            found[name] = shown(share_of(challenger, COPIES, games))
    return found


def share_of(challenger: str, kind: str, played: Iterable[Sitting]) -> Share:
    shares = [
        one.share() for one in played if one.table.kind == kind and one.table.names[0] == challenger
    ]
    return wilson(sum(shares), len(shares))


def shown(share: Share) -> dict[str, Any]:
    return rounded(share._asdict())
