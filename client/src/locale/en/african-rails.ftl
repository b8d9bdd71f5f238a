about-african-rails = Draw your own lines across a continent and haul goods to where they are wanted most.
time-african-rails = an evening
over-score-african-rails = Money (M)

af-map = Map of Africa. Arrow keys go from place to place, plus and minus zoom.
af-map-title = AFRICA
af-map-subtitle = and Asia Minor
af-map-north = N
af-sea-atlantic = Atlantic Ocean
af-sea-indian = Indian Ocean
af-sea-mediterranean = Mediterranean Sea
af-sea-red = Red Sea
af-terrain-plain = plain
af-terrain-desert = desert
af-terrain-jungle = jungle
af-terrain-mountain = mountain
af-terrain-high-mountain = high mountain
af-kind-small = small town
af-kind-medium = city
af-kind-major = major city
af-across-river = across a river
af-across-wadi = across a wadi
af-across-lake = across a lake
af-ferry = ferry
af-key = Key
af-place-post = Milepost near { $near }, { $terrain }, row { $row }, column { $column }
af-place-harbour = Harbour { $name }, { $terrain }
af-place-city = { $name }, { $kind }; offers { $goods }
af-place-city-plain = { $name }, { $kind }
af-put-away = Close
af-event-in-force = in force
af-event-soon = begins after this turn of { $player }
af-chips = { $count ->
    [one] one left
   *[other] { $count } left
}
af-chips-of = { $left } of { $all }
af-lies-here = Set down here: { $good }
af-wanted-here = Wanted here: { $good }
af-ride-here = Your train is here.
af-ride-none = No track leads there yet.
af-steps = { $steps ->
    [one] one step
   *[other] { $steps } steps
}
af-turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
af-by-ferry = ferry { $ferry }
af-ride-rent = { $amount } to { $owner }
af-rent-free = Without fees:
af-ride-go = Ride there
af-ride-part = { $steps ->
    [one] Ride one step now
   *[other] Ride { $steps } steps now
}
af-plan-track = What would track cost?
af-track = Track
af-track-to = Track to { $place }
af-track-figures = { $sections ->
    [one] One section
   *[other] { $sections } sections
}, { $cost } M, { $turns ->
    [one] this turn
   *[other] in { $turns } turns
}
af-track-closed = The red part cannot be built.
af-track-there = Track is there already.
af-track-cost = track { $cost } M
af-budget-left = { $left } M may still be spent in this turn
af-budget = { $spent } of { $limit } M spent
af-cash = cash { $cash }
af-build-all = { $sections ->
    [one] Build it
   *[other] Build { $sections } sections
}
af-build-one = Only the first
af-build-later = Nothing of it can be paid in this turn.
af-on-board = on board
af-from = from { $from }:
af-not-payable = more than you have
af-no-source = cannot be reached now
af-source-figures = { $load } steps to load, { $deliver } to deliver:
af-show-city = To { $city }
af-show-track = Missing track
af-card = Contract card { $card }
af-duty = You joined a town for this card: one of its contracts must be carried out.
af-put-back = Put this card back
af-bot = { $level } { $seat }
af-player = Player { $number }
af-start-player = Start player
af-announced = 200 M or more
af-secret = secret
af-majors = { $count } of 5 major cities
af-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
af-empty = empty
af-points = { $points ->
    [one] one step left
   *[other] { $points } steps left
}
af-points-left = Train { $type }: { $points ->
    [one] one step left
   *[other] { $points } steps left
}
af-stuck = loses a turn
af-depot = Depot in { $city }:
af-round = Round { $round }
af-set-up = Set-up
af-target = { $target } and 5 major cities win
af-your-contracts = Your contracts
af-public-contracts = Public contracts
af-public-later = They are laid out in the fourth round.
af-players = Players
af-goods = Goods and where they are
af-pile = { $pile } cards in the pile, { $discards } discarded
af-agreements = Agreements
af-agreement = { $user } uses the track of { $owner } for { $price }, { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
}
af-offer-to = Ask
af-offer-whose = For the use of
af-offer-theirs = their track
af-offer-mine = my track
af-offer-price = Price a turn
af-offer-rounds = Turns
af-offer = Propose
af-closed-sections = Closed sections
af-closed-section = closed: it would keep somebody from { $place }
af-closed-none = No section at your network is closed
af-train-shop = Train and depots
af-prompt-running = On the way …
af-prompt-return = You hold { $cards } contract cards: put one back
af-prompt-origin = Choose the major city where your railway begins
af-prompt-deliver = You can deliver here
af-prompt-move = Move: pick a city or the next milepost
af-prompt-moved = Load or set goods down, or end moving
af-prompt-build = Build: drag from your track or pick a place
af-prompt-build-first = Build your first track: drag from your city or pick a place
af-prompt-drop = Choose a load to lose
af-prompt-proposal = A proposal waits for your answer
af-prompt-storing = Somebody asks to use your depot
af-chart-cash = Cash
af-chart-unit-cash = M
af-chart-majors = Major cities joined
af-chart-unit-majors = cities
af-chart-rounds = round
af-accounts = Where the money came from and went to
af-flow-start = Start
af-flow-deliveries = Deliveries
af-flow-bonuses = Bonuses
af-flow-grants = Grants
af-flow-fees-received = Fees received
af-flow-track = Track
af-flow-trains = Trains
af-flow-depots = Depots
af-flow-storage = Storage
af-flow-fees-paid = Fees paid
af-flow-taxes = Taxes
af-flow-upkeep = Upkeep
af-to = to
af-find = Find a city (press / to come here): Enter shows it, Enter again rides or builds there
af-find-short = Find a city
af-seen = Seen
af-chart-earned = Earned by deliveries
af-chart-unit-earned = M
af-key-wanted = a contract wants goods here
af-track-none = No track can be built there now.
af-why = Why not?

