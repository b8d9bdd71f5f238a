"""Chapter 2: a round. Start stones, rails, and networks that meet."""

from __future__ import annotations

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from roundhouse.games.transamerica.state import BUILD, State


def apply_stone(state: State, node: i64) -> None:
    """TA-2.1: the start stone opens the seat's own network; then the next seat's turn."""
    seat = state.mover
    state.stones[seat] = node
    state.network[node] = seat
    open_lines_at(state, seat, node)
    state.mover = (seat + 1) % state.seats
    if state.mover == state.start_player:
        state.phase = BUILD


def can_stand(state: State, node: i64) -> bool:
    """TA-2.1: a start stone needs a crossing with no start stone."""
    return state.network[node] == -1


def touches(state: State, seat: i64, edge: i64) -> bool:
    """TA-2.3: every rail must touch the own network."""
    mine = state.network_of[seat]
    board = state.board
    return state.network[board.end_a[edge]] == mine or state.network[board.end_b[edge]] == mine


def lay(state: State, edge: i64) -> None:
    """TA-2.2, TA-2.5: put the rail down; a network it reaches becomes one with the mover's."""
    board = state.board
    mine = state.network_of[state.mover]
    state.builder[edge] = state.mover
    state.rails = append(state.rails, edge)
    close_line(state, mine, edge)
    reached = board.end_b[edge] if state.network[board.end_a[edge]] == mine else board.end_a[edge]
    other = state.network[reached]
    if other == -1:
        state.network[reached] = mine
        open_lines_at(state, mine, reached)
    elif other != mine:
        merge(state, mine, other)


def open_lines_at(state: State, mine: i64, node: i64) -> None:
    """The lines at a crossing just joined can be built on, unless their far end already said so."""
    board = state.board
    network = state.network
    singles = state.singles[mine]
    doubles = state.doubles[mine]
    for place in range(board.around_from[node], board.around_from[node + 1]):
        if network[board.around_node[place]] != mine:
            edge = board.around_rail[place]
            if board.cost_of[edge] == 1:
                singles = with_line(singles, edge)
            else:
                doubles = with_line(doubles, edge)
    state.singles[mine] = singles
    state.doubles[mine] = doubles


def close_line(state: State, mine: i64, edge: i64) -> None:
    if state.board.cost_of[edge] == 1:
        state.singles[mine] = remove(state.singles[mine], edge)
    else:
        state.doubles[mine] = remove(state.doubles[mine], edge)


def with_line(lines: vec[i64], edge: i64) -> vec[i64]:
    """The ascending list with one more edge in its place."""
    place = i64(len(lines))
    lines = append(lines, edge)
    while place > 0 and lines[place - 1] > edge:
        lines[place] = lines[place - 1]
        place -= 1
    lines[place] = edge
    return lines


def merge(state: State, mine: i64, other: i64) -> None:
    """TA-2.5: networks that meet are one network for all their players from then on."""
    network = state.network
    for node in range(i64(len(network))):
        if network[node] == other:
            network[node] = mine
    for seat in range(state.seats):
        if state.network_of[seat] == other:
            state.network_of[seat] = mine
    state.singles[mine] = all_lines(state, state.singles[mine], state.singles[other])
    state.doubles[mine] = all_lines(state, state.doubles[mine], state.doubles[other])
    state.singles[other] = vec[i64]()
    state.doubles[other] = vec[i64]()


def all_lines(state: State, some: vec[i64], others: vec[i64]) -> vec[i64]:
    """Two ascending lists as one, each line once, without the one just built."""
    builder = state.builder
    lines = vec[i64](capacity=len(some) + len(others))
    taken: i64 = 0
    for edge in others:
        while taken < len(some) and some[taken] < edge:
            lines = append(lines, some[taken])
            taken += 1
        if taken < len(some) and some[taken] == edge:
            taken += 1
        if builder[edge] == -1:
            lines = append(lines, edge)
    while taken < len(some):
        lines = append(lines, some[taken])
        taken += 1
    return lines
