"""American Rails: auctions, shares and track (Tim Harrison, Quined Games)."""

from roundhouse.game import Action, Game
from roundhouse.games.american_rails.state import State
from roundhouse.games.american_rails.title import AmericanRails
from roundhouse.games.american_rails.view import View

GAME: Game[State, Action, View] = AmericanRails()
