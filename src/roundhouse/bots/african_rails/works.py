"""The building part of a turn: track for the tours, better trains, the way to major cities."""

from __future__ import annotations

from typing import Any, Final

from roundhouse.boards.paths import FAR
from roundhouse.bots.african_rails.outlook import Runner
from roundhouse.bots.african_rails.plan import Office, Plan
from roundhouse.bots.african_rails.rails import MAJOR_GOALS, Survey, cheapest
from roundhouse.bots.african_rails.style import Style
from roundhouse.bots.budget import Meter, Steps
from roundhouse.games.african_rails.actions import BuyTrain, Upgrade
from roundhouse.games.african_rails.facts import (
    BOARD,
    MAJORS_TO_WIN,
    SPEED,
    STEP,
    TRAIN_A,
    TRAIN_COST,
    TYPES,
    UPGRADE_COST,
)
from roundhouse.games.african_rails.planners.building import Section

AHEAD: Final = 1.5
"""Turns before track is needed in which it may be begun."""
LOOK: Final = 40
"""Search steps for a train in one city."""


def income(style: Style, kinds: list[int]) -> float:
    """What trains of these types bring in a turn, in M."""
    total = style.rates[kinds[0]]
    for kind in kinds[1:]:
        total += style.share * style.rates[kind]
    return total


def best_purchase(office: Office, plan: Plan, legal: list[Any], meter: Meter) -> Any:
    """The train or improvement that brings the end of the game nearer most; None if none does."""
    outlook, style = office.outlook, office.style
    need = outlook.target + office.survey.majors_cost(office.survey.bare) - outlook.cash
    kinds = [runner.kind for runner in outlook.runners]
    best: Any = None
    least = need / income(style, kinds)
    second = best_city(office, plan, legal, meter) if style.has_second else None
    for action in legal:
        spare = style.spare_second
        if isinstance(action, Upgrade):
            after = kinds[:]
            after[action.train] = TYPES.index(action.to)
            price = UPGRADE_COST
            if STEP[kinds[action.train]] == 0:
                spare = style.spare_first
        elif action == second:
            after = [*kinds, TRAIN_A]
            price = TRAIN_COST
        else:
            continue
        turns = (need + price) / income(style, after) + style.delay
        if turns < least and is_affordable(office, plan, price, spare):
            least, best = turns, action
    return best


def best_city(office: Office, plan: Plan, legal: list[Any], meter: Meter) -> BuyTrain | None:
    """Where a second train would have the best tour of what the first one leaves, if any."""
    outlook = office.outlook
    choices = [action for action in legal if isinstance(action, BuyTrain)]
    money = float(outlook.cash - TRAIN_COST - sum(work.cost for work in plan.works))
    if not choices or money < 0:
        return None
    tour = plan.tours[0]
    used: list[int] = []
    if tour is not None:
        used = [stop.task.card for stop in tour.stops if stop.task is not None]
    first = outlook.runners[0]
    speed = first.speed * SPEED[TRAIN_A] // SPEED[first.kind]
    best: BuyTrain | None = None
    most = 0.0
    for choice in choices:
        if meter.is_spent():
            break
        meter.steps += LOOK
        at = BOARD.cities[BOARD.city_number[choice.city]].mileposts[0]
        outlook.runners = [first, Runner(1, TRAIN_A, at, speed, 0)]
        found = office.planner(1, office.base, money, used).tour(Meter(Steps(LOOK, meter.until)))
        if found is not None and found.value > most:
            best, most = choice, found.value
    outlook.runners = [first]
    return best


def is_affordable(office: Office, plan: Plan, price: int, spare: float) -> bool:
    """The tours can still be paid for, each when its turn comes."""
    stops = [[] if tour is None else tour.stops for tour in plan.tours]
    cash = office.outlook.cash
    office.outlook.cash = int(cash - price - spare)
    again = office.again(stops)
    office.outlook.cash = cash
    return again is not None


def turn_works(
    office: Office, plan: Plan, legal: list[Any], spent: int, meter: Meter
) -> tuple[Any, list[list[Section]]]:
    """What to buy in this turn, or else what to build."""
    purchase = best_purchase(office, plan, legal, meter) if spent == 0 else None
    queue = due_sections(plan)
    outlook, survey = office.outlook, office.survey
    if office.is_closing:
        queue.insert(0, track_to_major(survey))
    elif outlook.cash - sum(work.cost for work in plan.works) >= office.style.reserve:
        queue.append(track_to_major(survey))
    return purchase, queue


def due_sections(plan: Plan) -> list[list[Section]]:
    """Track for the tours that is needed soon, stop by stop."""
    return [work.sections[:] for work in plan.works if work.start <= AHEAD]


def track_to_major(survey: Survey) -> list[Section]:
    """The cheapest track to one more major city, until there are five."""
    costs = survey.bare.costs
    open_goals = [goals for goals in MAJOR_GOALS if costs.distance[cheapest(costs, goals)] > 0]
    if len(MAJOR_GOALS) - len(open_goals) >= MAJORS_TO_WIN:
        return []
    goals = min(open_goals, key=lambda posts: costs.distance[cheapest(costs, posts)])
    goal = cheapest(costs, goals)
    if costs.distance[goal] >= FAR:
        return []
    return survey.grown(survey.bare, goal).sections
