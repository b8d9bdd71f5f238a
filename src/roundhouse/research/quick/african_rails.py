"""African Rails' observation from the state: the same row as `research.african_rails` makes."""

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import i64

from roundhouse.games.african_rails.build import limit
from roundhouse.games.african_rails.facts import (
    EDGES,
    FERRIES,
    GOODS,
    MAJORS,
    SPACES,
    TYPES,
)
from roundhouse.games.african_rails.freight import lies_at, lying_good
from roundhouse.games.african_rails.rules import to_act
from roundhouse.games.african_rails.state import ENDED, State
from roundhouse.games.african_rails.track import linked_majors

KINDS: Final = len(TYPES)
ONLOOKER: Final = -1


class Marks:
    """What is written so far, and how the observing seat counts."""

    def __init__(self, state: State, seat: int, at: dict[str, int]) -> None:
        self.at = at
        self.seat = seat
        self.own = max(seat, 0)
        self.seats = int(state.seats)
        self.places: list[int] = []
        self.values: list[int] = []

    def put(self, block: str, offset: int, value: int = 1) -> None:
        self.places.append(self.at[block] + offset)
        self.values.append(value)

    def count(self, counts: dict[int, int]) -> None:
        for place, value in counts.items():
            self.places.append(place)
            self.values.append(value)

    def seen(self, other: int) -> int:
        """A seat, counted from the observing one on."""
        return (other - self.own) % self.seats

    def somebody(self, block: str, who: int) -> None:
        if who >= 0:
            self.put(block, self.seen(who))


def marks(truth: Any, seat: int, at: dict[str, int]) -> tuple[list[int], list[int]]:
    """Places and what stands there; every other place is 0. Seat -1 is an onlooker."""
    state = cast(State, truth)
    found = Marks(state, seat, at)
    if seat != ONLOOKER:
        found.put("seat", seat)
    mark_turn(state, found)
    for owner in range(found.seats):
        mark_player(state, found, owner)
        mark_train(state, found, 2 * owner, 2 * found.seen(owner))
        mark_train(state, found, 2 * owner + 1, 2 * found.seen(owner) + 1)
    mark_track(state, found)
    mark_cards(state, found)
    mark_goods(state, found)
    mark_bargains(state, found)
    return found.places, found.values


def mark_turn(state: State, found: Marks) -> None:
    found.put("phase", int(state.phase))
    found.put("stage", int(state.stage))
    found.somebody("to act", to_act(state))
    found.somebody("mover", int(state.mover))
    found.somebody("start player", int(state.start_player))
    found.put("round", 0, int(state.round))
    found.put("target", 0, int(state.target))
    found.put("spent", 0, int(state.spent))
    found.put("limit", 0, int(limit(state)))
    found.put("bought train", 0, 1 if state.bought else 0)
    found.put("acted", 0, 1 if state.acted else 0)
    found.put("pile", 0, len(state.pile))
    found.put("draws", 0, int(state.draws))
    found.put("publics", 0, int(state.publics))
    for major in range(MAJORS):
        found.put("outs", major, int(state.outs[major]))
    mark_seats(found, "paid", state.paid)
    mark_seats(found, "offered", state.offered)
    mark_seats(found, "accepted", state.accepted)
    mark_seats(found, "asked", state.asked)
    mark_seats(found, "agreed", state.agreed)


def mark_seats(found: Marks, block: str, bits: i64) -> None:
    if bits:
        for other in range(found.seats):
            if bits >> other & 1:
                found.put(block, found.seen(other))


