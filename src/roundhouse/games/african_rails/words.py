"""What happened, as sentences: every action, and everything worth telling that followed."""

from __future__ import annotations

from roundhouse.game import Message, Seat, Values
from roundhouse.games.african_rails.actions import (
    Accept,
    AfricanRailsAction,
    BuildDepot,
    BuildTrack,
    BuyTrain,
    ChooseOrigin,
    Convert,
    DealCard,
    Deliver,
    DrawCard,
    DrawPublic,
    DrawStartPlayer,
    DropLoad,
    EndMove,
    EndTurn,
    Load,
    MoveTo,
    OfferPassage,
    Refuse,
    ReturnCard,
    SellFromDepot,
    SitOut,
    Store,
    Take,
    Unload,
    Upgrade,
)
from roundhouse.games.african_rails.facts import BOARD, CARDS, MAJOR_NAMES
from roundhouse.games.african_rails.freight import lies_at, lying_good
from roundhouse.games.african_rails.names import city_name, event_name, good_name, place_name
from roundhouse.games.african_rails.state import (
    ANSWER,
    ENDED,
    FLOW_BONUS,
    FLOW_DELIVERY,
    FLOW_FEE_OUT,
    FLOW_GRANT,
    FLOW_KINDS,
    FLOW_TAX,
    FLOW_UPKEEP,
    State,
)
from roundhouse.games.african_rails.track import linked_majors, majors_joined
from roundhouse.games.african_rails.turn import winners


def tell(
    before: State, action: AfricanRailsAction, after: State, seat: Seat | None
) -> list[Message]:
    told = tell_action(before, action, after, seat)
    if before.round > 0:
        if is_event(action):
            told += tell_loss(before, after)
            told += tell_money(before, after, seat)
        told += tell_majors(before, after)
        told += tell_clock(before, after)
    if after.phase == ENDED:
        best = winners(after)
        amount = int(after.cash[best[0]])
        told.append(Message("af-won", {"players": best, "count": len(best), "amount": amount}))
    return told


def is_event(action: AfricanRailsAction) -> bool:
    return isinstance(action, DrawCard | DrawPublic) and BOARD.card_number[action.card] >= CARDS


def tell_action(
    before: State, action: AfricanRailsAction, after: State, seat: Seat | None
) -> list[Message]:
    if isinstance(action, DealCard | DrawCard | DrawPublic | ReturnCard):
        return tell_card(before, action, seat)
    if isinstance(action, DrawStartPlayer):
        return [Message("af-start-player", {"player": action.seat})]
    if isinstance(action, Accept | Refuse):
        return tell_answer(before, isinstance(action, Accept))
    if isinstance(action, DropLoad):
        owner = int(before.drops[0]) // 2
        return [Message("af-drop", {"player": owner, "good": good_name(action.good)})]
    if isinstance(action, MoveTo | BuildTrack):
        return tell_track(before, action, after, seat)
    if isinstance(action, Deliver | SellFromDepot):
        return tell_delivery(before, action, after)
    if isinstance(action, Load | Unload | Store | Take):
        return [tell_freight(before, action)]
    return [tell_plain(before, action)]


def tell_card(
    before: State, action: DealCard | DrawCard | DrawPublic | ReturnCard, seat: Seat | None
) -> list[Message]:
    """AF-12.1: a contract card for a hand is told to its owner alone."""
    number = BOARD.card_number[action.card]
    owner = int(before.mover)
    if number >= CARDS:
        return tell_event(before, number - CARDS)
    if isinstance(action, DrawPublic):
        return [Message("af-public", {"card": action.card})]
    if isinstance(action, ReturnCard):
        keys = ("af-return", "af-return-own")
    elif isinstance(action, DealCard):
        keys = ("af-deal", "af-deal-own")
    else:
        keys = ("af-draw", "af-draw-own")
    if owner != seat:
        return [Message(keys[0], {"player": owner})]
    return [Message(keys[1], {"player": owner, "card": action.card})]


def tell_event(before: State, event: int) -> list[Message]:
    """AF-5.1, AF-5.2: its name, what it says, and when it begins."""
    key = BOARD.events[event].key
    told = [
        Message("af-event", {"player": int(before.mover), "event": event_name(event)}),
        Message("af-event-text-" + key),
    ]
    return [*told, Message("af-event-waits")] if BOARD.events[event].one_round else told


