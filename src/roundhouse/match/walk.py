"""Ways through a title for tests and fuzzing: its option sets, random games, counted lines."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import inspect

from roundhouse.game import CHANCE, OVER, AnyGame, BadInput
from roundhouse.match.laws import choices
from roundhouse.match.match import drawn, read_options


def option_sets(game: AnyGame, seats: int) -> list[dict[str, Any]]:
    """The default options, then every other value of each option alone, as far as they fit."""
    sets: list[dict[str, Any]] = [{}]
    info = inspect.type_info(game.Options)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        for value in option_values(field.type, seats):
            if value != field.default:
                sets.append({field.name: value})
    return [options for options in sets if fits(game, seats, options)]


def option_values(kind: inspect.Type, seats: int) -> list[Any]:
    """Values worth trying: both of a switch, every word, the first and the last seat."""
    if isinstance(kind, inspect.UnionType):
        return [value for part in kind.types for value in option_values(part, seats)]
    if isinstance(kind, inspect.LiteralType):
        return list(kind.values)
    if isinstance(kind, inspect.BoolType):
        return [False, True]
    return [0, seats - 1] if isinstance(kind, inspect.IntType) else []


def fits(game: AnyGame, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.start(seats, read_options(game, options))
    except BadInput:
        return False
    return True


def random_options(game: AnyGame, seats: int, rng: Random) -> dict[str, Any]:
    """Any mixture of option values that the title accepts."""
    sets = option_sets(game, seats)
    mixed: dict[str, Any] = {}
    for _ in range(rng.randrange(4)):
        more = mixed | rng.choice(sets)
        mixed = more if fits(game, seats, more) else mixed
    return mixed


def random_step(game: AnyGame, state: Any, rng: Random) -> Any:
    """Any choice of a seat, or chance by weight."""
    if game.to_act(state) == CHANCE:
        return drawn(game.chances(state), rng)
    return rng.choice(game.legal(state))


def random_game(game: AnyGame, state: Any, rng: Random, limit: int) -> Iterator[tuple[Any, Any]]:
    """(state, next action) of a random game until it ends; the state is played on in place."""
    for _ in range(limit):
        if game.to_act(state) == OVER:
            return
        action = random_step(game, state, rng)
        yield state, action
        game.apply(state, action)


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """How many lines of play there are, `depth` actions long; chance outcomes count as actions."""
    allowed = choices(game, state)
    if depth == 1:
        return len(allowed)
    lines = 0
    for action in allowed:
        twin = state.copy()
        game.apply(twin, action)
        lines += perft(game, twin, depth - 1)
    return lines
