"""A person at African Rails who hauls one contract at a time, through the page alone.

What to do is taken from the figures the page shows too; how it is done is up to the hands:
by clicking, or by keys.
"""

from __future__ import annotations

from typing import Any, Protocol

from roundhouse.game import Message
from roundhouse.games.african_rails.facts import BOARD
from roundhouse.words import say
from tests.browser.pages import Visitor

ORIGIN = "Lagos"
MAJORS = ("Lagos", "Kinshasa", "Nairobi", "Cairo", "Johannesburg", "Casablanca")
TURN_WORTH = 8
SPACES = 2
"""Load spaces of the train it keeps."""
CONTRACTS = {
    card.key: [
        (BOARD.destinations[c.destination].name, BOARD.goods[c.good].key, c.payment)
        for c in card.contracts
    ]
    for card in BOARD.cards
}
RICH = 45
"""Cash from which on track towards major cities is built."""


class Hands(Protocol):
    """How a person acts on the page. Each waits until the server has it, or nothing came of it."""

    visitor: Visitor

    def put_back(self) -> None: ...

    def origin(self, city: str) -> None: ...

    def go(self, city: str) -> bool:
        """Ride to a city or build towards it; false when nothing can be done."""

    def button(self, kind: str, text: str = "") -> bool:
        """A button of the bar, by its kind of action; false when there is none."""


class Hauler:
    def __init__(self, hands: Hands, table: str) -> None:
        self.hands = hands
        self.visitor = hands.visitor
        self.table = table
        self.deliveries = 0
        self.rides = 0
        self.builds = 0

    def got(self, what: str, **query: Any) -> Any:
        path = f"/api/tables/{self.table}/{what}"
        answer = self.visitor.context.request.get(path, params={"seat": 0, **query})
        assert answer.ok, answer.text()
        return answer.json()

    def advice(self, question: str, **query: Any) -> Any:
        return self.got(f"advice/{question}", **query)["answer"]

    @property
    def view(self) -> Any:
        return self.got("past", at=self.visitor.number)["view"]

    def play(self) -> None:
        """To the end."""
        while self.visitor.wait_for_turn():
            view = self.view
            if view["to_act"] != 0:
                continue
            match view["phase"]:
                case "return cards":
                    self.hands.put_back()
                case "choose origin":
                    self.hands.origin(ORIGIN)
                case "move":
                    self.move(view)
                case "build":
                    self.build(view)
                case _:
                    kind = self.visitor.choices().last.get_attribute("data-choice")
                    assert self.hands.button(kind or "")

    def move(self, view: Any) -> None:
        if self.hands.button("Deliver"):
            self.deliveries += 1
            return
        haul = self.haul(view)
        if haul is None:
            assert self.hands.button("SitOut") or self.hands.button("EndMove")
            return
        loads = view["players"][0]["trains"][0]["loads"]
        if haul["good"] not in loads:
            if self.hands.button("Load", f"Load {haul['good_name']}"):
                return
            if len(loads) == SPACES and self.hands.button("Unload"):
                return
            if self.ride(haul["source"]):
                return
        elif self.ride(haul["city"]):
            return
        assert self.hands.button("EndMove")

    def ride(self, city: str) -> bool:
        if self.advice("ride", to=city)["now"] == 0:  # no track, or an event
            return False
        gone = self.hands.go(city)
        self.rides += gone
        return gone

    def build(self, view: Any) -> None:
        haul = self.haul(view)
        goals = [haul["source"], haul["city"]] if haul else []
        if (view["players"][0]["cash"] or 0) > RICH:
            goals = [*MAJORS, *goals]
        for goal in goals:
            if goal and self.can_build(goal) and self.hands.go(goal):
                self.builds += 1
                return
        assert self.hands.button("EndTurn")

    def can_build(self, goal: str) -> bool:
        """Something of the way there can be paid in this turn."""
        return bool(self.advice("track", to=goal)["now"])

    def haul(self, view: Any) -> Any:
        """Of the contracts it can pay for, the one that is worth most for its time and track."""
        cash = view["players"][0]["cash"]
        best, most = None, float("-inf")
        for found in self.advice("sources"):
            city, good, payment = CONTRACTS[found["card"]][found["contract"]]
            for source in found["sources"]:
                worth = payment - 0.7 * source["cost"] - TURN_WORTH * source["turns"]
                if source["cost"] <= cash and worth > most:
                    most = worth
                    name = say(Message(f"af-good-{good}"))
                    best = {"city": city, "good": good, "good_name": name, "source": source["city"]}
        return best
