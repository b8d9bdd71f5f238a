# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
# mypy: ignore-errors
"""Exact cheapest trees in unsigned bytes: Cython's pure-Python mode, never imported uncompiled.

A row holds one byte a node: the price of something that reaches that node. FAR stands for every
price that is too high to matter, so that the sum of two entries still fits into a byte, and all
loops over a row are such that a C compiler turns them into vector instructions.
`steiner_plain` computes the same in plain Python.

First come the loops over rows; then `Table`, what callers ask; then `Search`, how one question is
answered: `build` and `look_from` prepare it, `cheapest` and `grow_all` are Dreyfus and Wagner,
`rail_to_lay` is a step of the way; last `empty_table`, which makes the first table of a board.
"""

import cython
from cython.cimports.cpython.bytearray import PyByteArray_FromStringAndSize
from cython.cimports.libc.string import memcpy, memset

FAR = cython.declare(cython.int, 127)
FAR_WORD = cython.declare(cython.ulonglong, 0x7F7F7F7F7F7F7F7F)
BLOCK = cython.declare(cython.int, 64)
Row = cython.typedef(cython.p_uchar)
Ends = cython.typedef(cython.pointer(cython.ushort))


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def take_least(row: Row, other: Row, price: cython.uchar, width: cython.int) -> cython.void:
    """row = min(row, other + price)"""
    v: cython.int
    s: cython.uchar
    for v in range(width):
        s = other[v] + price
        row[v] = s if s < row[v] else row[v]


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def take_least_sum(row: Row, one: Row, two: Row, width: cython.int) -> cython.void:
    """row = min(row, one + two)"""
    v: cython.int
    s: cython.uchar
    for v in range(width):
        s = one[v] + two[v]
        row[v] = s if s < row[v] else row[v]


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def least_sum(one: Row, two: Row, width: cython.int) -> cython.int:
    """The least entry of one + two."""
    v: cython.int
    s: cython.uchar
    least: cython.uchar = 2 * 127
    for v in range(width):
        s = one[v] + two[v]
        least = s if s < least else least
    return least


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def forget_hopeless(row: Row, further: Row, limit: cython.int, width: cython.int) -> cython.void:
    """FAR where even the least that must still be paid brings the sum up to the limit."""
    v: cython.int
    s: cython.uchar
    bound: cython.uchar = limit
    for v in range(width):
        s = row[v] + further[v]
        row[v] = row[v] if s < bound else 127


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def take_most(row: Row, other: Row, width: cython.int) -> cython.void:
    """row = max(row, other)"""
    v: cython.int
    for v in range(width):
        row[v] = other[v] if other[v] > row[v] else row[v]


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def head(parent: Ends, node: cython.int) -> cython.int:
    """The node that stands for the whole network."""
    while parent[node] != node:
        parent[node] = parent[parent[node]]
        node = parent[node]
    return node


