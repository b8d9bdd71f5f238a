about-american-rails = Buy shares in six companies, decide where they build, and be the richest when the lines are laid.
time-american-rails = an hour and a half
over-score-american-rails = Cash ($)

# The map
ar-map = Map of American Rails
ar-atlantic = Atlantic Ocean
ar-gulf = Gulf of Mexico
ar-lake-michigan = Lake Michigan
ar-lake-erie = Lake Erie
ar-mississippi = Mississippi
ar-plains = plains
ar-forest = forest
ar-mountain = mountain
ar-city = city
ar-place = Hex { $label }, { $terrain }
ar-place-beside = Hex { $label }, { $terrain } beside { $city }
ar-place-city = { $name }, city worth ${ $full } alone, ${ $shared } shared
ar-there = with { $companies }
ar-a-house = with a house
ar-builds = { $company } builds for { $cost }
ar-builds-city = { $company } builds for { $cost }, income +{ $income }
ar-income-plus = income +{ $income }
ar-rival-loses = { $rival } −{ $loss }
ar-rival-said = { $rival } loses { $loss }
ar-again = Once more to confirm
ar-which = For which company?
ar-special = Special connections
ar-plan = { $company }: { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}, { $cost }{ $income ->
    [0] { "" }
   *[other] , income +{ $income }
}
ar-plan-finish = Build this and stop
ar-reach = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}, { $cost } · income +{ $income }
ar-reach-short = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}, { $cost } (has { $treasury }) · income +{ $income }
ar-reach-none = No company of yours can get here

# What is asked
ar-ask-offer = Choose a company to put up for auction
ar-ask-first-bid = { $company } is put up: bid { $least } or more, or pass
ar-ask-bid = { $company } stands at { $standing } from { $player }: bid { $least } or more, or pass
ar-ask-cannot-bid = { $company } stands at { $standing } from { $player }: you cannot go higher
ar-ask-cannot-open = { $company } is put up from { $least }: you cannot pay that, so you pass
ar-ask-start = Choose the city where { $company } starts
ar-ask-space = Phase { $column } of 3: move your train to an empty space
ar-ask-develop = { $count ->
    [one] Put a house in a city, or decline: 1 left
   *[other] Put a house in a city, or decline: { $count } left
}
ar-ask-fund = Give a company $5, or decline
ar-ask-take = Take $2, make the others pay $2 each, or decline
ar-ask-take-or-expand = Take $2, make the others pay, place up to 2 cubes, or decline
ar-ask-auction = Choose a company whose share you put up, or decline
ar-ask-expand = Place a cube for { $companies }: { $count } left
ar-ask-no-cube = No cube can be placed: decline

# Action track
ar-action-track = Action track
ar-preparation = Preparation
ar-year = Year { $year }
ar-order = In this order: { $players }
ar-train-at = { $player } in phase { $column }
ar-train-declined = { $player } in phase { $column }, declined
ar-space = { $space ->
    [pass] Pass
    [develop] Develop
    [fund] Fund $5
    [take] Take $2
    [take-or-expand] Take $2 or Expand 2
    [expand3] Expand 3
    [auction] Auction
   *[expand4] Expand 4
}
ar-space-does = { $space ->
    [pass] first in line next
    [develop] a house in a city
    [fund] $5 for a company
    [take] $2, or others pay $2
    [take-or-expand] $2, they pay, or 2 cubes
    [expand3] up to 3 cubes
    [auction] put up a share
   *[expand4] 4 cubes, but last in line
}
ar-turn-order = Turn order in { $year }
ar-place-free = Place { $number } is free
ar-place-of = Place { $number }: { $player }

# Auction
ar-auction = Auction
ar-auction-of = A share of { $company }
ar-would-start = Its buyer chooses where it starts
ar-from = from
ar-standing = stands at
ar-bidder-leads = highest bid
ar-bidder-passed = passed
ar-bidder-thinks = to bid
ar-bidder-waits = still in
ar-pass = Pass
ar-bid = Bid { $amount }
ar-amount = Your bid in dollars
ar-lowest = lowest
ar-order-pass = Pass from here on
ar-order-bid = Bid for me up to
ar-order-limit = Limit in dollars
ar-orders-pass = You pass automatically in this auction.
ar-orders-bid = You bid automatically up to { $amount }, then pass.
ar-orders-cancel = Stop that
ar-share-now = A share pays now
ar-share-then = With one more
ar-share-mine = You would get a year
ar-bidder-out = cannot go higher

