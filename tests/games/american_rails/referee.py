"""A second opinion: the rulebook once more, slowly, from the board file and sets of names.

It shares no code with the game. Given the actions of a game it says who acts, what is allowed
and how all the money stands; the tests hold the game against it.
"""

from __future__ import annotations

import json
from collections.abc import Generator
from importlib.resources import files
from math import ceil
from typing import Any

BOARD = json.loads(files("roundhouse.boards").joinpath("american_rails.json").read_text("utf-8"))
GRID: list[str] = BOARD["grid"]
LAND = [(r, c) for r, line in enumerate(GRID) for c, letter in enumerate(line) if letter != "O"]
CITIES = {(city["row"], city["column"]): city for city in BOARD["cities"]}
NAMES: list[str] = [company["name"] for company in BOARD["companies"]]
SPACES = ["pass", "develop", "fund", "take", "expand3", "auction", "expand4"]
CUBES = {"take": 2, "expand3": 3, "expand4": 4}
Spot = tuple[int, int]
Step = tuple[Any, ...]
"""An action as a plain tuple: its name and its values, hexes as (row, column)."""
Script = Generator[tuple[int | None, list[Step]], Step, Any]
"""Asks a seat (None: the box) for one of some steps and is sent the answer."""


def touch(a: Spot, b: Spot) -> bool:
    """Do the hexes share a side? Measured between their centres on the printed board."""
    across = (2 * a[1] + a[0] % 2) - (2 * b[1] + b[0] % 2)
    return (abs(a[0] - b[0]), abs(across)) in {(0, 2), (1, 1)}


