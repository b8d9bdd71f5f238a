"""African Rails' plain hauler: one contract at a time, the one that pays best for its time.

It keeps its plan in mind from call to call, but works it out anew when it has none.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any, Final

from roundhouse.boards.paths import FAR
from roundhouse.bots.budget import Budget
from roundhouse.games.african_rails.actions import (
    BuildTrack,
    ChooseOrigin,
    Deliver,
    DropLoad,
    EndMove,
    EndTurn,
    Load,
    MoveTo,
    Refuse,
    ReturnCard,
    SitOut,
    Unload,
    Upgrade,
)
from roundhouse.games.african_rails.facts import BOARD, LOADS, MAJOR_CITIES, MAJORS_TO_WIN, TYPES
from roundhouse.games.african_rails.planners.building import Build, Builder, Section
from roundhouse.games.african_rails.planners.plans import (
    TURN_WORTH,
    contracts_of,
    home_of,
    lying_at,
    position_of,
    purse_of,
    scout,
    speed_of,
    train_of,
    wanted_by,
)
from roundhouse.games.african_rails.planners.riding import Train, best_ride
from roundhouse.games.african_rails.planners.sources import (
    ON_BOARD,
    Scout,
    Source,
    Wanted,
    with_sections,
)
from roundhouse.games.african_rails.view import View

TRACK_LOSS: Final = 0.7
"""How much of what track costs counts against a contract: the rest is worth having later."""
TURN_LIMIT: Final = 20
RESERVE: Final = 30
"""Cash to keep when building towards major cities."""
SPARE_FIRST: Final = 0
SPARE_SECOND: Final = 40
"""Cash to keep beside the haul's track when the train is improved, first and second step."""
UPGRADES: Final = ("B12", "C12")

Haul = tuple[Wanted, int]
"""A contract and the destination where its good is loaded, or ON_BOARD."""


