"""Non-interference over the wire: another seat's secrets change no byte that this seat gets."""

import asyncio
import re
from typing import Any

import pytest

import roundhouse as rh
from roundhouse.games.transamerica.actions import Deal
from roundhouse.match.match import Match
from roundhouse.server.house import House
from roundhouse.server.settings import Settings
from roundhouse.server.tables.past import add_with_log
from roundhouse.store.people import Person
from roundhouse.store.tables import SeatRow, TableRow
from tests.server.running import Browser, Running, running_server
from tests.server.seats import Client, seated

WHO_IS_HIDDEN = 1


def other_hand(match: Match) -> Match:
    """The same game so far, but that another seat was dealt other cards."""
    game, state = match.game, match.at(0)
    held = {action.city for action in match.actions if isinstance(action, Deal)}
    log: list[Any] = []
    for action in match.actions:
        chosen: Any = action
        if isinstance(action, Deal) and action.seat == WHO_IS_HIDDEN:
            fresh = [card for card, _ in game.chances(state) if card.city not in held]
            chosen = fresh[0]
        log.append(chosen)
        game.apply(state, chosen)
    return Match.resume("transamerica", seats=match.seats, seed=1, options={}, log=log)


async def add(database: str, match: Match, people: list[Person], table_id: str) -> None:
    """Put a table with that past into the house's store."""
    house = House(Settings(database=database))
    seats = [SeatRow("person", person.id, person.name) for person in people]
    row = TableRow("transamerica", 1, {}, seats, None, 1e9, 1e9, id=table_id, seed="1")
    await add_with_log(house, row, match, [step.seat for step in match.steps()])
    await house.store.close()


def without_times(frames: list[str], table_id: str) -> list[str]:
    """When it happened and what the table is called differ; nothing else may."""
    plain = [re.sub(r'"at":[0-9.e+]+', '"at":0', frame) for frame in frames]
    return [frame.replace(table_id, "TABLE") for frame in plain]


def played(
    server: Running, people: list[Browser], table_id: str, moves: int
) -> dict[str, list[str]]:
    """What each window but the hidden seat's was sent during some moves, a refusal and an undo."""
    windows = [*people, server.stranger()]
    managers = [seated(server, person, table_id) for person in windows]
    clients = [manager.__enter__() for manager in managers]
    for _ in range(moves):
        mover = clients[clients[0].now["to_act"]]
        assert mover.move(common(mover))["type"] == "done"
        for client in clients:
            client.until(mover.number)
    clients[0].ask("move", seen=0, action={"type": "EndTurn"})
    clients[0].ask("why", action={"type": "PlaceStart", "node": 5})
    paths = [f"/api/tables/{table_id}/{part}" for part in ("past?at=9", "log", "news", "record")]
    answers = [people[0].get(path).text for path in paths]
    for manager in managers:
        manager.__exit__(None, None, None)
    seat, _, onlooker = clients
    sent = {"seat": [*seat.frames, *answers], "onlooker": onlooker.frames}
    return {who: without_times(frames, table_id) for who, frames in sent.items()}


def common(client: Client) -> Any:
    """A move that both games allow and that completes nobody's hand."""
    return client.actions[len(client.actions) // 2]


@pytest.mark.parametrize("seed", [1, 2])
def test_what_a_seat_is_sent_does_not_depend_on_the_others_secrets(
    database: str, seed: int
) -> None:
    match = rh.Match.start("transamerica", seats=2, seed=seed)
    twin = other_hand(match)
    assert match.view(WHO_IS_HIDDEN) != twin.view(WHO_IS_HIDDEN)
    with running_server(database) as server:
        people = [server.guest("Anna"), server.guest("Ben")]
        known = [Person(*(p.get("/api/me").json()[f] for f in ("id", "name"))) for p in people]
        sent = []
        for game, table_id in ((match, "firsttable"), (twin, "othertable")):
            asyncio.run(add(database, game, known, table_id))
            sent.append(played(server, people, table_id, 10))
        assert sent[0] == sent[1]
        assert len(sent[0]["seat"]) > 10
