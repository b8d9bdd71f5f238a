"""What a seat at the table sees."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from roundhouse.game import Seat
from roundhouse.games.african_rails import freight, save
from roundhouse.games.african_rails.actions import Options
from roundhouse.games.african_rails.build import limit
from roundhouse.games.african_rails.encode import CARD_KEYS, GOOD_KEYS
from roundhouse.games.african_rails.facts import (
    BOARD,
    CARDS,
    CONTRACTS,
    MAJOR_NAMES,
    MAJORS,
    SPACES,
    TABLES,
    TYPES,
)
from roundhouse.games.african_rails.rules import to_act
from roundhouse.games.african_rails.state import (
    ENDED,
    FLOW_KINDS,
    FLOWS,
    State,
    loaded,
)
from roundhouse.games.african_rails.track import linked_majors

Phase = Literal[
    "deal",
    "return cards",
    "choose origin",
    "draw start player",
    "lay out public contracts",
    "move",
    "build",
    "draw card",
    "replace public contract",
    "drop load",
    "answer proposal",
    "answer storing",
    "over",
    "sit out",
]
PHASES: tuple[Phase, ...] = get_args(Phase)


class Train(msgspec.Struct, frozen=True):
    type: str
    milepost: int | None
    """None before the origin is chosen."""
    loads: list[str]
    points: int
    """Movement points left in this turn."""
    lost_turns: int
    """Turns it has yet to lose."""
    stuck: bool = False
    """It loses this turn."""
    ended: bool = False
    """Its moving is over for this turn."""
    stepped: bool = False
    crossed: bool = False
    """It has crossed a ferry in this turn."""


class Depot(msgspec.Struct, frozen=True):
    city: str
    goods: list[str]


class Player(msgspec.Struct, frozen=True):
    cash: int | None
    """None where it is secret."""
    accounts: dict[str, int] | None
    """Where the cash came from and went to; None where it is secret."""
    announced: bool
    """The last delivery left 200 M or more."""
    origin: str | None
    trains: list[Train]
    cards: int
    """How many contract cards are in hand."""
    hand: list[str] | None
    """None for the hands of others."""
    track: list[int]
    """The board's edges with a section of this player."""
    ferries: list[str]
    majors: list[str]
    """Major cities that hang together with the origin."""
    depots: list[Depot]


class Lying(msgspec.Struct, frozen=True):
    """A good set down in a city."""

    city: str
    good: str
    round: int


class Event(msgspec.Struct, frozen=True):
    card: str
    drawn_by: Seat
    begun: bool


class Agreement(msgspec.Struct, frozen=True):
    user: Seat
    owner: Seat
    price: int
    turns: int
    """For how many more turns of the user."""


class Proposal(msgspec.Struct, frozen=True):
    seat: Seat
    """Who is asked."""
    owner: Seat
    price: int
    rounds: int


class StoreRequest(msgspec.Struct, frozen=True):
    owner: Seat
    """Who is asked."""
    train: int
    good: str


class Duty(msgspec.Struct, frozen=True):
    """A joined small town, and the contracts of which one must be carried out."""

    town: str
    contracts: list[tuple[str, int]]


