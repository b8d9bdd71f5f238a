"""Where games are played makes no difference to them."""

from __future__ import annotations

import pickle
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from roundhouse.arena.engines import Work, bundles, run
from roundhouse.arena.simulate import GameResult, Simulation, one_game
from roundhouse.game import BadInput

WORK: list[Work[int]] = [(pow, (number, 2)) for number in range(50)]
SQUARES = [number * number for number in range(50)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_processes_give_the_results_in_order(jobs: int) -> None:
    done: list[int] = []
    assert run("local", WORK, jobs, done.append) == SQUARES
    assert sum(done) == 50


def test_without_ray_one_line_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput, match=r"pip install 'roundhouse\[ray\]'"):
        run("ray", WORK, 1)


class StandIn:
    """Does at once what Ray would do somewhere else."""

    def __init__(self) -> None:
        self.begun: list[dict[str, Any]] = []
        self.running = False

    def is_initialized(self) -> bool:
        return self.running

    def init(self, **arguments: Any) -> None:
        self.begun.append(arguments)
        if arguments.get("address") == "auto":
            raise ConnectionError("no cluster")
        self.running = True

    def remote(self, function: Any) -> Any:
        return SimpleNamespace(remote=lambda *given: (function, given))

    def wait(self, waiting: list[Any]) -> tuple[list[Any], list[Any]]:
        return waiting[-1:], waiting[:-1]

    def get(self, task: Any) -> Any:
        function, given = task
        return function(*given)

    def shutdown(self) -> None:
        self.running = False


def test_ray_begins_here_where_there_is_no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = StandIn()
    monkeypatch.setitem(sys.modules, "ray", ray)
    done: list[int] = []
    assert run("ray", WORK, 2, done.append) == SQUARES
    assert sum(done) == 50
    assert [begun.get("num_cpus") for begun in ray.begun] == [None, 2]
    assert not ray.running, "what was begun here is ended here"


def test_bundles_that_wait_fit_into_a_pipe_together() -> None:
    """Two processes have three waiting; a pipe of Linux holds 64 kB before its writer waits."""
    bots = ["expert", "sharp", "steady", "novice", "direct", "nearest"]
    work: list[Work[GameResult]] = [
        (one_game, (Simulation("transamerica", list(bots), {"barrier": "fixed"}, "seed"), number))
        for number in range(100_000)
    ]
    found = bundles(work, 2)
    assert [piece for bundle in found for piece in bundle] == work
    assert max(len(pickle.dumps(bundle)) for bundle in found) < 65_536 / 3
