"""Every option of every title can be shown as a form, in every language."""

from __future__ import annotations

import msgspec
import pytest

from roundhouse.game import AnyGame, games
from roundhouse.languages import LANGUAGES
from roundhouse.match.match import read_options
from roundhouse.server.lobby.forms import TALK, form, labels, note_key
from roundhouse.words import catalogue

TITLES = list(games().values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TITLES, ids=lambda game: game.name)
def test_every_option_has_a_label_and_every_label_an_option(game: AnyGame, language: str) -> None:
    of_title = (f"{game.name}-option-", f"{game.name}-title")
    known = {key for key in catalogue(language) if key.startswith(of_title)}
    assert known - {note_key(key) for key in labels(game)} == set(labels(game))


@pytest.mark.parametrize("game", TITLES, ids=lambda game: game.name)
def test_the_form_s_defaults_are_the_title_s(game: AnyGame) -> None:
    fields = form(game, "en")
    filled = {field.name: field.default for field in fields}
    assert read_options(game, filled) == game.Options()
    asked = [name for name in game.Options.__struct_fields__ if name != TALK]
    assert [field.name for field in fields] == asked


@pytest.mark.parametrize("game", TITLES, ids=lambda game: game.name)
def test_every_choice_of_the_form_is_accepted(game: AnyGame) -> None:
    for field in form(game, "en"):
        values: list[object] = [choice.value for choice in field.choices]
        values += [False, True] if field.kind == "switch" else []
        values += [field.least or 0] if field.kind in ("seat", "number") else []
        for value in values:
            read_options(game, {field.name: value})


def test_transamerica_s_form() -> None:
    barrier, start, missing = form(games()["transamerica"], "nl")
    assert (barrier.kind, barrier.default) == ("choice", "rulebook")
    assert barrier.choices[0].value == "rulebook"
    fixed = next(choice for choice in barrier.choices if choice.value == "fixed")
    assert (fixed.label, "13" in fixed.note) == ("blijft staan", True)
    assert all(choice.note for choice in barrier.choices)
    assert (start.kind, start.default, start.least) == ("seat", "random", 0)
    assert missing.label == "Toon hoeveel spoorstaven ik nog nodig heb"
    assert (missing.kind, missing.default) == ("switch", True)
    assert msgspec.json.encode(missing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_african_rails_says_why_cash_may_be_secret_and_the_start_may_move_on(language: str) -> None:
    fields = {field.name: field for field in form(games()["african-rails"], language)}
    for name in ("secret_cash", "start_moves_on"):
        assert (fields[name].kind, fields[name].default) == ("switch", False)
        assert fields[name].note
