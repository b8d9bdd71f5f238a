"""For every test: compiled modules must be those of the source on disk."""

import gc
import os
import re
from collections.abc import Callable, Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from random import Random
from typing import TypeVar
from zlib import crc32

import pytest
from hypothesis import HealthCheck, settings

import roundhouse as rh
from tests.postgres import Postgres, running_postgres

# Hypothesis looks at the same examples in every run (`--hypothesis-profile explore`: at new ones),
# and at no clock.
settings.register_profile(
    "explore", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile("steady", settings.get_profile("explore"), derandomize=True)
settings.load_profile("steady")

T = TypeVar("T")
DATABASES = ("sqlite", "postgres")
ON_BOTH = ("tests/server/test_kill.py", "tests/server/test_trouble.py")
LONGEST = (
    "tests/test_wheel.py",
    "tests/browser/test_evening.py",
    "tests/conformance/test_bots.py",
    "tests/store/test_upgrades.py",
    "tests/test_deploy.py",
    "tests/browser/test_african_rails.py",
    "tests/browser/test_american_rails.py",
)


def stale(package: Path) -> list[Path]:
    """Sources that were changed after their compiled twin was built."""
    return [
        source
        for source in sorted(package.rglob("*.py"))
        for suffix in EXTENSION_SUFFIXES
        if (twin := source.with_suffix(suffix)).exists()
        and twin.stat().st_mtime < source.stat().st_mtime
    ]


def pytest_xdist_auto_num_workers() -> int:
    """Two processes more than there are cores: tests also wait, for servers and browsers."""
    return (os.cpu_count() or 1) + 2


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--shuffle", metavar="SEED", help="run the tests in an order made from SEED")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Modules in another order, and the tests of each as well: no test may need another.

    Otherwise what takes one process longest begins first, so that the others need not wait for it.
    """
    if not os.environ.get("ROUNDHOUSE_BOTH"):
        items[:] = [item for item in items if is_on_its_database(item)]
    seed = config.getoption("--shuffle")
    if seed:
        items[:] = shuffled(items, seed, lambda item: item.nodeid.partition("::")[0])
    else:
        items.sort(key=lambda item: [not item.nodeid.startswith(name) for name in LONGEST])


def is_on_its_database(item: pytest.Item) -> bool:
    """Tests of the server run on one of the two databases, always the same; half of them on each.

    Those of the store, and of servers that fall, run on both, and with $ROUNDHOUSE_BOTH all do.
    """
    if not item.nodeid.startswith("tests/server/") or item.nodeid.startswith(ON_BOTH):
        return True
    given: dict[str, object] = getattr(getattr(item, "callspec", None), "params", {})
    database = given.get("server", given.get("database"))
    if database not in DATABASES:
        return True
    name = re.sub("sqlite|postgres", "", item.nodeid)
    return DATABASES[crc32(name.encode()) % 2] == database


def shuffled(items: list[T], seed: str, module: Callable[[T], str]) -> list[T]:
    rng = Random(seed)
    modules: dict[str, list[T]] = {}
    for item in items:
        modules.setdefault(module(item), []).append(item)
    order = list(modules.values())
    rng.shuffle(order)
    for tests in order:
        rng.shuffle(tests)
    return [item for tests in order for item in tests]


def pytest_collection_finish() -> None:
    """What was imported stays: the garbage collector need not look at it again and again."""
    gc.freeze()
    gc.set_threshold(10_000)


def pytest_sessionstart() -> None:
    changed = stale(Path(rh.__file__).parent) if rh.COMPILED else []
    if changed:
        names = ", ".join(source.name for source in changed)
        pytest.exit(f"{names} changed after the build: run `make build` or set ROUNDHOUSE_PURE=1")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as server:
        yield server


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "house.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()
