"""A random state that looks the same to a seat as the true one."""

from __future__ import annotations

from random import Random

from mypy_extensions import u8

from roundhouse.boards.network import edge_between
from roundhouse.game import Seat
from roundhouse.games.african_rails.encode import GOOD_KEYS, MAJOR_NUMBER, TYPE_NUMBER
from roundhouse.games.african_rails.facts import (
    BOARD,
    CARDS,
    CONTRACTS,
    EVENTS,
    MAJOR_NAMES,
    MAJORS,
    SPACES,
    numbers,
)
from roundhouse.games.african_rails.freight import lies
from roundhouse.games.african_rails.hazards import in_force
from roundhouse.games.african_rails.setup import start
from roundhouse.games.african_rails.state import FLOW_KINDS, FLOW_START, FLOWS, State
from roundhouse.games.african_rails.track import rebuild
from roundhouse.games.african_rails.view import PHASES, Player, Train, View


def imagine(seen: View, rng: Random) -> State:
    """A random state the view allows: others' cards (and cash) come from what is not seen."""
    state = start(seen.seats, seen.options)
    state.phase = PHASES.index(seen.phase)
    state.stage = PHASES.index(seen.stage)
    state.mover = seen.mover
    state.start_player = -1 if seen.start_player is None else seen.start_player
    state.round = seen.round
    lay_turn(state, seen)
    for seat, player in enumerate(seen.players):
        lay_player(state, seat, player, rng)
    rebuild(state)
    lay_goods(state, seen)
    lay_deals(state, seen)
    deal_unseen(state, seen, rng)
    return state


def mask_of(seats: list[Seat]) -> int:
    return sum(1 << seat for seat in seats)


def section_of(start: int, end: int) -> int:
    return 2 * int(edge_between(BOARD, start, end)) + (start > end)


def lay_turn(state: State, seen: View) -> None:
    turn = seen.turn
    trains = seen.players[seen.mover].trains
    state.spent = turn.spent
    state.bought = turn.bought_train
    state.acted = turn.acted
    state.outs = numbers([turn.outs[name] for name in MAJOR_NAMES])
    state.built = numbers([section_of(start, end) for start, end in turn.built])
    state.paid = mask_of(turn.paid)
    state.offered = mask_of(turn.offered)
    state.accepted = mask_of(turn.accepted)
    state.asked = mask_of(turn.asked)
    state.agreed = mask_of(turn.agreed)
    state.stuck = mask_of([at for at, train in enumerate(trains) if train.stuck])
    state.ended = mask_of([at for at, train in enumerate(trains) if train.ended])
    state.stepped = mask_of([at for at, train in enumerate(trains) if train.stepped])
    state.crossed = mask_of([at for at, train in enumerate(trains) if train.crossed])


def lay_player(state: State, seat: Seat, player: Player, rng: Random) -> None:
    first = seat * FLOW_KINDS
    if player.cash is None or player.accounts is None:
        state.cash[seat] = rng.randint(1, max(1, int(state.target) // 2))
        state.accounts[first + FLOW_START] = state.cash[seat]
    else:
        state.cash[seat] = player.cash
        for at, flow in enumerate(FLOWS):
            state.accounts[first + at] = player.accounts[flow]
    state.announced |= player.announced << seat
    state.origin[seat] = -1 if player.origin is None else MAJOR_NUMBER[player.origin]
    for edge in player.track:
        state.owner[edge] = u8(seat + 1)
    for at, ferry in enumerate(BOARD.ferries):
        state.ferry[at] |= (ferry.name in player.ferries) << seat
    for depot in player.depots:
        mask = sum(1 << BOARD.good_number[good] for good in depot.goods)
        state.depots[seat * MAJORS + MAJOR_NUMBER[depot.city]] = mask
    for which, train in enumerate(player.trains):
        lay_train(state, 2 * seat + which, train)


def lay_train(state: State, number: int, train: Train) -> None:
    state.train[number] = TYPE_NUMBER[train.type]
    state.at[number] = -1 if train.milepost is None else train.milepost
    state.points[number] = train.points
    state.lost[number] = train.lost_turns
    for space, good in enumerate(train.loads):
        state.cargo[SPACES * number + space] = BOARD.good_number[good]


def lay_goods(state: State, seen: View) -> None:
    state.supply = numbers([seen.supply[key] for key in GOOD_KEYS])
    place, good = BOARD.destination_number, BOARD.good_number
    entries = [lies(lot.round, place[lot.city], good[lot.good]) for lot in seen.lying]
    state.lying = numbers([int(entry) for entry in entries])


def lay_deals(state: State, seen: View) -> None:
    state.draws = seen.draws
    state.publics = seen.publics
    state.drops = numbers([2 * seat + train for seat, train in seen.drops])
    state.events = [
        (BOARD.card_number[event.card] - CARDS, event.drawn_by, event.begun)
        for event in seen.events
    ]
    state.hazards = in_force(state.events)
    for deal in seen.agreements:
        state.price[deal.user * seen.seats + deal.owner] = deal.price
        state.turns[deal.user * seen.seats + deal.owner] = deal.turns
    if seen.proposal is not None:
        asked = seen.proposal
        state.offer = numbers([asked.seat, asked.owner, asked.price, asked.rounds])
    if seen.request is not None:
        good = BOARD.good_number[seen.request.good]
        state.request = numbers([seen.request.owner, 2 * seen.mover + seen.request.train, good])
    if seen.seat is not None:
        for duty in seen.duties:
            fits = [BOARD.card_number[card] * CONTRACTS + at for card, at in duty.contracts]
            state.duties.append((seen.seat, BOARD.city_number[duty.town], fits))


def deal_unseen(state: State, seen: View, rng: Random) -> None:
    """AF-12.1: hidden hands are dealt from the contract cards this seat has not seen."""
    number = BOARD.card_number
    state.public = [number[card] for card in seen.public]
    state.discards = [number[card] for card in seen.discards]
    returned = [number[card] for card in seen.returned]
    hands = [player.hand for player in seen.players]
    own = [number[card] for hand in hands if hand is not None for card in hand]
    open_cards = {*state.public, *state.discards, *own}
    unseen = [card for card in range(CARDS) if card not in open_cards and card not in returned]
    rng.shuffle(unseen)
    for seat, player in enumerate(seen.players):
        if player.hand is None:
            state.hands[seat] = sorted(unseen[: player.cards])
            del unseen[: player.cards]
        else:
            state.hands[seat] = [number[card] for card in player.hand]
    if seen.seat is not None:
        state.returned[seen.seat] = returned
    events = [card for card in range(CARDS, CARDS + EVENTS) if card not in open_cards]
    state.pile = sorted(unseen + returned + events)
