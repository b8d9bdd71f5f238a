"""From the first page to a board in one click."""

import pytest

from tests.browser.conftest import Visit


@pytest.mark.parametrize("game", ["transamerica", "american-rails", "african-rails"])
def test_a_table_against_bots_opens(visit: Visit, game: str) -> None:
    anna = visit("Anna")
    anna.play_bots(game)
    assert anna.table.get_attribute("data-status") == "playing"
    anna.screenshot(f"table-{game}")
