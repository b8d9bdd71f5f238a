"""Tours: what a train loads and delivers, stop by stop, and what that is worth.

The search keeps the most promising unfinished tours of each length and goes on from those.
A tour's worth is its payments, less its track and fees, less what its turns could have earned.
"""

from __future__ import annotations

from typing import Final

from roundhouse.boards.network import MAJOR
from roundhouse.boards.paths import FAR
from roundhouse.bots.african_rails.outlook import Outlook, Runner, Task, steps_to
from roundhouse.bots.african_rails.rails import GOALS, Leg, Rails, Survey
from roundhouse.bots.african_rails.style import Style
from roundhouse.bots.budget import Meter
from roundhouse.games.african_rails.facts import BOARD

FULL_GAME: Final = 250.0
"""What is missing to the target at the start of a game, about: track built then is kept longest."""
LATER: Final = 0.6
"""How much of the way of a second piece on board counts: it goes along with the first."""


FINALISTS: Final = 6
"""Promising tours that are planned to their end before one is chosen."""


class Stop:
    """A good loaded, or delivered for a contract."""

    def __init__(self, place: int, good: int, task: Task | None) -> None:
        self.place = place
        self.good = good
        self.task = task
        """None where the good is loaded."""
        self.clock = 0.0
        """Turns from now until it is done."""


class Node:
    """An unfinished tour."""

    def __init__(self, rails: Rails, at: int, clock: float, money: float, loads: list[int]) -> None:
        self.rails = rails
        self.at = at
        self.spent = 0
        """Points of the present turn already gone, at the start of the tour."""
        self.clock = clock
        """Turns of riding and waiting until here."""
        self.ready = 0.0
        """Turns until all track so far is built."""
        self.money = money
        """Cash, less the track so far."""
        self.paid_at = 0.0
        """When the last payment came."""
        self.early = money
        """The part of the cash that is there from the start."""
        self.loads = loads
        self.cards: list[int] = []
        """Carried out."""
        self.gain = 0.0
        self.cost = 0
        """Of all track so far."""
        self.last_cost = 0
        """Of the track to the last stop."""
        self.fees = 0.0
        self.done = 0
        """Contracts carried out."""
        self.stop: Stop | None = None
        self.before: Node | None = None
        self.depth = 0
        self.value = 0.0
        self.promise = 0.0


class Tour:
    """A plan for one train."""

    def __init__(self, stops: list[Stop], value: float) -> None:
        self.stops = stops
        self.value = value
        """In M, beyond what the turns are worth otherwise."""


