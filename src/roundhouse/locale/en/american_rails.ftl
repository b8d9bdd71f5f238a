ar-remove = { $company } leaves the game with all its cubes and shares.
ar-banker = { $player } is the banker.
ar-offer = { $player } puts up a share of { $company }.
ar-bid = { $player } bids ${ $amount } for { $company }.
ar-pass-bid = { $player } passes.
ar-auto-pass = { $player } cannot afford a bid and passes.
ar-sold = { $player } buys a share of { $company } for ${ $amount }.
ar-unsold = Nobody bids: the share of { $company } leaves the game.
ar-no-city = No city is free: all shares of { $company } leave the game.
ar-start = { $player } starts { $company } in { $city }.
ar-train = { $player } takes place { $number } on the turn-order track.
ar-space = { $player } moves to { ar-do-space }.
ar-decline = { $player } declines the action.
ar-develop = { $player } puts a house in { $city }.
ar-fund = { $player } funds { $company } with $5.
ar-take-two = { $player } takes $2 from the bank.
ar-tax = { $player } makes the others give $2 each to the bank: ${ $amount } in all.
ar-place = { $player } builds for { $company } in { $place }: the company pays ${ $cost }.
ar-done = { $player } builds no further.
ar-connection = { $count ->
    [one] { $company } makes a special connection: income +${ $amount }.
   *[other] { $company } makes { $count } special connections: income +${ $amount }.
}
ar-income-up = The income of { $company } rises by ${ $amount } to ${ $income }.
ar-income-down = The income of { $company } falls by ${ $amount } to ${ $income }.
ar-dividend = { $shares ->
    [one] { $company } pays ${ $amount } on its one share.
   *[other] { $company } pays ${ $amount } on each of { $shares } shares.
}
ar-receives = { $player } receives ${ $amount } in dividends.
ar-year = The year is { $year }.
ar-phase = Action phase { $number }, in this order: { $players }.
ar-end-year = The game ends: { $year } is the last year.
ar-end-shares = The game ends: every share is sold or has left the game.
ar-end-supplies = The game ends: at least { $supplies } supplies hold two pieces or fewer.
ar-won = { $count ->
    [one] { $players } wins with ${ $amount }.
   *[other] { $players } win together with ${ $amount } each.
}

ar-do-offer = Put up a share of { $company }
ar-do-bid = Bid ${ $amount }
ar-do-pass-bid = Pass
ar-do-start = Start in { $city }: income ${ $income }
ar-do-space = { $space ->
    [pass] Pass
    [develop] Develop
    [fund] Fund $5
    [take] Take $2
    [take-or-expand] Take $2 (or Expand 2)
    [expand3] Expand 3
    [auction] Auction a share
   *[expand4] Expand 4
}
ar-do-decline = Decline the action
ar-do-develop = Put a house in { $city }: income +${ $amount } for { $companies }
ar-do-fund = Fund { $company } with $5
ar-do-take-two = Take $2 from the bank
ar-do-tax = Make the others give $2 each to the bank: ${ $amount } in all
ar-do-done = Build no further
ar-do-place = Build for { $company } in { $place }: −${ $cost }
ar-do-place-city = Build for { $company } in { $city }: −${ $cost }, income +${ $income }
ar-do-place-shared = Build for { $company } in { $city }: −${ $cost }, income +${ $income }; { $rival } loses ${ $loss }

ar-why-asked-remove = First a company is drawn that leaves the game.
ar-why-asked-banker = First the banker is drawn.
ar-why-asked-offer = Choose a company to put up.
ar-why-asked-bid = This is an auction: bid or pass.
ar-why-asked-start = Choose the city where the company starts.
ar-why-asked-space = Move your train to an empty space of the action column.
ar-why-asked-develop = Put a house in a city, or decline.
ar-why-asked-fund = Choose a company to fund, or decline.
ar-why-asked-take = Choose what to do with this space, or decline.
ar-why-asked-auction = Choose a company whose share you put up, or decline.
ar-why-asked-expand = Place a cube, or end the action.
ar-why-asked-ended = The game is over.
ar-why-no-company = There is no company { $company }.
ar-why-company-removed = { $company } has left the game.
ar-why-no-seat = There is no such seat at this table.
ar-why-offered = A share of { $company } was put up already.
ar-why-no-share-left = { $company } has no share left to sell.
ar-why-bid-least = The lowest bid is ${ $least }, not ${ $amount }.
ar-why-bid-more = A bid of ${ $amount } is not more than ${ $standing }, the standing bid.
ar-why-bid-cash = You cannot bid ${ $amount }: you have ${ $cash }.
ar-why-start-no-city = A company starts in a city.
ar-why-start-taken = { $city } has a cube already: a company starts in a city without one.
ar-why-no-space = There is no space { $space } in the action column.
ar-why-space-taken = { $player } stands on that space already.
ar-why-develop-no-city = A house goes into a city.
ar-why-no-house-left = No house is left.
ar-why-never-house = { $city } can never have a house.
ar-why-has-house = { $city } has a house already.
ar-why-no-track = { $city } has no cube of any company.
ar-why-no-expand-2 = With three players this space cannot be used to expand.
ar-why-begun = You have placed a cube: place more or say that you are done.
ar-why-no-cube-yet = Place at least one cube first, or decline.
ar-why-no-hex = There is no such hex on the board.
ar-why-no-share = You hold no share of { $company }.
ar-why-no-cube = { $company } has no cube left.
ar-why-own-cube = { $company } has a cube in { $place } already.
ar-why-not-adjacent = { $place } is not next to a cube of { $company }.
ar-why-hex-full = { $place } holds one cube only, and has it.
ar-why-cost = A cube in { $place } costs ${ $cost }; { $company } has ${ $money }.

ar-advice-not-actions = These are not actions of this game, or there are too many.
ar-advice-no-city = There is no city in that hex.

ar-hint-bid = Worth about ${ $worth } to you, ${ $rival } to the next bidder.
ar-hint-bid-alone = Worth about ${ $worth } to you; nobody else is likely to bid.
ar-hint-pass-bid = It is worth no more than about ${ $worth } to you.
ar-hint-no-bid = It is not worth a bid to you.
ar-hint-joins = { $change ->
    [up] Joins { $cities }: income of { $company } +${ $income }, dividend +${ $dividend } a share.
    [down] Joins { $cities }, although { $company } then shares more: income −${ $income }.
   *[same] Joins { $cities }; the income of { $company } stays as it is.
}
ar-hint-towards = Brings { $company } nearer to { $city }: income +${ $income } when it is joined.
ar-hint-house = { $amount ->
    [0] A house in { $city }: income for its companies; your dividends stay the same for now.
   *[other] A house in { $city }: your dividends +${ $amount } a round.
}
ar-hint-fund = $5 for { $company } to build with later.
ar-hint-fund-city = { $company } needs ${ $cost } to join { $city }: this brings it nearer.
ar-hint-share = { $player } would buy it for about ${ $price }; dividends of a share of { $company } to the end: about ${ $worth }.
ar-hint-share-unsold = Nobody is likely to bid: a share of { $company } would leave the game.
ar-hint-start = Income ${ $income } in { $city }; ${ $money } in the treasury can add about ${ $more }.
ar-hint-take = $2 in hand; nothing else here brings you more.
ar-hint-tax = Costs the others more than any other choice brings you.
ar-hint-order = Lets you choose first in the next phase.
ar-hint-stop = Going on would serve others more than you.
ar-hint-save = Saves the money of { $companies } for later: nothing within reach pays now.
ar-hint-decline = No choice here brings you anything.
