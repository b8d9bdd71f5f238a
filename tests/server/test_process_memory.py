"""The manual says of everything that a server process remembers where it is kept."""

import asyncio
from pathlib import Path

from tests.server.test_screen import open_house

PAGE = Path(__file__).parents[2] / "docs" / "operations.md"
NOTHING = ""
"""Works on what the others hold, and may be made anew at any time."""
REMEMBERS = {
    "settings": NOTHING,
    "store": NOTHING,
    "events": NOTHING,
    "tasks": NOTHING,
    "readiness": NOTHING,
    "clocks": NOTHING,
    "upkeep": NOTHING,
    "housekeeping": NOTHING,
    "raters": NOTHING,
    "webhook_client": NOTHING,
    "smtp_server": NOTHING,
    "people_changes": NOTHING,
    "clock": "the time",
    "journal": "moves on their way to the disk",
    "pubsub": "news for the others",
    "bots": "a bot's plan for its next moves",
    "autoplay": "a bot's plan for its next moves",
    "hub": "a table: log, seats, clocks",
    "replays": "replays",
    "reports": "an analysis of a finished game",
    "limits": "limits by address",
    "sockets": "open sockets by address and person",
    "presence": "who has a page open",
    "lengths": "lengths of games",
    "pictures": "pictures",
    "messenger": "mail, webhooks and push",
    "watching": "mail, webhooks and push",
}
"""The row of the manual's table for each part of the house."""


def test_the_manual_names_what_each_part_of_the_house_remembers(tmp_path: Path) -> None:
    async def parts() -> set[str]:
        async with open_house(tmp_path) as house:
            return {name for name in vars(house) if not name.startswith("_")}

    assert asyncio.run(parts()) == set(REMEMBERS), "does it remember anything by itself?"
    page = PAGE.read_text(encoding="utf-8")
    table = page.partition("With several processes |\n")[2].partition("\n\n")[0]
    first_cells = [line.split("|")[1] for line in table.splitlines()[1:]]
    for part, row in REMEMBERS.items():
        assert any(row in cell for cell in first_cells), f"{part}: no row tells of {row}"
