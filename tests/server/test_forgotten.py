"""A forgotten password, and tries at one, however many processes there are."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import update

from roundhouse.store import Store
from roundhouse.store.schema import PEOPLE
from tests.postgres import Postgres
from tests.server.outside import MailServer, mail_server
from tests.server.running import Browser, Running, running_server
from tests.waiting import eventually

ACCOUNT = {"name": "Dora", "password": "the old password"}


@contextmanager
def posting(database: str) -> Iterator[tuple[Running, Browser, MailServer]]:
    """A server that sends mail, and Dora, whose address is confirmed."""
    with mail_server() as post, running_server(database, **post.settings) as server:
        dora = server.stranger()
        dora.post("/api/account", json=ACCOUNT)
        dora.put("/api/me/settings", json={"email": "dora@example.com", "mail": True})
        assert dora.post("/api/me/mail").status_code == 204
        link = re.search(r"/confirm/\S+", letter(post))
        assert link is not None
        assert dora.get(link[0]).status_code == 302
        post.letters.clear()
        yield server, dora, post


def letter(post: MailServer) -> str:
    """The letter that comes, its long lines joined again."""
    letters = eventually(lambda: post.letters, "no letter comes")
    return letters[-1].replace("=\r\n", "").replace("=3D", "=")


def asked(server: Running, name: str) -> int:
    return server.stranger().post("/api/password/forgotten", json={"name": name}).status_code


def link_in(text: str) -> dict[str, str | int]:
    found = re.search(r"/password\?person=(\d+)&until=(\d+)&proof=([0-9a-f]+)", text)
    assert found is not None, text
    return {"person": int(found[1]), "until": int(found[2]), "proof": found[3]}


def test_a_letter_brings_a_new_password(database: str) -> None:
    with posting(database) as (server, dora, post):
        assert asked(server, "Dora") == 204
        text = letter(post)
        assert "To: dora@example.com" in text
        link = link_in(text)
        reset = server.stranger()
        wish = {**link, "password": "the new password"}
        assert reset.post("/api/password/reset", json=wish).status_code == 204
        assert dora.get("/api/me").status_code == 401, "a session outlives the password"
        assert reset.post("/api/login", json=ACCOUNT).status_code == 403
        renewed = {**ACCOUNT, "password": "the new password"}
        assert reset.post("/api/login", json=renewed).status_code == 200
        again = reset.post("/api/password/reset", json={**wish, "password": "another password"})
        assert (again.status_code, again.json()["code"]) == (403, "password-link")


def test_a_link_that_is_old_or_forged_does_nothing(database: str) -> None:
    with posting(database) as (server, _, post):
        assert asked(server, "Dora") == 204
        link = link_in(letter(post))
        for change in ({"until": 1}, {"person": 9999}, {"proof": "0" * 64}, {"proof": "é" * 64}):
            wish = {**link, **change, "password": "the new password"}
            answer = server.stranger().post("/api/password/reset", json=wish)
            assert answer.status_code == 403
        assert server.stranger().post("/api/login", json=ACCOUNT).status_code == 200


def test_nobody_learns_who_has_an_account(database: str) -> None:
    with posting(database) as (server, _, post):
        assert asked(server, "Nobody at all") == 204
        assert asked(server, "Dora") == 204
        assert "Dora" in letter(post)
        assert len(post.letters) == 1


@pytest.mark.parametrize("later", [{}, {"email": "new@example.com", "mail": True}])
def test_an_address_that_was_removed_resets_nothing(
    database: str, later: dict[str, object]
) -> None:
    """Neither by a letter that was on its way nor by a new one; not even when it comes back."""
    with posting(database) as (server, dora, post):
        assert asked(server, "Dora") == 204
        link = link_in(letter(post))
        post.letters.clear()
        assert dora.put("/api/me/settings", json=later).status_code == 200
        assert asked(server, "Dora") == 204
        wish = {**link, "password": "the new password"}
        assert server.stranger().post("/api/password/reset", json=wish).status_code == 403
        assert dora.get("/api/me/data").json()["email"] is None
        dora.put("/api/me/settings", json={"email": "dora@example.com", "mail": True})
        assert asked(server, "Dora") == 204
        assert server.stranger().post("/api/password/reset", json=wish).status_code == 403
        assert server.stranger().post("/api/login", json=ACCOUNT).status_code == 200
    assert post.letters == []


def test_an_address_removed_before_this_was_seen_to_resets_nothing(database: str) -> None:
    """A database of an older release still holds it as confirmed."""
    with posting(database) as (server, dora, post):
        dora.put("/api/me/settings", json={})
        asyncio.run(confirm_again(database))
        assert asked(server, "Dora") == 204
    assert post.letters == []


async def confirm_again(database: str) -> None:
    store = Store(database)
    async with store.write() as connection:
        await connection.execute(update(PEOPLE).values(email="dora@example.com"))
    await store.close()


def test_other_settings_leave_the_address_alone(database: str) -> None:
    with posting(database) as (server, dora, post):
        wishes = {"email": "dora@example.com", "language": "nl"}
        assert dora.put("/api/me/settings", json=wishes).status_code == 200
        assert asked(server, "Dora") == 204
        assert link_in(letter(post))


def test_without_mail_there_are_no_letters(server: Running) -> None:
    assert asked(server, "Dora") == 409


@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize("right", [False, True])
def test_tries_at_a_name_count_in_all_processes(postgres: Postgres, right: bool) -> None:
    database = postgres.database()
    with running_server(database, leniency=1.0) as one, running_server(database) as other:
        other.stranger().post("/api/account", json=ACCOUNT)
        wish = ACCOUNT if right else {**ACCOUNT, "password": "a wrong guess"}
        for _ in range(5):
            assert one.stranger().post("/api/login", json=wish).status_code in (200, 403)
        wrong = {**ACCOUNT, "password": "a wrong guess"}
        with running_server(database, leniency=1.0) as third:
            codes = [third.stranger().post("/api/login", json=wrong).status_code for _ in range(6)]
        assert codes == [403] * 6 if right else [403] * 5 + [429]
