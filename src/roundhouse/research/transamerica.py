"""TransAmerica's observation. Cities, crossings and lines count as in the board file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from roundhouse.games.transamerica.actions import Deal
from roundhouse.games.transamerica.facts import BOARD, COLOURS, FIRST_BARRIER, RAILS
from roundhouse.games.transamerica.view import PHASES, View
from roundhouse.research.layout import Block, Row, seen_from

CITIES: Final = len(BOARD.cities)
CITY: Final = {city.name: index for index, city in enumerate(BOARD.cities)}
NODES: Final = BOARD.size
LINES: Final = len(BOARD.ends)
PHASE: Final = {phase: index for index, phase in enumerate(PHASES)}
SECRETS: Final = True
MANY: Final = 999
"""More than is ever lost or played."""


def blocks(seats: int) -> list[Block]:
    return [
        Block("seat", seats, 1, "which seat this is, as the table counts"),
        Block(
            "to act", seats, 1, "whose turn it is, by seat; none while chance acts or it is over"
        ),
        Block("phase", len(PHASES), 1, ", ".join(PHASES)),
        Block("round", 1, MANY, "number of the round"),
        Block("start player", seats, 1, "who began the round, by seat"),
        Block("lost", seats, MANY, "points lost in the finished rounds, by seat"),
        Block("barrier", 1, FIRST_BARRIER, "the barrier"),
        Block("hands", seats * CITIES, 1, "the own hand and hands laid open, by seat, then city"),
        Block("cards", seats, COLOURS, "cards held, by seat"),
        Block("start stones", seats * NODES, 1, "by seat, then crossing"),
        Block(
            "rails", seats * LINES, 1, "rails of this round, by the seat that laid it, then line"
        ),
        Block("networks", seats * seats, 1, "do two seats share a network, by seat, then seat"),
        Block("rails left", 1, RAILS, "rails in the box"),
        Block("rails laid", 1, 2, "rails laid in this turn by the seat to act"),
        Block("missing", 1, MANY, "points the own seat would lose now; 0 when not known"),
        Block("missing known", 1, 1, "is that known?"),
    ]


def write(view: View, row: Row, at: Mapping[str, int]) -> None:
    seats = view.seats
    seen = seen_from(view.seat, seats)
    first = at["rails"]
    ones = [first + seen[seat] * LINES + line for line, seat in view.rails]
    ones.append(at["phase"] + PHASE[view.phase])
    if view.seat is not None:
        ones.append(at["seat"] + view.seat)
    if view.to_act >= 0:
        ones.append(at["to act"] + seen[view.to_act])
    if view.start_player is not None:
        ones.append(at["start player"] + seen[view.start_player])
    for seat, place in enumerate(seen):
        row[at["lost"] + place] = view.lost[seat]
        row[at["cards"] + place] = view.cards[seat]
        stone = view.start_stones[seat]
        if stone is not None:
            ones.append(at["start stones"] + place * NODES + stone)
        cards = view.hands[seat]
        if cards is not None:
            first = at["hands"] + place * CITIES
            ones += [first + CITY[name] for name in cards]
        network = view.networks[seat]
        first = at["networks"] + place * seats
        ones += [first + seen[other] for other in range(seats) if view.networks[other] == network]
    row[at["round"]] = view.round
    row[at["barrier"]] = view.barrier
    row[at["rails left"]] = view.rails_left
    row[at["rails laid"]] = view.turn_rails
    if view.missing is not None:
        row[at["missing"]] = view.missing
        ones.append(at["missing known"])
    row[ones] = 1


def learned(before: View, after: View) -> list[Deal]:
    """TA-3.1, TA-3.2: hands laid open tell what was dealt."""
    ended = len(after.rounds) > len(before.rounds)
    hands = after.rounds[-1].hands if ended else after.hands
    return [
        Deal(seat, city)
        for seat, cards in enumerate(hands)
        if cards is not None and before.hands[seat] is None
        for city in cards
    ]
