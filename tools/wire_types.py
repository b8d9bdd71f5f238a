"""Writes the page's TypeScript types from the msgspec structs that the server sends.

python tools/wire_types.py          write client/src/wire/*.ts
python tools/wire_types.py check    fail when a file is not what the structs say

`http.ts` holds what the HTTP interface answers with and what the lobby's WebSocket sends.
A struct becomes an interface under its own name, with its docstrings; a field that may be left out
becomes optional. Fields that hold JSON made elsewhere have their type named in `MADE_ELSEWHERE`.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from roundhouse.game import Message, Refusal, games
from roundhouse.reports.report import Report
from roundhouse.server.app import HANDLERS
from roundhouse.server.lobby.presence import PageHello, TableChanged, TableGone
from roundhouse.server.notices.watching import Notice
from roundhouse.server.tables import frames, slim
from roundhouse.server.tables.advice import SaidRefusal
from roundhouse.server.tables.reports import ReportState
from roundhouse.store.lobby import TableCard

WIRE: Final = Path(__file__).resolve().parents[1] / "client" / "src" / "wire"
HEAD: Final = "/** Made by tools/wire_types.py from the server's structs; do not edit. */\n"


def is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def answers() -> tuple[Any, ...]:
    """What the addresses of the HTTP interface answer with, as far as it is JSON."""
    found: dict[Any, None] = {}
    for handler in HANDLERS:
        kind = get_type_hints(handler.fn)["return"]
        parts = get_args(kind) if get_origin(kind) is list else (kind,)
        found |= dict.fromkeys(part for part in parts if is_struct(part))
    return tuple(found)


FILES: Final[dict[str, tuple[Any, ...]]] = {
    "table": (
        frames.Table,
        frames.SeatFrame,
        frames.Choice,
        frames.Done,
        frames.Refused,
        frames.Hints,
        slim.Update,
        slim.TalkFrame,
        slim.ChoiceRange,
        slim.KeptChoices,
        slim.Replacement,
        slim.Splice,
    ),
    "http": (*answers(), Report, PageHello, TableChanged, TableGone, Notice),
    **{
        name: (game.View, *(question.Answer for question in game.advice.values()))
        for name, game in games().items()
    },
}
"""What each file holds; the structs that these are made of come with them."""

SENT_AS: Final[dict[Any, Any]] = {Refusal: SaidRefusal, Message: str}
"""What the server puts in the place of a title's struct."""

ACTION: Final = "{ type: string; [field: string]: unknown }"
MADE_ELSEWHERE: Final[dict[tuple[type, str], str]] = {
    (frames.Table, "seats"): "SeatFrame[]",
    (frames.Table, "legal"): "(Choice | ChoiceRange)[]",
    (slim.Update, "seats"): "SeatFrame[]",
    (slim.Update, "view"): "(Replacement | Splice)[]",
    (slim.Update, "legal"): "(Choice | ChoiceRange | KeptChoices)[]",
    (slim.ChoiceRange, "action"): ACTION,
    (slim.Splice, "items"): "unknown[]",
    (frames.Choice, "action"): ACTION,
    (frames.HintTold, "action"): ACTION,
    (frames.HintTold, "rest"): f"{ACTION}[]",
    (frames.Entry, "action"): f"{ACTION} | null",
    (ReportState, "report"): "Report | null",
    (TableCard, "options"): "Record<string, boolean | number | string | null>",
}


PLAIN: Final[dict[Any, str]] = {
    Any: "unknown",
    msgspec.Raw: "unknown",
    NoneType: "null",
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
}


def made_of(kind: Any) -> list[Any]:
    """The types that stand in this one."""
    if is_struct(kind):
        parts = list(get_type_hints(kind).values())
    else:
        parts = [] if get_origin(kind) is Literal else list(get_args(kind))
    return [SENT_AS.get(part, part) for part in parts]


