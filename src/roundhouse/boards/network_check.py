"""What must hold of a crayon-rail board; every complaint names the entry that is wrong."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from roundhouse.boards import network as net
from roundhouse.boards import network_files as files

NEEDS: Final = {
    "half_speed": ("zone",),
    "no_movement": ("zone", "radius"),
    "flood": ("edges",),
    "crossing_closed": ("edges",),
    "no_loading": ("destinations",),
    "track_closed": (),
    "derailment": ("zone", "radius"),
    "tax": ("brackets",),
    "no_pickup": ("goods", "destinations"),
    "upkeep": ("zone", "sections_per_million", "most"),
    "track_lost": ("edges",),
    "ferry_closed": ("ferries",),
    "bonus_delivery": ("goods", "amount"),
    "region_closed": ("zone",),
    "grant": ("amount",),
}
"""What an event of each type must say."""


def check_files(
    board: files.Map, goods: files.Goods, contracts: files.Contracts, events: files.Events
) -> None:
    """Names are unique, and what an entry refers to exists. Raises ValueError."""
    _unique("good", [good.id for good in goods.goods])
    _check_mileposts(board)
    _check_edges(board)
    _check_cities(board, goods)
    _check_ferries(board)
    for good in goods.goods:
        _require(good.chips >= 1, f"goods.json: {good.id} has {good.chips} chips")
    _unique("card", [card.id for card in contracts.cards] + [e.id for e in events.events])
    places = {part.name: part.offers for city in board.cities for part in city.destinations}
    _check_contracts(contracts, places, {good.id for good in goods.goods})
    _check_events(board, events, set(places), {good.id for good in goods.goods})


def check_board(board: net.Network, counts: dict[str, int]) -> None:
    """The whole board holds together and has the numbers the rulebook states."""
    found = {
        "mileposts": board.size,
        "edges": board.edges,
        "ferries": len(board.ferries),
        "cities": len(board.cities),
        "major cities": sum(city.kind == net.MAJOR for city in board.cities),
        "destinations": len(board.destinations),
        "goods": len(board.goods),
        "chips": sum(good.chips for good in board.goods),
        "cards": len(board.cards),
        "events": len(board.events),
    }
    for name, count in counts.items():
        _require(found[name] == count, f"{board.name}: {found[name]} {name}, not {count}")
    for good in board.goods:
        _require(len(good.sources) > 0, f"goods.json: {good.key} is offered nowhere")
    wet = {edge for water in board.waters for edge in water.edges}
    for edge in range(board.edges):
        if board.crossing[edge] in (net.RIVER, net.WADI):
            ends = [int(board.end_a[edge]), int(board.end_b[edge])]
            _require(edge in wet, f"map.json: edge {ends} crosses a water that is not named")
    for event in board.events:
        for field in NEEDS[event.type]:
            _require(bool(getattr(event, field)), f"events.json: {event.key} has no {field}")
    _check_connected(board)


def _require(holds: bool, complaint: str) -> None:
    if not holds:
        raise ValueError(complaint)


def _unique(what: str, names: Iterable[str]) -> None:
    seen: set[str] = set()
    for name in names:
        _require(name not in seen, f"the {what} {name!r} is listed twice")
        seen.add(name)


def _check_mileposts(board: files.Map) -> None:
    _unique("region", [region.id for region in board.regions])
    regions = {region.id for region in board.regions}
    seen: dict[tuple[int, int], int] = {}
    for number, post in enumerate(board.mileposts):
        where = f"map.json: milepost {number}"
        _require(post.region in regions, f"{where} is in the unknown region {post.region!r}")
        other = seen.setdefault((post.row, post.col), number)
        _require(other == number, f"{where} stands where milepost {other} is")


def _is_beside(a: files.Milepost, b: files.Milepost) -> bool:
    """One spacing apart, in a lattice whose odd rows are shifted right by half a spacing."""
    across = 2 * (b.col - a.col) + b.row % 2 - a.row % 2
    return (abs(b.row - a.row), abs(across)) in ((0, 2), (1, 1))


def _check_edges(board: files.Map) -> None:
    posts = board.mileposts
    seen: set[tuple[int, int]] = set()
    for edge in board.edges:
        where = f"map.json: edge [{edge.a}, {edge.b}]"
        for end in (edge.a, edge.b):
            _require(0 <= end < len(posts), f"{where} ends at no milepost")
        _require(_is_beside(posts[edge.a], posts[edge.b]), f"{where} does not join neighbours")
        pair = (min(edge.a, edge.b), max(edge.a, edge.b))
        _require(pair not in seen, f"{where} is listed twice")
        seen.add(pair)
    _unique("water", [water.name for water in board.waters])
    for water in board.waters:
        for a, b in water.edges:
            known = (min(a, b), max(a, b)) in seen
            _require(known, f"map.json: {water.name} is crossed by no edge [{a}, {b}]")


def _check_cities(board: files.Map, goods: files.Goods) -> None:
    known = {good.id for good in goods.goods}
    pairs = {frozenset((edge.a, edge.b)) for edge in board.edges}
    owner: dict[int, str] = {}
    _unique("city", [city.name for city in board.cities])
    _unique("destination", [p.name for city in board.cities for p in city.destinations])
    for city in board.cities:
        where = f"map.json: {city.name}"
        for milepost in city.mileposts:
            _require(0 <= milepost < len(board.mileposts), f"{where} has no milepost {milepost}")
            other = owner.setdefault(milepost, city.name)
            _require(other == city.name, f"{where} shares milepost {milepost} with {other}")
        centre, ring = city.mileposts[0], city.mileposts[1:]
        _require(
            all(frozenset((centre, milepost)) in pairs for milepost in ring),
            f"{where} does not lie around its centre {centre}",
        )
        _require(city.kind == "major" or not ring, f"{where} is {city.kind} but not one milepost")
        halves = sorted(m for part in city.parts for m in part.mileposts)
        whole = not city.parts or halves == sorted(city.mileposts)
        _require(whole, f"{where}: its parts do not share out its mileposts")
        for part in city.destinations:
            for good in part.offers:
                _require(good in known, f"map.json: {part.name} offers the unknown good {good!r}")


def _check_ferries(board: files.Map) -> None:
    _unique("ferry", [ferry.name for ferry in board.ferries])
    taken = {milepost: city.name for city in board.cities for milepost in city.mileposts}
    for ferry in board.ferries:
        where = f"map.json: the ferry {ferry.name}"
        _require(ferry.cost > 0, f"{where} costs {ferry.cost}")
        for milepost in ferry.mileposts:
            _require(0 <= milepost < len(board.mileposts), f"{where} has no milepost {milepost}")
            _require(milepost not in taken, f"{where}: {milepost} is {taken.get(milepost)}'s")
            taken[milepost] = ferry.name


def _check_contracts(
    contracts: files.Contracts, places: dict[str, list[str]], goods: set[str]
) -> None:
    for card in contracts.cards:
        where = f"contracts.json: {card.id}"
        _require(len(card.contracts) == 3, f"{where} has {len(card.contracts)} contracts, not 3")
        for contract in card.contracts:
            _require(contract.city in places, f"{where} names the unknown city {contract.city!r}")
            _require(contract.good in goods, f"{where} names the unknown good {contract.good!r}")
            _require(contract.payment > 0, f"{where} pays {contract.payment}")
            _require(
                contract.good not in places[contract.city],
                f"{where} brings {contract.good} to {contract.city}, which offers it",
            )


def _check_events(
    board: files.Map, events: files.Events, places: set[str], goods: set[str]
) -> None:
    regions = {region.id for region in board.regions}
    for event in events.events:
        given = event.parameters
        for names, known in (
            (given.regions + given.no_movement_regions, regions),
            (given.cities, places),
            (given.waters, {water.name for water in board.waters}),
            (given.goods, goods),
            (given.ferries, {ferry.name for ferry in board.ferries}),
        ):
            for name in names:
                _require(name in known, f"events.json: {event.id} names the unknown {name!r}")
        if event.type == "track_lost":
            there = 0 <= given.milepost < len(board.mileposts)
            _require(there, f"events.json: {event.id} is at no milepost")


def _check_connected(board: net.Network) -> None:
    """Every milepost can be reached, ferries included."""
    seen = {0}
    rim = [0]
    while rim:
        milepost = rim.pop()
        span = range(board.first[milepost], board.first[milepost + 1])
        near = [int(board.neighbour[at]) for at in span] + [int(board.far_harbour[milepost])]
        for other in near:
            if other >= 0 and other not in seen:
                seen.add(other)
                rim.append(other)
    for milepost in range(board.size):
        _require(milepost in seen, f"map.json: milepost {milepost} cannot be reached")
