"""Slim frames say what whole ones say: ranges, changes, deflated texts, and where they end."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import roundhouse as rh
from roundhouse.game import games
from roundhouse.languages import LANGUAGES
from roundhouse.match.match import Match
from roundhouse.server.tables.choices import choices, slim_choices
from roundhouse.server.tables.slim import NO_CHOICES, ChoiceList
from roundhouse.server.tables.view_changes import edits
from tests.server.running import Running
from tests.server.seats import Client, Party, party, seated
from tests.server.slim_reader import edited, expanded

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.jsonl"))
NAMES = ["Anna 2", "{price} 1", "Bé 10", "Cora", "7", "Eve"]
"""Names with figures and braces in them are names."""


class Row:
    def __init__(self, game: str) -> None:
        self.game = game


class Seated:
    """As much of a table as choices need."""

    def __init__(self, match: Match) -> None:
        self.game = match.game
        self.row = Row(match.game.name)
        self.names = NAMES[: match.seats]


def states(record: Path, moments: int) -> Iterator[tuple[Any, Any]]:
    """So many moments of a whole game, and its end; some follow each other."""
    match = rh.Match.load(record)
    every = max(2, len(match.actions) // moments * 2)
    table: Any = Seated(match)
    state = match.at(0)
    for number, action in enumerate(match.actions):
        if number % every < 2:
            yield table, state
        match.game.apply(state, action)
    yield table, state


def decoded(raw: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(raw))


@pytest.mark.parametrize("record", GOLDEN, ids=lambda path: path.stem)
def test_ranges_are_the_legal_choices(record: Path) -> None:
    """In their order, with the same ids, actions, values and words, in every language."""
    for number, (table, state) in enumerate(states(record, 80)):
        if table.game.to_act(state) < 0:
            continue
        language = list(LANGUAGES)[number % len(LANGUAGES)]
        plain = decoded(choices(table, state, language))
        entries = [decoded(msgspec.Raw(e)) for e in slim_choices(table, state, language).entries]
        assert [choice for entry in entries for choice in expanded(entry)] == plain
        assert sum("ranges" not in entry for entry in entries) <= len(plain)


@pytest.mark.parametrize("record", GOLDEN, ids=lambda path: path.stem)
def test_changes_make_the_new_view_of_the_old_one(record: Path) -> None:
    shown: dict[int | None, Any] = {}
    sent: dict[int | None, Any] = {}
    for table, state in states(record, 80):
        for seat in (0, 1, None):
            view = table.game.view(state, seat)
            changed = decoded(edits(shown.get(seat), view))
            sent[seat] = edited(sent.get(seat), changed)
            assert sent[seat] == decoded(view)
            shown[seat] = view
            assert edits(view, table.game.view(state, seat)) == []


def test_proposals_and_bids_are_a_few_ranges() -> None:
    table: Any = Seated(rh.Match.start("african-rails", seats=4, seed=1))
    longest = 0
    for name, kind, most in (
        ("african-rails-4", "OfferPassage", 6),
        ("american-rails-4", "Bid", 1),
    ):
        for table, state in states(GOLDEN[0].parent / f"{name}.jsonl", 80):
            if table.game.to_act(state) < 0:
                continue
            found = [
                decoded(msgspec.Raw(entry))
                for entry in slim_choices(table, state, "en").entries
                if f'"{kind}"'.encode() in entry
            ]
            longest = max(longest, sum(len(expanded(entry)) for entry in found))
            assert sum("ranges" in entry for entry in found) <= most
            assert sum("ranges" not in entry for entry in found) <= 3
    assert longest == 330


def test_known_choices_are_named_by_their_places() -> None:
    one, two, three, four = (b'{"id":%d}' % number for number in range(1, 5))
    known = ChoiceList([one, two, three])
    cases = [
        ([one, two, three], [{"start": 0, "count": 3}]),
        ([two, three, four], [{"start": 1, "count": 2}, {"id": 4}]),
        ([three, one], [{"start": 2, "count": 1}, {"start": 0, "count": 1}]),
        ([four], [{"id": 4}]),
    ]
    for new, wanted in cases:
        assert decoded(ChoiceList(new).against(known)) == wanted
    assert decoded(ChoiceList([one]).against(NO_CHOICES)) == [{"id": 1}]


def test_every_title_is_in_these_tests() -> None:
    assert {path.stem.rsplit("-", 1)[0] for path in GOLDEN} >= {
        name for name in games() if name.endswith(("rails", "america"))
    }


PLAIN = "language=en"
SLIM = "language=en&slim=1"
DEFLATED = "language=en&slim=1&deflate=1"
TITLES = ["transamerica", "american-rails", "african-rails"]


@contextmanager
def twins(server: Running, form: str, **wishes: Any) -> Iterator[tuple[Party, list[Client]]]:
    """A table where everybody, and an onlooker, has a plain window and a slim one."""
    with party(server, "Anna Ben Cora", **wishes) as table, ExitStack() as stack:
        watching = [stack.enter_context(seated(server, server.stranger(), table.table, PLAIN))]
        table.clients += watching
        slim = [
            stack.enter_context(seated(server, person, table.table, form))
            for person in (*table.people, server.stranger())
        ]
        yield table, slim


def same(table: Party, slim: list[Client]) -> None:
    """Both windows of each show the same."""
    for plain, other in zip(table.clients, slim, strict=True):
        other.until(plain.number)
        for name in ("view", "legal", "seats", "to_act", "undo", "seat", "status"):
            assert other.now[name] == plain.now[name], name
        assert other.log == plain.log


@pytest.mark.parametrize("form", [SLIM, DEFLATED], ids=["slim", "deflated"])
@pytest.mark.parametrize("game", TITLES)
def test_a_slim_window_shows_what_a_plain_one_does(server: Running, game: str, form: str) -> None:
    rng = Random(5)
    with twins(server, form, game=game) as (table, slim):
        same(table, slim)
        for number in range(40):
            table.play(1, rng)
            same(table, slim)
            if number % 9 == 5 and table.mover.now["undo"] == "free":
                table.mover.done("undo", seen=table.mover.number)
                table.wait()
                same(table, slim)
        assert [frame["type"] for frame in map(json.loads, slim[0].frames)].count("table") == 1
        if form == DEFLATED:
            assert sum(slim[0].sizes) * 3 < sum(table.clients[0].sizes)


def test_what_people_say_is_never_deflated(server: Running) -> None:
    """How well it packs with somebody's cards would tell an eavesdropper what they are."""
    with party(server, "Anna Ben", game="african-rails") as table:
        for _ in range(3):
            table.clients[1].done("say", text="palm oil to Cairo " * 20)
        with seated(server, table.people[0], table.table, DEFLATED) as slim:
            first, second = slim.frames[:2]
            assert json.loads(first)["type"] == "talk"
            assert json.loads(second)["talk"] == []
            assert slim.sizes[0] == len(first.encode())
            assert slim.sizes[1] < len(second.encode()) / 2
            assert [said["text"][:8] for said in slim.talk[-3:]] == ["palm oil"] * 3
            slim.done("say", text="Hello")
            table.clients[0].done("say", text="and again")
            assert slim.next()["talk"][-1]["text"] == "and again"