def structs(roots: tuple[Any, ...]) -> dict[str, type[msgspec.Struct]]:
    """All structs that these are made of, by name."""
    found: dict[str, type[msgspec.Struct]] = {}
    waiting = list(roots)
    while waiting:
        kind = waiting.pop(0)
        if is_struct(kind):
            known = found.setdefault(kind.__name__, kind)
            if known is not kind:
                raise SystemExit(f"two structs have one name: {known}, {kind}")
        waiting += [
            part
            for part in made_of(kind)
            if not is_struct(part) or found.get(part.__name__) is not part
        ]
    return found


def written(kind: Any) -> str:
    """The type in TypeScript."""
    kind = SENT_AS.get(kind, kind)
    if kind in PLAIN:
        return PLAIN[kind]
    if is_struct(kind):
        return str(kind.__name__)
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(quoted(value) for value in parts)
    if origin in (UnionType, Union):
        return " | ".join(written(part) for part in sorted(parts, key=lambda one: one is NoneType))
    if origin is dict:
        return f"Record<{written(parts[0])}, {written(parts[1])}>"
    if origin is tuple and parts[-1] is not ...:
        return f"[{', '.join(map(written, parts))}]"
    if origin in (list, tuple, frozenset):
        item = written(parts[0])
        is_union = get_origin(parts[0]) in (UnionType, Union, Literal)
        return f"({item})[]" if is_union and " | " in item else f"{item}[]"
    raise SystemExit(f"no TypeScript is known for {kind}")


def quoted(value: str | int) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def docs(cls: type[msgspec.Struct]) -> dict[str, str]:
    """The docstring of each field, and of the struct itself under an empty name."""
    body = ast.parse(textwrap.dedent(inspect.getsource(cls))).body[0]
    assert isinstance(body, ast.ClassDef)
    base = cls.__base__
    inherited = docs(base) if base is not None and base is not msgspec.Struct else {}
    found = {**inherited, "": ast.get_docstring(body) or ""}
    for field, text in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Expr):
            assert isinstance(field.target, ast.Name)
            assert isinstance(text.value, ast.Constant)
            found[field.target.id] = str(text.value.value)
    return found


def comment(text: str, indent: str = "") -> list[str]:
    """A comment of one line, or of several."""
    lines = text.strip().splitlines()
    if len(lines) <= 1:
        return [f"{indent}/** {line} */" for line in lines]
    rest = [f"{indent} * {line.strip()}".rstrip() for line in lines]
    return [f"{indent}/**", *rest, f"{indent} */"]


def interface(cls: type[msgspec.Struct]) -> str:
    told, types, config = docs(cls), get_type_hints(cls), cls.__struct_config__
    lines = [*comment(told[""]), f"export interface {cls.__name__} {{"]
    if config.tag is not None:
        lines.append(f"  {config.tag_field}: {quoted(config.tag)};")
    for field in msgspec.structs.fields(cls):
        lines += comment(told.get(field.name, ""), "  ")
        kind = MADE_ELSEWHERE.get((cls, field.name)) or written(types[field.name])
        sign = ""
        if config.omit_defaults and not field.required:
            sign = "?"
            kind = kind.removesuffix(" | null") if field.default is None else kind
        lines.append(f"  {field.encode_name}{sign}: {kind};")
    return "\n".join([*lines, "}\n"])


def text_of(name: str) -> str:
    return "\n".join([HEAD, *map(interface, structs(FILES[name]).values())])


def outdated() -> list[str]:
    """The files that are not what the structs say."""
    found = {path.name: path.read_text(encoding="utf-8") for path in WIRE.glob("*.ts")}
    wanted = {f"{name}.ts": text_of(name) for name in FILES}
    return sorted(
        name for name in found.keys() | wanted.keys() if found.get(name) != wanted.get(name)
    )


def main() -> None:
    if sys.argv[1:] == ["check"]:
        if names := outdated():
            raise SystemExit(
                f"run python tools/wire_types.py: {', '.join(names)} in client/src/wire"
            )
        return
    WIRE.mkdir(exist_ok=True)
    for name in FILES:
        (WIRE / f"{name}.ts").write_text(text_of(name), encoding="utf-8")


if __name__ == "__main__":
    main()
