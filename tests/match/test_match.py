"""A match: starting, playing, refusing, undoing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import roundhouse as rh
from roundhouse.game import CHANCE, OVER
from roundhouse.games.transamerica.actions import EndTurn, LayRail, Options, PlaceStart
from roundhouse.match import UndoRefused


def started(seats: int = 3, seed: int | str | None = 7) -> rh.Match:
    return rh.Match.start("transamerica", seats=seats, seed=seed, options={"start_player": 0})


def built(*places: int) -> rh.Match:
    """Two seats whose stones stand; seat 0 is to lay its first rail."""
    match = started(2)
    for node in places or (0, 187):
        match.play(PlaceStart(node))
    return match


def played_out(match: rh.Match, seed: int = 1) -> rh.Match:
    rng = Random(seed)
    while not match.over:
        match.play(rng.choice(match.legal()))
    return match


def test_the_same_seed_deals_the_same_cards() -> None:
    for seed in (7, "a word"):
        assert started(seed=seed).actions == started(seed=seed).actions
    assert started(seed=7).actions != started(seed=8).actions
    assert started(seed=None).actions != started(seed=None).actions


def test_chance_is_logged_and_never_left_waiting() -> None:
    match = started(3)
    assert len(match.actions) == 15
    assert match.to_act == 0
    steps = list(match.steps())
    assert all(step.seat == CHANCE for step in steps)
    played_out(match)
    assert match.to_act == OVER
    assert match.legal() == []


def test_play_replaces_the_state_and_never_changes_it() -> None:
    match = built()
    before = match.state
    dump = match.game.dump(before)
    steps = match.play(LayRail(1))
    assert match.game.dump(before) == dump
    assert match.state is not before
    assert [step.action for step in steps] == [LayRail(1)]
    assert steps[0].before is before
    assert steps[0].after is match.state


def test_winners_are_known_at_the_end_only() -> None:
    match = started()
    assert match.winners() == []
    played_out(match)
    scores = match.scores()
    assert match.winners() == [seat for seat in range(3) if scores[seat] == min(scores)]


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing() -> None:
    match = built()
    before = match.game.dump(match.state)
    with pytest.raises(rh.IllegalAction, match=r"TA-2\.3: Every rail must touch your own network"):
        match.play(LayRail(300))
    assert match.why_not(LayRail(300)) is not None
    assert match.game.dump(match.state) == before
    assert len(match.actions) == 12


@pytest.mark.parametrize("wrong", [None, "LayRail", 7, {"type": "LayRail", "edge": 1}])
def test_what_is_not_an_action_is_bad_input(wrong: object) -> None:
    with pytest.raises(rh.BadInput, match="not an action of transamerica"):
        built().play(wrong)  # type: ignore[arg-type]


class OwnStone(PlaceStart, frozen=True):
    """Not one of the title's actions: no record could hold it."""


MALFORMED: list[Any] = [True, 3.0, "3", None, [3], -1]


@pytest.mark.parametrize("wrong", [*[PlaceStart(node) for node in MALFORMED], OwnStone(3)])
def test_a_malformed_action_is_bad_input_too_and_no_record_has_it(wrong: PlaceStart) -> None:
    match = started()
    before = match.game.dump(match.state)
    with pytest.raises(rh.BadInput, match="is malformed"):
        match.play(wrong)
    assert match.game.dump(match.state) == before
    assert wrong not in match.log


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"name": "chess", "seats": 2}, "there is no game 'chess'; the titles are transamerica"),
        ({"name": "transamerica", "seats": 9}, "2 to 6 players, not 9"),
        ({"name": "transamerica", "seats": 2, "options": {"x": 1}}, "unknown field `x`"),
        ({"name": "transamerica", "seats": 2, "options": {"barrier": 3}}, r"\$\.barrier"),
        ({"name": "transamerica", "seats": 2, "options": []}, "Expected `object`"),
        ({"name": "transamerica", "seats": 2, "options": Options(barrier="x")}, r"\$\.barrier"),  # type: ignore[arg-type]
        ({"name": "transamerica", "seats": 3.0}, "seats: 3.0 is not a number of players"),
        ({"name": "transamerica", "seats": "3"}, "seats: '3' is not a number of players"),
        ({"name": "transamerica", "seats": 2, "seed": 1.5}, "seed: 1.5 is neither"),
        ({"name": "transamerica", "seats": 2, "seed": True}, "seed: True is neither"),
    ],
)
def test_a_match_that_cannot_be_started_says_why(arguments: dict, sentence: str) -> None:  # type: ignore[type-arg]
    with pytest.raises(rh.BadInput, match=sentence):
        rh.Match.start(arguments.pop("name"), **arguments)


