"""The state as JSON and back; what follows from sections and ferries is worked out anew."""

from __future__ import annotations

import json
from typing import Any, Final

from mypy_extensions import i64, u8

from roundhouse.games.african_rails.actions import Options
from roundhouse.games.african_rails.facts import EDGES, numbers
from roundhouse.games.african_rails.hazards import in_force
from roundhouse.games.african_rails.state import State, fresh_state
from roundhouse.games.african_rails.track import rebuild

NUMBERS: Final = (
    "phase",
    "stage",
    "mover",
    "start_player",
    "round",
    "spent",
    "bought",
    "acted",
    "ended",
    "stuck",
    "stepped",
    "crossed",
    "paid",
    "offered",
    "accepted",
    "asked",
    "agreed",
    "announced",
    "draws",
    "publics",
)
VECTORS: Final = (
    "outs",
    "built",
    "cash",
    "accounts",
    "origin",
    "train",
    "at",
    "points",
    "lost",
    "cargo",
    "ferry",
    "supply",
    "lying",
    "depots",
    "drops",
    "offer",
    "request",
    "price",
    "turns",
)
LISTS: Final = ("pile", "discards", "public", "hands", "returned")


def dump(state: State) -> bytes:
    options = state.options
    facts: dict[str, Any] = {
        "options": {name: getattr(options, name) for name in options.__struct_fields__},
        "seats": int(state.seats),
        "track": [(edge, int(state.owner[edge]) - 1) for edge in sections(state)],
        "events": state.events,
        "duties": state.duties,
    }
    for name in NUMBERS:
        facts[name] = int(getattr(state, name))
    for name in VECTORS:
        facts[name] = [int(value) for value in getattr(state, name)]
    for name in LISTS:
        facts[name] = getattr(state, name)
    return json.dumps(facts, separators=(",", ":")).encode()


def restore(data: bytes) -> State:
    facts = json.loads(data)
    state = fresh_state(facts["seats"], Options(**facts["options"]))
    for name in NUMBERS:
        setattr(state, name, facts[name])
    for name in VECTORS:
        setattr(state, name, numbers(facts[name]))
    for name in LISTS:
        setattr(state, name, facts[name])
    for edge, seat in facts["track"]:
        state.owner[int(edge)] = u8(int(seat) + 1)
    state.events = [(event, drawer, begun) for event, drawer, begun in facts["events"]]
    state.duties = [(seat, place, fits) for seat, place, fits in facts["duties"]]
    state.hazards = in_force(state.events)
    rebuild(state)
    return state


def sections(state: State) -> list[int]:
    """The edges that somebody has built."""
    return [edge for edge in range(EDGES) if state.owner[edge] > 0]


def sections_by_seat(state: State) -> list[list[int]]:
    """The edges that each seat has built."""
    found: list[list[int]] = [[] for _ in range(int(state.seats))]
    for edge in range(i64(EDGES)):
        if state.owner[edge] > 0:
            found[int(state.owner[edge]) - 1].append(int(edge))
    return found