def tell_answer(before: State, accepted: bool) -> list[Message]:
    if before.phase == ANSWER:
        values: Values = {"player": int(before.offer[0]), "player_offering": int(before.mover)}
        return [Message("af-offer-yes" if accepted else "af-offer-no", values)]
    values = {
        "player": int(before.request[0]),
        "player_storing": int(before.mover),
        "good": good_name(BOARD.goods[int(before.request[2])].key),
    }
    return [Message("af-consent-yes" if accepted else "af-consent-no", values)]


def tell_track(
    before: State, action: MoveTo | BuildTrack, after: State, seat: Seat | None
) -> list[Message]:
    """A step with its fee, or a section with its cost."""
    mover = int(before.mover)
    if isinstance(action, BuildTrack):
        cost = int(after.spent - before.spent)
        values: Values = {
            "player": mover,
            "from": place_name(action.start),
            "to": place_name(action.end),
            "amount": cost,
        }
        told = [Message("af-build", values)]
        for number, ferry in enumerate(BOARD.ferries):
            if after.ferry[number] != before.ferry[number]:
                told.append(Message("af-ferry-joined", {"player": mover, "ferry": ferry.name}))
        return told + tell_duty(before, after, seat)
    by_ferry = BOARD.far_harbour[int(before.at[2 * mover + action.train])] == action.milepost
    key = "af-cross" if by_ferry else "af-move"
    values = {"player": mover, "train": action.train + 1, "place": place_name(action.milepost)}
    return [Message(key, values), *tell_fee(before, after)]


def tell_fee(before: State, after: State) -> list[Message]:
    """AF-3.3: who was paid, and how much."""
    fresh = int(after.paid & ~before.paid)
    if not fresh:
        return []
    amount = -flow(before, after, int(before.mover), FLOW_FEE_OUT)
    owner = fresh.bit_length() - 1
    values: Values = {"player": int(before.mover), "player_owner": owner, "amount": amount}
    return [Message("af-fee", values)]


def tell_duty(before: State, after: State, seat: Seat | None) -> list[Message]:
    """AF-10.2: the builder is reminded; nobody else learns what is in hand."""
    if seat is None or seat != before.mover or len(after.duties) == len(before.duties):
        return []
    town = BOARD.cities[after.duties[-1][1]].name
    return [Message("af-duty", {"player": seat, "city": city_name(town)})]


def flow(before: State, after: State, seat: int, kind: int) -> int:
    """What came in (or went out) on one account."""
    at = seat * FLOW_KINDS + kind
    return int(after.accounts[at] - before.accounts[at])


def tell_delivery(before: State, action: Deliver | SellFromDepot, after: State) -> list[Message]:
    """AF-4.3, AF-7.1, AF-9.4."""
    mover = int(before.mover)
    contract = BOARD.cards[BOARD.card_number[action.card]].contracts[action.contract]
    values: Values = {
        "player": mover,
        "good": good_name(BOARD.goods[contract.good].key),
        "city": city_name(BOARD.destinations[contract.destination].name),
        "amount": flow(before, after, mover, FLOW_DELIVERY),
    }
    told = [Message("af-deliver" if isinstance(action, Deliver) else "af-sell", values)]
    bonus = flow(before, after, mover, FLOW_BONUS)
    if bonus:
        told.append(Message("af-bonus", {"player": mover, "amount": bonus}))
    if after.announced >> mover & 1:
        told.append(Message("af-announce", {"player": mover}))
    return told


def tell_freight(before: State, action: Load | Unload | Store | Take) -> Message:
    mover = int(before.mover)
    post = int(before.at[2 * mover + action.train])
    place = BOARD.destinations[int(BOARD.destination[post])]
    values: Values = {
        "player": mover,
        "good": good_name(action.good),
        "city": city_name(place.name),
    }
    if isinstance(action, Load):
        return Message("af-load", values)
    if isinstance(action, Take):
        return Message("af-take", values)
    if isinstance(action, Unload):
        offered = BOARD.good_number[action.good] in place.offers
        return Message("af-unload-supply" if offered else "af-unload", values)
    if action.owner == mover:
        return Message("af-store", values)
    asked = before.asked >> action.owner & 1
    return Message(
        "af-store-other" if asked else "af-ask", {**values, "player_owner": action.owner}
    )


