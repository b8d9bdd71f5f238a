"""The law of sight: whatever people do, no connection is sent what its person may not know.

Hypothesis makes up evenings: people sit down, leave, are removed, change seats, start, play, ask
for a rematch, block each other, log out, become accounts, log in, or are forgotten, in any order,
with connections open from before and after. What each is sent is held against the database.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)
from websockets.exceptions import ConnectionClosed

import roundhouse as rh
from roundhouse.match.match import Match
from roundhouse.server.close_codes import CloseCode
from tests.server.running import Browser, Running, running_server
from tests.server.seats import Client, seated
from tests.server.test_secrets import add, seats_of
from tests.server.truth import Truth, disclosed

GOLDEN = Path(__file__).parents[1] / "golden"
SEATS = 3
PEOPLE = 4
PASSWORD = "long enough"
PEOPLE_NUMBERS = st.integers(0, PEOPLE - 1)
SEAT_NUMBERS = st.integers(0, SEATS - 1)
WISHES = st.sampled_from([None, -1, *range(SEATS)])
WINDOWS = 8
"""So many stay open, the newest."""
LOOKS = 4
"""So often what is sent is looked at while a game is played."""
NUMBERS = count()
"""For names that nobody has had."""
ADVICE = ("advice/missing?", "advice/sources?")
ENDPOINTS = ("past?at=9&", "log?", "news?", "record?", "course?", *ADVICE)


class Window:
    """An open connection, and how far what it was sent has been looked at."""

    def __init__(self, client: Client, browser: Browser, table: str) -> None:
        self.client = client
        self.browser = browser
        self.session = browser.cookies.get("roundhouse")
        self.table = table
        self.looked = 0

    def catch_up(self) -> int:
        """Until everything that the server has sent so far is here; how it was closed, 0 if not."""
        try:
            self.client.ask("why", action={"type": "nothing"})
        except ConnectionClosed as closed:
            return 1006 if closed.rcvd is None else closed.rcvd.code
        return 0

    def news(self) -> list[Any]:
        found = [json.loads(text) for text in self.client.frames[self.looked :]]
        self.looked = len(self.client.frames)
        return found


class Evening(RuleBasedStateMachine):
    """Some people, one table at a time, and connections that stay open through it all."""

    game: str
    server: Running
    database: str
    finished: Match
    """A game of the title that is over."""

    def __init__(self) -> None:
        super().__init__()
        self.stack = ExitStack()
        self.windows: list[Window] = []
        self.people = [self.server.guest(name) for name in ("Anna", "Ben", "Cora", "Dora")]
        self.table = ""
        self.looks_while_playing = 0
        self.truth = Truth.of(self.database)

    def teardown(self) -> None:
        """Every evening comes to a game, with whoever sits there by then."""
        try:
            if self.table:
                self.begin()
                self.make_moves(2)
        finally:
            self.stack.close()

    @property
    def is_open(self) -> bool:
        """May people still sit down?"""
        return self.truth.tables[self.table][0] == "open"

    # What happens, and the look afterwards

    def look(self) -> None:
        """Everything that was sent since the last look was allowed before it or is now."""
        after = Truth.of(self.database)
        codes = {window: window.catch_up() for window in self.windows}
        for window in self.windows:
            for frame in window.news():
                self.check(window, frame, (self.truth, after))
        self.windows = [window for window, code in codes.items() if not code]
        self.truth = after
        for window, code in codes.items():
            if code == CloseCode.AGAIN:  # as the page does
                self.connect(window.browser, None)
        self.go_on()

    def go_on(self) -> None:
        """A table that is gone, or was played at for a while, makes room for another."""
        status = self.truth.tables.get(self.table, ("gone", True))[0]
        self.looks_while_playing += status == "playing"
        if status == "gone" or self.looks_while_playing > LOOKS:
            number = len(self.truth.tables)
            self.lay_table(number % PEOPLE, number % 3 > 0, True)

    def check(self, window: Window, frame: Any, moments: tuple[Truth, ...]) -> None:
        if frame["type"] != "table" or frame["status"] == "open":
            return
        table, session = window.table, window.session
        assert any(moment.may_look(session, table) for moment in moments), "a closed table"
        mine = set[int]().union(*(moment.seats_of(session, table) for moment in moments))
        assert frame["seat"] is None or frame["seat"] in mine, "another's seat"
        assert frame["view"]["seat"] == frame["seat"]
        if frame["legal"]:
            assert frame["seat"] == frame["to_act"]
        if frame["status"] == "playing":
            assert set(disclosed(frame)) <= mine, "another's cards"
        self.check_talk(session, frame, moments)

    def check_talk(self, session: str | None, frame: Any, moments: tuple[Truth, ...]) -> None:
        """Nothing that somebody says whom this person has blocked all the while."""
        for said in frame["talk"]:
            speaker = moments[-1].said.get(said["id"])
            blocked = [(moment.person(session), speaker) in moment.blocks for moment in moments]
            assert speaker is None or not all(blocked), "somebody who is blocked"

    def post(self, person: Browser, path: str, **body: Any) -> None:
        """Granted or refused: the law holds either way."""
        person.post(f"/api/tables/{self.table}/{path}", json=body)

    # Tables

    def lay_table(self, maker: int, onlookers: bool, sit: bool) -> None:
        """Everybody has a window open; where wished, they sit down first."""
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        wish = {"game": self.game, "seats": seats, "onlookers": onlookers}
        answer = self.people[maker].post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        self.table, self.looks_while_playing = answer.json()["id"], 0
        for person in self.people:
            if sit:
                self.post(person, "join")
            self.connect(person, None)
        self.look()

    def connect(self, person: Browser, wish: int | None) -> None:
        query = "language=en" if wish is None else f"language=en&seat={wish}"
        with suppress(ConnectionClosed):
            client = self.stack.enter_context(seated(self.server, person, self.table, query))
            self.windows.append(Window(client, person, self.table))
        for window in self.windows[:-WINDOWS]:
            window.client.close()
            self.windows.remove(window)

    def begin(self, order: Sequence[int] = range(PEOPLE)) -> None:
        """Free seats are filled in that order, and whoever may start does."""
        for path in ("join", "start"):
            for person in order:
                self.post(self.people[person], path)
        self.look()

    @initialize(maker=PEOPLE_NUMBERS, onlookers=st.booleans(), sit=st.booleans())
    def make_table(self, maker: int, onlookers: bool, sit: bool) -> None:
        self.lay_table(maker, onlookers, sit)

    @rule(person=st.none() | PEOPLE_NUMBERS, wish=WISHES)
    def open_window(self, person: int | None, wish: int | None) -> None:
        self.connect(self.server.stranger() if person is None else self.people[person], wish)
        self.look()

    @precondition(lambda self: self.is_open)
    @rule(person=PEOPLE_NUMBERS, seat=st.none() | SEAT_NUMBERS)
    def sit_down(self, person: int, seat: int | None) -> None:
        self.post(self.people[person], "join", seat=seat)
        self.look()

    @precondition(lambda self: self.is_open)
    @rule(person=PEOPLE_NUMBERS)
    def stand_up(self, person: int) -> None:
        self.post(self.people[person], "leave")
        self.look()

    @precondition(lambda self: self.is_open)
    @rule(person=PEOPLE_NUMBERS, other=PEOPLE_NUMBERS)
    def give_way(self, person: int, other: int) -> None:
        """One stands up, another takes the very seat."""
        seats = self.truth.seats_of(self.people[person].cookies.get("roundhouse"), self.table)
        self.post(self.people[person], "leave")
        self.post(self.people[other], "leave")
        for seat in seats:
            self.post(self.people[other], "join", seat=seat)
        self.look()

    @precondition(lambda self: self.is_open)
    @rule(person=PEOPLE_NUMBERS, seat=SEAT_NUMBERS, kind=st.sampled_from(["open", "bot", "me"]))
    def set_seat(self, person: int, seat: int, kind: str) -> None:
        wish = {"kind": kind, "level": "novice"} if kind == "bot" else {"kind": kind}
        self.people[person].put(f"/api/tables/{self.table}/seats/{seat}", json=wish)
        self.look()

    @precondition(lambda self: self.is_open)
    @rule(order=st.permutations(range(PEOPLE)))
    def start(self, order: list[int]) -> None:
        self.begin(order)

    @rule(person=PEOPLE_NUMBERS, windows=st.booleans())
    def rematch(self, person: int, windows: bool) -> None:
        """Of a game that three of them have played to its end; the evening goes on there."""
        known = [browser for browser in self.people if browser.get("/api/me").status_code == 200]
        name = f"over-{next(NUMBERS)}"
        asyncio.run(add(self.database, self.finished, seats_of(known[:SEATS]), name, "1"))
        answer = self.people[person].post(f"/api/tables/{name}/rematch")
        if answer.status_code == 201:
            self.table, self.looks_while_playing = answer.json()["id"], 0
            for other in range(PEOPLE):
                self.people[other].post(f"/api/tables/{name}/rematch")
                if windows:
                    self.connect(self.people[other], None)
        self.look()

    # At the table

    @precondition(lambda self: not self.is_open)
    @rule(moves=st.integers(1, 4))
    def play(self, moves: int) -> None:
        self.make_moves(moves)

    def make_moves(self, moves: int) -> None:
        for _ in range(moves):
            movers = [window for window in self.windows if window.client.now["legal"]]
            for window in movers[:1]:
                client = window.client
                self.say(window, "move", seen=client.number, action=client.actions[0])
            self.look()

    @precondition(lambda self: not self.is_open)
    @rule(data=st.data(), wish=st.sampled_from(["leave", "resign"]))
    def go_home(self, data: st.DataObject, wish: str) -> None:
        """In the middle of the game: a bot takes the seat."""
        if self.windows:
            self.say(data.draw(st.sampled_from(self.windows)), wish)
        self.look()

    @precondition(lambda self: not self.is_open)
    @rule(person=PEOPLE_NUMBERS, other=PEOPLE_NUMBERS)
    def hand_over(self, person: int, other: int) -> None:
        """Somebody is given another's seat by a link, in the middle of the game."""
        giver, path = self.people[person], f"/api/tables/{self.table}"
        for seat in self.truth.seats_of(giver.cookies.get("roundhouse"), self.table):
            answer = giver.post(f"{path}/seats/{seat}/link")
            if answer.status_code == 201:
                token = answer.json()["link"].rpartition("=")[2]
                self.post(self.people[other], "take", token=token)
        self.look()

    @precondition(lambda self: not self.is_open)
    @rule(data=st.data(), seat=st.none() | SEAT_NUMBERS)
    def look_from(self, data: st.DataObject, seat: int | None) -> None:
        if self.windows:
            self.say(data.draw(st.sampled_from(self.windows)), "sit", seat=seat)
        self.look()

    @rule(data=st.data())
    def speak(self, data: st.DataObject) -> None:
        if self.windows:
            self.say(data.draw(st.sampled_from(self.windows)), "say", text="hello")
        self.look()

    def say(self, window: Window, kind: str, **fields: Any) -> None:
        with suppress(ConnectionClosed):
            window.client.ask(kind, **fields)

    @precondition(lambda self: not self.is_open)
    @rule(person=PEOPLE_NUMBERS, wish=WISHES)
    def ask_for_the_past(self, person: int, wish: int | None) -> None:
        """By HTTP, from any seat."""
        browser = self.people[person]
        session = browser.cookies.get("roundhouse")
        mine = self.truth.seats_of(session, self.table)
        for path in ENDPOINTS:
            seat = "" if wish is None else f"seat={wish}"
            answer = browser.get(f"/api/tables/{self.table}/{path}{seat}")
            if answer.status_code != 200:
                continue
            assert self.truth.may_look(session, self.table)
            assert wish is None or wish == -1 or wish in mine or path == "record?"
            texts = answer.text.splitlines() if path == "record?" else [answer.text]
            if self.truth.tables[self.table][0] == "playing":
                assert set(disclosed([json.loads(text) for text in texts])) <= mine
        self.look()

    # People

    @rule(person=PEOPLE_NUMBERS, other=PEOPLE_NUMBERS, blocks=st.booleans())
    def block(self, person: int, other: int, blocks: bool) -> None:
        number = self.people[other].get("/api/me").json().get("id", 0)
        path = f"/api/me/blocks/{number}"
        self.people[person].put(path) if blocks else self.people[person].delete(path)
        self.look()

    @rule(person=PEOPLE_NUMBERS)
    def log_out(self, person: int) -> None:
        """And come back as somebody else."""
        self.people[person].post("/api/logout?leave_tables=true")
        self.people[person] = self.server.guest("Emil")
        self.look()

    @rule(person=PEOPLE_NUMBERS)
    def become_an_account(self, person: int) -> None:
        wish = {"name": f"Account {next(NUMBERS)}", "password": PASSWORD}
        self.people[person].post("/api/account", json=wish)
        self.look()

    @rule(person=PEOPLE_NUMBERS, other=PEOPLE_NUMBERS)
    def log_in_as(self, person: int, other: int) -> None:
        """A guest turns out to be somebody known, who may sit at the same table."""
        name = self.people[other].get("/api/me").json().get("name", "")
        self.people[person].post("/api/login", json={"name": name, "password": PASSWORD})
        self.look()

    @rule(person=PEOPLE_NUMBERS)
    def be_forgotten(self, person: int) -> None:
        self.people[person].request("DELETE", "/api/me", json={"password": PASSWORD})
        self.people[person] = self.server.guest("Fritz")
        self.look()


def over(game: str) -> Match:
    """A game that has ended."""
    return rh.Match.load(sorted(GOLDEN.glob(f"{game}-{SEATS}*.jsonl"))[0])


@pytest.mark.parametrize("title", ["transamerica", "american-rails", "african-rails"])
def test_no_connection_is_sent_what_its_person_may_not_know(tmp_path: Path, title: str) -> None:
    path = str(tmp_path / "house.db")
    with running_server(path, leniency=1e5, bot_budget=0.05) as running:

        class Here(Evening):
            game = title
            server = running
            database = path
            finished = over(title)

        run_state_machine_as_test(
            Here,
            settings=settings(
                max_examples=6,
                stateful_step_count=20,
                deadline=None,
                derandomize=True,
                suppress_health_check=list(HealthCheck),
            ),
        )
