"""Positions of African Rails, set out as one would on a real table."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from mypy_extensions import u8

from roundhouse.boards.network import edge_between
from roundhouse.game import CHANCE, Message, game
from roundhouse.games.african_rails.actions import (
    ChooseOrigin,
    DealCard,
    DrawCard,
    DrawPublic,
    EndMove,
    EndTurn,
    ReturnCard,
)
from roundhouse.games.african_rails.facts import BOARD, CARDS, MAJOR_NAMES, SPACES, TYPES
from roundhouse.games.african_rails.state import State, fresh_state, put_on
from roundhouse.games.african_rails.track import rebuild
from roundhouse.games.african_rails.turn import settle

GAME = game("african-rails")
GOOD = BOARD.good_number
CARD = BOARD.card_number
KEYS = [card.key for card in BOARD.cards] + [event.key for event in BOARD.events]

__all__ = ["BOARD", "CARD", "CARDS", "GAME", "GOOD", "KEYS", "MAJOR_NAMES", "State", "fresh_state"]


def table(
    seats: int = 2,
    *,
    origins: Iterable[str] = (),
    hands: Iterable[Iterable[str]] = (),
    first_round: bool = False,
    **options: Any,
) -> State:
    """Seat 0 begins its second turn (or, asked for, its first), with these origins and hands."""
    state: State = GAME.start(seats, GAME.Options(**{"start": 0, **options}))
    wanted = [list(hand) for hand in hands] + [[] for _ in range(seats)]
    named = [*origins, *["Cairo"] * seats]
    reserved = {card for hand in wanted for card in hand}
    others = iter([key for key in KEYS[:CARDS] if key not in reserved])
    kept = 5 if state.fast else 3
    dealt: list[list[str]] = []
    for seat in range(seats):
        hand = wanted[seat] + [next(others) for _ in range(kept - len(wanted[seat]))]
        back = [next(others), next(others)]
        dealt.append(back)
        play(state, *(DealCard(seat, card) for card in hand + back))
    for seat in range(seats):
        play(state, *(ReturnCard(card) for card in dealt[seat]), ChooseOrigin(named[seat]))
    if not first_round:
        play(state, *[EndTurn()] * seats)
    return state


def play(state: State, *actions: Any) -> State:
    """These actions happen, one by one, and each of them is allowed."""
    for action in actions:
        refused = GAME.why_not(state, action)
        assert refused is None, f"{action} is refused: {refused}"
        GAME.apply(state, action)
    return state


def refused(state: State, action: Any) -> str:
    """The rule that forbids the action now; it is not listed either."""
    refusal = GAME.why_not(state, action)
    assert refusal is not None, f"{action} is allowed"
    assert action not in GAME.legal(state)
    return refusal.rule


def can(state: State, action: Any) -> bool:
    """Allowed, by the list and by the refusal alike."""
    listed = action in GAME.legal(state)
    assert listed == (GAME.why_not(state, action) is None)
    return listed


def legal(state: State, kind: type) -> list[Any]:
    return [action for action in GAME.legal(state) if isinstance(action, kind)]


def told(state: State, action: Any, seat: int | None = None) -> list[Message]:
    """What that seat (an onlooker) hears when the action happens; it then has happened."""
    before = state.copy()
    play(state, action)
    return GAME.tell(before, action, state, seat)


def draw_any(state: State) -> State:
    """Contract cards are drawn until a seat is to act."""
    while GAME.to_act(state) == CHANCE:
        kinds = {type(outcome): outcome for outcome, _ in GAME.chances(state)[:1]}
        card = KEYS[next(card for card in state.pile if card < CARDS)]
        play(state, DrawCard(card) if DrawCard in kinds else DrawPublic(card))
    return state


def draw_event(state: State, key: str) -> State:
    """The player in turn replaces a card, and this event comes first."""
    return play(replace_card(state, key), DrawCard(key))


def replace_card(state: State, key: str) -> State:
    """The player in turn is about to replace a card, and this one is in the pile."""
    state.discards.append(state.hands[int(state.mover)].pop())
    state.draws += 1
    settle(state)
    bring(state, key)
    return state


def bring(state: State, key: str) -> None:
    """The card is in the pile, wherever it was."""
    card = CARD[key]
    for cards in (state.discards, state.public, *state.hands):
        if card in cards:
            cards.remove(card)
    if card not in state.pile:
        state.pile = sorted([*state.pile, card])


def give(state: State, seat: int, *cards: str) -> None:
    """The seat holds exactly these cards; its others go to the pile."""
    state.pile = sorted(state.pile + state.hands[seat])
    state.hands[seat] = []
    for key in cards:
        bring(state, key)
        state.pile.remove(CARD[key])
    state.hands[seat] = sorted(CARD[key] for key in cards)


def end_turns(state: State, turns: int = 1) -> State:
    """So many players end their turns at once."""
    for _ in range(turns):
        play(state, EndTurn())
        draw_any(state)
    return state


def to_building(state: State) -> State:
    """The player in turn ends the moving of every train."""
    for action in legal(state, EndMove):
        play(state, action)
    return state


def post(place: str) -> int:
    """A city's milepost (of a major city the centre), or a harbour's."""
    if place in BOARD.destination_number:
        destination = BOARD.destinations[BOARD.destination_number[place]]
        city = BOARD.cities[destination.city]
        return city.mileposts[0] if len(city.destinations) == 1 else destination.mileposts[0]
    for ferry in BOARD.ferries:
        if place in ferry.harbours:
            return ferry.mileposts[ferry.harbours.index(place)]
    raise KeyError(place)


def major(name: str) -> int:
    return MAJOR_NAMES.index(name)


def near(milepost: int) -> list[int]:
    """The neighbours of a milepost."""
    first, last = int(BOARD.first[milepost]), int(BOARD.first[milepost + 1])
    return [int(BOARD.neighbour[at]) for at in range(first, last)]


def edge(a: int, b: int) -> int:
    return int(edge_between(BOARD, a, b))


def is_wild(milepost: int) -> bool:
    """Neither a city nor a harbour."""
    return bool(BOARD.city[milepost] < 0 and BOARD.ferry[milepost] < 0)


def way(start: int | str, end: int | str) -> list[int]:
    """Mileposts from one place to another over wild land; a city's name is any of its mileposts."""
    starts, ends = places(start), places(end)
    came: dict[int, int] = {one: one for one in starts}
    rim = deque(starts)
    while (here := rim.popleft()) not in ends:
        for there in near(here):
            free = there in ends or is_wild(there)
            if there not in came and free and BOARD.buildable[edge(here, there)]:
                came[there] = here
                rim.append(there)
    found = [here]
    while came[found[-1]] != found[-1]:
        found.append(came[found[-1]])
    return found[::-1]


