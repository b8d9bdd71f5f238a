"""The program of docs/tutorial.md: trains a small TransAmerica bot and draws its learning curve.

`python docs/tutorial.py` takes a few minutes on one core and writes docs/pictures/learning.svg.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from roundhouse.boards.load import lattice
from roundhouse.game import game
from roundhouse.games.transamerica.actions import LayRail, PlaceStart
from roundhouse.research.gymnasium import TableEnv
from roundhouse.research.layout import layout

Floats = NDArray[np.float64]

PICTURE: Final = Path(__file__).parent / "pictures/learning.svg"
TITLE: Final = game("transamerica")
BOARD: Final = lattice("transamerica")
PLAN: Final = layout("transamerica", 2)

# What every action number is, looked up once.
ACTIONS: Final = [TITLE.action(number) for number in range(TITLE.codes)]
NODE: Final = np.array([a.node if isinstance(a, PlaceStart) else -1 for a in ACTIONS])
LINE: Final = np.array([a.edge if isinstance(a, LayRail) else -1 for a in ACTIONS])
ENDS: Final = np.array(BOARD.ends)
COST: Final = np.array(BOARD.cost)
CITY: Final = np.array([city.node for city in BOARD.cities])

COLOURS: Final = {"random": "#2a6f97", "direct": "#b5451b"}
"""The rivals, and the colours of their curves."""
FEATURES: Final = (
    "stone: way to all own cities",
    "stone: way to the nearest",
    "stone: way to the farthest",
    "rail: nearer to all own cities",
    "rail: nearer to the nearest",
    "rail: nearer to the farthest",
    "rail: reaches a city",
    "rail: costs two",
    "rail: meets other rails",
    "end the turn",
)


def distances() -> Floats:
    """The cheapest way between any two crossings on the empty board."""
    far = np.full((BOARD.size, BOARD.size), np.inf)
    np.fill_diagonal(far, 0)
    far[ENDS[:, 0], ENDS[:, 1]] = far[ENDS[:, 1], ENDS[:, 0]] = COST
    for via in range(BOARD.size):
        far = np.minimum(far, far[:, via, None] + far[None, via, :])
    return far


FAR: Final = distances()


def network(start: int, built: NDArray[np.intp]) -> NDArray[np.bool_]:
    """The crossings that hang together with the start stone."""
    reached = np.zeros(BOARD.size, bool)
    reached[start] = True
    ends = ENDS[built]
    while True:
        touched = reached[ends].any(1)
        news = ends[touched]
        if reached[news].all():
            return reached
        reached[news] = True


def features(observation: NDArray[np.float32], legal: NDArray[np.intp]) -> Floats:
    """What the bot looks at: a row for every legal action, from the observation alone."""
    seen = PLAN.named(observation)
    cities = CITY[np.flatnonzero(seen["hands"][: len(CITY)])]
    rows = np.zeros((len(legal), len(FEATURES)))
    if NODE[legal[0]] >= 0:
        way = FAR[NODE[legal]][:, cities]
        rows[:, 0], rows[:, 1], rows[:, 2] = way.sum(1) / 10, way.min(1) / 5, way.max(1) / 5
        return rows
    stone = int(np.flatnonzero(seen["start stones"][: BOARD.size])[0])
    built = np.flatnonzero(seen["rails"].reshape(2, -1).any(0))
    own = network(stone, built)
    rails = LINE[legal] >= 0
    rows[~rails, 9] = 1
    ends = ENDS[LINE[legal][rails]]
    news = np.where(own[ends[:, 0]], ends[:, 1], ends[:, 0])
    now = FAR[own][:, cities].min(0)
    after = np.minimum(now, FAR[news][:, cities])
    nearer = now - after
    open_ = np.where(now > 0, now, np.inf)
    rows[rails, 3] = nearer.sum(1)
    rows[rails, 4] = nearer[:, np.argmin(open_)]
    rows[rails, 5] = nearer[:, np.argmax(now)]
    rows[rails, 6] = ((after == 0) & (now > 0)).any(1)
    rows[rails, 7] = COST[LINE[legal][rails]] - 1
    touched = np.zeros(BOARD.size, bool)
    touched[ENDS[built]] = True
    rows[rails, 8] = touched[news] & ~own[news]
    return rows


class Played(NamedTuple):
    """One game, and for each of its rounds:"""

    reward: float
    margins: list[float]
    """points the rival lost, less the own;"""
    slopes: list[Floats]
    """which way the weights make the round's choices more likely."""


