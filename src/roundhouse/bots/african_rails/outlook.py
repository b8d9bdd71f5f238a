"""The table as a planner sees it: contracts that can be carried out, trains, money, dangers."""

from __future__ import annotations

from random import Random
from typing import Final

from roundhouse.boards.paths import FERRY, Reach, pack, reach_by_turns, roads
from roundhouse.bots.african_rails.style import Style
from roundhouse.games.african_rails.facts import (
    BIG_LIMIT,
    BOARD,
    CONTRACTS,
    EDGES,
    FERRIES,
    GOODS,
    LIMIT,
    LOADS,
    TRAIN_A,
    TYPES,
)
from roundhouse.games.african_rails.hazards import Hazards, in_force
from roundhouse.games.african_rails.planners.ground import small
from roundhouse.games.african_rails.planners.plans import (
    home_of,
    lying_at,
    position_of,
    purse_of,
    speed_of,
    train_of,
    wanted_by,
)
from roundhouse.games.african_rails.planners.position import Position
from roundhouse.games.african_rails.view import View

USUAL_SPEED: Final = 9
MOOD: Final = 5
"""Rounds for which a guess that is off stays as it is."""


class Task:
    """A contract that can be carried out."""

    def __init__(self, card: int, contract: int, place: int, good: int, payment: int) -> None:
        self.card = card
        self.contract = contract
        self.place = place
        self.good = good
        self.payment = payment
        self.pay: float = float(payment)
        """What it is expected to bring."""
        self.risk: float = 0.0
        """The chance, each turn, that it is gone."""
        self.sources: list[int] = []
        """Where its good is to be had."""


class Runner:
    """A train that is about to move, or goes on moving."""

    def __init__(self, number: int, kind: int, at: int, speed: int, spent: int) -> None:
        self.number = number
        self.kind = kind
        self.at = at
        self.speed = speed
        self.spent = spent
        """Points of the present turn that are gone."""
        self.space = LOADS[kind]
        self.loads: list[int] = []
        self.late = 0
        """Turns it loses."""


class Outlook:
    """All of it for one seat; before it has chosen its origin, as if it had chosen `origin`."""

    def __init__(self, view: View, seat: int, style: Style, seed: str, origin: int = -1) -> None:
        me = view.players[seat]
        self.seat = seat
        self.seats: int = view.seats
        self.position: Position = position_of(view, seat)
        if origin >= 0:
            self.position.origins[seat] = origin
            self.home = BOARD.cities[origin].mileposts[0]
        else:
            self.home = home_of(view, seat)
        self.cash: int = me.cash or 0
        rivals = max(known_cash(view, other) for other in range(view.seats) if other != seat)
        self.target = max(int(view.target), rivals + 1)
        """The sum that ends the game with a win."""
        self.limit = BIG_LIMIT if view.options.fast else LIMIT
        self.handling = 1 if view.options.fast else 0
        """AF-9.2: points for every good handled."""
        self.is_building = origin >= 0 or (view.mover == seat and view.stage == "build")
        self.left = self.limit
        if view.mover == seat and origin < 0:
            self.left = int(view.turn.limit) - int(view.turn.spent)
        self.fees: list[int] = purse_of(view, seat).fees
        self.hazards: Hazards = hazards_of(view)
        self.runners = runners_of(view, seat) if origin < 0 else [first_runner(view, self.home)]
        self.tasks = tasks_of(view, seat, self.runners)
        self.mood = f"{seed}/{view.round // MOOD}"
        weigh_tasks(view, self, style)

    def luck(self, number: int) -> float:
        """A chance from 0 to 1 that stays the same for some rounds."""
        return Random(f"{self.mood}/{number}").random()


def known_cash(view: View, seat: int) -> int:
    """Where cash is secret: what has been announced."""
    player = view.players[seat]
    if player.cash is None:
        return 200 if player.announced else 0
    return int(player.cash)


