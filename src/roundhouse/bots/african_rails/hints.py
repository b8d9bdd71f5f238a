"""Hints: whole plans, each for one contract, with what to do for it in this turn.

The first is what the expert would do; then come the contracts that bring most, as their rows stand
(`plans.prospects`), with what the expert would do for those. All say the figures of the rows.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from roundhouse.bots.african_rails.dispatcher import Dispatcher, Favour
from roundhouse.bots.african_rails.levels import expert
from roundhouse.bots.african_rails.outlook import Task
from roundhouse.bots.african_rails.plan import Plan
from roundhouse.bots.african_rails.reasons import (
    delivery_of,
    next_stop,
    reason,
    tour_of,
    work_of,
)
from roundhouse.bots.african_rails.tours import Stop
from roundhouse.bots.african_rails.turn_plan import summary, turn_of
from roundhouse.bots.budget import Budget
from roundhouse.bots.hints import Hint
from roundhouse.bots.parameters import parameters
from roundhouse.game import Message, Values
from roundhouse.games.african_rails.actions import BuildTrack, Deliver, EndMove, Load, MoveTo
from roundhouse.games.african_rails.facts import BOARD
from roundhouse.games.african_rails.names import city_name, good_name
from roundhouse.games.african_rails.planners.plans import Prospect, prospects
from roundhouse.games.african_rails.planners.sources import ON_BOARD
from roundhouse.games.african_rails.view import View

SEED: Final = "hints"


def hints(view: View, legal: list[Any], budget: Budget = None, count: int = 3) -> list[Hint]:
    """Up to `count` different plans, the best first."""
    bot = adviser()
    action = bot.choose(view, legal, budget)
    if view.phase not in ("move", "build"):
        return [Hint(action, reason(bot, action))]
    rows = prospects(view, seat_of(view), train_of(legal))
    mine = prospect_of(rows, goal_of(bot.plan, action))
    if mine is None:
        found = [Hint(action, reason(bot, action))]
    else:
        found = [plan_of(view, turn_of(view, legal, adviser(), budget, None), mine)]
    for row in worthwhile(rows):
        if len(found) < count and (mine is None or row.wanted.card != mine.wanted.card):
            found.append(plan_for(view, legal, budget, row))
    return found


def adviser() -> Dispatcher:
    return expert(Random(SEED), parameters("african-rails", "expert"))


def goal_of(plan: Plan | None, action: Any) -> Task | None:
    """The contract that riding, loading, waiting or track is for."""
    goal: Stop | None = None
    if isinstance(action, BuildTrack):
        work = None if plan is None else work_of(plan, action)
        goal = None if work is None else work.goal
    elif isinstance(action, MoveTo | Load | Deliver | EndMove):
        tour = tour_of(plan, action.train)
        goal = None if tour is None else next_stop(tour, action)
        if tour is not None and goal is not None and goal.task is None:
            goal = delivery_of(tour, goal)
    return None if goal is None else goal.task


def prospect_of(rows: list[Prospect], task: Task | None) -> Prospect | None:
    """Its row, where it has figures."""
    for row in rows:
        wanted = (row.wanted.card, row.wanted.contract)
        if task is not None and wanted == (task.card, task.contract) and row.sources:
            return row
    return None


def worthwhile(rows: list[Prospect]) -> list[Prospect]:
    """The best contract of each card, as far as it pays and can be paid; where none pays, the best.

    In the first rounds no contract pays for all of its track, which stays for the next ones.
    """
    found: list[Prospect] = []
    for row in rows:
        profit = row.profit
        if profit is None or not row.is_payable or (found and profit <= 0):
            break
        if all(row.wanted.card != other.wanted.card for other in found):
            found.append(row)
    return found


def seat_of(view: View) -> int:
    assert view.seat is not None
    return view.seat


def train_of(legal: list[Any]) -> int:
    """The first train that may still move."""
    trains = [action.train for action in legal if isinstance(action, EndMove)]
    return int(min(trains)) if trains else 0


def plan_for(view: View, legal: list[Any], budget: Budget, row: Prospect) -> Hint:
    """That contract first, the way its row says, and what goes well with it."""
    bot = adviser()
    wanted, source = row.wanted, row.sources[0]
    bot.favour = Favour(wanted.card, wanted.contract, source.destination)
    return plan_of(view, turn_of(view, legal, bot, budget, source.sections), row)


def plan_of(view: View, actions: list[Any], row: Prospect) -> Hint:
    return Hint(actions[0], figures(row), actions[1:], summary(view, actions))


def figures(prospect: Prospect) -> Message:
    """The same as in the contract's row."""
    wanted, source = prospect.wanted, prospect.sources[0]
    values: Values = {
        "card": BOARD.cards[wanted.card].key,
        "contract": wanted.contract,
        "good": good_name(BOARD.goods[wanted.good].key),
        "city": city_name(BOARD.destinations[wanted.destination].name),
        "amount": wanted.payment,
        "cost": source.cost,
        "steps": source.steps_to_load + source.steps_to_deliver,
        "crossings": len(source.ferries),
        "ferries": list(dict.fromkeys([BOARD.ferries[ferry].name for ferry in source.ferries])),
        "turns": source.turns,
        "profit": prospect.profit or 0,
    }
    if source.destination == ON_BOARD:
        return Message("af-hint-plan-loaded", values)
    values["source"] = city_name(BOARD.destinations[source.destination].name)
    return Message("af-hint-plan", values)
