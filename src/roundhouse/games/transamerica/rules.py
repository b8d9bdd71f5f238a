"""The table of phases: each phase with who acts, what is legal and what it does."""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import i64

from roundhouse.game import CHANCE, OVER
from roundhouse.games.transamerica.actions import (
    AnyAction,
    Deal,
    DrawStartPlayer,
    EndTurn,
    LayRail,
    PassTurn,
    PlaceStart,
)
from roundhouse.games.transamerica.scoring import complete_seats, end_round
from roundhouse.games.transamerica.setup import (
    apply_card,
    apply_start_player,
    deals,
    start_players,
    undealt,
)
from roundhouse.games.transamerica.state import (
    BUILD,
    DEAL,
    DRAW_START,
    ENDED,
    STONES,
    State,
    rails_left,
)
from roundhouse.games.transamerica.track import apply_stone, can_stand, lay

# The phases of a game, in order, and the functions that speak for each:
#   DRAW_START  chance  start_players  apply_start_player
#   DEAL        chance  deals          apply_card
#   STONES      a seat  legal_stones   apply_stone
#   BUILD       a seat  legal_rails    apply_rail, apply_end_turn
#   ENDED       nobody

END_TURN: Final = EndTurn()
PASS_TURN: Final = PassTurn()
RAIL_ACTIONS: Final = [LayRail(edge) for edge in range(1024)]
STONE_ACTIONS: Final = [PlaceStart(node) for node in range(512)]


def to_act(state: State) -> int:
    if state.phase >= STONES:
        return OVER if state.phase == ENDED else int(state.mover)
    return CHANCE


def legal(state: State) -> list[AnyAction]:
    if state.phase == BUILD:
        return legal_rails(state)
    if state.phase == STONES:
        return legal_stones(state)
    return []


def chances(state: State) -> list[tuple[AnyAction, int]]:
    if state.phase == DRAW_START:
        return list(start_players(state))
    if state.phase == DEAL:
        return list(deals(state))
    return []


def apply(state: State, action: AnyAction) -> None:
    if isinstance(action, LayRail):
        apply_rail(state, action.edge)
    elif isinstance(action, PlaceStart):
        apply_stone(state, action.node)
    elif isinstance(action, Deal):
        apply_card(state, state.board.city_index(action.city))
    elif isinstance(action, DrawStartPlayer):
        apply_start_player(state, action.seat)
    else:
        apply_end_turn(state)


def legal_stones(state: State) -> list[AnyAction]:
    """TA-2.1: any crossing with no start stone, cities included."""
    return [STONE_ACTIONS[node] for node in range(state.board.size) if can_stand(state, i64(node))]


def legal_rails(state: State) -> list[AnyAction]:
    """TA-2.2 to TA-2.4: lines by number; then ending the turn, once a rail lies."""
    mine = state.network_of[state.mover]
    singles = state.singles[mine]
    found: list[AnyAction] = []
    if state.turn_rails > 0:
        for edge in singles:
            found.append(RAIL_ACTIONS[edge])
        found.append(END_TURN)
        return found
    doubles = state.doubles[mine]
    place: i64 = 0
    count = i64(len(doubles))
    for edge in singles:
        while place < count and doubles[place] < edge:
            found.append(RAIL_ACTIONS[doubles[place]])
            place += 1
        found.append(RAIL_ACTIONS[edge])
    while place < count:
        found.append(RAIL_ACTIONS[doubles[place]])
        place += 1
    if not found:
        found.append(PASS_TURN)
    return found


def apply_rail(state: State, edge: i64) -> None:
    """TA-2.2, TA-3.1 to TA-3.3: a rail, and whether it ends the turn or the round."""
    lay(state, edge)
    state.turn_rails += 1
    complete = complete_seats(state)
    state.shown |= complete
    more = (
        state.turn_rails == 1
        and state.board.cost_of[edge] == 1
        and rails_left(state) > 0
        and len(state.singles[state.network_of[state.mover]]) > 0
    )
    if complete >> state.mover & 1 or not more:
        apply_end_turn(state)


def apply_end_turn(state: State) -> None:
    """TA-3.1, TA-3.3: the round is over when a hand is complete or no rail is left."""
    if state.shown or rails_left(state) == 0:
        end_round(state)
        return
    state.turn_rails = 0
    state.mover = (state.mover + 1) % state.seats


def playout(state: State, rng: Random, limit: int) -> int:
    """Random play to the end: the same choices as `legal`, taken without listing them."""
    decisions: i64 = 0
    most: i64 = limit
    while state.phase != ENDED and decisions < most:
        luck = rng.random()
        if state.phase == BUILD:
            play_random_rail(state, luck)
            decisions += 1
        elif state.phase == STONES:
            play_random_stone(state, luck)
            decisions += 1
        elif state.phase == DEAL:
            cards = undealt(state)
            apply_card(state, cards[one_of(luck, i64(len(cards)))])
        else:
            apply_start_player(state, one_of(luck, state.seats))
    return int(decisions)


def one_of(luck: float, count: i64) -> i64:
    """A number below `count`, from a random number below 1."""
    return i64(luck * float(count))


def play_random_rail(state: State, luck: float) -> None:
    mine = state.network_of[state.mover]
    singles = i64(len(state.singles[mine]))
    others = 1 if state.turn_rails > 0 else i64(len(state.doubles[mine]))
    choice = one_of(luck, singles + others)
    if choice < singles:
        apply_rail(state, state.singles[mine][choice])
    elif state.turn_rails == 0 and others > 0:
        apply_rail(state, state.doubles[mine][choice - singles])
    else:
        apply_end_turn(state)


def play_random_stone(state: State, luck: float) -> None:
    taken: i64 = 0
    for stone in state.stones:
        taken += stone != -1
    choice = one_of(luck, i64(state.board.size) - taken)
    node: i64 = 0
    while choice > 0 or not can_stand(state, node):
        choice -= can_stand(state, node)
        node += 1
    apply_stone(state, node)
