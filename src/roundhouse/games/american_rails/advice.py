"""What a seat may ask beside its view, so that it can plan a turn; and figures for charts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec

from roundhouse.game import Arguments, Figures, Message, NoAnswer, Question, Seat, Values
from roundhouse.games.american_rails import labels, refusals, rules
from roundhouse.games.american_rails.actions import AnyAction, Bid, PassBid
from roundhouse.games.american_rails.encode import code
from roundhouse.games.american_rails.facts import BOARD
from roundhouse.games.american_rails.imagine import imagine
from roundhouse.games.american_rails.reach import cheapest_way
from roundhouse.games.american_rails.view import CompanyName, View

MOST_STEPS: Final = 6
"""A turn is a space, four cubes and an end to them at most."""


class AfterArguments(Arguments, frozen=True):
    actions: Annotated[str, msgspec.Meta(max_length=600)]
    """What the seat would do, in this order: a list of its actions as JSON."""


class Follow(msgspec.Struct, frozen=True):
    """An action that would be legal then; as the choices of a table frame."""

    id: int
    action: Any
    key: str
    values: Values
    text: Message


class ReachArguments(Arguments, frozen=True):
    hex: int


class Reach(msgspec.Struct, frozen=True):
    """The cheapest way of a company to a city, and what joining it adds to the income."""

    company: CompanyName
    cubes: int
    cost: int
    income: int
    treasury: int


def after(view: View, seat: Seat, wish: AfterArguments) -> list[Follow]:
    """What the seat could do after those actions, while it is still its turn; bids apart.

    Nothing follows what cannot be done: the page may ask when the move has just been made.
    """
    state = imagine(view)
    for action in _decoded(wish.actions):
        is_bid = isinstance(action, Bid | PassBid)
        if is_bid or state.actor != seat or refusals.why_not(state, action) is not None:
            return []
        rules.apply(state, action)
        if state.column != view.column - 1 or state.turn != view.turn:
            return []
    if state.actor != seat or rules.is_chance(state):
        return []
    return [
        Follow(code(action), msgspec.to_builtins(action), said.key, said.values, said)
        for action in rules.legal(state)
        if not isinstance(action, Bid | PassBid)
        for said in (labels.label(state, action),)
    ]


def _decoded(text: str) -> list[Any]:
    try:
        actions: list[Any] = msgspec.json.decode(text, type=list[AnyAction])
    except msgspec.MsgspecError as error:
        raise NoAnswer(Message("ar-advice-not-actions")) from error
    if len(actions) > MOST_STEPS:
        raise NoAnswer(Message("ar-advice-not-actions"))
    return actions


def reach(view: View, seat: Seat, wish: ReachArguments) -> list[Reach]:
    """What a city costs the seat's companies and brings them; none for those that have it."""
    if not BOARD.is_city(wish.hex):
        raise NoAnswer(Message("ar-advice-no-city"))
    state = imagine(view)
    found: list[Reach] = []
    for number, company in enumerate(view.companies):
        if not view.players[seat].shares[number]:
            continue
        way = cheapest_way(state, number, wish.hex)
        if way is not None:
            found.append(Reach(company.name, way[0], way[1], way[2], company.treasury))
    return found


def figures(view: View) -> Figures:
    """Cash and worth of the players, income of the companies."""
    return Figures(
        view.year,
        {
            "cash": tuple(player.cash for player in view.players),
            "worth": tuple(player.worth for player in view.players),
            "income": tuple(company.income for company in view.companies),
        },
    )


QUESTIONS: Final[Mapping[str, Question]] = {
    "after": Question(AfterArguments, list[Follow], after),
    "reach": Question(ReachArguments, list[Reach], reach),
}
