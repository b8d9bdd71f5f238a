"""Passwords: hashed with argon2 in threads of their own, so that the tables do not wait."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
"""19 MiB and two passes: a few dozen milliseconds for us, far too long for a guesser."""
_THREADS: Final = ThreadPoolExecutor(max_workers=2, thread_name_prefix="passwords")
_NOBODY: Final = _HASHER.hash("nobody's password")


async def hashed(password: str) -> str:
    """What is stored instead of the password."""
    return await asyncio.get_running_loop().run_in_executor(_THREADS, _HASHER.hash, password)


async def is_right(password: str, stored: str | None) -> bool:
    """Does the password fit? An account that is not there takes as long as one that is."""
    loop = asyncio.get_running_loop()
    fits = await loop.run_in_executor(_THREADS, _fits, password, stored or _NOBODY)
    return fits and stored is not None


def is_outdated(stored: str) -> bool:
    """Hashed with other costs than today's."""
    return _HASHER.check_needs_rehash(stored)


def _fits(password: str, stored: str) -> bool:
    try:
        return _HASHER.verify(stored, password)
    except (VerificationError, InvalidHashError):
        return False
