"""Chapter 5, the small actions: develop, fund, take (AR-5.2 to AR-5.5)."""

from __future__ import annotations

from roundhouse.game import Action, Refusal
from roundhouse.games.american_rails import flows
from roundhouse.games.american_rails.actions import (
    Decline,
    Develop,
    Fund,
    PlaceCube,
    TakeTwo,
    TaxOthers,
)
from roundhouse.games.american_rails.board import COMPANIES, FUNDING, TAKE
from roundhouse.games.american_rails.encode import (
    DECLINE,
    DEVELOP_CITY,
    FUND_COMPANY,
    TAKE_TWO,
    TAX_OTHERS,
)
from roundhouse.games.american_rails.income import develop_city
from roundhouse.games.american_rails.refusal import not_now, refuse, why_not_company
from roundhouse.games.american_rails.state import EXPAND, TURN_ENDS, State
from roundhouse.games.american_rails.track import add_cubes, apply_expand, why_not_cube


def legal_develop(state: State) -> list[int]:
    """AR-5.2: a city with a cube, no house and no sign against one; or decline."""
    codes = [DECLINE]
    for number, city in enumerate(state.board.cities):
        if can_develop(state, city):
            codes.append(DEVELOP_CITY + number)
    return codes


def can_develop(state: State, city: int) -> bool:
    """AR-5.2: may a house be put in the city?"""
    is_free = state.track[city] > 0 and not state.houses[city]
    return state.houses_left > 0 and is_free and state.board.developable[city]


def why_not_develop(state: State, action: Action) -> Refusal | None:
    if isinstance(action, Decline):
        return None
    if not isinstance(action, Develop):
        return not_now(state)
    if not state.board.is_city(action.hex):
        return refuse("AR-5.2", "develop-no-city")
    if not state.houses_left:
        return refuse("AR-5.2", "no-house-left")
    return _why_not_house(state, action.hex)


def _why_not_house(state: State, city: int) -> Refusal | None:
    place = state.board.place(city)
    if not state.board.developable[city]:
        return refuse("AR-5.2", "never-house", city=place)
    if state.houses[city]:
        return refuse("AR-5.2", "has-house", city=place)
    if not state.track[city]:
        return refuse("AR-5.2", "no-track", city=place)
    return None


def apply_develop(state: State, code: int) -> None:
    """AR-5.2: a house from the supply; incomes change at once."""
    city = state.board.cities[code - DEVELOP_CITY]
    state.houses_left -= 1
    state.houses[city] = 1
    state.price[city] += 2
    develop_city(state, city)
    state.phase = TURN_ENDS


def legal_fund(state: State) -> list[int]:
    """AR-5.3: any company in the game; or decline."""
    there = state.in_game
    return [DECLINE] + [FUND_COMPANY + company for company in range(COMPANIES) if there[company]]


def why_not_fund(state: State, action: Action) -> Refusal | None:
    if isinstance(action, Decline):
        return None
    if not isinstance(action, Fund):
        return not_now(state)
    return why_not_company(state, action.company)


def apply_fund(state: State, code: int) -> None:
    """AR-5.3: $5 from the bank into its treasury."""
    flows.funding(state, code - FUND_COMPANY, FUNDING)
    state.phase = TURN_ENDS


def legal_take(state: State) -> list[int]:
    """AR-5.4: take or tax $2; AR-5.5: with 4 or 5 players also a first of two cubes."""
    codes = [DECLINE, TAKE_TWO, TAX_OTHERS]
    if state.seats > 3:
        add_cubes(state, codes)
    return codes


def why_not_take(state: State, action: Action) -> Refusal | None:
    if isinstance(action, (Decline, TakeTwo, TaxOthers)):
        return None
    if not isinstance(action, PlaceCube):
        return not_now(state)
    if state.seats == 3:
        return refuse("AR-5.5", "no-expand-2")
    return why_not_cube(state, action)


def tax_of(cash: int) -> int:
    """AR-5.4: what a player with this much cash gives; who has less gives what there is."""
    return min(TAKE, cash)


def apply_take(state: State, code: int) -> None:
    """AR-5.4, AR-5.5: exactly one of the choices of this space."""
    if code > TAX_OTHERS:
        state.phase = EXPAND
        state.cubes_to_place = 2
        apply_expand(state, code)
        return
    if code == TAKE_TWO:
        flows.taking(state, state.actor, TAKE)
    else:
        for seat in range(state.seats):
            if seat != state.actor:
                flows.tax(state, seat, tax_of(state.cash[seat]))
    state.phase = TURN_ENDS
