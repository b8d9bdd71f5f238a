"""A match: the log of a game, undo, and the record file."""

from roundhouse.match.ending import End
from roundhouse.match.history import History
from roundhouse.match.match import Match, Snapshot, Step
from roundhouse.match.undo import Rewind, Undo, UndoRefused

__all__ = ["End", "History", "Match", "Rewind", "Snapshot", "Step", "Undo", "UndoRefused"]