def tell_plain(before: State, action: AfricanRailsAction) -> Message:
    """Actions that are told in one sentence of their own."""
    values: Values = {"player": int(before.mover)}
    if isinstance(action, EndTurn):
        return Message("af-end-turn", values)
    if isinstance(action, EndMove):
        return Message("af-end-move", {**values, "train": action.train + 1})
    if isinstance(action, SitOut):
        return Message("af-sit-out", values)
    if isinstance(action, OfferPassage):
        return tell_offer(action, values)
    if isinstance(action, Upgrade):
        return Message("af-upgrade", {**values, "train": action.train + 1, "type": action.to})
    if isinstance(action, Convert):
        return Message("af-convert", {**values, "train": action.train + 1, "type": action.to})
    if isinstance(action, ChooseOrigin):
        return Message("af-origin", {**values, "city": city_name(action.city)})
    if isinstance(action, BuyTrain):
        return Message("af-buy-train", {**values, "city": city_name(action.city)})
    assert isinstance(action, BuildDepot)
    return Message("af-depot", {**values, "city": city_name(action.city)})


def tell_offer(action: OfferPassage, values: Values) -> Message:
    """AF-13.1: whose track it is decides who would pay."""
    key = "af-offer-use" if action.owner == action.seat else "af-offer-own"
    terms: Values = {"amount": action.price, "rounds": action.rounds}
    return Message(key, {**values, "player_asked": action.seat, **terms})


def tell_loss(before: State, after: State) -> list[Message]:
    """AF-5: track washed away, and trains that lose turns."""
    told: list[Message] = []
    for seat in range(int(after.seats)):
        gone = 0
        for edge in range(len(before.owner)):
            gone += int(before.owner[edge]) == seat + 1 and after.owner[edge] == 0
        if gone:
            told.append(Message("af-track-lost", {"player": seat, "count": gone}))
        for train in (2 * seat, 2 * seat + 1):
            if after.lost[train] > before.lost[train]:
                told.append(Message("af-derailed", {"player": seat, "train": train % 2 + 1}))
    return told


def tell_money(before: State, after: State, seat: Seat | None) -> list[Message]:
    """AF-5, AF-12.1: taxes and upkeep tell of cash, so secret cash keeps their sums secret."""
    told: list[Message] = []
    secret = after.options.secret_cash and after.phase != ENDED
    for owner in range(int(after.seats)):
        granted = flow(before, after, owner, FLOW_GRANT)
        if granted:
            told.append(Message("af-grant", {"player": owner, "amount": granted}))
        if secret and owner != seat:
            continue
        for kind, key in ((FLOW_TAX, "af-tax"), (FLOW_UPKEEP, "af-upkeep")):
            due = -flow(before, after, owner, kind)
            if due:
                told.append(Message(key, {"player": owner, "amount": due}))
    return told


def tell_majors(before: State, after: State) -> list[Message]:
    """AF-7.2: a major city more in a player's network."""
    told: list[Message] = []
    for seat in range(int(after.seats)):
        fresh = int(linked_majors(after, seat) & ~linked_majors(before, seat))
        for major, name in enumerate(MAJOR_NAMES):
            if fresh >> major & 1:
                count = majors_joined(after, seat)
                values: Values = {"player": seat, "city": city_name(name), "count": count}
                told.append(Message("af-major", values))
    return told


def tell_clock(before: State, after: State) -> list[Message]:
    """Reshuffles, events that begin and end, a new round and the goods it clears away."""
    told: list[Message] = []
    if len(after.pile) > len(before.pile):
        told.append(Message("af-reshuffle"))
    waiting = [event for event, _, begun in before.events if not begun]
    running = [event for event, _, begun in after.events if begun]
    for event, _, begun in before.events:
        if begun and event not in [other for other, _, _ in after.events]:
            told.append(Message("af-event-ends", {"event": event_name(event)}))
    for event in running:
        if event in waiting:
            told.append(Message("af-event-begins", {"event": event_name(event)}))
    if after.round > before.round:
        told.append(Message("af-round", {"round": int(after.round)}))
        kept = list(after.lying)
        for entry in before.lying:
            if entry not in kept:
                told.append(tell_cleared(int(entry)))
    return told


def tell_cleared(entry: int) -> Message:
    """AF-4.2: nobody has come for it."""
    values: Values = {
        "good": good_name(BOARD.goods[int(lying_good(entry))].key),
        "city": city_name(BOARD.destinations[int(lies_at(entry))].name),
    }
    return Message("af-cleared", values)
