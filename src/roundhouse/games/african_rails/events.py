"""Chapter 5: what an event card does."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from roundhouse.boards.network import Event
from roundhouse.games.african_rails.facts import BOARD, CARDS
from roundhouse.games.african_rails.hazards import in_force
from roundhouse.games.african_rails.state import (
    FLOW_GRANT,
    FLOW_TAX,
    FLOW_UPKEEP,
    State,
    earn,
    pay,
)
from roundhouse.games.african_rails.track import majors_joined, remove_track


def apply_event(state: State, card: int) -> None:
    """AF-5.1, AF-5.2: a round's event waits for the end of the turn, any other happens at once."""
    number = card - CARDS
    event = BOARD.events[number]
    state.discards.append(card)
    if event.one_round:
        state.events.append((number, int(state.mover), False))
    elif event.type in ("flood", "track_lost"):
        remove_track(state, event.edges)
    elif event.type == "derailment":
        derail(state, event)
    elif event.type == "tax":
        for seat in range(int(state.seats)):
            levy(state, seat, tax(int(state.cash[seat]), event), FLOW_TAX)
    elif event.type == "upkeep":
        for seat in range(int(state.seats)):
            levy(state, seat, upkeep(state, seat, event), FLOW_UPKEEP)
    else:
        grant(state, event)


def turn_order(state: State) -> list[int]:
    """All seats from the player in turn on."""
    seats = int(state.seats)
    return [(int(state.mover) + step) % seats for step in range(seats)]


def derail(state: State, event: Event) -> None:
    """AF-5: trains there now lose turns, and loads their owners choose."""
    for seat in turn_order(state):
        for train in (2 * seat, 2 * seat + 1):
            if state.train[train] >= 0 and int(state.at[train]) in event.zone:
                state.lost[train] += event.lose_turns
                for _ in range(event.lose_loads):
                    state.drops = append(state.drops, i64(train))


def tax(cash: int, event: Event) -> int:
    """AF-5: by cash in hand."""
    for top, due in event.brackets:
        if top < 0 or cash <= top:
            return due
    return 0


def upkeep(state: State, seat: int, event: Event) -> int:
    """AF-5: for every few own sections that touch the terrain."""
    sections = 0
    for edge in event.edges:
        sections += int(state.owner[edge]) == seat + 1
    return min(sections // event.sections_per_million, event.most)


def levy(state: State, seat: int, due: int, flow: int) -> None:
    """AF-5: nobody pays more than the cash in hand."""
    pay(state, seat, min(due, int(state.cash[seat])), flow)


def grant(state: State, event: Event) -> None:
    """AF-5: for the players with the fewest major cities joined."""
    for seat in grant_seats(state):
        earn(state, seat, event.amount, FLOW_GRANT)


def grant_seats(state: State) -> list[int]:
    majors = [majors_joined(state, seat) for seat in range(int(state.seats))]
    return [seat for seat, count in enumerate(majors) if count == min(majors)]


def turn_events(state: State) -> None:
    """AF-5.2: at the end of a turn its events begin, and those of the turn before end."""
    if not state.events:
        return
    kept: list[tuple[int, int, bool]] = []
    for event, drawer, begun in state.events:
        if drawer != state.mover:
            kept.append((event, drawer, begun))
        elif not begun:
            kept.append((event, drawer, True))
    state.events = kept
    state.hazards = in_force(kept)
