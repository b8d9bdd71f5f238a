"""What sets one player apart from another: estimates, habits and how far it looks ahead."""

from __future__ import annotations

from roundhouse.games.african_rails.facts import TYPES


class Style:
    """The estimates are tuned by self-play (`parameters.json`); levels differ in their habits."""

    def __init__(self, figures: dict[str, float]) -> None:
        self.rates: list[float] = [figures["rate_" + kind] for kind in TYPES]
        """Of each type of train: what a turn of it is worth, in M."""
        self.share: float = figures["share"]
        """Of a second train's worth: the trains share the contracts."""
        self.kept: float = figures["kept"]
        """How much of what track costs is worth having later, while the game is young."""
        self.fresh: float = figures["fresh"]
        """What a new card for a carried-out contract is worth, in M."""
        self.doubt: float = figures["doubt"]
        """How far the promise of goods not yet delivered counts."""
        self.risk: float = figures["risk"]
        """The chance, each turn, that somebody else takes a public contract."""
        self.fade: float = figures["fade"]
        """How much less, each turn, a later payment counts: until then better may turn up."""
        self.sit: float = figures["sit"]
        """Promise in M below which the hand is thrown in."""
        self.reserve: float = figures["reserve"]
        """Cash to keep when building towards major cities."""
        self.delay: float = figures["delay"]
        """Turns that an improvement of a train costs beside its price."""
        self.width = 24
        """Unfinished tours that are looked at further, of each length."""
        self.stops = 8
        """Most stops of a tour."""
        self.contracts = 4
        """Most contracts of a tour."""
        self.pieces = 3
        """Most goods it cares to carry at once."""
        self.has_second = True
        """It knows what a second train is worth."""
        self.uses_foreign = True
        """It knows when to ride on the track of others."""
        self.looks_around = True
        """It minds events in force and what others carry."""
        self.spare_first = 0.0
        self.spare_second = 0.0
        """Cash it wants left beside its plans when it improves a train, first and second step."""
        self.cost_seen = 1.0
        """The part of the building cost that it sees."""
        self.overlooks = 0.0
        """The chance that it does not see how a good could come along with others."""
        self.noise = 0.0
        """How far off, as a part of it, its guess of a contract's worth may be."""
