"""What a choice would do, cost and income included, said to the one who may choose it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from roundhouse.game import Action, Message
from roundhouse.games.american_rails.actions import (
    AuctionShare,
    Bid,
    Decline,
    Develop,
    Done,
    Fund,
    OfferCompany,
    PassBid,
    PlaceCube,
    StartCity,
    TakeSpace,
    TakeTwo,
    TaxOthers,
)
from roundhouse.games.american_rails.board import COMPANIES
from roundhouse.games.american_rails.income import alone_in, entry_value, shared_loss
from roundhouse.games.american_rails.spaces import tax_of
from roundhouse.games.american_rails.state import State, cubes_in, has_cube


def label(state: State, action: Action) -> Message:
    return _LABELS[type(action)](state, action)


def tax_in_all(state: State) -> int:
    """AR-5.4: what the others would give."""
    others = [seat for seat in range(state.seats) if seat != state.actor]
    return sum([tax_of(state.cash[seat]) for seat in others])


def space_name(state: State, space: str) -> str:
    """AR-5.5: what the catalogues call a space; with 4 or 5 players Take $2 is also Expand 2."""
    return "take-or-expand" if space == "take" and state.seats > 3 else space


def _offer(_state: State, action: Any) -> Message:
    return Message("ar-do-offer", {"company": action.company})


def _bid(_state: State, action: Any) -> Message:
    return Message("ar-do-bid", {"amount": action.amount})


def _pass_bid(_state: State, _action: Any) -> Message:
    return Message("ar-do-pass-bid")


def _start(state: State, action: Any) -> Message:
    income = entry_value(state, state.company, action.hex)
    return Message("ar-do-start", {"city": state.board.place(action.hex), "income": income})


def _space(state: State, action: Any) -> Message:
    return Message("ar-do-space", {"space": space_name(state, action.space)})


def _decline(_state: State, _action: Any) -> Message:
    return Message("ar-do-decline")


def _develop(state: State, action: Any) -> Message:
    board = state.board
    numbers = [number for number in range(COMPANIES) if has_cube(state, number, action.hex)]
    names = [board.companies[number] for number in numbers]
    amount = 2 if cubes_in(state, action.hex) == 1 else 1
    city = board.place(action.hex)
    return Message("ar-do-develop", {"city": city, "companies": names, "amount": amount})


def _fund(_state: State, action: Any) -> Message:
    return Message("ar-do-fund", {"company": action.company})


def _take_two(_state: State, _action: Any) -> Message:
    return Message("ar-do-take-two")


def _tax(state: State, _action: Any) -> Message:
    return Message("ar-do-tax", {"amount": tax_in_all(state)})


def _done(_state: State, _action: Any) -> Message:
    return Message("ar-do-done")


def _place(state: State, action: Any) -> Message:
    board = state.board
    place = board.place(action.hex)
    cost = state.price[action.hex]
    if not board.is_city(action.hex):
        values = {"company": action.company, "place": place, "cost": cost}
        return Message("ar-do-place", values)
    income = entry_value(state, board.company_index[action.company], action.hex)
    values = {"company": action.company, "city": place, "cost": cost, "income": income}
    rival = alone_in(state, action.hex)
    if rival < 0:
        return Message("ar-do-place-city", values)
    loss = shared_loss(state, action.hex)
    return Message("ar-do-place-shared", {**values, "rival": board.companies[rival], "loss": loss})


_LABELS: Final[dict[type, Callable[[State, Any], Message]]] = {
    OfferCompany: _offer,
    AuctionShare: _offer,
    PassBid: _pass_bid,
    Bid: _bid,
    StartCity: _start,
    TakeSpace: _space,
    Decline: _decline,
    Develop: _develop,
    Fund: _fund,
    TakeTwo: _take_two,
    TaxOthers: _tax,
    Done: _done,
    PlaceCube: _place,
}
