"""What is said of every action and of all that follows from it."""

import pytest

from roundhouse.game import Action
from roundhouse.games.american_rails import GAME
from roundhouse.games.american_rails.actions import (
    AuctionShare,
    Bid,
    Decline,
    Develop,
    Done,
    DrawBanker,
    Fund,
    OfferCompany,
    Options,
    PassBid,
    PlaceCube,
    RemoveCompany,
    StartCity,
    TakeSpace,
    TakeTwo,
    TaxOthers,
)
from roundhouse.games.american_rails.facts import BOARD
from roundhouse.games.american_rails.state import State
from roundhouse.languages import LANGUAGES
from roundhouse.words import say
from tests.games.american_rails.table import (
    at,
    fuzzed,
    on,
    play,
    short_of_atlanta,
    table,
    way,
)

NAMES = ["Anna", "Bob", "Cleo", "Dirk"]


def told(state: State, *actions: Action) -> list[str]:
    """What is said of the last of these actions."""
    *first, last = actions
    before = play(state, *first).copy()
    play(state, last)
    return [say(message, "en", NAMES) for message in GAME.tell(before, last, state, None)]


def test_set_up() -> None:
    state = GAME.start(3, Options())
    assert told(state, RemoveCompany("Liberty")) == [
        "Liberty leaves the game with all its cubes and shares."
    ]
    assert told(state, DrawBanker(1)) == ["Bob is the banker."]
    assert told(state, OfferCompany("Majestic")) == ["Bob puts up a share of Majestic."]
    assert told(state, Bid(12)) == ["Bob bids $12 for Majestic."]
    assert told(state, PassBid()) == ["Cleo passes."]
    assert told(state, PassBid()) == ["Anna passes.", "Bob buys a share of Majestic for $12."]
    assert told(state, StartCity(at("Chicago"))) == [
        "Bob starts Majestic in Chicago.",
        "The income of Majestic rises by $7 to $7.",
        "Bob takes place 1 on the turn-order track.",
    ]


def test_the_end_of_the_preparation() -> None:
    state = GAME.start(4, Options(banker=2, auto_pass=True))
    state.cash = [0, 0, 0, 0]
    for company in BOARD.companies[:-1]:
        GAME.apply(state, OfferCompany(company))
    assert told(state, OfferCompany("Republic")) == [
        "Bob puts up a share of Republic.",
        "Bob cannot afford a bid and passes.",
        "Cleo cannot afford a bid and passes.",
        "Dirk cannot afford a bid and passes.",
        "Anna cannot afford a bid and passes.",
        "Nobody bids: the share of Republic leaves the game.",
        "Cleo takes place 1 on the turn-order track.",
        "Dirk takes place 2 on the turn-order track.",
        "Anna takes place 3 on the turn-order track.",
        "Bob takes place 4 on the turn-order track.",
        "The year is 1851.",
        "Action phase 1, in this order: Cleo, Dirk, Anna, and Bob.",
    ]


def test_auto_pass_is_told_once_for_each() -> None:
    state = table(cash=[40, 12, 20, 15])
    state.auto_pass = True
    on(state, "auction")
    play(state, AuctionShare("Majestic"), Bid(10), Bid(12))
    assert told(state, Bid(15)) == [
        "Cleo bids $15 for Majestic.",
        "Dirk cannot afford a bid and passes.",
    ]
    assert told(state, Bid(20)) == [
        "Anna bids $20 for Majestic.",
        "Bob cannot afford a bid and passes.",
        "Cleo cannot afford a bid and passes.",
        "Anna buys a share of Majestic for $20.",
    ]


def test_no_city_is_free() -> None:
    cities = list(BOARD.city_name.values())
    state = table(track={"American": cities[:25], "National": cities[25:]})
    on(state, "auction")
    assert told(state, AuctionShare("Liberty"), Bid(10), PassBid(), PassBid(), PassBid()) == [
        "Dirk passes.",
        "Anna buys a share of Liberty for $10.",
        "No city is free: all shares of Liberty leave the game.",
    ]


