"""The state as bytes and back; equal states give equal bytes."""

from __future__ import annotations

import json
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.games.transamerica.actions import Options
from roundhouse.games.transamerica.facts import BOARD
from roundhouse.games.transamerica.state import (
    State,
    clear_board,
    finished,
    laid,
    relaid,
    vector,
)


def dump(state: State) -> bytes:
    """The state as JSON, networks and open lines included; builders are named with their rails."""
    options = state.options
    facts: dict[str, Any] = {
        "options": {
            "barrier": options.barrier,
            "start_player": options.start_player,
            "show_missing": options.show_missing,
        },
        "seats": int(state.seats),
        "phase": int(state.phase),
        "mover": int(state.mover),
        "start_player": int(state.start_player),
        "barrier": int(state.barrier),
        "lost": list(state.lost),
        "dealt": int(state.dealt),
        "hands": list(state.hands),
        "shown": int(state.shown),
        "stones": list(state.stones),
        "turn_rails": int(state.turn_rails),
        "rails": laid(state.rails, state.builder),
        "network": list(state.network),
        "network_of": list(state.network_of),
        "singles": [list(lines) for lines in state.singles],
        "doubles": [list(lines) for lines in state.doubles],
        "results": [
            {
                "start_player": result.start_player,
                "stones": list(result.stones),
                "rails": laid(result.rails, result.builder),
                "hands": list(result.hands),
                "lost": list(result.lost),
                "barrier": result.barrier,
            }
            for result in state.results
        ],
    }
    return json.dumps(facts, separators=(",", ":")).encode()


def restore(data: bytes) -> State:
    facts = json.loads(data)
    state = State(BOARD, facts["seats"], Options(**facts["options"]))
    clear_board(state)
    state.phase = facts["phase"]
    state.mover = facts["mover"]
    state.start_player = facts["start_player"]
    state.barrier = facts["barrier"]
    state.lost = vector(facts["lost"])
    state.dealt = facts["dealt"]
    state.hands = vector(facts["hands"])
    state.shown = facts["shown"]
    state.stones = vector(facts["stones"])
    state.turn_rails = facts["turn_rails"]
    state.rails, state.builder = relaid(state.board, facts["rails"])
    state.network = vector(facts["network"])
    state.network_of = vector(facts["network_of"])
    state.singles = vec[vec[i64]]([vector(lines) for lines in facts["singles"]])
    state.doubles = vec[vec[i64]]([vector(lines) for lines in facts["doubles"]])
    for result in facts["results"]:
        state.results.append(
            finished(
                state.board,
                result["start_player"],
                result["stones"],
                result["rails"],
                result["hands"],
                result["lost"],
                result["barrier"],
            )
        )
    return state