def test_without_the_wish_nothing_is_deflated(server: Running) -> None:
    with party(server, "Anna Ben", game="african-rails") as table:
        for query in (PLAIN, SLIM, "language=en&deflate=1"):
            with seated(server, table.people[0], table.table, query) as window:
                assert window.sizes == [len(text.encode()) for text in window.frames]
                assert window.sizes[0] > 4096


def test_another_seat_gets_a_whole_frame(server: Running) -> None:
    """Nothing of what the seat before was shown is counted on."""
    seats = [{"kind": "me"}, {"kind": "local", "name": "Ben"}]
    anna = server.guest("Anna")
    made = anna.post("/api/tables", json={"game": "african-rails", "seats": seats}).json()
    with seated(server, anna, made["id"], SLIM) as slim:
        for wish in (1, 0, None):
            slim.done("sit", seat=wish)
            with seated(
                server, anna, made["id"], f"{PLAIN}&seat={-1 if wish is None else wish}"
            ) as plain:
                assert slim.now["view"] == plain.now["view"]
                assert slim.now["legal"] == plain.now["legal"]
        kinds = [json.loads(text)["type"] for text in slim.frames]
        assert kinds.count("table") == 4


@pytest.mark.parametrize("query", ["slim=2", "slim=x", "deflate=maybe"])
def test_a_form_that_there_is_not_is_refused(server: Running, query: str) -> None:
    with (
        party(server, "Anna Ben") as table,
        pytest.raises((InvalidStatus, ConnectionClosed)),
        seated(server, table.people[0], table.table, query),
    ):
        pass