class Referee:
    def __init__(self, seats: int, banker: int | None, auto_pass: bool) -> None:
        self.seats, self.banker, self.auto_pass = seats, banker, auto_pass
        self.cash = dict.fromkeys(range(seats), 40 if seats == 5 else 50)
        self.treasury = dict.fromkeys(NAMES, 0)
        self.companies = list(NAMES)
        self.unsold = {company["name"]: company["shares"] for company in BOARD["companies"]}
        self.shares: list[tuple[int, str]] = []
        self.cubes: set[tuple[str, Spot]] = set()
        self.houses: set[Spot] = set()
        self.year = 1851
        self.over = False
        self.game = self._play()
        self.who, self.allowed = next(self.game)

    def play(self, step: Step) -> None:
        try:
            self.who, self.allowed = self.game.send(step)
        except StopIteration:
            self.over = True

    # The game as a script: each `yield` asks somebody for one of some steps.

    def _play(self) -> Script:
        if self.seats == 3:
            _, gone = yield None, [("RemoveCompany", name) for name in NAMES]
            self.companies.remove(gone)
            self.unsold[gone] = 0
        if self.banker is None:
            _, self.banker = yield None, [("DrawBanker", seat) for seat in range(self.seats)]
        order = yield from self._preparation()
        while True:
            for _ in range(3):
                order = yield from self._phase(order)
            for company in self.companies:
                holders = [seat for seat, name in self.shares if name == company]
                for seat in holders:
                    self.cash[seat] += ceil(self.income(company) / len(holders))
            if self.year == 1857 or not any(self.unsold.values()) or self.low() >= self.seats:
                return
            self.year += 1

    def _preparation(self) -> Script:
        waiting, order, chooser = list(self.companies), [], self.banker
        while waiting:
            _, company = yield chooser, [("OfferCompany", name) for name in waiting]
            waiting.remove(company)
            winner, last = yield from self._auction(chooser, company)
            chooser = last if winner is None else winner
            if winner is not None and winner not in order:
                order.append(winner)
        assert self.banker is not None
        clockwise = [(self.banker + step) % self.seats for step in range(self.seats)]
        return order + [seat for seat in clockwise if seat not in order]

    def _auction(self, opener: Any, company: str) -> Script:
        inside = [(opener + step) % self.seats for step in range(self.seats)]
        bid, leader, last = 0, None, opener
        while inside and inside != [leader]:
            seat = inside.pop(0)
            bids = range(max(10, bid + 1), self.cash[seat] + 1)
            step: Step = ("PassBid",)
            if bids or not self.auto_pass:
                step = yield seat, [("PassBid",)] + [("Bid", amount) for amount in bids]
            last = seat
            if step[0] == "Bid":
                bid, leader = step[1], seat
                inside.append(seat)
        self.unsold[company] -= 1
        if leader is None:
            return None, last
        self.cash[leader] -= bid
        self.treasury[company] += bid
        free = [spot for spot in CITIES if not self.there(spot)]
        if any(name == company for name, _ in self.cubes):
            self.shares.append((leader, company))
        elif free:
            self.shares.append((leader, company))
            _, spot = yield leader, [("StartCity", spot) for spot in sorted(free)]
            self.cubes.add((company, spot))
        else:
            self.unsold[company] = 0
        return leader, last

    def _phase(self, order: list[int]) -> Script:
        taken: dict[str, int] = {}
        for seat in order:
            _, space = yield seat, [("TakeSpace", s) for s in SPACES if s not in taken]
            taken[space] = seat
            if space != "pass":
                yield from self._action(seat, space)
        return [taken[space] for space in SPACES if space in taken]

    def _action(self, seat: int, space: str) -> Script:
        choices: list[Step] = [("Decline",)]
        if space == "develop" and len(self.houses) < 12:
            choices += [("Develop", spot) for spot in sorted(CITIES) if self.can_develop(spot)]
        if space == "fund":
            choices += [("Fund", company) for company in self.companies]
        if space == "take":
            choices += [("TakeTwo",), ("TaxOthers",)]
        if space == "auction":
            choices += [("AuctionShare", name) for name in NAMES if self.unsold[name]]
        if space in ("expand3", "expand4") or (space == "take" and self.seats > 3):
            choices += self.cubes_for(seat)
        step = yield seat, choices
        if step[0] == "Develop":
            self.houses.add(step[1])
        elif step[0] == "Fund":
            self.treasury[step[1]] += 5
        elif step[0] == "TakeTwo":
            self.cash[seat] += 2
        elif step[0] == "TaxOthers":
            for other in set(self.cash) - {seat}:
                self.cash[other] = max(0, self.cash[other] - 2)
        elif step[0] == "AuctionShare":
            yield from self._auction(seat, step[1])
        elif step[0] == "PlaceCube":
            yield from self._expand(seat, step, CUBES[space])

    def _expand(self, seat: int, step: Step, cubes: int) -> Script:
        while step[0] == "PlaceCube":
            _, company, spot = step
            self.treasury[company] -= self.cost(spot)
            self.cubes.add((company, spot))
            cubes -= 1
            more = self.cubes_for(seat)
            if not cubes or not more:
                return
            step = yield seat, [("Done",), *more]

    # What the board says.

    def there(self, spot: Spot) -> list[str]:
        return [company for company, place in self.cubes if place == spot]

    def left(self, company: str) -> int:
        """Cubes in the supply: one marks the income."""
        total: int = BOARD["companies"][NAMES.index(company)]["cubes"]
        return total - 1 - sum(name == company for name, _ in self.cubes)

    def low(self) -> int:
        """Supplies with two pieces or fewer."""
        supplies = [self.left(company) for company in self.companies] + [12 - len(self.houses)]
        return sum(pieces <= 2 for pieces in supplies)

    def can_develop(self, spot: Spot) -> bool:
        developable: bool = CITIES[spot]["developable"]
        return developable and spot not in self.houses and bool(self.there(spot))

    def cost(self, spot: Spot) -> int:
        terrain = GRID[spot[0]][spot[1]]
        if terrain in "FM":
            return {"F": 3, "M": 5}[terrain]
        return 2 + 2 * len(self.there(spot)) + 2 * (spot in self.houses)

    def cubes_for(self, seat: int) -> list[Step]:
        mine = {company for holder, company in self.shares if holder == seat}
        return [
            ("PlaceCube", company, spot)
            for company in NAMES
            if company in mine and self.left(company)
            for spot in LAND
            if self.can_stand(company, spot) and self.cost(spot) <= self.treasury[company]
        ]

    def can_stand(self, company: str, spot: Spot) -> bool:
        there = self.there(spot)
        if company in there or (there and GRID[spot[0]][spot[1]] in "FM"):
            return False
        return any(name == company and touch(place, spot) for name, place in self.cubes)

    def income(self, company: str) -> int:
        track = {place for name, place in self.cubes if name == company}
        total = 0
        for spot in track & set(CITIES):
            alone, house = len(self.there(spot)) == 1, spot in self.houses
            total += CITIES[spot]["full" if alone else "shared"] + house * (2 if alone else 1)
        ends = [spot for spot, city in CITIES.items() if city["bonus"] and spot in track]
        return total + 10 * sum(joined(track, a, b) for a in ends for b in ends if a < b)


def joined(track: set[Spot], a: Spot, b: Spot) -> bool:
    """Is there a way from one to the other over the company's track?"""
    reached, edge = {a}, {a}
    while edge:
        edge = {spot for spot in track - reached if any(touch(spot, near) for near in edge)}
        reached |= edge
    return b in reached
