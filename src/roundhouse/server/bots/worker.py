"""A process that thinks for bots: a line in with view and legal actions, a line out."""

from __future__ import annotations

import signal
import sys
from collections import OrderedDict
from typing import Any, Final, Literal

import msgspec

from roundhouse import game as contract
from roundhouse.bots import Bot, bot
from roundhouse.bots.hints import hints
from roundhouse.reports.moments import Moment, verdicts

PLAYERS: Final = 64
"""So many seats have a bot waiting for their next turn."""


class Task(msgspec.Struct, kw_only=True):
    """Everything a bot may know."""

    want: Literal["choice", "hints", "verdicts"] = "choice"
    game: str
    level: str
    player: str
    """The same for all turns of one seat; says nothing of the table."""
    view: msgspec.Raw
    legal: msgspec.Raw
    budget: float
    count: int = 1
    moments: list[Moment] = []
    """Decisions of a finished game to be judged, each with what its seat could know then."""


class Pick(msgspec.Struct, frozen=True, array_like=True):
    """An action's number in the legal list; for a hint its reason and what is to follow."""

    number: int
    key: str = ""
    values: dict[str, Any] = {}
    rest: list[Any] = []
    """Actions."""
    todo: list[tuple[str, dict[str, Any]]] = []
    """Messages: keys and values."""
    verdict: dict[str, Any] | None = None
    """On a decision, where there was one to make."""


_players: Final[OrderedDict[tuple[str, str, str], Bot]] = OrderedDict()


def player(task: Task) -> Bot:
    """Each seat has a bot of its own, for a bot may remember its plan.

    It may lose its memory at any time: the next turn may come to another process.
    """
    key = (task.level, task.game, task.player)
    found = _players.pop(key, None)
    _players[key] = found = found or bot(task.level, task.game)
    if len(_players) > PLAYERS:
        _players.popitem(last=False)
    return found


def think(task: Task) -> list[Pick]:
    """The choice, or some hints, or a verdict on each decision."""
    if task.want == "verdicts":
        found = verdicts(task.game, task.moments, task.budget)
        return [Pick(0, verdict=msgspec.to_builtins(verdict)) for verdict in found]
    game = contract.game(task.game)
    view = msgspec.json.decode(task.view, type=game.View)
    legal: list[Any] = msgspec.json.decode(task.legal, type=list[game.Action])  # type: ignore[name-defined]
    if task.want == "hints":
        return [
            Pick(
                legal.index(hint.action),
                hint.message.key,
                dict(hint.message.values),
                hint.rest,
                [(part.key, dict(part.values)) for part in hint.todo],
            )
            for hint in hints(task.game, view, legal, task.budget, task.count)
        ]
    return [Pick(legal.index(player(task).choose(view, legal, task.budget)))]


def main() -> None:
    # Ctrl-C reaches every process of a terminal; this one ends when its server closes the line.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(
            msgspec.json.encode(think(msgspec.json.decode(line, type=Task))) + b"\n"
        )
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
