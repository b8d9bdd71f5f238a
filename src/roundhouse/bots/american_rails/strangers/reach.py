"""Where a company's cubes lead: the cheapest way to each city that its treasury can pay."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from roundhouse.games.american_rails.board import COMPANIES
from roundhouse.games.american_rails.income import entry_value
from roundhouse.games.american_rails.state import State, has_cube, holds


class Way(NamedTuple):
    company: int
    city: int
    hexes: list[int]
    """What is to be built, the city last."""
    cost: int
    gain: int
    """What the city adds to the company's income, joined pairs included."""


def ways(state: State, company: int) -> list[Way]:
    """To every city that the treasury can pay for, in any number of actions."""
    board, money = state.board, state.treasury[company]
    found: list[Way] = []
    known: dict[int, tuple[int, int]] = {}
    waiting = [(state.price[hex_], hex_, -1) for hex_ in state.frontier[company]]
    waiting = [one for one in sorted(waiting) if one[0] <= money]
    while waiting:
        cost, here, before = heappop(waiting)
        if here in known:
            continue
        known[here] = (before, cost)
        if board.full[here]:
            found.append(
                Way(company, here, path(known, here), cost, entry_value(state, company, here))
            )
        for hex_ in board.neighbours[here]:
            closed = has_cube(state, company, hex_) or (board.single[hex_] and state.track[hex_])
            if not closed and hex_ not in known and cost + state.price[hex_] <= money:
                heappush(waiting, (cost + state.price[hex_], hex_, here))
    return found


def path(known: dict[int, tuple[int, int]], city: int) -> list[int]:
    hexes, here = [], city
    while here >= 0:
        hexes.append(here)
        here = known[here][0]
    return hexes[::-1]


def own_ways(state: State, seat: int) -> list[Way]:
    """Of all companies in which the player holds a share."""
    companies = [one for one in range(COMPANIES) if holds(state, seat, one)]
    return [way for company in companies for way in ways(state, company)]
