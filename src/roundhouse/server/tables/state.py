"""What is known of a table in memory, and the questions that can be answered from it.

Nothing here changes a table: `LiveTable` alone does. Only a cache, never the truth, which is in the
store.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from roundhouse import game as contract
from roundhouse.bots import STYLE_SIGN
from roundhouse.game import CHANCE, OVER, Message, RoundhouseError, Seat
from roundhouse.match import History, Match, snapshot
from roundhouse.match.clock import Clock
from roundhouse.server.bots.thinking import Question
from roundhouse.server.tables.audience import Audience
from roundhouse.server.tables.frames import Offer, Reason
from roundhouse.server.tables.loading import Loaded, Replayed, resigned
from roundhouse.server.tables.slim import ChoiceList
from roundhouse.server.tables.standing_orders import OrdersInForce

STAND_IN_TURNS: Final = 3
"""So many turns a bot plays for somebody who is away; then the table's people choose."""


class Refuse(RoundhouseError):
    """A wish of a client that is not granted; nothing has changed."""

    def __init__(self, reason: Reason, message: Message, rule: str | None = None) -> None:
        super().__init__(message.key)
        self.reason: Reason = reason
        self.message = message
        self.rule = rule


class Rights(NamedTuple):
    """What one person may do at a table besides playing."""

    may_call_off: bool
    may_return: bool


NO_RIGHTS: Final = Rights(may_call_off=False, may_return=False)