def places(place: int | str) -> tuple[int, ...]:
    if isinstance(place, int):
        return (place,)
    return BOARD.cities[BOARD.city_number[place]].mileposts


def door(city: str) -> tuple[int, int]:
    """A milepost of a major city and one outside it, from which the land is open."""
    inside = places(city)
    for one in inside:
        for outside in near(one):
            others = [other for other in near(outside) if is_wild(other)]
            if is_wild(outside) and len(others) > 2:
                return one, outside
    raise LookupError(city)


def own(state: State, seat: int, *posts: int) -> State:
    """Track of the seat lies along these mileposts, as if built long ago."""
    for a, b in pairwise(posts):
        assert BOARD.buildable[edge(a, b)]
        state.owner[edge(a, b)] = u8(seat + 1)
    rebuild(state)
    return state


def join_ferry(state: State, seat: int, name: str) -> None:
    """The seat has joined the ferry."""
    number = [ferry.name for ferry in BOARD.ferries].index(name)
    state.ferry[number] |= 1 << seat
    rebuild(state)


def put(state: State, seat: int, milepost: int, *goods: str, train: int = 0) -> State:
    """The seat's train stands there with these goods on board."""
    number = 2 * seat + train
    state.at[number] = milepost
    for good in list(cargo(state, seat, train)):
        state.supply[GOOD[good]] += 1
    for space in range(SPACES):
        state.cargo[SPACES * number + space] = -1
    for good in goods:
        put_on(state, number, GOOD[good])
        state.supply[GOOD[good]] -= 1
    return state


def cargo(state: State, seat: int, train: int = 0) -> list[str]:
    first = SPACES * (2 * seat + train)
    goods = [int(state.cargo[first + space]) for space in range(SPACES)]
    return [BOARD.goods[good].key for good in goods if good >= 0]


def second_train(state: State, seat: int, milepost: int, kind: str = "A") -> None:
    state.train[2 * seat + 1] = TYPES.index(kind)
    state.at[2 * seat + 1] = milepost


def cash(state: State) -> list[int]:
    return [int(sum_) for sum_ in state.cash]


def set_cash(state: State, seat: int, amount: int) -> None:
    """The seat has this much; its account stays right."""
    state.accounts[12 * seat] += amount - state.cash[seat]
    state.cash[seat] = amount


def contract(city: str, good: str) -> tuple[str, int, int]:
    """The card, place on it and payment of the contract for this good in this city."""
    for card in BOARD.cards:
        for at, one in enumerate(card.contracts):
            named = BOARD.destinations[one.destination].name == city
            if named and BOARD.goods[one.good].key == good:
                return card.key, at, one.payment
    raise KeyError((city, good))


def contract_in(city: str) -> tuple[str, int, str, int]:
    """Some contract for that city: card, place on it, good and payment."""
    for card in BOARD.cards:
        for at, one in enumerate(card.contracts):
            if BOARD.destinations[one.destination].name == city:
                return card.key, at, BOARD.goods[one.good].key, one.payment
    raise KeyError(city)


def supply(state: State, good: str) -> int:
    return int(state.supply[GOOD[good]])