class HaulerBot:
    def __init__(self, rng: Random) -> None:
        self._haul: Haul | None = None
        self._looked = (-1, "")
        """Round and phase in which the haul was last looked at with care."""
        self._way: list[int] = []
        """Mileposts to the next stop."""
        self._sections: list[Section] = []
        """What is to be built in this turn."""

    def choose(self, view: View, legal: list[Any], budget: Budget = None) -> Any:
        assert view.seat is not None
        if view.phase == "return cards":
            return worst_card(view, legal)
        if view.phase == "choose origin":
            return ChooseOrigin(best_origin(view, view.players[view.seat].hand or []))
        if view.phase == "move":
            return self.move(view, legal)
        if view.phase == "build":
            return self.build(view, legal)
        if view.phase == "drop load":
            return least_wanted(view, legal)
        return Refuse() if Refuse() in legal else legal[0]

    # -- moving ---------------------------------------------------------------------------------

    def move(self, view: View, legal: list[Any]) -> Any:
        """Moves the first train; a second one, bought by the player it replaces, stays in place."""
        deliveries = [action for action in legal if isinstance(action, Deliver)]
        if deliveries:
            self._haul = None
            return max(deliveries, key=payment)
        if len(view.players[seat_of(view)].trains) > 1:
            legal = [action for action in legal if getattr(action, "train", 0) == 0]
            if EndMove(0) not in legal:
                return EndMove(1)
        haul = self.haul(view)
        if haul is None:
            is_cut_off = bool(track_to_train(view))
            return SitOut() if SitOut() in legal and not is_cut_off else EndMove(0)
        handling = self.handle(view, legal, haul)
        return handling or self.step(view, legal, haul)

    def handle(self, view: View, legal: list[Any], haul: Haul) -> Any:
        """Load what is wanted here; set down what is not, where space is needed."""
        train = own_train(view)
        here = -1 if train.milepost is None else int(BOARD.destination[train.milepost])
        if here < 0:
            return None
        wanted, place = haul
        good = BOARD.goods[wanted.good].key
        if here == place and good not in train.loads:
            if Load(0, good) in legal:
                return Load(0, good)
            useful = {BOARD.goods[other.good].key for other in wanted_by(view, seat_of(view))}
            for action in sorted(
                (a for a in legal if isinstance(a, Unload)), key=lambda a: a.good in useful
            ):
                return action
            self._haul = None
            return None
        kept = 0 if good in train.loads else 1
        if len(train.loads) + kept < LOADS[TYPES.index(train.type)]:
            return self.extra_load(view, legal)
        return None

    def extra_load(self, view: View, legal: list[Any]) -> Any:
        """A good for another contract, if its city is joined already."""
        loads = {action.good for action in legal if isinstance(action, Load)}
        loads -= set(own_train(view).loads)
        if not loads:
            return None
        builder = Builder(position_of(view, seat_of(view)), home_of(view, seat_of(view)))
        others = [
            wanted
            for wanted in wanted_by(view, seat_of(view))
            if BOARD.goods[wanted.good].key in loads
            and builder.cost_to(BOARD.destinations[wanted.destination].mileposts) == 0
        ]
        if not others:
            return None
        best = max(others, key=lambda wanted: wanted.payment)
        return Load(0, BOARD.goods[best.good].key)

    def step(self, view: View, legal: list[Any], haul: Haul) -> Any:
        """One milepost further on the way, as far as there is track."""
        at = own_train(view).milepost
        if at not in self._way[:-1]:
            self._way = self.plan_way(view, haul)
        if at in self._way[:-1]:
            action = MoveTo(0, self._way[self._way.index(at) + 1])
            if action in legal:
                return action
        self._way = []
        return EndMove(0)

    # -- planning -------------------------------------------------------------------------------

    def haul(self, view: View) -> Haul | None:
        """The haul in hand, as long as it can be done; else the best there is."""
        now = (view.round, view.phase)
        if self._haul is not None and (
            self._haul[0] not in wanted_by(view, seat_of(view))
            or (self._looked != now and not self.can_do(view, self._haul))
        ):
            self._haul = None
        if self._haul is None:
            self._haul = self.best_haul(view)
            self._way = []
        self._looked = now
        return self._haul

    def best_haul(self, view: View) -> Haul | None:
        """The haul with the best score that the cash allows."""
        seat = seat_of(view)
        cash = view.players[seat].cash or 0
        return best_of(scout(view, seat), wanted_by(view, seat), view, cash)[1]

    def can_do(self, view: View, haul: Haul) -> bool:
        return is_possible(view, haul)

    def plan_way(self, view: View, haul: Haul) -> list[int]:
        """The mileposts to the next stop."""
        return way_of(view, haul)

    def take_on(self, haul: Haul) -> None:
        """Somebody else has chosen."""
        if haul != self._haul:
            self._haul = haul
            self._way = []

    # -- building -------------------------------------------------------------------------------

    def build(self, view: View, legal: list[Any]) -> Any:
        self._way = []
        if not view.turn.built or not self._sections:
            self._sections = self.sections(view)
            if not view.turn.spent and self.can_upgrade(view):
                for kind in UPGRADES:
                    if Upgrade(0, kind) in legal:
                        return Upgrade(0, kind)
        while self._sections:
            start, end, _ = self._sections.pop(0)
            if BuildTrack(start, end) in legal:
                return BuildTrack(start, end)
            self._sections = []
        return EndTurn()

    def sections(self, view: View) -> list[Section]:
        """What the haul needs; when it needs nothing, the way to one more major city."""
        haul = self.haul(view)
        if haul is None and (rescue := track_to_train(view)):
            return rescue
        missing = missing_track(view, haul) if haul is not None else None
        cash = view.players[seat_of(view)].cash or 0
        if (missing is None or not missing.sections) and cash >= RESERVE + TURN_LIMIT:
            missing = track_to_next_major(view)
        return [] if missing is None else missing.sections

    def can_upgrade(self, view: View) -> bool:
        """There is cash for it beside the track of the haul."""
        owed = sum(cost for _, _, cost in self._sections)
        spare = SPARE_FIRST if own_train(view).type == "A" else SPARE_SECOND
        return (view.players[seat_of(view)].cash or 0) >= owed + TURN_LIMIT + spare


def seat_of(view: View) -> int:
    assert view.seat is not None
    return view.seat


def own_train(view: View) -> Any:
    return view.players[seat_of(view)].trains[0]


def payment(action: Deliver) -> int:
    return BOARD.cards[BOARD.card_number[action.card]].contracts[action.contract].payment


def score(wanted: Wanted, source: Source) -> float:
    """What a turn of this haul brings."""
    building = (source.cost + TURN_LIMIT - 1) // TURN_LIMIT
    turns = max(source.turns, building + 1)
    return (wanted.payment - TRACK_LOSS * source.cost) / turns


def best_of(
    looking: Scout, contracts: list[Wanted], view: View, cash: int
) -> tuple[float, Haul | None]:
    """The haul with the best score that the cash allows."""
    best: tuple[float, Haul | None] = (-1e9, None)
    for wanted in contracts:
        key = BOARD.goods[wanted.good].key
        lying = lying_at(view, wanted.good)
        if view.supply[key] == 0 and not lying and wanted.good not in looking.goods:
            continue
        for source in looking.sources(wanted, lying, TURN_WORTH):
            if source.cost <= cash and score(wanted, source) > best[0]:
                best = (score(wanted, source), (wanted, source.destination))
    return best


