"""African Rails' complete state, hidden cards included."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from roundhouse.games.african_rails.actions import Options
from roundhouse.games.african_rails.facts import (
    BOARD,
    CARDS,
    EDGES,
    EVENTS,
    FAST_SPEED,
    FERRIES,
    LOADS,
    MAJORS,
    MOST_SEATS,
    PLACES,
    SIZE,
    SPACES,
    SPEED,
    START_CASH,
    TABLES,
    limits_of_kinds,
    numbers,
)
from roundhouse.games.african_rails.hazards import CALM, Hazards
from roundhouse.games.african_rails.ways import Ways

DEAL: Final = 0
RETURN: Final = 1
ORIGIN: Final = 2
START: Final = 3
LAYOUT: Final = 4
MOVE: Final = 5
BUILD: Final = 6
DRAW: Final = 7
REPLACE: Final = 8
DROP: Final = 9
ANSWER: Final = 10
CONSENT: Final = 11
ENDED: Final = 12
SAT_OUT: Final = 13
"""A stage only: the turn ends when the new hand is drawn."""

FLOWS: Final = (
    "start",
    "deliveries",
    "bonuses",
    "grants",
    "fees_received",
    "track",
    "trains",
    "depots",
    "storage",
    "fees_paid",
    "taxes",
    "upkeep",
)
"""Where a player's cash comes from and goes to; cash is always their sum."""
FLOW_START: Final = 0
FLOW_DELIVERY: Final = 1
FLOW_BONUS: Final = 2
FLOW_GRANT: Final = 3
FLOW_FEE_IN: Final = 4
FLOW_TRACK: Final = 5
FLOW_TRAIN: Final = 6
FLOW_DEPOT: Final = 7
FLOW_STORAGE: Final = 8
FLOW_FEE_OUT: Final = 9
FLOW_TAX: Final = 10
FLOW_UPKEEP: Final = 11
FLOW_KINDS: Final = 12


