"""A turn thought through to its end: every action of it, as far as nothing is drawn in between."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from roundhouse.bots.african_rails.dispatcher import Dispatcher
from roundhouse.bots.budget import Budget
from roundhouse.game import Message, game
from roundhouse.games.african_rails.actions import (
    BuildTrack,
    Deliver,
    EndMove,
    EndTurn,
    Load,
    MoveTo,
    SitOut,
    Unload,
)
from roundhouse.games.african_rails.facts import BOARD
from roundhouse.games.african_rails.names import city_name, good_name
from roundhouse.games.african_rails.planners.building import Build, Section
from roundhouse.games.african_rails.planners.plans import building_turns
from roundhouse.games.african_rails.view import View

LONGEST: Final = 80
"""Actions of a turn: two trains, what they handle, and track."""


def turn_of(
    view: View, legal: list[Any], bot: Dispatcher, budget: Budget, missing: list[Section] | None
) -> list[Any]:
    """What the bot does in the rest of its turn, building that track where it is told some.

    It ends before a card is drawn, and before the turn is ended; it is never empty.
    """
    title = game("african-rails")
    assert view.seat is not None
    seat = view.seat
    state = title.imagine(view, Random(0))
    found: list[Any] = []
    while len(found) < LONGEST and title.to_act(state) == seat:
        now = view if not found else title.view(state, seat)
        choices = legal if not found else title.legal(state)
        action = next_action(now, choices, bot, budget, missing)
        if action is None or (found and isinstance(action, EndTurn | SitOut)):
            break
        found.append(action)
        title.apply(state, action)
    return found


def next_action(
    view: View, legal: list[Any], bot: Dispatcher, budget: Budget, missing: list[Section] | None
) -> Any:
    """None where the plan says nothing of it."""
    assert view.seat is not None
    if view.phase == "move":
        action = bot.choose(view, legal, budget)
        if bot.favour is not None and isinstance(
            action, SitOut
        ):  # the contract waits for its track
            return next((other for other in legal if isinstance(other, EndMove)), action)
        return action
    if view.phase != "build":
        return None
    if not missing:
        return bot.choose(view, legal, budget)
    built = {frozenset(section) for section in view.turn.built}
    left = [part for part in missing if frozenset(part[:2]) not in built]
    cost = sum(section[2] for section in left)
    for start, end, _ in building_turns(view, view.seat, Build(cost, left))[0][:1]:
        if BuildTrack(start, end) in legal:
            return BuildTrack(start, end)
    return EndTurn()


def summary(view: View, actions: list[Any]) -> list[Message]:
    """The turn in a few words: rides, freight, track."""
    said: list[Message] = []
    at = 0
    while at < len(actions):
        row = [actions[at]]
        while at + len(row) < len(actions) and is_same(actions[at + len(row)], row[0]):
            row.append(actions[at + len(row)])
        said += told(view, row)
        at += len(row)
    return said


def is_same(one: Any, other: Any) -> bool:
    """Steps of a train, or sections."""
    if isinstance(one, MoveTo) and isinstance(other, MoveTo):
        return bool(one.train == other.train)
    return isinstance(one, BuildTrack) and isinstance(other, BuildTrack)


def told(view: View, row: list[Any]) -> list[Message]:
    action = row[0]
    if isinstance(action, MoveTo):
        return [ride_told(view, row)]
    if isinstance(action, BuildTrack):
        return [Message("af-plan-build", {"sections": len(row)})]
    if isinstance(action, Load):
        return [Message("af-plan-load", {"good": good_name(action.good)})]
    if isinstance(action, Unload):
        return [Message("af-plan-unload", {"good": good_name(action.good)})]
    if isinstance(action, Deliver):
        contract = BOARD.cards[BOARD.card_number[action.card]].contracts[action.contract]
        good = good_name(BOARD.goods[contract.good].key)
        return [Message("af-plan-deliver", {"good": good, "amount": contract.payment})]
    return []


def ride_told(view: View, row: list[Any]) -> Message:
    """Steps as everywhere: crossing a ferry is none."""
    assert view.seat is not None
    before = view.players[view.seat].trains[row[0].train].milepost
    steps = 0
    for step in row:
        is_crossing = before is not None and BOARD.far_harbour[before] == step.milepost
        steps += 0 if is_crossing else 1
        before = step.milepost
    place = int(BOARD.destination[row[-1].milepost])
    if place < 0:
        return Message("af-plan-ride", {"steps": steps})
    city = city_name(BOARD.destinations[place].name)
    return Message("af-plan-ride-to", {"steps": steps, "city": city})
