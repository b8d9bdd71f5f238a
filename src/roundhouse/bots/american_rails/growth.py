"""Where a company can grow: the cities in reach, best value for money first.

A plan is a list of legs. A leg is the way from the network, earlier legs included, to one more
city. Plans are kept from position to position and made anew only when something on their way
has changed.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.american_rails.board import COMPANIES, HEXES
from roundhouse.games.american_rails.facts import BOARD
from roundhouse.games.american_rails.income import CONNECTION
from roundhouse.games.american_rails.state import State, has_cube

FAR: Final = 1_000
REACH: Final = 32
"""How far plans look, in dollars and cubes together."""
LEGS: Final = 5
ENOUGH: Final = 2
"""A plan with fewer legs left is made anew."""
CUBE: Final = 1
"""What a cube counts beside its cost: actions are scarce as well as money."""
RICHEST: Final = sorted(BOARD.cities, key=lambda at: (not BOARD.is_bonus[at], -BOARD.full[at]))
"""The cities of the special connections first, then by value."""


class Leg:
    """The way to one more city."""

    def __init__(self, city: int, path: list[int], seen: list[int], cost: int, gain: int) -> None:
        self.city = city
        self.path = path
        """Hexes to build, the city last."""
        self.seen = seen
        """What stood in them when the plan was made."""
        self.cost = cost
        self.gain = gain
        """What the city adds to the company's income."""


class Plans:
    """A plan for each company; copies share what has been found so far."""

    def __init__(self) -> None:
        self.legs: list[list[Leg]] = [[] for _ in range(COMPANIES)]
        self.known: list[bool] = [False] * COMPANIES
        self.short: list[bool] = [False] * COMPANIES
        """Does the plan end because nothing more is in reach?"""
        self.start: int = -1
        """The city where a new company would begin; -1: not looked for."""
        self.start_legs: list[Leg] = []
        self.memory: dict[bytes, list[Leg]] = {}
        """What was planned for a company and its network before, in any line of play."""

    def copy(self) -> Plans:
        other = Plans()
        other.legs = self.legs.copy()
        other.known = self.known.copy()
        other.short = self.short.copy()
        other.start = self.start
        other.start_legs = self.start_legs
        other.memory = self.memory
        return other

    def of(self, state: State, company: int) -> list[Leg]:
        """The plan of a company on the board, as far as it is still to be built."""
        if self.known[company]:
            legs, is_cut = _left(state, company, self.legs[company])
            if is_cut:
                self.short[company] = False
            if len(legs) >= ENOUGH or self.short[company]:
                self.legs[company] = legs
                return legs
        found = self._remembered(state, company)
        self.legs[company] = found
        self.known[company] = True
        self.short[company] = len(found) < LEGS
        return found

    def beginning(self, state: State, company: int, city: int) -> list[Leg]:
        """The plan of a company that would begin in this city."""
        network = bytes([COMPANIES + company, city])
        found = self.memory.get(network)
        if found is None or not is_open(state, found):
            found = plan_from(state, company, city)
            self.memory[network] = found
        return found

    def _remembered(self, state: State, company: int) -> list[Leg]:
        network = bytes([company, state.supply[company], *state.frontier[company]])
        found = self.memory.get(network)
        if found is None or not is_open(state, found):
            found = plan(state, company)
            self.memory[network] = found
        return found


def is_open(state: State, legs: list[Leg]) -> bool:
    """Is nothing new on the way?"""
    for leg in legs:
        for at, hex_ in enumerate(leg.path):
            if leg.seen[at] != state.track[hex_] * 2 + state.houses[hex_]:
                return False
    return True


def _left(state: State, company: int, legs: list[Leg]) -> tuple[list[Leg], bool]:
    """What is left of a plan: legs not built yet, and whether something came in between."""
    built = 0
    for leg in legs:
        if not has_cube(state, company, leg.city):
            break
        built += 1
    if built:
        legs = legs[built:]
    for number, leg in enumerate(legs):
        path, seen = leg.path, leg.seen
        done = 0
        if number == 0:
            while has_cube(state, company, path[done]):
                done += 1
        for at in range(done, len(path)):
            if seen[at] != state.track[path[at]] * 2 + state.houses[path[at]]:
                return legs[:number], True
        if done:
            legs = legs.copy()
            cost = sum([state.price[hex_] for hex_ in path[done:]])
            legs[0] = Leg(leg.city, path[done:], seen[done:], cost, leg.gain)
    return legs, False


def plan(state: State, company: int) -> list[Leg]:
    """Leg after leg to the city with the best income for its cost."""
    reach = Reach(state, company)
    reach.begin(state.frontier[company])
    return _legs(reach)


def plan_from(state: State, company: int, city: int) -> list[Leg]:
    """The plan of a company that would begin in this city."""
    reach = Reach(state, company)
    reach.enter(city)
    return _legs(reach)


