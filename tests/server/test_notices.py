"""Your turn, game over: in the page, by webhook, by mail, by push, and never when not wanted."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from roundhouse.server.notices import push
from roundhouse.server.notices.messenger import Messenger
from roundhouse.server.notices.wishes import Quiet, Wishes, is_quiet
from tests.server.outside import Listener, MailServer, listening, mail_server
from tests.server.pages import page
from tests.server.running import Browser, Running, running_server
from tests.server.seats import Party, new_table
from tests.server.test_people import account
from tests.waiting import PATIENCE, eventually


class Outside(NamedTuple):
    server: Running
    listener: Listener
    post: MailServer


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def outside(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Outside]:
    """A server that calls soon, and may call this machine."""
    if request.param == "sqlite":
        database = str(tmp_path_factory.mktemp("notices") / "house.db")
    else:
        database = request.getfixturevalue("postgres").database()
    with listening() as listener, mail_server() as post:
        settings = {
            "notice_delay": 0.2,
            "webhook_networks": ("127.0.0.0/8",),
            **post.settings,
        }
        with running_server(database, **settings) as server:
            yield Outside(server, listener, post)


def wait_for(look: Callable[[], list[Any]], number: int = 1) -> list[Any]:
    """What there is to see, once there is so much of it."""
    eventually(lambda: len(look()) >= number)
    return look()


def begin(first: Browser, second: Browser) -> str:
    """A game in which the first person is to act."""
    return new_table([first, second], options={"start_player": 0})


def test_an_absent_player_s_webhook_is_called(outside: Outside) -> None:
    server, listener, _ = outside
    anna = account(server, "Anna of the hooks")
    anna.put("/api/me/settings", json={"language": "nl", "webhook": f"{listener.url}/anna"})
    table = begin(anna, server.guest("Bert"))
    (body,) = wait_for(lambda: listener.at("/anna"))
    told = json.loads(body)
    assert told["content"] == "Je bent aan de beurt in TransAmerica."
    assert (told["kind"], told["table"]) == ("turn", table)
    assert told["url"].endswith(f"/table/{table}")


def test_who_is_here_hears_it_in_the_page_alone(outside: Outside) -> None:
    server, listener, _ = outside
    anna = account(server, "Anna at home")
    anna.put("/api/me/settings", json={"webhook": f"{listener.url}/at-home"})
    with page(server, anna) as socket:
        table = begin(anna, server.guest("Bert"))
        while (event := msgspec.json.decode(socket.recv(PATIENCE)))["type"] != "notice":
            pass
        assert (event["kind"], event["table"]) == ("turn", table)
        later = account(server, "Away, and later")
        later.put("/api/me/settings", json={"webhook": f"{listener.url}/later"})
        begin(later, server.guest("Bert"))
        wait_for(lambda: listener.at("/later"))
        assert listener.at("/at-home") == []


def test_the_end_of_a_game_is_told_to_everybody(
    outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is gone when it is due; how soon they go is nobody's promise."""
    monkeypatch.setattr(Messenger, "_is_here", lambda _self, _notice: False)
    server, listener, _ = outside
    anna, bert = account(server, "Anna the loser"), account(server, "Bert the winner")
    for name, browser in [("a", anna), ("b", bert)]:
        browser.put(
            "/api/me/settings", json={"webhook": f"{listener.url}/end-{name}", "turn": False}
        )
    game = Party(server, [anna, bert], begin(anna, bert))
    game.play(1000)
    game.close()
    for name in "ab":
        (body,) = wait_for(partial(listener.at, f"/end-{name}"))
        assert json.loads(body)["content"] == "Your game of TransAmerica is over."


def test_what_is_not_wanted_is_not_sent(outside: Outside) -> None:
    server, listener, _ = outside
    always = {"start": 0, "end": 0}
    silent: list[tuple[Browser, dict[str, Any]]] = [
        (account(server, "No turns"), {"turn": False}),
        (account(server, "Always asleep"), {"quiet": always}),
        (server.guest("A guest"), {}),
    ]
    for browser, wishes in silent:
        browser.put("/api/me/settings", json={"webhook": f"{listener.url}/silent", **wishes})
        begin(browser, server.guest("Bert"))
    last = account(server, "After them all")
    last.put("/api/me/settings", json={"webhook": f"{listener.url}/last"})
    begin(last, server.guest("Bert"))
    wait_for(lambda: listener.at("/last"))
    assert listener.at("/silent") == []


