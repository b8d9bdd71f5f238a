"""Chapter 3: moving trains, one step at a time."""

from __future__ import annotations

from mypy_extensions import i64

from roundhouse.boards.network import edge_between
from roundhouse.game import Refusal
from roundhouse.games.african_rails.encode import END_MOVE, MOVE_TO
from roundhouse.games.african_rails.facts import BOARD, FEE, SIZE
from roundhouse.games.african_rails.refusal import refusal
from roundhouse.games.african_rails.state import (
    BUILD,
    FLOW_FEE_IN,
    FLOW_FEE_OUT,
    State,
    earn,
    pay,
    train_bit,
    train_in,
)


def is_ready(state: State, train: i64) -> bool:
    """The train is there, has not ended its moving and does not lose this turn."""
    return state.train[train] >= 0 and not state.ended & train_bit(train)


def fee(state: State, owner: i64) -> i64:
    """AF-3.3, AF-13.1: what a step over the owner's track costs the player in turn now."""
    if owner == state.mover or state.paid >> owner & 1:
        return 0
    agreed = state.price[state.mover * state.seats + owner]
    return agreed if agreed >= 0 else FEE


def can_use(state: State, owner: i64) -> bool:
    """AF-3.3, AF-5: open track, own or with a fee that can be paid."""
    if state.hazards.closed_owner[owner]:
        return False
    return owner == state.mover or state.cash[state.mover] >= fee(state, owner)


def is_stopped(state: State, post: i64, near: i64) -> bool:
    """AF-5: no step starts in a zone without movement, none crosses a closed border."""
    hazards = state.hazards
    return hazards.halted[post] != 0 or hazards.sealed[post] != hazards.sealed[near]


def can_step(state: State, post: i64, near: i64, edge: i64) -> bool:
    """AF-3.1, AF-3.3, AF-3.6: along a section, or inside a major city."""
    if BOARD.buildable[edge]:
        owner = i64(state.owner[edge])
        if owner == 0 or (owner - 1 != state.mover and not can_use(state, owner - 1)):
            return False
        if not state.hazards.calm and state.hazards.closed_owner[owner - 1]:
            return False
    if state.hazards.calm:
        return True
    return not is_stopped(state, post, near) and not state.hazards.closed_edge[edge]


def ferry_owner(state: State, post: i64) -> i64:
    """AF-3.3, AF-3.5: through whom the ferry here is used: own, the cheaper, the lower seat."""
    ferry = BOARD.ferry[post]
    best: i64 = -1
    for seat in range(state.seats):
        if state.ferry[ferry] >> seat & 1 and can_use(state, seat):
            if seat == state.mover:
                return seat
            if best < 0 or fee(state, seat) < fee(state, best):
                best = seat
    return best


def can_cross(state: State, train: i64, post: i64) -> bool:
    """AF-3.5: over the ferry, as the first step of the turn."""
    ferry = BOARD.ferry[post]
    if ferry < 0 or state.stepped & train_bit(train) or ferry_owner(state, post) < 0:
        return False
    if state.hazards.calm:
        return True
    far = BOARD.far_harbour[post]
    return not is_stopped(state, post, far) and not state.hazards.closed_ferry[ferry]


def legal_steps(state: State, train: i64, found: list[int]) -> None:
    """AF-3.1: every milepost one step away, for a train that is ready."""
    post = state.at[train]
    first = MOVE_TO + (train & 1) * SIZE
    if state.points[train] > 0:
        for at in range(BOARD.first[post], BOARD.first[post + 1]):
            near = BOARD.neighbour[at]
            if can_step(state, post, near, BOARD.via[at]):
                found.append(int(first + near))
    if can_cross(state, train, post):
        found.append(int(first + BOARD.far_harbour[post]))


def apply_step(state: State, number: i64) -> None:
    """AF-3.1, AF-3.3, AF-3.5: points and fee are paid, the train stands on the milepost."""
    train, near = train_in(state, number, SIZE), number % SIZE
    post = state.at[train]
    if BOARD.far_harbour[post] == near:
        pay_fee(state, ferry_owner(state, post))
        state.points[train] = (state.points[train] + 1) // 2
        state.crossed |= train_bit(train)
    else:
        edge = edge_between(BOARD, post, near)
        if state.owner[edge] > 0:
            pay_fee(state, i64(state.owner[edge]) - 1)
        state.points[train] -= step_points(state, train, near)
    state.at[train] = near
    state.stepped |= train_bit(train)
    state.acted = 1


