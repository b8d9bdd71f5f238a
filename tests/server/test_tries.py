"""Guesses at passwords and letters to strangers: few, and nobody is locked out by another's."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from roundhouse.store import Store, attempts
from tests.server.outside import MailServer, mail_server
from tests.server.running import Browser, Running, running_server
from tests.server.standing import StandingClock

pytestmark = pytest.mark.usefixtures("clock")
"""No try is forgotten while the test takes its time."""

NAME, PASSWORD = "Dora", "the right password"


@pytest.fixture
def post() -> Iterator[MailServer]:
    with mail_server() as server:
        yield server


@pytest.fixture
def strict(tmp_path: Path, post: MailServer) -> Iterator[Running]:
    """A server with its usual limits, which sends mail."""
    with running_server(str(tmp_path / "house.db"), leniency=1.0, **post.settings) as server:
        yield server


def somewhere(server: Running, address: str) -> Browser:
    """A browser that reaches the server from there."""
    browser = server.stranger()
    browser.headers["x-forwarded-for"] = address
    return browser


def log_in(browser: Browser, password: str = PASSWORD) -> int:
    return browser.post("/api/login", json={"name": NAME, "password": password}).status_code


def registered(server: Running, address: str = "198.51.100.1", name: str = NAME) -> Browser:
    browser = somewhere(server, address)
    answer = browser.post("/api/account", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    return browser


def guess(server: Running, address: str, times: int) -> list[int]:
    return [log_in(somewhere(server, address), f"guess {n}") for n in range(times)]


def test_a_stranger_s_guesses_do_not_lock_the_owner_out(strict: Running) -> None:
    dora = registered(strict)
    dora.post("/api/logout")
    codes = guess(strict, "203.0.113.5", 15)
    assert codes == [403] * 10 + [429] * 5
    assert log_in(somewhere(strict, "203.0.113.5")) == 429, "the guesser goes on"
    assert log_in(somewhere(strict, "198.51.100.77")) == 200, "elsewhere"
    assert log_in(dora) == 200, "where she always was"


def test_a_known_device_is_counted_by_itself_at_the_guesser_s_address_too(strict: Running) -> None:
    dora = registered(strict)
    dora.post("/api/logout")
    guess(strict, "198.51.100.1", 12)
    assert log_in(somewhere(strict, "198.51.100.1")) == 429
    assert log_in(dora) == 200
    dora.post("/api/logout")
    assert [log_in(dora, "no, another") for _ in range(11)] == [403] * 10 + [429]


def test_a_known_device_is_known_for_its_own_account_alone(strict: Running) -> None:
    registered(strict)
    other = registered(strict, "203.0.113.9", "Somebody Else")
    forged = other.cookies.get(next(n for n in other.cookies if n.startswith("device-")))
    other.cookies.set("device-1", forged or "", domain="127.0.0.1")
    codes = [log_in(other, f"guess {n}") for n in range(12)]
    assert 429 in codes
    assert codes[0] == 403


def test_guessers_with_many_addresses_are_counted_together(
    tmp_path: Path, clock: StandingClock
) -> None:
    """All but known devices: after a hundred guesses it is one a minute."""
    database = str(tmp_path / "house.db")
    with running_server(database, leniency=1.0) as server:
        dora = registered(server)
        dora.post("/api/logout")
        asyncio.run(use_up(database, f"login:{NAME.casefold()}", 99, clock.now()))
        codes = [log_in(somewhere(server, f"203.0.113.{n}"), "a guess") for n in range(3)]
        assert codes == [403, 429, 429]
        assert log_in(dora) == 200


async def use_up(database: str, meter: str, tries: int, now: float) -> None:
    store = Store(database)
    async with store.write() as connection:
        for _ in range(tries):
            assert await attempts.take_try(connection, meter, 0, 100, now)
    await store.close()


@pytest.mark.parametrize("way", ["password", "goodbye"])
def test_who_has_a_session_cannot_guess_its_password(strict: Running, way: str) -> None:
    """A browser that was left open, which changes its address as often as it likes."""
    dora = registered(strict)

    def attempt(number: int, password: str) -> int:
        dora.headers["x-forwarded-for"] = f"203.0.113.{number}"
        if way == "password":
            wish = {"old": password, "new": "another password"}
            return dora.post("/api/me/password", json=wish).status_code
        body = {"password": password}
        return dora.request("DELETE", "/api/me", json=body).status_code

    codes = [attempt(number, f"guess {number}") for number in range(12)]
    assert codes == [403] * 10 + [429] * 2
    assert attempt(99, PASSWORD) == 429
    assert dora.get("/api/me").json()["name"] == NAME


def test_the_right_password_is_no_guess(strict: Running) -> None:
    dora = registered(strict)
    old = PASSWORD
    for number in range(15):
        dora.headers["x-forwarded-for"] = f"203.0.113.{number}"
        wish = {"old": old, "new": f"password number {number}"}
        assert dora.post("/api/me/password", json=wish).status_code == 204
        old = wish["new"]


def asks_for_mail(browser: Browser, address: str) -> int:
    wishes = {"email": address, "mail": True}
    assert browser.put("/api/me/settings", json=wishes).status_code == 200
    return browser.post("/api/me/mail").status_code


def test_one_account_sends_few_letters_to_strangers(strict: Running, post: MailServer) -> None:
    dora = registered(strict)
    codes = []
    for number in range(6):
        dora.headers["x-forwarded-for"] = f"203.0.113.{number}"
        codes.append(asks_for_mail(dora, f"stranger{number}@example.com"))
    assert codes == [204] * 3 + [429] * 3
    assert len(post.letters) == 3


def test_one_stranger_gets_few_letters(strict: Running, post: MailServer) -> None:
    codes = []
    for number in range(5):
        browser = registered(strict, f"203.0.113.{number}", f"Sender {number}")
        address = "victim@example.com" if number % 2 else "Victim@example.com"
        codes.append(asks_for_mail(browser, address))
    assert codes == [204] * 3 + [429] * 2
    assert len(post.letters) == 3


def test_one_address_sends_few_letters(strict: Running) -> None:
    browsers = [registered(strict, f"203.0.113.{n}", f"Sender {n}") for n in range(7)]
    for browser in browsers:
        browser.headers["x-forwarded-for"] = "192.0.2.1"
    codes = [asks_for_mail(browser, f"s{n}@example.com") for n, browser in enumerate(browsers)]
    assert codes == [204] * 5 + [429] * 2


def test_a_letter_to_a_stranger_says_nothing_that_its_sender_wrote(
    strict: Running, post: MailServer
) -> None:
    name = "Buy at evil.example"
    assert asks_for_mail(registered(strict, name=name), "stranger@example.com") == 204
    (letter,) = post.letters
    assert "evil" not in letter
    assert "did not ask" in letter.replace("=\r\n", "")


def test_few_letters_about_a_forgotten_password(strict: Running) -> None:
    registered(strict)
    codes = []
    for number in range(5):
        browser = somewhere(strict, f"203.0.113.{number}")
        answer = browser.post("/api/password/forgotten", json={"name": NAME})
        codes.append(answer.status_code)
    assert codes == [204] * 3 + [429] * 2
