"""The state as bytes and back; equal states give equal bytes."""

from __future__ import annotations

import json
from typing import Any, Final, cast

from roundhouse.games.american_rails.board import COMPANIES
from roundhouse.games.american_rails.facts import BOARD
from roundhouse.games.american_rails.state import State, blank, frontier_of

_FIELDS: Final = [
    *("seats", "auto_pass", "negotiation", "phase", "actor", "banker", "preparing"),
    *("year", "column", "turn", "order", "spaces", "declined"),
    *("bank", "cash", "treasury", "income"),
    *("houses_left", "supply", "shares_left", "shares_sold", "held", "in_game", "offered"),
    *("track", "houses", "price"),
    *("company", "opener", "standing", "leader", "bidder", "passed"),
    *("cubes_to_place", "cubes_placed", "sales", "rounds"),
]
"""All that a state is, the board and what follows from the map apart."""


def dump(state: State) -> bytes:
    """The state as JSON; the frontier follows from the map and is left out."""
    data = {name: getattr(state, name) for name in _FIELDS}
    return json.dumps(data, separators=(",", ":")).encode()


def restore(data: bytes) -> State:
    raw = cast("dict[str, Any]", json.loads(data))
    state = blank(BOARD, raw["seats"])
    for name in _FIELDS:
        setattr(state, name, raw[name])
    state.frontier = [frontier_of(state, company) for company in range(COMPANIES)]
    return state