@pytest.mark.parametrize("seat", [-1, 3, 2**70, True, 1.0, "0"])
def test_a_seat_that_does_not_exist(seat: int) -> None:
    match = started(3)
    match.play(PlaceStart(0))
    with pytest.raises(rh.BadInput, match="there is no seat"):
        match.view(seat)
    with pytest.raises(rh.BadInput, match="there is no seat"):
        match.undo(seat, consent=True)


def test_undo_takes_back_the_own_last_action() -> None:
    match = built()
    before = match.game.dump(match.state)
    match.play(LayRail(1))
    match.undo(0)
    assert match.game.dump(match.state) == before
    assert match.actions[-1] == PlaceStart(187)
    assert [type(entry).__name__ for entry in match.log[-2:]] == ["LayRail", "Undo"]
    match.play(LayRail(0))
    assert match.to_act == 1


def test_undo_works_after_the_turn_has_passed_on_but_not_after_another_has_acted() -> None:
    match = built()
    match.play(LayRail(0))
    assert match.to_act == 1
    match.undo(0)
    assert match.to_act == 0
    match.play(LayRail(0))
    match.play(LayRail(508))
    with pytest.raises(UndoRefused, match="Player 2 has acted since"):
        match.undo(0)


def test_with_consent_undo_goes_back_over_others() -> None:
    match = built()
    before = match.game.dump(match.state)
    match.play(LayRail(0))
    match.play(LayRail(508))
    match.undo(0, consent=True)
    assert match.game.dump(match.state) == before


def test_nobody_goes_back_over_cards_dealt_or_shown() -> None:
    match = started(2)
    with pytest.raises(UndoRefused, match="cards were drawn or shown"):
        match.undo(0, consent=True)
    match.play(PlaceStart(0))
    with pytest.raises(UndoRefused, match="Player 2 has no action to take back"):
        match.undo(1, consent=True)
    record = rh.Match.load("tests/golden/transamerica-6.jsonl")
    shown = next(step.number for step in record.steps() if step.after.shown)
    match = rh.Match.start("transamerica", seats=6, seed=6)
    for action in record.actions[len(match.actions) : shown + 1]:
        if match.why_not(action) is None:
            match.play(action)
    assert match.state.shown
    with pytest.raises(UndoRefused, match="cards were drawn or shown"):
        match.undo(match.to_act, consent=True)


def test_nobody_goes_back_over_the_end_of_a_game() -> None:
    """Its last rail completed nobody, and then all hands were laid open."""
    match = rh.Match.load("tests/golden/transamerica-4-random.jsonl")
    assert match.over
    assert not match.state.shown
    for seat in range(4):
        with pytest.raises(UndoRefused, match="cards were drawn or shown"):
            match.undo(seat, consent=True)


def test_several_undos_go_back_one_by_one() -> None:
    match = built()
    match.play(LayRail(1))
    match.play(EndTurn())
    match.undo(0)
    match.undo(0)
    assert match.actions[-1] == PlaceStart(187)
    with pytest.raises(UndoRefused, match="Player 2 has acted since"):
        match.undo(0)


def test_an_undo_does_not_change_the_cards_to_come() -> None:
    straight, wavering = built(), built()
    wavering.play(LayRail(0))
    wavering.undo(0)
    for match in (straight, wavering):
        bot = rh.bot("direct", "transamerica", seed=1)
        while not match.over:
            match.play(bot.choose(match.view(match.to_act), match.legal()))
    assert len(straight.view(None).rounds) > 1, "cards were dealt once more"
    assert wavering.actions == straight.actions


def test_any_past_moment_can_be_looked_at() -> None:
    match = played_out(started(2))
    moments = [match.game.dump(match.at(number)) for number in range(len(match.actions) + 1)]
    assert moments[-1] == match.game.dump(match.state)
    assert [match.game.dump(step.after) for step in match.steps()] == moments[1:]
    for number in (-1, len(match.actions) + 1, True, 1.0):
        with pytest.raises(rh.BadInput, match="there is no moment"):
            match.at(number)  # type: ignore[arg-type]
