"""Finds better parameters for a bot by self-play, and writes them into its parameters.json.

    python tools/tune.py transamerica expert --generations 12 --games 40 --budget 30steps
    python tools/tune.py american-rails expert --only greed,fear --against sharp,expert --seats 3

The bot must be in its title's `TUNABLE` and have an entry in `bots/<title>/parameters.json`
(see `roundhouse.bots.parameters`); for a new bot write its first values there by hand, with the
command "first values". A parameter changes by about `--spread` of its value (of 1, if it is 0).

Each generation draws a few sets of values (CMA-ES, from the package `cma`), and each plays
`--games` games alone against the values as they were, or against the bots of `--against`, on
deals of its own that are the same for all sets. What is won more often is drawn from next. The
middle of the last generation then plays `--check` games on fresh deals against the old values.
If it wins more than a fair share, it is kept, else the old values stay; either way the file says
by which command, and with what result. Values that have been bettered are kept as the next older
version of the bot, which the arena and the league know as `expert@1`.

Steps as the budget and the same seed give the same values again.
"""

from __future__ import annotations

import json
import shlex
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from roundhouse.arena.standings import Share, share_alone
from roundhouse.arena.tournament import Tournament, check_tournament, play_tournament
from roundhouse.bots.parameters import OLDER, Entry, Values, entries, parameters
from roundhouse.cli.options import add_options, positive, read_options
from roundhouse.game import game

BOTS: Final = Path(__file__).parents[1] / "src/roundhouse/bots"


class Bench:
    """Plays sets of values against the opponents, each as a file that the arena reads."""

    def __init__(self, args: Namespace, folder: Path, old: Values) -> None:
        self._args = args
        self._folder = folder
        self._old = self._written("old", old)
        self._against = args.against.split(",") if args.against else [self._old]

    def play(self, new: Values, games: int, seed: str, against_old: bool = False) -> Share:
        """What the new values win, alone against each opponent."""
        args = self._args
        opponents = [self._old] if against_old else self._against
        plan = Tournament(
            args.game,
            [self._written("new", new), *opponents],
            args.seats or game(args.game).seats[0],
            games,
            read_options(args.option),
            seed,
            args.budget,
            "first-against",
        )
        check_tournament(plan)
        played, _ = play_tournament(plan, args.jobs)
        return share_alone(played)

    def _written(self, name: str, values: Values) -> str:
        path = self._folder / f"{name}.json"
        path.write_text(json.dumps(values), encoding="utf-8")
        return f"{self._args.bot}@{path}"


def moved(old: Values, names: list[str], spread: float, place: list[float]) -> Values:
    """The values at a place of the search: 0 everywhere is where they were."""
    new = dict(old)
    for name, step in zip(names, place, strict=True):
        scale = spread * (abs(old[name]) or 1.0)
        new[name] = float(f"{old[name] + scale * step:.4g}")
    return new


def search(args: Namespace, bench: Bench, old: Values) -> Values:
    """The middle of the last generation."""
    import cma  # noqa: PLC0415 (it takes a second, and nobody else needs it)

    names = args.only.split(",") if args.only else list(old)
    settings = {"popsize": args.population, "seed": args.seed + 1, "verbose": -9}
    strategy = cma.CMAEvolutionStrategy([0.0] * len(names), 1.0, settings)
    for generation in range(args.generations):
        places = strategy.ask()
        shares = []
        for place in places:
            new = moved(old, names, args.spread, list(place))
            shares.append(bench.play(new, args.games, f"{args.seed}/{generation}").share)
        strategy.tell(places, [1 - share for share in shares])
        middle = moved(old, names, args.spread, list(strategy.result.xfavorite))
        print(f"{generation + 1}: {min(shares):.1%} … {max(shares):.1%}  {middle}", flush=True)
    return moved(old, names, args.spread, list(strategy.result.xfavorite))


def tune(args: Namespace) -> None:
    old = entries(args.game)[args.bot]["values"]
    with TemporaryDirectory() as folder:
        bench = Bench(args, Path(folder), old)
        new = search(args, bench, old)
        found = bench.play(new, args.check, f"{args.seed}/check", against_old=True)
    fair = 1 / (args.seats or game(args.game).seats[0])
    result = (
        f"won {found.share:.1%} ({found.low:.1%} … {found.high:.1%}) of {found.games} games"
        " against the values before"
    )
    entry: Entry = {"command": command(), "result": result, "values": new}
    if found.share <= fair:
        entry |= {"result": f"no better values: the best {result}", "values": old}
    print(entry["result"])
    path = BOTS / args.game.replace("-", "_") / "parameters.json"
    write(path, args.bot, entry, parameters(args.game, args.bot))


def command() -> str:
    return shlex.join(["python", "tools/tune.py", *sys.argv[1:]])


def write(path: Path, bot: str, entry: Entry, before: Values) -> None:
    """The entry with what else is kept of the bot; values it no longer has become a version."""
    kept = json.loads(path.read_text(encoding="utf-8"))
    older = kept[bot].get(OLDER, {})
    if entry["values"] != kept[bot]["values"]:
        version = {"command": kept[bot]["command"], "values": before}
        entry[OLDER] = {**older, str(len(older) + 1): version}
    kept[bot] |= entry
    path.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")


def arguments() -> ArgumentParser:
    parser = ArgumentParser(description="Tune a bot's parameters by self-play.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("bot", metavar="BOT")
    parser.add_argument("--only", default="", metavar="NAME,…", help="these parameters only")
    parser.add_argument("--against", default="", metavar="BOT,…", help="else the old values")
    parser.add_argument("--spread", type=float, default=0.3, metavar="PART")
    parser.add_argument("--generations", type=positive, default=10, metavar="N")
    parser.add_argument("--population", type=positive, default=8, metavar="N")
    parser.add_argument("--games", type=positive, default=40, metavar="N")
    parser.add_argument("--check", type=positive, default=300, metavar="N")
    parser.add_argument("--seats", type=positive, metavar="K")
    parser.add_argument("--budget", default="", metavar="B")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--jobs", type=positive, default=1, metavar="J")
    add_options(parser)
    return parser


if __name__ == "__main__":
    tune(arguments().parse_args())
