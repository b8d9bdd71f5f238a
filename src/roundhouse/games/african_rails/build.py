"""Chapter 6: building track."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from roundhouse.game import Refusal
from roundhouse.games.african_rails.closing import closed_by
from roundhouse.games.african_rails.duties import fitting
from roundhouse.games.african_rails.encode import BUILD_TRACK
from roundhouse.games.african_rails.facts import (
    BIG_LIMIT,
    BOARD,
    CITIES,
    LIMIT,
    OUT_OF_CITY,
    SMALL_PLACE,
    TABLES,
)
from roundhouse.games.african_rails.freight import goods_lying
from roundhouse.games.african_rails.names import city_name, point_name
from roundhouse.games.african_rails.refusal import refusal
from roundhouse.games.african_rails.state import FLOW_TRACK, MOVE, State, pay
from roundhouse.games.african_rails.track import in_network, lay, ways_of


def limit(state: State) -> i64:
    """AF-6.1, AF-9.1: what may be spent in this turn."""
    return BIG_LIMIT if state.fast or state.bought else LIMIT


def budget(state: State) -> i64:
    """AF-6.1: what the player in turn can still spend: no credit, and within the limit."""
    left = limit(state) - state.spent
    cash = state.cash[state.mover]
    return cash if cash < left else left


def cost(state: State, section: i64) -> i64:
    """AF-6.5, AF-6.6: what the section costs the player in turn."""
    ferry = BOARD.ferry[TABLES.end[section]]
    if ferry >= 0 and state.ferry[ferry] >> state.mover & 1:
        return TABLES.cost_joined[section]
    return TABLES.cost[section]


def can_build(state: State, section: i64, most: i64) -> bool:
    """AF-6.3 to AF-6.7, AF-10.2, for a section that starts in the own network."""
    if state.owner[section >> 1] != 0 or cost(state, section) > most:
        return False
    start = TABLES.start[section]
    end = TABLES.end[section]
    major = TABLES.major[start]
    if major >= 0 and state.outs[major] >= OUT_OF_CITY:
        return False
    place = TABLES.place[end]
    joins = place >= 0 and not state.joined[place] >> state.mover & 1
    if joins and (state.room[place] <= 0 or not has_right(state, place)):
        return False
    if not state.hazards.calm and is_barred(state, start, end):
        return False
    return closed_by(ways_of(state), state.mover, section) < 0


def is_barred(state: State, start: i64, end: i64) -> bool:
    """AF-5: in a closed region no section that touches it is built."""
    return state.hazards.barred[start] != 0 or state.hazards.barred[end] != 0


def has_right(state: State, place: i64) -> bool:
    """AF-10.2: a small town only for one who holds a contract that fits it."""
    if not state.two_player or TABLES.place_kind[place] != SMALL_PLACE:
        return True
    return len(fitting_town(state, place)) > 0


def fitting_town(state: State, place: i64) -> list[int]:
    """AF-10.2: the contracts in hand that name the town, or a good offered or lying there."""
    town = i64(BOARD.cities[int(place)].destinations[0])
    goods = TABLES.offers[town] | goods_lying(state, town)
    return fitting(state.hands[int(state.mover)], town, goods)


def legal_build(state: State, found: list[int]) -> None:
    most = budget(state)
    if most < 1:
        return
    for section in state.frontier[state.mover]:
        if can_build(state, section, most):
            found.append(int(BUILD_TRACK + section))


def apply_build(state: State, section: i64) -> None:
    """AF-6.2 to AF-6.6: pay and draw the section."""
    price = cost(state, section)
    start = TABLES.start[section]
    place = TABLES.place[TABLES.end[section]]
    if TABLES.major[start] >= 0:
        state.outs[TABLES.major[start]] += 1
    if place >= 0 and state.two_player and TABLES.place_kind[place] == SMALL_PLACE:
        take_on_duty(state, place)
    pay(state, state.mover, price, FLOW_TRACK)
    state.spent += price
    state.acted = 1
    state.built = append(state.built, section)
    lay(state, state.mover, section)


def take_on_duty(state: State, place: i64) -> None:
    """AF-10.2: who joins a small town must carry out one of the contracts that fit it."""
    if not state.joined[place] >> state.mover & 1:
        state.duties.append((int(state.mover), int(place), fitting_town(state, place)))


def why_not_building(state: State) -> Refusal | None:
    """AF-2.1: the trains have moved."""
    return refusal("AF-2.1", "move-first") if state.phase == MOVE else None


def why_not_spending(state: State) -> Refusal | None:
    """AF-2.1, AF-2.3: trains and depots are bought in the building part, not in round 1."""
    first = refusal("AF-2.3", "first-round") if state.round == 1 else None
    return why_not_building(state) or first


def why_not_build(state: State, section: i64) -> Refusal | None:
    return why_not_building(state) or why_not_section(state, section)


def why_not_section(state: State, section: i64) -> Refusal | None:
    seat = state.mover
    start = TABLES.start[section]
    end = TABLES.end[section]
    major = TABLES.major[start]
    if not BOARD.buildable[section >> 1]:
        return refusal("AF-6.4", "inside-city")
    if not in_network(state, seat, start):
        return refusal("AF-6.2", "not-own-network")
    if state.owner[section >> 1] != 0:
        return refusal("AF-6.3", "section-built")
    if not state.hazards.calm and is_barred(state, start, end):
        return refusal("AF-5.3", "region-no-building")
    if major >= 0 and state.outs[major] >= OUT_OF_CITY:
        return refusal("AF-6.4", "twice-out-of-city")
    return why_not_join(state, section) or why_not_spend(state, cost(state, section))


def why_not_join(state: State, section: i64) -> Refusal | None:
    """AF-6.7, AF-10.2: who may join the place at its end, and whom it would keep from others."""
    place = TABLES.place[TABLES.end[section]]
    if place >= 0 and not state.joined[place] >> state.mover & 1:
        if state.room[place] <= 0:
            small = state.two_player and TABLES.place_kind[place] == SMALL_PLACE
            return refusal("AF-10.2" if small else "AF-6.7", "place-full")
        if not has_right(state, place):
            return refusal("AF-10.2", "no-fitting-contract")
    point = closed_by(ways_of(state), state.mover, section)
    return None if point < 0 else blocks(point)


def blocks(point: i64) -> Refusal:
    """AF-6.7: the refusal names the place that would be closed, for readers and for the map."""
    name = point_name(point)
    if point < CITIES:
        return refusal("AF-6.7", "blocks-place", {"city": city_name(name), "place": name})
    return refusal("AF-6.7", "blocks-ferry", {"ferry": name, "place": name})


def why_not_spend(state: State, price: i64) -> Refusal | None:
    """AF-6.1: within the limit of the turn, and no credit."""
    if state.spent + price > limit(state):
        return refusal("AF-9.1" if state.fast else "AF-6.1", "limit")
    return None if price <= state.cash[state.mover] else refusal("AF-6.1", "no-credit")
