"""Many tables of two seats played at once over WebSockets, for `bench/server.py`.

    python bench/clients.py ours|theirs PORT TABLES SECONDS [MOVES_A_SECOND]

A move takes from the mover's send (or from when it was due) until the seat that is to act next has
been shown it. Without a rate each table's next move follows as soon as the last was seen (closed
loop); with one, moves are due at fixed times whether or not the server keeps up (open loop).

The load must not be taken for a server's slowness. It looks for no garbage, and of what it is sent
it reads only what the next move needs. In the open loop it never sleeps, as to be woken takes a
machine its time; so it knows when the machine did not let it run, and what was under way then is
not counted. Games end; the next ones are made before the measuring, which is over early when a
table has none left. With `CLIENTS`, how many such programs there are, in the environment, it says
`ready` once they are made, and begins at the next line that it reads.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import sys
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import choice, random
from typing import Any, Final

import httpx
import msgspec
import uvloop
from wire import Told, Wire, connected, guest, post

from roundhouse.boards.load import lattice
from roundhouse.boards.steiner import Laid

WARM_UP: Final = {"ours": 1, "theirs": 3}
"""Seconds before measuring: Node compiles what it does often."""
ENOUGH: Final = 0.5
"""Seconds that must be measured at least."""
ABSENT: Final = 0.0004
"""Seconds that nothing done here takes: the machine had something else to do meanwhile."""
ALL_GAMES: Final = 40
"""Games for each second, at all tables together. A random one has some hundred moves."""
PATIENCE: Final = 60
"""Seconds for a table to be shown, on however busy a machine."""
BOARD: Final = lattice("transamerica")

Shown = Callable[[bool], None]
"""Called when a move was seen, and whether it was the game's last."""


class Choice(msgspec.Struct):
    action: msgspec.Raw


class Frame(msgspec.Struct):
    """What the next move needs of a frame of ours."""

    type: str
    status: str = ""
    number: int = 0
    seat: int | None = None
    to_act: int | None = None
    legal: list[Choice] = []


class Ours:
    """A game of TransAmerica at the house's table."""

    decode = staticmethod(msgspec.json.Decoder(Frame).decode)

    def __init__(self, shown: Shown) -> None:
        self._shown = shown
        self._wires: list[Wire] = []
        self._turn: Frame | None = None
        self._seated: set[int | None] = set()
        """Seats that have been shown the table."""
        self._is_ready = asyncio.Event()

    async def open(self, people: list[httpx.AsyncClient]) -> None:
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = await post(people[0], "/api/tables", {"game": "transamerica", "seats": seats})
        await post(people[1], f"/api/tables/{table['id']}/join")
        await post(people[0], f"/api/tables/{table['id']}/start")
        for person in people:
            cookies = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
            path = f"/api/tables/{table['id']}/play?language=en"
            self._wires.append(await connected(PORT, path, {"cookie": cookies}, self._hear))
        await asyncio.wait_for(self._is_ready.wait(), PATIENCE)

    def _hear(self, _: Wire, text: bytes) -> None:
        frame = self.decode(text)
        if frame.type == "refused":
            raise SystemExit(f"refused: {text.decode()}")
        if frame.type != "table":
            return
        is_over = frame.status == "over" and frame.seat == 0
        if frame.seat == frame.to_act or is_over:
            self._turn = frame
            if self._is_ready.is_set():
                self._shown(is_over)
        self._seated.add(frame.seat)
        if self._seated == {0, 1}:
            self._is_ready.set()

    def move(self) -> None:
        turn = self._turn
        assert turn is not None
        assert turn.seat is not None
        action = bytes(choice(turn.legal).action)
        self._wires[turn.seat].send(
            b'{"type":"move","id":1,"seen":%d,"action":%b}' % (turn.number, action)
        )


class Context(msgspec.Struct, rename="camel"):
    current_player: str
    gameover: bool | None = None


