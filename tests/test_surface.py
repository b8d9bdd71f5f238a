"""The names that the README promises."""

from __future__ import annotations

import roundhouse as rh


def test_the_titles_can_be_asked_for_again_and_again() -> None:
    """The folder `games` must not take the place of the function once a title is imported."""
    assert list(rh.games()) == list(rh.games())
    assert rh.games()["transamerica"].name == "transamerica"
