"""American Rails' observation. Companies and hexes count as in the board file.

Past rounds and past sales are left out: nothing that is still to come depends on them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from roundhouse.game import Action
from roundhouse.games.american_rails.board import COMPANIES, HEXES
from roundhouse.games.american_rails.facts import BOARD
from roundhouse.games.american_rails.rules import PHASE_NAMES
from roundhouse.games.american_rails.state import (
    COLUMNS,
    FIRST_YEAR,
    HOUSES,
    SPACE_COUNT,
    SPACES,
    YEARS,
)
from roundhouse.games.american_rails.view import Auction, View
from roundhouse.research.layout import Block, Row, seen_from

COMPANY: Final = {name: index for index, name in enumerate(BOARD.companies)}
PHASE: Final = {phase: index for index, phase in enumerate(PHASE_NAMES)}
PLACES: Final = COLUMNS * SPACE_COUNT
SECRETS: Final = False
MONEY: Final = 99_999
"""More dollars than there ever are."""
PIECES: Final = 99
"""More than any supply of pieces."""


def blocks(seats: int) -> list[Block]:
    """First the amounts, in the order in which `amounts` lists them; then what is 0 or 1."""
    return [
        Block("preparing", 1, 1, "is it the preparation round?"),
        Block("year", 1, YEARS, f"years since {FIRST_YEAR}"),
        Block("turn", 1, PIECES, "players of the order who are done"),
        Block("bank", 1, MONEY, "dollars in the bank; it may borrow", -MONEY),
        Block("houses left", 1, HOUSES, "houses in the box"),
        Block("cubes to place", 1, PIECES, "cubes of this expansion in all"),
        Block("cubes placed", 1, PIECES, "cubes of this expansion already placed"),
        Block("low supplies", 1, PIECES, "supplies that are nearly used up"),
        Block("treasury", COMPANIES, MONEY, "dollars of each company"),
        Block("income", COMPANIES, MONEY, "income of each company"),
        Block("cubes left", COMPANIES, PIECES, "cubes of each company"),
        Block("shares left", COMPANIES, PIECES, "shares still in each company's supply"),
        Block("shares sold", COMPANIES, PIECES, "shares of each company with the players"),
        Block("dividend", COMPANIES, MONEY, "what each company would pay a share now"),
        Block("connections", COMPANIES, 3, "special connections each company has made"),
        Block("in game", COMPANIES, 1, "companies in the game"),
        Block("on board", COMPANIES, 1, "companies on the board"),
        Block("offered", COMPANIES, 1, "companies put up in the preparation, or out of the game"),
        Block("costs", HEXES, MONEY, "what the next cube costs, by hex; 0 where none fits"),
        Block("cash", seats, MONEY, "dollars, by seat"),
        Block("next dividends", seats, MONEY, "dividends if they were paid now, by seat"),
        Block("shares", seats * COMPANIES, PIECES, "shares held, by seat, then company"),
        Block("standing bid", 1, MONEY, "in the auction that runs, or the last: the highest bid"),
        Block("lowest bid", 1, MONEY, "the lowest bid allowed"),
        Block("auction runs", 1, 1, "is it running?"),
        Block("auction company", COMPANIES, 1, "its company"),
        Block("opener", seats, 1, "who put the share up, by seat"),
        Block("leader", seats, 1, "who made the highest bid, by seat"),
        Block("bidder", seats, 1, "who is to bid, by seat"),
        Block("passed", seats, 1, "who has passed, by seat"),
        Block("seat", seats, 1, "which seat this is, as the table counts"),
        Block(
            "to act", seats, 1, "whose turn it is, by seat; none while chance acts or it is over"
        ),
        Block("phase", len(PHASE_NAMES), 1, ", ".join(PHASE_NAMES)),
        Block("banker", seats, 1, "the banker, by seat"),
        Block("column", COLUMNS, 1, "the action column in play"),
        Block("order", seats * seats, 1, "who is first, second, …: by place, then seat"),
        Block(
            "spaces",
            PLACES * seats,
            1,
            f"who is where this year: by column, then space ({', '.join(SPACES)}), then seat",
        ),
        Block("declined", PLACES, 1, "action not carried out, by column, then space"),
        Block("cubes", COMPANIES * HEXES, 1, "cubes on the board, by company, then hex"),
        Block("houses", HEXES, 1, "houses, by hex"),
    ]


def write(view: View, row: Row, at: Mapping[str, int]) -> None:
    seats = len(view.players)
    seen = seen_from(view.seat, seats)
    found = amounts(view)
    row[: len(found)] = found
    ones = [at["phase"] + PHASE[view.phase], at["column"] + view.column - 1]
    if view.seat is not None:
        ones.append(at["seat"] + view.seat)
    if view.to_act >= 0:
        ones.append(at["to act"] + seen[view.to_act])
    if view.banker is not None:
        ones.append(at["banker"] + seen[view.banker])
    ones += [at["order"] + place * seats + seen[seat] for place, seat in enumerate(view.order)]
    if view.auction is not None:
        write_auction(view.auction, row, ones, at, seen)
    write_spaces(view, ones, at, seen)
    cubes, houses = at["cubes"], at["houses"]
    for spot in view.hexes:
        for name in spot.companies:
            ones.append(cubes + COMPANY[name] * HEXES + spot.hex)
        if spot.house:
            ones.append(houses + spot.hex)
    row[ones] = 1


def amounts(view: View) -> list[int]:
    """Everything that is counted, in the order of the first blocks."""
    companies = view.companies
    own = view.seat or 0
    players = view.players[own:] + view.players[:own]
    return [
        view.preparing,
        view.year - FIRST_YEAR,
        view.turn,
        view.bank,
        view.houses_left,
        view.cubes_to_place,
        view.cubes_placed,
        view.end.low_supplies,
        *[company.treasury for company in companies],
        *[company.income for company in companies],
        *[company.cubes_left for company in companies],
        *[company.shares_left for company in companies],
        *[company.shares_sold for company in companies],
        *[company.dividend for company in companies],
        *[len(company.connections) for company in companies],
        *[company.in_game for company in companies],
        *[company.on_board for company in companies],
        *[company.offered for company in companies],
        *view.costs,
        *[player.cash for player in players],
        *[player.next_dividends for player in players],
        *[count for player in players for count in player.shares],
    ]


def write_auction(
    auction: Auction, row: Row, ones: list[int], at: Mapping[str, int], seen: list[int]
) -> None:
    row[at["standing bid"]] = auction.standing
    row[at["lowest bid"]] = auction.lowest_bid
    row[at["auction runs"]] = auction.running
    ones.append(at["auction company"] + COMPANY[auction.company])
    ones.append(at["opener"] + seen[auction.opener])
    ones.append(at["bidder"] + seen[auction.bidder])
    ones += [at["passed"] + seen[seat] for seat, passed in enumerate(auction.passed) if passed]
    if auction.leader is not None:
        ones.append(at["leader"] + seen[auction.leader])


def write_spaces(view: View, ones: list[int], at: Mapping[str, int], seen: list[int]) -> None:
    place = 0
    for column in view.columns:
        for space in column:
            if space is not None:
                ones.append(at["spaces"] + place * len(seen) + seen[space.seat])
                if space.declined:
                    ones.append(at["declined"] + place)
            place += 1


def learned(_before: View, _after: View) -> list[Action]:
    """Nothing is ever hidden."""
    return []
