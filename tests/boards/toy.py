"""Small made-up crayon-rail boards, drawn as text.

Each character is a milepost, odd rows stand half a step to the right:
`.` plain, `d` desert, `j` jungle, `m` mountain, `h` high mountain, space nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from roundhouse.boards import network_files as files
from roundhouse.boards.network import Network
from roundhouse.boards.network_load import build
from roundhouse.languages import LANGUAGES

TERRAIN: Mapping[str, files.Terrain] = {
    ".": "plain",
    "d": "desert",
    "j": "jungle",
    "m": "mountain",
    "h": "high_mountain",
}
COSTS = files.Costs(1, 1, 2, 2, 5, 3, 3, 5, {"none": 0, "river": 2, "wadi": 0, "lake": 3})
FRAME = files.Frame(100.0, 100.0, 0.0, 0.0, 20.0, 17.3205)


def names(text: str) -> files.Names:
    return dict.fromkeys(LANGUAGES, text)


def good(key: str, chips: int = 3) -> files.Good:
    return files.Good(key, names(key), "made", chips)


def city(name: str, kind: str, mileposts: Sequence[int], offers: Sequence[str] = ()) -> files.City:
    return files.City(name, names(name), kind, list(mileposts), list(offers))  # type: ignore[arg-type]


def ferry(name: str, a: int, b: int, cost: int) -> files.Ferry:
    return files.Ferry(name, name, cost, (a, b), (f"{name} a", f"{name} b"))


def draw(
    rows: Sequence[str],
    cities: Sequence[files.City] = (),
    ferries: Sequence[files.Ferry] = (),
    crossings: Mapping[tuple[int, int], files.Crossing] | None = None,
    missing: Sequence[tuple[int, int]] = (),
) -> files.Map:
    """The map of a drawing: neighbours are joined, but for the pairs that are `missing`."""
    spots = [(r, c) for r, line in enumerate(rows) for c, sign in enumerate(line) if sign != " "]
    number = {spot: i for i, spot in enumerate(spots)}
    edges: list[files.Edge] = []
    for (row, col), a in number.items():
        shift = row % 2
        for spot in ((row, col + 1), (row + 1, col - 1 + shift), (row + 1, col + shift)):
            b = number.get(spot, -1)
            if b >= 0 and (a, b) not in missing:
                edges.append(files.Edge(a, b, (crossings or {}).get((a, b), "none")))
    wet = [(edge.a, edge.b) for edge in edges if edge.crossing in ("river", "wadi")]
    return files.Map(
        name="Toy",
        version=1,
        board=FRAME,
        costs=COSTS,
        regions=[files.Region("all", names("All"))],
        cities=list(cities),
        ferries=list(ferries),
        waters=[files.Water("Water", "river", wet)] if wet else [],
        mileposts=[files.Milepost(r, c, TERRAIN[rows[r][c]], "all") for r, c in spots],
        edges=edges,
    )


def network(board: files.Map, cards: Sequence[files.Card] = ()) -> Network:
    """The board with the goods its cities offer, and these cards."""
    offered = {key for town in board.cities for key in town.offers}
    goods = files.Goods([good(key) for key in sorted(offered)])
    return build(board, goods, files.Contracts(list(cards)), files.Events([]))
