"""Positions of TransAmerica, set out as one would on a real table."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import networkx as nx

from roundhouse.boards.load import lattice
from roundhouse.game import game
from roundhouse.games.transamerica.actions import Deal, DrawStartPlayer, PlaceStart
from roundhouse.games.transamerica.setup import apply_card
from roundhouse.games.transamerica.state import State
from roundhouse.games.transamerica.track import lay

GAME = game("transamerica")
BOARD = lattice("transamerica")
GRAPH = nx.Graph()
for _number, (_a, _b) in enumerate(BOARD.ends):
    GRAPH.add_edge(_a, _b, number=_number, weight=BOARD.cost[_number])

# Hands in the order of the colours: green, yellow, red, blue, orange. None is striped.
WEST = ["Portland", "Omaha", "El Paso", "Chicago", "Charleston"]
EAST = ["Medford", "Salt Lake City", "Dallas", "Helena", "Jacksonville"]
THIRD = ["Sacramento", "Santa Fe", "Phoenix", "Bismarck", "Winston"]


def node(place: str | int) -> int:
    """A crossing by its number or its city."""
    return place if isinstance(place, int) else BOARD.cities[BOARD.city_index(place)].node


def edge(a: str | int, b: str | int) -> int:
    number: int = GRAPH.edges[node(a), node(b)]["number"]
    return number


def path(*stops: str | int) -> list[int]:
    """The edges of cheapest ways from each stop to the next."""
    found: list[int] = []
    for a, b in pairwise(stops):
        way = nx.shortest_path(GRAPH, node(a), node(b), weight="weight")
        found += [edge(u, v) for u, v in pairwise(way)]
    return list(dict.fromkeys(found))


def new_game(seats: int = 2, **options: Any) -> State:
    state: State = GAME.start(seats, GAME.Options(**options))
    return state


def dealt(hands: list[list[str]], start_player: int = 0, **options: Any) -> State:
    """A round in which these hands were dealt and the first stone is to be placed."""
    state = new_game(len(hands), **options)
    GAME.apply(state, DrawStartPlayer(start_player))
    for seat, cards in enumerate(hands):
        for city in cards:
            assert GAME.why_not(state, Deal(seat, city)) is None
            apply_card(state, BOARD.city_index(city))
    return state


def position(
    hands: list[list[str]],
    stones: list[str | int],
    rails: list[int] | None = None,
    mover: int = 0,
    **options: Any,
) -> State:
    """Stones and rails as they lie, and `mover` to begin a turn. Seat 0 laid the rails it could."""
    state = dealt(hands, **options)
    for place in stones:
        GAME.apply(state, PlaceStart(node(place)))
    waiting = list(rails or [])
    while waiting:
        number, seat = next(
            (number, seat)
            for number in waiting
            for seat in range(len(hands))
            if {state.network[end] for end in BOARD.ends[number]} & {state.network_of[seat]}
        )
        state.mover = seat
        lay(state, number)
        waiting.remove(number)
    state.mover = mover
    return state


def play(state: State, *actions: Any) -> State:
    """Make these actions, each of which must be allowed."""
    for action in actions:
        refusal = GAME.why_not(state, action)
        assert refusal is None, refusal
        assert action in GAME.legal(state)
        GAME.apply(state, action)
    return state


def refused(state: State, action: Any) -> str:
    """The rule that forbids the action."""
    assert action not in GAME.legal(state)
    refusal = GAME.why_not(state, action)
    assert refusal is not None
    return refusal.rule
