"""The numbers of the evaluation, tuned by self-play: `parameters.json`."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final


class Weights:
    """What the evaluation believes about a table of usual players."""

    def __init__(self, values: dict[str, float]) -> None:
        self.sales: float = values["sales"]
        """Shares sold in a round."""
        self.houses: float = values["houses"]
        """Houses put up in a round."""
        self.cubes: float = values["cubes"]
        """Cubes that each company places in a round."""
        self.delay: float = values["delay"]
        """Rounds before money in a treasury becomes income."""
        self.trust: float = values["trust"]
        """The part of it that does."""
        self.thinning: float = values["thinning"]
        """How much each share that will yet be sold takes from the others."""
        self.rivals: float = values["rivals"]
        """How much what rivals gain counts against what one gains oneself."""
        self.scarcity: float = values["scarcity"]
        """How far the shares on offer drive the worth of a dollar in hand above a dollar."""
        self.partial: float = values["partial"]
        """The part of a city's worth that track on the way to it already has."""
        self.order: float = values["order"]
        """What choosing first next time is worth, as a part of the best choice."""


def load() -> dict[str, float]:
    text = files("roundhouse.bots.american_rails").joinpath("parameters.json").read_text("utf-8")
    raw: dict[str, float] = json.loads(text)["values"]
    return {name: float(value) for name, value in raw.items()}


VALUES: Final[dict[str, float]] = load()
WEIGHTS: Final = Weights(VALUES)