# Companies
ar-companies = Companies
ar-income = Income
ar-income-of = Income of { $company }
ar-treasury = Treasury
ar-a-share = A share
ar-cubes = Cubes
ar-shares = Shares: { $sold } sold, { $left } left, { $gone } out of the game
ar-out = out of the game
ar-no-cities = No city yet.
ar-alone = alone
ar-shared = shared
ar-connection = special connection

# Players
ar-players = Players
ar-banker = banker
ar-acts = to act
ar-holds = Shares: { $shares }
ar-if-paid = if paid now: { $amount }
ar-worth = worth { $amount }

# The end
ar-end = Until the end
ar-end-years = { $count ->
    [0] This is the last year
    [one] One year after this one
   *[other] { $count } years after this one
}
ar-end-shares = { $count ->
    [one] One share left to sell
   *[other] { $count } shares left to sell
}
ar-end-supplies = Low supplies (2 or fewer): { $low } of { $needed }
ar-houses = Houses
ar-last-year = Final year:
ar-reason-year = The game ends with { $year }.
ar-reason-shares = Every share is sold or out of the game.
ar-reason-supplies = { $count } supplies hold two pieces or fewer.

# Figures
ar-values = Values and history
ar-by-year = Cash and incomes after each year
ar-now = now
ar-row-worth = Worth
ar-per-share = { $amount } a share
ar-in-treasury = in treasury
ar-sales = Shares sold
ar-col-year = Year
ar-col-cash = Cash
ar-col-income = Income
ar-col-share = Share
ar-col-buyer = Buyer
ar-col-price = Price
ar-col-paid = Paid so far
ar-col-pays = Pays now
ar-col-place = Place
ar-col-player = Player
ar-col-bought = For shares
ar-col-earned = Dividends
ar-standings = How the money was made
ar-chart-money = Money
ar-chart-cash = cash ($)
ar-chart-incomes = Incomes of the companies
ar-chart-income = income ($)
ar-dividends-of = Dividends { $year }
ar-dividends-mine = Dividends { $year }: you receive { $amount }.
ar-col-total = Total
ar-rate = { $income } income, { $amount } a share

# The overview card
ar-card-costs = A cube costs the company
ar-card-cost-city = $2, and $2 for each cube and house there
ar-card-cost-plains = $2, and $2 for each cube there
ar-card-cost-forest = $3; only one cube
ar-card-cost-mountain = $5; only one cube
ar-card-actions = Actions, from top to bottom
ar-card-pass = nothing; you are early in the next phase
ar-card-develop = a house in a city with a cube: $2 more alone, $1 more shared
ar-card-fund = $5 from the bank for any company
ar-card-take = $2 for you, or $2 from every other player to the bank
ar-card-take-or-expand = $2 for you, or $2 from every other player to the bank, or up to two cubes
ar-card-expand3 = up to three cubes of companies in which you hold a share
ar-card-auction = put up a share of a company
ar-card-expand4 = up to four cubes of companies in which you hold a share
ar-card-income = Income and end
ar-card-dividend = Dividend
ar-card-dividend-how = income divided by the shares in players’ hands, rounded up, for each share
ar-card-special-how = Chicago, New York, Atlanta: $10 for each pair joined
ar-card-end = End
ar-card-end-how = after 1857, when every share is sold or gone, or when { $count } supplies hold two pieces or fewer

# Why a choice matters
why-american-rails-pass = Nothing happens, but you choose first in the next phase.
why-american-rails-develop = A house raises the income of every company in that city, for good.
why-american-rails-fund = A company whose treasury is empty cannot build; this lets one of yours go on.
why-american-rails-take = A little cash at once: for the next auction, or to keep it from the others.
why-american-rails-expand3 = New track reaches cities, and cities are income: every share you hold pays more from then on.
why-american-rails-expand4 = The most track at once, but you choose last in the next phase.
why-american-rails-auction = One more share is sold: its price fills the company’s treasury, and its other shares pay a little less.
why-american-rails-StartCity = The company begins here: its income is this city’s full value, and its track grows from here.
why-american-rails-Develop = A house here raises the income of every company in this city, for good.
why-american-rails-PlaceCube = Each cube costs the company’s treasury; it pays off when it reaches a city.
why-american-rails-Decline = The space was taken for its place alone: nothing is paid, nothing happens.