def is_possible(view: View, haul: Haul) -> bool:
    """Its card is still there, its good to be had, and its track affordable."""
    wanted, place = haul
    if wanted not in wanted_by(view, seat_of(view)):
        return False
    good = BOARD.goods[wanted.good].key
    if good not in own_train(view).loads and (
        place == ON_BOARD or (view.supply[good] == 0 and place not in lying_at(view, wanted.good))
    ):
        return False
    missing = missing_track(view, haul)
    return missing is not None and missing.cost <= (view.players[seat_of(view)].cash or 0)


def missing_track(view: View, haul: Haul) -> Build | None:
    """What has yet to be built for the haul."""
    wanted, place = haul
    seat = seat_of(view)
    builder = Builder(position_of(view, seat), home_of(view, seat))
    goal = BOARD.destinations[wanted.destination].mileposts
    if BOARD.goods[wanted.good].key in own_train(view).loads:
        return builder.build_to(goal)
    return builder.build_to_both(BOARD.destinations[place].mileposts, goal)


def way_of(view: View, haul: Haul) -> list[int]:
    """The mileposts to the next stop, over the track there will be."""
    wanted, place = haul
    seat = seat_of(view)
    stop = place
    if BOARD.goods[wanted.good].key in own_train(view).loads:
        stop = wanted.destination
    missing = missing_track(view, haul)
    if missing is None:
        return []
    position = with_sections(position_of(view, seat), missing)
    goals = list(BOARD.destinations[stop].mileposts)
    ride = best_ride(position, train_of(view, seat, 0), purse_of(view, seat), goals, TURN_WORTH)
    return [] if ride is None else ride.mileposts


def track_to_train(view: View) -> list[Section]:
    """What joins a train that lost its track to the network again."""
    seat = seat_of(view)
    builder = Builder(position_of(view, seat), home_of(view, seat))
    build = builder.build_to((train_of(view, seat, 0).at,))
    return [] if build is None else build.sections


def track_to_next_major(view: View) -> Build | None:
    """The cheapest track to a major city not joined yet, until there are five."""
    seat = seat_of(view)
    joined = view.players[seat].majors
    if len(joined) >= MAJORS_TO_WIN:
        return None
    builder = Builder(position_of(view, seat), home_of(view, seat))
    cities = [BOARD.cities[city] for city in MAJOR_CITIES]
    open_cities = [city.mileposts for city in cities if city.name not in joined]
    cost, nearest = min((builder.cost_to(posts), posts) for posts in open_cities)
    return None if cost >= FAR else builder.build_to(nearest)


def least_wanted(view: View, legal: list[Any]) -> Any:
    """Of the goods that can be lost, one for which nobody pays, else for which the least."""
    pays = {BOARD.goods[w.good].key: w.payment for w in wanted_by(view, seat_of(view))}
    return min(
        (action for action in legal if isinstance(action, DropLoad)),
        key=lambda action: pays.get(action.good, 0),
    )


# -- set-up -------------------------------------------------------------------------------------


def scout_from(view: View, city: int) -> Scout:
    """As if that city were the origin."""
    seat = seat_of(view)
    position = position_of(view, seat)
    origins = position.origins[:]
    origins[seat] = city
    position = replace(position, origins=origins)
    centre = BOARD.cities[city].mileposts[0]
    speed = speed_of(view, "A")
    return Scout(position, Train(centre, speed, speed, False), centre, set())


def best_origin(view: View, hand: list[str]) -> str:
    """The city from which the hand's best haul, and a little its others, look best."""
    cash = view.players[seat_of(view)].cash or 0

    def promise(city: int) -> float:
        looking = scout_from(view, city)
        scores = sorted(best_of(looking, contracts_of(card), view, cash)[0] for card in hand)
        return scores[-1] + 0.3 * sum(max(0.0, s) for s in scores[:-1])

    return BOARD.cities[max(MAJOR_CITIES, key=promise)].name


def worst_card(view: View, legal: list[Any]) -> Any:
    """The card that promises least from the origin the hand would choose."""
    hand = view.players[seat_of(view)].hand or []
    looking = scout_from(view, BOARD.city_number[best_origin(view, hand)])
    cash = view.players[seat_of(view)].cash or 0
    returns = [action for action in legal if isinstance(action, ReturnCard)]
    return min(returns, key=lambda a: best_of(looking, contracts_of(a.card), view, cash)[0])