class RenderCache:
    """The expensive parts of the frames that show one state, each rendered once."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.views: dict[Seat | None, Any] = {}
        """By who looks."""
        self.encoded_views: dict[Seat | None, msgspec.Raw] = {}
        """The same as JSON, for who is sent them whole."""
        self.choices: dict[str, msgspec.Raw] = {}
        """Of the seat to act, by language."""
        self.slim_choices: dict[str, ChoiceList] = {}
        """The same with ranges, for who is sent what has changed."""


class TableState:
    def __init__(self, loaded: Loaded) -> None:
        row = loaded.row
        self.row = row
        self.id = row.id
        self.game = contract.game(row.game)
        self.match: Match | None = None
        self.history: History
        self.made = loaded.entries
        """The log as it was kept: who made each entry, and when."""
        self.to_act: Seat | None = None
        """The seat whose turn it is; None when nobody's."""
        self.is_frozen = False
        """Begun with older rules, and what was played does not fit those of today: only to see."""
        self.snapped = 0
        """The entry up to which the state is kept in the store."""
        self.said = loaded.said
        self.looked = loaded.looked
        """What onlookers say to each other."""
        self.orders = loaded.orders
        """Standing orders, by seat."""
        self.ended_orders: dict[Seat, OrdersInForce] = {}
        """Those that are over here and may still be in the store."""
        self.clock = read_clock(row.clock)
        self.audience = Audience()
        self.frames: dict[Any, bytes] = {}
        """Frames that several watchers share, until the next change."""
        self.crowd_frames: dict[Any, Any] = {}
        """Until then as well: what strangers are sent, by what they know (`connection.py`)."""
        self.shown_alike: dict[Any, Any] = {}
        """And the one object that stands for all that are equal to it (`screen.py`)."""
        self.render_cache = RenderCache(None)
        """For the next frames: of the state now, or of that which a move would lead to."""
        self.shown_seats: dict[tuple[Seat, ...], msgspec.Raw] = {}
        """The seats as JSON for who holds those, until others sit there."""
        self._offer: tuple[str, Offer] | None = None
        self._names: list[str] = []
        self._held: dict[int, tuple[Seat, ...]] | None = None
        self._stamp = 0
        self._own_stamps: dict[Seat, int] = {}
        if loaded.replayed is not None:
            self._take_replayed(loaded.replayed)

    def _take_replayed(self, replayed: Replayed) -> None:
        self.history = replayed.history
        self.is_frozen = replayed.is_frozen
        self.snapped = replayed.snapped
        self._take_match(replayed.match)

    def _take_match(self, match: Match) -> None:
        """This is how far the game has come."""
        self.match = match
        self.to_act = None if match.to_act == OVER or self.is_frozen else match.to_act

    @property
    def number(self) -> int:
        return len(self.made)

    @property
    def names(self) -> list[str]:
        """What the players are called; a bot without a name by its level, style and seat."""
        if not self._names:
            self._names = [
                seat.name or f"{level_words(seat.level)} {number}".strip()
                for number, seat in enumerate(self.row.seats, 1)
            ]
        return self._names

    def seats_of(self, person: int | None) -> tuple[Seat, ...]:
        """The seats at which this person sits; not those that are only kept for them."""
        return () if person is None else self.players.get(person, ())

    @property
    def players(self) -> dict[int, tuple[Seat, ...]]:
        """The people who sit here, each with their seats."""
        if self._held is None:
            self._held = {}
            for seat, row in enumerate(self.row.seats):
                if row.kind == "person" and row.person is not None:
                    self._held[row.person] = (*self._held.get(row.person, ()), seat)
        return self._held

    def rights_of(self, person: int | None) -> Rights:
        """What this person may do here besides playing the own seats."""
        if person is None or self.row.status != "playing":
            return NO_RIGHTS
        removed = any(seat.person == person and seat.left == "removed" for seat in self.row.seats)
        may_call_off = person == self.row.owner and self.may_be_called_off()
        return Rights(may_call_off, removed and not self.is_frozen)

    def was_at(self, person: int | None) -> bool:
        """Does this person play here, or did until a bot took the seat?"""
        return person is not None and any(seat.person == person for seat in self.row.seats)

    def is_stranger(self, person: int | None) -> bool:
        """Nothing here is theirs: they are shown what anybody is who looks on."""
        return person is None or (person != self.row.owner and not self.was_at(person))

    def is_here(self, seat: Seat) -> bool:
        """A person plays this seat and has not run out of time."""
        found = self.row.seats[seat]
        return found.kind == "person" and not found.away

    @property
    def has_people(self) -> bool:
        return any(seat.kind == "person" for seat in self.row.seats)

    @property
    def resigned(self) -> tuple[Seat, ...]:
        """Seats whose people gave up: they cannot win."""
        return resigned(self.row)

    def bot_level(self, seat: Seat) -> str | None:
        """The bot that plays this seat now; None when a person does, or nobody."""
        found = self.row.seats[seat]
        if found.kind == "bot" or (found.away and self.may_stand_in(seat)):
            return found.level
        return None

    def may_stand_in(self, seat: Seat) -> bool:
        """A bot plays for somebody who is away for a few turns, and only while others are here."""
        others = any(self.is_here(other) for other in range(len(self.row.seats)) if other != seat)
        return others and self.stand_in_turns(seat) < STAND_IN_TURNS

    def stand_in_turns(self, seat: Seat) -> int:
        """How many turns a bot has ended since the seat's person last acted."""
        turns, later = 0, self.to_act
        for made in reversed(self.made):
            if made.seat == CHANCE:  # what the box does between is part of the turn
                continue
            if made.seat == seat:
                if made.source != "bot":
                    break
                turns += later != seat
            later = made.seat
        return turns

    def may_be_called_off(self) -> bool:
        """Nobody can play on, somebody has not acted yet, or only the maker and bots play."""
        if self.row.status != "playing":
            return False
        if self.is_frozen:
            return True
        people = [seat for seat, row in enumerate(self.row.seats) if row.kind == "person"]
        acted = {made.seat for made in self.made if made.source in ("person", "programme")}
        is_alone = all(self.row.seats[seat].person == self.row.owner for seat in people)
        return is_alone or any(seat not in acted for seat in people)

    def is_gone(self, seat: Seat) -> bool:
        """The person is away, and no bot stands in any longer."""
        found = self.row.seats[seat]
        return found.kind == "person" and found.away and not self.may_stand_in(seat)

    @property
    def stalled(self) -> Seat | None:
        """The seat to act, if its person is gone."""
        seat = self.to_act
        return seat if seat is not None and self.is_gone(seat) else None

    def must_agree(self, seat: Seat) -> list[Seat]:
        """The other seats whose people are asked when this one wants an undo; bots agree."""
        mine = self.row.seats[seat].person
        return [
            n
            for n, other in enumerate(self.row.seats)
            if other.kind == "person" and not other.away and other.person != mine
        ]

    def is_held(self, seat: Seat, count: int) -> bool:
        """Is a bid or an answer among the last actions whose maker cannot agree to lose it?

        Whoever takes one of their own back over it has learnt what the other would pay.
        """
        assert self.match is not None
        actions = self.match.actions[-count:]
        committed = [isinstance(action, self.match.game.commitments) for action in actions]
        if not any(committed):
            return False
        mine = self.row.seats[seat].person
        asked = self.must_agree(seat)
        entries = self.history.standing_entries(self.number)[-count:]
        return any(
            is_commitment
            and (made.seat not in asked or made.source == "bot")
            and made.seat != seat
            and (mine is None or self.row.seats[made.seat].person != mine)
            for made, is_commitment in zip(
                map(self.made.__getitem__, entries), committed, strict=True
            )
        )

    def offer(self) -> Offer | None:
        """What somebody proposes at this moment; a move puts an end to the wish for an undo."""
        if self.row.offer is None or self.row.status != "playing":
            return None
        if self._offer is None or self._offer[0] is not self.row.offer:
            found = msgspec.json.decode(self.row.offer, type=Offer)
            self._offer = (self.row.offer, found)
        offer = self._offer[1]
        return None if offer.kind == "undo" and offer.number != self.number else offer

    def waited_for(self, offer: Offer) -> list[Seat]:
        """Who has yet to agree. Who is away is waited for only where the game would end."""
        mine = self.row.seats[offer.seat].person
        return [
            number
            for number, seat in enumerate(self.row.seats)
            if seat.kind == "person"
            and seat.person != mine
            and number != offer.target
            and number not in offer.agreed
            and not (self.is_gone(number) if offer.kind == "end" else seat.away)
        ]

    def stamp(self, seat: Seat | None) -> tuple[int, int]:
        """Another one whenever what that seat is shown may have changed."""
        return self._stamp, 0 if seat is None else self._own_stamps.get(seat, 0)

    def times_noted(self, key: str) -> int:
        """How often the table has noted this since the last move."""
        return sum(row.number == self.number and f'"{key}"' in row.text for row in self.said)

    @property
    def last_said(self) -> int:
        """The number of the last thing that anybody has said; 0 before."""
        return max([said[-1].id for said in (self.said, self.looked) if said], default=0)

    def question(self, seat: Seat) -> Question:
        """What a bot is asked for that seat, whose turn it is."""
        assert self.match is not None
        view, legal = self.match.view(seat), self.match.legal()
        whose = self.id if self.row.owner is None else str(self.row.owner)
        return Question(self.row.game, self.id, seat, self.number, view, legal, whose)

    def snapshot(self) -> bytes:
        assert self.match is not None
        return snapshot.dump(self.match)


def level_words(level: str | None) -> str:
    """A bot's level and style, as part of a name."""
    return (level or "").replace(STYLE_SIGN, " ").capitalize()


def read_clock(text: str | None) -> Clock | None:
    return None if text is None else msgspec.json.decode(text, type=Clock)


def first_deadline(clock: Clock | None, offer: Offer | None) -> float | None:
    """When the clock or the offer runs out, whichever is first."""
    ends = [clock.deadline if clock is not None else None, offer.until if offer else None]
    return min([end for end in ends if end is not None], default=None)
