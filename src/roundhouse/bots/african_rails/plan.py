"""A plan for all trains of a player: a tour for each, with the contracts shared out."""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import Final

from roundhouse.boards.paths import FAR
from roundhouse.bots.african_rails.outlook import Outlook, Runner, closed_now
from roundhouse.bots.african_rails.rails import Rails, Survey
from roundhouse.bots.african_rails.style import Style
from roundhouse.bots.african_rails.tours import Node, Planner, Stop, Tour
from roundhouse.bots.budget import Budget, Meter, Steps
from roundhouse.games.african_rails.planners.building import Section

NOTHING: Final = -30.0
"""What a train without a tour is worth."""
NEARLY: Final = 20
"""Cash that may be missing to the target when major cities come before everything else."""
USUAL_STOPS: Final = 6
"""Of a tour, about."""
AT_ONCE: Final = -9.0
"""The turn in which repairs should have begun."""


class Work:
    """Track for one stop of a tour."""

    def __init__(self, start: float, sections: list[Section], goal: Stop | None = None) -> None:
        self.start = start
        """The turn in which building should begin."""
        self.sections = sections
        self.goal = goal
        """The delivery that it is for; None for repairs."""
        self.train = 0
        self.stop = 0
        """The train and the number of its stop, from 1 on, that the track leads to."""
        self.cost = sum(cost for _, _, cost in sections)


class Plan:
    def __init__(self, tours: list[Tour | None], works: list[Work], is_closing: bool) -> None:
        self.tours = tours
        """Of each train."""
        self.works = works
        """In the order in which they are to be built."""
        self.is_closing = is_closing
        """Major cities are all that is missing to a win."""
        self.repairs = any(work.start == AT_ONCE for work in works)
        self.value = sum(NOTHING if tour is None else tour.value for tour in tours)


class Office:
    """Makes plans for one decision."""

    def __init__(self, outlook: Outlook, style: Style) -> None:
        self.outlook = outlook
        self.style = style
        self.width = style.width
        helps = 1.0 + 1.0 / (outlook.seats - 1)
        fees = [fee * helps for fee in outlook.fees]
        speed = outlook.runners[0].speed
        self.survey = Survey(outlook.position, outlook.home, speed, fees, style.uses_foreign)
        if style.looks_around and not outlook.is_building:
            self.survey.closed = closed_now(outlook)
        self.base: Rails = self.survey.bare
        """With what has to be repaired first."""
        majors = self.survey.majors_cost(self.survey.bare)
        self.is_closing = majors > 0 and outlook.cash - majors >= outlook.target - NEARLY
        self.repairs: list[Work] = []
        for runner in outlook.runners:
            self.rejoin(runner)

    def rejoin(self, runner: Runner) -> None:
        """AF-5: a train that lost its track is to be joined to the network again."""
        if not 0 < self.base.costs.distance[runner.at] < FAR:
            return
        if not self.survey.is_on_foreign(runner.at):
            self.base = self.survey.grown(self.base, runner.at)
            self.repairs.append(Work(AT_ONCE, self.base.sections))

    def plan(self, budget: Budget) -> Plan:
        """The best tours; with two trains both orders of choosing are tried."""
        if len(self.outlook.runners) == 1:
            return self.shared([0], budget)
        one = self.shared([0, 1], part_of(budget, 4))
        two = self.shared([1, 0], part_of(budget, 4))
        return two if two.value > one.value else one

    def shared(self, order: list[int], budget: Budget) -> Plan:
        """Each train in that order takes its best tour of what is left."""
        tours: list[Tour | None] = [None] * len(order)
        works = self.repairs[:]
        base = self.base
        money = float(self.outlook.cash - sum(work.cost for work in works))
        used: list[int] = []
        for number in order:
            planner = self.planner(number, base, money, used)
            planner.width = width_for(self.width, budget)
            tour = planner.tour(Meter(budget))
            if tour is not None:
                tours[number] = tour
                node = planner.replay(tour.stops)
                if node is not None:
                    works += works_of(node, number, self.outlook.limit)
                    base = node.rails
                    money = max(0.0, money - node.cost)
                    used += node.cards
        works.sort(key=lambda work: work.start)
        return Plan(tours, works, self.is_closing)

    def planner(self, number: int, base: Rails, money: float, used: list[int]) -> Planner:
        runner = self.outlook.runners[number]
        planner = Planner(self.outlook, self.survey, self.style, runner)
        planner.tasks = [task for task in self.outlook.tasks if task.card not in used]
        planner.money = money
        planner.width = self.width
        planner.set_out_from(base)
        return planner

    def again(self, plans: list[list[Stop]]) -> Plan | None:
        """The same tours, as things stand now; None where they cannot be done any more."""
        tours: list[Tour | None] = []
        works = self.repairs[:]
        base = self.base
        money = float(self.outlook.cash - sum(work.cost for work in works))
        for number, stops in enumerate(plans):
            planner = self.planner(number, base, money, [])
            node = planner.replay(stops)
            if node is None:
                return None
            tours.append(Tour(stops, node.value) if stops else None)
            works += works_of(node, number, self.outlook.limit)
            base = node.rails
            money = max(0.0, money - node.cost)
        works.sort(key=lambda work: work.start)
        return Plan(tours, works, self.is_closing)


def part_of(budget: Budget, parts: int) -> Budget:
    """A budget shared out among so many searches; of the time, that part of what is left."""
    if isinstance(budget, Steps):
        now = 0.0 if budget.until == inf else perf_counter()
        return Steps(budget.count // parts, now + (budget.until - now) / parts)
    return None if budget is None else budget / parts


def width_for(width: int, budget: Budget) -> int:
    """With few steps rather long tours than many short ones."""
    return min(width, max(2, budget.count // USUAL_STOPS)) if isinstance(budget, Steps) else width


def works_of(node: Node, train: int, limit: int) -> list[Work]:
    """The track of each stop, as late as it may be begun."""
    found: list[Work] = []
    step: Node | None = node
    goal: Stop | None = None
    start = node.clock
    while step is not None and step.before is not None:
        before = step.before
        if step.stop is not None and step.stop.task is not None:
            goal = step.stop
        if step.last_cost > 0:
            start = min(start, before.clock) - step.last_cost / limit
            work = Work(start, step.rails.sections, goal)
            work.train, work.stop = train, step.depth
            found.append(work)
        step = before
    found.reverse()
    return found