class Position(msgspec.Struct):
    stones: list[int | None]
    rails: list[tuple[int, int]]
    spent: int


class Shared(msgspec.Struct):
    """What the next move needs of a state of theirs."""

    game: Position = msgspec.field(name="G")
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: Shared


class Theirs:
    """A round of TransAmerica at boardgame.io's table, through its Socket.IO."""

    update = staticmethod(msgspec.json.Decoder(tuple[str, str, Shared, Any]).decode)
    sync = staticmethod(msgspec.json.Decoder(tuple[str, str, Synced]).decode)

    def __init__(self, shown: Shown) -> None:
        self._shown = shown
        self._wires: list[Wire] = []
        self._state: Shared | None = None
        self._match = os.urandom(6).hex()  # made when its first client comes
        self._synced = asyncio.Event()

    async def open(self, _: list[httpx.AsyncClient]) -> None:
        for seat in "01":
            self._synced.clear()
            path = "/socket.io/?EIO=4&transport=websocket"
            self._wires.append(await connected(PORT, path, {}, self._listener(seat)))
            await self._synced.wait()

    def _listener(self, seat: str) -> Told:
        def hear(wire: Wire, text: bytes) -> None:
            if text.startswith(b'42/rails,["update"'):
                state = self.update(text[9:])[2]
                assert self._state is not None
                is_news = state.number > self._state.number
                if is_news and state.ctx.current_player == seat:
                    self._state = state
                    self._shown(bool(state.ctx.gameover))
            elif text.startswith(b'42/rails,["sync"'):
                self._state = self.sync(text[9:])[2].state
                self._synced.set()
            elif text.startswith(b"40"):
                wire.send(f'42/rails,["sync","{self._match}","{seat}",null,2]'.encode())
            elif text.startswith(b"0"):
                wire.send(b"40/rails,")
            elif text == b"2":
                wire.send(b"3")

        return hear

    def move(self) -> None:
        assert self._state is not None
        game, seat = self._state.game, self._state.ctx.current_player
        kind, args = self._choice(game, int(seat))
        action = {"type": kind, "args": args, "playerID": seat}
        asked = ["update", {"type": "MAKE_MOVE", "payload": action}, self._state.number]
        asked += [self._match, seat]
        self._wires[int(seat)].send(b"42/rails," + msgspec.json.encode(asked))

    def _choice(self, game: Position, seat: int) -> tuple[str, list[int]]:
        stone = game.stones[seat]
        if stone is None:
            free = [node for node in range(BOARD.size) if node not in game.stones]
            return "stone", [choice(free)]
        choices = rails_to_lay(game, stone)
        if game.spent and (not choices or random() * (len(choices) + 1) < 1):
            return "end", []
        return "lay", [choice(choices)]


def rails_to_lay(game: Position, stone: int) -> list[int]:
    """Every rail that touches the stone's network and that the turn's points still pay for."""
    laid = Laid(BOARD, [rail for rail, _ in game.rails])
    touching = {rail for node in laid.network(stone) for rail in laid.open_rails(node)}
    return [rail for rail in touching if BOARD.cost[rail] <= 2 - game.spent]


