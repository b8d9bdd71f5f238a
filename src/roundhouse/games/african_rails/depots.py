"""Chapter 9: depots of the fast game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.game import Refusal
from roundhouse.games.african_rails.build import budget, why_not_spend, why_not_spending
from roundhouse.games.african_rails.encode import ALL_CONTRACTS, BUILD_DEPOT, SELL, STORE, TAKE
from roundhouse.games.african_rails.facts import (
    BOARD,
    CONTRACTS,
    DEPOT_COST,
    DEPOT_SPACE,
    DEPOTS_IN_CITY,
    GOODS,
    MAJORS,
    MOST_SEATS,
    SPACES,
    STORE_COST,
    TABLES,
)
from roundhouse.games.african_rails.freight import breaks_duty, fulfil, spend_point, why_not_freight
from roundhouse.games.african_rails.move import why_not_train
from roundhouse.games.african_rails.refusal import refusal
from roundhouse.games.african_rails.state import (
    FLOW_DEPOT,
    FLOW_STORAGE,
    State,
    carries,
    has_space,
    pay,
    put_on,
    take_off,
    train_in,
)


def goods_in(depot: i64) -> i64:
    """How many goods a depot holds."""
    count: i64 = 0
    while depot > 0:
        count += depot & 1
        depot >>= 1
    return count


def has_room(depot: i64, good: i64) -> bool:
    """AF-9.3: three goods, no two of one kind; never in a depot that is not there (-1)."""
    return depot >= 0 and not depot >> good & 1 and goods_in(depot) < DEPOT_SPACE


def may_store(state: State, owner: i64) -> bool:
    """AF-9.3: the own depot, or one whose owner has not refused in this turn."""
    return owner == state.mover or bool((state.agreed | ~state.asked) >> owner & 1)


def legal_depot(state: State, train: i64, found: list[int]) -> None:
    """AF-9.3: storing and taking where the train is; AF-9.4: selling from anywhere."""
    if not state.fast or state.points[train] < 1:
        return
    major = TABLES.major[state.at[train]]
    if major >= 0 and not state.hazards.strike[BOARD.destination[state.at[train]]]:
        list_stores(state, train, major, found)
        list_takes(state, train, major, found)
    for card in state.hands[int(state.mover)]:
        for contract in range(i64(CONTRACTS * card), i64(CONTRACTS * card + CONTRACTS)):
            if can_sell(state, contract) and not breaks_duty(state, contract):
                found.append(int(SELL + (train & 1) * ALL_CONTRACTS + contract))


def list_stores(state: State, train: i64, major: i64, found: list[int]) -> None:
    if state.cash[state.mover] < STORE_COST:
        return
    last: i64 = -1
    for space in range(SPACES * train, SPACES * train + SPACES):
        good = state.cargo[space]
        if good > last:
            last = good
            for owner in range(state.seats):
                depot = state.depots[owner * MAJORS + major]
                if has_room(depot, good) and may_store(state, owner):
                    found.append(int(STORE + ((train & 1) * GOODS + good) * MOST_SEATS + owner))


def list_takes(state: State, train: i64, major: i64, found: list[int]) -> None:
    depot = state.depots[state.mover * MAJORS + major]
    if depot <= 0 or not has_space(state, train):
        return
    depot &= ~state.hazards.no_pickup[BOARD.destination[state.at[train]]]
    for good in range(i64(GOODS)):
        if depot >> good & 1:
            found.append(int(TAKE + (train & 1) * GOODS + good))


def can_sell(state: State, contract: i64) -> bool:
    """AF-9.4: the good lies in the own depot of the city that wants it, with no strike there."""
    place = TABLES.wanted_at[contract]
    major = TABLES.depot_major[place]
    if major < 0 or state.hazards.strike[place]:
        return False
    depot = state.depots[state.mover * MAJORS + major]
    return depot > 0 and bool(depot >> TABLES.wanted[contract] & 1)


def apply_store(state: State, number: i64) -> None:
    """AF-9.3: into the own depot at once; another owner is asked, once a turn."""
    train = train_in(state, number, GOODS * MOST_SEATS)
    good, owner = number // MOST_SEATS % GOODS, number % MOST_SEATS
    if owner != state.mover and not state.asked >> owner & 1:
        state.asked |= 1 << owner
        state.request = vec[i64]([owner, train, good])
        return
    put_in(state, train, good, owner)


def put_in(state: State, train: i64, good: i64, owner: i64) -> None:
    """AF-9.3: who stores spends a point, and 1 M to the bank."""
    major = TABLES.major[state.at[train]]
    take_off(state, train, good)
    state.depots[owner * MAJORS + major] |= TABLES.bit[good]
    pay(state, state.mover, STORE_COST, FLOW_STORAGE)
    spend_point(state, train)


def answer_request(state: State, accepted: bool) -> None:
    """AF-9.3: consent holds for the rest of the turn, and so does refusal."""
    owner, train, good = state.request[0], state.request[1], state.request[2]
    state.request = vec[i64]()
    if accepted:
        state.agreed |= 1 << owner
        put_in(state, train, good, owner)


def apply_take(state: State, number: i64) -> None:
    """AF-9.3: from the own depot onto the train."""
    train, good = train_in(state, number, GOODS), number % GOODS
    state.depots[state.mover * MAJORS + TABLES.major[state.at[train]]] &= ~TABLES.bit[good]
    put_on(state, train, good)
    spend_point(state, train)


def apply_sell(state: State, number: i64) -> None:
    """AF-9.4: delivered straight from the depot."""
    train, contract = train_in(state, number, ALL_CONTRACTS), number % ALL_CONTRACTS
    major = TABLES.depot_major[TABLES.wanted_at[contract]]
    state.depots[state.mover * MAJORS + major] &= ~TABLES.bit[TABLES.wanted[contract]]
    spend_point(state, train)
    fulfil(state, contract)


def depots_in(state: State, major: i64) -> i64:
    count: i64 = 0
    for seat in range(state.seats):
        count += state.depots[seat * MAJORS + major] >= 0
    return count


def can_found(state: State, major: i64) -> bool:
    """AF-9.3, AF-5: one per player and city, three in a city, none in a closed region."""
    return (
        state.depots[state.mover * MAJORS + major] < 0
        and depots_in(state, major) < DEPOTS_IN_CITY
        and not state.hazards.barred[TABLES.centre[major]]
    )


def legal_build_depot(state: State, found: list[int]) -> None:
    if not state.fast or budget(state) < DEPOT_COST:
        return
    for major in range(i64(MAJORS)):
        if can_found(state, major):
            found.append(int(BUILD_DEPOT + major))


def apply_build_depot(state: State, major: i64) -> None:
    """AF-9.3: 10 M, within the limit of the turn."""
    state.depots[state.mover * MAJORS + major] = 0
    pay(state, state.mover, DEPOT_COST, FLOW_DEPOT)
    state.spent += DEPOT_COST
    state.acted = 1


def why_not_depot(state: State, train: i64) -> Refusal | None:
    """AF-9.3: a train that may act, at a table that plays with depots."""
    refused = why_not_train(state, train)
    if refused is None and not state.fast:
        return refusal("AF-9.3", "fast-only")
    return refused


def why_not_store(state: State, number: i64) -> Refusal | None:
    train = train_in(state, number, GOODS * MOST_SEATS)
    good, owner = number // MOST_SEATS % GOODS, number % MOST_SEATS
    refused = why_not_depot(state, train) or why_not_freight(state, train)
    if refused is not None:
        return refused
    major = TABLES.major[state.at[train]]
    if owner >= state.seats or major < 0 or state.depots[owner * MAJORS + major] < 0:
        return refusal("AF-9.3", "no-depot")
    if not carries(state, train, good):
        return refusal("AF-9.3", "not-on-board")
    if not has_room(state.depots[owner * MAJORS + major], good):
        return refusal("AF-9.3", "depot-full")
    if not may_store(state, owner):
        return refusal("AF-9.3", "owner-refused")
    enough = state.cash[state.mover] >= STORE_COST
    return None if enough else refusal("AF-9.3", "no-credit")


def why_not_take(state: State, number: i64) -> Refusal | None:
    train, good = train_in(state, number, GOODS), number % GOODS
    refused = why_not_depot(state, train) or why_not_freight(state, train)
    if refused is not None:
        return refused
    major = TABLES.major[state.at[train]]
    if major < 0 or state.depots[state.mover * MAJORS + major] < 0:
        return refusal("AF-9.3", "no-depot")
    if not state.depots[state.mover * MAJORS + major] >> good & 1:
        return refusal("AF-9.3", "not-in-depot")
    if state.hazards.no_pickup[BOARD.destination[state.at[train]]] >> good & 1:
        return refusal("AF-5.3", "no-pickup")
    return None if has_space(state, train) else refusal("AF-4.1", "no-space")


def why_not_sell(state: State, number: i64) -> Refusal | None:
    train, contract = train_in(state, number, ALL_CONTRACTS), number % ALL_CONTRACTS
    refused = why_not_depot(state, train)
    if refused is not None:
        return refused
    if state.points[train] < 1:
        return refusal("AF-9.4", "no-points")
    if int(contract) // CONTRACTS not in state.hands[int(state.mover)]:
        return refusal("AF-9.4", "not-your-card")
    if can_sell(state, contract):
        return refusal("AF-10.2", "duty") if breaks_duty(state, contract) else None
    if state.hazards.strike[TABLES.wanted_at[contract]]:
        return refusal("AF-5.3", "strike")
    return refusal("AF-9.4", "not-in-depot")


def why_not_build_depot(state: State, major: i64) -> Refusal | None:
    refused = why_not_spending(state)
    if refused is not None:
        return refused
    if not state.fast:
        return refusal("AF-9.3", "fast-only")
    if state.depots[state.mover * MAJORS + major] >= 0:
        return refusal("AF-9.3", "depot-stands")
    if depots_in(state, major) >= DEPOTS_IN_CITY:
        return refusal("AF-9.3", "depots-full")
    if state.hazards.barred[TABLES.centre[major]]:
        return refusal("AF-5.3", "region-no-building")
    return why_not_spend(state, DEPOT_COST)