# The overview card
af-card-trains = Trains
af-card-train = { $points } points a turn, { $loads } loads
af-card-costs = Track, by the milepost it reaches
af-card-plain = Plain, desert
af-card-plain-cost = 1 M
af-card-jungle = Jungle, mountain
af-card-jungle-cost = 2 M
af-card-high = High mountain
af-card-high-cost = 5 M
af-card-town = Town, medium city
af-card-town-cost = 3 M
af-card-major = Major city
af-card-major-cost = 5 M; at most twice a turn out of one
af-card-harbour = Harbour
af-card-harbour-cost = the price of the ferry, once
af-card-water = Over water
af-card-water-cost = river +2 M, lake or bay +3 M, wadi +0
af-card-turn = A turn
af-card-move = Move
af-card-move-how = load, unload and deliver on the way
af-card-build = Build
af-card-build-how = track for 20 M at most (30 M in the fast game)
af-card-improve = Improve
af-card-improve-how = one step for 20 M, instead of track: A to B, B to C
af-card-convert = Convert
af-card-convert-how = within a step for 5 M
af-card-sit-out = Sit out
af-card-sit-out-how = instead of a turn: all contract cards new
af-card-fee = Track of others
af-card-fee-how = 4 M an owner and turn, or the price agreed on
af-card-limits = Who may join a place
af-card-two = Two players
af-card-two-where = a small town, a ferry
af-card-three = Three players
af-card-three-where = a medium city
af-card-all = All players
af-card-all-where = a major city; no track may close a place to somebody who may still join it

af-why-over = { $count ->
    [one] { $players } has { $target } or more and five major cities joined.
   *[other] { $players } have { $target } or more and five major cities joined.
}

af-profit = { $profit } a turn
af-steer = The train to steer
af-train-number = Train { $number }: { $type }, { $points }
af-story-ride = { $from } to { $to }
af-story-ride-to = to { $to }
af-story-near = near { $city }
af-story-fee = fee { $amount }
af-story-load = loaded { $good }
af-story-unload = set down { $good }
af-story-deliver = delivered { $good } { $amount }
af-story-build = built { $sections ->
    [one] one section
   *[other] { $sections } sections
} to { $to }, { $amount }
af-story-train = train is now { $type }
af-story-second-train = second train in { $city }
af-story-depot = depot in { $city }
af-story-sit-out = sat out for new contracts
af-story-event = event: { $event }
af-story-nothing = stood still and built nothing
af-cheaper = A cheaper way: { $cost }
af-trip = Trip
af-trip-plan = Plan this trip
af-trip-no-track = No track leads to { $place } yet.
af-trip-go = { $steps ->
    [0] Do it now
    [one] Go: one step now
   *[other] Go: { $steps } steps now
}
af-stop = Add as a stop of a trip
af-stop-pass = pass through
af-stop-load = load { $good }
af-stop-deliver = deliver { $good } +{ $amount }

# Why a choice matters
why-african-rails-ChooseOrigin = Your network begins in this city: best is one near your contracts.
why-african-rails-MoveTo = One movement point a step; points that you do not use lapse.
why-african-rails-BuildTrack = Track stays yours for the whole game, and others pay you to ride on it.
why-african-rails-Load = Loading is free, also for a contract that you may draw later.
why-african-rails-Deliver = The payment is yours at once, and a new card comes into your hand.
why-african-rails-Upgrade = A better train pays off over many turns: more movement points, or a third load.
why-african-rails-SitOut = Costs the whole turn, but cards that lead nowhere are gone.