@pytest.mark.parametrize(
    ("space", "sentence"),
    [
        ("pass", "Anna moves to Pass."),
        ("develop", "Anna moves to Develop."),
        ("fund", "Anna moves to Fund $5."),
        ("take", "Anna moves to Take $2."),
        ("expand3", "Anna moves to Expand 3."),
        ("auction", "Anna moves to Auction a share."),
        ("expand4", "Anna moves to Expand 4."),
    ],
)
def test_spaces(space: str, sentence: str) -> None:
    assert told(table(3), TakeSpace(space)) == [sentence]


@pytest.mark.rule("AR-5.5")
@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "Take $2 (or Expand 2)"),
        ("nl", "Neem $2 (of Breid uit 2)"),
        ("de", "Nimm 2 $ (oder Ausdehnen 2)"),
    ],
)
def test_with_four_players_take_2_is_also_expand_2(language: str, name: str) -> None:
    before = table(4)
    label = GAME.label(before, TakeSpace("take"))
    (message,) = GAME.tell(before, TakeSpace("take"), on(before.copy(), "take"), None)
    assert say(label, language) == name
    assert say(message, language, NAMES).endswith(f"{name}.")


@pytest.mark.parametrize(
    ("space", "action", "sentences"),
    [
        ("fund", Decline(), ["Anna declines the action."]),
        ("fund", Fund("Liberty"), ["Anna funds Liberty with $5."]),
        ("take", TakeTwo(), ["Anna takes $2 from the bank."]),
        ("take", TaxOthers(), ["Anna makes the others give $2 each to the bank: $5 in all."]),
        (
            "develop",
            Develop(at("Detroit")),
            ["Anna puts a house in Detroit.", "The income of Majestic rises by $2 to $6."],
        ),
        (
            "auction",
            AuctionShare("Liberty"),
            ["Anna puts up a share of Liberty."],
        ),
    ],
)
def test_actions(space: str, action: Action, sentences: list[str]) -> None:
    state = table(track={"Majestic": ["Detroit"]}, cash=[9, 5, 1, 5])
    on(state, space)
    assert told(state, action) == sentences


def test_cubes_and_shared_cities() -> None:
    state = table(
        track={"National": ["Buffalo"], "Liberty": ["Syracuse"]},
        shares={0: {"Liberty": 1}},
        treasury={"Liberty": 20},
    )
    on(state, "expand4")
    assert told(state, PlaceCube("Liberty", at("N1"))) == [
        "Anna builds for Liberty in N1: the company pays $3."
    ]
    play(state, PlaceCube("Liberty", at("M1")))
    twin = state.copy()
    assert told(state, PlaceCube("Liberty", at("Buffalo"))) == [
        "Anna builds for Liberty in Buffalo: the company pays $4.",
        "The income of National falls by $1 to $3.",
        "The income of Liberty rises by $3 to $5.",
    ]
    assert told(twin, Done()) == ["Anna builds no further."]


@pytest.mark.parametrize(
    ("track", "last", "said", "gained"),
    [
        (way("Chicago", "New York")[:-1], "New York", "a special connection: income +$10", 18),
        (short_of_atlanta(), "Atlanta", "2 special connections: income +$20", 25),
    ],
)
def test_special_connections(track: list[int], last: str, said: str, gained: int) -> None:
    state = table(track={"American": track}, shares={0: {"American": 1}}, treasury={"American": 9})
    on(state, "expand3")
    income = state.income[0] + gained
    assert told(state, PlaceCube("American", at(last)))[1:] == [
        f"American makes {said}.",
        f"The income of American rises by ${gained} to ${income}.",
    ]


def last_action(state: State) -> list[str]:
    """Everybody declines until the round is over: what is said of its last action."""
    year = state.year
    while True:
        allowed = GAME.legal(state)
        action = Decline() if Decline() in allowed else allowed[0]
        said = told(state, action)
        if state.year != year or not GAME.legal(state):
            return said


