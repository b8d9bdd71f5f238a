"""What happened, as sentences: every action, every complete hand and every round's result."""

from __future__ import annotations

from roundhouse.game import Message, Seat, Values
from roundhouse.games.transamerica.actions import (
    AnyAction,
    Deal,
    DrawStartPlayer,
    EndTurn,
    LayRail,
    PlaceStart,
)
from roundhouse.games.transamerica.names import ends, place
from roundhouse.games.transamerica.scoring import winners
from roundhouse.games.transamerica.state import ENDED, State


def tell(before: State, action: AnyAction, after: State, seat: Seat | None) -> list[Message]:
    told = [tell_action(before, action, seat)]
    told += tell_shown(before, after)
    if len(after.results) > len(before.results):
        told += tell_round(before, after)
    return told


def tell_action(state: State, action: AnyAction, seat: Seat | None) -> Message:
    if isinstance(action, DrawStartPlayer):
        return Message("ta-start-player", {"player": action.seat})
    if isinstance(action, Deal):
        return tell_deal(state, action, seat)
    mover = int(state.mover)
    if isinstance(action, PlaceStart):
        return Message("ta-stone", {"player": mover, "place": place(state.board, action.node)})
    if isinstance(action, LayRail):
        key = "ta-rail" if state.board.cost[action.edge] == 1 else "ta-rail-double"
        return Message(key, {"player": mover, **ends(state, action)})
    key = "ta-end-turn" if isinstance(action, EndTurn) else "ta-pass"
    return Message(key, {"player": mover})


def tell_deal(state: State, action: Deal, seat: Seat | None) -> Message:
    """TA-1.4: the city is told to its owner alone; everybody sees the colour of the card's back."""
    city = state.board.cities[state.board.city_index(action.city)]
    if seat == action.seat:
        return Message("ta-deal-own", {"player": seat, "city": city.name, "colour": city.colour})
    return Message("ta-deal", {"player": action.seat, "colour": city.colour})


def tell_shown(before: State, after: State) -> list[Message]:
    """TA-3.2: hands completed by another's first rail are shown before the second."""
    fresh = int(after.shown & ~before.shown)
    if len(after.results) > len(before.results):
        return []
    seats = [seat for seat in range(int(after.seats)) if fresh >> seat & 1]
    return [Message("ta-shown", {"players": seats, "count": len(seats)})] if seats else []


def tell_round(before: State, after: State) -> list[Message]:
    """TA-3.1, TA-3.3, TA-4.1: who was complete, what the others lost, and the barrier."""
    result = after.results[-1]
    number = len(after.results)
    losses = [int(lost) for lost in result.lost]
    complete = [seat for seat, lost in enumerate(losses) if lost == 0]
    if complete:
        values: Values = {"round": number, "players": complete, "count": len(complete)}
        told = [Message("ta-round-complete", values)]
    else:
        told = [Message("ta-round-no-rails", {"round": number})]
    for seat, lost in enumerate(losses):
        total = int(after.lost[seat])
        told.append(Message("ta-lost", {"player": seat, "points": lost, "total": total}))
    if after.barrier != before.barrier:
        told.append(Message("ta-barrier", {"barrier": int(after.barrier)}))
    if after.phase == ENDED:
        best = winners(after)
        points = int(after.lost[best[0]])
        told.append(Message("ta-won", {"players": best, "count": len(best), "points": points}))
    return told
