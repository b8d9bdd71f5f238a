"""What it still takes to join cities: exact cheapest trees (Steiner trees) on a lattice.

Built rails are free, a single line costs 1 and a double line 2. The work is done by
`steiner_kernel` where it is compiled, else by `steiner_plain`.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Protocol

from roundhouse._plain import COMPILED
from roundhouse.boards import steiner_plain
from roundhouse.boards.lattice import Lattice

if COMPILED:
    from roundhouse.boards import steiner_kernel


class Table(Protocol):
    """What the kernel and its plain twin both offer; they trust their caller's numbers.

    The kernel answers -1 or an empty list when a price does not fit into its bytes.
    """

    def copy(self) -> Table: ...
    def lay(self, rail: int) -> None: ...
    def row(self, node: int) -> list[int]: ...
    def join_cost(self, start: int, cities: list[int]) -> int: ...
    def join_costs_with(
        self, built: list[int], wanted: list[tuple[int, list[int]]]
    ) -> list[int]: ...
    def join_costs_by_node(self, start: int, cities: list[int], reach: int) -> list[int]: ...
    def join_costs_from_each(self, cities: list[int]) -> list[int]: ...
    def rail_to_lay(
        self, prices: bytes, start: int, cities: list[int], most: int, luck: int, near: bool
    ) -> int: ...
    def nearest(self, start: int, cities: list[int]) -> int: ...
    def is_joined(self, start: int, cities: list[int]) -> bool: ...
    def trees_with(
        self, built: list[int], wanted: list[tuple[int, list[int]]]
    ) -> Sequence[Sequence[Sequence[int]]]: ...


def cheapest_join(lattice: Lattice, built: Iterable[int], start: int, cities: Iterable[int]) -> int:
    """The price of the cheapest further rails that join all cities to the start.

    `built` are rails, `start` and `cities` nodes, all by their number in the board file.
    """
    return cheapest_joins(lattice, built, [(start, list(cities))])[0]


def cheapest_joins(
    lattice: Lattice, built: Iterable[int], wanted: list[tuple[int, list[int]]]
) -> list[int]:
    """`cheapest_join` for each start and its cities: one look at the built rails serves all."""
    rails = _checked(lattice, built, wanted)
    prices = _empty_table(lattice).join_costs_with(rails, wanted)
    if min(prices, default=0) < 0:
        return _plain_table(lattice, []).join_costs_with(rails, wanted)
    return prices


def missing_rails(
    lattice: Lattice, built: Iterable[int], wanted: list[tuple[int, list[int]]]
) -> list[list[int]]:
    """For each start and its cities the rails of one cheapest way to join them, ascending."""
    rails = _checked(lattice, built, wanted)
    found = _empty_table(lattice).trees_with(rails, wanted)
    if not all(found):
        found = _plain_table(lattice, []).trees_with(rails, wanted)
    laid = Laid(lattice, rails)
    return [_rails_of(laid, trees, start) for trees, (start, _) in zip(found, wanted, strict=True)]


def _rails_of(laid: Laid, trees: Sequence[Sequence[int]], start: int) -> list[int]:
    """The rails of the tree that joins all cities to the start."""
    rails: list[int] = []
    waiting = [(len(trees) - 1, start)]
    while waiting:
        joined, node = waiting.pop()
        if trees[joined][node] == 0:
            continue
        rail, beyond = laid.first_rail(trees[joined], node)
        if rail >= 0:
            rails.append(rail)
            waiting.append((joined, beyond))
        else:
            part = _first_part(trees, joined, node)
            waiting.append((part, node))
            waiting.append((joined ^ part, node))
    return sorted(rails)


class Laid:
    """The rails that lie on a lattice, and the networks that they form."""

    def __init__(self, lattice: Lattice, rails: Iterable[int] = ()) -> None:
        self._lattice = lattice
        self.built = [False] * len(lattice.ends)
        self._networks: dict[int, list[int]] = {}
        """Those that were asked for, by each of their nodes."""
        self._exits: dict[int, list[tuple[int, int]]] = {}
        """Of those networks, by their first node."""
        for rail in rails:
            self.built[rail] = True

    def copy(self) -> Laid:
        twin = Laid(self._lattice)
        twin.built = self.built.copy()
        return twin

    def lay(self, rail: int) -> None:
        self.built[rail] = True
        if self._networks:
            self._networks.clear()
            self._exits.clear()

    def rails(self) -> list[int]:
        return [rail for rail, is_built in enumerate(self.built) if is_built]

    def network(self, node: int) -> list[int]:
        """All nodes that built rails join to this one, ascending."""
        found = self._networks.get(node)
        if found is None:
            found = self._networks[node] = [node]
            for near in found:
                for rail in self._lattice.rails_at[near]:
                    far = self._lattice.far_end(rail, near)
                    if self.built[rail] and far not in self._networks:
                        self._networks[far] = found
                        found.append(far)
            found.sort()
        return found

    def open_rails(self, node: int) -> list[int]:
        """The rails that could still be laid at a node."""
        return [rail for rail in self._lattice.rails_at[node] if not self.built[rail]]

    def exits(self, node: int) -> list[tuple[int, int]]:
        """The rails that could be laid from a node's network outwards, each with its far node."""
        network = self.network(node)
        found = self._exits.get(network[0])
        if found is None:
            found = self._exits[network[0]] = [
                (rail, far)
                for near in network
                for rail in self.open_rails(near)
                if self._networks.get(far := self._lattice.far_end(rail, near)) is not network
            ]
        return found

    def first_rail(self, tree: Sequence[int], node: int) -> tuple[int, int]:
        """A rail by which the tree leaves the node's network, and the node beyond; -1 if none."""
        price = tree[node]
        cost = self._lattice.cost
        for rail, beyond in self.exits(node):
            if tree[beyond] + cost[rail] == price:
                return rail, beyond
        return -1, -1


