"""What happened, as messages for the catalogues: the action, then all that followed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from roundhouse.game import Action, Message, Seat
from roundhouse.games.american_rails.actions import (
    AuctionShare,
    Bid,
    Decline,
    Develop,
    Done,
    DrawBanker,
    Fund,
    OfferCompany,
    PassBid,
    PlaceCube,
    RemoveCompany,
    StartCity,
    TakeSpace,
    TakeTwo,
    TaxOthers,
)
from roundhouse.games.american_rails.board import COMPANIES
from roundhouse.games.american_rails.ending import is_short, winners
from roundhouse.games.american_rails.income import CONNECTION, connections
from roundhouse.games.american_rails.labels import space_name, tax_in_all
from roundhouse.games.american_rails.state import (
    BID,
    ENDED,
    LAST_YEAR,
    NOBODY,
    SPACE,
    State,
    holds,
)


def _say(key: str, **values: Any) -> Message:
    return Message(key, values)


def tell(before: State, action: Action, after: State, _seat: Seat | None) -> list[Message]:
    """The action and its consequences, in the order they happened."""
    said = [_SAY[type(action)](before, action)]
    if isinstance(action, (OfferCompany, AuctionShare, Bid, PassBid)):
        said += _auction(before, action, after)
    said += _incomes(before, after)
    said += _trains(before, after)
    if len(after.rounds) > len(before.rounds):
        said += _dividends(after)
    if after.phase == ENDED:
        said += _end(after)
    else:
        said += _next_phase(after)
    return said


def _remove(_before: State, action: Any) -> Message:
    return _say("ar-remove", company=action.company)


def _banker(_before: State, action: Any) -> Message:
    return _say("ar-banker", player=action.seat)


def _offer(before: State, action: Any) -> Message:
    return _say("ar-offer", player=before.actor, company=action.company)


def _bid(before: State, action: Any) -> Message:
    company = before.board.companies[before.company]
    return _say("ar-bid", player=before.actor, amount=action.amount, company=company)


def _pass_bid(before: State, _action: Any) -> Message:
    return _say("ar-pass-bid", player=before.actor)


def _start(before: State, action: Any) -> Message:
    board = before.board
    company = board.companies[before.company]
    return _say("ar-start", player=before.actor, company=company, city=board.place(action.hex))


def _space(before: State, action: Any) -> Message:
    return _say("ar-space", player=before.actor, space=space_name(before, action.space))


def _decline(before: State, _action: Any) -> Message:
    return _say("ar-decline", player=before.actor)


def _develop(before: State, action: Any) -> Message:
    return _say("ar-develop", player=before.actor, city=before.board.place(action.hex))


def _fund(before: State, action: Any) -> Message:
    return _say("ar-fund", player=before.actor, company=action.company)


def _take_two(before: State, _action: Any) -> Message:
    return _say("ar-take-two", player=before.actor)


def _tax(before: State, _action: Any) -> Message:
    return _say("ar-tax", player=before.actor, amount=tax_in_all(before))


def _place(before: State, action: Any) -> Message:
    place = before.board.place(action.hex)
    cost = before.price[action.hex]
    return _say("ar-place", player=before.actor, company=action.company, place=place, cost=cost)


def _done(before: State, _action: Any) -> Message:
    return _say("ar-done", player=before.actor)


_SAY: Final[dict[type, Callable[[State, Any], Message]]] = {
    RemoveCompany: _remove,
    DrawBanker: _banker,
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


def _auction(before: State, action: Action, after: State) -> list[Message]:
    """Players the game passed for, and how the auction ended (AR-2.3 to AR-2.6)."""
    said: list[Message] = []
    opening = isinstance(action, (OfferCompany, AuctionShare))
    for step in range(after.seats):
        seat = (before.actor + step) % after.seats
        known = not opening and (before.passed[seat] or seat == before.actor)
        if after.passed[seat] and not known:
            said.append(_say("ar-auto-pass", player=seat))
    if after.phase == BID:
        return said
    company = after.board.companies[after.company]
    if after.leader == NOBODY:
        said.append(_say("ar-unsold", company=company))
        return said
    said.append(_say("ar-sold", player=after.leader, company=company, amount=after.standing))
    if after.shares_sold[after.company] == 0:
        said.append(_say("ar-no-city", company=company))
    return said


def _incomes(before: State, after: State) -> list[Message]:
    """AR-5.10, AR-5.11: special connections, and every income that changed."""
    said: list[Message] = []
    for company in range(COMPANIES):
        change = after.income[company] - before.income[company]
        if change == 0:
            continue
        name = after.board.companies[company]
        pairs = len(connections(after, company)) - len(connections(before, company))
        if pairs:
            amount = CONNECTION * pairs
            said.append(_say("ar-connection", company=name, count=pairs, amount=amount))
        key = "ar-income-up" if change > 0 else "ar-income-down"
        income = after.income[company]
        said.append(_say(key, company=name, amount=abs(change), income=income))
    return said


def _trains(before: State, after: State) -> list[Message]:
    """AR-3.2, AR-3.4: trains put on the turn-order track."""
    if not before.preparing:
        return []
    first = len(before.order)
    return [
        _say("ar-train", player=seat, number=first + step + 1)
        for step, seat in enumerate(after.order[first:])
    ]


def _dividends(after: State) -> list[Message]:
    """AR-4.6: what each company paid a share, and what each player received."""
    said: list[Message] = []
    received = [0] * after.seats
    width = 2 * COMPANIES + after.seats
    rates = after.rounds[-width:][COMPANIES : 2 * COMPANIES]
    for company, rate in enumerate(rates):
        if rate:
            name = after.board.companies[company]
            shares = after.shares_sold[company]
            said.append(_say("ar-dividend", company=name, amount=rate, shares=shares))
            for seat in range(after.seats):
                received[seat] += rate * holds(after, seat, company)
    for seat, amount in enumerate(received):
        if amount:
            said.append(_say("ar-receives", player=seat, amount=amount))
    return said


def _end(after: State) -> list[Message]:
    """AR-6.1, AR-6.2: why the game is over, and who won."""
    said: list[Message] = []
    if after.year == LAST_YEAR:
        said.append(_say("ar-end-year", year=str(after.year)))
    if not any(after.shares_left):
        said.append(_say("ar-end-shares"))
    if is_short(after):
        said.append(_say("ar-end-supplies", supplies=after.seats))
    best = winners(after)
    amount = after.cash[best[0]]
    said.append(_say("ar-won", players=best, count=len(best), amount=amount))
    return said


def _next_phase(after: State) -> list[Message]:
    """AR-4.2, AR-4.3: a new year, a new action phase and its order."""
    if after.phase != SPACE or after.turn > 0:
        return []
    said: list[Message] = []
    if after.column == 0:
        said.append(_say("ar-year", year=str(after.year)))
    said.append(_say("ar-phase", number=after.column + 1, players=after.order))
    return said
