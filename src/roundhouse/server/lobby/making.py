"""A new table: validates what people ask for and makes the row of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Annotated, Any, Final, Literal

import msgspec

from roundhouse import game as contract
from roundhouse.bots import bot
from roundhouse.game import AnyGame, Message
from roundhouse.match.match import read_options
from roundhouse.server.lobby.forms import TALK
from roundhouse.server.safety.problems import Problem
from roundhouse.server.safety.text import NAME, clean_name
from roundhouse.store.lobby import SeatCard, TableCard
from roundhouse.store.names import are_alike, likeness, name_key
from roundhouse.store.people import Person
from roundhouse.store.tables import Pace, SeatRow, TableRow

ENGINEERS: Final = (
    *("Ada", "Brunel", "Crampton", "Drummond", "Engerth", "Fairlie", "Gresley", "Hackworth"),
    *("Ivatt", "Joy", "Kitson", "Locke", "Mallet", "Norris", "Oliver", "Pambour", "Stephenson"),
    *("Trevithick", "Vignoles", "Webb"),
)
"""More names than a table has seats, so that there are enough besides the people's own."""
MONTH: Final = 30 * 24 * 3600
Seconds = Annotated[int, msgspec.Meta(ge=0, le=MONTH)]
Word = Annotated[str, msgspec.Meta(max_length=40)]


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there."""

    kind: Literal["me", "open", "guest", "bot", "local"] = "open"
    """`guest`: kept for that name. `local`: a person of that name at my device (hot seat)."""
    name: Annotated[str, msgspec.Meta(max_length=2 * NAME)] = ""
    person: Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)] | None = None
    """For a guest, instead of the name: somebody with whom I have played."""
    level: Annotated[str, msgspec.Meta(max_length=20)] = ""
    """For a bot, with a style where the level has some: `expert:banker`."""


class NewPace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each move and for the whole game; both 0 is without a clock."""

    move: Seconds = 0
    reserve: Seconds = 0
    timeout: Literal["bot", "drop"] = "bot"
    """When time is up: a bot plays until the person is back, or for good."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Word
    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(min_length=1, max_length=10)]
    options: Annotated[dict[Word, bool | int | Word | None], msgspec.Meta(max_length=50)] = {}
    pace: NewPace = NewPace()
    private: bool = False
    """Found by its link alone."""
    onlookers: bool = True
    """May others look on?"""
    talk: bool = True
    """May players talk and negotiate?"""
    hints: bool = True
    """May players ask what the expert would do?"""
    start: bool = False
    """Begin at once, when every seat is taken."""


def laid_out(wish: NewTable, person: Person, now: float) -> TableRow:
    """The table as it will be kept; raises BadInput or Problem when it cannot be."""
    game = contract.game(wish.game)
    if len(wish.seats) not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise Problem(Message("table-seats", {"least": least, "most": most}))
    options = checked_options(game, len(wish.seats), dict(wish.options), wish.talk)
    kinds = [seat.kind for seat in wish.seats]
    hot_seat = "local" in kinds
    if kinds.count("me") > 1 or (hot_seat and not {"me", "local", "bot"}.issuperset(kinds)):
        raise Problem(Message("table-mixed"))
    seats = [laid_seat(seat, person, wish.game) for seat in wish.seats]
    name_bots(seats)
    check_names(seats)
    return TableRow(
        game=game.name,
        version=game.version,
        options=options,
        seats=seats,
        owner=person.id,
        made=now,
        moved=now,
        private=wish.private,
        onlookers=wish.onlookers,
        talk=wish.talk,
        hints=wish.hints,
        hot_seat=hot_seat,
        pace=msgspec.convert(msgspec.to_builtins(wish.pace), Pace),
    )


def checked_options(
    game: AnyGame, seats: int, options: dict[str, Any], talk: bool
) -> dict[str, Any]:
    """The options as the title keeps them. A title that asks about negotiation is told."""
    if TALK in game.Options.__struct_fields__:
        options[TALK] = talk
    chosen = read_options(game, options)
    game.start(seats, chosen)
    found: dict[str, Any] = msgspec.to_builtins(chosen)
    return found


def laid_seat(seat: NewSeat, person: Person, title: str) -> SeatRow:
    if seat.kind == "me":
        return SeatRow("person", person.id, person.name)
    if seat.kind == "local":
        return SeatRow("person", person.id, clean_name(seat.name))
    if seat.kind == "bot":
        bot(seat.level, title)
        return SeatRow("bot", None, "", seat.level)
    return SeatRow("open", seat.person, clean_name(seat.name) if seat.kind == "guest" else "")


def name_bots(seats: Sequence[SeatRow | SeatCard]) -> None:
    """Bots that have no name yet are called after engineers."""
    taken = {likeness(seat.name) for seat in seats}
    free = (name for name in ENGINEERS if likeness(name) not in taken)
    for seat in seats:
        if isinstance(seat, SeatRow) and seat.kind == "bot" and not seat.name:
            seat.name = next(free)


def check_names(seats: Sequence[SeatRow | SeatCard | Person]) -> None:
    """No two people at a table are called alike."""
    if are_alike([seat.name for seat in seats if seat.name]):
        raise Problem(Message("name-taken"))


def again(card: TableCard, person: Person, apart: Collection[int], now: float) -> TableRow:
    """The same table once more: the others' seats are kept for them.

    Those of people to keep `apart` from are for anybody.
    """
    seats: list[SeatRow] = []
    for seat in card.seats:
        if seat.person is None:
            seats.append(SeatRow("bot", None, seat.name, seat.level))
        elif seat.person == person.id:
            seats.append(SeatRow("person", person.id, seat.name))
        elif seat.person in apart:
            seats.append(SeatRow("open"))
        else:
            seats.append(SeatRow("open", seat.person, seat.name))
    game = contract.game(card.game)
    name_bots(seats)
    return TableRow(
        game=game.name,
        version=game.version,
        options=checked_options(game, len(seats), dict(card.options), card.talk),
        seats=seats,
        owner=person.id,
        made=now,
        moved=now,
        private=card.private,
        onlookers=card.onlookers,
        talk=card.talk,
        hints=card.hints,
        hot_seat=card.hot_seat,
        pace=card.pace,
        parent=card.id,
    )


def free_seat_for(
    card: TableCard, person: Person, wanted: int | None, is_imitator: bool
) -> int | None:
    """Which open seat this person may take: one kept for them, else any that is kept for nobody.

    A seat kept for an account's name is not for guests who are called alike.
    """
    key = "" if is_imitator else name_key(person.name)
    kept = [number for number, seat in enumerate(card.seats) if _is_kept(seat, person.id, key)]
    free = [
        number
        for number, seat in enumerate(card.seats)
        if seat.kind == "open" and seat.person is None and not seat.name
    ]
    for number in [*kept, *free]:
        if wanted is None or number == wanted:
            return number
    return None


def _is_kept(seat: SeatCard, person: int, key: str) -> bool:
    if seat.kind != "open":
        return False
    if seat.person is not None:
        return seat.person == person
    return bool(seat.name) and name_key(seat.name) == key
