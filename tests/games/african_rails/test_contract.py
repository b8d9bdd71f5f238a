"""The title as the house sees it: numbers, lists, playouts, records and words."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import roundhouse as rh
from roundhouse.games.african_rails import encode
from roundhouse.games.african_rails.actions import BuildTrack, EndTurn, MoveTo, OfferPassage, SitOut
from roundhouse.games.african_rails.names import city_name, event_name, good_name, place_name
from roundhouse.games.african_rails.refusals import NOTHING_LIKE_IT
from roundhouse.languages import LANGUAGES
from roundhouse.words import say
from tests.games.african_rails.table import (
    BOARD,
    GAME,
    State,
    is_wild,
    near,
    own,
    post,
    put,
    second_train,
    set_cash,
    table,
    to_building,
    way,
)
from tests.games.african_rails.test_accounts import TABLES_TRIED, fuzzed
from tests.test_words import messages

NAMES = ["Anna", "Ben", "Cleo", "Dov", "Eva", "Fay"]


@pytest.mark.parametrize(("seats", "options"), TABLES_TRIED)
def test_legal_lists_exactly_what_is_not_refused(seats: int, options: dict[str, Any]) -> None:
    for state in fuzzed(seats, options, 3, moments=6, steps=97):
        listed = [outcome for outcome, _ in GAME.chances(state)] or GAME.legal(state)
        numbers = [GAME.code(action) for action in listed]
        assert numbers == sorted(set(numbers))
        allowed = {n for n in range(GAME.codes) if GAME.why_not(state, GAME.action(n)) is None}
        assert allowed == set(numbers)


def test_numbers_follow_the_documented_blocks() -> None:
    assert encode.action(0) == EndTurn()
    assert encode.action(encode.MOVE_TO + BOARD.size + 5) == MoveTo(1, 5)
    assert encode.action(encode.OFFER + 1) == OfferPassage(0, 0, 0, 2)
    with pytest.raises(rh.BadInput, match="MoveTo"):
        encode.code(MoveTo(0, BOARD.size))


def test_every_kind_of_action_has_a_rule_for_what_does_not_exist() -> None:
    kinds = {type(encode.action(n)).__name__ for n in range(GAME.codes)}
    plain = {"EndTurn", "SitOut", "Accept", "Refuse"}
    assert kinds - plain == set(NOTHING_LIKE_IT)


def test_actions_are_one_line_of_json() -> None:
    line = msgspec.json.encode(MoveTo(0, 236))
    assert line == b'{"type":"MoveTo","train":0,"milepost":236}'
    assert msgspec.json.decode(line, type=GAME.Action) == MoveTo(0, 236)


@pytest.mark.parametrize(
    "options", [{"target": 0}, {"start": 6}, {"start": "first"}, {"fast": "yes"}, {"speed": 1}]
)
def test_settings_that_make_no_sense_are_turned_away(options: dict[str, Any]) -> None:
    with pytest.raises(rh.BadInput):
        rh.Match.start("african-rails", seats=2, seed=1, options=options)


def busy_position() -> State:
    """Both trains can move, load and propose."""
    state = own(table(), 0, *way("Cairo", "Nairobi")[:5])
    second_train(state, 0, post("Cairo"))
    return put(state, 0, way("Cairo", "Nairobi")[2])


def poor_position() -> State:
    """Hardly any section can be paid."""
    state = own(table(agreements=False), 0, *way("Cairo", "Nairobi"))
    set_cash(state, 0, 1)
    return to_building(state)


@pytest.mark.parametrize("position", [busy_position, poor_position])
def test_playouts_take_every_legal_action_equally_often(position: Any) -> None:
    state = position()
    legal = {GAME.dump(after(state, action)): action for action in GAME.legal(state)}
    rng = Random(7)
    tries = 60 * len(legal)
    taken: Counter[Any] = Counter()
    for _ in range(tries):
        twin = state.copy()
        assert GAME.playout(twin, rng, 1) == 1
        taken[legal[GAME.dump(twin)]] += 1
    assert set(taken) == set(legal.values())
    assert max(taken.values()) < 60 * 2
    assert min(taken.values()) > 60 / 3


def after(state: State, action: Any) -> State:
    twin = state.copy()
    GAME.apply(twin, action)
    return twin


def test_playouts_stop_at_their_limit_and_change_only_the_state_they_play() -> None:
    state = table(4)
    before = GAME.dump(state)
    twin = state.copy()
    assert GAME.playout(twin, Random(1), 500) == 500
    assert GAME.dump(state) == before != GAME.dump(twin)


def test_a_state_survives_being_written_down_in_the_middle_of_everything() -> None:
    for state in fuzzed(3, {"fast": True}, 8, moments=60, steps=23):
        data = GAME.dump(state)
        again = GAME.restore(data)
        assert GAME.dump(again) == data
        for seat in (0, 1, 2, None):
            assert GAME.view(again, seat) == GAME.view(state, seat)


def test_names_in_the_catalogues_are_those_of_the_board() -> None:
    for at, language in enumerate(LANGUAGES):
        said = {}
        for city in BOARD.cities:
            said[city_name(city.name)] = city.names[at]
        for place in BOARD.destinations:
            said[city_name(place.name)] = place.names[at]
        for number, event in enumerate(BOARD.events):
            said[event_name(number)] = event.titles[at]
        for key, name in said.items():
            assert say(rh.Message(key[1:]), language) == name
        texts = {f"af-event-text-{event.key}" for event in BOARD.events}
        goods = {good_name(good.key)[1:] for good in BOARD.goods}
        names = {key[1:] for key in said} | goods | texts
        assert names == set(messages(language, "african_rails_names.ftl"))
        for good in BOARD.goods:
            spoken = say(rh.Message(good_name(good.key)[1:]), language)
            assert spoken.lower() == good.names[at].lower()


def test_event_texts_are_those_of_the_cards() -> None:
    for event in BOARD.events:
        assert say(rh.Message(f"af-event-text-{event.key}")) == event.text


def test_every_refusal_in_the_sources_is_in_the_catalogues() -> None:
    sources = Path(rh.__path__[0]) / "games/african_rails"
    written = " ".join(path.read_text(encoding="utf-8") for path in sources.glob("*.py"))
    keys = re.findall(r'refusal\((?:[^()]|\([^()]*\))*?"([a-z0-9-]+)"(?:, \{[^}]*\})?\)', written)
    assert len(set(keys)) > 50
    assert {"af-why-" + key for key in keys} == {
        key for key in messages("en", "african_rails.ftl") if "-why-" in key
    }


def test_what_is_told_is_said_in_every_language() -> None:
    rng = Random(4)
    for seats, options in TABLES_TRIED:
        state: State = GAME.start(seats, GAME.Options(**options))
        for _ in range(250):
            choices = GAME.legal(state) or [outcome for outcome, _ in GAME.chances(state)]
            quiet = [a for a in choices if not isinstance(a, OfferPassage | SitOut)]
            action = rng.choice(quiet or choices)
            before = state.copy()
            GAME.apply(state, action)
            for seat in (0, None):
                for message in GAME.tell(before, action, state, seat):
                    for language in LANGUAGES:
                        sentence = say(
                            message, language, ["Anna", "Ben", "Cleo", "Dov", "Eva", "Fay"]
                        )
                        assert "{" not in sentence
                        assert "@" not in sentence


def test_places_have_names_or_row_and_column() -> None:
    assert say(rh.Message("af-origin", {"player": 0, "city": place_name(236)}), "de", ["Anna"]) == (
        "Anna beginnt in Kairo 15-35."
    )
    assert place_name(post("Suakin")) == "Suakin"
    assert re.fullmatch(r"\d+-\d+", place_name(0))


@pytest.mark.parametrize(("seats", "options"), TABLES_TRIED)
def test_every_choice_has_a_label_of_its_own(seats: int, options: dict[str, Any]) -> None:
    for state in fuzzed(seats, options, 21, moments=25, steps=31):
        for language in LANGUAGES:
            labels = [say(GAME.label(state, a), language, NAMES) for a in GAME.legal(state)]
            assert len(set(labels)) == len(labels)


def test_labels_name_the_price() -> None:
    posts = way("Cairo", "Nairobi")
    state = put(own(table(), 1, *posts), 0, posts[0])
    text = say(GAME.label(state, MoveTo(0, posts[1])), "en", NAMES)
    assert text.endswith(": 4 M to Ben")
    before = next(one for one in near(post("Suakin")) if is_wild(one))
    ferry = GAME.label(to_building(table()), BuildTrack(before, post("Suakin")))
    assert say(ferry).startswith("Build from")
    assert "join the ferry Red Sea: −" in say(ferry)
