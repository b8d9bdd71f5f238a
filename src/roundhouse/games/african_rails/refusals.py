"""Why an action is not allowed; None exactly for the legal ones."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from roundhouse.game import Refusal
from roundhouse.games.african_rails.actions import AfricanRailsAction
from roundhouse.games.african_rails.build import why_not_build
from roundhouse.games.african_rails.deals import why_not_offer
from roundhouse.games.african_rails.depots import (
    why_not_build_depot,
    why_not_sell,
    why_not_store,
    why_not_take,
)
from roundhouse.games.african_rails.encode import (
    ACCEPT,
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
    REFUSE,
    RETURN_CARD,
    SELL,
    SIT_OUT,
    STORE,
    TAKE,
    UNLOAD,
    UPGRADE,
    find,
)
from roundhouse.games.african_rails.facts import CARDS, CONTRACTS, GOODS, MOST_SEATS, SIZE
from roundhouse.games.african_rails.freight import (
    why_not_deliver,
    why_not_freight,
    why_not_load,
    why_not_unload,
)
from roundhouse.games.african_rails.move import why_not_step, why_not_train
from roundhouse.games.african_rails.refusal import refusal
from roundhouse.games.african_rails.rules import is_chance
from roundhouse.games.african_rails.setup import (
    why_not_deal,
    why_not_return,
    why_not_start_player,
)
from roundhouse.games.african_rails.state import (
    ANSWER,
    BUILD,
    DRAW,
    DROP,
    ENDED,
    MOVE,
    ORIGIN,
    RETURN,
    State,
)
from roundhouse.games.african_rails.trains import why_not_buy, why_not_change, why_not_drop
from roundhouse.games.african_rails.turn import (
    why_not_draw,
    why_not_lay_out,
    why_not_sit_out,
)

NOTHING_LIKE_IT: Final = {
    "BuildTrack": "AF-6.2",
    "MoveTo": "AF-3.1",
    "EndMove": "AF-8.4",
    "Load": "AF-4.1",
    "Unload": "AF-4.2",
    "Deliver": "AF-4.3",
    "Store": "AF-9.3",
    "Take": "AF-9.3",
    "SellFromDepot": "AF-9.4",
    "Upgrade": "AF-8.1",
    "Convert": "AF-8.2",
    "BuyTrain": "AF-8.4",
    "DropLoad": "AF-8.3",
    "BuildDepot": "AF-9.3",
    "OfferPassage": "AF-13.1",
    "ReturnCard": "AF-1.2",
    "ChooseOrigin": "AF-1.3",
    "DrawStartPlayer": "AF-1.4",
    "DealCard": "AF-1.2",
    "DrawCard": "AF-4.7",
    "DrawPublic": "AF-1.5",
}
"""The rule that speaks of an action whose fields name nothing on the board."""


def why_not(state: State, action: AfricanRailsAction) -> Refusal | None:
    if state.phase == ENDED:
        return refusal("AF-7.2", "game-over")
    number = find(action)
    if number < 0:
        return refusal(NOTHING_LIKE_IT[type(action).__name__], "no-such-thing")
    if number >= DRAW_START:
        return why_not_chance(state, number)
    if is_chance(state):
        return refusal("AF-4.7", "drawing")
    if state.phase in (MOVE, BUILD):
        return why_not_in_turn(state, number)
    return why_not_now(state, number)


def why_not_chance(state: State, number: int) -> Refusal | None:
    """What the box deals and draws."""
    if number < DEAL_CARD:
        return why_not_start_player(state, number - DRAW_START)
    if number < DRAW_CARD:
        number -= DEAL_CARD
        return why_not_deal(state, number // CARDS, number % CARDS)
    if number < DRAW_PUBLIC:
        return why_not_draw(state, number - DRAW_CARD, DRAW)
    return why_not_lay_out(state, number - DRAW_PUBLIC)


def why_not_now(state: State, number: int) -> Refusal | None:
    """Set-up, a lost load, or an answer: nothing else is possible then."""
    if state.phase == RETURN:
        if RETURN_CARD <= number < CHOOSE_ORIGIN:
            return why_not_return(state, number - RETURN_CARD)
        return refusal("AF-1.2", "return-first")
    if state.phase == ORIGIN:
        chosen = CHOOSE_ORIGIN <= number < DRAW_START
        return None if chosen else refusal("AF-1.3", "origin-first")
    if state.phase == DROP:
        if DROP_LOAD <= number < BUILD_DEPOT:
            return why_not_drop(state, number - DROP_LOAD)
        return refusal("AF-8.3", "drop-first")
    if number in (ACCEPT, REFUSE):
        return None
    return refusal("AF-13.1" if state.phase == ANSWER else "AF-9.3", "answer-first")


def why_not_in_turn(state: State, number: int) -> Refusal | None:
    """The player in turn moves, builds or proposes."""
    if number == END_TURN:
        return None
    if number == SIT_OUT:
        return why_not_sit_out(state)
    if number < END_MOVE:
        return refusal("AF-13.1", "nothing-asked")
    if number < BUILD_TRACK:
        return why_not_moving(state, number)
    if OFFER <= number < RETURN_CARD:
        return why_not_offer(state, number - OFFER)
    if number >= RETURN_CARD:
        return refusal("AF-1.2" if number < CHOOSE_ORIGIN else "AF-1.3", "set-up-over")
    if state.phase == MOVE:
        return refusal("AF-2.1", "move-first")
    return why_not_building(state, number)


def why_not_moving(state: State, number: int) -> Refusal | None:
    """Steps and freight of the moving part."""
    if state.round == 1:
        return refusal("AF-2.3", "first-round")
    train, rest, kind = split(state, number)
    refused = why_not_train(state, train)
    if refused is not None:
        return refused
    if state.phase == BUILD:
        return refusal("AF-2.1", "move-ended")
    if kind == END_MOVE:
        return None
    if kind == MOVE_TO:
        return why_not_step(state, train, rest)
    if kind in (STORE, TAKE, SELL) and not state.fast:
        return refusal("AF-9.3", "fast-only")
    if kind == SELL:
        return why_not_sell(state, train, rest)
    return why_not_freight(state, train) or why_not_goods(state, train, rest, kind)


def split(state: State, number: i64) -> tuple[i64, i64, i64]:
    """Of a moving action: the train, the rest of its fields, and its block."""
    kind: i64 = END_MOVE
    size: i64 = 1
    for block, fields in (
        (MOVE_TO, SIZE),
        (LOAD, GOODS),
        (UNLOAD, GOODS),
        (DELIVER, CARDS * CONTRACTS),
        (STORE, GOODS * MOST_SEATS),
        (TAKE, GOODS),
        (SELL, CARDS * CONTRACTS),
    ):
        if number >= block:
            kind, size = block, fields
    return 2 * state.mover + (number - kind) // size, (number - kind) % size, kind


def why_not_goods(state: State, train: i64, rest: i64, kind: i64) -> Refusal | None:
    if kind == LOAD:
        return why_not_load(state, train, rest)
    if kind == UNLOAD:
        return why_not_unload(state, train, rest)
    if kind == DELIVER:
        return why_not_deliver(state, train, rest)
    if kind == TAKE:
        return why_not_take(state, train, rest)
    return why_not_store(state, train, rest // MOST_SEATS, rest % MOST_SEATS)


def why_not_building(state: State, number: int) -> Refusal | None:
    """Track, trains and depots of the building part."""
    if number < UPGRADE:
        return why_not_build(state, number - BUILD_TRACK)
    if DROP_LOAD <= number < BUILD_DEPOT:
        return refusal("AF-8.3", "nothing-to-drop")
    if state.round == 1:
        return refusal("AF-2.3", "first-round")
    train = 2 * state.mover
    if number < CONVERT:
        number -= UPGRADE
        return why_not_change(state, train + number // KINDS, number % KINDS, 1)
    if number < BUY_TRAIN:
        number -= CONVERT
        return why_not_change(state, train + number // KINDS, number % KINDS, 0)
    if number < DROP_LOAD:
        return why_not_buy(state, number - BUY_TRAIN)
    return why_not_build_depot(state, number - BUILD_DEPOT)
