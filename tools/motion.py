"""How evenly the page draws while moves are played out: the time from frame to frame.

python tools/motion.py [TITLE]...    runs the replay of a golden game of each title, for ten seconds

In headless Chromium, which paints in software, at 1440x900. What counts is the 95th percentile of
the times between frames, on a machine with nothing else to do: at 60 frames a second it is 16.7 ms.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import quantiles
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser  # noqa: E402

from tests.browser.launching import launched  # noqa: E402
from tests.browser.pages import Visitor  # noqa: E402
from tests.browser.serving import House  # noqa: E402

GAMES: Final = {
    "transamerica": "transamerica-4-random",
    "american-rails": "american-rails-4",
    "african-rails": "african-rails-4",
}
LASTS: Final = 10_000
"""Milliseconds that are looked at."""
WATCH: Final = """(lasts) => new Promise((done) => {
  const times = [];
  const first = performance.now();
  const look = (now) => {
    times.push(now);
    if (now - first < lasts) requestAnimationFrame(look);
    else done(times.slice(1).map((time, index) => time - times[index]));
  };
  requestAnimationFrame(look);
})"""


def frame_times(browser: Browser, house: House, record: Path) -> tuple[int, list[float]]:
    """Moves that were shown, and the milliseconds between one frame and the next meanwhile."""
    context = browser.new_context(base_url=house.url, locale="en-GB", **Visitor.WIDE)
    context.add_init_script("localStorage.pace ??= 'usual'; localStorage.tour ??= 'seen'")
    visitor = Visitor(context, house)
    visitor.come_in("Anna")
    table = visitor.post("/api/records", {"record": record.read_text(encoding="utf-8")})["id"]
    visitor.page.goto(f"/table/{table}")
    visitor.table.wait_for()
    visitor.page.get_by_role("button", name="Look back").first.click()
    visitor.page.get_by_role("button", name="Play", exact=True).click()
    visitor.page.wait_for_function("() => document.querySelector('[data-table]').dataset.shown > 0")
    before = int(visitor.table.get_attribute("data-shown") or 0)
    found: list[float] = visitor.page.evaluate(WATCH, LASTS)
    shown = int(visitor.table.get_attribute("data-shown") or 0) - before
    context.close()
    return shown, found


def main() -> None:
    titles = sys.argv[1:] or list(GAMES)
    unknown = [title for title in titles if title not in GAMES]
    if unknown:
        raise SystemExit(f"{unknown[0]} is none of {', '.join(GAMES)}")
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        house = House(Path(folder))
        house.start()
        try:
            for title in titles:
                record = ROOT / "tests" / "golden" / f"{GAMES[title]}.jsonl"
                shown, times = frame_times(browser, house, record)
                parts = quantiles(times, n=20)
                print(
                    f"{title}: {shown} moves, {len(times)} frames; median {parts[9]:.1f} ms, "
                    f"95th percentile {parts[18]:.1f} ms, longest {max(times):.1f} ms",
                    flush=True,
                )
        finally:
            house.stop()


if __name__ == "__main__":
    main()
