"""The four levels: the same way of planning, with habits from a beginner's to a master's."""

from __future__ import annotations

from random import Random
from typing import Final

from roundhouse.bots.african_rails.dispatcher import Dispatcher
from roundhouse.bots.african_rails.style import Style

Values = dict[str, float]
TRACK_HOPED: Final = 2.0
"""How many times as much as the expert the others expect of track later: they build too readily."""


def misjudging(values: Values, time_seen: float, noise: float, cost_seen: float) -> Style:
    """The expert's estimates, with too little regard for time and too much for track.

    Of what a turn is worth and of what track costs only a part is seen: who wastes turns waits and
    strays, who sees too little of the cost runs out of money half way. Of what a contract is worth
    the guess is off by as much as `noise`.
    """
    style = Style(values)
    style.rates = [time_seen * rate for rate in style.rates]
    style.kept = TRACK_HOPED * style.kept
    style.noise, style.cost_seen = noise, cost_seen
    return style


def novice(rng: Random, values: Values) -> Dispatcher:
    """Sees little of what time and track cost, guesses what contracts are worth, forgets pick-ups,
    keeps its money together when a better train would pay, and holds on to bad cards."""
    style = misjudging(values, time_seen=0.05, noise=1.0, cost_seen=0.2)
    style.width, style.stops, style.contracts, style.pieces = 4, 4, 2, 2
    style.overlooks = 0.8
    style.spare_first, style.spare_second = 80.0, 120.0
    style.reserve = 120.0
    style.sit = -1000.0
    style.has_second = style.uses_foreign = style.looks_around = False
    return Dispatcher(rng, style)


def steady(rng: Random, values: Values) -> Dispatcher:
    """One contract after the other, by rough guesses of their worth and of what track costs;
    improves its train late."""
    style = misjudging(values, time_seen=0.2, noise=0.7, cost_seen=0.65)
    style.width, style.stops, style.contracts, style.pieces = 4, 2, 1, 1
    style.spare_first, style.spare_second = 40.0, 80.0
    style.has_second = style.uses_foreign = style.looks_around = False
    return Dispatcher(rng, style)


def sharp(rng: Random, values: Values) -> Dispatcher:
    """Carries goods for two contracts at once, and minds events and rivals; still it guesses what
    contracts are worth, and thinks too little of its time."""
    style = misjudging(values, time_seen=0.3, noise=0.6, cost_seen=0.85)
    style.width, style.stops, style.contracts, style.pieces = 8, 4, 2, 2
    style.has_second = style.uses_foreign = False
    return Dispatcher(rng, style)


def expert(rng: Random, values: Values) -> Dispatcher:
    """Looks far ahead with two trains, knows what its time is worth, and uses the track of others
    where that is cheaper."""
    return Dispatcher(rng, Style(values))
