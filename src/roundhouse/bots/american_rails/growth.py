"""Where a company can grow: the cities in reach, best value for money first.

A plan is a list of legs. A leg is the way from the network, earlier legs included, to one more
city. Plans are kept from position to position and made anew only when something on their way
has changed.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.american_rails.board import COMPANIES, HEXES
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
    """A plan for each company; `copy` shares what has been found so far."""

    def __init__(self) -> None:
        self.legs: list[list[Leg]] = [[] for _ in range(COMPANIES)]
        self.known: list[bool] = [False] * COMPANIES
        self.short: list[bool] = [False] * COMPANIES
        """Does the plan end because nothing more is in reach?"""
        self.start: int = -1
        """The city where a new company would begin; -1: not looked for."""
        self.start_legs: list[Leg] = []

    def copy(self) -> Plans:
        other = Plans()
        other.legs = self.legs.copy()
        other.known = self.known.copy()
        other.short = self.short.copy()
        other.start = self.start
        other.start_legs = self.start_legs
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
        found = plan(state, company)
        self.legs[company] = found
        self.known[company] = True
        self.short[company] = len(found) < LEGS
        return found


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
    reach.spread()
    return _legs(reach)


def plan_from(state: State, company: int, city: int) -> list[Leg]:
    """The plan of a company that would begin in this city."""
    reach = Reach(state, company)
    reach.enter(city)
    reach.spread()
    return _legs(reach)


def _legs(reach: Reach) -> list[Leg]:
    found: list[Leg] = []
    for _ in range(LEGS):
        city = reach.best_city()
        if city < 0:
            break
        found.append(reach.take(city))
    return found


def tolls(state: State, company: int) -> list[int]:
    single, price = state.board.single, state.price
    found: list[int] = []
    for hex_, there in enumerate(state.track):
        if there and ((there >> company) & 1 or single[hex_]):
            found.append(FAR)
        else:
            found.append(price[hex_] + CUBE)
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
        self.toll: list[int] = tolls(state, company)
        """What a cube in each hex counts; FAR where none fits."""
        self.cubes = state.supply[company]
        self.bonus = 0
        for city in state.board.bonus:
            self.bonus += has_cube(state, company, city)

    def begin(self, hexes: list[int]) -> None:
        """The hexes next to the network."""
        for hex_ in hexes:
            weight = self.toll[hex_]
            self.weight[hex_] = weight
            self.steps[hex_] = 1
            self.rows[weight].append(hex_)

    def spread(self) -> None:
        """Every hex that is cheaper to reach than was known, cheapest first."""
        weights, tolls, rows = self.weight, self.toll, self.rows
        neighbours = self.state.board.neighbours
        for weight, row in enumerate(rows):
            if not row:
                continue
            for hex_ in row:
                if weights[hex_] == weight:
                    steps = self.steps[hex_] + 1
                    for other in neighbours[hex_]:
                        far = weight + tolls[other]
                        if far < weights[other] and far <= REACH:
                            weights[other] = far
                            self.steps[other] = steps
                            self.before[other] = hex_
                            rows[far].append(other)
            row.clear()

    def gain(self, city: int) -> int:
        """AR-5.10, AR-5.11: what the city would add, given the legs before."""
        state, board = self.state, self.state.board
        house = state.houses[city]
        value = board.shared[city] + house if state.track[city] else board.full[city] + 2 * house
        return value + CONNECTION * self.bonus if board.is_bonus[city] else value

    def best_city(self) -> int:
        best, most = -1, 0.0
        for city in self.state.board.cities:
            weight = self.weight[city]
            if 0 < weight < FAR and self.steps[city] <= self.cubes:
                ratio = self.gain(city) / weight
                if ratio > most:
                    best, most = city, ratio
        return best

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
        self.spread()
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
