"""The numbers of the evaluation, tuned by self-play: `parameters.json`."""

from __future__ import annotations

from typing import Final

from roundhouse.bots.parameters import Values, parameters


class Weights:
    """What the evaluation believes about a table of usual players."""

    def __init__(self, values: Values) -> None:
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
        self.crowd: float = values["crowd"]
        """By how much more with every player beyond three: as many shares, and more who save."""
        self.partial: float = values["partial"]
        """The part of a city's worth that track on the way to it already has."""
        self.order: float = values["order"]
        """What choosing first next time is worth, as a part of the best choice."""


class Habits:
    """How the search goes about its work."""

    def __init__(self, values: Values) -> None:
        self.blur: float = values["blur"]
        """By how much imagined players misjudge, so that one line of play does not decide."""
        self.ahead: float = values["ahead"]
        """Rounds that are played on, this one too, before the rest is foreseen; whole ones only."""
        self.spread: float = values["spread"]
        """Dollars of a lead that make winning likely but not sure."""
        self.explore: float = values["explore"]
        """How much candidates that were tried little are given the benefit of the doubt."""
        self.faith: float = values["faith"]
        """How many tries the outlook's own judgement counts for."""
        self.keenness: float = values["keenness"]
        """What is bid at most, as a part of what the share is worth."""
        self.likes_track: float = values["likes_track"]
        """Chance to win that is given for placing cubes; the others alike."""
        self.likes_houses: float = values["likes_houses"]
        self.likes_funding: float = values["likes_funding"]
        self.likes_shares: float = values["likes_shares"]
        """For putting shares up."""
        self.likes_cash: float = values["likes_cash"]
        """For taking money or taxing the others."""


SHARP: Final = Weights(parameters("american-rails", "sharp"))
"""The outlook of the sharp player, and of the expert."""
EXPERT: Final = Habits(parameters("american-rails", "expert"))
