"""Makes a Network of a crayon-rail board's files; what is wrong is named with its entry."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.boards import network as net
from roundhouse.boards import network_files as files
from roundhouse.boards.network_check import check_board, check_files
from roundhouse.languages import LANGUAGES

FOLDER: Final = Path(__file__).parent
COUNTS: Final = {
    "african_rails": {
        "mileposts": 1993,
        "edges": 5611,
        "ferries": 10,
        "cities": 64,
        "major cities": 6,
        "destinations": 65,
        "goods": 33,
        "chips": 108,
        "cards": 160,
        "events": 30,
    }
}

T = TypeVar("T")


@cache
def load(name: str) -> net.Network:
    """The board of that name, checked; the same object every time."""
    folder = FOLDER / name
    return build(
        _read(folder / "map.json", files.Map),
        _read(folder / "goods.json", files.Goods),
        _read(folder / "contracts.json", files.Contracts),
        _read(folder / "events.json", files.Events),
        COUNTS[name],
    )


def build(
    board: files.Map,
    goods: files.Goods,
    contracts: files.Contracts,
    events: files.Events,
    counts: dict[str, int] | None = None,
) -> net.Network:
    """A Network of checked files. Raises ValueError, naming the wrong entry."""
    check_files(board, goods, contracts, events)
    made = _network(board, goods)
    made.cards = tuple(_card(made, card) for card in contracts.cards)
    made.events = tuple(_event(made, event) for event in events.events)
    for number, key in enumerate([c.key for c in made.cards] + [e.key for e in made.events]):
        made.card_number[key] = number
    check_board(made, counts or {})
    return made


def _read(path: Path, form: type[T]) -> T:
    try:
        return msgspec.json.decode(path.read_bytes(), type=form)
    except msgspec.DecodeError as error:
        raise ValueError(f"{path.name}: {error}") from error


def _table(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def _names(names: files.Names) -> tuple[str, ...]:
    if set(names) != set(LANGUAGES):
        known = ", ".join(LANGUAGES)
        raise ValueError(f"the name {names!r} must be given in {known} and nothing else")
    return tuple(names[language] for language in LANGUAGES)


def _network(board: files.Map, goods: files.Goods) -> net.Network:
    posts, frame = board.mileposts, board.board
    region_number = {region.id: i for i, region in enumerate(board.regions)}
    good_number = {good.id: i for i, good in enumerate(goods.goods)}
    cities, destinations = _places(board, good_number)
    edges = sorted((min(e.a, e.b), max(e.a, e.b), e.crossing) for e in board.edges)
    edge_number = {(a, b): i for i, (a, b, _) in enumerate(edges)}
    first, neighbour, via = _neighbours(len(posts), edge_number)
    return net.Network(
        name=board.name,
        size=len(posts),
        row=_table(post.row for post in posts),
        col=_table(post.col for post in posts),
        x=[frame.left + frame.spacing * (post.col + post.row % 2 / 2) for post in posts],
        y=[frame.top + frame.row_height * post.row for post in posts],
        terrain=_table(net.TERRAINS.index(post.terrain) for post in posts),
        region=_table(region_number[post.region] for post in posts),
        city=_owners(len(posts), [city.mileposts for city in cities]),
        destination=_owners(len(posts), [place.mileposts for place in destinations]),
        ferry=_owners(len(posts), [ferry.mileposts for ferry in board.ferries]),
        far_harbour=_far_harbours(board),
        price=_prices(board),
        edges=len(edges),
        end_a=_table(a for a, _, _ in edges),
        end_b=_table(b for _, b, _ in edges),
        crossing=_table(net.CROSSINGS.index(crossing) for _, _, crossing in edges),
        crossing_price=_table(board.costs.crossing[crossing] for _, _, crossing in edges),
        buildable=_buildable(cities, edges),
        first=first,
        neighbour=neighbour,
        via=via,
        cities=cities,
        destinations=destinations,
        ferries=tuple(net.Ferry(f.name, f.cost, f.mileposts, f.harbours) for f in board.ferries),
        waters=tuple(
            net.Water(
                water.name,
                net.CROSSINGS.index(water.kind),
                tuple(sorted(edge_number[min(a, b), max(a, b)] for a, b in water.edges)),
            )
            for water in board.waters
        ),
        regions=tuple(
            net.Region(
                region.id,
                _names(region.name),
                tuple(i for i, post in enumerate(posts) if post.region == region.id),
            )
            for region in board.regions
        ),
        goods=tuple(
            net.Good(
                good.id,
                _names(good.name),
                good.category,
                good.chips,
                tuple(i for i, place in enumerate(destinations) if number in place.offers),
            )
            for number, good in enumerate(goods.goods)
        ),
        cards=(),
        events=(),
        city_number={city.name: i for i, city in enumerate(cities)},
        destination_number={place.name: i for i, place in enumerate(destinations)},
        good_number=good_number,
        card_number={},
    )


def _places(
    board: files.Map, good_number: dict[str, int]
) -> tuple[tuple[net.City, ...], tuple[net.Destination, ...]]:
    cities: list[net.City] = []
    destinations: list[net.Destination] = []
    for number, city in enumerate(board.cities):
        parts = city.destinations
        places = tuple(range(len(destinations), len(destinations) + len(parts)))
        kind = net.KINDS.index(city.kind)
        cities.append(net.City(city.name, _names(city.names), kind, tuple(city.mileposts), places))
        for part in parts:
            offers = tuple(sorted(good_number[good] for good in part.offers))
            destinations.append(
                net.Destination(
                    part.name, _names(part.names), number, tuple(part.mileposts), offers
                )
            )
    return tuple(cities), tuple(destinations)


def _owners(size: int, groups: Iterable[Iterable[int]]) -> vec[i64]:
    owner = [-1] * size
    for number, mileposts in enumerate(groups):
        for milepost in mileposts:
            owner[milepost] = number
    return _table(owner)


def _far_harbours(board: files.Map) -> vec[i64]:
    far = [-1] * len(board.mileposts)
    for ferry in board.ferries:
        a, b = ferry.mileposts
        far[a], far[b] = b, a
    return _table(far)


def _prices(board: files.Map) -> vec[i64]:
    price = [getattr(board.costs, post.terrain) for post in board.mileposts]
    for city in board.cities:
        for milepost in city.mileposts:
            price[milepost] = getattr(board.costs, city.kind)
    return _table(price)


def _buildable(cities: Iterable[net.City], edges: Iterable[tuple[int, int, str]]) -> vec[i64]:
    inside = {post: i for i, city in enumerate(cities) for post in city.mileposts}
    return _table(a not in inside or inside[a] != inside.get(b) for a, b, _ in edges)


def _neighbours(
    size: int, edge_number: dict[tuple[int, int], int]
) -> tuple[vec[i64], vec[i64], vec[i64]]:
    around: list[list[tuple[int, int]]] = [[] for _ in range(size)]
    for (a, b), edge in edge_number.items():
        around[a].append((b, edge))
        around[b].append((a, edge))
    first = [0]
    for pairs in around:
        pairs.sort()
        first.append(first[-1] + len(pairs))
    return (
        _table(first),
        _table(near for pairs in around for near, _ in pairs),
        _table(edge for pairs in around for _, edge in pairs),
    )


def _card(board: net.Network, card: files.Card) -> net.Card:
    return net.Card(
        card.id,
        tuple(
            net.Contract(board.destination_number[c.city], board.good_number[c.good], c.payment)
            for c in card.contracts
        ),
    )


def _event(board: net.Network, event: files.Event) -> net.Event:
    given = event.parameters
    region_number = {region.key: i for i, region in enumerate(board.regions)}
    water_number = {water.name: i for i, water in enumerate(board.waters)}
    ferry_number = {ferry.name: i for i, ferry in enumerate(board.ferries)}
    made = net.Event(
        key=event.id,
        titles=_names(event.title),
        text=event.text,
        type=event.type,
        one_round=event.one_round,
        regions=tuple(region_number[r] for r in given.regions + given.no_movement_regions),
        terrains=tuple(net.TERRAINS.index(terrain) for terrain in given.terrain),
        destinations=tuple(board.destination_number[city] for city in given.cities),
        radius=given.radius,
        waters=tuple(water_number[water] for water in given.waters),
        crossing=net.CROSSINGS.index(given.crossing) if given.crossing else -1,
        lose_turns=given.lose_turns,
        lose_loads=given.lose_loads,
        brackets=tuple((-1 if top is None else top, pay) for top, pay in given.brackets),
        goods=tuple(board.good_number[good] for good in given.goods),
        sections_per_million=given.sections_per_million,
        most=given.most,
        milepost=given.milepost,
        ferries=tuple(ferry_number[ferry] for ferry in given.ferries),
        no_building=given.no_building,
        amount=given.amount,
        zone=(),
        edges=(),
    )
    made.zone = _zone(board, made)
    made.edges = _edges(board, made)
    return made


def _zone(board: net.Network, event: net.Event) -> tuple[int, ...]:
    if event.type in ("no_movement", "derailment"):
        centres = [m for place in event.destinations for m in board.destinations[place].mileposts]
        return net.within(board, tuple(centres), event.radius)
    if event.type == "track_lost":
        return net.within(board, (event.milepost,), event.radius)
    return tuple(
        milepost
        for milepost in range(board.size)
        if board.region[milepost] in event.regions or board.terrain[milepost] in event.terrains
    )


def _edges(board: net.Network, event: net.Event) -> tuple[int, ...]:
    if event.type == "flood":
        return tuple(sorted({e for water in event.waters for e in board.waters[water].edges}))
    if event.type == "crossing_closed":
        return tuple(e for e in range(board.edges) if board.crossing[e] == event.crossing)
    if event.type in ("track_lost", "upkeep"):
        zone = set(event.zone)
        return tuple(
            edge
            for edge in range(board.edges)
            if board.buildable[edge] and (board.end_a[edge] in zone or board.end_b[edge] in zone)
        )
    return ()


def drawing(name: str) -> Any:
    """What the browser draws under the network: outlines, lakes, rivers, borders."""
    return msgspec.json.decode((FOLDER / name / "drawing.json").read_bytes())
