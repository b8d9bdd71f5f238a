"""The planners for clients and bots: all of them start from what a seat sees."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from roundhouse.boards.network import SMALL
from roundhouse.games.african_rails.closing import closed_by
from roundhouse.games.african_rails.duties import fitting, spends_last_fit
from roundhouse.games.african_rails.facts import (
    BIG_LIMIT,
    BOARD,
    CONTRACTS,
    FAST_SPEED,
    FEE,
    LIMIT,
    SPEED,
    TABLES,
    TYPES,
)
from roundhouse.games.african_rails.names import point_name
from roundhouse.games.african_rails.planners.building import (
    Build,
    Builder,
    Section,
    turns_to_build,
)
from roundhouse.games.african_rails.planners.position import (
    NOBODY,
    Position,
    own_mileposts,
    ways_in,
)
from roundhouse.games.african_rails.planners.riding import Purse, Ride, Train, best_ride
from roundhouse.games.african_rails.planners.sources import Scout, Source, Wanted
from roundhouse.games.african_rails.planners.trips import Stopover, best_trip
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
    barred = barred_towns(view, seat)
    two_player = view.options.two_player
    return Position(BOARD, seat, view.seats, owner, ferries, origins, two_player, barred)


def barred_towns(view: View, seat: int) -> set[int]:
    """AF-10.2: small towns for which the seat holds no contract, as far as its hand is known."""
    hand = view.players[seat].hand
    if not view.options.two_player or hand is None:
        return set()
    cards = [BOARD.card_number[card] for card in hand]
    lying = goods_lying(view)
    barred: set[int] = set()
    for number, city in enumerate(BOARD.cities):
        town = city.destinations[0]
        goods = int(TABLES.offers[town]) | lying.get(town, 0)
        if city.kind == SMALL and not fitting(cards, town, goods):
            barred.add(number)
    return barred


def goods_lying(view: View) -> dict[int, int]:
    """AF-4.2: of a destination a bit per good that was set down there."""
    found: dict[int, int] = {}
    for lot in view.lying:
        town = BOARD.destination_number[lot.city]
        found[town] = found.get(town, 0) | 1 << BOARD.good_number[lot.good]
    return found


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


def closed_sections(view: View, seat: int) -> list[tuple[int, int, str]]:
    """AF-6.7: sections that the seat could build, were a place not closed by them: that place."""
    position = position_of(view, seat)
    ways = ways_in(position)
    found: list[tuple[int, int, str]] = []
    for start in own_mileposts(position, seat):
        for at in range(BOARD.first[start], BOARD.first[start + 1]):
            edge = BOARD.via[at]
            if ways.free[edge]:
                section = 2 * edge + (1 if BOARD.end_b[edge] == start else 0)
                point = closed_by(ways, seat, section)
                if point >= 0:
                    found.append((start, int(BOARD.neighbour[at]), point_name(int(point))))
    return found


def building_turns(view: View, seat: int, build: Build) -> list[list[Section]]:
    """AF-6.1, AF-6.4: the build turn by turn, the present one first; later cash is not counted."""
    limit = BIG_LIMIT if view.options.fast else LIMIT
    if view.mover != seat:
        return turns_to_build(BOARD, build, limit, limit, {})
    outs = {BOARD.city_number[city]: count for city, count in view.turn.outs.items()}
    left = view.turn.limit - view.turn.spent
    cash = view.players[seat].cash
    return turns_to_build(BOARD, build, limit, left if cash is None else min(left, cash), outs)


def proposals(view: View, rng: Random) -> list[list[tuple[int, int]]]:
    """Track to some cities that could be built in this turn, if the view's seat builds now.

    Planners do not look at events: while one is in force there are no proposals.
    """
    seat = view.seat
    if seat is None or view.to_act != seat or view.phase != "build" or view.events:
        return []
    found: list[list[tuple[int, int]]] = []
    for place in rng.sample(BOARD.destinations, 3):
        build = cheapest_build(view, seat, place.name)
        if build is not None:
            first = building_turns(view, seat, build)[0]
            found.append([(start, end) for start, end, _ in first])
    return found


def ride(view: View, seat: int, train: int, place: str, worth: int = TURN_WORTH) -> Ride | None:
    """The best ride of a train to a city, by turns (each `worth` so much) and fees."""
    goals = list(mileposts_of(place))
    return best_ride(
        position_of(view, seat), train_of(view, seat, train), purse_of(view, seat), goals, worth
    )


def trip(view: View, seat: int, train: int, stops: list[Stopover]) -> list[Ride]:
    """The best rides of a train from stop to stop."""
    position, purse = position_of(view, seat), purse_of(view, seat)
    return best_trip(position, train_of(view, seat, train), purse, stops, TURN_WORTH)


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
    if seat != view.seat:
        return False
    hand = [BOARD.card_number[key] for key in view.players[seat].hand or []]
    duties = [[contract_number(*fit) for fit in duty.contracts] for duty in view.duties]
    return spends_last_fit(contract_number(card, contract), hand, duties)


def contract_number(card: str, contract: int) -> int:
    return CONTRACTS * BOARD.card_number[card] + contract


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


@dataclass
class Prospect:
    """A contract with its sources, the best first, and what it brings by that one."""

    wanted: Wanted
    sources: list[Source]
    profit: int | None
    """In M for each turn; None where nothing leads there."""
    is_payable: bool
    """Its missing track can be paid with the cash at hand."""


def prospects(view: View, seat: int, train: int = 0) -> list[Prospect]:
    """Every contract the seat may carry out: those it can pay for first, then by profit a turn."""
    cash = view.players[seat].cash
    found: list[Prospect] = []
    for wanted, sources in contract_sources(view, seat, train):
        profit = profit_a_turn(view, seat, wanted, sources[0]) if sources else None
        is_payable = bool(sources) and (cash is None or sources[0].cost <= cash)
        found.append(Prospect(wanted, sources, profit, is_payable))
    found.sort(key=prospect_order)
    return found


def prospect_order(prospect: Prospect) -> tuple[bool, bool, int]:
    profit = prospect.profit
    return profit is None, not prospect.is_payable, 0 if profit is None else -profit


def profit_a_turn(view: View, seat: int, wanted: Wanted, source: Source) -> int:
    """Payment less missing track, for each turn of riding or building, whichever takes longer."""
    builds = building_turns(view, seat, Build(source.cost, source.sections))
    return round((wanted.payment - source.cost) / max(1, source.turns, len(builds)))
