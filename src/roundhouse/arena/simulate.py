"""Plays many games of one title between bots, on as many processes as are given."""

from __future__ import annotations

import time
from random import Random
from typing import Any, Final, NamedTuple

from roundhouse.arena.engines import Progress, Work, run_local
from roundhouse.arena.players import player, read_budget
from roundhouse.bots import Bot, Budget
from roundhouse.game import CHANCE, OVER, AnyGame, BadInput, game
from roundhouse.match.match import drawn, read_options

LIMIT: Final = 100_000
"""Decisions after which a game counts as unfinished: random play of some titles never ends."""


class Thought(NamedTuple):
    decisions: int
    seconds: float
    slowest: float


class GameResult(NamedTuple):
    decisions: int
    scores: list[int]
    winners: list[int]
    """Empty for a game that was stopped at the limit."""
    thought: list[Thought]
    """How long each seat's bot took; nothing where nobody had to think."""
    rounds: int = 0
    """The round in which it ended, or whatever the title counts."""

    def share(self, seat: int) -> float:
        """What a seat won: 1 for a win, its part of a shared one, else 0."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Simulation(NamedTuple):
    """What is played: the same plan and seed give the same results on any number of processes."""

    title: str
    bots: list[str]
    """A bot's name for each seat."""
    options: dict[str, Any]
    seed: int | str
    limit: int = LIMIT
    budget: str = ""
    """As `read_budget` reads it."""


def simulate(
    plan: Simulation, games: int, jobs: int = 1, progress: Progress | None = None
) -> tuple[list[GameResult], float]:
    """The results in the order of the games, and the seconds it took."""
    begin = time.perf_counter()
    work: list[Work[GameResult]] = [(one_game, (plan, number)) for number in range(games)]
    results = run_local(work, jobs, progress)
    return results, time.perf_counter() - begin


def check(plan: Simulation) -> None:
    """Complain about a plan before any work is begun on it."""
    title = game(plan.title)
    title.start(len(plan.bots), read_options(title, plan.options))
    for name in plan.bots:
        player(name, plan.title)
    read_budget(plan.budget)
    if plan.limit < 1:
        raise BadInput(f"the limit of decisions must be 1 or more, not {plan.limit}")


def one_game(plan: Simulation, number: int) -> GameResult:
    """Game `number` of the plan; its luck depends on the seed and the number alone."""
    title = game(plan.title)
    state = title.start(len(plan.bots), read_options(title, plan.options))
    rng = Random(f"{plan.seed}/{number}")
    thought: list[Thought] = []
    if all(name == "random" for name in plan.bots):
        decisions = title.playout(state, rng, plan.limit)
    else:
        players = [
            player(name, plan.title, f"{plan.seed}/{number}/{seat}")
            for seat, name in enumerate(plan.bots)
        ]
        thought = play(title, state, players, rng, plan.limit, read_budget(plan.budget))
        decisions = sum(seat.decisions for seat in thought)
    winners = title.winners(state) if title.to_act(state) == OVER else []
    rounds = title.figures(title.view(state, None)).round
    return GameResult(decisions, title.scores(state), winners, thought, rounds)


def play(
    title: AnyGame, state: Any, players: list[Bot], rng: Random, limit: int, budget: Budget
) -> list[Thought]:
    """Play in place to the end, or to `limit` decisions; every bot sees its own view only."""
    took: list[list[float]] = [[] for _ in players]
    decisions = 0
    while (seat := title.to_act(state)) != OVER and decisions < limit:
        if seat == CHANCE:
            title.apply(state, drawn(title.chances(state), rng))
            continue
        view, legal = title.view(state, seat), title.legal(state)
        begin = time.perf_counter()
        action = players[seat].choose(view, legal, budget)
        took[seat].append(time.perf_counter() - begin)
        title.apply(state, action)
        decisions += 1
    return [Thought(len(times), sum(times), max(times, default=0.0)) for times in took]
