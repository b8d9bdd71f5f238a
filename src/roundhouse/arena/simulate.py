"""Plays many games of one title between bots, on as many processes as are given."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from random import Random
from typing import Any, Final, NamedTuple

from roundhouse.bots import Bot, bot
from roundhouse.game import CHANCE, OVER, AnyGame, BadInput, game
from roundhouse.match.match import drawn, read_options

LIMIT: Final = 100_000
"""Decisions after which a game counts as unfinished: random play of some titles never ends."""
CHUNKS: Final = 16
"""Pieces of work for each process, so that the progress bar moves and nobody waits long."""


class GameResult(NamedTuple):
    decisions: int
    scores: list[int]
    winners: list[int]
    """Empty for a game that was stopped at the limit."""


class Simulation(NamedTuple):
    """What is played: the same plan and seed give the same results on any number of processes."""

    title: str
    bots: list[str]
    """A bot's name for each seat."""
    options: dict[str, Any]
    seed: int | str
    limit: int = LIMIT


def simulate(
    plan: Simulation,
    games: int,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> tuple[list[GameResult], float]:
    """The results in the order of the games, and the seconds it took."""
    begin = time.perf_counter()
    if jobs == 1:
        results = []
        for number in range(games):
            results.append(one_game(plan, number))
            if progress is not None:
                progress(1)
    else:
        results = shared_out(plan, games, jobs, progress)
    return results, time.perf_counter() - begin


def check(plan: Simulation) -> None:
    """Complain about a plan before any work is begun on it."""
    title = game(plan.title)
    title.start(len(plan.bots), read_options(title, plan.options))
    for name in plan.bots:
        bot(name, plan.title)
    if plan.limit < 1:
        raise BadInput(f"the limit of decisions must be 1 or more, not {plan.limit}")


def shared_out(
    plan: Simulation, games: int, jobs: int, progress: Callable[[int], None] | None
) -> list[GameResult]:
    size = max(1, games // (jobs * CHUNKS))
    spans = [range(first, min(first + size, games)) for first in range(0, games, size)]
    others = active_children()
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            with deaf_to_interrupts():
                futures: list[Future[list[GameResult]]] = [
                    pool.submit(some_games, plan, span) for span in spans
                ]
            for future in as_completed(futures):
                if progress is not None:
                    progress(len(future.result()))
            return [result for future in futures for result in future.result()]
        except BaseException:  # above all Ctrl-C: nobody waits for games that nobody wants
            for worker in set(active_children()).difference(others):
                worker.terminate()
            raise


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes begun in here do not hear Ctrl-C: who began them ends them.

    Here it is only put off: it is heard at the end of the block.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def some_games(plan: Simulation, span: range) -> list[GameResult]:
    return [one_game(plan, number) for number in span]


def one_game(plan: Simulation, number: int) -> GameResult:
    """Game `number` of the plan; its luck depends on the seed and the number alone."""
    title = game(plan.title)
    state = title.start(len(plan.bots), read_options(title, plan.options))
    rng = Random(f"{plan.seed}/{number}")
    if all(name == "random" for name in plan.bots):
        decisions = title.playout(state, rng, plan.limit)
    else:
        players = [
            bot(name, plan.title, f"{plan.seed}/{number}/{seat}")
            for seat, name in enumerate(plan.bots)
        ]
        decisions = play(title, state, players, rng, plan.limit)
    over = title.to_act(state) == OVER
    return GameResult(decisions, title.scores(state), title.winners(state) if over else [])


def play(title: AnyGame, state: Any, players: list[Bot], rng: Random, limit: int) -> int:
    """Play in place to the end, or to `limit` decisions; every bot sees its own view only."""
    decisions = 0
    while (seat := title.to_act(state)) != OVER and decisions < limit:
        if seat == CHANCE:
            title.apply(state, drawn(title.chances(state), rng))
            continue
        title.apply(state, players[seat].choose(title.view(state, seat), title.legal(state)))
        decisions += 1
    return decisions
