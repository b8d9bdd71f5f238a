"""What each action space is worth to a seat, carried out as well as it can be (AR-5.1 to AR-5.9).

Worth is in dollars at the end of the game: what the seat gains, less a part of what rivals do.
"""

from __future__ import annotations

from typing import Final

from roundhouse.bots.american_rails.outlook import Outlook
from roundhouse.games.american_rails.board import COMPANIES, FUNDING, HEXES, TAKE
from roundhouse.games.american_rails.encode import (
    AUCTION_SHARE,
    DECLINE,
    DEVELOP_CITY,
    FUND_COMPANY,
    LOWEST_BID,
    PLACE_CUBE,
    TAKE_TWO,
    TAX_OTHERS,
)
from roundhouse.games.american_rails.spaces import can_develop

Choice = tuple[float, int]
"""A worth and the number of the action."""
NOTHING: Final[Choice] = (0.0, DECLINE)


def ways(outlook: Outlook, seat: int, space: int) -> list[Choice]:
    """What a seat can make of a space, each way with its worth and the action it begins with."""
    if space == 1:
        return houses(outlook, seat)
    if space == 2:
        return funds(outlook, seat)
    if space == 3:
        return takes(outlook, seat)
    if space == 4:
        return [best_cube(outlook, seat, 3)]
    if space == 5:
        return auctions(outlook, seat)
    if space == 6:
        return [best_cube(outlook, seat, 4)]
    return [NOTHING]


def best(choices: list[Choice]) -> Choice:
    """The first of the best; declining when nothing is worth doing."""
    found = NOTHING
    for choice in choices:
        if choice[0] > found[0]:
            found = choice
    return found


def houses(outlook: Outlook, seat: int) -> list[Choice]:
    """AR-5.2: a house is worth most where the companies are one's own."""
    state = outlook.state
    found: list[Choice] = []
    stakes = [outlook.stake(seat, company) for company in range(COMPANIES)]
    for number, city in enumerate(state.board.cities):
        if can_develop(state, city):
            there = state.track[city]
            part = 0.0
            for company in range(COMPANIES):
                if (there >> company) & 1:
                    part += stakes[company]
            worth = part * outlook.payouts * (2 if there.bit_count() == 1 else 1)
            found.append((worth, DEVELOP_CITY + number))
    return found


def funds(outlook: Outlook, seat: int) -> list[Choice]:
    """AR-5.3: what a company makes of $5 for the seat."""
    state = outlook.state
    found: list[Choice] = []
    for company in range(COMPANIES):
        stake = outlook.stake(seat, company)
        if stake > 0.0:
            money = state.treasury[company]
            more = outlook.grown(company, money + FUNDING) - outlook.grown(company, money)
            worth = stake * more * outlook.weights.trust * outlook.late
            found.append((worth, FUND_COMPANY + company))
    return found


def takes(outlook: Outlook, seat: int) -> list[Choice]:
    """AR-5.4: $2 for oneself or from the others; AR-5.5: or two cubes."""
    state = outlook.state
    taken = 0
    for other in range(state.seats):
        if other != seat:
            taken += min(TAKE, state.cash[other])
    tax = outlook.weights.rivals * outlook.dollar * taken / (state.seats - 1)
    found = [(TAKE * outlook.dollar, TAKE_TWO), (tax, TAX_OTHERS)]
    if state.seats > 3:
        found.append(best_cube(outlook, seat, 2))
    return found


# -- expanding ----------------------------------------------------------------------------------


def best_cube(outlook: Outlook, seat: int, cubes: int) -> Choice:
    """AR-5.7: what the cubes are worth together, and the first of them."""
    found = builders(outlook, seat, cubes)
    if not found:
        return NOTHING
    company = found[0][1]
    first = PLACE_CUBE + company * HEXES + outlook.plan[company][0].path[0]
    return sum([worth for worth, _, _ in found]), first


