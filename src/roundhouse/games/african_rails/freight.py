"""Chapter 4: loading, setting down and delivering goods."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from roundhouse.game import Refusal
from roundhouse.games.african_rails.duties import spends_last_fit
from roundhouse.games.african_rails.encode import ALL_CONTRACTS, DELIVER, LOAD, UNLOAD
from roundhouse.games.african_rails.facts import (
    ANNOUNCED,
    BOARD,
    CONTRACTS,
    DESTINATIONS,
    GOODS,
    LYING_ROUNDS,
    SPACES,
    TABLES,
)
from roundhouse.games.african_rails.move import why_not_train
from roundhouse.games.african_rails.refusal import refusal
from roundhouse.games.african_rails.state import (
    FLOW_BONUS,
    FLOW_DELIVERY,
    State,
    carries,
    earn,
    has_space,
    put_on,
    take_off,
    train_in,
)


def lies(state_round: i64, destination: i64, good: i64) -> i64:
    """AF-4.2: how a good set down is noted: by round, then destination, then good."""
    return (state_round * DESTINATIONS + destination) * GOODS + good


def lies_since(entry: i64) -> i64:
    return entry // (DESTINATIONS * GOODS)


def lies_at(entry: i64) -> i64:
    return entry // GOODS % DESTINATIONS


def lying_good(entry: i64) -> i64:
    return entry % GOODS


def goods_lying(state: State, destination: i64) -> i64:
    """A bit per good that was set down there."""
    found: i64 = 0
    for entry in state.lying:
        if lies_at(entry) == destination:
            found |= TABLES.bit[lying_good(entry)]
    return found


def pick_up(state: State, destination: i64, good: i64) -> None:
    """One piece of the good set down there, the one lying longest, is taken away."""
    kept = vec[i64]()
    taken = False
    for entry in state.lying:
        if not taken and lies_at(entry) == destination and lying_good(entry) == good:
            taken = True
        else:
            kept = append(kept, entry)
    state.lying = kept


def return_old_goods(state: State) -> None:
    """AF-4.2: a good set down in round r goes back when round r + 4 begins."""
    if state.two_player:
        return
    kept = vec[i64]()
    for entry in state.lying:
        if lies_since(entry) + LYING_ROUNDS > state.round:
            kept = append(kept, entry)
        else:
            state.supply[lying_good(entry)] += 1
    state.lying = kept


def can_handle(state: State, train: i64) -> bool:
    """AF-9.2: in the fast game each good handled costs a point."""
    return not state.fast or state.points[train] > 0


def spend_point(state: State, train: i64) -> None:
    state.acted = 1
    if state.fast:
        state.points[train] -= 1


def on_offer(state: State, destination: i64) -> i64:
    """AF-4.1: a bit per good to be had there: offered and in supply, or set down."""
    found = goods_lying(state, destination)
    offered = TABLES.offers[destination]
    for good in range(i64(GOODS)):
        if offered >> good & 1 and state.supply[good] > 0:
            found |= TABLES.bit[good]
    return found & ~state.hazards.no_pickup[destination]


def legal_freight(state: State, train: i64, found: list[int]) -> None:
    """AF-4.1 to AF-4.3: what can be done in the city where the train is."""
    place = BOARD.destination[state.at[train]]
    if place < 0 or state.hazards.strike[place] or not can_handle(state, train):
        return
    which = train & 1
    if has_space(state, train):
        offered = on_offer(state, place)
        for good in range(i64(GOODS)):
            if offered >> good & 1:
                found.append(int(LOAD + which * GOODS + good))
    last: i64 = -1
    for space in range(SPACES * train, SPACES * train + SPACES):
        good = state.cargo[space]
        if good > last:
            found.append(int(UNLOAD + which * GOODS + good))
            last = good
    if last >= 0:
        for card in state.hands[int(state.mover)]:
            list_deliveries(state, train, place, i64(card), found)
        for card in state.public:
            list_deliveries(state, train, place, i64(card), found)


def list_deliveries(state: State, train: i64, place: i64, card: i64, found: list[int]) -> None:
    for contract in range(CONTRACTS * card, CONTRACTS * card + CONTRACTS):
        here = TABLES.wanted_at[contract] == place
        if here and carries(state, train, TABLES.wanted[contract]):
            if breaks_duty(state, contract):
                continue
            found.append(int(DELIVER + (train & 1) * ALL_CONTRACTS + contract))


def apply_load(state: State, number: i64) -> None:
    """AF-4.1: from the supply where the good is offered, else what was set down."""
    train, good = train_in(state, number, GOODS), number % GOODS
    place = BOARD.destination[state.at[train]]
    if TABLES.offers[place] >> good & 1:
        state.supply[good] -= 1
    else:
        pick_up(state, place, good)
    put_on(state, train, good)
    spend_point(state, train)


def apply_unload(state: State, number: i64) -> None:
    """AF-4.2, AF-10.3: back to the supply where it is offered, else it lies there."""
    train, good = train_in(state, number, GOODS), number % GOODS
    place = BOARD.destination[state.at[train]]
    take_off(state, train, good)
    spend_point(state, train)
    if TABLES.offers[place] >> good & 1:
        state.supply[good] += 1
        return
    if state.two_player:
        clear_place(state, place)
    state.lying = append(state.lying, lies(state.round, place, good))


def clear_place(state: State, place: i64) -> None:
    """AF-10.3: the good that lay there is replaced and goes to the supply."""
    for entry in state.lying:
        if lies_at(entry) == place:
            state.supply[lying_good(entry)] += 1
            pick_up(state, place, lying_good(entry))
            return


def apply_deliver(state: State, number: i64) -> None:
    """AF-4.3, AF-4.6: the good goes to the supply, the card is discarded and replaced."""
    train, contract = train_in(state, number, ALL_CONTRACTS), number % ALL_CONTRACTS
    take_off(state, train, TABLES.wanted[contract])
    spend_point(state, train)
    fulfil(state, contract)


def fulfil(state: State, contract: i64) -> None:
    """AF-4.3, AF-7.1: the payment, and a new card for the one carried out."""
    good = TABLES.wanted[contract]
    card = int(contract) // CONTRACTS
    seat = state.mover
    state.supply[good] += 1
    earn(state, seat, TABLES.payment[contract], FLOW_DELIVERY)
    earn(state, seat, state.hazards.bonus[good], FLOW_BONUS)
    state.announced &= ~(1 << seat)
    if state.cash[seat] >= ANNOUNCED:
        state.announced |= 1 << seat
    state.discards.append(card)
    if card in state.public:
        state.public.remove(card)
        state.publics += 1
    else:
        state.hands[int(seat)].remove(card)
        state.draws += 1
        release_duties(state, int(contract))


def breaks_duty(state: State, contract: i64) -> bool:
    """AF-10.2: the last card that fits a joined town would go for another contract."""
    if not state.duties:
        return False
    duties = [fits for seat, _, fits in state.duties if seat == state.mover]
    return spends_last_fit(int(contract), state.hands[int(state.mover)], duties)


def release_duties(state: State, contract: int) -> None:
    """AF-10.2: carried out; a duty that no card in hand can meet any more lapses."""
    if not state.duties:
        return
    hand = state.hands[int(state.mover)]
    kept: list[tuple[int, int, list[int]]] = []
    for duty in state.duties:
        seat, _, fits = duty
        mine = seat == state.mover
        done = mine and (contract in fits or not any(fit // CONTRACTS in hand for fit in fits))
        if not done:
            kept.append(duty)
    state.duties = kept


def why_not_freight(state: State, train: i64) -> Refusal | None:
    """AF-4.1, AF-5, AF-9.2: in a city, with no strike, and in the fast game with a point."""
    refused = why_not_train(state, train)
    if refused is not None:
        return refused
    place = BOARD.destination[state.at[train]]
    if place < 0:
        return refusal("AF-4.1", "not-in-city")
    if state.hazards.strike[place]:
        return refusal("AF-5.3", "strike")
    return None if can_handle(state, train) else refusal("AF-9.2", "no-points")


def why_not_load(state: State, number: i64) -> Refusal | None:
    train, good = train_in(state, number, GOODS), number % GOODS
    refused = why_not_freight(state, train)
    if refused is not None:
        return refused
    place = BOARD.destination[state.at[train]]
    if not has_space(state, train):
        return refusal("AF-4.1", "no-space")
    if on_offer(state, place) >> good & 1:
        return None
    if state.hazards.no_pickup[place] >> good & 1:
        return refusal("AF-5.3", "no-pickup")
    return refusal("AF-4.1", "good-not-here")


def why_not_unload(state: State, number: i64) -> Refusal | None:
    train, good = train_in(state, number, GOODS), number % GOODS
    refused = why_not_freight(state, train)
    if refused is not None:
        return refused
    return None if carries(state, train, good) else refusal("AF-4.2", "not-on-board")


def why_not_contract(state: State, contract: i64) -> Refusal | None:
    """AF-4.3, AF-10.2: a card the player may fulfil."""
    card = int(contract) // CONTRACTS
    if card not in state.hands[int(state.mover)] and card not in state.public:
        return refusal("AF-4.3", "not-your-card")
    return refusal("AF-10.2", "duty") if breaks_duty(state, contract) else None


def why_not_deliver(state: State, number: i64) -> Refusal | None:
    train, contract = train_in(state, number, ALL_CONTRACTS), number % ALL_CONTRACTS
    refused = why_not_freight(state, train)
    if refused is not None:
        return refused
    if TABLES.wanted_at[contract] != BOARD.destination[state.at[train]]:
        return refusal("AF-4.3", "other-city")
    if not carries(state, train, TABLES.wanted[contract]):
        return refusal("AF-4.3", "not-on-board")
    return why_not_contract(state, contract)
