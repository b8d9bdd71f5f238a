"""African Rails: build a network over Africa, haul goods, carry out contracts."""

from typing import Final

from roundhouse.games.african_rails.title import AfricanRails

GAME: Final = AfricanRails()
