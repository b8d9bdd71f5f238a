"""Plans for clients and bots: what to build, how to ride, where to load. All are exact."""

from roundhouse.games.african_rails.planners.building import Build, Section
from roundhouse.games.african_rails.planners.plans import (
    building_turns,
    cheapest_build,
    contract_sources,
    ride,
)
from roundhouse.games.african_rails.planners.riding import Ride
from roundhouse.games.african_rails.planners.sources import Source, Wanted

__all__ = [
    "Build",
    "Ride",
    "Section",
    "Source",
    "Wanted",
    "building_turns",
    "cheapest_build",
    "contract_sources",
    "ride",
]
