"""Observations: as documented, within bounds, and made of nothing but the seat's view."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from roundhouse.game import BadInput, IllegalAction, games
from roundhouse.games.african_rails.facts import GOODS, MAJORS, numbers
from roundhouse.match import Match
from roundhouse.match.walk import option_sets
from roundhouse.research.layout import LAYOUTS, QUICK, layout
from roundhouse.research.table import Table, utilities

TABLES = [(name, seats) for name in games() for seats in sorted({*games()[name].seats[::3]})]


def random_moments(name: str, seats: int, every: int = 9) -> Iterator[tuple[Table, Random]]:
    """Some moments of random games, the last one included."""
    table = Table(name, seats, limit=240)
    for seed in range(2):
        rng = Random(seed)
        table.start(rng)
        while not (table.over or table.stopped):
            if table.decisions % every == 0:
                yield table, rng
            table.play(rng.choice(list(table.choices)))
        yield table, rng


def test_every_title_has_a_layout() -> None:
    assert set(LAYOUTS) == set(games())
    with pytest.raises(BadInput, match="no observation layout; there are transamerica"):
        layout("chess", 2)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_observations_keep_their_bounds_and_fill_every_block(name: str, seats: int) -> None:
    plan = layout(name, seats)
    assert plan.size == sum(block.size for block in plan.blocks)
    assert len(plan.at) == len(plan.blocks)
    for table, _ in random_moments(name, seats):
        for seat in range(seats):
            row = table.observe(seat)
            assert row.shape == (plan.size,)
            assert (plan.low <= row).all()
            assert (row <= plan.high).all()
            assert plan.named(row)["seat"].tolist() == [int(s == seat) for s in range(seats)]
            mover = [int((table.to_act - seat) % seats == s) for s in range(seats)]
            assert plan.named(row)["to act"].tolist() == ([0] * seats if table.over else mover)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_other_secrets_give_the_same_observation(name: str, seats: int) -> None:
    """The hidden cards of others are dealt anew; the seat must not see a difference."""
    differences = 0
    for table, rng in random_moments(name, seats, every=17):
        game = table.game
        truth = game.dump(table.state)
        for seat in range(seats):
            imagined = game.imagine(game.view(table.state, seat), rng)
            differences += game.dump(imagined) != truth
            other = table.layout.observe(game.view(imagined, seat))
            assert other.tobytes() == table.observe(seat).tobytes()
            if seat == table.to_act:
                assert [game.code(action) for action in game.legal(imagined)] == list(table.choices)
    assert (differences > 0) == table.layout.title.SECRETS


OPTIONS = [
    (name, options)
    for name, game in games().items()
    for options in option_sets(game, game.seats[0])
    if options
]


@pytest.mark.parametrize(("name", "options"), OPTIONS, ids=str)
def test_options_change_neither_bounds_nor_secrecy(name: str, options: dict[str, Any]) -> None:
    table = Table(name, options=options, limit=90)
    rng = Random(6)
    table.start(rng)
    while not (table.over or table.stopped):
        table.play(rng.choice(list(table.choices)))
    for seat in range(table.seats):
        row = table.observe(seat)
        assert ((table.layout.low <= row) & (row <= table.layout.high)).all()
        imagined = table.game.imagine(table.game.view(table.state, seat), rng)
        other = table.layout.observe(table.game.view(imagined, seat))
        assert other.tobytes() == row.tobytes()


@pytest.mark.parametrize("name", list(games()))
def test_what_the_view_shows_reaches_the_observation(name: str) -> None:
    """Every action of the own seat changes what it observes."""
    for table, rng in random_moments(name, games()[name].seats[0], every=5):
        if not table.over:
            seat, before = table.to_act, table.observe(table.to_act).tobytes()
            state = table.state.copy()
            table.game.apply(state, rng.choice(table.legal))
            assert table.layout.observe(table.game.view(state, seat)).tobytes() != before


@pytest.mark.parametrize("name", list(games()))
def test_an_onlooker_has_an_observation_too(name: str) -> None:
    table = Table(name)
    row = table.layout.observe(table.game.view(table.state, None))
    assert not table.layout.named(row)["seat"].any()
    assert (row <= table.layout.high).all()


@pytest.mark.parametrize("name", list(games()))
def test_masks_are_the_legal_actions(name: str) -> None:
    for table, _ in random_moments(name, games()[name].seats[0], every=20):
        for seat in range(table.seats):
            numbers = np.flatnonzero(table.mask(seat)).tolist()
            legal = table.game.legal(table.state) if seat == table.to_act else []
            assert numbers == sorted(map(table.game.code, legal))


def test_an_illegal_number_is_refused_by_its_rule_and_changes_nothing() -> None:
    table = Table("transamerica", 2)
    before = table.game.dump(table.state)
    with pytest.raises(IllegalAction, match="TA-2"):
        table.play(0)
    with pytest.raises(ValueError, match="no action 999"):
        table.play(999)
    assert (table.game.dump(table.state), table.decisions) == (before, 0)


@pytest.mark.parametrize(
    ("seats", "winners", "expected"),
    [
        (2, [0], [1, -1]),
        (2, [0, 1], [0, 0]),
        (3, [2], [-0.5, -0.5, 1]),
        (3, [0, 2], [0.25, -0.5, 0.25]),
        (5, [1], [-0.25, 1, -0.25, -0.25, -0.25]),
        (4, [], [0, 0, 0, 0]),
    ],
)
def test_utilities(seats: int, winners: list[int], expected: list[float]) -> None:
    assert utilities(seats, winners) == pytest.approx(expected)
    assert sum(expected) == 0


GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("a*.jsonl"))


def moments() -> Iterator[tuple[str, int, Any]]:
    """Title, seats and state at many points of golden and of random games."""
    for path in GOLDEN:
        match = Match.load(path)
        for number in range(0, len(match.actions), 23):
            yield match.game.name, match.seats, match.at(number)
    for name in QUICK:
        game = games()[name]
        for seats in game.seats:
            for options in option_sets(game, seats):
                table = Table(name, seats, options, limit=160)
                rng = Random(seats)
                table.start(rng)
                while not (table.over or table.stopped):
                    table.play(rng.choice(list(table.choices)))
                    if table.decisions % 31 == 0:
                        yield name, seats, table.state
    yield "african-rails", 3, rare_state()


def rare_state() -> Any:
    """African Rails with everything at once that hardly ever happens."""
    table = Table("african-rails", 3, limit=200)
    rng = Random(3)
    table.start(rng)
    while not table.stopped:
        table.play(rng.choice(list(table.choices)))
    state = table.state
    state.bought, state.stuck, state.asked, state.agreed = 1, 1, 0b110, 0b100
    state.lying = numbers([3 * GOODS + 4, 3 * GOODS + 4, 5 * GOODS + 2])
    state.drops = numbers([2, 2, 5])
    state.lost = numbers([0, 0, 1, 0, 0, 0])
    state.request = numbers([1, 0, 7])
    state.depots = numbers([-1] * 4 + [0b1001] + [0] * (3 * MAJORS - 5))
    state.duties = [(0, 0, [3, 8]), (1, 0, [4])]
    return state


def test_marks_from_the_state_are_the_observation_of_the_view() -> None:
    filled: dict[str, set[str]] = {name: set() for name in QUICK}
    for name, seats, state in moments():
        plan, game = layout(name, seats), games()[name]
        for seat in [None, *range(seats)]:
            row = plan.look(state, seat, game)
            assert row.tobytes() == plan.observe(game.view(state, seat)).tobytes()
            filled[name] |= {block for block, part in plan.named(row).items() if part.any()}
    for name in QUICK:
        empty = {block.name for block in layout(name, 3).blocks} - filled[name]
        assert not empty, f"{name}: nothing was ever seen of {empty}"
