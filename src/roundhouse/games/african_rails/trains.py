"""Chapter 8: better trains, a second train, and goods that no longer fit."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from roundhouse.game import Refusal
from roundhouse.games.african_rails.build import (
    budget,
    why_not_building,
    why_not_spend,
    why_not_spending,
)
from roundhouse.games.african_rails.encode import BUY_TRAIN, CONVERT, DROP_LOAD, KINDS, UPGRADE
from roundhouse.games.african_rails.facts import (
    BIG_LIMIT,
    C15,
    CONVERT_COST,
    LOADS,
    MAJORS,
    SPACES,
    STEP,
    TABLES,
    TRAIN_A,
    TRAIN_COST,
    UPGRADE_COST,
)
from roundhouse.games.african_rails.refusal import refusal
from roundhouse.games.african_rails.state import (
    DROP,
    FLOW_TRAIN,
    State,
    carries,
    hand_limit,
    loaded,
    pay,
    take_off,
    train_in,
)
from roundhouse.games.african_rails.track import linked_majors


def steps_up(state: State, train: i64, to: i64) -> i64:
    """AF-8.1, AF-8.2: 1 for an improvement, 0 for a conversion, -1 for neither."""
    if to == C15 and not state.options.c15:
        return -1
    now = state.train[train]
    steps = STEP[int(to)] - STEP[int(now)]
    if steps == 1 or (steps == 0 and to != now):
        return steps
    return -1


def legal_trains(state: State, found: list[int]) -> None:
    """AF-8.1, AF-8.2, AF-8.4: what can be paid within the limit."""
    most = budget(state)
    if most < CONVERT_COST:
        return
    for which in range(i64(2)):
        train = 2 * state.mover + which
        if state.train[train] >= 0:
            for to in range(i64(KINDS)):
                steps = steps_up(state, train, to)
                if steps == 0:
                    found.append(int(CONVERT + which * KINDS + to))
                elif steps == 1 and most >= UPGRADE_COST:
                    found.append(int(UPGRADE + which * KINDS + to))
    if can_buy(state):
        majors = linked_majors(state, state.mover)
        for major in range(i64(MAJORS)):
            if majors >> major & 1:
                found.append(int(BUY_TRAIN + major))


def may_own_second(state: State) -> bool:
    """AF-8.4: a setting for 2 or 3 players."""
    return state.options.second_train and state.seats <= 3


def can_buy(state: State) -> bool:
    """AF-6.1, AF-8.4: nothing else is bought in that turn."""
    return (
        may_own_second(state)
        and state.train[2 * state.mover + 1] < 0
        and state.spent + TRAIN_COST <= BIG_LIMIT
        and state.cash[state.mover] >= TRAIN_COST
    )


def apply_upgrade(state: State, number: i64) -> None:
    """AF-8.1: one step up."""
    apply_change(state, train_in(state, number, KINDS), number % KINDS, UPGRADE_COST)


def apply_convert(state: State, number: i64) -> None:
    """AF-8.2: another train of the same step."""
    apply_change(state, train_in(state, number, KINDS), number % KINDS, CONVERT_COST)


def apply_change(state: State, train: i64, to: i64, price: i64) -> None:
    """AF-8.1 to AF-8.3: on the spot; goods beyond the new space are dropped."""
    state.train[train] = to
    pay(state, state.mover, price, FLOW_TRAIN)
    state.spent += price
    state.acted = 1
    if loaded(state, train) > LOADS[int(to)]:
        state.drops = append(state.drops, train)


def apply_buy(state: State, major: i64) -> None:
    """AF-8.4: a second train, type A, in the centre of the city; more cards are drawn."""
    train = 2 * state.mover + 1
    held = hand_limit(state, state.mover)
    state.train[train] = TRAIN_A
    state.at[train] = TABLES.centre[major]
    state.bought = 1
    pay(state, state.mover, TRAIN_COST, FLOW_TRAIN)
    state.spent += TRAIN_COST
    state.acted = 1
    state.draws += hand_limit(state, state.mover) - held


def legal_drops(state: State, found: list[int]) -> None:
    """AF-8.3: each good on board may be chosen."""
    train = state.drops[0]
    last: i64 = -1
    for space in range(SPACES * train, SPACES * train + SPACES):
        if state.cargo[space] > last:
            last = state.cargo[space]
            found.append(int(DROP_LOAD + last))


def apply_drop(state: State, good: i64) -> None:
    """AF-8.3: the good goes back to the supply."""
    take_off(state, state.drops[0], good)
    state.supply[good] += 1
    state.drops = state.drops[1:]


def why_not_upgrade(state: State, number: i64) -> Refusal | None:
    return why_not_change(state, number, 1)


def why_not_convert(state: State, number: i64) -> Refusal | None:
    return why_not_change(state, number, 0)


def why_not_change(state: State, number: i64, steps: i64) -> Refusal | None:
    refused = why_not_spending(state)
    if refused is not None:
        return refused
    train, to = train_in(state, number, KINDS), number % KINDS
    rule = "AF-8.1" if steps == 1 else "AF-8.2"
    if state.train[train] < 0:
        return refusal("AF-8.4", "no-such-train")
    if to == C15 and not state.options.c15:
        return refusal("AF-3.2", "no-c15")
    if steps_up(state, train, to) != steps:
        return refusal(rule, "not-this-step")
    return why_not_spend(state, UPGRADE_COST if steps == 1 else CONVERT_COST)


def why_not_buy(state: State, major: i64) -> Refusal | None:
    refused = why_not_spending(state)
    if refused is not None:
        return refused
    if not may_own_second(state):
        return refusal("AF-8.4", "no-second-train")
    if state.train[2 * state.mover + 1] >= 0:
        return refusal("AF-8.4", "two-trains")
    if not linked_majors(state, state.mover) >> major & 1:
        return refusal("AF-8.4", "city-not-joined")
    if state.spent + TRAIN_COST > BIG_LIMIT:
        return refusal("AF-6.1", "limit")
    return None if can_buy(state) else refusal("AF-6.1", "no-credit")


def why_not_drop(state: State, good: i64) -> Refusal | None:
    if state.phase != DROP:
        return why_not_building(state) or refusal("AF-8.3", "nothing-to-drop")
    return None if carries(state, state.drops[0], good) else refusal("AF-8.3", "not-on-board")
