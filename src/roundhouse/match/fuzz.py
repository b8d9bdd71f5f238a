"""Looks for a game that breaks a law, and for the shortest record that shows it."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from roundhouse.game import OVER, Action, AnyGame
from roundhouse.match.laws import check
from roundhouse.match.match import read_options
from roundhouse.match.walk import random_game, random_options


class Failure(NamedTuple):
    """A game that breaks a law: how it was set up and played, and what went wrong."""

    seats: int
    options: dict[str, Any]
    actions: list[Action]
    sentence: str


def fuzz(
    game: AnyGame,
    seconds: float,
    seed: int | str,
    *,
    checked: float = 0.05,
    limit: int = 2_000,
    progress: Callable[[int, int], None] | None = None,
) -> Failure | None:
    """Random games for so many seconds; the first broken law, with its record made short."""
    rng = Random(seed)
    end = time.monotonic() + seconds
    games = moments = 0
    while time.monotonic() < end:
        seats = rng.choice(game.seats)
        options = random_options(game, seats, rng)
        failure, looked = one_game(game, seats, options, rng, checked, limit)
        games, moments = games + 1, moments + looked
        if progress is not None:
            progress(games, moments)
        if failure is not None:
            return shortened(game, failure)
    return None


def one_game(
    game: AnyGame, seats: int, options: dict[str, Any], rng: Random, checked: float, limit: int
) -> tuple[Failure | None, int]:
    """One random game, looked at now and then and at its end."""
    actions: list[Action] = []
    moments = 0
    try:
        state = game.start(seats, read_options(game, options))
        for now, action in random_game(game, state, rng, limit):
            if rng.random() < checked:
                check(game, now, rng)
                moments += 1
            actions.append(action)
        if game.to_act(state) == OVER:
            check(game, state, rng)
            moments += 1
    except Exception as error:
        return Failure(seats, options, actions, f"{type(error).__name__}: {error}"), moments
    return None, moments


def shortened(game: AnyGame, failure: Failure) -> Failure:
    """Leave out actions, in ever smaller runs, as long as some law is still broken."""
    best = failure
    run = len(best.actions) // 2
    while run:
        start = 0
        while start < len(best.actions):
            shorter = best.actions[:start] + best.actions[start + run :]
            found = broken(game, best._replace(actions=shorter))
            if found is None:
                start += run
            else:
                best = found
        run //= 2
    return best


def broken(game: AnyGame, failure: Failure) -> Failure | None:
    """Play the actions that are still allowed and check; None when no law is broken."""
    state = game.start(failure.seats, read_options(game, failure.options))
    played: list[Action] = []
    try:
        for action in failure.actions:
            if game.why_not(state, action) is None:
                played.append(action)
                game.apply(state, action)
        for number in range(2):
            check(game, state, Random(number))
    except Exception as error:
        return Failure(failure.seats, failure.options, played, f"{type(error).__name__}: {error}")
    return None
