"""What has changed between two views, as edits that a client can make to the older one."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from roundhouse.server.tables.slim import Replacement, Splice

Edit = Replacement | Splice
Path = list[str | int]


def edits(old: Any, new: Any) -> list[Edit]:
    """The edits that make the new view of the old one; none where they are equal."""
    found: list[Edit] = []
    if old is not new:
        _differ(old, new, [], found)
    return found


def _differ(old: Any, new: Any, path: Path, found: list[Edit]) -> None:
    """Two values that are not the same; only what has changed is looked into."""
    if type(old) is type(new):
        if isinstance(new, msgspec.Struct):
            _differ_struct(old, new, path, found)
            return
        if isinstance(new, dict) and old.keys() == new.keys():
            for key, value in new.items():
                if old[key] != value:
                    _differ(old[key], value, [*path, str(key)], found)
            return
        if isinstance(new, list | tuple) and old and new:
            _differ_list(old, new, path, found)
            return
    found.append(Replacement(path, new))


def _differ_struct(old: Any, new: Any, path: Path, found: list[Edit]) -> None:
    kind = type(new)
    for name, sent_as in zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True):
        before, after = getattr(old, name), getattr(new, name)
        if before is not after and before != after:
            _differ(before, after, [*path, sent_as], found)


def _differ_list(
    old: list[Any] | tuple[Any, ...],
    new: list[Any] | tuple[Any, ...],
    path: Path,
    found: list[Edit],
) -> None:
    """Cut off what is equal at both ends; of structs that stay in their places look into each."""
    shorter = min(len(old), len(new))
    start = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    if len(old) == len(new) and isinstance(new[start], COMPOUND):
        for at in range(start, len(new) - end):
            if old[at] != new[at]:
                _differ(old[at], new[at], [*path, at], found)
    else:
        items = list(new[start : len(new) - end])
        found.append(Splice(path, start, len(old) - start - end, items))


COMPOUND: Final = (msgspec.Struct, dict, list, tuple)
