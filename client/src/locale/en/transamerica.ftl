about-transamerica = Everybody builds the same network, and everybody wants something else from it: five secret cities each.
time-transamerica = half an hour
over-score-transamerica = Points lost

ta-map = Map of the United States. Arrow keys go from place to place, Enter picks.
ta-pacific = Pacific Ocean
ta-atlantic = Atlantic Ocean
ta-gulf = Gulf of Mexico
ta-key-single = 1 rail
ta-key-double = whole turn

ta-ask-stone = Put your start stone on any free crossing
ta-ask-first = Lay one or two rails on single lines, or one on a double line
ta-ask-second = Lay a second rail on a single line, or end your turn
ta-ask-pass = There is no line left for you: pass
ta-ask-look = The round is over: see what was missing

ta-tag-single = 1 rail
ta-tag-double = whole turn
ta-tag-single-missing = { $after } missing ({ $change })
ta-tag-double-missing = whole turn · { $after } missing ({ $change })

ta-leaves = { $missing ->
    [0] all five cities joined
   *[other] then { $missing } still missing
}

ta-ahead = { $count ->
    [one] Planned: one rail, laid when it is your turn
   *[other] Planned: { $count } rails, laid when it is your turn
}
ta-ahead-line = Plan a rail near { $city } for your next turn

ta-rails-of-turn = { $left ->
    [one] One rail left in this turn
   *[other] { $left } rails left in this turn
}
ta-end-turn = End turn
ta-pass = Pass
ta-go-on = Go on

ta-your-cities = Your cities
ta-joined = joined
ta-not-joined = not yet joined
ta-show-city = Show { $city } on the map ({ $colour ->
    [green] green
    [yellow] yellow
    [red] red
    [blue] blue
   *[orange] orange
}, { $joined ->
    [yes] joined
   *[no] not yet joined
})
ta-missing = { $missing ->
    [0] All five joined
    [one] { $missing } point of rail still missing
   *[other] { $missing } points of rail still missing
}
ta-missing-note = Single line 1, double line 2

ta-track = Points lost
ta-track-barrier = Barrier
ta-track-said = { $player } has lost { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
}, { $distance } before the barrier
ta-track-passed = { $player } has lost { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
} and passed the barrier

ta-players = Players
ta-round = Round { $round }
ta-rails-left = { $count ->
    [one] { $count } rail left
   *[other] { $count } rails left
}
ta-starts = starts
ta-to-act = to play
ta-you = you
ta-lost = { $lost } lost
ta-shares = one network with
ta-alone = a network of their own
ta-no-stone = no start stone yet

ta-rounds = Finished rounds
ta-round-look = Show
ta-round-look-said = Show round { $round } on the map
ta-reveal = Round { $round } is over
ta-reveal-everyone = Everybody
ta-reveal-lost = { $lost ->
    [0] complete
    [one] { $lost } point lost
   *[other] { $lost } points lost
}
ta-reveal-key = Dashed lines: rails still missing
ta-reveal-barrier = The barrier moves from { $from } to { $to }

ta-chart-score = Points lost after each round
ta-chart-missing = Rails missing over time
ta-chart-rounds = round
ta-chart-moves = moves
ta-chart-points = points

# The overview card
ta-card-turn = A turn
ta-card-first = First turn
ta-card-first-how = the start stone on any crossing without one
ta-card-single = Single lines
ta-card-single-how = one or two rails
ta-card-double = Double line
ta-card-double-how = one rail, and nothing else
ta-card-network = Where
ta-card-network-how = at your own network: everything connected to your start stone
ta-card-ahead = Plan ahead
ta-card-ahead-how = while the others play, mark your next rails on the map: they are laid when it is your turn, unless your network has changed
ta-card-round = A round
ta-card-end = It ends
ta-card-end-how = when somebody’s five cities are joined
ta-card-lost = Points lost
ta-card-lost-how = 1 for every rail missing on a single line, 2 on a double line
ta-card-barrier = The barrier
ta-card-barrier-how = once somebody has passed it, whoever has lost the fewest points wins

ta-why-over = { $count ->
    [one] The locomotive of { $players } has passed the barrier ({ $barrier } points).
   *[other] The locomotives of { $players } have passed the barrier ({ $barrier } points).
}

# Why a choice matters
why-transamerica-PlaceStart = Your network begins here: a crossing near several of your cities saves rails.
why-transamerica-LayRail = Brings your network closer to a city, or to the rails of others, which are then yours as well.
why-transamerica-EndTurn = One rail is enough: keep the second to yourself when it would only help the others.
