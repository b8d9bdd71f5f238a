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
        by_place = search.distances(search.start)
        return [by_place[place] for place in search.place]

    def join_cost(self, start: int, cities: list[int]) -> int:
        """The price of the cheapest tree from the start to all cities."""
        return Search(self, start, cities).cheapest()

    def join_costs_with(self, built: list[int], wanted: list[tuple[int, list[int]]]) -> list[int]:
        """The same for each wanted start with its cities, as if `built` were laid first."""
        laid = Table(self._size, self._ends, self._cost, self._built.union(built))
        return [laid.join_cost(start, cities) for start, cities in wanted]

    def join_costs_by_node(
        self,
        start: int,
        cities: list[int],
        reach: int,  # the kernel's, which stops there
    ) -> list[int]:
        """For every node: the price if the start's network held that node too."""
        search = Search(self, start, cities)
        by_place = search.cheapest_by_place()
        return [by_place[place] for place in search.place]

    def rail_to_lay(
        self, prices: bytes, start: int, cities: list[int], most: int, luck: int, near: bool
    ) -> int:
        """A rail of a cheapest tree that costs no more, as near to a city as can be if `near` is
        asked for, by luck if several are; -1 if there is none.
        """
        found = self.rails_to_lay(start, cities, prices, most, near)
        return found[luck % len(found)] if found else -1

    def nearest(self, start: int, cities: list[int]) -> int:
        """The nearest of the cities that are not joined to the start yet; -1 if all are."""
        row = self.row(start)
        apart = [city for city in cities if row[city] > 0]
        return min(apart, key=lambda city: row[city]) if apart else -1

    def is_joined(self, start: int, cities: list[int]) -> bool:
        """Are all cities in the start's network?"""
        place = self.places()
        return all(place[city] == place[start] for city in cities)

    def rails_to_lay(
        self, start: int, cities: list[int], prices: bytes, most: int, is_near: bool
    ) -> list[int]:
        search = Search(self, start, cities)
        after = search.cheapest_by_place()
        best = UNREACHED
        found: list[int] = []
        for rail, ends in enumerate(self._ends):
            p, q = search.place[ends[0]], search.place[ends[1]]
            if (p == search.start) == (q == search.start) or prices[rail] > most:
                continue
            beyond = q if p == search.start else p
            if after[beyond] + self._cost[rail] != after[search.start]:
                continue
            rows = [search.tree[1 << bit] for bit in range(len(search.cities))]
            near = min([row[beyond] for row in rows]) if is_near else 0
            if near < best:
                best = near
                found = []
            if near == best:
                found.append(rail)
        return found

    def join_costs_from_each(self, cities: list[int]) -> list[int]:
        """For every node: the price of the cheapest tree that joins all cities and the node."""
        search = Search(self, cities[0], cities)
        search.want(search.start)
        search.grow_all()
        return [search.tree[search.full][place] for place in search.place]

    def trees_with(
        self, built: list[int], wanted: list[tuple[int, list[int]]]
    ) -> list[list[list[int]]]:
        """For each wanted start with its cities, as if `built` were laid first: by set of cities
        not joined yet (as bits) the price of its tree grown to each node.
        """
        laid = Table(self._size, self._ends, self._cost, self._built.union(built))
        searches = [Search(laid, start, cities) for start, cities in wanted]
        for search in searches:
            search.grow_all()
        return [
            [[row[place] for place in search.place] for row in search.tree] for search in searches
        ]

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
    """Trees for sets of cities, smaller sets first.

    A row tells the price of something in each place, where it is below a bound.
    """

    def __init__(self, table: Table, start: int, cities: list[int]) -> None:
        self.place = table.places()
        self.beside = table.steps(self.place)
        self.start = self.place[start]
        places = dict.fromkeys([self.place[city] for city in cities])
        self.cities = [place for place in places if place != self.start]
        """The places of the cities not joined yet, in the order given, as the kernel has them: of
        several cheapest trees both find the same."""
        self.full = (1 << len(self.cities)) - 1
        self.unbounded = [UNREACHED] * len(self.beside)
        self.tree: list[dict[int, int]] = [{} for _ in range(self.full + 1)]
        """By set of cities: the row of the cheapest trees that join them and each place."""
        self.tree[0] = dict.fromkeys(range(len(self.beside)), 0)
        for bit, city in enumerate(self.cities):
            self.tree[1 << bit] = self.distances(city)

    def want(self, place: int) -> None:
        """One more city."""
        self.tree += [{} for _ in range(self.full + 1)]
        self.tree[self.full + 1] = self.distances(place)
        self.full += self.full + 1
        self.cities.append(place)

    def cheapest(self) -> int:
        if not self.full & (self.full - 1):
            return self.tree[self.full][self.start]
        home = self.distances(self.start)
        limit = self.spanning(home)
        self.grow(self.full - 1, self.bounds(home, limit))
        for place, price in self.meet(self.full, self.unbounded).items():
            limit = min(limit, price + home[place])
        return limit

    def cheapest_by_place(self) -> list[int]:
        """Some cities are joined to the start, the others to the place."""
        self.grow_all()
        by_place = self.unbounded
        for part in range(self.full + 1):
            price = self.tree[part][self.start]
            others = self.tree[self.full ^ part]
            by_place = [min(old, price + others[place]) for place, old in enumerate(by_place)]
        return by_place

    def distances(self, place: int) -> dict[int, int]:
        row = {place: 0}
        self.spread(row, self.unbounded)
        return row

    def spanning(self, home: dict[int, int]) -> int:
        """Prim: a tree of shortest paths between start and cities; never below the cheapest."""
        near = {bit: home[city] for bit, city in enumerate(self.cities)}
        total = 0
        while near:
            best = min(near, key=near.__getitem__)
            total += near.pop(best)
            for bit, price in near.items():
                near[bit] = min(price, self.tree[1 << best][self.cities[bit]])
        return total

    def bounds(self, home: dict[int, int], limit: int) -> list[list[int]]:
        """By set of cities: a tree that costs this much in a place is no part of the cheapest.

        At least the way to the farthest of the start and the other cities is still to be paid.
        """
        bounds = [[limit - home[place] for place in range(len(home))]]
        for others in range(1, self.full + 1):
            city = self.tree[others & -others]
            before = bounds[others & (others - 1)]
            bounds.append([min(old, limit - city[place]) for place, old in enumerate(before)])
        bounds.reverse()
        return bounds

    def grow(self, last: int, bounds: list[list[int]]) -> None:
        """The trees of all sets up to the last one."""
        for cities in range(3, last + 1):
            if cities & (cities - 1):
                self.tree[cities] = self.meet(cities, bounds[cities])
                self.spread(self.tree[cities], bounds[cities])

    def grow_all(self) -> None:
        self.grow(self.full, [self.unbounded] * (self.full + 1))

    def meet(self, cities: int, bound: list[int]) -> dict[int, int]:
        """For each place the cheapest two trees that share the cities out and meet there."""
        row: dict[int, int] = {}
        others = cities & (cities - 1)
        part = others
        while part:
            one, two = self.tree[part], self.tree[cities ^ part]
            if len(one) > len(two):
                one, two = two, one
            for place, price in one.items():
                total = price + two.get(place, UNREACHED)
                if total < row.get(place, bound[place]):
                    row[place] = total
            part = (part - 1) & others
        return row

    def spread(self, row: dict[int, int], bound: list[int]) -> None:
        """Lower each entry to what it takes to come from another place."""
        buckets: list[list[int]] = []
        for place, price in row.items():
            _put(buckets, price, place)
        price = 0
        while price < len(buckets):
            for place in buckets[price]:
                if row[place] == price:
                    for other, step in self.beside[place]:
                        if price + step < row.get(other, bound[other]):
                            row[other] = price + step
                            _put(buckets, price + step, other)
            price += 1


def _put(buckets: list[list[int]], price: int, place: int) -> None:
    while len(buckets) <= price:
        buckets.append([])
    buckets[price].append(place)


def _find(parent: list[int], node: int) -> int:
    while parent[node] != node:
        parent[node] = parent[parent[node]]
        node = parent[node]
    return node
