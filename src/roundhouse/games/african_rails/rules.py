"""The contents page: each phase of African Rails with what is legal in it and what it does.

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

from mypy_extensions import i64

from roundhouse.game import CHANCE, OVER
from roundhouse.games.african_rails.actions import AfricanRailsAction
from roundhouse.games.african_rails.build import apply_build, budget, can_build, legal_build
from roundhouse.games.african_rails.deals import (
    apply_answer,
    apply_offer,
    legal_offers,
    offer_blocks,
)
from roundhouse.games.african_rails.depots import (
    apply_build_depot,
    apply_consent,
    apply_sell,
    apply_store,
    apply_take,
    legal_build_depot,
    legal_depot,
)
from roundhouse.games.african_rails.encode import (
    ACCEPT,
    ACTIONS,
    BUILD_DEPOT,
    BUILD_TRACK,
    BUY_TRAIN,
    CHOOSE_ORIGIN,
    CONVERT,
    DEAL_CARD,
    DELIVER,
    DRAW_CARD,
    DRAW_PUBLIC,
    DRAW_START,
    DROP_LOAD,
    END_MOVE,
    END_TURN,
    KINDS,
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
from roundhouse.games.african_rails.facts import (
    CARDS,
    CONTRACTS,
    CONVERT_COST,
    GOODS,
    MOST_SEATS,
    SIZE,
    UPGRADE_COST,
)
from roundhouse.games.african_rails.freight import (
    apply_deliver,
    apply_load,
    apply_unload,
    legal_freight,
)
from roundhouse.games.african_rails.move import (
    apply_end_move,
    apply_step,
    is_ready,
    legal_end_move,
    legal_steps,
)
from roundhouse.games.african_rails.setup import (
    apply_deal,
    apply_origin,
    apply_return,
    apply_start_player,
    contracts_in_pile,
    legal_origins,
    legal_returns,
)
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
from roundhouse.games.african_rails.trains import (
    apply_buy,
    apply_change,
    apply_drop,
    legal_drops,
    legal_trains,
)
from roundhouse.games.african_rails.turn import (
    apply_draw,
    apply_draw_public,
    apply_sit_out,
    can_sit_out,
    end_turn,
    settle,
)


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
        legal_build(state, found)
    legal_few(state, found)
    found.sort()
    actions = [ACTIONS[number] for number in found]
    if state.phase in (MOVE, BUILD):
        for block in offer_blocks(state):  # the highest numbers of a turn
            actions += ACTIONS[block : block + OFFERS]
    return actions


def legal_few(state: State, found: list[int]) -> None:
    """Everything but sections and proposals, which are many."""
    phase = state.phase
    if phase == MOVE:
        legal_moving(state, found)
    elif phase == BUILD:
        found.append(END_TURN)
        if can_sit_out(state):
            found.append(SIT_OUT)
        if state.round > 1:
            legal_trains(state, found)
            legal_build_depot(state, found)
    elif phase == DROP:
        legal_drops(state, found)
    elif phase == RETURN:
        legal_returns(state, found)
    elif phase == ORIGIN:
        legal_origins(found)
    elif phase != ENDED and not is_chance(state):
        found.append(ACCEPT)
        found.append(REFUSE)


def legal_moving(state: State, found: list[int]) -> None:
    """AF-2.1: the moving part, for both trains in any order."""
    found.append(END_TURN)
    if can_sit_out(state):
        found.append(SIT_OUT)
    for train in range(2 * state.mover, 2 * state.mover + 2):
        legal_end_move(state, train, found)
        if is_ready(state, train):
            legal_steps(state, train, found)
            legal_freight(state, train, found)
            legal_depot(state, train, found)


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
        return first, state.pile[: contracts_in_pile(state)]
    if phase == LAYOUT:
        return DRAW_PUBLIC, state.pile[: contracts_in_pile(state)]
    if phase == REPLACE:
        return DRAW_PUBLIC, state.pile
    return (DRAW_CARD, state.pile) if phase == DRAW else (DRAW_CARD, [])


def apply(state: State, action: AfricanRailsAction) -> None:
    apply_number(state, code(action))


def apply_number(state: State, number: i64) -> None:
    """The action of that number happens, and then whatever follows from it."""
    if number < BUILD_TRACK:
        apply_in_turn(state, number)
    elif number < UPGRADE:
        apply_build(state, number - BUILD_TRACK)
    elif number < RETURN_CARD:
        apply_building(state, number)
    else:
        apply_box(state, number)
    if state.round > 0:
        settle(state)


def apply_in_turn(state: State, number: i64) -> None:
    """Moving, freight, answers and the end of a turn."""
    if number == END_TURN:
        end_turn(state)
    elif number == SIT_OUT:
        apply_sit_out(state)
    elif number < END_MOVE:
        if state.phase == ANSWER:
            apply_answer(state, number == ACCEPT)
        else:
            apply_consent(state, number == ACCEPT)
    elif number < MOVE_TO:
        apply_end_move(state, 2 * state.mover + number - END_MOVE)
    elif number < LOAD:
        number -= MOVE_TO
        apply_step(state, 2 * state.mover + number // SIZE, number % SIZE)
    else:
        apply_freight(state, number)


def apply_freight(state: State, number: i64) -> None:
    train = 2 * state.mover
    contracts = i64(CARDS * CONTRACTS)
    if number < UNLOAD:
        number -= LOAD
        apply_load(state, train + number // GOODS, number % GOODS)
    elif number < DELIVER:
        number -= UNLOAD
        apply_unload(state, train + number // GOODS, number % GOODS)
    elif number < STORE:
        number -= DELIVER
        apply_deliver(state, train + number // contracts, number % contracts)
    elif number < TAKE:
        number -= STORE
        good = number // MOST_SEATS % GOODS
        apply_store(state, train + number // (GOODS * MOST_SEATS), good, number % MOST_SEATS)
    elif number < SELL:
        number -= TAKE
        apply_take(state, train + number // GOODS, number % GOODS)
    else:
        number -= SELL
        apply_sell(state, train + number // contracts, number % contracts)


def apply_building(state: State, number: i64) -> None:
    """Trains, depots, lost loads and proposals."""
    train = 2 * state.mover
    if number < CONVERT:
        number -= UPGRADE
        apply_change(state, train + number // KINDS, number % KINDS, UPGRADE_COST)
    elif number < BUY_TRAIN:
        number -= CONVERT
        apply_change(state, train + number // KINDS, number % KINDS, CONVERT_COST)
    elif number < DROP_LOAD:
        apply_buy(state, number - BUY_TRAIN)
    elif number < BUILD_DEPOT:
        apply_drop(state, number - DROP_LOAD)
    elif number < OFFER:
        apply_build_depot(state, number - BUILD_DEPOT)
    else:
        apply_offer(state, number - OFFER)


def apply_box(state: State, number: i64) -> None:
    """Set-up and chance."""
    if number < CHOOSE_ORIGIN:
        apply_return(state, int(number - RETURN_CARD))
    elif number < DRAW_START:
        apply_origin(state, number - CHOOSE_ORIGIN)
    elif number < DEAL_CARD:
        apply_start_player(state, number - DRAW_START)
    elif number < DRAW_CARD:
        apply_deal(state, int((number - DEAL_CARD) % CARDS))
    elif number < DRAW_PUBLIC:
        apply_draw(state, int(number - DRAW_CARD))
    else:
        apply_draw_public(state, int(number - DRAW_PUBLIC))


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
    blocks = offer_blocks(state)
    offers = i64(len(blocks)) * OFFERS
    most = budget(state)
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
        if can_build(state, section, most):
            return BUILD_TRACK + section
    legal_build(state, found)
    legal_offers(state, found)
    return i64(found[one_of(draw, i64(len(found)))])