@cython.final
@cython.cclass
class Table:
    """The price of joining any two nodes of a lattice on which some rails lie."""

    size: cython.int
    width: cython.int
    rails: cython.int
    ends: bytes
    end: Ends
    cells: bytearray
    cell: Row

    def __init__(self, size: int, ends: bytes, cells: bytearray):
        self.size = size
        self.width = (size + BLOCK - 1) // BLOCK * BLOCK
        self.ends = ends
        self.end = cython.cast(Ends, cython.cast(cython.p_char, ends))
        self.rails = len(ends) // 4
        self.cells = cells
        self.cell = cython.cast(Row, cython.cast(cython.p_char, cells))

    def copy(self):
        return Table(self.size, self.ends, bytearray(self.cells))

    def row(self, node: cython.int) -> list:
        """The price of joining the node to each node."""
        return [self.cell[node * self.width + v] for v in range(self.size)]

    def lay(self, rail: cython.int) -> None:
        """Every path may now use the rail: one pass over the table."""
        w: cython.int = self.width
        a: cython.int = self.end[2 * rail]
        b: cython.int = self.end[2 * rail + 1]
        i: cython.int
        if self.cell[a * w + b] == 0:
            return
        memory: bytearray = PyByteArray_FromStringAndSize(cython.NULL, w)
        joined: Row = cython.cast(Row, cython.cast(cython.p_char, memory))
        memcpy(joined, self.cell + a * w, w)
        take_least(joined, self.cell + b * w, 0, w)
        for i in range(self.size):
            take_least(self.cell + i * w, joined, joined[i], w)

    def join_cost(self, start: cython.int, cities: list) -> int:
        """The price of the cheapest tree from the start to all cities; -1 if FAR or more."""
        search: Search = Search(self)
        return search.cheapest() if search.look_from(start, cities) else -1

    def join_costs_with(self, built: list, wanted: list) -> list:
        """The same for each wanted start with its cities, as if `built` were laid first."""
        search: Search = Search(self)
        search.build(built)
        return [
            search.cheapest() if search.look_from(start, cities) else -1 for start, cities in wanted
        ]

    def join_costs_by_node(self, start: cython.int, cities: list, reach: cython.int) -> list:
        """For every node no farther than `reach`: the price if the start's network held it too.

        For nodes beyond that it may be too high.
        """
        search: Search = Search(self)
        return search.cheapest_by_node(reach) if search.look_from(start, cities) else []

    def rail_to_lay(
        self,
        prices: bytes,
        start: cython.int,
        cities: list,
        most: cython.int,
        luck: cython.uint,
        near: cython.bint,
    ) -> int:
        """A rail of a cheapest tree that costs no more, as near to a city as can be if `near` is
        asked for, by luck if several are; -1 if there is none, -2 if a price is FAR or more.
        """
        search: Search = Search(self)
        if not search.look_from(start, cities):
            return -2
        return search.rail_to_lay(prices, most, luck, near)

    def nearest(self, start: cython.int, cities: list) -> int:
        """The nearest of the cities that are not joined to the start yet; -1 if all are."""
        city: cython.int
        price: cython.int
        found: cython.int = -1
        least: cython.int = 256
        for city in cities:
            price = self.cell[start * self.width + city]
            if 0 < price < least:
                least = price
                found = city
        return found

    def is_joined(self, start: cython.int, cities: list) -> bool:
        """Are all cities in the start's network?"""
        city: cython.int
        price: cython.int = 0
        for city in cities:
            price |= self.cell[start * self.width + city]
        return price == 0

    def join_costs_from_each(self, cities: list) -> list:
        """For every node: the price of the cheapest tree that joins all cities and the node."""
        search: Search = Search(self)
        return search.cheapest_from_each() if search.look_from(cities[0], cities) else []

    def trees_with(self, built: list, wanted: list) -> list:
        """For each wanted start with its cities, as if `built` were laid first: by set of cities
        not joined yet (as bits) the price of its tree grown to each node.
        """
        search: Search = Search(self)
        search.build(built)
        return [
            search.all_trees() if search.look_from(start, cities) else []
            for start, cities in wanted
        ]