class Planner:
    """Looks for the best tour of one train."""

    def __init__(self, outlook: Outlook, survey: Survey, style: Style, runner: Runner) -> None:
        self.outlook = outlook
        self.survey = survey
        self.style = style
        self.runner = runner
        self.width = style.width
        self.worth = style.rates[runner.kind]
        self.tasks: list[Task] = outlook.tasks
        self.base: Rails = survey.bare
        self.money: float = float(outlook.cash)
        self.wait = 0.0
        """Turns in which no track is built, from now on."""
        self.first = 0.0 if outlook.is_building else 1.0
        """When track that is built next can be used."""
        self.majors_before = 0
        self.need = 0.0
        """What is missing to the target, with the track to major cities that is missing."""
        self.kept = 0.0
        self.set_out_from(survey.bare)

    def set_out_from(self, rails: Rails) -> None:
        """The network that is there, or planned by others, before this tour."""
        self.base = rails
        self.majors_before = self.survey.majors_cost(rails)
        self.need = max(0.0, float(self.outlook.target + self.majors_before - self.outlook.cash))
        self.kept = self.style.kept * min(1.0, self.need / FULL_GAME)

    def start(self, loads: list[int]) -> Node:
        runner = self.runner
        node = Node(self.base, runner.at, float(runner.late), self.money, loads)
        node.spent = runner.spent
        node.clock += runner.spent / runner.speed
        if self.outlook.is_building:
            node.ready = -self.outlook.left / self.outlook.limit
        node.ready += self.wait
        return node

    # -- one stop more --------------------------------------------------------------------------

    def go(self, node: Node, place: int) -> Node | None:
        """The tour with a ride to that place; None where it cannot be done or paid."""
        if node.before is None:
            leg = self.survey.leg_now(node.rails, node.at, node.spent, place)
        else:
            leg = self.survey.leg(node.rails, node.at, 0, place)
        if leg is None or leg.cost * self.style.cost_seen + leg.fees > node.money:
            return None
        made = Node(node.rails, leg.goal, node.clock, node.money, node.loads)
        made.cards = node.cards
        made.gain, made.fees, made.done = node.gain, node.fees + leg.fees, node.done
        made.before = node
        made.depth = node.depth + 1
        made.cost, made.last_cost = node.cost + leg.cost, leg.cost
        made.paid_at, made.early, made.ready = node.paid_at, node.early, node.ready
        made.clock += (leg.points + self.outlook.handling) / self.runner.speed
        if leg.cost > 0:
            self.pay_for(made, leg)
        made.money -= leg.fees
        return made

    def wait_for(self, node: Node, place: int, good: int, is_loading: bool) -> None:
        """AF-5: a strike, or a good that cannot be had, for this turn."""
        hazards = self.outlook.hazards
        if hazards.calm or node.clock >= 1.0 or not self.style.looks_around:
            return
        if hazards.strike[place] or (is_loading and hazards.no_pickup[place] >> good & 1):
            node.clock = 1.0

    def pay_for(self, node: Node, leg: Leg) -> None:
        """Track is built while the train is on its way, once there is cash for it."""
        cost = leg.cost * self.style.cost_seen
        if cost > node.early:
            node.ready = max(node.ready, node.paid_at)
        node.ready = max(self.first, node.ready + cost / self.outlook.limit)
        node.early = max(0.0, node.early - cost)
        node.money -= cost
        node.clock = max(node.clock, node.ready)

    def network_of(self, node: Node) -> Rails:
        """The network with the track that the last stop needs."""
        if node.stop is None or node.last_cost == 0:
            return node.rails
        return self.survey.joined(node.rails, node.stop.place)

    def with_load(self, node: Node, place: int, good: int) -> Node | None:
        made = self.go(node, place)
        if made is not None:
            self.wait_for(made, place, good, True)
            made.loads = [*node.loads, good]
            made.stop = Stop(place, good, None)
        return made

    def with_delivery(self, node: Node, task: Task) -> Node | None:
        made = self.go(node, task.place) if task.good in node.loads else None
        if made is not None:
            self.wait_for(made, task.place, task.good, False)
            made.loads = node.loads[:]
            made.loads.remove(task.good)
            made.cards = [*node.cards, task.card]
            sure = max(0.0, 1.0 - (task.risk + self.style.fade) * made.clock)
            made.gain += task.pay * sure
            if made.clock < 1.0:
                made.gain += float(self.outlook.hazards.bonus[task.good])
            made.money += task.payment
            made.paid_at = made.clock
            made.done += 1
            made.stop = Stop(task.place, task.good, task)
        return made

    # -- worth ----------------------------------------------------------------------------------

    def weigh(self, node: Node) -> None:
        """What the tour is worth so far, and what its loads promise."""
        rails = node.rails
        nearer = self.majors_before - self.survey.majors_cost(rails)
        if node.last_cost > 0 and node.stop is not None and is_major(node.stop.place):
            nearer += min(node.last_cost, self.majors_before - nearer)
        own_cost = self.style.cost_seen * (node.cost - nearer)
        node.value = node.gain - node.fees - self.worth * node.clock - (1.0 - self.kept) * own_cost
        surplus = node.gain - own_cost - node.fees - self.need
        if surplus > 0:
            node.value -= surplus
        node.promise = node.value + self.style.doubt * self.pending(node)

    def pending(self, node: Node) -> float:
        """What the goods on board may still bring, by rough distances."""
        total = 0.0
        part = 1.0
        used = node.cards
        rails = node.rails
        for good in node.loads:
            best = 0.0
            for task in self.tasks:
                if task.good == good and task.card not in used:
                    steps = steps_to(task.place).distance[node.at]
                    cost = rails.costs.distance[GOALS[task.place][0]]
                    if cost < FAR:
                        cost = min(cost, steps)
                        worth = task.pay - part * self.worth * steps / self.runner.speed
                        worth -= (1.0 - self.kept) * cost
                        best = max(best, worth)
            if best > 0:
                part = LATER
            total += best
        return total

    # -- search ---------------------------------------------------------------------------------

    def options(self, node: Node) -> list[Node]:
        """Every stop that may come next."""
        found: list[Node] = []
        if node.done < self.style.contracts:
            for task in self.tasks:
                if task.good in node.loads and task.card not in node.cards:
                    made = self.with_delivery(node, task)
                    if made is not None:
                        found.append(made)
        room = min(self.runner.space, self.style.pieces) - len(node.loads)
        if room > 0 and node.done + len(node.loads) < self.style.contracts:
            for place, good in self.sources(node):
                if (node.loads or node.done) and self.overlooks(good):
                    continue
                made = self.with_load(node, place, good)
                if made is not None:
                    found.append(made)
        return found

    def overlooks(self, good: int) -> bool:
        """A player may not see that a good could come along with others."""
        return self.style.overlooks > 0 and self.outlook.luck(good) < self.style.overlooks

    def sources(self, node: Node) -> list[tuple[int, int]]:
        """Where goods for the contracts left are to be had."""
        found: list[tuple[int, int]] = []
        for task in self.tasks:
            if task.card not in node.cards and task.good not in node.loads:
                for place in task.sources:
                    if (place, task.good) not in found:
                        found.append((place, task.good))
        return found

    def search(self, meter: Meter) -> list[Node]:
        """The most promising tours, finished or not; none when nothing can be carried out."""
        self.survey.ride_at(self.runner.speed)
        beam = self.starts()
        leaders: list[Node] = []
        while beam:
            level: list[Node] = []
            for node in beam:
                if not meter.go_on():
                    break
                node.rails = self.network_of(node)
                for made in self.options(node):
                    self.weigh(made)
                    level.append(made)
            level.sort(key=lambda made: -made.promise)
            leaders = [*leaders, *level[:FINALISTS]]
            leaders.sort(key=lambda made: -made.promise)
            leaders = leaders[:FINALISTS]
            beam = self.chosen(level)
        return leaders

    def chosen(self, level: list[Node]) -> list[Node]:
        """The most promising, of those that come to the same only the best."""
        seen: set[tuple[int, ...]] = set()
        kept: list[Node] = []
        for node in level:
            key = (node.at, -1, *sorted(node.loads), -1, *sorted(node.cards))
            if key not in seen and node.depth < self.style.stops:
                seen.add(key)
                kept.append(node)
                if len(kept) == self.width:
                    break
        return kept

    def starts(self) -> list[Node]:
        """With the goods on board that somebody wants, or with some of them set down."""
        wanted = {task.good for task in self.tasks}
        loads = [good for good in self.runner.loads if good in wanted]
        chosen = [loads]
        for at in range(len(loads)):
            chosen.append(loads[:at] + loads[at + 1 :])
        return [self.start(goods) for goods in chosen]

    def replay(self, stops: list[Stop]) -> Node | None:
        """The tour once more, as things stand; None where it cannot be done any more."""
        self.survey.ride_at(self.runner.speed)
        wanted = {stop.good for stop in stops if stop.task is not None}
        node: Node | None = self.start([good for good in self.runner.loads if good in wanted])
        for stop in stops:
            if node is None:
                return None
            node.rails = self.network_of(node)
            if stop.task is None:
                node = self.with_load(node, stop.place, stop.good) if self.has(stop) else None
            else:
                task = self.task_of(stop.task)
                node = None if task is None else self.with_delivery(node, task)
        if node is not None:
            node.rails = self.network_of(node)
            self.weigh(node)
        return node

    def has(self, stop: Stop) -> bool:
        """The good is still to be had there."""
        return any(t.good == stop.good and stop.place in t.sources for t in self.tasks)

    def task_of(self, old: Task) -> Task | None:
        """The same contract, as it looks now."""
        for task in self.tasks:
            if task.card == old.card and task.contract == old.contract:
                return task
        return None

    def tour(self, meter: Meter) -> Tour | None:
        """The best tour with all its goods delivered."""
        node: Node | None = None
        for leader in self.search(meter):
            whole = self.finished(leader)
            if whole.done > 0 and (node is None or whole.value > node.value):
                node = whole
        if node is None:
            return None
        stops: list[Stop] = []
        step: Node | None = node
        while step is not None:
            if step.stop is not None:
                step.stop.clock = step.clock
                stops.append(step.stop)
            step = step.before
        stops.reverse()
        return Tour(with_purpose(stops), node.value)

    def finished(self, node: Node) -> Node:
        """The goods still on board are delivered, the best next one first."""
        while node.loads:
            node.rails = self.network_of(node)
            best: Node | None = None
            for task in self.tasks:
                if task.good in node.loads and task.card not in node.cards:
                    made = self.with_delivery(node, task)
                    if made is not None:
                        self.weigh(made)
                        if best is None or made.value > best.value:
                            best = made
            if best is None:
                return node
            node = best
        return node


def is_major(place: int) -> bool:
    return BOARD.cities[BOARD.destinations[place].city].kind == MAJOR


def with_purpose(stops: list[Stop]) -> list[Stop]:
    """Without goods that are loaded and never delivered."""
    wanted: list[int] = []
    kept: list[Stop] = []
    for stop in reversed(stops):
        if stop.task is not None:
            wanted.append(stop.good)
        elif stop.good in wanted:
            wanted.remove(stop.good)
        else:
            continue
        kept.append(stop)
    kept.reverse()
    return kept
