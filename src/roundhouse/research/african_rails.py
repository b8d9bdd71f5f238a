"""African Rails' observation. Goods, cards, edges, ferries and cities count as in the board file.

Left out: where cash came from and went to, which sections of this turn are new, and since when a
good lies in its city.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from roundhouse.games.african_rails.actions import DrawCard
from roundhouse.games.african_rails.encode import CARD_KEYS, GOOD_KEYS
from roundhouse.games.african_rails.facts import (
    BOARD,
    CARDS,
    CONTRACTS,
    DESTINATIONS,
    EDGES,
    EVENTS,
    FERRIES,
    GOODS,
    MAJOR_NAMES,
    MAJORS,
    SIZE,
    TYPES,
)
from roundhouse.games.african_rails.view import PHASES, Player, Train, View
from roundhouse.research.layout import Block, Row, seen_from

CARD: Final = {key: number for number, key in enumerate(CARD_KEYS)}
DESTINATION: Final = {place.name: number for number, place in enumerate(BOARD.destinations)}
FERRY: Final = {ferry.name: number for number, ferry in enumerate(BOARD.ferries)}
GOOD: Final = {key: number for number, key in enumerate(GOOD_KEYS)}
MAJOR: Final = {name: number for number, name in enumerate(MAJOR_NAMES)}
PHASE: Final = {phase: number for number, phase in enumerate(PHASES)}
TYPE: Final = {name: number for number, name in enumerate(TYPES)}
ALL_CARDS: Final = CARDS + EVENTS
SECRETS: Final = True
MONEY: Final = 99_999
"""More millions than there ever are."""
MANY: Final = 999
"""More than any other count."""
ASKED: Final = ("paid", "offered", "accepted", "asked", "agreed")
"""Lists of seats in the turn."""


def blocks(seats: int) -> list[Block]:
    trains = 2 * seats
    return [
        Block("seat", seats, 1, "which seat this is, as the table counts"),
        Block(
            "to act", seats, 1, "whose turn it is, by seat; none while chance acts or it is over"
        ),
        Block("phase", len(PHASES), 1, ", ".join(PHASES)),
        Block("stage", len(PHASES), 1, "the phase that goes on when this one is done"),
        Block("mover", seats, 1, "the player in turn, by seat"),
        Block("start player", seats, 1, "by seat"),
        Block("round", 1, MONEY, "number of the round; 0 during set-up"),
        Block("target", 1, MONEY, "cash that is needed to win"),
        Block("spent", 1, MANY, "spent on building in this turn"),
        Block("limit", 1, MANY, "what may be spent in this turn"),
        Block("bought train", 1, 1, "was a train bought in this turn?"),
        Block("acted", 1, 1, "was anything done in this turn?"),
        Block("outs", MAJORS, MANY, "sections built out of each major city in this turn"),
        Block("paid", seats, 1, "owners whose fee is settled, by seat"),
        Block("offered", seats, 1, "seats that were made a proposal in this turn, by seat"),
        Block("accepted", seats, 1, "seats that accepted one, by seat"),
        Block("asked", seats, 1, "seats that were asked to store a good in this turn, by seat"),
        Block("agreed", seats, 1, "seats that agreed, by seat"),
        Block("cash", seats, MONEY, "by seat; 0 where it is secret", -MONEY),
        Block("cash known", seats, 1, "is it known, by seat"),
        Block("announced", seats, 1, "whose last delivery left 200 M or more, by seat"),
        Block("origin", seats * MAJORS, 1, "by seat, then major city"),
        Block("cards", seats, MANY, "contract cards in hand, by seat"),
        Block("hand", CARDS, 1, "the own cards"),
        Block("track", EDGES, seats, "whose section is on each edge: 1 + seat; 0 for nobody"),
        Block("ferries", seats * FERRIES, 1, "ferries joined, by seat, then ferry"),
        Block("majors", seats * MAJORS, 1, "major cities joined to the origin, by seat, then city"),
        Block("depots", seats * MAJORS, 1, "by seat, then major city"),
        Block("depot goods", seats * MAJORS * GOODS, 1, "by seat, then major city, then good"),
        Block("trains", trains * len(TYPES), 1, f"type, by seat, train, type ({', '.join(TYPES)})"),
        Block(
            "mileposts", trains, SIZE, "where trains stand: 1 + milepost; 0 nowhere; by seat, train"
        ),
        Block("loads", trains * GOODS, MANY, "by seat, then train, then good"),
        Block("points", trains, MANY, "movement points left, by seat, then train"),
        Block("lost turns", trains, MANY, "turns it has yet to lose, by seat, then train"),
        Block("stuck", trains, 1, "it loses this turn, by seat, then train"),
        Block("ended", trains, 1, "its moving is over for this turn, by seat, then train"),
        Block("stepped", trains, 1, "it has moved in this turn, by seat, then train"),
        Block("crossed", trains, 1, "it has crossed a ferry in this turn, by seat, then train"),
        Block("must drop", trains, MANY, "loads it must lose, by seat, then train"),
        Block("supply", GOODS, MANY, "chips left of each good"),
        Block("lying", DESTINATIONS * GOODS, MANY, "goods set down, by destination, then good"),
        Block("public", ALL_CARDS, 1, "public contracts, by card"),
        Block("discards", ALL_CARDS, 1, "discarded, by card"),
        Block("pile", 1, MANY, "cards in the pile"),
        Block("draws", 1, MANY, "cards the player in turn has yet to draw"),
        Block("publics", 1, MANY, "public cards yet to be laid out"),
        Block("events", EVENTS * seats, 1, "events in force, by event, then the seat that drew it"),
        Block("begun", EVENTS, 1, "has its effect begun, by event"),
        Block("agreed price", seats * seats, MANY, "by user of the track, then owner"),
        Block("agreed turns", seats * seats, MANY, "for how many more turns: by user, then owner"),
        Block("proposed to", seats, 1, "who is made a proposal, by seat"),
        Block("proposed owner", seats, 1, "about whose track, by seat"),
        Block("proposed price", 1, MANY, "at what price"),
        Block("proposed rounds", 1, MANY, "for how many rounds"),
        Block("storing asked", seats, 1, "who is asked to store a good, by seat"),
        Block("storing good", GOODS, 1, "which good"),
        Block("duties", CARDS * CONTRACTS, 1, "own duties: contracts that fit, by card, contract"),
        Block("returned", CARDS, 1, "cards this seat put back during set-up"),
    ]


def write(view: View, row: Row, at: Mapping[str, int]) -> None:
    seen = seen_from(view.seat, view.seats)
    ones = [at["phase"] + PHASE[view.phase], at["stage"] + PHASE[view.stage]]
    if view.seat is not None:
        ones.append(at["seat"] + view.seat)
    for name, seat in (("to act", view.to_act), ("mover", view.mover)):
        if seat >= 0:
            ones.append(at[name] + seen[seat])
    if view.start_player is not None:
        ones.append(at["start player"] + seen[view.start_player])
    write_turn(view, row, ones, at, seen)
    for seat, player in enumerate(view.players):
        write_player(player, row, ones, at, seen[seat])
    write_cards(view, row, ones, at, seen)
    write_bargains(view, row, ones, at, seen)
    row[ones] = 1


def write_turn(
    view: View, row: Row, ones: list[int], at: Mapping[str, int], seen: list[int]
) -> None:
    turn = view.turn
    for name, value in (
        ("round", view.round),
        ("target", view.target),
        ("spent", turn.spent),
        ("limit", turn.limit),
        ("bought train", turn.bought_train),
        ("acted", turn.acted),
        ("pile", view.pile),
        ("draws", view.draws),
        ("publics", view.publics),
    ):
        row[at[name]] = value
    row[at["outs"] : at["outs"] + MAJORS] = [turn.outs[name] for name in MAJOR_NAMES]
    for name in ASKED:
        ones += [at[name] + seen[seat] for seat in getattr(turn, name)]


def write_player(
    player: Player, row: Row, ones: list[int], at: Mapping[str, int], place: int
) -> None:
    if player.cash is not None:
        row[at["cash"] + place] = player.cash
        ones.append(at["cash known"] + place)
    if player.announced:
        ones.append(at["announced"] + place)
    if player.origin is not None:
        ones.append(at["origin"] + place * MAJORS + MAJOR[player.origin])
    row[at["cards"] + place] = player.cards
    ones += [at["hand"] + CARD[key] for key in player.hand or ()]
    if player.track:
        first = at["track"]
        row[[first + edge for edge in player.track]] = 1 + place
    ones += [at["ferries"] + place * FERRIES + FERRY[name] for name in player.ferries]
    ones += [at["majors"] + place * MAJORS + MAJOR[name] for name in player.majors]
    for depot in player.depots:
        city = place * MAJORS + MAJOR[depot.city]
        ones.append(at["depots"] + city)
        ones += [at["depot goods"] + city * GOODS + GOOD[key] for key in depot.goods]
    for number, train in enumerate(player.trains):
        write_train(train, row, ones, at, 2 * place + number)


def write_train(train: Train, row: Row, ones: list[int], at: Mapping[str, int], place: int) -> None:
    ones.append(at["trains"] + place * len(TYPES) + TYPE[train.type])
    row[at["mileposts"] + place] = 0 if train.milepost is None else 1 + train.milepost
    row[at["points"] + place] = train.points
    row[at["lost turns"] + place] = train.lost_turns
    for key in train.loads:
        row[at["loads"] + place * GOODS + GOOD[key]] += 1
    for name in ("stuck", "ended", "stepped", "crossed"):
        if getattr(train, name):
            ones.append(at[name] + place)


def write_cards(
    view: View, row: Row, ones: list[int], at: Mapping[str, int], seen: list[int]
) -> None:
    """Cards, goods and events on the table."""
    row[at["supply"] : at["supply"] + GOODS] = [view.supply[key] for key in GOOD_KEYS]
    for good in view.lying:
        row[at["lying"] + DESTINATION[good.city] * GOODS + GOOD[good.good]] += 1
    for seat, train in view.drops:
        row[at["must drop"] + 2 * seen[seat] + train] += 1
    ones += [at["public"] + CARD[key] for key in view.public]
    ones += [at["discards"] + CARD[key] for key in view.discards]
    ones += [at["returned"] + CARD[key] for key in view.returned]
    for duty in view.duties:
        ones += [at["duties"] + CARD[key] * CONTRACTS + number for key, number in duty.contracts]
    for event in view.events:
        number = CARD[event.card] - CARDS
        ones.append(at["events"] + number * len(seen) + seen[event.drawn_by])
        if event.begun:
            ones.append(at["begun"] + number)


def write_bargains(
    view: View, row: Row, ones: list[int], at: Mapping[str, int], seen: list[int]
) -> None:
    """Agreements about track, and what is being asked."""
    for agreement in view.agreements:
        pair = seen[agreement.user] * len(seen) + seen[agreement.owner]
        row[at["agreed price"] + pair] = agreement.price
        row[at["agreed turns"] + pair] = agreement.turns
    if view.proposal is not None:
        ones.append(at["proposed to"] + seen[view.proposal.seat])
        ones.append(at["proposed owner"] + seen[view.proposal.owner])
        row[at["proposed price"]] = view.proposal.price
        row[at["proposed rounds"]] = view.proposal.rounds
    if view.request is not None:
        ones.append(at["storing asked"] + seen[view.request.owner])
        ones.append(at["storing good"] + GOOD[view.request.good])


def learned(before: View, after: View) -> list[DrawCard]:
    """AF-2.2, AF-4.3: cards of a hidden hand that are laid on the discards."""
    if before.players[before.mover].hand is not None:
        return []
    open_before = {*before.discards, *before.public}
    return [DrawCard(key) for key in after.discards if key not in open_before]