def mark_player(state: State, found: Marks, owner: int) -> None:
    place = found.seen(owner)
    if not state.options.secret_cash or owner == found.seat or state.phase == ENDED:
        found.put("cash", place, int(state.cash[owner]))
        found.put("cash known", place)
    if state.announced >> owner & 1:
        found.put("announced", place)
    if state.origin[owner] >= 0:
        found.put("origin", place * MAJORS + int(state.origin[owner]))
    found.put("cards", place, len(state.hands[owner]))
    for ferry in range(FERRIES):
        if state.ferry[ferry] >> owner & 1:
            found.put("ferries", place * FERRIES + ferry)
    linked = linked_majors(state, owner)
    for major in range(MAJORS):
        if linked >> major & 1:
            found.put("majors", place * MAJORS + major)
        depot = state.depots[owner * MAJORS + major]
        if depot >= 0:
            city = place * MAJORS + major
            found.put("depots", city)
            for good in range(GOODS):
                if depot >> good & 1:
                    found.put("depot goods", city * GOODS + good)


def mark_train(state: State, found: Marks, train: int, place: int) -> None:
    if state.train[train] < 0:
        return
    found.put("trains", place * KINDS + int(state.train[train]))
    found.put("mileposts", place, int(state.at[train]) + 1)
    found.put("points", place, int(state.points[train]))
    found.put("lost turns", place, int(state.lost[train]))
    loads: dict[int, int] = {}
    for space in range(SPACES):
        good = int(state.cargo[SPACES * train + space])
        if good >= 0:
            at = found.at["loads"] + place * GOODS + good
            loads[at] = loads.get(at, 0) + 1
    found.count(loads)
    if train // 2 == state.mover:
        bit = train % 2
        for block, bits in (
            ("stuck", state.stuck),
            ("ended", state.ended),
            ("stepped", state.stepped),
            ("crossed", state.crossed),
        ):
            if bits >> bit & 1:
                found.put(block, place)


def mark_track(state: State, found: Marks) -> None:
    first = found.at["track"]
    for edge in range(i64(EDGES)):
        if state.owner[edge] > 0:
            found.places.append(first + int(edge))
            found.values.append(1 + found.seen(int(state.owner[edge]) - 1))


def mark_cards(state: State, found: Marks) -> None:
    for card in state.public:
        found.put("public", card)
    for card in state.discards:
        found.put("discards", card)
    if found.seat != ONLOOKER:
        for card in state.hands[found.seat]:
            found.put("hand", card)
        for card in state.returned[found.seat]:
            found.put("returned", card)
    for owner, _, fits in state.duties:
        if owner == found.seat:
            for contract in fits:
                found.put("duties", contract)
    for event, drawer, begun in state.events:
        found.put("events", event * found.seats + found.seen(drawer))
        if begun:
            found.put("begun", event)


def mark_goods(state: State, found: Marks) -> None:
    for good in range(GOODS):
        found.put("supply", good, int(state.supply[good]))
    counts: dict[int, int] = {}
    lying, drops = found.at["lying"], found.at["must drop"]
    for number in range(len(state.lying)):
        entry = state.lying[number]
        at = lying + int(lies_at(entry)) * GOODS + int(lying_good(entry))
        counts[at] = counts.get(at, 0) + 1
    for number in range(len(state.drops)):
        train = int(state.drops[number])
        at = drops + 2 * found.seen(train // 2) + train % 2
        counts[at] = counts.get(at, 0) + 1
    found.count(counts)


def mark_bargains(state: State, found: Marks) -> None:
    seats = found.seats
    for pair in range(seats * seats):
        if state.turns[pair] > 0:
            at = found.seen(pair // seats) * seats + found.seen(pair % seats)
            found.put("agreed price", at, int(state.price[pair]))
            found.put("agreed turns", at, int(state.turns[pair]))
    if len(state.offer):
        found.put("proposed to", found.seen(int(state.offer[0])))
        found.put("proposed owner", found.seen(int(state.offer[1])))
        found.put("proposed price", 0, int(state.offer[2]))
        found.put("proposed rounds", 0, int(state.offer[3]))
    if len(state.request):
        found.put("storing asked", found.seen(int(state.request[0])))
        found.put("storing good", int(state.request[2]))
