"""Hints: whole plans, each for one contract, with what to do for it in this turn.

They stand in the order of the contracts' profit a turn and say the same figures as the rows of the
contracts (`plans.prospects`). How the train goes there, and what it takes along, is the expert's
choice; so is what is no contract's business: trains, origins, new cards, answers.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from roundhouse.bots.african_rails.dispatcher import Dispatcher, Favour
from roundhouse.bots.african_rails.levels import expert
from roundhouse.bots.african_rails.plan import Plan
from roundhouse.bots.african_rails.reasons import reason, work_of
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
    found: list[Hint] = []
    if not is_of_a_contract(bot.plan, action):
        found = [Hint(action, reason(bot, action))]
    if view.phase in ("move", "build"):
        best = worthwhile(view, legal)[: count - len(found)]
        found += [plan_for(view, legal, budget, prospect) for prospect in best]
    return found or [Hint(action, reason(bot, action))]


def adviser() -> Dispatcher:
    return expert(Random(SEED), parameters("african-rails", "expert"))


def is_of_a_contract(plan: Plan | None, action: Any) -> bool:
    """Riding, loading, delivering, waiting, and track for a delivery."""
    if isinstance(action, BuildTrack):
        work = None if plan is None else work_of(plan, action)
        return work is not None and work.goal is not None
    return isinstance(action, MoveTo | Load | Deliver | EndMove)


def worthwhile(view: View, legal: list[Any]) -> list[Prospect]:
    """The best contract of each card, as far as it pays and can be paid; where none pays, the best.

    In the first rounds no contract pays for all of its track, which stays for the next ones.
    """
    found: list[Prospect] = []
    for prospect in prospects(view, seat_of(view), train_of(legal)):
        profit = prospect.profit
        if profit is None or not prospect.is_payable or (found and profit <= 0):
            break
        if all(prospect.wanted.card != other.wanted.card for other in found):
            found.append(prospect)
    return found


def seat_of(view: View) -> int:
    assert view.seat is not None
    return view.seat


def train_of(legal: list[Any]) -> int:
    """The first train that may still move."""
    trains = [action.train for action in legal if isinstance(action, EndMove)]
    return int(min(trains)) if trains else 0


def plan_for(view: View, legal: list[Any], budget: Budget, prospect: Prospect) -> Hint:
    """That contract first, and what goes well with it."""
    bot = adviser()
    wanted, source = prospect.wanted, prospect.sources[0]
    bot.favour = Favour(wanted.card, wanted.contract, source.destination)
    actions = turn_of(view, legal, bot, budget, source.sections)
    return Hint(actions[0], figures(prospect), actions[1:], summary(view, actions))


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
        "ferries": list(dict.fromkeys(BOARD.ferries[ferry].name for ferry in source.ferries)),
        "turns": source.turns,
        "profit": prospect.profit or 0,
    }
    if source.destination == ON_BOARD:
        return Message("af-hint-plan-loaded", values)
    values["source"] = city_name(BOARD.destinations[source.destination].name)
    return Message("af-hint-plan", values)
