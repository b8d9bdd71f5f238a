"""Somebody is away: a bot stands in for a few turns, at a human pace, and never decides alone."""

import time

import pytest

from roundhouse.server.tables.state import STAND_IN_TURNS
from tests.server.running import Running, running_server
from tests.server.seats import Client, Party, party, seated
from tests.server.standing import StandingClock
from tests.waiting import eventually

SUDDEN = {"move": 0, "reserve": 1, "timeout": "bot"}
"""A second for the whole game, and nothing for a move."""


def stand_in_turns(client: Client, seat: int) -> int:
    """Turns that the bot has made for the seat, as the log tells them."""
    made = [entry for entry in client.log if entry["seat"] >= 0]
    starts = [
        entry
        for before, entry in zip([None, *made], made, strict=False)
        if before is None or before["seat"] != entry["seat"]
    ]
    return sum(entry["seat"] == seat and entry["by"] == "stand-in" for entry in starts)


def one_away(table: Party, clock: StandingClock) -> tuple[Client, Client]:
    """The one whose time is up now, and another."""
    late = table.mover
    here = next(client for client in table.clients if client is not late)
    clock.move_on(3)
    here.until_seat(late.seat or 0, away=True)
    return late, here


def test_nobody_s_game_is_not_played_to_the_end(server: Running) -> None:
    """Both are away: no bot plays on."""
    with party(server, pace=SUDDEN) as table:
        first, second = table.clients
        while not all(seat["away"] for seat in first.now["seats"]):
            first.next()
        while first.now.get("stalled") is None:
            first.next()
        number = first.number
        time.sleep(1.0)
        with seated(server, table.people[0], table.table) as again:
            assert (again.number, again.now["status"]) == (number, "playing")
        second.done("back")
        assert second.until_seat(1, away=False)


def test_a_bot_plays_a_few_turns_and_then_the_people_choose(
    database: str, clock: StandingClock
) -> None:
    with (
        running_server(database) as server,
        party(server, pace={"move": 1, "reserve": 0, "timeout": "bot"}) as table,
    ):
        late, here = one_away(table, clock)
        seat = late.seat or 0
        while here.now.get("stalled") is None:
            if here.now["to_act"] == here.seat:
                assert here.move()["type"] == "done"
            else:
                here.next()
        assert here.now["stalled"] == seat
        assert stand_in_turns(here, seat) == STAND_IN_TURNS
        while not here.talk[-1]["text"].endswith("the others choose how to go on."):
            here.next()
        here.done("propose", what="remove", seat=seat)
        bot = here.until_seat(seat, kind="bot")
        assert (bot["left"], bot["level"]) == ("removed", "sharp")
        late.until_seat(seat, kind="bot")
        assert late.now["seat"] is None
        late.done("back")
        assert late.until_seat(seat, kind="person")["left"] == ""
        assert late.now["seat"] == seat


@pytest.mark.parametrize(
    "pace",
    [
        SUDDEN,
        {"move": 0, "reserve": 1, "timeout": "bot"},
        {"move": 1, "reserve": 0, "timeout": "bot"},
        {"move": 1, "reserve": 1, "timeout": "bot"},
    ],
)
def test_who_comes_back_has_time_with_every_clock(
    database: str, clock: StandingClock, pace: dict[str, object]
) -> None:
    with running_server(database) as server, party(server, pace=pace) as table:
        late, _ = one_away(table, clock)
        seat = late.seat or 0
        late.until_seat(seat, away=True)
        late.done("back")
        assert late.until_seat(seat, away=False)
        shown = late.now["clock"]
        assert shown["left"][seat] >= 59
        if late.now["to_act"] == seat:
            assert shown["deadline"] - clock.now() > 30
            assert late.move()["type"] == "done"
        assert late.now["seats"][seat]["away"] is False


def test_a_stand_in_plays_at_a_human_pace_and_stops_when_the_person_is_back(
    database: str, clock: StandingClock
) -> None:
    with (
        running_server(database, stand_in_pace=3600.0) as server,
        party(server, pace={"move": 1, "reserve": 0, "timeout": "bot"}) as table,
    ):
        late, here = one_away(table, clock)
        seat = late.seat or 0
        number = here.number
        time.sleep(1.0)
        late.done("back")
        assert here.until_seat(seat, away=False)
        assert here.number == number
        late.until_seat(seat, away=False)
        assert late.move()["type"] == "done"
        assert late.log[-1]["by"] == "person"


def test_a_move_is_as_good_as_saying_so(database: str, clock: StandingClock) -> None:
    with (
        running_server(database, stand_in_pace=3600.0) as server,
        party(server, pace={"move": 1, "reserve": 0, "timeout": "bot"}) as table,
    ):
        late, here = one_away(table, clock)
        late.until_seat(late.seat or 0, away=True)
        assert late.move()["type"] == "done"
        assert here.until_seat(late.seat or 0, away=False)


def test_nobody_is_replaced_who_is_not_away(server: Running) -> None:
    with party(server, "Anna Ben Cora") as table:
        table.play(3)
        anna = table.clients[0]
        assert anna.refused("propose", what="remove", seat=1) == "offer"
        assert anna.refused("propose", what="remove", seat=0) == "malformed"
        assert anna.refused("propose", what="remove", seat=9) == "malformed"
        assert anna.refused("propose", what="remove") == "malformed"


def test_without_a_clock_a_turn_that_rests_long_may_be_given_to_a_bot(database: str) -> None:
    with (
        running_server(database, absent_after=0.0) as server,
        party(server, "Anna Ben Cora") as table,
    ):
        table.play(3)
        late = table.mover
        seat = late.seat or 0
        first, second = [client for client in table.clients if client is not late]
        assert first.ask("propose", what="remove", seat=seat)["reason"] == "offer"
        late.close()
        eventually(
            lambda: first.ask("propose", what="remove", seat=seat)["type"] == "done",
            "it is not noticed that the window has gone",
        )
        offer = second.until_shown("offer")
        assert (offer["kind"], offer["target"], offer["waiting"]) == ("remove", seat, [second.seat])
        second.done("answer", offer=offer["id"], agree=True)
        assert first.until_seat(seat, kind="bot")["left"] == "removed"
        with seated(server, table.people[seat], table.table) as again:
            assert again.seat is None
            again.done("back")
            assert again.seat == seat


def test_who_is_away_is_asked_before_the_game_ends_until_the_bot_has_had_its_turns(
    database: str, clock: StandingClock
) -> None:
    """Nobody wins by ending the game the moment another's time is up."""
    with (
        running_server(database, stand_in_pace=3600.0) as server,
        party(server, pace={"move": 1, "reserve": 0, "timeout": "bot"}) as table,
    ):
        late, here = one_away(table, clock)
        here.done("propose", what="end")
        assert here.now["offer"]["waiting"] == [late.seat]
        assert here.now["status"] == "playing"


def test_a_table_where_all_were_dropped_ends(server: Running) -> None:
    with party(server, pace={"move": 1, "reserve": 0, "timeout": "drop"}) as table:
        result = table.clients[0].until_over()
        assert (result["how"], result["winners"]) == ("abandoned", [])
