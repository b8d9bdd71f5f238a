"""Every speed-up that the benchmark names can be switched off."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SAY = """
import sys; sys.path[:0] = [{root!r}, {root!r} + "/bench"]
import server
from bench import without
assert set(server.SPEED_UPS) == set(without.SWITCHES), without.SWITCHES
for name in server.SPEED_UPS:
    without.switch_off(name)
from roundhouse.game import Message
from roundhouse.words import say
print(say(Message("player-number", {{"number": 1}}), "nl"))
"""


def test_each_can_be_switched_off_and_sentences_stay_the_same() -> None:
    """In a process of its own: what is switched off stays so."""
    command = [sys.executable, "-c", SAY.format(root=str(ROOT))]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "Speler 1"
