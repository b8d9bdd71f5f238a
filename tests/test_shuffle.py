"""Tests in random order: `pytest --shuffle SEED`."""

from tests.conftest import shuffled

TESTS = [f"{module}::{number}" for module in "abcdef" for number in range(8)]


def module(test: str) -> str:
    return test.partition("::")[0]


def test_every_test_is_run_once() -> None:
    assert sorted(shuffled(TESTS, "1", module)) == sorted(TESTS)


def test_the_same_seed_gives_the_same_order() -> None:
    assert shuffled(TESTS, "1", module) == shuffled(TESTS, "1", module)
    assert shuffled(TESTS, "1", module) != shuffled(TESTS, "2", module)


def test_modules_stay_together_in_an_order_of_their_own() -> None:
    order = [module(test) for test in shuffled(TESTS, "1", module)]
    blocks = [name for name, before in zip(order, [None, *order], strict=False) if name != before]
    assert sorted(blocks) == list("abcdef")
    assert blocks != list("abcdef")
