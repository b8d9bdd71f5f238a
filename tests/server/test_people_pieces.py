"""Names, passwords and tokens."""

from __future__ import annotations

import asyncio
import threading

import pytest
from argon2 import PasswordHasher

from roundhouse.server.people import passwords, tokens
from roundhouse.server.safety.problems import Problem, reader_language
from roundhouse.server.safety.text import clean_name, clean_text
from roundhouse.store.names import are_alike, likeness, name_key

SECRET = b"a secret of the house"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Anna   Maria ", "Anna Maria"),
        ("Jose\u0301", "José"),
        ("李雷", "李雷"),
        ("O'Neil-Smith 3rd", "O'Neil-Smith 3rd"),
        ("Ａｎｎａ", "Anna"),
        ("क्‍ष", "क्‍ष"),
    ],
)
def test_a_name_is_put_in_order(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "   ",
        "!!!",
        "a\u202egnp.exe",
        "a\x00b",
        "\u200b",
        "a\u2066b",
        "\ud800",
        "x" * 33,
        "\ufeffAnna",
        "\u3164",
        "An\u115fna",
        "Anna\u2800",
        "ΐ" * 32,
    ],
)
def test_a_name_that_could_deceive_is_refused(typed: str) -> None:
    with pytest.raises(Problem):
        clean_name(typed)


def test_names_that_are_typed_alike_have_one_key() -> None:
    assert name_key("Anna Maria") == name_key("ANNAMARIA") == name_key("ａnna maria")
    assert name_key("Strasse") == name_key("Straße")
    assert name_key("Anna") != name_key("Hanna")


@pytest.mark.parametrize(
    "name",
    [
        "Аnna", "ΑΝΝΑ", "annа", "An\u200dna", "An\u200cna", "A\ufe0fnna", "ANNA", "𝒜nna", "Ａnna",
        "Ꭺnna", "А N N А", "\u202aAnna",
    ],
)  # fmt: skip
def test_names_that_look_alike_have_one_likeness(name: str) -> None:
    assert likeness(name) == likeness("Anna")
    assert are_alike(["Ben", name, "Anna"])


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ilse", "llse"), ("Bob", "Воb"), ("Modern", "Rnodern"), ("O2", "02"),
        ("paypal", "раураӏ"), ("Ivo", "1vo"), ("ſam", "Sam"), ("Ørsted", "O\u0338rsted"),
    ],
)  # fmt: skip
def test_letters_of_other_alphabets_and_digits_are_looked_at(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)


@pytest.mark.parametrize(
    "names", [["Anna", "Hanna"], ["José", "Jose"], ["李雷", "李磊"], ["Ünal", "Unal"], ["Anna"], []]
)
def test_names_that_can_be_told_apart_are_not_alike(names: list[str]) -> None:
    assert not are_alike(names)


def test_talk_is_one_line_of_visible_text() -> None:
    assert clean_text(" <b>hi</b>\nthere ", 100) == "<b>hi</b> there"
    for wrong in ["", " \n ", "a\u202eb", "a\x07", "x" * 101]:
        with pytest.raises(Problem):
            clean_text(wrong, 100)


def test_a_password_fits_only_its_own_hash() -> None:
    async def scene() -> None:
        stored = await passwords.hashed("correct horse")
        assert stored.startswith("$argon2id$")
        assert "correct" not in stored
        assert await passwords.is_right("correct horse", stored)
        assert not await passwords.is_right("correct horsf", stored)
        assert not await passwords.is_right("nobody's password", None)
        assert not await passwords.is_right("x", "not a hash")
        assert not passwords.is_outdated(stored)

    asyncio.run(scene())
    assert passwords.is_outdated(PasswordHasher(time_cost=1, memory_cost=64).hash("x"))


def test_hashing_leaves_the_event_loop_free(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []

    class Witness:
        def hash(self, password: str) -> str:
            threads.append(threading.current_thread().name)
            return password

    monkeypatch.setattr(passwords, "_HASHER", Witness())
    assert asyncio.run(passwords.hashed("x")) == "x"
    assert threads[0].startswith("passwords")


def test_a_token_is_ours_only_with_our_signature() -> None:
    token = tokens.new_token(SECRET)
    assert tokens.is_ours(token, SECRET)
    assert not tokens.is_ours(token, b"another house")
    assert not tokens.is_ours("x" + token, SECRET)
    assert not tokens.is_ours(token[:-1] + ("0" if token[-1] != "0" else "1"), SECRET)
    for wrong in ["", ".", "null", "é.é", token + "0", "a" * 10_000, token.replace(".", "")]:
        assert not tokens.is_ours(wrong, SECRET), wrong
    assert tokens.new_token(SECRET) != token
    assert token.split(".")[0] not in tokens.digest(token)


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("nl", "nl"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr, nl;q=0.3, de;q=0.5", "de"),
        ("nl;q=0, en;q=0.1", "en"),
        ("nl;q=nan,de;q=x,;;,=", "en"),
        ("x" * 10_000, "en"),
    ],
)
def test_the_reader_s_language(header: str, language: str) -> None:
    assert reader_language(header) == language