@cython.final
@cython.cclass
class Search:
    """Dreyfus and Wagner on a table: trees for sets of cities, smaller sets first."""

    table: Table
    size: cython.int
    width: cython.int
    cell: Row
    network_rows: bytearray
    networks: cython.int
    """Built rails that the table does not know yet: how many networks they form."""
    network: Row
    """A row for each: its distance to every node, with the networks before it in use."""
    rows: bytearray
    origin: cython.int
    start: Row
    """The start's distance to every node."""
    meet: Row
    """Scratch: two trees meeting in each node."""
    tree: Row
    """By set of cities: the cheapest tree that joins them and each node."""
    rest: Row
    """By set of cities: the least that it takes to join them, the start and each node."""
    count: cython.int
    city: cython.int[20]
    """The cities not joined yet, one of each network."""

    def __cinit__(self, table: Table):
        self.table = table
        self.size = table.size
        self.width = table.width
        self.cell = table.cell
        self.networks = 0

    @cython.cfunc
    def build(self, built: list):
        """Find the networks that the rails form."""
        size: cython.int = self.size
        w: cython.int = self.width
        end: Ends = self.table.end
        rail: cython.int
        node: cython.int
        memory: bytearray = PyByteArray_FromStringAndSize(cython.NULL, 4 * size)
        parent: Ends = cython.cast(Ends, cython.cast(cython.p_char, memory))
        number: Ends = parent + size
        for node in range(size):
            parent[node] = node
            number[node] = 0
        for rail in built:
            parent[head(parent, end[2 * rail])] = head(parent, end[2 * rail + 1])
        networks: cython.int = 0
        for node in range(size):
            parent[node] = head(parent, node)
            if parent[node] != node and number[parent[node]] == 0:
                networks += 1
                number[parent[node]] = networks
        self.network_rows = PyByteArray_FromStringAndSize(cython.NULL, (networks + 1) * w)
        self.network = cython.cast(Row, cython.cast(cython.p_char, self.network_rows))
        members: Row = self.network + networks * w
        while self.networks < networks:
            memset(members, FAR, w)
            for node in range(size):
                if number[parent[node]] == self.networks + 1:
                    members[node] = 0
            self.spread(members, self.network + self.networks * w)
            self.networks += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def spread(self, source: Row, row: Row) -> cython.void:
        """row[v] = the least source[u] + distance from u to v, networks in use."""
        w: cython.int = self.width
        i: cython.int
        u: cython.int
        price: cython.int
        memset(row, FAR, w)
        for i in range(self.networks):
            price = least_sum(source, self.network + i * w, w)
            if price < FAR:
                take_least(row, self.network + i * w, price, w)
        for i in range(0, w, 8):
            if cython.cast(cython.pointer(cython.ulonglong), source + i)[0] == FAR_WORD:
                continue
            for u in range(i, i + 8):
                if source[u] < row[u]:  # else a source before it does as well, everywhere
                    take_least(row, self.cell + u * w, source[u], w)

    @cython.cfunc
    @cython.exceptval(check=False)
    def spread_one(self, node: cython.int, row: Row) -> cython.void:
        """row[v] = the distance from the node to v, networks in use."""
        w: cython.int = self.width
        i: cython.int
        memcpy(row, self.cell + node * w, w)
        for i in range(self.networks):
            take_least(row, self.network + i * w, self.network[i * w + node], w)

    @cython.cfunc
    def look_from(self, start: cython.int, cities: list) -> cython.bint:
        """Drop what is joined already and make room; False for too many cities."""
        w: cython.int = self.width
        city: cython.int
        i: cython.int
        total: cython.int = len(cities)
        if total > 20:
            return False
        self.rows = PyByteArray_FromStringAndSize(cython.NULL, (2 + (2 << total)) * w)
        self.start = cython.cast(Row, cython.cast(cython.p_char, self.rows))
        self.meet = self.start + w
        self.tree = self.meet + w
        self.spread_one(start, self.start)
        self.origin = start
        self.count = 0
        for city in cities:
            if self.start[city] == 0:
                continue
            for i in range(self.count):
                if self.tree[(1 << i) * w + city] == 0:
                    break
            else:
                self.spread_one(city, self.tree + (1 << self.count) * w)
                self.city[self.count] = city
                self.count += 1
        self.rest = self.tree + (1 << self.count) * w
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def spanning(self) -> cython.int:
        """Prim: a tree of shortest paths between start and cities; never below the cheapest."""
        near = cython.declare(cython.int[20])
        w: cython.int = self.width
        price: cython.int = 0
        best: cython.int
        done: cython.int = 0
        i: cython.int
        for i in range(self.count):
            near[i] = self.start[self.city[i]]
        for _ in range(self.count):
            best = -1
            for i in range(self.count):
                if not (done >> i) & 1 and (best < 0 or near[i] < near[best]):
                    best = i
            done |= 1 << best
            price += near[best]
            for i in range(self.count):
                near[i] = min(near[i], self.tree[(1 << best) * w + self.city[i]])
        return price

    @cython.cfunc
    @cython.exceptval(check=False)
    def bound_rest(self) -> cython.void:
        """The farthest city of a set is the least that must be paid for the set."""
        w: cython.int = self.width
        cities: cython.int
        low: cython.int
        memcpy(self.rest, self.start, w)
        for cities in range(1, 1 << self.count):
            low = cities & -cities
            memcpy(self.rest + cities * w, self.rest + (cities ^ low) * w, w)
            take_most(self.rest + cities * w, self.tree + low * w, w)

    @cython.cfunc
    @cython.exceptval(check=False)
    def meet_in_each(self, cities: cython.int) -> cython.void:
        """meet[v] = the cheapest two trees that share the cities out and meet in v."""
        w: cython.int = self.width
        low: cython.int = cities & -cities
        others: cython.int = cities ^ low
        part: cython.int = others
        memset(self.meet, FAR, w)
        while part:
            take_least_sum(self.meet, self.tree + part * w, self.tree + (cities ^ part) * w, w)
            part = (part - 1) & others

    @cython.cfunc
    def cheapest(self) -> cython.int:
        w: cython.int = self.width
        full: cython.int = (1 << self.count) - 1
        limit: cython.int = self.spanning()
        cities: cython.int
        if self.count <= 1:
            return limit
        if limit >= FAR:
            return -1
        self.bound_rest()
        for cities in range(3, full):
            if cities & (cities - 1):
                self.meet_in_each(cities)
                forget_hopeless(self.meet, self.rest + (full ^ cities) * w, limit, w)
                self.spread(self.meet, self.tree + cities * w)
        self.meet_in_each(full)
        return min(limit, least_sum(self.meet, self.start, w))

    @cython.cfunc
    @cython.exceptval(check=False)
    def grow_all(self) -> cython.void:
        cities: cython.int
        memset(self.tree, 0, self.width)
        for cities in range(3, 1 << self.count):
            if cities & (cities - 1):
                self.meet_in_each(cities)
                self.spread(self.meet, self.tree + cities * self.width)

    @cython.cfunc
    @cython.exceptval(check=False)
    def grow_within(self, limit: cython.int) -> cython.void:
        """The same, but FAR where a tree can be no part of one that joins all for the limit."""
        w: cython.int = self.width
        full: cython.int = (1 << self.count) - 1
        cities: cython.int
        self.bound_rest()
        memset(self.tree, 0, w)
        for cities in range(3, full + 1):
            if cities & (cities - 1):
                self.meet_in_each(cities)
                forget_hopeless(self.meet, self.rest + (full ^ cities) * w, limit + 1, w)
                self.spread(self.meet, self.tree + cities * w)

    @cython.cfunc
    def cheapest_by_node(self, reach: cython.int) -> list:
        """A node's price is of use below the cheapest alone; so the way there costs less beyond."""
        limit: cython.int = self.spanning()
        if limit >= FAR:
            return []
        self.grow_to_nodes(limit + reach - 1 if reach > 0 else limit)
        return [self.meet[v] for v in range(self.size)]

    @cython.cfunc
    @cython.exceptval(check=False)
    def grow_to_nodes(self, limit: cython.int) -> cython.void:
        """meet[v] = the price with some cities joined to the start, the others to v, where that
        and the way from the start to v are within the limit together, or v adds nothing.
        """
        w: cython.int = self.width
        full: cython.int = (1 << self.count) - 1
        cities: cython.int
        price: cython.int
        self.grow_within(limit)
        memset(self.meet, FAR, w)
        for cities in range(full + 1):
            price = self.tree[cities * w + self.origin]
            take_least(self.meet, self.tree + (full ^ cities) * w, price, w)

    @cython.cfunc
    def rail_to_lay(
        self, prices: bytes, most: cython.int, luck: cython.uint, is_near: cython.bint
    ) -> cython.int:
        found = cython.declare(cython.int[64])
        end: Ends = self.table.end
        price: cython.int
        rail: cython.int
        a: cython.int
        b: cython.int
        near: cython.int
        best: cython.int = FAR
        count: cython.int = 0
        limit: cython.int = self.spanning()
        if self.count == 0 or limit >= FAR:
            return -1
        self.grow_to_nodes(limit)
        price = self.meet[self.origin]
        for rail in range(self.table.rails):
            a = end[2 * rail]
            b = end[2 * rail + 1]
            if (self.start[a] == 0) == (self.start[b] == 0):
                continue
            b = a if self.start[b] == 0 else b
            if prices[rail] > most or self.meet[b] + prices[rail] != price:
                continue
            near = self.distance_to_city(b) if is_near else 0
            if near < best:
                best = near
                count = 0
            if near == best and count < 64:
                found[count] = rail
                count += 1
        return found[luck % count] if count else -1

    @cython.cfunc
    @cython.exceptval(check=False)
    def distance_to_city(self, node: cython.int) -> cython.int:
        """To the nearest city that is not joined yet."""
        least: cython.int = FAR
        i: cython.int
        for i in range(self.count):
            least = min(least, self.tree[(1 << i) * self.width + node])
        return least

    @cython.cfunc
    def cheapest_from_each(self) -> list:
        """The start is one more city."""
        w: cython.int = self.width
        memcpy(self.tree + (1 << self.count) * w, self.start, w)
        self.city[self.count] = self.origin
        self.count += 1
        if self.spanning() >= FAR:
            return []
        self.grow_all()
        return [self.tree[((1 << self.count) - 1) * w + v] for v in range(self.size)]

    @cython.cfunc
    def all_trees(self) -> list:
        w: cython.int = self.width
        if self.spanning() >= FAR:
            return []
        self.grow_all()
        return [
            cython.cast(cython.p_char, self.tree + cities * w)[: self.size]
            for cities in range(1 << self.count)
        ]


def empty_table(size: cython.int, ends: bytes, prices: bytes) -> Table | None:
    """The table of an empty board, or None when a price does not fit.

    `ends` are the two nodes of each rail as unsigned shorts, `prices` are at most FAR.
    Floyd and Warshall: every detour by every node.
    """
    w: cython.int = (size + BLOCK - 1) // BLOCK * BLOCK
    table: Table = Table(size, ends, bytearray(b"\x7f" * (w * w)))
    cell: Row = table.cell
    a: cython.int
    b: cython.int
    i: cython.int
    for i in range(size):
        cell[i * w + i] = 0
    for i in range(table.rails):
        a = table.end[2 * i]
        b = table.end[2 * i + 1]
        cell[a * w + b] = cell[b * w + a] = prices[i]
    for b in range(size):
        for a in range(size):
            if a != b and cell[a * w + b] < FAR:
                take_least(cell + a * w, cell + b * w, cell[a * w + b], w)
    for a in range(size):
        for b in range(size):
            if cell[a * w + b] == FAR:
                return None
    return table
