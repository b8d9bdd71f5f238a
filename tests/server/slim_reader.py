"""A client that reads slim frames: makes whole table frames of them again."""

import json
from itertools import product
from typing import Any

Frame = dict[str, Any]


class SlimReader:
    def __init__(self) -> None:
        self._view: Any = None
        self._entries: list[Frame] = []
        """The last list of choices that was not empty, as it came."""
        self._seats: list[Frame] = []
        self._talk: list[Frame] = []

    def read(self, text: str) -> Frame | None:
        """The frame in the plain form, as plain ones are; None where it belongs to the next."""
        frame: Frame = json.loads(text)
        if frame["type"] == "talk":
            self._talk = frame["talk"]
            return None
        if frame["type"] not in ("table", "update"):
            return frame
        frame["talk"], self._talk = [*self._talk, *frame["talk"]], []
        if frame["type"] == "update":
            frame["type"] = "table"
            frame["seats"] = frame.get("seats", self._seats)
            frame["view"] = edited(self._view, frame.get("view") or [])
        self._view, self._seats = frame["view"], frame["seats"]
        entries = [whole for entry in frame.get("legal", []) for whole in self._known(entry)]
        self._entries = entries or self._entries
        frame["legal"] = [choice for entry in entries for choice in expanded(entry)]
        return frame

    def _known(self, entry: Frame) -> list[Frame]:
        if "count" not in entry:
            return [entry]
        return self._entries[entry["start"] : entry["start"] + entry["count"]]


def edited(value: Any, edits: list[Frame]) -> Any:
    value = json.loads(json.dumps(value))
    for edit in edits:
        path: list[str | int] = ["view", *edit["path"]]
        root: Frame = {"view": value}
        place: Any = root
        for step in path[:-1]:
            place = place[step]
        last = path[-1]
        if "items" in edit:
            start = edit["start"]
            place[last][start : start + edit["count"]] = edit["items"]
        else:
            place[last] = edit["value"]
        value = root["view"]
    return value


def expanded(entry: Frame) -> list[Frame]:
    """The choices that a range stands for."""
    if "ranges" not in entry:
        return [entry]
    ranges, label = entry["ranges"], entry["label"]
    spans = [range(least, most + 1) for least, most in ranges.values()]
    found = []
    for at, numbers in enumerate(product(*spans)):
        fields = dict(zip(ranges, numbers, strict=True))
        said = {name: fields[field] for name, field in label["fields"].items()}
        told = {"key": label["key"], "values": {**label["values"], **said}}
        told["text"] = worded(label["phrasings"], fields)
        found.append(
            {"id": entry["id"] + at, "action": {**entry["action"], **fields}, "label": told}
        )
    return found


def worded(phrasings: list[Frame], fields: dict[str, int]) -> str:
    for phrasing in phrasings:
        when = phrasing.get("when", {})
        if all(least <= fields[name] <= most for name, (least, most) in when.items()):
            parts = phrasing["text"]
            return "".join(str(fields[part]) if at % 2 else part for at, part in enumerate(parts))
    raise AssertionError("no words for a choice")