class State:
    """The complete state. Seats count from 0 clockwise; train t of a seat is 2 * seat + t.

    A new State is blank, as `copy` needs it; `fresh_state` gives one with everything in place.
    """

    def __init__(self, seats: int, options: Options) -> None:
        self.options = options
        self.seats: i64 = seats
        self.fast: bool = options.fast
        self.two_player: bool = options.two_player
        self.target: i64 = options.target or (350 if options.fast else 250)
        self.phase: i64 = DEAL
        self.stage: i64 = BUILD
        """MOVE, BUILD or SAT_OUT: where the turn goes on after draws, drops and answers."""
        self.mover: i64 = 0
        """The player in turn; at set-up the one who is dealt to or chooses."""
        self.start_player: i64 = -1
        self.round: i64 = 0
        self.clear_turn()
        self.clear_players()
        self.clear_track()
        self.clear_cards()
        self.clear_deals()

    def clear_turn(self) -> None:
        self.spent: i64 = 0
        """AF-6.1: building, trains and depots of this turn."""
        self.bought: i64 = 0
        """AF-6.1: 1 in a turn that buys the second train."""
        self.acted: i64 = 0
        """AF-2.2: 1 when something was done in this turn, proposals and requests aside."""
        self.outs: vec[i64] = NO_OUTS[:]
        """AF-6.4: sections built out of each major city in this turn."""
        self.built: vec[i64] = vec[i64]()
        """Directed sections built in this turn, in order."""
        self.ended: i64 = 0
        """Bit per train: its moving is over."""
        self.stuck: i64 = 0
        """Bit per train: it loses this turn."""
        self.stepped: i64 = 0
        """Bit per train: it has made a step in this turn."""
        self.crossed: i64 = 0
        """AF-3.5: bit per train: it has crossed a ferry in this turn."""
        self.paid: i64 = 0
        """AF-3.3: bit per owner whose fee is settled for this turn."""
        self.offered: i64 = 0
        """AF-13.1: bit per seat that got its proposal of this turn."""
        self.accepted: i64 = 0
        """AF-13.1: bit per seat that said yes to it."""
        self.asked: i64 = 0
        """AF-9.3: bit per owner asked for consent in this turn."""
        self.agreed: i64 = 0
        """AF-9.3: bit per owner who gave it."""

    def clear_players(self) -> None:
        self.cash: vec[i64] = vec[i64]()
        self.accounts: vec[i64] = vec[i64]()
        """Cash by FLOWS, FLOW_KINDS a seat; what was paid is negative."""
        self.announced: i64 = 0
        """AF-7.1: bit per seat whose last delivery left 200 M or more."""
        self.origin: vec[i64] = vec[i64]()
        """AF-1.3: the major city (0 to 5) of each seat."""

        self.train: vec[i64] = vec[i64]()
        """Type of each train, -1 for none."""
        self.at: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        """Movement points left in this turn."""
        self.lost: vec[i64] = vec[i64]()
        """Turns this train has yet to lose."""
        self.cargo: vec[i64] = vec[i64]()
        """Goods on board, SPACES a train, in rising order, -1 behind them."""

    def clear_track(self) -> None:
        self.owner: vec[u8] = vec[u8]()
        """AF-6.3: seat + 1 of the section on each edge, 0 for none."""
        self.touch: vec[u8] = vec[u8]()
        """Own sections that end at a milepost: seat * SIZE + milepost."""
        self.city_touch: vec[i64] = vec[i64]()
        """Own sections that end in a major city: seat * MAJORS + city."""
        self.ferry: vec[i64] = vec[i64]()
        """AF-6.6: bit per seat that has joined the ferry."""
        self.joined: vec[i64] = vec[i64]()
        """AF-6.7: bit per seat that has joined the place."""
        self.room: vec[i64] = vec[i64]()
        """AF-6.7: how many more players may join the place."""
        self.ways: Ways | None = None
        """AF-6.7: the ways into every place that are still open; None until somebody asks."""
        self.ways_before: Ways | None = None
        """Those of the time before track was lost, while nobody has asked since."""
        self.frontier: vec[vec[i64]] = vec[vec[i64]]()
        """Directed sections that start in a seat's network, some of them built meanwhile."""
        self.linked: vec[i64] = vec[i64]()
        """AF-7.2: bit per major city joined to the origin; -1 when it must be worked out."""

    def clear_cards(self) -> None:
        self.supply: vec[i64] = vec[i64]()
        self.lying: vec[i64] = vec[i64]()
        """AF-4.2: goods set down, oldest first: round, destination and good (see `freight`)."""
        self.depots: vec[i64] = vec[i64]()
        """AF-9.3: bit per good in the depot seat * MAJORS + city; -1 for no depot."""

        self.pile: list[int] = []
        """The cards not drawn yet, a set in rising order; events come after the contracts."""
        self.discards: list[int] = []
        self.public: list[int] = []
        self.hands: list[list[int]] = []
        """Contract cards of each seat, in rising order."""
        self.returned: list[list[int]] = []
        """AF-1.2: cards each seat put back, remembered during set-up."""
        self.draws: i64 = 0
        """Cards the player in turn has yet to draw."""
        self.publics: i64 = 0
        """Public cards that have yet to be laid out."""
        self.drops: vec[i64] = vec[i64]()
        """Trains that must lose a load, in order."""

    def clear_deals(self) -> None:
        self.offer: vec[i64] = vec[i64]()
        """AF-13.1: the open proposal: seat asked, owner, price, rounds; else empty."""
        self.request: vec[i64] = vec[i64]()
        """AF-9.3: the open question: owner asked, train, good; else empty."""
        self.price: vec[i64] = vec[i64]()
        """AF-13.1: what user * seats + owner agreed on; -1 for no agreement."""
        self.turns: vec[i64] = vec[i64]()
        """For how many more turns of the user."""
        self.events: list[tuple[int, int, bool]] = []
        """AF-5.2: (event, who drew it, begun), in the order drawn."""
        self.hazards: Hazards = CALM
        """What the events that have begun forbid; shared, replaced and never changed."""
        self.duties: list[tuple[int, int, list[int]]] = []
        """AF-10.2: (seat, town, contracts that fitted); one of them must be carried out."""

    def copy(self) -> State:
        twin = State(int(self.seats), self.options)
        twin.phase = self.phase
        twin.stage = self.stage
        twin.mover = self.mover
        twin.start_player = self.start_player
        twin.round = self.round
        self.copy_turn(twin)
        self.copy_track(twin)
        self.copy_cards(twin)
        twin.cash = self.cash[:]
        twin.accounts = self.accounts[:]
        twin.announced = self.announced
        twin.origin = self.origin[:]
        twin.train = self.train[:]
        twin.at = self.at[:]
        twin.points = self.points[:]
        twin.lost = self.lost[:]
        twin.cargo = self.cargo[:]
        twin.supply = self.supply[:]
        twin.lying = self.lying[:]
        twin.depots = self.depots[:]
        twin.offer = self.offer[:]
        twin.request = self.request[:]
        twin.price = self.price[:]
        twin.turns = self.turns[:]
        twin.events = self.events[:]
        twin.hazards = self.hazards
        twin.duties = self.duties[:]
        return twin

    def copy_turn(self, twin: State) -> None:
        twin.spent = self.spent
        twin.bought = self.bought
        twin.acted = self.acted
        twin.outs = self.outs[:]
        twin.built = self.built[:]
        twin.ended = self.ended
        twin.stuck = self.stuck
        twin.stepped = self.stepped
        twin.crossed = self.crossed
        twin.paid = self.paid
        twin.offered = self.offered
        twin.accepted = self.accepted
        twin.asked = self.asked
        twin.agreed = self.agreed

    def copy_track(self, twin: State) -> None:
        twin.owner = self.owner[:]
        twin.touch = self.touch[:]
        twin.city_touch = self.city_touch[:]
        twin.ferry = self.ferry[:]
        twin.joined = self.joined[:]
        twin.room = self.room[:]
        if self.ways is not None:
            self.ways.shared = True
            twin.ways = self.ways
        twin.ways_before = self.ways_before
        twin.frontier = vec[vec[i64]]([lines[:] for lines in self.frontier])
        twin.linked = self.linked[:]

    def copy_cards(self, twin: State) -> None:
        twin.pile = self.pile[:]
        twin.discards = self.discards[:]
        twin.public = self.public[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.returned = [cards[:] for cards in self.returned]
        twin.draws = self.draws
        twin.publics = self.publics
        twin.drops = self.drops[:]


def fresh_state(seats: int, options: Options) -> State:
    """AF-1.2, AF-10.1: an empty board, all cards in the pile, all chips in the supply."""
    state = State(seats, options)
    state.cash = filled(START_CASH, seats)
    state.accounts = filled(0, seats * FLOW_KINDS)
    state.origin = filled(-1, seats)
    state.train = filled(-1, 2 * seats)
    state.at = filled(-1, 2 * seats)
    state.points = filled(0, 2 * seats)
    state.lost = filled(0, 2 * seats)
    state.cargo = filled(-1, 2 * seats * SPACES)
    state.city_touch = filled(0, seats * MAJORS)
    state.ferry = filled(0, FERRIES)
    state.joined = filled(0, PLACES)
    state.linked = filled(-1, seats)
    state.depots = filled(-1, seats * MAJORS)
    state.price = filled(-1, seats * seats)
    state.turns = filled(0, seats * seats)
    state.owner = bytes_of(EDGES)
    state.touch = bytes_of(seats * SIZE)
    state.room = numbers(limits(seats, options.two_player))
    state.frontier = vec[vec[i64]]([vec[i64]() for _ in range(seats)])
    out = 1 if options.two_player else 0
    state.supply = numbers([good.chips - out for good in BOARD.goods])
    state.pile = list(range(CARDS + EVENTS))
    state.hands = [[] for _ in range(seats)]
    state.returned = [[] for _ in range(seats)]
    return state


def filled(value: int, length: int) -> vec[i64]:
    """A vector of `length` equal numbers."""
    return vec[i64]([i64(value) for _ in range(length)])


def bytes_of(length: int) -> vec[u8]:
    """A vector of `length` small zeros, up to one a milepost and seat."""
    return ZEROS[:length]


NO_OUTS: Final = filled(0, MAJORS)
ZEROS: Final = vec[u8]([u8(0) for _ in range(MOST_SEATS * SIZE)])


def limits(seats: int, two_player: bool) -> list[int]:
    """AF-6.7, AF-10.2: how many players may join each place, at this table."""
    most = limits_of_kinds(seats, two_player)
    return [most[int(kind)] for kind in TABLES.place_kind]


def speed(state: State, train: i64) -> i64:
    """AF-3.2, AF-9.1: movement points a turn."""
    kind = int(state.train[train])
    return FAST_SPEED[kind] if state.fast else SPEED[kind]


def hand_limit(state: State, seat: i64) -> i64:
    """AF-4.7, AF-9.1: how many contract cards a player holds."""
    second = state.train[2 * seat + 1] >= 0
    if state.fast:
        return 7 if second else 5
    return 4 if second else 3


def loaded(state: State, train: i64) -> i64:
    """How many goods are on board."""
    first = SPACES * train
    count: i64 = 0
    while count < SPACES and state.cargo[first + count] >= 0:
        count += 1
    return count


def has_space(state: State, train: i64) -> bool:
    """AF-4.1: one good per load space."""
    return loaded(state, train) < i64(LOADS[int(state.train[train])])


def carries(state: State, train: i64, good: i64) -> bool:
    first = SPACES * train
    return (
        state.cargo[first] == good
        or state.cargo[first + 1] == good
        or state.cargo[first + 2] == good
    )


def put_on(state: State, train: i64, good: i64) -> None:
    """One more good on board, in rising order."""
    first = SPACES * train
    place = first + loaded(state, train)
    while place > first and state.cargo[place - 1] > good:
        state.cargo[place] = state.cargo[place - 1]
        place -= 1
    state.cargo[place] = good


def take_off(state: State, train: i64, good: i64) -> None:
    """One piece of the good leaves the train."""
    place = SPACES * train
    last = place + SPACES - 1
    while state.cargo[place] != good:
        place += 1
    while place < last:
        state.cargo[place] = state.cargo[place + 1]
        place += 1
    state.cargo[last] = -1


def earn(state: State, seat: i64, amount: i64, flow: i64) -> None:
    """Cash comes in (or, negative, goes out), and the account says why."""
    state.cash[seat] += amount
    state.accounts[seat * FLOW_KINDS + flow] += amount


def pay(state: State, seat: i64, amount: i64, flow: i64) -> None:
    earn(state, seat, -amount, flow)


def train_in(state: State, number: i64, values: i64) -> i64:
    """The train of an action of a block that has so many values for each train."""
    return 2 * state.mover + number // values


def train_bit(train: i64) -> i64:
    """The bit of train 0 or 1 in the turn's masks."""
    return 1 << (train & 1)