class Distances:
    """A lattice with rails laid one after the other; each brings the distances up to date."""

    def __init__(
        self, lattice: Lattice, built: Iterable[int] = (), before: Distances | None = None
    ) -> None:
        self.lattice = lattice
        self._laid: Laid = Laid(lattice) if before is None else before._laid.copy()
        self._table: Table = (_empty_table(lattice) if before is None else before._table).copy()
        for rail in built:
            self.lay(rail)

    def copy(self) -> Distances:
        return Distances(self.lattice, before=self)

    def lay(self, rail: int) -> None:
        """Lay a rail; one that lies already changes nothing."""
        _check_rails(self.lattice, [rail])
        if not self._laid.built[rail]:
            self._laid.lay(rail)
            self._table.lay(rail)

    def row(self, node: int) -> list[int]:
        """The price of joining the node to each node."""
        _check_nodes(self.lattice, node, [])
        return self._table.row(node)

    def join_cost(self, start: int, cities: Iterable[int]) -> int:
        """The price of the cheapest further rails that join all cities to the start."""
        nodes = list(cities)
        _check_nodes(self.lattice, start, nodes)
        price = self._table.join_cost(start, nodes)
        return price if price >= 0 else self._plain().join_cost(start, nodes)

    def join_costs_from_each(self, cities: Iterable[int]) -> list[int]:
        """For every node: the price of the cheapest tree that joins all cities and the node."""
        nodes = list(cities)
        _check_nodes(self.lattice, nodes[0], nodes)
        return self._table.join_costs_from_each(nodes) or self._plain().join_costs_from_each(nodes)

    def rail_to_lay(
        self, start: int, cities: list[int], most: int, luck: int, near: bool = True
    ) -> int:
        """A rail of a cheapest tree from the start to all cities that costs at most `most`, as near
        to a city as can be if `near` is asked for; of equals `luck` takes one. -1 if there is none.
        """
        _check_nodes(self.lattice, start, cities)
        prices = _prices(self.lattice)
        rail = self._table.rail_to_lay(prices, start, cities, most, luck, near)
        if rail < -1:
            return self._plain().rail_to_lay(prices, start, cities, most, luck, near)
        return rail

    def nearest(self, start: int, cities: list[int]) -> int:
        """The nearest city that is not joined to the start yet, the first of equals; -1 if none."""
        _check_nodes(self.lattice, start, cities)
        return self._table.nearest(start, cities)

    def is_joined(self, start: int, cities: list[int]) -> bool:
        """Are all cities in the start's network?"""
        _check_nodes(self.lattice, start, cities)
        return self._table.is_joined(start, cities)

    def next_rail_values(self, start: int, cities: Iterable[int]) -> list[int]:
        """For every rail: what `join_cost` would be with it laid.

        -1 for rails that are built and for rails that do not touch the start's network.
        """
        nodes = list(cities)
        _check_nodes(self.lattice, start, nodes)
        reach = _dearest(self.lattice)
        by_node = self._table.join_costs_by_node(start, nodes, reach)
        if not by_node:
            by_node = self._plain().join_costs_by_node(start, nodes, reach)
        values = [-1] * len(self._laid.built)
        for node in self._laid.network(start):
            for rail in self._laid.open_rails(node):
                values[rail] = by_node[self.lattice.far_end(rail, node)]
        return values

    def _plain(self) -> Table:
        return _plain_table(self.lattice, self._laid.rails())


def _first_part(trees: Sequence[Sequence[int]], joined: int, node: int) -> int:
    """Some of the cities, such that their tree and the tree of the others meet in the node."""
    part = (joined - 1) & joined
    while trees[part][node] + trees[joined ^ part][node] != trees[joined][node]:
        part = (part - 1) & joined
    return part


@lru_cache(maxsize=16)
def _empty_table(lattice: Lattice) -> Table:
    if COMPILED:
        ends = array("H", [node for pair in lattice.ends for node in pair]).tobytes()
        table: Table | None = steiner_kernel.empty_table(lattice.size, ends, _prices(lattice))
        if table is not None:
            return table
    return _plain_table(lattice, [])


@lru_cache(maxsize=16)
def _prices(lattice: Lattice) -> bytes:
    return bytes([min(price, 127) for price in lattice.cost])


@lru_cache(maxsize=16)
def _dearest(lattice: Lattice) -> int:
    """The price of the dearest line."""
    return max(lattice.cost, default=0)


def _plain_table(lattice: Lattice, built: list[int]) -> Table:
    return steiner_plain.Table(lattice.size, lattice.ends, lattice.cost, set(built))


def _checked(
    lattice: Lattice, built: Iterable[int], wanted: list[tuple[int, list[int]]]
) -> list[int]:
    rails = list(built)
    _check_rails(lattice, rails)
    for start, cities in wanted:
        _check_nodes(lattice, start, cities)
    return rails


def _check_rails(lattice: Lattice, rails: list[int]) -> None:
    for rail in rails:
        if not 0 <= rail < len(lattice.cost):
            raise ValueError(f"there is no rail {rail} on the board {lattice.name}")


def _check_nodes(lattice: Lattice, start: int, cities: list[int]) -> None:
    if not 0 <= start < lattice.size:
        raise ValueError(f"start: there is no node {start} on the board {lattice.name}")
    for city in cities:
        if not 0 <= city < lattice.size:
            raise ValueError(f"cities: there is no node {city} on the board {lattice.name}")
