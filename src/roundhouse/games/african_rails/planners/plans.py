"""The planners for clients and bots: all of them start from what a seat sees."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.network import SMALL
from roundhouse.games.african_rails.facts import (
    BIG_LIMIT,
    BOARD,
    FAST_SPEED,
    FEE,
    LIMIT,
    PLACE_LIMITS,
    SPEED,
    TYPES,
)
from roundhouse.games.african_rails.planners.building import (
    Build,
    Builder,
    Section,
    turns_to_build,
)
from roundhouse.games.african_rails.planners.position import NOBODY, Position
from roundhouse.games.african_rails.planners.riding import Purse, Ride, Train, best_ride
from roundhouse.games.african_rails.planners.sources import Scout, Source, Wanted
from roundhouse.games.african_rails.view import View

TURN_WORTH: Final = 8
"""What a turn is worth in M, by default: about what a good player earns in one."""


def position_of(view: View, seat: int) -> Position:
    """The track on the table, as that seat may build on it."""
    owner = [NOBODY] * BOARD.edges
    ferry_number = {ferry.name: number for number, ferry in enumerate(BOARD.ferries)}
    ferries = [0] * len(BOARD.ferries)
    origins: list[int] = []
    for other, player in enumerate(view.players):
        for edge in player.track:
            owner[edge] = other
        for name in player.ferries:
            ferries[ferry_number[name]] |= 1 << other
        origins.append(-1 if player.origin is None else BOARD.city_number[player.origin])
    small, medium, major, harbour = PLACE_LIMITS
    if view.options.two_player:
        small = 1
    limits = (small, medium, major, harbour)
    return Position(
        BOARD, seat, view.seats, owner, ferries, origins, limits, barred_towns(view, seat)
    )


def barred_towns(view: View, seat: int) -> set[int]:
    """AF-10.2: small towns for which the seat holds no contract, as far as its hand is known."""
    hand = view.players[seat].hand
    if not view.options.two_player or hand is None:
        return set()
    contracts = [c for card in hand for c in BOARD.cards[BOARD.card_number[card]].contracts]
    barred: set[int] = set()
    for number, city in enumerate(BOARD.cities):
        town = city.destinations[0]
        offers = BOARD.destinations[town].offers
        if city.kind == SMALL and not any(
            contract.destination == town or contract.good in offers for contract in contracts
        ):
            barred.add(number)
    return barred


def home_of(view: View, seat: int) -> int:
    """The milepost from which the seat builds: the centre of its origin."""
    origin = view.players[seat].origin
    if origin is None:
        raise ValueError(f"seat {seat} has not chosen its origin")
    return BOARD.cities[BOARD.city_number[origin]].mileposts[0]


def speed_of(view: View, kind: str) -> int:
    """AF-3.2, AF-9.1."""
    return (FAST_SPEED if view.options.fast else SPEED)[TYPES.index(kind)]


def train_of(view: View, seat: int, train: int) -> Train:
    """That train at the beginning of its turn, or in the middle of it."""
    seen = view.players[seat].trains[train]
    at = home_of(view, seat) if seen.milepost is None else seen.milepost
    speed = speed_of(view, seen.type)
    if view.mover != seat or view.stage != "move" or view.round < 2:
        return Train(at, speed, speed, False)
    if seen.ended or seen.stuck:
        return Train(at, speed, 0, True)
    return Train(at, speed, seen.points, seen.stepped)


def purse_of(view: View, seat: int) -> Purse:
    """AF-3.3, AF-13.1: the seat's cash and what each owner asks of it."""
    fees = [FEE] * view.seats
    for agreement in view.agreements:
        if agreement.user == seat:
            fees[agreement.owner] = agreement.price
    paid = 0
    if view.mover == seat:
        for owner in view.turn.paid:
            paid |= 1 << owner
    return Purse(view.players[seat].cash or 0, fees, paid)


def mileposts_of(place: str) -> tuple[int, ...]:
    """Of a city or a half of the double city, by its name."""
    if place in BOARD.destination_number:
        return BOARD.destinations[BOARD.destination_number[place]].mileposts
    if place in BOARD.city_number:
        return BOARD.cities[BOARD.city_number[place]].mileposts
    raise ValueError(f"there is no city {place!r}")


def cheapest_build(view: View, seat: int, one: str, two: str | None = None) -> Build | None:
    """The cheapest sections that join one city, or two, to the seat's network."""
    builder = Builder(position_of(view, seat), home_of(view, seat))
    if two is None:
        return builder.build_to(mileposts_of(one))
    return builder.build_to_both(mileposts_of(one), mileposts_of(two))


def building_turns(view: View, seat: int, build: Build) -> list[list[Section]]:
    """AF-6.1, AF-6.4: the build turn by turn, the present one first; later cash is not counted."""
    limit = BIG_LIMIT if view.options.fast else LIMIT
    if view.mover != seat:
        return turns_to_build(BOARD, build, limit, limit, {})
    outs = {BOARD.city_number[city]: count for city, count in view.turn.outs.items()}
    left = view.turn.limit - view.turn.spent
    cash = view.players[seat].cash
    return turns_to_build(BOARD, build, limit, left if cash is None else min(left, cash), outs)


def ride(view: View, seat: int, train: int, place: str, worth: int = TURN_WORTH) -> Ride | None:
    """The best ride of a train to a city, by turns (each `worth` so much) and fees."""
    goals = list(mileposts_of(place))
    return best_ride(
        position_of(view, seat), train_of(view, seat, train), purse_of(view, seat), goals, worth
    )


def wanted_by(view: View, seat: int) -> list[Wanted]:
    """The contracts of the seat's hand, as far as it is known, and the public ones.

    Those that AF-10.2 forbids for the time being are left out.
    """
    cards = [*(view.players[seat].hand or []), *view.public]
    return [
        contract
        for card in cards
        for contract in contracts_of(card)
        if not breaks_duty(view, seat, card, contract.contract)
    ]


def contracts_of(card: str) -> list[Wanted]:
    number = BOARD.card_number[card]
    return [
        Wanted(number, at, contract.destination, contract.good, contract.payment)
        for at, contract in enumerate(BOARD.cards[number].contracts)
    ]


def breaks_duty(view: View, seat: int, card: str, contract: int) -> bool:
    """AF-10.2: the last card that fits a joined town may not go for another contract."""
    hand = view.players[seat].hand or []
    if seat != view.seat or card not in hand:
        return False
    fits = [duty.contracts for duty in view.duties]
    if any((card, contract) in contracts for contracts in fits):
        return False
    return any({key for key, _ in contracts if key in hand} == {card} for contracts in fits)


def lying_at(view: View, good: int) -> list[int]:
    """AF-4.2: the destinations where the good was set down."""
    key = BOARD.goods[good].key
    return [BOARD.destination_number[there.city] for there in view.lying if there.good == key]


def scout(view: View, seat: int, train: int = 0) -> Scout:
    """Looks for sources on behalf of that train."""
    goods = {BOARD.good_number[key] for key in view.players[seat].trains[train].loads}
    return Scout(position_of(view, seat), train_of(view, seat, train), home_of(view, seat), goods)


def contract_sources(
    view: View, seat: int, train: int = 0, worth: int = TURN_WORTH
) -> list[tuple[Wanted, list[Source]]]:
    """For every contract the seat may carry out: its sources, the best first."""
    looking = scout(view, seat, train)
    return [
        (wanted, looking.sources(wanted, lying_at(view, wanted.good), worth))
        for wanted in wanted_by(view, seat)
    ]
