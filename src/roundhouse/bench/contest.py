"""What is compared with what. A new title joins the random play by being a title."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import Final, NamedTuple

from roundhouse.game import games


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
    """What to install for it."""

    @property
    def plain(self) -> Contestant:
        """The same contestant uncompiled."""
        return self._replace(name=f"{self.name} plain", pure=True)

    @property
    def missing(self) -> bool:
        return self.module != "" and find_spec(self.module) is None


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
        "catanatron's RandomPlayer games with every tick a decision, and OpenSpiel's hex (C++) "
        "driven from Python through legal_actions and apply_action.",
        "decisions",
        [*contestants, HEX, CATANATRON],
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
}
