"""The four levels: the same way of planning, with habits from a beginner's to a master's."""

from __future__ import annotations

from random import Random
from typing import Final

from roundhouse.bots.african_rails.dispatcher import Dispatcher
from roundhouse.bots.african_rails.style import Style

Values = dict[str, float]
TIME_SEEN: Final = 0.6
"""The part of what a turn is worth that all but the expert see: they wait and stray too readily."""
TRACK_HOPED: Final = 2.0
"""How many times as much as the expert they expect of track later: they build too readily."""


def unhurried(values: Values) -> Style:
    """The expert's estimates, but with too little regard for time and too much for track."""
    style = Style(values)
    style.rates = [TIME_SEEN * rate for rate in style.rates]
    style.kept = TRACK_HOPED * style.kept
    return style


def novice(rng: Random, values: Values) -> Dispatcher:
    """Sees too little of what track costs, guesses what contracts are worth, forgets pick-ups,
    keeps its money together when a better train would pay, and holds on to bad cards."""
    style = unhurried(values)
    style.width, style.stops, style.contracts, style.pieces = 4, 4, 2, 2
    style.overlooks, style.noise, style.cost_seen = 0.8, 0.7, 0.5
    style.spare_first, style.spare_second = 80.0, 120.0
    style.reserve = 120.0
    style.sit = -1000.0
    style.has_second = style.uses_foreign = style.looks_around = False
    return Dispatcher(rng, style)


def steady(rng: Random, values: Values) -> Dispatcher:
    """One contract after the other, with true figures; improves its train when it can."""
    style = unhurried(values)
    style.width, style.stops, style.contracts, style.pieces = 4, 2, 1, 1
    style.spare_first, style.spare_second = 40.0, 80.0
    style.has_second = style.uses_foreign = style.looks_around = False
    return Dispatcher(rng, style)


def sharp(rng: Random, values: Values) -> Dispatcher:
    """Carries goods for two contracts at once, and minds events and rivals."""
    style = unhurried(values)
    style.width, style.stops, style.contracts, style.pieces = 8, 4, 2, 2
    style.has_second = style.uses_foreign = False
    return Dispatcher(rng, style)


def expert(rng: Random, values: Values) -> Dispatcher:
    """Looks far ahead with two trains, knows what its time is worth, and uses the track of others
    where that is cheaper."""
    return Dispatcher(rng, Style(values))
