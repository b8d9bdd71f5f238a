"""Mail and browser push, without any service outside."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils

from roundhouse import BadInput
from roundhouse.server.notices import push, smtp
from tests.server.outside import mail_server


def test_a_letter_is_handed_in() -> None:
    with mail_server() as post:
        server = smtp.read_address(post.settings["mail"], post.settings["mail_from"])
        assert asyncio.run(smtp.send(server, "anna@example.com", "Your turn", "It is your turn."))
    (letter,) = post.letters
    assert "To: anna@example.com" in letter
    assert "Auto-Submitted: auto-generated" in letter
    assert "It is your turn." in letter


def test_a_mail_server_that_is_away_is_no_accident() -> None:
    server = smtp.read_address("smtp+plain://127.0.0.1:1", "house@example.com")
    assert not asyncio.run(smtp.send(server, "anna@example.com", "Your turn", "x"))


def test_mail_settings() -> None:
    server = smtp.read_address("smtps://u%40x:p%2Fw@mail.example.com", "house@example.com")
    assert (server.host, server.port, server.security) == ("mail.example.com", 465, "tls")
    assert (server.user, server.password) == ("u@x", "p/w")
    assert "p/w" not in repr(server)
    for wrong in ["http://example.com", "smtp://", "x"]:
        with pytest.raises(BadInput):
            smtp.read_address(wrong, "house@example.com")
    with pytest.raises(BadInput):
        smtp.read_address("smtp://mail.example.com", "nobody")


@pytest.mark.parametrize(
    ("text", "good"),
    [
        ("anna@example.com", True),
        ("a.b+c@sub.example.co.uk", True),
        ("anna", False),
        ("anna@localhost", False),
        ("a@example.com\nBcc: b@example.com", False),
        ("a@example.com,b@example.com", False),
        ("<a@example.com>", False),
        ('"a b"@example.com', False),
        ("@example.com", False),
        ("a@-example.com", False),
        ("a@example..com", False),
    ],
)
def test_mail_addresses(text: str, good: bool) -> None:
    assert smtp.is_address(text) is good


def test_push_messages_are_sealed_as_the_standard_s_example() -> None:
    """RFC 8291, section 5."""
    browser = push.decoded(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    shared = push.decoded("BTBZMqHH6r4Tts7J_aSIgg")
    own = push.private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    salt = push.decoded("DGv6ra1nlYgDCS1FRnbzlw")
    assert push.encoded(
        push.sealed(b"When I grow up, I want to be a watermelon", browser, shared, own, salt)
    ) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWA"
        "mS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxs"
        "j_Qulcy4a-fN"
    )


def test_push_requests_are_signed_for_one_service() -> None:
    key = push.private_key(push.new_key())
    header = push.authorization("https://push.example.net/x/y", key, "mailto:a@example.com", 0)
    token, _, point = header.removeprefix("vapid t=").partition(", k=")
    head, claims, signature = token.split(".")
    assert msgspec.json.decode(push.decoded(claims)) == {
        "aud": "https://push.example.net",
        "exp": 43200,
        "sub": "mailto:a@example.com",
    }
    public = ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, push.decoded(point))
    raw = push.decoded(signature)
    pair = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    signed = f"{head}.{claims}".encode()
    public.verify(utils.encode_dss_signature(*pair), signed, ec.ECDSA(hashes.SHA256()))


def test_what_is_no_browser_s_key_is_known_at_once() -> None:
    point = push.encoded(push.public_point(push.private_key(push.new_key())))
    assert push.is_subscription(point, "BTBZMqHH6r4Tts7J_aSIgg")
    for browser, shared in [(point, ""), ("", "BTBZMqHH6r4Tts7J_aSIgg"), ("é", "é"), (point, "A")]:
        assert not push.is_subscription(browser, shared)
