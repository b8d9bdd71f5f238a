"""Judges turns of African Rails: how many turns are left to the target after what was played, and
after what the expert would have done in its place.

Both are played in the same imagined world, with contracts in place of events for cards that are
drawn, and new contracts are left out of the plans: the luck of the draw is not to be judged.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any, Final

from roundhouse.bots.african_rails.answers import answer, least_wanted
from roundhouse.bots.african_rails.dispatcher import Dispatcher
from roundhouse.bots.african_rails.levels import expert
from roundhouse.bots.african_rails.outlook import known_cash
from roundhouse.bots.african_rails.plan import part_of
from roundhouse.bots.african_rails.reasons import reason
from roundhouse.bots.african_rails.style import Style
from roundhouse.bots.african_rails.works import income
from roundhouse.bots.budget import Budget, Steps
from roundhouse.bots.judging import Verdict
from roundhouse.bots.parameters import parameters
from roundhouse.game import CHANCE, OVER, Message
from roundhouse.games.african_rails.actions import EndTurn, SitOut
from roundhouse.games.african_rails.facts import (
    BOARD,
    CARDS,
    MAJORS_TO_WIN,
    TRAIN_A,
    TRAIN_COST,
    TYPES,
    UPGRADE_COST,
)
from roundhouse.games.african_rails.imagine import imagine
from roundhouse.games.african_rails.rules import apply, chances, legal, to_act
from roundhouse.games.african_rails.state import DROP, State
from roundhouse.games.african_rails.view import View
from roundhouse.games.african_rails.view import view as view_of

WHOLE_TURNS: Final = True
LONGEST: Final = 80
"""Actions of a turn that are looked at: somebody may load and unload for ever."""
USUAL: Final = 400
"""Search steps of a verdict when nobody says otherwise."""
PLANS: Final = 4
"""Plans that a verdict needs, about: its budget is shared out among them."""
MAJOR: Final = 12.0
"""What others have to build for each major city that they lack, in M, about."""
NOTHING: Final = 30.0
"""What a train without a tour costs, in M."""
SURE: Final = 1.5
DOUBT: Final = 0.25
"""Turns that one has to be ahead to be likely to win; and more, the farther the end is."""
SECOND_TRAIN: Final = (2, 3)
"""AF-8.4: seats of tables at which a second train may be bought."""
SLIGHT: Final = 0.25
"""Turns that make no difference."""


class Judge:
    def __init__(self, seed: int | str) -> None:
        self._seed = seed

    def judge(
        self, view: View, legal: list[Any], played: list[Any], budget: Budget = None
    ) -> Verdict | None:
        if len(legal) < 2 or view.phase not in ("move", "build"):
            return None
        part = part_of(Steps(USUAL) if budget is None else budget, PLANS)
        best = Turn(view, self._seed, [], part)
        mine = best if best.line == played else Turn(view, self._seed, played, part)
        left = mine.turns_left()
        lost = max(0.0, left - best.turns_left() - SLIGHT)
        cost = lost * income(mine.style, kinds_of(view, mine.seat))
        turns = round(lost)
        return Verdict(
            best=legal.index(best.line[0] if lost > 0 else played[0]),
            chance=chance(view, mine.style, left - lost),
            kept=chance(view, mine.style, left),
            cost=cost,
            price=Message("af-report-price", {"amount": round(cost), "turns": turns}),
            reason=first_difference(best, mine),
        )


class Turn:
    """A turn played in an imagined world: certain actions, and then as the expert would go on."""

    def __init__(self, view: View, seed: int | str, given: list[Any], budget: Budget) -> None:
        assert view.seat is not None
        self.seat: int = view.seat
        self.budget = budget
        self.line: list[Any] = []
        """What was done."""
        self.reasons: list[Message] = []
        """What each of the expert's actions was for."""
        self.bot: Dispatcher = expert(Random(seed), parameters("african-rails", "expert"))
        self.style: Style = self.bot.style
        self.cards: list[int] = known_cards(view, self.seat)
        rng = Random(seed)
        self.state: State = imagine(view, rng)
        for _ in range(LONGEST):
            if not self._step(given, rng):
                break

    def _step(self, given: list[Any], rng: Random) -> bool:
        """One action more; False once the turn is over. The end of a turn is not carried out."""
        state = self.state
        seat = to_act(state)
        if seat == CHANCE:
            apply(state, contract(state, rng))
            return True
        if seat == OVER or int(state.mover) != self.seat:
            return False
        choices = legal(state)
        action: Any = None
        if seat != self.seat:
            action = answered(state, seat, choices)
        else:
            action = self._own(given, choices)
            if isinstance(action, EndTurn | SitOut):
                return False
        apply(state, action)
        return True

    def _own(self, given: list[Any], choices: list[Any]) -> Any:
        number = len(self.line)
        if number < len(given) and given[number] in choices:
            action = given[number]
        else:
            action = self.bot.choose(view_of(self.state, self.seat), choices, self.budget)
            self.reasons.append(reason(self.bot, action))
        self.line.append(action)
        return action

    def turns_left(self) -> float:
        """Turns to the target: the tours that are planned, then at the usual income."""
        view = view_of(self.state, self.seat)
        bot = expert(Random(0), parameters("african-rails", "expert"))
        kinds = kinds_of(view, self.seat)
        if isinstance(self.line[-1], SitOut):
            need = need_of(view, self.seat)
            return 1.0 + turns_for(view, self.style, need, kinds)
        bot.avoided = [card for card in known_cards(view, self.seat) if card not in self.cards]
        office = bot.office(view)
        plan = office.plan(self.budget)
        need = float(office.outlook.target + office.survey.majors_cost(office.survey.bare))
        need += sum([work.cost for work in plan.works]) - office.outlook.cash
        for number, tour in enumerate(plan.tours):
            if tour is None or not tour.stops:
                need += NOTHING
                continue
            share = 1.0 if number == 0 else self.style.share
            need += share * self.style.rates[kinds[number]] * tour.stops[-1].clock
            need -= sum([stop.task.payment for stop in tour.stops if stop.task is not None])
        return turns_for(view, self.style, need, kinds)


