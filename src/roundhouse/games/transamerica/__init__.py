"""TransAmerica: one shared network, five secret cities, a rail or two a turn."""

from typing import Final

from roundhouse.games.transamerica.title import TransAmerica

GAME: Final = TransAmerica()
