"""Fingers: everything to be touched is large enough."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.hands import at_rest
from tests.browser.pages import Visitor

SMALL = """() => {
    const all = 'button, summary, select, [role=button][data-place]';
    return [...document.querySelectorAll(all)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => !one.closest('[inert], [aria-disabled=true]'))
        .map((one) => [one.getBoundingClientRect(), one.ariaLabel || one.textContent.trim()])
        .filter(([{ width, height }]) => Math.min(width, height) < 40)
        .map(([{ width, height }, name]) => `${name}: ${width} x ${height}`);
}"""


@pytest.mark.parametrize("game", ["transamerica", "american-rails", "african-rails"])
def test_a_finger_has_forty_pixels_for_everything(visit: Visit, game: str) -> None:
    anna = visit("Anna", **Visitor.PHONE, **Visitor.STILL)
    anna.play_bots(game)
    anna.wait_for_turn()
    at_rest(anna.page)
    assert anna.page.evaluate(SMALL) == []
