"""Who is playing: guests and accounts, their sessions and settings."""

from roundhouse.server.people import accounts, blocking, data, forgotten, guests, me, profile
from roundhouse.server.people.visitor import COOKIE, provide_person, visitor

HANDLERS = (
    *accounts.HANDLERS,
    *guests.HANDLERS,
    *forgotten.HANDLERS,
    *me.HANDLERS,
    *blocking.HANDLERS,
    *profile.HANDLERS,
    *data.HANDLERS,
)

__all__ = ["COOKIE", "HANDLERS", "provide_person", "visitor"]
