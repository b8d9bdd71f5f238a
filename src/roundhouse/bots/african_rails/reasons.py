"""Why the expert does something: one sentence for an action, with the figures behind it."""

from __future__ import annotations

from math import ceil
from typing import Any

from roundhouse.bots.african_rails.dispatcher import Dispatcher
from roundhouse.bots.african_rails.plan import Plan, Work
from roundhouse.bots.african_rails.tours import Stop, Tour
from roundhouse.game import Message, Values
from roundhouse.games.african_rails.actions import (
    Accept,
    BuildTrack,
    BuyTrain,
    ChooseOrigin,
    Deliver,
    DropLoad,
    EndMove,
    Load,
    MoveTo,
    Refuse,
    ReturnCard,
    SitOut,
    Unload,
    Upgrade,
)
from roundhouse.games.african_rails.facts import BOARD, TRAIN_COST, UPGRADE_COST
from roundhouse.games.african_rails.names import city_name, good_name


def reason(bot: Dispatcher, action: Any) -> Message:
    if isinstance(action, BuildTrack):
        return building(bot.plan, action)
    if isinstance(action, MoveTo | Load | Deliver):
        return riding(bot.plan, action)
    if isinstance(action, Upgrade):
        return Message("af-hint-upgrade", {"type": action.to, "amount": UPGRADE_COST})
    if isinstance(action, BuyTrain):
        city = city_name(action.city)
        return Message("af-hint-second-train", {"city": city, "amount": TRAIN_COST})
    if isinstance(action, Unload | DropLoad):
        return Message("af-hint-not-needed", {"good": good_name(action.good)})
    if isinstance(action, ChooseOrigin):
        return Message("af-hint-origin", {"city": city_name(action.city)})
    return plain(action)


def plain(action: Any) -> Message:
    """Reasons without figures."""
    if isinstance(action, ReturnCard):
        return Message("af-hint-return")
    if isinstance(action, SitOut):
        return Message("af-hint-sit-out")
    if isinstance(action, EndMove):
        return Message("af-hint-wait")
    if isinstance(action, Accept):
        return Message("af-hint-accept")
    if isinstance(action, Refuse):
        return Message("af-hint-refuse")
    return Message("af-hint-end-turn")


def tour_of(plan: Plan | None, train: int) -> Tour | None:
    return None if plan is None or train >= len(plan.tours) else plan.tours[train]


def riding(plan: Plan | None, action: Any) -> Message:
    """What the train is on its way for, or does where it stands."""
    tour = tour_of(plan, action.train)
    stop = None if tour is None else next_stop(tour, action)
    if tour is None or stop is None:
        return Message("af-hint-wait")
    goal = stop if stop.task is not None else delivery_of(tour, stop)
    if goal is None or goal.task is None:
        return Message("af-hint-wait")
    values: Values = {
        "good": good_name(BOARD.goods[goal.good].key),
        "city": city_name(BOARD.destinations[goal.place].name),
        "amount": goal.task.payment,
        "turns": max(1, ceil(goal.clock)),
    }
    if isinstance(action, Deliver):
        del values["turns"]
        return Message("af-hint-deliver", values)
    if isinstance(action, Load):
        return Message("af-hint-load", values)
    if stop.task is not None:
        return Message("af-hint-bring", values)
    source = city_name(BOARD.destinations[stop.place].name)
    return Message("af-hint-fetch", {**values, "source": source})


def next_stop(tour: Tour, action: Any) -> Stop | None:
    """The stop that the action is for: the one it carries out, else the first."""
    for stop in tour.stops:
        key = BOARD.goods[stop.good].key
        if isinstance(action, Load) and (stop.task is not None or key != action.good):
            continue
        if isinstance(action, Deliver) and (
            stop.task is None or BOARD.cards[stop.task.card].key != action.card
        ):
            continue
        return stop
    return None


def delivery_of(tour: Tour, load: Stop) -> Stop | None:
    """Where the good that is loaded there goes."""
    is_later = False
    for stop in tour.stops:
        if stop is load:
            is_later = True
        elif is_later and stop.task is not None and stop.good == load.good:
            return stop
    return None


def building(plan: Plan | None, action: BuildTrack) -> Message:
    """What the track is for and what all of it costs."""
    work = None if plan is None else work_of(plan, action)
    if work is None:
        return Message("af-hint-major")
    cost: Values = {"cost": work.cost}
    goal = work.goal
    if goal is None or goal.task is None:
        return Message("af-hint-repair", cost)
    return Message(
        "af-hint-build",
        {
            **cost,
            "good": good_name(BOARD.goods[goal.good].key),
            "city": city_name(BOARD.destinations[goal.place].name),
            "amount": goal.task.payment,
        },
    )


def work_of(plan: Plan, action: BuildTrack) -> Work | None:
    for work in plan.works:
        if any((start, end) == (action.start, action.end) for start, end, _ in work.sections):
            return work
    return None