def _legs(reach: Reach) -> list[Leg]:
    found: list[Leg] = []
    for _ in range(LEGS):
        city = reach.best_city()
        if city < 0:
            break
        found.append(reach.take(city))
    return found


class Reach:
    """Cheapest ways over the map for one company, from a network that may be imagined."""

    def __init__(self, state: State, company: int) -> None:
        self.state = state
        self.company = company
        self.weight: list[int] = [FAR] * HEXES
        """Dollars and cubes on the way to a hex, the hex included."""
        self.steps: list[int] = [0] * HEXES
        self.before: list[int] = [-1] * HEXES
        self.rows: list[list[int]] = [[] for _ in range(REACH + 1)]
        """Hexes to look at, by their weight."""
        self.found: list[int] = []
        """Cities that have been looked at."""
        self.best = -1
        self.ratio = 0.0
        """The city that adds most for its weight, and how much."""
        self.cubes = state.supply[company]
        self.bonus = 0
        for city in state.board.bonus:
            self.bonus += has_cube(state, company, city)

    def begin(self, hexes: list[int]) -> None:
        """The hexes next to the network."""
        for hex_ in hexes:
            weight = self.state.price[hex_] + CUBE
            self.weight[hex_] = weight
            self.steps[hex_] = 1
            self.rows[weight].append(hex_)

    def gain(self, city: int) -> int:
        """AR-5.10, AR-5.11: what the city would add, given the legs before."""
        state, board = self.state, self.state.board
        house = state.houses[city]
        value = board.shared[city] + house if state.track[city] else board.full[city] + 2 * house
        return value + CONNECTION * self.bonus if board.is_bonus[city] else value

    def most_gain(self) -> int:
        """No city that is still to be reached adds more."""
        board, most = self.state.board, 0
        for city in RICHEST:
            if board.full[city] + 2 <= most and not board.is_bonus[city]:
                break
            if self.weight[city] and not has_cube(self.state, self.company, city):
                most = max(most, self.gain(city))
        return most

    def best_city(self) -> int:
        """The most income for its weight; looks no further than a better one could be."""
        self.best, self.ratio = -1, 0.0
        for city in self.found:
            self.compare(city)
        limit, number = self.most_gain(), self.state.board.city_number
        for weight, row in enumerate(self.rows):
            if weight * self.ratio > limit:
                break
            if row:
                for hex_ in row:
                    if self.weight[hex_] == weight:
                        self.pass_through(hex_)
                        if number[hex_] >= 0:
                            self.found.append(hex_)
                            self.compare(hex_)
                row.clear()
        return self.best

    def compare(self, city: int) -> None:
        weight = self.weight[city]
        if weight and self.steps[city] <= self.cubes:
            ratio = self.gain(city) / weight
            if ratio > self.ratio or (ratio == self.ratio and city < self.best):
                self.best, self.ratio = city, ratio

    def pass_through(self, hex_: int) -> None:
        """What is next to a hex may be cheaper to reach than was known."""
        weights, price, track = self.weight, self.state.price, self.state.track
        single = self.state.board.single
        near, steps = weights[hex_] + CUBE, self.steps[hex_] + 1
        for other in self.state.board.neighbours[hex_]:
            far = near + price[other]
            if far < weights[other] and far <= REACH:
                there = track[other]
                if there and ((there >> self.company) & 1 or single[other]):
                    continue
                weights[other] = far
                self.steps[other] = steps
                self.before[other] = hex_
                self.rows[far].append(other)

    def enter(self, hex_: int) -> None:
        """The hex belongs to the network from now on."""
        self.weight[hex_] = 0
        self.steps[hex_] = 0
        self.rows[0].append(hex_)
        if self.state.board.is_bonus[hex_]:
            self.bonus += 1

    def take(self, city: int) -> Leg:
        """The leg to the city, which then belongs to the network."""
        state = self.state
        gain = self.gain(city)
        path: list[int] = []
        at = city
        while at >= 0 and self.weight[at] > 0:
            path.append(at)
            at = self.before[at]
        path.reverse()
        cost = 0
        for hex_ in path:
            cost += state.price[hex_]
            self.enter(hex_)
        self.cubes -= len(path)
        seen = [state.track[hex_] * 2 + state.houses[hex_] for hex_ in path]
        return Leg(city, path, seen, cost, gain)


def growth(legs: list[Leg], money: float, cubes: float) -> float:
    """The income that this much money and so many cubes would add along a plan."""
    total = 0.0
    for leg in legs:
        size = len(leg.path)
        if leg.cost > money or size > cubes:
            part = min(money / leg.cost, cubes / size)
            return total + leg.gain * max(0.0, part)
        money -= leg.cost
        cubes -= size
        total += leg.gain
    return total
