"""Many games: simulation now, tournaments on top of it."""

from roundhouse.arena.simulate import GameResult, Simulation, simulate

__all__ = ["GameResult", "Simulation", "simulate"]