@pytest.mark.parametrize(
    ("start", "end", "hour", "quiet"),
    [(22, 7, 23, True), (22, 7, 6, True), (22, 7, 7, False), (9, 17, 12, True), (9, 17, 17, False)],
)
def test_quiet_hours_go_over_midnight(start: int, end: int, hour: int, quiet: bool) -> None:
    in_utc = Wishes(quiet=Quiet(start, end))
    assert is_quiet(in_utc, hour * 3600.0) is quiet
    in_amsterdam = Wishes(quiet=Quiet(start, end, "Europe/Amsterdam"))
    assert is_quiet(in_amsterdam, (hour - 1) * 3600.0) is quiet
    assert not is_quiet(Wishes(), 0.0)


def test_mail_comes_after_its_address_was_confirmed(outside: Outside) -> None:
    server, _, post = outside
    dora = account(server, "Dora by mail")
    dora.put("/api/me/settings", json={"email": "dora@example.com", "mail": True})
    before = len(post.letters)
    begin(dora, server.guest("Bert"))
    assert dora.post("/api/me/mail").status_code == 204
    (letter,) = wait_for(lambda: post.letters[before:])
    assert "To: dora@example.com" in letter
    link = next(line for line in post.texts()[before].split() if "/confirm/" in line)
    assert dora.get(link[:-1] + ("0" if link[-1] != "0" else "1")).status_code == 404
    assert dora.get(link).status_code == 302
    begin(dora, server.guest("Bert"))
    came = wait_for(lambda: post.letters[before:], 2)
    assert "Subject: It is your turn in TransAmerica." in came[1]


def test_a_guest_cannot_have_letters_sent(outside: Outside) -> None:
    guest = outside.server.guest("Anna")
    guest.put("/api/me/settings", json={"email": "victim@example.com", "mail": True})
    assert guest.post("/api/me/mail").json()["code"] == "mail-off"


def opened(sealed: bytes, own: ec.EllipticCurvePrivateKey, shared: bytes) -> bytes:
    """What a browser reads: RFC 8291 from the other side."""
    salt, point, text = sealed[:16], sealed[21:86], sealed[86:]
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, point)
    info = b"WebPush: info\0" + push.public_point(own) + point

    def derive(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
        return HKDF(hashes.SHA256(), length, salt, info).derive(key)

    secret = derive(own.exchange(ec.ECDH(), theirs), shared, info, 32)
    key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    return AESGCM(key).decrypt(nonce, text, None).rstrip(b"\x02")


def test_a_browser_is_called_by_push(outside: Outside) -> None:
    server, listener, _ = outside
    anna = server.guest("Anna")
    own, shared = ec.generate_private_key(push.CURVE), b"sixteen bytes ok"
    keys = {"p256dh": push.encoded(push.public_point(own)), "auth": push.encoded(shared)}
    for path in ["/push", "/gone"]:
        subscription = {"endpoint": f"{listener.url}{path}", **keys}
        assert anna.post("/api/me/push", json=subscription).status_code == 204
    table = begin(anna, server.guest("Bert"))
    (body,) = wait_for(lambda: listener.at("/push"))
    told = json.loads(opened(body, own, shared))
    assert told["text"] == "It is your turn in TransAmerica."
    assert told["url"].endswith(table)
    wait_for(lambda: listener.at("/gone"))
    wait_for(lambda: [True] if len(anna.get("/api/me/data").json()["browsers"]) == 1 else [])


def test_a_subscription_must_make_sense(outside: Outside) -> None:
    anna = outside.server.guest("Anna")
    assert len(push.decoded(anna.get("/api/push").json()["key"])) == 65
    wrong = {"endpoint": "https://push.example.com/x", "p256dh": "AAAA", "auth": "AAAA"}
    assert anna.post("/api/me/push", json=wrong).json()["code"] == "push-wrong"
    endpoint = {"endpoint": "https://push.example.com/x"}
    assert anna.request("DELETE", "/api/me/push", json=endpoint).status_code == 204


def test_a_webhook_to_this_machine_is_never_called(tmp_path: Path) -> None:
    with (
        listening() as listener,
        running_server(str(tmp_path / "h.db"), notice_delay=0.0) as server,
    ):
        anna = account(server, "Anna")
        anna.put("/api/me/settings", json={"webhook": f"{listener.url}/near"})

        def failures() -> list[float]:
            lines = anna.get("/metrics").text.splitlines()
            wanted = 'roundhouse_notices_total{kind="webhook",outcome="failed"}'
            return [float(line.split()[-1]) for line in lines if line.startswith(wanted)]

        before = failures()
        begin(anna, server.guest("Bert"))
        wait_for(lambda: [now for now in failures() if [now] != before])
        assert listener.arrived == []
