"""The player behind all levels: plans tours, then does what they say, action by action.

It keeps its plan from call to call as long as the table looks as expected; without one, or with
one that does not fit, it makes a new one.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any, Final

from roundhouse.bots.african_rails import deals
from roundhouse.bots.african_rails.answers import answer, least_wanted
from roundhouse.bots.african_rails.opening import best_origin, worst_card
from roundhouse.bots.african_rails.outlook import Outlook, Task, closed_now
from roundhouse.bots.african_rails.plan import Office, Plan
from roundhouse.bots.african_rails.style import Style
from roundhouse.bots.african_rails.tours import Stop
from roundhouse.bots.african_rails.watch import Watch
from roundhouse.bots.african_rails.works import turn_works
from roundhouse.bots.budget import Budget, Meter, Steps, halfway
from roundhouse.games.african_rails.actions import (
    BuildTrack,
    ChooseOrigin,
    Deliver,
    EndMove,
    EndTurn,
    Load,
    MoveTo,
    SitOut,
    Unload,
)
from roundhouse.games.african_rails.facts import BOARD, EDGES
from roundhouse.games.african_rails.planners.building import Build, Section
from roundhouse.games.african_rails.planners.plans import (
    TURN_WORTH,
    position_of,
    purse_of,
    train_of,
)
from roundhouse.games.african_rails.planners.position import NOBODY, Position
from roundhouse.games.african_rails.planners.riding import Ride, best_ride
from roundhouse.games.african_rails.planners.sources import with_sections
from roundhouse.games.african_rails.view import View

USUAL: Final = 800
"""Search steps of a plan when nobody says otherwise,"""
LONGEST: Final = 1.5
"""as far as this many seconds allow them: on a busy machine a plan is made with fewer."""

MANY: Final = 1_000_000
"""Steps that no plan takes: where seconds are given, all parts of a decision end with them."""

Table = tuple[Any, ...]

FAVOURED: Final = 1000.0
"""In M: more than any tour is worth."""


class Favour:
    """A contract that comes before all others, with the good from that place."""

    def __init__(self, card: int, contract: int, source: int) -> None:
        self.card = card
        self.contract = contract
        self.source = source
        """Or ON_BOARD."""


class Dispatcher:
    def __init__(self, rng: Random, style: Style) -> None:
        self.seed = str(rng.getrandbits(64))
        self.style = style
        self.offers_deals = False
        """It now and then proposes a price for track; who only advises or judges does not."""
        self.avoided: list[int] = []
        """Cards that are left out of plans."""
        self.favour: Favour | None = None
        self.plan: Plan | None = None
        """As it was made; what is done is not taken off."""
        self.stops: list[list[Stop]] = []
        """The tours of the trains, as far as they are not done."""
        self.value = 0.0
        self.must_build = False
        """There is track that comes before everything else."""
        self.table: Table = ()
        """What the plan was made for."""
        self.way: list[int] = []
        """Mileposts to the next stop."""
        self.queue: list[list[Section]] = []
        """What is to be built in this turn."""
        self.queued: Table = ()
        self.watch = Watch()

    def choose(self, view: View, legal: list[Any], budget: Budget = None) -> Any:
        assert view.seat is not None
        if budget is None:
            budget = Steps(USUAL, perf_counter() + LONGEST)
        elif not isinstance(budget, Steps):
            budget = Steps(MANY, perf_counter() + budget)
        if view.phase == "return cards":
            return worst_card(view, legal, self.style, self.seed, budget)
        if view.phase == "choose origin":
            return ChooseOrigin(best_origin(view, self.style, self.seed, budget))
        if view.phase == "move":
            return self.deal(view, legal, budget) or self.move(view, legal, budget)
        if view.phase == "build":
            return self.build(view, legal, budget)
        if view.phase == "drop load":
            return least_wanted(view, legal)
        return answer(view, legal)

    # -- planning -------------------------------------------------------------------------------

    def outlook(self, view: View) -> Outlook:
        found = Outlook(view, seat_of(view), self.style, self.seed)
        left_out = [*self.avoided, *self.watch.shunned]
        found.tasks = [task for task in found.tasks if task.card not in left_out]
        if self.favour is not None:
            prefer(found.tasks, self.favour)
        return found

    def office(self, view: View) -> Office:
        return Office(self.outlook(view), self.style)

    def keep(self, plan: Plan) -> None:
        self.plan = plan
        self.stops = [[] if tour is None else tour.stops[:] for tour in plan.tours]
        self.value = plan.value
        self.must_build = plan.repairs or plan.is_closing
        self.way = []

    def look(self, view: View, budget: Budget) -> None:
        """Plan anew, unless the table is as the plan expects it."""
        table = table_of(view)
        if table != self.table:
            office = self.office(view)
            plan = office.plan(budget)
            old = office.again(self.stops) if len(self.stops) == len(plan.tours) else None
            self.keep(plan if old is None or plan.value > old.value else old)
            self.table = table

    # -- moving ---------------------------------------------------------------------------------

    def deal(self, view: View, legal: list[Any], budget: Budget) -> Any:
        """AF-13.1: a price for track to propose before anything else is done; seldom one."""
        if not self.offers_deals or view.turn.acted:
            return None
        return deals.proposal(view, legal, lambda: self.outlook(view), self.style, budget)

    def move(self, view: View, legal: list[Any], budget: Budget) -> Any:
        if self.watch.is_stuck(view, seat_of(view)):
            left = self.watch.shun([card for stops in self.stops for card in cards_of(stops)[:1]])
            if not left and SitOut() in legal:
                return SitOut()
            self.stops, self.table = [], ()
        self.look(view, budget)
        if SitOut() in legal and self.gives_up():
            return SitOut()
        for train in range(len(self.stops)):
            if EndMove(train) in legal:
                action = self.next_action(view, legal, train)
                if action is not None:
                    self.expect(view, action)
                    return action
                self.way = []
                self.expect(view, EndMove(train))
                return EndMove(train)
        return EndTurn()

    def gives_up(self) -> bool:
        """AF-2.2: new cards are better than a turn with these."""
        if self.must_build:
            return False
        has_tour = any(self.stops)
        return not has_tour or self.value < self.style.sit * len(self.stops)

    def next_action(self, view: View, legal: list[Any], train: int) -> Any:
        """What the train does next on its tour; None when it waits."""
        if not self.stops[train]:
            return None
        stop = self.stops[train][0]
        seen = view.players[seat_of(view)].trains[train]
        if seen.milepost is None or BOARD.destination[seen.milepost] != stop.place:
            return self.step(view, legal, train)
        action = act_of(stop, train)
        if action in self.watch.put_down:
            return None
        if action in legal:
            self.stops[train].pop(0)
            self.way = []
            return action
        if stop.task is None and len(seen.loads) > 0:
            return self.make_room(legal, train, list(seen.loads))
        return None

    def make_room(self, legal: list[Any], train: int, loads: list[str]) -> Any:
        """Set down what the tour does not need; of several pieces of one good those too many."""
        needed: list[str] = []
        for stop in reversed(self.stops[train]):
            good = BOARD.goods[stop.good].key
            if stop.task is not None:
                needed.append(good)
            elif good in needed:
                needed.remove(good)
        for action in legal:
            if isinstance(action, Unload) and action.train == train:
                good = action.good
                if loads.count(good) > needed.count(good):
                    self.watch.put_down.append(Load(train, good))
                    return action
        return None

    def step(self, view: View, legal: list[Any], train: int) -> Any:
        """One milepost further on the way, as far as there is track."""
        at = view.players[seat_of(view)].trains[train].milepost
        if at not in self.way[:-1]:
            self.way = self.way_to(view, train)
        if at not in self.way[:-1]:
            return None
        action = MoveTo(train, self.way[self.way.index(at) + 1])
        return action if action in legal else None

    def way_to(self, view: View, train: int) -> list[int]:
        """The mileposts to the next stop, over the track there will be by then."""
        seat = seat_of(view)
        position = with_sections(position_of(view, seat), Build(0, self.sections(train, True)))
        calm = ride_over(view, position, train, self.stops[train][0].place)
        if calm is None:
            position = with_sections(position_of(view, seat), Build(0, self.sections(train, False)))
            calm = ride_over(view, position, train, self.stops[train][0].place)
        closed = closed_now(self.outlook(view)) if view.events else []
        if calm is None or not closed:
            return [] if calm is None else calm.mileposts
        for way in closed:
            if way < EDGES:
                position.owner[way] = NOBODY
            else:
                position.ferries[way - EDGES] = 0
        around = ride_over(view, position, train, self.stops[train][0].place)
        if around is None or last_turn(around) > last_turn(calm) + 1:
            return calm.mileposts
        return around.mileposts

    def sections(self, train: int, is_next: bool) -> list[Section]:
        """Track of the plan; only what the next stop of the train needs, or all of it."""
        plan = self.plan
        tour = None if plan is None else plan.tours[train]
        if plan is None or tour is None:
            return []
        stop = len(tour.stops) - len(self.stops[train]) + 1
        return [
            section
            for work in plan.works
            if not is_next or work.goal is None or (work.train, work.stop) == (train, stop)
            for section in work.sections
        ]

    def expect(self, view: View, action: Any) -> None:
        """What the table looks like after the action, as far as the plan depends on it."""
        trains = [(train.milepost, list(train.loads)) for train in own_trains(view)]
        milepost, loads = trains[action.train]
        if isinstance(action, MoveTo):
            milepost = action.milepost
        elif isinstance(action, Load):
            loads.append(action.good)
        elif isinstance(action, Unload | Deliver):
            good = self.good_of(action)
            loads.remove(good)
        trains[action.train] = (milepost, loads)
        self.table = table_with(view, trains)

    def good_of(self, action: Any) -> str:
        if isinstance(action, Unload):
            return str(action.good)
        card = BOARD.cards[BOARD.card_number[action.card]]
        return str(BOARD.goods[card.contracts[action.contract].good].key)

    # -- building -------------------------------------------------------------------------------

    def build(self, view: View, legal: list[Any], budget: Steps) -> Any:
        now = (view.round, view.mover, len(view.turn.built), view.turn.spent)
        if now != self.queued:
            purchase = self.survey(view, legal, budget)
            if purchase is not None:
                return purchase
        cash = view.players[seat_of(view)].cash or 0
        owed = 0
        while self.queue:
            for start, end, cost in self.queue[0][:1]:
                if BuildTrack(start, end) in legal and cash - cost >= owed:
                    self.queue[0].pop(0)
                    built, spent = len(view.turn.built) + 1, view.turn.spent + cost
                    self.queued = (view.round, view.mover, built, spent)
                    return BuildTrack(start, end)
            owed += sum(cost for _, _, cost in self.queue.pop(0))
        return EndTurn()

    def survey(self, view: View, legal: list[Any], budget: Steps) -> Any:
        """What is to be built in this turn; a train to be bought or improved instead.

        Of time, not of steps, the plan may take half.
        """
        meter = Meter(budget)
        office = self.office(view)
        plan = None
        if len(self.stops) == len(office.outlook.runners) and self.table == table_of(view):
            plan = office.again(self.stops)
        if plan is None:
            plan = office.plan(Steps(budget.count, halfway(budget.until)))
        self.keep(plan)
        self.table = table_of(view)
        purchase, self.queue = turn_works(office, plan, legal, int(view.turn.spent), meter)
        return purchase


def prefer(tasks: list[Task], favour: Favour) -> None:
    for task in tasks:
        if (task.card, task.contract) == (favour.card, favour.contract):
            task.pay += FAVOURED
            if favour.source in task.sources:
                task.sources = [favour.source]


def seat_of(view: View) -> int:
    assert view.seat is not None
    return view.seat


def own_trains(view: View) -> Any:
    return view.players[seat_of(view)].trains


def ride_over(view: View, position: Position, train: int, place: int) -> Ride | None:
    seat = seat_of(view)
    goals = list(BOARD.destinations[place].mileposts)
    return best_ride(position, train_of(view, seat, train), purse_of(view, seat), goals, TURN_WORTH)


def last_turn(ride: Ride) -> int:
    return ride.turns[-1] if ride.turns else 0


def cards_of(stops: list[Stop]) -> list[int]:
    """The cards that a tour carries out, in its order."""
    return [stop.task.card for stop in stops if stop.task is not None]


def act_of(stop: Stop, train: int) -> Any:
    """The action that the stop is for."""
    if stop.task is None:
        return Load(train, BOARD.goods[stop.good].key)
    return Deliver(train, BOARD.cards[stop.task.card].key, stop.task.contract)


def table_of(view: View) -> Table:
    return table_with(view, [(train.milepost, list(train.loads)) for train in own_trains(view)])


def table_with(view: View, trains: list[tuple[Any, list[str]]]) -> Table:
    """What a plan depends on, with the own trains as given."""
    seat = seat_of(view)
    hand = view.players[seat].hand or []
    events = tuple((event.card, event.begun) for event in view.events)
    where = tuple((milepost, tuple(sorted(loads))) for milepost, loads in trains)
    kinds = tuple(train.type for train in own_trains(view))
    rivals = tuple(
        tuple(sorted(train.loads))
        for other, player in enumerate(view.players)
        for train in player.trains
        if other != seat
    )
    gone = tuple(good for good, chips in view.supply.items() if chips == 0)
    fees = tuple(purse_of(view, seat).fees)
    return (seat, tuple(hand), tuple(view.public), events, where, kinds, rivals, gone, fees)