def first_difference(best: Turn, mine: Turn) -> Message:
    """Why the expert did what it did where it went another way."""
    pairs = zip(best.line, mine.line, strict=False)
    same = next((number for number, (one, other) in enumerate(pairs) if one != other), 0)
    return best.reasons[same]


def known_cards(view: View, seat: int) -> list[int]:
    """The contracts that the seat could carry out, by number."""
    return [BOARD.card_number[card] for card in [*(view.players[seat].hand or []), *view.public]]


def contract(state: State, rng: Random) -> Any:
    """What is drawn: a contract, if there is one left."""
    found: list[Any] = chances(state)
    cards = [entry for entry in found if BOARD.card_number[entry[0].card] < CARDS] or found
    return rng.choices([action for action, _ in cards], [weight for _, weight in cards])[0]


def answered(state: State, seat: int, choices: list[Any]) -> Any:
    """Another seat is asked something in between."""
    view = view_of(state, seat)
    return least_wanted(view, choices) if state.phase == DROP else answer(view, choices)


def kinds_of(view: View, seat: int) -> list[int]:
    return [TYPES.index(train.type) for train in view.players[seat].trains] or [TRAIN_A]


def need_of(view: View, seat: int) -> float:
    """What a seat lacks to win, in M, as far as it is known to everybody."""
    lacking = max(0, MAJORS_TO_WIN - len(view.players[seat].majors))
    return float(view.target) - known_cash(view, seat) + MAJOR * lacking


def turns_for(view: View, style: Style, need: float, kinds: list[int]) -> float:
    """Turns in which trains bring that much in, better or more trains bought where that pays."""
    best = max(range(len(style.rates)), key=lambda kind: style.rates[kind])
    better = [best if kind == TRAIN_A else kind for kind in kinds]
    price = UPGRADE_COST * kinds.count(TRAIN_A)
    least = need / income(style, kinds)
    least = min(least, (need + price) / income(style, better) + style.delay)
    if len(kinds) == 1 and view.seats in SECOND_TRAIN and view.options.second_train:
        price += TRAIN_COST + UPGRADE_COST
        least = min(least, (need + price) / income(style, [*better, best]) + 2 * style.delay)
    return max(0.0, least)


def chance(view: View, style: Style, turns: float) -> float:
    """How likely the view's seat is to win with so many turns to go."""
    spread = SURE + DOUBT * turns
    total = 1.0
    for other in range(view.seats):
        if other != view.seat:
            kinds = kinds_of(view, other)
            ahead = turns - turns_for(view, style, need_of(view, other), kinds)
            total += exp(max(-30.0, min(30.0, ahead / spread)))
    return 1.0 / total
