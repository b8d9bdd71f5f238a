"""What a choice would do, its cost or gain included, said to the one who may choose it."""

from __future__ import annotations

from roundhouse.boards.network import edge_between
from roundhouse.game import Message, Values
from roundhouse.games.african_rails.actions import (
    Accept,
    AfricanRailsAction,
    BuildDepot,
    BuildTrack,
    BuyTrain,
    ChooseOrigin,
    Convert,
    Deliver,
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
from roundhouse.games.african_rails.build import cost
from roundhouse.games.african_rails.facts import BOARD
from roundhouse.games.african_rails.move import fee, ferry_owner
from roundhouse.games.african_rails.names import city_name, good_name, place_name
from roundhouse.games.african_rails.state import ANSWER, State


def label(state: State, action: AfricanRailsAction) -> Message:
    if isinstance(action, MoveTo):
        return label_step(state, action)
    if isinstance(action, BuildTrack):
        return label_section(state, action)
    if isinstance(action, Deliver | SellFromDepot):
        return label_delivery(state, action)
    if isinstance(action, Load | Unload | Take | Store):
        return label_freight(state, action)
    if isinstance(action, OfferPassage):
        terms: Values = {"amount": action.price, "rounds": action.rounds}
        key = "af-do-offer-use" if action.owner == action.seat else "af-do-offer-own"
        return Message(key, {"player_asked": action.seat, **terms})
    if isinstance(action, Accept | Refuse):
        return label_answer(state, isinstance(action, Accept))
    if isinstance(action, ReturnCard):
        return Message("af-do-return", {"card": action.card, **contracts(action.card)})
    return label_plain(action)


def label_step(state: State, action: MoveTo) -> Message:
    """AF-3.1, AF-3.3: a step, and the fee it would cost now."""
    post = int(state.at[2 * int(state.mover) + action.train])
    values: Values = {"train": action.train + 1, "place": place_name(action.milepost)}
    crossing = BOARD.far_harbour[post] == action.milepost
    if crossing:
        owner = int(ferry_owner(state, post))
    else:
        owner = int(state.owner[int(edge_between(BOARD, post, action.milepost))]) - 1
    due = int(fee(state, owner)) if owner >= 0 else 0
    if not due:
        return Message("af-do-cross" if crossing else "af-do-move", values)
    key = "af-do-cross-fee" if crossing else "af-do-move-fee"
    return Message(key, {**values, "player_owner": owner, "amount": due})


def label_section(state: State, action: BuildTrack) -> Message:
    """AF-6.5, AF-6.6: a section with its price, and the ferry it would join."""
    edge = int(edge_between(BOARD, action.start, action.end))
    ferry = int(BOARD.ferry[action.end])
    values: Values = {
        "from": place_name(action.start),
        "to": place_name(action.end),
        "amount": int(cost(state, 2 * edge + (action.start > action.end))),
    }
    if ferry < 0 or state.ferry[ferry] >> state.mover & 1:
        return Message("af-do-build", values)
    return Message("af-do-build-ferry", {**values, "ferry": BOARD.ferries[ferry].name})


def label_delivery(state: State, action: Deliver | SellFromDepot) -> Message:
    """AF-4.3, AF-9.4: what the contract pays now."""
    contract = BOARD.cards[BOARD.card_number[action.card]].contracts[action.contract]
    values: Values = {
        "train": action.train + 1,
        "card": action.card,
        "good": good_name(BOARD.goods[contract.good].key),
        "city": city_name(BOARD.destinations[contract.destination].name),
        "amount": contract.payment + int(state.hazards.bonus[contract.good]),
    }
    return Message("af-do-deliver" if isinstance(action, Deliver) else "af-do-sell", values)


def label_freight(state: State, action: Load | Unload | Take | Store) -> Message:
    values: Values = {"train": action.train + 1, "good": good_name(action.good)}
    if isinstance(action, Load):
        return Message("af-do-load", values)
    if isinstance(action, Unload):
        return Message("af-do-unload", values)
    if isinstance(action, Take):
        return Message("af-do-take", values)
    if action.owner == state.mover:
        return Message("af-do-store", values)
    return Message("af-do-store-other", {**values, "player_owner": action.owner})


def label_answer(state: State, accepted: bool) -> Message:
    """AF-13.1, AF-9.3: what is agreed to."""
    asking = int(state.mover)
    if state.phase != ANSWER:
        good = good_name(BOARD.goods[int(state.request[2])].key)
        key = "af-do-consent" if accepted else "af-do-decline"
        return Message(key, {"player_storing": asking, "good": good})
    values: Values = {
        "player_offering": asking,
        "amount": int(state.offer[2]),
        "rounds": int(state.offer[3]),
    }
    if not accepted:
        return Message("af-do-refuse", {"player_offering": asking})
    own = state.offer[1] == state.offer[0]
    return Message("af-do-accept-use" if own else "af-do-accept-own", values)


def contracts(card: str) -> Values:
    """The three contracts of a card: good, city and payment of each."""
    values: Values = {}
    for at, one in enumerate(BOARD.cards[BOARD.card_number[card]].contracts, 1):
        values[f"good{at}"] = good_name(BOARD.goods[one.good].key)
        values[f"city{at}"] = city_name(BOARD.destinations[one.destination].name)
        values[f"amount{at}"] = one.payment
    return values


def label_plain(action: AfricanRailsAction) -> Message:
    """Choices that need no look at the table."""
    if isinstance(action, EndTurn):
        return Message("af-do-end-turn")
    if isinstance(action, SitOut):
        return Message("af-do-sit-out")
    if isinstance(action, EndMove):
        return Message("af-do-end-move", {"train": action.train + 1})
    if isinstance(action, Upgrade):
        return Message("af-do-upgrade", {"train": action.train + 1, "type": action.to})
    if isinstance(action, Convert):
        return Message("af-do-convert", {"train": action.train + 1, "type": action.to})
    if isinstance(action, DropLoad):
        return Message("af-do-drop", {"good": good_name(action.good)})
    if isinstance(action, ChooseOrigin):
        return Message("af-do-origin", {"city": city_name(action.city)})
    if isinstance(action, BuyTrain):
        return Message("af-do-buy-train", {"city": city_name(action.city)})
    assert isinstance(action, BuildDepot)
    return Message("af-do-depot", {"city": city_name(action.city)})
