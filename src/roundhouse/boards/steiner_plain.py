"""Exact cheapest trees in plain Python: Dreyfus and Wagner with buckets instead of a heap.

Nodes joined by built rails become one place, so every step from place to place costs something.
"""

from __future__ import annotations

from typing import Final

UNREACHED: Final = 1 << 30


class Table:
    """A lattice with some rails laid. Keeps no prices: they are found when asked for."""

    def __init__(
        self, size: int, ends: list[tuple[int, int]], cost: list[int], built: set[int]
    ) -> None:
        self._size = size
        self._ends = ends
        self._cost = cost
        self._built = built

    def copy(self) -> Table:
        return Table(self._size, self._ends, self._cost, set(self._built))

    def lay(self, rail: int) -> None:
        self._built.add(rail)

    def row(self, node: int) -> list[int]:
        """The price of joining the node to each node."""
        search = Search(self, node, [])
        by_place = search.from_start()
        return [by_place[place] for place in search.place]

    def join_cost(self, start: int, cities: list[int]) -> int:
        """The price of the cheapest tree from the start to all cities."""
        return Search(self, start, cities).cheapest()

    def join_costs_with(self, built: list[int], wanted: list[tuple[int, list[int]]]) -> list[int]:
        """The same for each wanted start with its cities, as if `built` were laid first."""
        laid = Table(self._size, self._ends, self._cost, self._built.union(built))
        return [laid.join_cost(start, cities) for start, cities in wanted]

    def join_costs_by_node(self, start: int, cities: list[int]) -> list[int]:
        """For every node: the price if the start's network held that node too."""
        search = Search(self, start, cities)
        search.grow_up_to(search.full)
        by_place = [UNREACHED] * len(search.beside)
        for part in range(search.full + 1):
            price = search.tree[part][search.start]
            others = search.tree[search.full ^ part]
            by_place = [
                min(old, price + other) for old, other in zip(by_place, others, strict=True)
            ]
        return [by_place[place] for place in search.place]

    def trees(self, start: int, cities: list[int]) -> list[list[int]]:
        """By set of cities not joined yet (as bits): the price of its tree grown to each node."""
        search = Search(self, start, cities)
        search.grow_up_to(search.full)
        return [[row[place] for place in search.place] for row in search.tree]

    def places(self) -> list[int]:
        """For every node the number of its place: nodes joined by built rails share one."""
        parent = list(range(self._size))
        for rail in self._built:
            a, b = self._ends[rail]
            parent[_find(parent, a)] = _find(parent, b)
        heads = [_find(parent, node) for node in range(self._size)]
        number = {head: place for place, head in enumerate(sorted(set(heads)))}
        return [number[head] for head in heads]

    def steps(self, place: list[int]) -> list[list[tuple[int, int]]]:
        """For every place the places beside it, with the cheapest rail's price."""
        cheapest: list[dict[int, int]] = [{} for _ in range(max(place) + 1)]
        for rail, (a, b) in enumerate(self._ends):
            p, q = place[a], place[b]
            if p != q:
                price = min(self._cost[rail], cheapest[p].get(q, UNREACHED))
                cheapest[p][q] = cheapest[q][p] = price
        return [list(beside.items()) for beside in cheapest]


class Search:
    """Trees for sets of cities, smaller sets first."""

    def __init__(self, table: Table, start: int, cities: list[int]) -> None:
        self.place = table.places()
        self.beside = table.steps(self.place)
        self.start = self.place[start]
        joined = {self.place[city] for city in cities} - {self.start}
        self.full = (1 << len(joined)) - 1
        self.tree: list[list[int]] = [[] for _ in range(self.full + 1)]
        """By set of cities: the price of the cheapest tree that joins them and each place."""
        self.tree[0] = [0] * len(self.beside)
        for index, city in enumerate(sorted(joined)):
            row = [UNREACHED] * len(self.beside)
            row[city] = 0
            self.spread(row)
            self.tree[1 << index] = row

    def cheapest(self) -> int:
        if self.full & (self.full - 1):
            self.grow_up_to(self.full - 1)
            return min(
                [
                    met + home
                    for met, home in zip(self.meet(self.full), self.from_start(), strict=True)
                ]
            )
        return self.tree[self.full][self.start]

    def from_start(self) -> list[int]:
        row = [UNREACHED] * len(self.beside)
        row[self.start] = 0
        self.spread(row)
        return row

    def grow_up_to(self, last: int) -> None:
        for cities in range(3, last + 1):
            if cities & (cities - 1):
                row = self.meet(cities)
                self.spread(row)
                self.tree[cities] = row

    def meet(self, cities: int) -> list[int]:
        """For each place the cheapest two trees that share the cities out and meet there."""
        others = cities & (cities - 1)
        part = others
        row = [UNREACHED] * len(self.beside)
        while part:
            one, two = self.tree[part], self.tree[cities ^ part]
            row = [min(old, a + b) for old, a, b in zip(row, one, two, strict=True)]
            part = (part - 1) & others
        return row

    def spread(self, row: list[int]) -> None:
        """Lower each entry to what it takes to come from another place."""
        buckets: list[list[int]] = [[] for _ in range(max(_reached(row)) + 1)]
        for place, price in enumerate(row):
            if price < UNREACHED:
                buckets[price].append(place)
        price = 0
        while price < len(buckets):
            for place in buckets[price]:
                if row[place] == price:
                    for other, step in self.beside[place]:
                        if price + step < row[other]:
                            row[other] = price + step
                            while len(buckets) <= price + step:
                                buckets.append([])
                            buckets[price + step].append(other)
            price += 1


def _reached(row: list[int]) -> list[int]:
    return [price for price in row if price < UNREACHED]


def _find(parent: list[int], node: int) -> int:
    while parent[node] != node:
        parent[node] = parent[parent[node]]
        node = parent[node]
    return node