def builders(outlook: Outlook, seat: int, cubes: int) -> list[tuple[float, int, int]]:
    """Worth, company and cubes: the best first, until the cubes or the money are used."""
    state = outlook.state
    found: list[tuple[float, int, int]] = []
    spent = 0
    while cubes:
        builder, most, used = -1, 0.0, 0
        for company in range(COMPANIES):
            if state.held[seat * COMPANIES + company] and not (spent >> company) & 1:
                gain, count = built_with(outlook, seat, company, cubes)
                if gain > most:
                    builder, most, used = company, gain, count
        if builder < 0:
            break
        found.append((most, builder, used))
        cubes -= used
        spent |= 1 << builder
    return found


def built_with(outlook: Outlook, seat: int, company: int, cubes: int) -> tuple[float, int]:
    """What so many cubes along the company's plan are worth, and how many it can pay."""
    state, weights = outlook.state, outlook.weights
    money = state.treasury[company]
    cubes = min(cubes, state.supply[company])
    now = outlook.payouts - weights.trust * outlook.late
    stake = outlook.stake(seat, company)
    worth, used = 0.0, 0
    for leg in outlook.plan[company]:
        count = 0
        for hex_ in leg.path:
            if used == cubes or state.price[hex_] > money:
                break
            money -= state.price[hex_]
            used += 1
            count += 1
        if count == len(leg.path):
            worth += stake * leg.gain * now + harm(outlook, seat, leg.city)
        else:
            part = weights.partial * count / len(leg.path)
            worth += part * stake * leg.gain * now
            break
    return worth, used


def harm(outlook: Outlook, seat: int, city: int) -> float:
    """AR-5.10: what a company alone in the city loses, good for its holders' rivals."""
    state = outlook.state
    there = state.track[city]
    if there.bit_count() != 1:
        return 0.0
    board = state.board
    loss = board.full[city] - board.shared[city] + state.houses[city]
    return -loss * outlook.payouts * outlook.stake(seat, there.bit_length() - 1)


# -- auctions -----------------------------------------------------------------------------------


def auctions(outlook: Outlook, seat: int) -> list[Choice]:
    """AR-5.6: each company's next share, whoever is likely to buy it."""
    found: list[Choice] = []
    for company in range(COMPANIES):
        if outlook.state.shares_left[company]:
            worth = auction_worth(outlook, seat, company)
            found.append((worth, AUCTION_SHARE + company))
    return found


def auction_worth(outlook: Outlook, seat: int, company: int) -> float:
    """What putting the share up brings the seat: the likely sale, or its removal."""
    buyer, price = likely_sale(outlook, seat, company)
    return sale_worth(outlook, seat, company, buyer, price) if buyer >= 0 else 0.0


def likely_sale(outlook: Outlook, opener: int, company: int) -> tuple[int, int]:
    """Who would buy the share, and at what price; -1 when nobody would."""
    return highest([outlook.limit(company, cash) for cash in outlook.state.cash], opener)


def highest(limits: list[int], opener: int) -> tuple[int, int]:
    """Who gives most, the first of equals, and the least that no other gives; -1: nobody."""
    first, second, buyer = LOWEST_BID - 1, LOWEST_BID - 1, -1
    for step in range(len(limits)):
        seat = (opener + step) % len(limits)
        if limits[seat] > first:
            first, second, buyer = limits[seat], first, seat
        elif limits[seat] > second:
            second = limits[seat]
    return buyer, min(first, second + 1)


def sale_worth(outlook: Outlook, seat: int, company: int, buyer: int, price: int) -> float:
    """What it means for a seat that the buyer gets a share at this price."""
    state = outlook.state
    after = outlook.after_sale(company, price)
    change = after - outlook.dividends[company]
    profit = after - outlook.dollar * price
    worth = 0.0
    for other in range(state.seats):
        gain = state.held[other * COMPANIES + company] * change
        if other == buyer:
            gain += profit
        worth += gain if other == seat else -outlook.weights.rivals * gain / (state.seats - 1)
    return worth


def space_worths(outlook: Outlook, seat: int, spaces: list[int]) -> list[float]:
    """The worth of each of the spaces, choosing earlier next time included (AR-4.3)."""
    worths = [best(ways(outlook, seat, space))[0] for space in spaces]
    ahead = outlook.weights.order * max(worths)
    if outlook.state.column == 2 and outlook.payouts <= 1.0:
        ahead = 0.0
    return [worth + ahead * (6 - space) / 6 for space, worth in zip(spaces, worths, strict=True)]