def step_points(state: State, train: i64, near: i64) -> i64:
    """AF-3.1; AF-5: two in a zone of half speed, but a last single point is enough."""
    if state.hazards.calm or state.crossed & train_bit(train) or state.points[train] == 1:
        return 1
    slow = state.hazards.slow[state.at[train]] != 0 or state.hazards.slow[near] != 0
    return 2 if slow else 1


def pay_fee(state: State, owner: i64) -> None:
    """AF-3.3: once per owner and turn."""
    due = fee(state, owner)
    if owner != state.mover:
        state.paid |= 1 << owner
        pay(state, state.mover, due, FLOW_FEE_OUT)
        earn(state, owner, due, FLOW_FEE_IN)


def legal_end_move(state: State, train: i64, found: list[int]) -> None:
    """AF-2.1: for every train that has not ended its moving."""
    if state.train[train] >= 0 and not state.ended & train_bit(train):
        found.append(int(END_MOVE + (train & 1)))


def apply_end_move(state: State, number: i64) -> None:
    """AF-2.1: after the last train the player builds."""
    state.acted = 1
    state.ended |= train_bit(number)
    if has_moved(state):
        state.stage = BUILD


def has_moved(state: State) -> bool:
    """AF-2.1: every train of the player in turn has ended its moving, or loses this turn."""
    trains = 1 if state.train[2 * state.mover + 1] < 0 else 3
    return state.ended == trains


def why_not_train(state: State, train: i64) -> Refusal | None:
    """AF-2.1, AF-2.3: a train that is there, and may still act in this turn."""
    if state.round == 1:
        return refusal("AF-2.3", "first-round")
    if state.train[train] < 0:
        return refusal("AF-8.4", "no-such-train")
    if state.stuck & train_bit(train):
        return refusal("AF-5.3", "loses-turn")
    is_over = state.ended & train_bit(train) or state.phase == BUILD
    return refusal("AF-2.1", "move-ended") if is_over else None


def why_not_end_move(state: State, number: i64) -> Refusal | None:
    return why_not_train(state, train_in(state, number, 1))


def why_not_step(state: State, number: i64) -> Refusal | None:
    train, near = train_in(state, number, SIZE), number % SIZE
    return why_not_train(state, train) or why_not_reach(state, train, near)


def why_not_reach(state: State, train: i64, near: i64) -> Refusal | None:
    post = state.at[train]
    if BOARD.far_harbour[post] == near:
        return why_not_cross(state, train, post)
    edge = edge_between(BOARD, post, near)
    if edge < 0:
        return refusal("AF-3.1", "one-step")
    if state.points[train] < 1:
        return refusal("AF-3.1", "no-points")
    if BOARD.buildable[edge] and state.owner[edge] == 0:
        return refusal("AF-3.1", "no-track")
    if can_step(state, post, near, edge):
        return None
    if is_stopped(state, post, near) or state.hazards.closed_edge[edge]:
        return refusal("AF-5.3", "no-passage")
    if state.hazards.closed_owner[i64(state.owner[edge]) - 1]:
        return refusal("AF-5.3", "track-closed")
    return refusal("AF-3.3", "fee")


def why_not_cross(state: State, train: i64, post: i64) -> Refusal | None:
    if state.stepped & train_bit(train):
        return refusal("AF-3.5", "ferry-next-turn")
    if can_cross(state, train, post):
        return None
    if is_stopped(state, post, BOARD.far_harbour[post]):
        return refusal("AF-5.3", "no-passage")
    if state.hazards.closed_ferry[BOARD.ferry[post]]:
        return refusal("AF-5.3", "ferry-closed")
    owners = [seat for seat in range(state.seats) if state.ferry[BOARD.ferry[post]] >> seat & 1]
    if not owners:
        return refusal("AF-3.5", "ferry-not-joined")
    if all(state.hazards.closed_owner[seat] for seat in owners):
        return refusal("AF-5.3", "track-closed")
    return refusal("AF-3.3", "fee")
