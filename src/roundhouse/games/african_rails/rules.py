"""The table of phases: each phase of African Rails with what is legal in it and what it does.

| phase    | who      | what                                            | chapter         |
| -------- | -------- | ----------------------------------------------- | --------------- |
| DEAL     | chance   | DealCard                                        | setup           |
| RETURN   | player   | ReturnCard                                      | setup           |
| ORIGIN   | player   | ChooseOrigin                                    | setup           |
| START    | chance   | DrawStartPlayer                                 | setup           |
| LAYOUT   | chance   | DrawPublic, contracts only                      | turn            |
| MOVE     | in turn  | MoveTo, Load, Unload, Deliver, Store, Take,     | move, freight,  |
|          |          | SellFromDepot, EndMove, SitOut, OfferPassage    | depots, deals   |
| BUILD    | in turn  | BuildTrack, Upgrade, Convert, BuyTrain,         | build, trains,  |
|          |          | BuildDepot, OfferPassage, SitOut, EndTurn       | depots, deals   |
| DRAW     | chance   | DrawCard                                        | turn, events    |
| REPLACE  | chance   | DrawPublic                                      | turn, events    |
| DROP     | owner    | DropLoad                                        | trains          |
| ANSWER   | asked    | Accept, Refuse                                  | deals           |
| CONSENT  | asked    | Accept, Refuse                                  | depots          |
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from roundhouse.game import CHANCE, OVER, Refusal
from roundhouse.games.african_rails import (
    build,
    deals,
    depots,
    freight,
    move,
    setup,
    trains,
    turn,
)
from roundhouse.games.african_rails.actions import AfricanRailsAction
from roundhouse.games.african_rails.encode import (
    ACCEPT,
    ACTIONS,
    BUILD_DEPOT,
    BUILD_TRACK,
    BUY_TRAIN,
    CHOOSE_ORIGIN,
    CODES,
    CONVERT,
    DEAL_CARD,
    DELIVER,
    DRAW_CARD,
    DRAW_PUBLIC,
    DRAW_START,
    DROP_LOAD,
    END_MOVE,
    END_TURN,
    LOAD,
    MOVE_TO,
    OFFER,
    OFFERS,
    REFUSE,
    RETURN_CARD,
    SELL,
    SIT_OUT,
    STORE,
    TAKE,
    UNLOAD,
    UPGRADE,
    code,
)
from roundhouse.games.african_rails.facts import CARDS
from roundhouse.games.african_rails.state import (
    ANSWER,
    BUILD,
    DEAL,
    DRAW,
    DROP,
    ENDED,
    LAYOUT,
    MOVE,
    ORIGIN,
    REPLACE,
    RETURN,
    START,
    State,
)

Play = Callable[[State, i64], None]
WhyNot = Callable[[State, i64], Refusal | None]

BLOCKS: Final[list[tuple[int, Play, WhyNot]]] = [
    # 2 A turn
    (END_TURN, turn.apply_end_turn, turn.why_not_end_turn),
    (SIT_OUT, turn.apply_sit_out, turn.why_not_sit_out),
    # 13 Agreements: the answers, and AF-9.3's
    (ACCEPT, deals.apply_accept, deals.why_not_answer),
    (REFUSE, deals.apply_refuse, deals.why_not_answer),
    # 3 Moving
    (END_MOVE, move.apply_end_move, move.why_not_end_move),
    (MOVE_TO, move.apply_step, move.why_not_step),
    # 4 Goods
    (LOAD, freight.apply_load, freight.why_not_load),
    (UNLOAD, freight.apply_unload, freight.why_not_unload),
    (DELIVER, freight.apply_deliver, freight.why_not_deliver),
    # 9 Depots
    (STORE, depots.apply_store, depots.why_not_store),
    (TAKE, depots.apply_take, depots.why_not_take),
    (SELL, depots.apply_sell, depots.why_not_sell),
    # 6 Building
    (BUILD_TRACK, build.apply_build, build.why_not_build),
    # 8 Trains
    (UPGRADE, trains.apply_upgrade, trains.why_not_upgrade),
    (CONVERT, trains.apply_convert, trains.why_not_convert),
    (BUY_TRAIN, trains.apply_buy, trains.why_not_buy),
    (DROP_LOAD, trains.apply_drop, trains.why_not_drop),
    # 9 Depots
    (BUILD_DEPOT, depots.apply_build_depot, depots.why_not_build_depot),
    # 13 Agreements
    (OFFER, deals.apply_offer, deals.why_not_offer),
    # 1 Set-up
    (RETURN_CARD, setup.apply_return, setup.why_not_return),
    (CHOOSE_ORIGIN, setup.apply_origin, setup.why_not_origin),
    (DRAW_START, setup.apply_start_player, setup.why_not_start_player),
    (DEAL_CARD, setup.apply_deal, setup.why_not_deal),
    # 4, 5 Cards drawn
    (DRAW_CARD, turn.apply_draw, turn.why_not_draw),
    (DRAW_PUBLIC, turn.apply_draw_public, turn.why_not_draw_public),
]
"""By rising numbers: the first number of each kind of action, doing it, why it cannot be done.
Both are given the action's place in its block."""


def blocks_of_numbers() -> vec[u8]:
    """Of each action's number: its block."""
    ends = [block[0] for block in BLOCKS[1:]] + [CODES]
    found = vec[u8]()
    for block, end in enumerate(ends):
        while len(found) < end:
            found = append(found, u8(block))
    return found


