"""Chapter 3, the preparation round: one share of every company, and the turn order."""

from __future__ import annotations

from roundhouse.game import Action, Refusal
from roundhouse.games.american_rails.actions import OfferCompany
from roundhouse.games.american_rails.auction import open_auction
from roundhouse.games.american_rails.board import COMPANIES
from roundhouse.games.american_rails.encode import OFFER_COMPANY
from roundhouse.games.american_rails.refusal import not_now, refuse, why_not_company
from roundhouse.games.american_rails.state import NOBODY, OFFER, State


def legal_offer(state: State) -> list[int]:
    """AR-3.1: a company in the game that has not been put up yet."""
    return [OFFER_COMPANY + company for company in range(COMPANIES) if not state.offered[company]]


def why_not_offer(state: State, action: Action) -> Refusal | None:
    if not isinstance(action, OfferCompany):
        return not_now(state)
    refusal = why_not_company(state, action.company)
    if refusal is None and state.offered[state.board.company_index[action.company]]:
        return refuse("AR-3.1", "offered", company=action.company)
    return refusal


def apply_offer(state: State, code: int) -> None:
    """AR-3.1: who chooses the company opens its auction."""
    company = code - OFFER_COMPANY
    state.offered[company] = True
    open_auction(state, company)


def after_auction(state: State) -> bool:
    """AR-3.2, AR-3.3: the winner, or who passed last, chooses next. True: all were put up."""
    chooser = state.leader
    if chooser == NOBODY:
        chooser = state.bidder
    elif chooser not in state.order:
        state.order.append(chooser)
    if False in state.offered:
        state.phase = OFFER
        state.actor = chooser
        return False
    _place_other_trains(state)
    state.preparing = False
    return True


def _place_other_trains(state: State) -> None:
    """AR-3.4: players with no train on the turn-order track, from the banker clockwise."""
    for step in range(state.seats):
        seat = (state.banker + step) % state.seats
        if seat not in state.order:
            state.order.append(seat)
