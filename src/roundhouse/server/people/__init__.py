"""Who is playing: guests and accounts, their sessions and settings."""

from roundhouse.server.people import accounts, data, me
from roundhouse.server.people.visitor import COOKIE, provide_person, visitor

HANDLERS = (*accounts.HANDLERS, *me.HANDLERS, *data.HANDLERS)

__all__ = ["COOKIE", "HANDLERS", "provide_person", "visitor"]
