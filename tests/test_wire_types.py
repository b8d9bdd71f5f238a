"""The page's types are made from the server's structs, and the structs are what is sent."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

import roundhouse as rh
from tools import wire_types

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.jsonl"))


class Inner(msgspec.Struct):
    name: str


class Outer(msgspec.Struct, tag="outer", omit_defaults=True):
    """What travels."""

    inner: list[Inner | None]
    pair: tuple[int, str]
    """A number and its name."""
    kind: Literal["one", "two"] = "one"
    later: dict[str, float] | None = None


def test_the_files_are_what_the_structs_say() -> None:
    assert wire_types.outdated() == []


def test_a_struct_becomes_an_interface() -> None:
    assert wire_types.interface(Outer) == (
        "/** What travels. */\n"
        "export interface Outer {\n"
        "  type: 'outer';\n"
        "  inner: (Inner | null)[];\n"
        "  /** A number and its name. */\n"
        "  pair: [number, string];\n"
        "  kind?: 'one' | 'two';\n"
        "  later?: Record<string, number>;\n"
        "}\n"
    )
    assert list(wire_types.structs((Outer,))) == ["Outer", "Inner"]


def test_every_answer_of_the_http_interface_has_its_type() -> None:
    names = {kind.__name__ for kind in wire_types.answers()}
    assert {"Hello", "Title", "TableCard", "Profile", "Wishes", "Course"} <= names
    assert names <= set(wire_types.structs(wire_types.FILES["http"]))


def test_a_list_of_lists_needs_no_brackets() -> None:
    assert wire_types.written(list[tuple[int | None, ...]]) == "(number | null)[][]"


def test_two_structs_of_one_name_are_refused() -> None:
    other: Any = msgspec.defstruct("Inner", [("size", int)])
    with pytest.raises(SystemExit, match="one name"):
        wire_types.structs((Outer, other))


@pytest.mark.parametrize("record", GOLDEN, ids=lambda path: path.stem)
def test_a_view_is_what_its_type_says(record: Path) -> None:
    """Its literals too, which the types of Python alone do not hold it to."""
    match = rh.Match.load(record)
    state = match.game.start(match.seats, match.options)
    for number, action in enumerate(match.actions):
        match.game.apply(state, action)
        if number % 25 == 0:
            view = match.game.view(state, 0)
            assert msgspec.convert(msgspec.to_builtins(view), type(view)) == view
