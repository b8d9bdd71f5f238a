"""A match: the log of a game, undo, and the record file."""

from roundhouse.match.match import Match, Step
from roundhouse.match.undo import Undo, UndoRefused

__all__ = ["Match", "Step", "Undo", "UndoRefused"]
