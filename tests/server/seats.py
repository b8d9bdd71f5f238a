"""People at a table: a WebSocket each, and what they have been shown."""

import json
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.direct import PATIENT
from tests.server.running import Browser, Running
from tests.server.slim_reader import SlimReader
from tests.waiting import PATIENCE

Frame = dict[str, Any]


class Client:
    """One open window at a table. `log` and `talk` are gathered over all frames."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._id = 0
        self.now: Frame = {}
        self.log: list[Frame] = []
        self._first = 0
        """The entry with which `log` begins: a long log comes with its end alone."""
        self.talk: list[Frame] = []
        self.frames: list[str] = []
        """Every text that came; of deflated ones what was in them."""
        self.sizes: list[int] = []
        """Bytes of each on the wire."""
        self._reader = SlimReader()
        self.next()

    @property
    def number(self) -> int:
        return int(self.now["number"])

    @property
    def seat(self) -> int | None:
        seat: int | None = self.now["seat"]
        return seat

    @property
    def actions(self) -> list[Frame]:
        return [choice["action"] for choice in self.now["legal"]]

    def receive(self, timeout: float = PATIENCE) -> Frame:
        frame = None
        while frame is None:
            data = self._socket.recv(timeout)
            self.sizes.append(len(data.encode() if isinstance(data, str) else data))
            text = data if isinstance(data, str) else zlib.decompress(data).decode()
            self.frames.append(text)
            frame = self._reader.read(text)
        if frame["type"] == "table":
            since, known = frame["since"], self._first + len(self.log)
            assert since <= known or not self.now or "about" in frame
            if since > known or since < self._first:
                self._first, self.log = since, []
            self.log = [*self.log[: since - self._first], *frame["log"]]
            self.talk += frame["talk"]
            self.now = frame
        return frame

    def next(self, timeout: float = PATIENCE) -> Frame:
        """The next table frame."""
        while self.receive(timeout)["type"] != "table":
            pass
        return self.now

    @property
    def tables(self) -> list[Frame]:
        """Every table frame so far."""
        return [frame for frame in map(json.loads, self.frames) if frame["type"] == "table"]

    def until_status(self, status: str) -> Frame:
        while self.now["status"] != status:
            self.next()
        return self.now

    def until(self, number: int) -> Frame:
        """The table once its log has that many entries."""
        while self.number < number:
            self.next()
        return self.now

    def until_shown(self, name: str) -> Any:
        """What the table says under that name, once it does."""
        while not self.now.get(name):
            self.next()
        return self.now[name]

    def until_gone(self, name: str) -> None:
        while self.now.get(name):
            self.next()

    def until_seat(self, seat: int, **values: Any) -> Frame:
        """The seat, once it is like that."""
        while not values.items() <= self.now["seats"][seat].items():
            self.next()
        found: Frame = self.now["seats"][seat]
        return found

    def until_over(self) -> Frame:
        """How the game ended, once it has."""
        while self.now["status"] != "over":
            self.next()
        found: Frame = self.now["result"]
        return found

    def send(self, text: str | bytes) -> None:
        self._socket.send(text)

    def ask(self, kind: str, **fields: Any) -> Frame:
        """Send a wish and wait for its answer."""
        self.begin(kind, **fields)
        return self.answer()

    def begin(self, kind: str, **fields: Any) -> None:
        self._id += 1
        self.send(json.dumps({"type": kind, "id": self._id, **fields}))

    def answer(self, timeout: float = PATIENCE) -> Frame:
        while (frame := self.receive(timeout)).get("id") != self._id:
            pass
        return frame

    def move(self, action: Frame | None = None, seen: int | None = None) -> Frame:
        """Play an action, or the first legal one."""
        seen = self.number if seen is None else seen
        return self.ask("move", seen=seen, action=action or self.actions[0])

    def done(self, kind: str, **fields: Any) -> Frame:
        answer = self.ask(kind, **fields)
        assert answer["type"] == "done", answer
        return answer

    def refused(self, kind: str, **fields: Any) -> str:
        """Send a wish that is refused; says for what reason."""
        before = self.now
        answer = self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        assert self.now == before
        assert answer["text"]
        return str(answer["reason"])

    def close(self) -> None:
        self._socket.close()


def cookies(browser: Browser) -> dict[str, str]:
    return {"Cookie": "; ".join(f"{cookie.name}={cookie.value}" for cookie in browser.cookies.jar)}


@contextmanager
def seated(
    server: Running, browser: Browser, table: str, query: str = "language=en", **options: Any
) -> Iterator[Client]:
    url = f"{server.socket_url}/api/tables/{table}/play?{query}"
    headers = {**cookies(browser), **options.pop("headers", {})}
    with connect(url, additional_headers=headers, max_size=None, **PATIENT, **options) as socket:
        yield Client(socket)


class Party:
    """A table with a person at every seat, each with a window open."""

    def __init__(self, server: Running, people: list[Browser], table: str) -> None:
        self.server = server
        self.people = people
        self.table = table
        self._stack = ExitStack()
        self.clients = [self._stack.enter_context(seated(server, p, table)) for p in people]

    def close(self) -> None:
        self._stack.close()

    @property
    def mover(self) -> Client:
        seat: int = self.clients[0].now["to_act"]
        return self.clients[seat]

    def wait(self, number: int | None = None) -> None:
        """Until everybody has seen the last move."""
        number = max(client.number for client in self.clients) if number is None else number
        for client in self.clients:
            client.until(number)

    def play(self, moves: int, rng: Random | None = None) -> None:
        """So many moves, at random or each the first legal one."""
        for _ in range(moves):
            if self.clients[0].now["status"] == "over":
                return
            mover = self.mover
            action = rng.choice(mover.actions) if rng else mover.actions[0]
            answer = mover.move(action)
            assert answer["type"] == "done", answer
            self.wait()


def new_table(people: list[Browser], **wishes: Any) -> str:
    """A table made by the first and joined by the others, begun."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1)]
    wish = {"game": "transamerica", "seats": seats, **wishes}
    answer = people[0].post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    for person in people[1:]:
        assert person.post(f"/api/tables/{table}/join", json={}).status_code == 200
    if answer.json()["status"] == "open":
        started = people[0].post(f"/api/tables/{table}/start")
        assert started.status_code == 200, started.text
    return table


@contextmanager
def party(server: Running, names: str = "Anna Ben", **wishes: Any) -> Iterator[Party]:
    people = [server.guest(name) for name in names.split()]
    found = Party(server, people, new_table(people, **wishes))
    try:
        yield found
    finally:
        found.close()
