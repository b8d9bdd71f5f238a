"""What the search looks at: the actions worth a thought, the most promising first.

A candidate is a list of action numbers: taking a space comes with what is done there.
"""

from __future__ import annotations

from typing import Final

from roundhouse.bots.american_rails.growth import growth, plan_from
from roundhouse.bots.american_rails.outlook import Outlook
from roundhouse.bots.american_rails.spaces import (
    Choice,
    auctions,
    built_with,
    funds,
    houses,
    takes,
    ways,
)
from roundhouse.games.american_rails.board import COMPANIES, HEXES
from roundhouse.games.american_rails.encode import (
    DECLINE,
    DONE,
    OFFER_COMPANY,
    PLACE_CUBE,
    START_CITY,
    TAKE_SPACE,
)
from roundhouse.games.american_rails.rounds import legal_space
from roundhouse.games.american_rails.state import (
    AUCTION,
    DEVELOP,
    EXPAND,
    FUND,
    OFFER,
    SPACE,
    START,
)

Candidate = tuple[float, list[int]]
"""A worth by the outlook alone, and the numbers of the actions."""
FEW: Final = 3


def candidates(outlook: Outlook) -> list[Candidate]:
    """Every candidate of who acts, the best by the outlook first."""
    found = _of_phase(outlook)
    found.sort(key=_worth, reverse=True)
    return found


def _worth(candidate: Candidate) -> float:
    return candidate[0]


def _of_phase(outlook: Outlook) -> list[Candidate]:
    state = outlook.state
    phase, seat = state.phase, state.actor
    if phase == SPACE:
        return _spaces(outlook)
    if phase == OFFER:
        return _offers(outlook)
    if phase == START:
        return _starts(outlook)
    if phase == EXPAND:
        end = DONE if state.cubes_placed else DECLINE
        return [
            (worth, [code]) for worth, code in [*cubes(outlook, state.cubes_to_place), (0.0, end)]
        ]
    if phase == DEVELOP:
        found = few(houses(outlook, seat), 2 * FEW)
    elif phase == FUND:
        found = funds(outlook, seat)
    elif phase == AUCTION:
        found = auctions(outlook, seat)
    else:
        found = takes(outlook, seat)
    return [(worth, [code]) for worth, code in [*found, (0.0, DECLINE)]]


def few(choices: list[Choice], count: int) -> list[Choice]:
    return sorted(choices, reverse=True)[:count]


def _spaces(outlook: Outlook) -> list[Candidate]:
    """Every space with the few best ways to use it (AR-4.2)."""
    state = outlook.state
    seat = state.actor
    found: list[Candidate] = []
    for code in legal_space(state):
        space = code - TAKE_SPACE
        if space == 0:
            found.append((0.0, [code]))
            continue
        choices = ways(outlook, seat, space)
        if space in (4, 6):
            choices = cubes(outlook, 3 if space == 4 else 4)
        count = COMPANIES if space == 5 else FEW
        for worth, then in few(choices, count) or [(0.0, DECLINE)]:
            found.append((worth, [code, then]))
    ahead = outlook.weights.order * max([worth for worth, _ in found])
    return [(worth + ahead * (TAKE_SPACE + 6 - codes[0]) / 6, codes) for worth, codes in found]


def cubes(outlook: Outlook, count: int) -> list[Choice]:
    """The next cube of each company's plan, and of the leg after it where that begins elsewhere."""
    state = outlook.state
    seat = state.actor
    found: list[Choice] = []
    for company in range(COMPANIES):
        if not state.held[seat * COMPANIES + company] or not state.supply[company]:
            continue
        worth = built_with(outlook, seat, company, count)[0]
        for number, leg in enumerate(outlook.plan[company][:2]):
            hex_ = leg.path[0]
            if state.price[hex_] <= state.treasury[company] and hex_ in state.frontier[company]:
                found.append((worth / (1 + number), PLACE_CUBE + company * HEXES + hex_))
    return found


def _offers(outlook: Outlook) -> list[Candidate]:
    state = outlook.state
    found: list[Candidate] = []
    for company, offered in enumerate(state.offered):
        if not offered:
            found.append((outlook.after_sale(company, 20.0), [OFFER_COMPANY + company]))
    return found


def _starts(outlook: Outlook) -> list[Candidate]:
    """The cities that promise most as a beginning (AR-2.6)."""
    state = outlook.state
    found: list[Candidate] = []
    money = float(state.treasury[state.company])
    for city in outlook.likely_starts(2 * FEW):
        legs = plan_from(state, state.company, city)
        worth = outlook.start_value(city, growth(legs, money, 10.0))
        found.append((worth, [START_CITY + state.board.city_number[city]]))
    return found
