"""The opening: which cards to keep and where to begin, by the best first tours."""

from __future__ import annotations

from math import inf
from typing import Any, Final

from roundhouse.bots.african_rails.outlook import Outlook
from roundhouse.bots.african_rails.plan import NOTHING, Office, Plan, part_of
from roundhouse.bots.african_rails.style import Style
from roundhouse.bots.budget import Budget, Meter, Steps, in_time
from roundhouse.games.african_rails.actions import ReturnCard
from roundhouse.games.african_rails.facts import BOARD, MAJOR_CITIES
from roundhouse.games.african_rails.view import View

NARROW: Final = 4
"""Unfinished tours looked at further, at least: there are six cities to look at."""
PROMISE: Final = 12
"""Search steps for one card alone."""


def first_plans(view: View, style: Style, seed: str, budget: Budget) -> list[tuple[Office, Plan]]:
    """The best plan from each major city that there is time for, the best first."""
    assert view.seat is not None
    found: list[tuple[Office, Plan]] = []
    for city in in_time(MAJOR_CITIES, Meter(budget).until):
        office = Office(Outlook(view, view.seat, style, seed, city), style)
        office.width = max(NARROW, style.width // 3)
        found.append((office, office.plan(part_of(budget, len(MAJOR_CITIES)))))
    found.sort(key=lambda pair: -pair[1].value)
    return found


def best_origin(view: View, style: Style, seed: str, budget: Budget) -> str:
    """The city from which the first tour is worth most."""
    office, _ = first_plans(view, style, seed, budget)[0]
    return BOARD.cities[office.outlook.position.origins[office.outlook.seat]].name


def worst_card(view: View, legal: list[Any], style: Style, seed: str, budget: Budget) -> Any:
    """A card that the best first tour does not need: the one that promises least after it."""
    until = Meter(budget).until
    office, plan = first_plans(view, style, seed, budget)[0]
    tour = plan.tours[0]
    used: list[int] = []
    if tour is not None:
        used = [stop.task.card for stop in tour.stops if stop.task is not None]
    returns = [action for action in legal if isinstance(action, ReturnCard)]
    free = [one for one in returns if BOARD.card_number[one.card] not in used]
    worst, least = returns[0], inf
    for one in in_time(free or returns, until):
        worth = promise(office, BOARD.card_number[one.card], until)
        if worth < least:
            worst, least = one, worth
    return worst


def promise(office: Office, card: int, until: float) -> float:
    """What the best contract of that card alone is worth, as far as there is time."""
    others = [task.card for task in office.outlook.tasks if task.card != card]
    planner = office.planner(0, office.survey.bare, float(office.outlook.cash), others)
    tour = planner.tour(Meter(Steps(PROMISE, until)))
    return NOTHING if tour is None else tour.value
