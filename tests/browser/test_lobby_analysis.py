"""Tables made from a record: told apart in the lobby, and taken away there."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pages import Visitor

RECORD = Path("tests/golden/transamerica-2.jsonl")


@pytest.mark.parametrize("device", [Visitor.WIDE, Visitor.PHONE])
def test_a_table_from_a_record_is_taken_away(visit: Visit, device: dict[str, Any]) -> None:
    anna = visit("Anna", **device)
    names = [anna.post("/api/records", {"record": RECORD.read_text()})["id"] for _ in range(2)]
    anna.page.goto("/tables")
    cards = [anna.page.locator(f"[data-card='{name}']") for name in names]
    expect(cards[0]).to_contain_text("from a record")
    anna.accessible()
    anna.fits()
    anna.screenshot(f"analysis-{device['viewport']['width']}")
    cards[0].get_by_role("button", name="Remove").click()
    cards[0].get_by_role("button", name="Really remove it?").click()
    expect(cards[0]).to_have_count(0)
    expect(cards[1]).to_be_visible()
    anna.page.reload()
    expect(cards[1]).to_be_visible()
    expect(cards[0]).to_have_count(0)
