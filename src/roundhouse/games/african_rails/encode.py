"""Every action as a number, and back. `legal` lists actions by rising number.

Each kind of action has a block of numbers; inside it the fields count like digits, the last
one fastest. Cards are numbered as on the board (contracts, then events), train types as in
`TYPES`, a section by its directed edge (2 * edge, + 1 when it goes to the lower milepost).

| block             | fields, with how many values each                          |
| ----------------- | ---------------------------------------------------------- |
| END_TURN, SIT_OUT, ACCEPT, REFUSE | one number each                            |
| END_MOVE          | train 2                                                    |
| MOVE_TO           | train 2, milepost 1993                                     |
| LOAD, UNLOAD      | train 2, good 33                                           |
| DELIVER           | train 2, card 160, contract 3                              |
| STORE             | train 2, good 33, owner 6                                  |
| TAKE              | train 2, good 33                                           |
| SELL              | train 2, card 160, contract 3                              |
| BUILD_TRACK       | directed edge 11222                                        |
| UPGRADE, CONVERT  | train 2, to 5                                              |
| BUY_TRAIN, BUILD_DEPOT | major city 6                                          |
| DROP_LOAD         | good 33                                                    |
| OFFER             | seat 6, owner 6, price 11, rounds 5                        |
| RETURN_CARD       | card 160                                                   |
| CHOOSE_ORIGIN     | major city 6                                               |
| DRAW_START        | seat 6                                                     |
| DEAL_CARD         | seat 6, card 160                                           |
| DRAW_CARD, DRAW_PUBLIC | card 190                                              |
"""

from __future__ import annotations

from typing import Final

from roundhouse.game import BadInput
from roundhouse.games.african_rails.actions import (
    Accept,
    AfricanRailsAction,
    BuildDepot,
    BuildTrack,
    BuyTrain,
    ChooseOrigin,
    Convert,
    DealCard,
    Deliver,
    DrawCard,
    DrawPublic,
    DrawStartPlayer,
    DropLoad,
    EndMove,
    EndTurn,
    Load,
    MoveTo,
    OfferPassage,
    Refuse,
    ReturnCard,
    SellFromDepot,
    SitOut,
    Store,
    Take,
    Unload,
    Upgrade,
)
from roundhouse.games.african_rails.facts import (
    BOARD,
    CARDS,
    CONTRACTS,
    EDGES,
    EVENTS,
    GOODS,
    MAJOR_NAMES,
    MAJORS,
    MOST_SEATS,
    SIZE,
    TABLES,
    TOP_PRICE,
    TOP_ROUNDS,
    TYPES,
)

PRICES: Final = TOP_PRICE + 1
KINDS: Final = 5
"""Train types."""
ALL_CONTRACTS: Final = CARDS * CONTRACTS
OFFERS: Final = PRICES * TOP_ROUNDS
"""Proposals about one owner's track to one seat."""

END_TURN: Final = 0
SIT_OUT: Final = 1
ACCEPT: Final = 2
REFUSE: Final = 3
END_MOVE: Final = 4
MOVE_TO: Final = END_MOVE + 2
LOAD: Final = MOVE_TO + 2 * SIZE
UNLOAD: Final = LOAD + 2 * GOODS
DELIVER: Final = UNLOAD + 2 * GOODS
STORE: Final = DELIVER + 2 * ALL_CONTRACTS
TAKE: Final = STORE + 2 * GOODS * MOST_SEATS
SELL: Final = TAKE + 2 * GOODS
BUILD_TRACK: Final = SELL + 2 * ALL_CONTRACTS
UPGRADE: Final = BUILD_TRACK + 2 * EDGES
CONVERT: Final = UPGRADE + 2 * KINDS
BUY_TRAIN: Final = CONVERT + 2 * KINDS
DROP_LOAD: Final = BUY_TRAIN + MAJORS
BUILD_DEPOT: Final = DROP_LOAD + GOODS
OFFER: Final = BUILD_DEPOT + MAJORS
RETURN_CARD: Final = OFFER + MOST_SEATS * MOST_SEATS * OFFERS
CHOOSE_ORIGIN: Final = RETURN_CARD + CARDS
DRAW_START: Final = CHOOSE_ORIGIN + MAJORS
DEAL_CARD: Final = DRAW_START + MOST_SEATS
DRAW_CARD: Final = DEAL_CARD + MOST_SEATS * CARDS
DRAW_PUBLIC: Final = DRAW_CARD + CARDS + EVENTS
CODES: Final = DRAW_PUBLIC + CARDS + EVENTS

GOOD_KEYS: Final = [good.key for good in BOARD.goods]
CARD_KEYS: Final = [card.key for card in BOARD.cards] + [event.key for event in BOARD.events]
MAJOR_NUMBER: Final = {name: number for number, name in enumerate(MAJOR_NAMES)}
TYPE_NUMBER: Final = {name: number for number, name in enumerate(TYPES)}


def code(action: AfricanRailsAction) -> int:
    """The action's number. Raises BadInput when a field names nothing on this board."""
    found = find(action)
    if found < 0:
        raise BadInput(f"{action!r}: no such place, card, good or seat in African Rails")
    return found


def find(action: AfricanRailsAction) -> int:
    """The action's number, or -1 when a field names nothing on this board."""
    return NUMBERS.get(action, -1)


def action(number: int) -> AfricanRailsAction:
    """The action of that number."""
    if not 0 <= number < CODES:
        raise ValueError(f"African Rails has no action {number}")
    return ACTIONS[number]


def every_action() -> list[AfricanRailsAction]:
    """All actions in the order of their numbers."""
    trains = (0, 1)
    cards = CARD_KEYS[:CARDS]
    contracts = range(CONTRACTS)
    seats = range(MOST_SEATS)
    made: list[AfricanRailsAction] = [EndTurn(), SitOut(), Accept(), Refuse()]
    made += [EndMove(train) for train in trains]
    made += [MoveTo(train, post) for train in trains for post in range(SIZE)]
    made += [Load(train, good) for train in trains for good in GOOD_KEYS]
    made += [Unload(train, good) for train in trains for good in GOOD_KEYS]
    made += [Deliver(train, card, c) for train in trains for card in cards for c in contracts]
    made += [Store(t, good, owner) for t in trains for good in GOOD_KEYS for owner in seats]
    made += [Take(train, good) for train in trains for good in GOOD_KEYS]
    made += [SellFromDepot(train, card, c) for train in trains for card in cards for c in contracts]
    for section in range(2 * EDGES):
        made.append(BuildTrack(int(TABLES.start[section]), int(TABLES.end[section])))
    made += [Upgrade(train, to) for train in trains for to in TYPES]
    made += [Convert(train, to) for train in trains for to in TYPES]
    made += [BuyTrain(city) for city in MAJOR_NAMES]
    made += [DropLoad(good) for good in GOOD_KEYS]
    made += [BuildDepot(city) for city in MAJOR_NAMES]
    for seat in seats:
        for owner in seats:
            for price in range(PRICES):
                for rounds in range(1, TOP_ROUNDS + 1):
                    made.append(OfferPassage(seat, owner, price, rounds))
    made += [ReturnCard(card) for card in cards]
    made += [ChooseOrigin(city) for city in MAJOR_NAMES]
    made += [DrawStartPlayer(seat) for seat in seats]
    made += [DealCard(seat, card) for seat in seats for card in cards]
    made += [DrawCard(card) for card in CARD_KEYS]
    made += [DrawPublic(card) for card in CARD_KEYS]
    return made


ACTIONS: Final = every_action()
NUMBERS: Final = {action: number for number, action in enumerate(ACTIONS)}
