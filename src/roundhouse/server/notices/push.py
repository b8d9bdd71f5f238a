"""Browser push: the message sealed for one browser (RFC 8291), the request signed (RFC 8292)."""

from __future__ import annotations

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
LARGEST: Final = 3000
_RECORD: Final = 4096
_HOURS: Final = 12


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """The house's own key, as it is stored: everybody's push requests are signed with it."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def private_key(stored: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(stored), "big"), CURVE)


def public_point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def sealed(
    text: bytes,
    browser: bytes,
    shared: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The text as only the browser with that public point and shared secret can read it."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser)
    point = public_point(own)
    info = b"WebPush: info\0" + browser + point
    secret = _derived(own.exchange(ec.ECDH(), theirs), shared, info, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def authorization(
    endpoint: str, key: ec.EllipticCurvePrivateKey, contact: str, now: float | None = None
) -> str:
    """The header by which the push service knows which house is asking."""
    parts = urlsplit(endpoint)
    expires = int(time.time() if now is None else now) + _HOURS * 3600
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": expires, "sub": contact}
    signed = ".".join(
        encoded(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)
    )
    pair = utils.decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    signature = b"".join(number.to_bytes(32, "big") for number in pair)
    return f"vapid t={signed}.{encoded(signature)}, k={encoded(public_point(key))}"


def is_subscription(browser: str, shared: str) -> bool:
    """Are these the public point and the secret of a browser?"""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(browser))
        return len(decoded(shared)) == 16
    except ValueError:
        return False


def _derived(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(key)