class Turn(msgspec.Struct, frozen=True):
    """What has been done in this turn."""

    spent: int
    limit: int
    bought_train: bool
    acted: bool
    outs: dict[str, int]
    """Sections built out of each major city."""
    built: list[tuple[int, int]]
    """Mileposts each new section goes from and to."""
    paid: list[Seat]
    """Owners whose fee is settled."""
    offered: list[Seat]
    accepted: list[Seat]
    asked: list[Seat]
    agreed: list[Seat]


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; `seat` is None for an onlooker."""

    seat: Seat | None
    seats: int
    options: Options
    board: str
    target: int
    phase: Phase
    stage: Phase
    to_act: int
    mover: Seat
    """The player in turn."""
    start_player: Seat | None
    round: int
    """0 during set-up."""
    turn: Turn
    players: list[Player]
    supply: dict[str, int]
    lying: list[Lying]
    public: list[str]
    discards: list[str]
    pile: int
    """How many cards are left in the pile."""
    draws: int
    """Cards the player in turn has yet to draw."""
    publics: int
    drops: list[tuple[Seat, int]]
    """Trains that must lose a load: (seat, train)."""
    events: list[Event]
    agreements: list[Agreement]
    proposal: Proposal | None
    request: StoreRequest | None
    duties: list[Duty]
    """The own ones."""
    returned: list[str]
    """Cards this seat put back, during set-up."""


def view(state: State, seat: Seat | None) -> View:
    seats = int(state.seats)
    return View(
        seat=seat,
        seats=seats,
        options=state.options,
        board=BOARD.name,
        target=int(state.target),
        phase=PHASES[int(state.phase)],
        stage=PHASES[int(state.stage)],
        to_act=to_act(state),
        mover=int(state.mover),
        start_player=None if state.start_player < 0 else int(state.start_player),
        round=int(state.round),
        turn=view_turn(state),
        players=[
            view_player(state, other, seat, track)
            for other, track in enumerate(save.sections_by_seat(state))
        ],
        supply={key: int(state.supply[good]) for good, key in enumerate(GOOD_KEYS)},
        lying=[view_lying(int(entry)) for entry in state.lying],
        public=keys(state.public),
        discards=keys(state.discards),
        pile=len(state.pile),
        draws=int(state.draws),
        publics=int(state.publics),
        drops=[(int(train) // 2, int(train) % 2) for train in state.drops],
        events=[
            Event(CARD_KEYS[CARDS + event], drawer, begun) for event, drawer, begun in state.events
        ],
        agreements=view_agreements(state),
        proposal=Proposal(*map(int, state.offer)) if len(state.offer) else None,
        request=view_request(state),
        duties=[view_duty(place, fits) for owner, place, fits in state.duties if owner == seat],
        returned=[] if seat is None else keys(state.returned[seat]),
    )


def keys(cards: list[int]) -> list[str]:
    return [CARD_KEYS[card] for card in cards]


def seats_in(mask: int) -> list[Seat]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def view_turn(state: State) -> Turn:
    return Turn(
        spent=int(state.spent),
        limit=int(limit(state)),
        bought_train=bool(state.bought),
        acted=bool(state.acted),
        outs={name: int(state.outs[major]) for major, name in enumerate(MAJOR_NAMES)},
        built=[(int(TABLES.start[d]), int(TABLES.end[d])) for d in state.built],
        paid=seats_in(int(state.paid)),
        offered=seats_in(int(state.offered)),
        accepted=seats_in(int(state.accepted)),
        asked=seats_in(int(state.asked)),
        agreed=seats_in(int(state.agreed)),
    )


def view_player(state: State, owner: Seat, seat: Seat | None, track: list[int]) -> Player:
    known = is_cash_open(state, owner, seat)
    first = owner * FLOW_KINDS
    accounts = {flow: int(state.accounts[first + at]) for at, flow in enumerate(FLOWS)}
    major = int(state.origin[owner])
    linked = int(linked_majors(state, owner))
    return Player(
        cash=int(state.cash[owner]) if known else None,
        accounts=accounts if known else None,
        announced=bool(state.announced >> owner & 1),
        origin=None if major < 0 else MAJOR_NAMES[major],
        trains=[view_train(state, t) for t in (2 * owner, 2 * owner + 1) if state.train[t] >= 0],
        cards=len(state.hands[owner]),
        hand=keys(state.hands[owner]) if owner == seat else None,
        track=track,
        ferries=[f.name for at, f in enumerate(BOARD.ferries) if state.ferry[at] >> owner & 1],
        majors=[name for at, name in enumerate(MAJOR_NAMES) if linked >> at & 1],
        depots=[
            Depot(name, goods_of(int(state.depots[owner * MAJORS + at])))
            for at, name in enumerate(MAJOR_NAMES)
            if state.depots[owner * MAJORS + at] >= 0
        ],
    )


def is_cash_open(state: State, owner: Seat, seat: Seat | None) -> bool:
    """AF-12.1: unless the setting hides it; at the end everybody counts."""
    return not state.options.secret_cash or owner == seat or state.phase == ENDED


def goods_of(mask: int) -> list[str]:
    return [key for good, key in enumerate(GOOD_KEYS) if mask >> good & 1]


def view_train(state: State, train: int) -> Train:
    first = SPACES * train
    bit = 1 << train % 2
    own = train // 2 == state.mover
    post = int(state.at[train])
    return Train(
        type=TYPES[int(state.train[train])],
        milepost=None if post < 0 else post,
        loads=[
            GOOD_KEYS[int(state.cargo[first + space])] for space in range(int(loaded(state, train)))
        ],
        points=int(state.points[train]),
        lost_turns=int(state.lost[train]),
        stuck=own and bool(state.stuck & bit),
        ended=own and bool(state.ended & bit),
        stepped=own and bool(state.stepped & bit),
        crossed=own and bool(state.crossed & bit),
    )


def view_lying(entry: int) -> Lying:
    return Lying(
        BOARD.destinations[int(freight.lies_at(entry))].name,
        GOOD_KEYS[int(freight.lying_good(entry))],
        int(freight.lies_since(entry)),
    )


def view_agreements(state: State) -> list[Agreement]:
    seats = int(state.seats)
    return [
        Agreement(pair // seats, pair % seats, int(state.price[pair]), int(state.turns[pair]))
        for pair in range(seats * seats)
        if state.turns[pair] > 0
    ]


def view_request(state: State) -> StoreRequest | None:
    if len(state.request) == 0:
        return None
    owner, train, good = (int(value) for value in state.request)
    return StoreRequest(owner, train % 2, GOOD_KEYS[good])


def view_duty(place: int, fits: list[int]) -> Duty:
    contracts = [(CARD_KEYS[fit // CONTRACTS], fit % CONTRACTS) for fit in fits]
    return Duty(BOARD.cities[place].name, contracts)
