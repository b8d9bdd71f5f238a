"""Draws the walk of a move: which modules of the server a move passes, and in which order.

python -m tools.walk_of_a_move

A person moves over a real WebSocket; every call from one of our modules into another is noted on
the server's thread, from the text that arrives to the frames that go out. Prints the
modules in the order of their first call, every way from one to another with how often it is taken,
and the pairs of modules that call each other. The rules of the title are left out.
"""

from __future__ import annotations

import tempfile
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final, NamedTuple, cast

import roundhouse
from tests.server.running import running_server
from tests.server.seats import party

SOURCE: Final = str(Path(roundhouse.__file__).parent)
BESIDE: Final = ("server.tasks", "server.notices.watching", "server.notices.messenger")
"""What is begun by a timer, whether anybody moves or not."""
RULES: Final = ("boards.", "games.", "game")


class Walk(NamedTuple):
    """The calls of one move, from module to module."""

    modules: list[str]
    """In the order in which they were first called."""
    calls: Counter[tuple[str, str]]
    """From a module into another, and how often."""

    def within(self, prefix: str) -> Walk:
        """The part of the walk inside a package."""
        calls = {
            pair: n for pair, n in self.calls.items() if all(m.startswith(prefix) for m in pair)
        }
        return Walk([m for m in self.modules if m.startswith(prefix)], Counter(calls))

    @property
    def back_and_forth(self) -> list[tuple[str, str]]:
        """Pairs of modules that call each other."""
        return sorted(pair for pair in self.calls if pair[::-1] in self.calls and pair[0] < pair[1])


class Recorder:
    """Notes calls between our modules while it is on, on threads that begin after it."""

    def __init__(self) -> None:
        self.is_on = False
        self.modules: list[str] = []
        self.calls: Counter[tuple[str, str]] = Counter()

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if not self.is_on or event != "call":
            return
        if module_of(frame) is None or frame.f_code.co_name == "<module>":
            return
        callee, *callers = own_modules(frame)
        if (callers or [callee])[-1] in BESIDE:
            return
        if callee not in self.modules:
            self.modules.append(callee)
        if callers and callers[0] != callee:
            self.calls[callers[0], callee] += 1


def module_of(frame: FrameType) -> str | None:
    if not frame.f_code.co_filename.startswith(SOURCE):
        return None
    name = str(frame.f_globals["__name__"]).removeprefix("roundhouse.")
    return None if name.startswith(RULES) else name


def own_modules(frame: FrameType) -> list[str]:
    """Our modules on the stack, from the innermost call to the outermost."""
    found, at = [], cast("FrameType | None", frame)
    while at is not None:
        if (name := module_of(at)) is not None:
            found.append(name)
        at = at.f_back
    return found


@contextmanager
def recording() -> Iterator[Recorder]:
    """Threads that start meanwhile are recorded."""
    recorder = Recorder()
    threading.setprofile(recorder)
    try:
        yield recorder
    finally:
        threading.setprofile(None)


def walk(moves: int = 4) -> Walk:
    """The walk of one move, once the server is warm."""
    with (
        tempfile.TemporaryDirectory() as folder,
        recording() as recorder,
        running_server(f"{folder}/walk.db") as server,
        party(server) as table,
    ):
        table.play(moves)
        recorder.is_on = True
        table.play(1)
        recorder.is_on = False
    return Walk(recorder.modules, recorder.calls)


def main() -> None:
    found = walk()
    print(f"{len(found.modules)} modules: {', '.join(found.modules)}")
    for prefix in ("", "server.tables"):
        part = found.within(prefix)
        print(f"\n{prefix or 'all'}: {len(part.modules)} modules, {len(part.calls)} ways")
        for (caller, callee), times in part.calls.items():
            print(f"  {caller} -> {callee}  {times}")
        print(f"  both ways: {part.back_and_forth}")


if __name__ == "__main__":
    main()
