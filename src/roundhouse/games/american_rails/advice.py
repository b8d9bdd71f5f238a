"""What a seat may ask beside its view: nothing, the view tells all; and figures for charts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from roundhouse.game import Figures, Question
from roundhouse.games.american_rails.view import View


def figures(view: View) -> Figures:
    """Cash and worth of the players, income of the companies."""
    return Figures(
        view.year,
        {
            "cash": tuple(player.cash for player in view.players),
            "worth": tuple(player.worth for player in view.players),
            "income": tuple(company.income for company in view.companies),
        },
    )


QUESTIONS: Final[Mapping[str, Question]] = {}