def hazards_of(view: View) -> Hazards:
    cards = len(BOARD.cards)
    return in_force(
        [(BOARD.card_number[e.card] - cards, int(e.drawn_by), bool(e.begun)) for e in view.events]
    )


def first_runner(view: View, home: int) -> Runner:
    return Runner(0, TRAIN_A, home, speed_of(view, TYPES[TRAIN_A]), 0)


def runners_of(view: View, seat: int) -> list[Runner]:
    found: list[Runner] = []
    for number, seen in enumerate(view.players[seat].trains):
        train = train_of(view, seat, number)
        spent = 0 if view.stage == "build" else train.speed - train.points
        runner = Runner(number, TYPES.index(seen.type), train.at, train.speed, spent)
        runner.loads = [BOARD.good_number[key] for key in seen.loads]
        runner.late = int(seen.lost_turns)
        found.append(runner)
    return found


def tasks_of(view: View, seat: int, runners: list[Runner]) -> list[Task]:
    """Contracts of the hand and public ones whose good is to be had."""
    on_board = {good for runner in runners for good in runner.loads}
    found: list[Task] = []
    for wanted in wanted_by(view, seat):
        task = Task(wanted.card, wanted.contract, wanted.destination, wanted.good, wanted.payment)
        lying = lying_at(view, wanted.good)
        if view.supply[BOARD.goods[wanted.good].key] > 0:
            task.sources = sorted({*BOARD.goods[wanted.good].sources, *lying})
        else:
            task.sources = sorted(set(lying))
        if task.sources or task.good in on_board:
            found.append(task)
    return found


def weigh_tasks(view: View, outlook: Outlook, style: Style) -> None:
    """What each contract is expected to bring: others may be quicker, guesses may be wrong."""
    public = {BOARD.card_number[card] for card in view.public}
    for task in outlook.tasks:
        if task.card in public and style.looks_around:
            task.risk = style.risk * (outlook.seats - 1) + threat(view, outlook.seat, task)
        if task.card not in public:
            task.pay += style.fresh
        if style.noise > 0:
            guess = 2 * outlook.luck(CONTRACTS * task.card + task.contract + GOODS) - 1
            task.pay *= 1 + style.noise * guess


def threat(view: View, seat: int, task: Task) -> float:
    """Somebody carries the good already, and may be near."""
    good = BOARD.goods[task.good].key
    most = 0.0
    for other, player in enumerate(view.players):
        for train in player.trains:
            if other != seat and good in train.loads and train.milepost is not None:
                turns = 1 + steps_to(task.place).distance[train.milepost] // USUAL_SPEED
                most = max(most, 0.5 / turns)
    return most


_STEPS: Final[dict[int, Reach]] = {}


def steps_to(place: int) -> Reach:
    """Steps from everywhere to a destination if there were track everywhere."""
    found = _STEPS.get(place)
    if found is None:
        ways = roads(BOARD)
        weight = ways.head[:]
        for arc in range(len(weight)):
            weight[arc] = 1 if ways.way[arc] < EDGES else FERRY
        goals = small(list(BOARD.destinations[place].mileposts))
        found = reach_by_turns(ways, pack(ways, weight), goals, 0, USUAL_SPEED, USUAL_SPEED)
        _STEPS[place] = found
    return found


def closed_now(outlook: Outlook) -> list[int]:
    """AF-5: the edges and ferries that no train of the seat can use in this turn."""
    hazards = outlook.hazards
    if hazards.calm:
        return []
    owner = outlook.position.owner
    found: list[int] = []
    for edge in range(EDGES):
        a, b = BOARD.end_a[edge], BOARD.end_b[edge]
        is_shut = owner[edge] >= 0 and hazards.closed_owner[owner[edge]]
        if (
            is_shut
            or hazards.closed_edge[edge]
            or hazards.halted[a]
            or hazards.halted[b]
            or hazards.sealed[a] != hazards.sealed[b]
        ):
            found.append(edge)
    return found + [EDGES + ferry for ferry in range(FERRIES) if hazards.closed_ferry[ferry]]
