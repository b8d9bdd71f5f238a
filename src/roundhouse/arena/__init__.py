"""Many games: simulation, and tournaments on top of it."""

from roundhouse.arena.simulate import GameResult, Simulation, simulate
from roundhouse.arena.tournament import Tournament, play_tournament

__all__ = ["GameResult", "Simulation", "Tournament", "play_tournament", "simulate"]
