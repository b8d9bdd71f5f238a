"""Pages show one action after the other: frames come one by one, and clocks wait for them."""

import json

import pytest

from roundhouse.game import CHANCE, Seat
from roundhouse.server.tables.showing import ACTION, MOST, time_to_show
from roundhouse.store.entries import EntryRow, Source
from tests.server.running import Running
from tests.server.seats import party

ME = 0
NOW = 1000.0


def made(seat: Seat, ago: float, source: Source = "person") -> EntryRow:
    return EntryRow("table", 0, "{}", seat, source, None, NOW - ago)


@pytest.mark.parametrize(
    ("entries", "seconds"),
    [
        ([], 0),
        ([made(1, 0)], ACTION),
        ([made(1, 0), made(2, 0)], 2 * ACTION),
        ([made(1, 0), made(CHANCE, 0, "box")], ACTION),
        ([made(1, ACTION / 2), made(2, 0)], 1.5 * ACTION),
        ([made(1, 60), made(2, 0)], ACTION),
        ([made(1, 60)], 0),
        ([made(1, 0), made(ME, 0)], 0),
        ([made(1, 0), made(ME, 0), made(2, 0)], ACTION),
        ([made(1, 0), made(ME, 0, "bot")], 2 * ACTION),
        ([made(1, 0)] * 500, MOST),
        ([made(1, -3600)], MOST),
    ],
)
def test_a_clock_waits_until_the_others_actions_were_shown(
    entries: list[EntryRow], seconds: float
) -> None:
    assert time_to_show(entries, [ME], NOW) == pytest.approx(seconds)


BOTS = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3]


@pytest.mark.parametrize("game", ["transamerica", "african-rails", "american-rails"])
def test_every_action_of_bots_has_a_frame_of_its_own(server: Running, game: str) -> None:
    with party(server, "Anna", game=game, seats=BOTS) as table:
        client = table.clients[0]
        while sum(entry["by"] == "bot" for entry in client.log) < 12:
            if client.actions:
                client.move()
            else:
                client.next()
        for frame in map(json.loads, client.frames):
            actors = [entry["seat"] for entry in frame.get("log", ()) if entry["by"] != "box"]
            assert len(actors) <= 1 or "about" in frame


def test_nobodys_clock_runs_while_the_bots_actions_are_shown(server: Running) -> None:
    pace = {"move": 60, "reserve": 600, "timeout": "drop"}
    with party(server, "Anna", game="transamerica", seats=BOTS, pace=pace) as table:
        client = table.clients[0]
        while not client.actions:
            client.next()
        client.move()
        while not client.actions:
            client.next()
        ended, clock = client.log[-1]["at"], client.now["clock"]
        assert ended < clock["since"] <= ended + MOST
        assert clock["deadline"] == clock["since"] + 60 + 600
        client.move()
        assert client.now["clock"]["left"] == [600.0] * 4