class Load:
    """Some tables, each with games to play one after the other."""

    def __init__(self, side: str, tables: int, rate: int | None) -> None:
        self._kind: type[Ours | Theirs] = Ours if side == "ours" else Theirs
        self._rate = rate
        self._games: list[list[Ours | Theirs]] = [[] for _ in range(tables)]
        self._due = [0.0] * tables
        self._free = deque(range(tables))
        """Tables where no move is under way (open loop)."""
        self._late: deque[float] = deque()
        self._next = self._looked = self._back = 0.0
        """When the next move is due, when time was last looked at, and the end of an absence."""
        self.latencies: list[float] = []
        self.blurred = 0
        """Moves that were under way during an absence."""
        self.is_measuring = False
        self.out_of_games = asyncio.Event()

    async def prepare(self, games: int) -> None:
        people: list[httpx.AsyncClient] = []
        for number in range(games * len(self._games)):
            if self._kind is Ours and number % 15 == 0:  # a person may keep so many tables
                people = [await guest(PORT, "Anna"), await guest(PORT, "Ben")]
            table = number % len(self._games)
            game = self._kind(partial(self._seen, table))
            await game.open(people)
            self._games[table].append(game)

    def start(self) -> None:
        if self._rate is None:
            for table in range(len(self._games)):
                self._move(table, time.perf_counter())
        else:
            self._next = time.perf_counter()
            self._look(asyncio.get_running_loop())

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        assert self._rate is not None
        now = self._now()
        if now >= self._next:
            self._fall_due(self._next)
            self._next += 1 / self._rate
        loop.call_soon(self._look, loop)

    def _now(self) -> float:
        now = time.perf_counter()
        if now - self._looked > ABSENT and self._rate is not None:
            self._back = now
        self._looked = now
        return now

    def _fall_due(self, due: float) -> None:
        if self._free:
            self._move(self._free.popleft(), due)
        else:
            self._late.append(due)

    def _move(self, table: int, due: float) -> None:
        self._due[table] = due
        self._games[table][-1].move()

    def _seen(self, table: int, is_over: bool) -> None:
        now = self._now()
        if self._due[table] < self._back:
            self.blurred += self.is_measuring
        elif self.is_measuring:
            self.latencies.append(now - self._due[table])
        if is_over:
            self._games[table].pop()
        if not self._games[table]:
            self.out_of_games.set()
        elif self._rate is None:
            self._move(table, time.perf_counter())
        elif self._late:
            self._move(table, self._late.popleft())
        else:
            self._free.append(table)


def processor_seconds(pid: int) -> float:
    """What the server has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def give_up(_: asyncio.AbstractEventLoop, trouble: dict[str, Any]) -> None:
    print(trouble.get("exception") or trouble["message"], file=sys.stderr, flush=True)
    os._exit(1)


async def others_ready() -> None:
    """Tables being made would slow down those that are played at already."""
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)


async def main() -> None:
    asyncio.get_running_loop().set_exception_handler(give_up)
    load = Load(SIDE, TABLES, RATE)
    share = ALL_GAMES / int(os.environ.get("CLIENTS", "1"))
    a_second = 0.2 if RATE else share / TABLES
    await load.prepare(2 + int(a_second * (SECONDS + WARM_UP[SIDE])))
    gc.disable()
    if "CLIENTS" in os.environ:
        await others_ready()
    load.start()
    await asyncio.sleep(WARM_UP[SIDE])
    pid = int(os.environ["SERVER_PID"])
    used, mine, start = processor_seconds(pid), time.process_time(), time.perf_counter()
    load.is_measuring = True
    with suppress(TimeoutError):
        await asyncio.wait_for(load.out_of_games.wait(), SECONDS)
    load.is_measuring = False
    spent = time.perf_counter() - start
    used = processor_seconds(pid) - used
    mine = time.process_time() - mine
    if spent < min(ENOUGH, SECONDS):
        raise SystemExit(f"a table had no game left to play after {spent:.1f} s")
    took = sorted(load.latencies)
    moves = len(took) + load.blurred
    result = {
        "side": SIDE,
        "moves": moves,
        "seconds": round(spent, 1),
        "rate": round(moves / spent),
        "per_cpu_second": round(moves / used),
        "busy": round(used / spent, 2),
        "load_busy": round(mine / spent, 2),
        "not_counted": load.blurred,
        **{f"p{part}": round(took[len(took) * part // 100] * 1000, 2) for part in (50, 90, 95, 99)},
    }
    print(json.dumps(result), flush=True)
    os._exit(0)  # nothing that is left matters


if __name__ == "__main__":
    SIDE = sys.argv[1]
    PORT, TABLES, SECONDS, *rates = map(int, sys.argv[2:])
    RATE = rates[0] if rates else None
    uvloop.run(main())
