report-not-over = A game can be analysed once it is over.
report-no-judge = Nobody here can judge this game.
report-lost = { $percent } % of the chance to win
report-moment = round or year { $round }, moment { $number }

ta-report-price = { $rails ->
    [0] less than a rail
    [one] about { $rails } rail
   *[other] about { $rails } rails
}
ta-report-round = Points lost in round { $round }
ta-report-rails = Rails laid
ta-report-double = of them double
ta-report-complete = Rounds with all cities joined

ar-report-price = about ${ $amount }
ar-report-start = Starting cash
ar-report-taken = Taken from the bank
ar-report-tax = Paid to the bank
ar-report-shares = Paid for shares
ar-report-dividends = Dividends of { $company }
ar-report-auctions = Auctions won
ar-report-cubes = Track cubes placed
ar-report-houses = Houses built

af-report-price = { $turns ->
    [0] about { $amount } M, less than a turn
    [one] about { $amount } M, or { $turns } turn
   *[other] about { $amount } M, or { $turns } turns
}
af-report-start = Starting cash
af-report-deliveries = Deliveries
af-report-bonuses = Bonuses
af-report-grants = Grants
af-report-fees-received = Fees received
af-report-track = Track
af-report-trains = Trains
af-report-depots = Depots
af-report-storage = Storage
af-report-fees-paid = Fees paid
af-report-taxes = Taxes
af-report-upkeep = Upkeep
af-report-contracts = Contracts carried out
af-report-sections = Sections of track built
af-report-steps = Mileposts moved
af-report-sat-out = Turns sat out
af-report-majors = Major cities joined
report-failed = The analysis could not be finished; please try again.
report-busy = Another game is being analysed for you; please wait until it is done.
