"""Tokens that a browser keeps: random, signed, and stored here only as a digest."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Final

_RANDOM: Final = 24
_LONGEST: Final = 200


def new_token(secret: bytes) -> str:
    """`random.signature`: signed, so that an invalid token never reaches the store."""
    random = secrets.token_urlsafe(_RANDOM)
    return f"{random}.{_signature(random, secret)}"


def is_ours(token: str, secret: bytes) -> bool:
    """Was this token signed with our secret?"""
    if len(token) > _LONGEST or not token.isascii():
        return False
    random, dot, signature = token.partition(".")
    return bool(dot) and hmac.compare_digest(signature, _signature(random, secret))


def digest(token: str) -> str:
    """What the store keeps: who reads it cannot log in with it."""
    return sha256(token.encode()).hexdigest()


def _signature(random: str, secret: bytes) -> str:
    return hmac.new(secret, random.encode(), sha256).hexdigest()
