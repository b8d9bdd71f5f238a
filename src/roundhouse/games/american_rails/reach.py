"""The cheapest way from a company's track to a city (AR-5.7 to AR-5.9)."""

from __future__ import annotations

from heapq import heappop, heappush

from roundhouse.games.american_rails.income import entry_value
from roundhouse.games.american_rails.state import State, has_cube


def cheapest_way(state: State, company: int, city: int) -> tuple[int, int, int] | None:
    """Cubes, cost and gain in income, if only this company built; None where no way leads.

    Of ways that cost the same the one with the fewest cubes.
    """
    if has_cube(state, company, city):
        return None
    board = state.board
    queue = [(state.price[hex_], 1, hex_) for hex_ in state.frontier[company]]
    queue.sort()
    done: set[int] = set()
    while queue:
        cost, cubes, hex_ = heappop(queue)
        if hex_ in done:
            continue
        if hex_ == city:
            return cubes, cost, entry_value(state, company, city)
        done.add(hex_)
        for other in board.neighbours[hex_]:
            if other not in done and _is_open(state, company, other):
                heappush(queue, (cost + state.price[other], cubes + 1, other))
    return None


def _is_open(state: State, company: int, hex_: int) -> bool:
    """AR-5.8: may a cube of the company ever go there?"""
    if state.board.single[hex_]:
        return not state.track[hex_]
    return not has_cube(state, company, hex_)
