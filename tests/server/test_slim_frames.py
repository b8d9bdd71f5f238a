"""Slim frames say what whole ones say: ranges, changes, deflated texts, and where they end."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import roundhouse as rh
from roundhouse.game import games
from roundhouse.languages import LANGUAGES
from roundhouse.match.match import Match
from roundhouse.server.tables.choices import choices, slim_choices
from roundhouse.server.tables.slim import NO_CHOICES, ChoiceList
from roundhouse.server.tables.view_changes import edits
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


def states(record: Path, every: int = 1) -> Iterator[tuple[Any, Any]]:
    match = rh.Match.load(record)
    table: Any = Seated(match)
    state = match.at(0)
    for number, action in enumerate(match.actions):
        if number % every == 0:
            yield table, state
        match.game.apply(state, action)
    yield table, state


def decoded(raw: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(raw))


@pytest.mark.parametrize("record", GOLDEN, ids=lambda path: path.stem)
def test_ranges_are_the_legal_choices(record: Path) -> None:
    """In their order, with the same ids, actions, values and words, in every language."""
    for number, (table, state) in enumerate(states(record, every=7)):
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
    for table, state in states(record, every=3):
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
        for table, state in states(GOLDEN[0].parent / f"{name}.jsonl", every=5):
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
