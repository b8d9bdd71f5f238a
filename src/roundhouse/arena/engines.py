"""Where games are played: processes of this machine, or a Ray cluster where Ray is installed."""

from __future__ import annotations

import importlib
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import Any, Final, TypeVar

from roundhouse.game import BadInput

R = TypeVar("R")
Work = tuple[Callable[..., R], tuple[Any, ...]]
"""A function and what it is called with; both must survive the way to another process."""
Progress = Callable[[int], None]
"""Told how many pieces of work have just been done."""

ENGINES: Final = ("local", "ray")
CHUNKS: Final = 16
"""Bundles for each process, so that the progress bar moves and nobody waits long."""
MOST: Final = 100
"""Pieces of work in a bundle. Those that wait for a process must fit into its pipe: before 3.11.5
Python waits for ever to write the rest when the process has been ended.
"""


def run(engine: str, work: list[Work[R]], jobs: int, progress: Progress | None = None) -> list[R]:
    """The results in the order of the work."""
    if engine == "ray":
        return run_ray(work, jobs, progress)
    return run_local(work, jobs, progress)


def check_engine(engine: str) -> None:
    if engine == "ray":
        ray_library()


def run_local(work: list[Work[R]], jobs: int, progress: Progress | None = None) -> list[R]:
    if jobs > 1:
        return run_processes(work, jobs, progress)
    results = []
    for function, arguments in work:
        results.append(function(*arguments))
        if progress is not None:
            progress(1)
    return results


def run_processes(work: list[Work[R]], jobs: int, progress: Progress | None) -> list[R]:
    others = active_children()
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            with deaf_to_interrupts():
                futures: list[Future[list[R]]] = [
                    pool.submit(do_bundle, bundle) for bundle in bundles(work, jobs)
                ]
            for future in as_completed(futures):
                if progress is not None:
                    progress(len(future.result()))
            return [result for future in futures for result in future.result()]
        except BaseException:  # above all Ctrl-C: nobody waits for games that nobody wants
            for worker in set(active_children()).difference(others):
                worker.terminate()
            raise


def bundles(work: list[Work[R]], jobs: int) -> list[list[Work[R]]]:
    size = min(MOST, max(1, len(work) // (jobs * CHUNKS)))
    return [work[first : first + size] for first in range(0, len(work), size)]


def do_bundle(bundle: list[Work[R]]) -> list[R]:
    return [function(*arguments) for function, arguments in bundle]


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes begun in here do not hear Ctrl-C: who began them ends them, with SIGTERM.

    Here both are only put off: they are heard at the end of the block.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        with termination_put_off():
            yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def termination_put_off() -> Iterator[None]:
    """Where SIGTERM has a handler of ours it is called at the end of the block, not within."""
    handler = signal.getsignal(signal.SIGTERM)
    if not callable(handler) or threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    signal.signal(signal.SIGTERM, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, handler)
        if heard:
            signal.raise_signal(signal.SIGTERM)


def run_ray(work: list[Work[R]], jobs: int, progress: Progress | None) -> list[R]:
    """On the cluster that Ray finds (`ray start`, RAY_ADDRESS), else on `jobs` cores here."""
    ray = ray_library()
    begun_here = not ray.is_initialized()
    if begun_here:
        try:
            ray.init(address="auto", log_to_driver=False)
        except ConnectionError:
            ray.init(num_cpus=jobs, log_to_driver=False, include_dashboard=False)
    try:
        remote = ray.remote(do_bundle)
        tasks = [remote.remote(bundle) for bundle in bundles(work, jobs)]
        waiting = list(tasks)
        while waiting:
            done, waiting = ray.wait(waiting)
            if progress is not None:
                progress(sum(len(ray.get(task)) for task in done))
        return [result for task in tasks for result in ray.get(task)]
    finally:
        if begun_here:
            ray.shutdown()


def ray_library() -> Any:
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise BadInput("--engine ray needs Ray: pip install 'roundhouse[ray]'") from None
