"""Chapter 2, auctions, and the action that holds one (AR-5.6)."""

from __future__ import annotations

from roundhouse.game import Action, Refusal
from roundhouse.games.american_rails import flows
from roundhouse.games.american_rails.actions import AuctionShare, Bid, Decline, PassBid, StartCity
from roundhouse.games.american_rails.board import COMPANIES
from roundhouse.games.american_rails.encode import (
    ACTION_NUMBERS,
    AUCTION_SHARE,
    BID_ZERO,
    DECLINE,
    LOWEST_BID,
    PASS_BID,
    START_CITY,
)
from roundhouse.games.american_rails.refusal import not_now, refuse, why_not_company
from roundhouse.games.american_rails.state import (
    AUCTION_ENDS,
    BID,
    NOBODY,
    START,
    State,
    is_on_board,
)
from roundhouse.games.american_rails.track import put_cube


def legal_auction(state: State) -> list[int]:
    """AR-5.6: a company with a share left in its supply; or decline (AR-4.5)."""
    left = state.shares_left
    return [DECLINE] + [AUCTION_SHARE + company for company in range(COMPANIES) if left[company]]


def why_not_auction(state: State, action: Action) -> Refusal | None:
    if isinstance(action, Decline):
        return None
    if not isinstance(action, AuctionShare):
        return not_now(state)
    refusal = why_not_company(state, action.company)
    if refusal is None and not state.shares_left[state.board.company_index[action.company]]:
        return refuse("AR-5.6", "no-share-left", company=action.company)
    return refusal


def apply_auction(state: State, code: int) -> None:
    open_auction(state, code - AUCTION_SHARE)


def open_auction(state: State, company: int) -> None:
    """AR-2.1: the player who puts the share up must first bid or pass."""
    state.phase = BID
    state.company = company
    state.opener = state.actor
    state.standing = 0
    state.leader = NOBODY
    state.bidder = state.actor
    state.passed = [False] * state.seats
    if state.auto_pass and not _can_bid(state):
        state.passed[state.bidder] = True
        _next_bidder(state)


def lowest_bid(state: State) -> int:
    """AR-2.1, AR-2.2: more than the standing bid, and $10 at least."""
    return max(LOWEST_BID, state.standing + 1)


def _can_bid(state: State) -> bool:
    return state.cash[state.bidder] >= lowest_bid(state)


def legal_bid(state: State) -> list[int]:
    """AR-2.2: pass, or any whole amount from the lowest allowed up to the cash in hand."""
    codes = [PASS_BID]
    least = lowest_bid(state)
    most = state.cash[state.bidder]
    if most >= least:
        codes += ACTION_NUMBERS[BID_ZERO + least : BID_ZERO + most + 1]
    return codes


def why_not_bid(state: State, action: Action) -> Refusal | None:
    if isinstance(action, PassBid):
        return None
    if not isinstance(action, Bid):
        return not_now(state)
    amount = action.amount
    if amount < LOWEST_BID:
        return refuse("AR-2.2", "bid-least", amount=amount, least=LOWEST_BID)
    if amount <= state.standing:
        return refuse("AR-2.1", "bid-more", amount=amount, standing=state.standing)
    if amount > state.cash[state.bidder]:
        return refuse("AR-2.2", "bid-cash", amount=amount, cash=state.cash[state.bidder])
    return None


def apply_bid(state: State, code: int) -> None:
    """AR-2.1: bid, or pass and be out (AR-2.3)."""
    if code == PASS_BID:
        state.passed[state.bidder] = True
    else:
        state.standing = code - BID_ZERO
        state.leader = state.bidder
    _next_bidder(state)


def _next_bidder(state: State) -> None:
    """AR-2.3: clockwise to the next player still in, until one bid stands or all have passed."""
    seats = state.seats
    passed = state.passed
    seat = state.bidder
    for _ in range(seats):
        seat = seat + 1 if seat + 1 < seats else 0
        if passed[seat]:
            continue
        if seat == state.leader:
            _sell(state)
            return
        state.bidder = seat
        if not state.auto_pass or _can_bid(state):
            state.actor = seat
            return
        passed[seat] = True
    _nobody_bid(state)


def _nobody_bid(state: State) -> None:
    """AR-2.4: all have passed and the share leaves the game."""
    state.shares_left[state.company] -= 1
    state.phase = AUCTION_ENDS


def _sell(state: State) -> None:
    """AR-2.5: the winner takes the share and pays; AR-2.6: a new company needs a city."""
    company = state.company
    winner = state.leader
    state.shares_left[company] -= 1
    state.shares_sold[company] += 1
    state.held[winner * COMPANIES + company] += 1
    flows.share_price(state, winner, company, state.standing)
    state.sales += [state.year, company, winner, state.standing]
    state.actor = winner
    if is_on_board(state, company):
        state.phase = AUCTION_ENDS
    elif free_cities(state):
        state.phase = START
    else:
        _no_free_city(state)


def _no_free_city(state: State) -> None:
    """AR-2.6: the bought share and the company's others leave; the bid stays paid."""
    company = state.company
    state.held[state.leader * COMPANIES + company] = 0
    state.shares_sold[company] = 0
    state.shares_left[company] = 0
    state.phase = AUCTION_ENDS


def free_cities(state: State) -> list[int]:
    """The cities with no cube of any company."""
    track = state.track
    return [city for city in state.board.cities if not track[city]]


def legal_start(state: State) -> list[int]:
    """AR-2.6: any city with no cube."""
    number = state.board.city_number
    return [START_CITY + number[city] for city in free_cities(state)]


def why_not_start(state: State, action: Action) -> Refusal | None:
    if not isinstance(action, StartCity):
        return not_now(state)
    if not state.board.is_city(action.hex):
        return refuse("AR-2.6", "start-no-city")
    if state.track[action.hex]:
        return refuse("AR-2.6", "start-taken", city=state.board.place(action.hex))
    return None


def apply_start(state: State, code: int) -> None:
    """AR-2.6: the company's first cube, free of charge; its income is the city's full value."""
    put_cube(state, state.company, state.board.cities[code - START_CITY])
    state.phase = AUCTION_ENDS