def play(table: TableEnv, weights: Floats, rng: np.random.Generator, greedy: bool) -> Played:
    """One game. Choices are drawn by `softmax(features @ weights)`, or the best when greedy."""
    observation, _ = table.reset(seed=int(rng.integers(1 << 31)))
    slope, margin = np.zeros(len(FEATURES)), 0.0
    played = Played(0.0, [], [])
    while True:
        legal = np.flatnonzero(observation["action_mask"])
        rows = features(observation["observation"], legal)
        worth = rows @ weights
        if greedy:
            chosen = int(np.argmax(worth))
        else:
            odds = np.exp(worth - np.max(worth))
            odds /= odds.sum()
            chosen = int(rng.choice(len(legal), p=odds))
            slope += rows[chosen] - odds @ rows
        before = round_and_margin(observation)
        observation, reward, terminated, truncated, _ = table.step(legal[chosen])
        after = round_and_margin(observation)
        if terminated or truncated or after[0] > before[0]:
            played.margins.append(after[1] - margin)
            played.slopes.append(slope)
            slope, margin = np.zeros(len(FEATURES)), after[1]
        if terminated or truncated:
            return played._replace(reward=float(reward))


def round_and_margin(observation: dict[str, Any]) -> tuple[float, float]:
    """Which round it is, and how many points more the rival has lost in the rounds before."""
    seen = PLAN.named(observation["observation"])
    own, rival = seen["lost"]
    return float(seen["round"][0]), float(rival - own)


def wins(weights: Floats, rival: str, games: int) -> float:
    """The share of games won against that bot, half of them from each seat; a tie is half."""
    rng = np.random.default_rng(1)
    tables = [TableEnv("transamerica", [rival], seat) for seat in (0, 1)]
    rewards = [play(tables[n % 2], weights, rng, greedy=True).reward for n in range(games)]
    return float(np.mean(rewards)) / 2 + 0.5


def train(plan: argparse.Namespace) -> list[dict[str, float]]:
    """REINFORCE: choices of rounds that went better than usual become more likely."""
    rng = np.random.default_rng(plan.seed)
    weights, scale = np.zeros(len(FEATURES)), np.ones(len(FEATURES))
    tables = [TableEnv("transamerica", ["direct"], seat) for seat in (0, 1)]
    curve: list[dict[str, float]] = []
    begin = time.process_time()
    for batch in range(plan.batches + 1):
        if batch % plan.every == 0:
            found = {rival: wins(weights, rival, plan.trial) for rival in COLOURS}
            seconds = round(time.process_time() - begin)
            curve.append({"games": batch * plan.size, "seconds": seconds, **found})
            print(*(f"{name} {value:g}" for name, value in curve[-1].items()), sep=", ", flush=True)
        if batch == plan.batches:
            break
        played = [play(tables[n % 2], weights, rng, greedy=False) for n in range(plan.size)]
        margins = np.array([margin for one in played for margin in one.margins])
        slopes = np.array([slope for one in played for slope in one.slopes])
        worth = (margins - margins.mean()) / (margins.std() + 1)
        slope = worth @ slopes / len(slopes)
        scale = 0.9 * scale + 0.1 * slope**2
        weights += plan.rate * slope / np.sqrt(scale + 1e-6)
    for name, weight in zip(FEATURES, weights, strict=True):
        print(f"{weight:6.2f}  {name}")
    return curve


def picture(curve: list[dict[str, float]]) -> str:
    """The learning curve as SVG, with the figures inside."""
    last = curve[-1]["games"]
    across = [60 + 480 * one["games"] / last for one in curve]
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 360" role="img" '
        'font-family="sans-serif" font-size="13" fill="#333">',
        "<title>Games won against two bots while learning</title>",
        f"<desc>{json.dumps(curve)}</desc>",
        '<rect width="680" height="360" fill="#fff"/>',
        '<text x="60" y="24" font-size="15">Games won, of all games against a bot</text>',
        f'<text x="300" y="350" text-anchor="middle">games of training (of {last:,.0f})</text>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        up = 310 - 260 * share
        parts.append(f'<path d="M60 {up}H540" stroke="#ddd"/>')
        parts.append(f'<text x="52" y="{up + 4}" text-anchor="end">{share:.0%}</text>')
    for one, x in zip(curve, across, strict=True):
        parts.append(f'<text x="{x:.0f}" y="328" text-anchor="middle">{one["games"]:.0f}</text>')
    for rival, colour in COLOURS.items():
        points = [f"{x:.1f},{310 - 260 * c[rival]:.1f}" for c, x in zip(curve, across, strict=True)]
        up = 314 - 260 * curve[-1][rival]
        parts.append(
            f'<polyline points="{" ".join(points)}" fill="none" stroke="{colour}" '
            'stroke-width="2.5"/>'
        )
        parts.append(f'<text x="550" y="{up:.0f}" fill="{colour}">against {rival}</text>')
    return "\n".join([*parts, "</svg>\n"])


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--batches", type=int, default=50)
    parser.add_argument("--size", type=int, default=20, help="games in a batch")
    parser.add_argument("--rate", type=float, default=0.1)
    parser.add_argument("--every", type=int, default=5, help="batches between two trials")
    parser.add_argument("--trial", type=int, default=200, help="games of a trial")
    parser.add_argument("--seed", type=int, default=0)
    return parser.parse_args()


if __name__ == "__main__":
    PICTURE.write_text(picture(train(arguments())), encoding="utf-8")
