"""Where tables are made, found, joined and left."""

from roundhouse.server.lobby import tables, titles

HANDLERS = (*titles.HANDLERS, *tables.HANDLERS)

__all__ = ["HANDLERS"]