BLOCK_OF: Final = blocks_of_numbers()
_FIRST: Final = vec[i64]([i64(block[0]) for block in BLOCKS])
_PLAYS: Final = [block[1] for block in BLOCKS]


def is_chance(state: State) -> bool:
    phase = state.phase
    return phase in (DEAL, START, LAYOUT, DRAW, REPLACE)


def to_act(state: State) -> int:
    phase = state.phase
    if phase == ENDED:
        return OVER
    if is_chance(state):
        return CHANCE
    if phase == DROP:
        return int(state.drops[0] >> 1)
    if phase == ANSWER:
        return int(state.offer[0])
    return int(state.mover if len(state.request) == 0 else state.request[0])


def legal(state: State) -> list[AfricanRailsAction]:
    """All actions of the seat to act, by number."""
    found: list[int] = []
    if state.phase == BUILD:
        build.legal_build(state, found)
    legal_few(state, found)
    found.sort()
    actions = [ACTIONS[number] for number in found]
    if state.phase in (MOVE, BUILD):
        for block in deals.offer_blocks(state):  # the highest numbers of a turn
            actions += ACTIONS[block : block + OFFERS]
    return actions


def legal_few(state: State, found: list[int]) -> None:
    """Everything but sections and proposals, which are many."""
    phase = state.phase
    if phase == MOVE:
        legal_moving(state, found)
    elif phase == BUILD:
        found.append(END_TURN)
        if turn.can_sit_out(state):
            found.append(SIT_OUT)
        if state.round > 1:
            trains.legal_trains(state, found)
            depots.legal_build_depot(state, found)
    elif phase == DROP:
        trains.legal_drops(state, found)
    elif phase == RETURN:
        setup.legal_returns(state, found)
    elif phase == ORIGIN:
        setup.legal_origins(found)
    elif phase != ENDED and not is_chance(state):
        found.append(ACCEPT)
        found.append(REFUSE)


def legal_moving(state: State, found: list[int]) -> None:
    """AF-2.1: the moving part, for both trains in any order."""
    found.append(END_TURN)
    if turn.can_sit_out(state):
        found.append(SIT_OUT)
    for train in range(2 * state.mover, 2 * state.mover + 2):
        move.legal_end_move(state, train, found)
        if move.is_ready(state, train):
            move.legal_steps(state, train, found)
            freight.legal_freight(state, train, found)
            depots.legal_depot(state, train, found)


def chances(state: State) -> list[tuple[AfricanRailsAction, int]]:
    first, cards = outcomes(state)
    return [(ACTIONS[first + card], 1) for card in cards]


def outcomes(state: State) -> tuple[int, list[int]]:
    """At CHANCE: the first number of the block, and the cards or seats that may come."""
    phase = state.phase
    if phase == START:
        return DRAW_START, list(range(int(state.seats)))
    if phase == DEAL:
        first = DEAL_CARD + int(state.mover) * CARDS
        return first, state.pile[: setup.contracts_in_pile(state)]
    if phase == LAYOUT:
        return DRAW_PUBLIC, state.pile[: setup.contracts_in_pile(state)]
    if phase == REPLACE:
        return DRAW_PUBLIC, state.pile
    return (DRAW_CARD, state.pile) if phase == DRAW else (DRAW_CARD, [])


def apply(state: State, action: AfricanRailsAction) -> None:
    apply_number(state, code(action))


def apply_number(state: State, number: i64) -> None:
    """The action of that number happens, and then whatever follows from it."""
    block = i64(BLOCK_OF[number])
    _PLAYS[block](state, number - _FIRST[block])
    if state.round > 0:
        turn.settle(state)


def playout(state: State, rng: Random, limit: int) -> int:
    """Random play: the same choices as `legal`, mostly taken without listing them."""
    draw = rng.random
    decisions: i64 = 0
    most: i64 = limit
    while state.phase != ENDED and decisions < most:
        if is_chance(state):
            first, cards = outcomes(state)
            apply_number(state, i64(first + cards[one_of(draw, i64(len(cards)))]))
        else:
            apply_number(state, random_number(state, draw))
            decisions += 1
    return int(decisions)


def one_of(draw: Callable[[], float], count: i64) -> i64:
    """A random number below `count`."""
    return i64(draw() * float(count))


TRIES: Final = 16
"""Sections drawn at random before they are listed."""


def random_number(state: State, draw: Callable[[], float]) -> i64:
    """One of the legal actions, each as likely: sections are drawn, and drawn again when
    the one drawn cannot be built; after some tries they are listed after all.
    """
    found: list[int] = []
    legal_few(state, found)
    few = i64(len(found))
    if state.phase not in (MOVE, BUILD):
        return i64(found[one_of(draw, few)])
    blocks = deals.offer_blocks(state)
    offers = i64(len(blocks)) * OFFERS
    most = build.budget(state)
    lines = state.frontier[state.mover]
    sections = i64(len(lines)) if state.phase == BUILD and most > 0 else 0
    for _ in range(TRIES):
        choice = one_of(draw, few + offers + sections)
        if choice < few:
            return i64(found[choice])
        choice -= few
        if choice < offers:
            return i64(blocks[choice // OFFERS]) + choice % OFFERS
        section = lines[choice - offers]
        if build.can_build(state, section, most):
            return BUILD_TRACK + section
    build.legal_build(state, found)
    deals.legal_offers(state, found)
    return i64(found[one_of(draw, i64(len(found)))])