def test_dividends_and_the_next_year() -> None:
    state = table(
        track={"Majestic": ["Chicago"], "Liberty": ["Boston"]},
        shares={0: {"Majestic": 2}, 1: {"Majestic": 1, "Liberty": 1}},
    )
    assert last_action(state) == [
        "Dirk declines the action.",
        "Majestic pays $3 on each of 3 shares.",
        "Liberty pays $5 on its one share.",
        "Anna receives $6 in dividends.",
        "Bob receives $8 in dividends.",
        "The year is 1852.",
        "Action phase 1, in this order: Anna, Bob, Cleo, and Dirk.",
    ]


def test_every_reason_for_the_end_and_the_winners() -> None:
    state = table(cash=[20, 30, 30, 10])
    state.year = 1857
    state.shares_left = [0] * 6
    state.supply = [2, 2, 2, 2, 9, 9]
    assert last_action(state)[1:] == [
        "The game ends: 1857 is the last year.",
        "The game ends: every share is sold or has left the game.",
        "The game ends: at least 4 supplies hold two pieces or fewer.",
        "Bob and Cleo win together with $30 each.",
    ]


def test_a_single_winner() -> None:
    state = table(cash=[20, 1300, 30, 10])
    state.year = 1857
    assert last_action(state)[-1] == "Bob wins with $1,300."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_can_be_told(language: str, seed: int) -> None:
    for before, action, after in fuzzed(seed, auto_pass=True):
        for message in GAME.tell(before, action, after, 0):
            sentence = say(message, language, NAMES)
            assert "{" not in sentence
            assert sentence.endswith("."), sentence


def labels(state: State) -> list[str]:
    return [say(GAME.label(state, action), "en", NAMES) for action in GAME.legal(state)]


def test_labels_say_what_a_choice_would_do() -> None:
    state = table(
        track={
            "Liberty": ["G5"],
            "Continental": ["Cincinnati", "Detroit"],
            "National": ["Detroit"],
        },
        houses=["Cincinnati"],
        shares={0: {"Liberty": 1}},
        treasury={"Liberty": 6},
        cash=[9, 12, 1, 0],
    )
    assert labels(state) == [
        "Pass",
        "Develop",
        "Fund $5",
        "Take $2 (or Expand 2)",
        "Expand 3",
        "Auction a share",
        "Expand 4",
    ]
    assert labels(on(state.copy(), "take"))[:3] == [
        "Decline the action",
        "Take $2 from the bank",
        "Make the others give $2 each to the bank: $3 in all",
    ]
    assert labels(on(state.copy(), "fund"))[1] == "Fund American with $5"
    assert labels(on(state.copy(), "develop"))[1:] == [
        "Put a house in Detroit: income +$1 for National and Continental"
    ]
    auction = play(on(state.copy(), "auction"), AuctionShare("Republic"), PassBid())
    assert labels(auction) == ["Pass", "Bid $10", "Bid $11", "Bid $12"]
    assert labels(on(state.copy(), "auction"))[1] == "Put up a share of American"
    play(auction, Bid(10), PassBid(), PassBid())
    assert "Start in New York: income $8" in labels(auction)
    on(state, "expand4")
    assert "Build for Liberty in Cincinnati: −$6, income +$3; Continental loses $3" in labels(state)
    assert "Build for Liberty in H5: −$2" in labels(state)
    play(state, PlaceCube("Liberty", at("H5")))
    assert labels(state)[0] == "Build no further"


@pytest.mark.parametrize("seed", range(4))
def test_labels_promise_what_happens(seed: int) -> None:
    for before, action, after in fuzzed(seed):
        if isinstance(action, PlaceCube):
            company = BOARD.company_index[action.company]
            values = GAME.label(before, action).values
            assert values["cost"] == before.treasury[company] - after.treasury[company]
            assert values.get("income", 0) == after.income[company] - before.income[company]
