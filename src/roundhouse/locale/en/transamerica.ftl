ta-start-player = { $player } is the start player.
ta-deal = { $player } takes { $colour ->
    [orange] an orange
   *[other] a { $colour }
} card.
ta-deal-own = { $player } takes { $city } ({ $colour }).
ta-stone = { $player } places the start stone: { $place }.
ta-rail = { $player } lays a rail: { $from } – { $to }.
ta-rail-double = { $player } lays a rail on a double line: { $from } – { $to }.
ta-end-turn = { $player } ends the turn after one rail.
ta-pass = { $player } passes: there is no line left to build on.
ta-shown = { $count ->
    [one] { $players } has all five cities joined and shows the cards.
   *[other] { $players } have all five cities joined and show the cards.
}
ta-round-complete = { $count ->
    [one] Round { $round } ends: { $players } has all five cities joined.
   *[other] Round { $round } ends: { $players } have all five cities joined.
}
ta-round-no-rails = Round { $round } ends: no rail is left to build.
ta-lost = { $points ->
    [0] { $player } loses nothing ({ $total } lost so far).
    [one] { $player } loses { $points } point ({ $total } lost so far).
   *[other] { $player } loses { $points } points ({ $total } lost so far).
}
ta-barrier = The barrier moves to { $barrier } lost points.
ta-won = { $count ->
    [one] { $players } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } lost.
   *[other] { $players } win together with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } lost each.
}

ta-at-e = east of
ta-at-ne = north-east of
ta-at-nw = north-west of
ta-at-w = west of
ta-at-sw = south-west of
ta-at-se = south-east of
ta-at-two-e = two east of
ta-at-two-ne = two north-east of
ta-at-two-nw = two north-west of
ta-at-two-w = two west of
ta-at-two-sw = two south-west of
ta-at-two-se = two south-east of
ta-at-ene = east-north-east of
ta-at-n = north of
ta-at-wnw = west-north-west of
ta-at-wsw = west-south-west of
ta-at-s = south of
ta-at-ese = east-south-east of

ta-do-stone = Place the start stone: { $place }
ta-do-rail = Lay a rail: { $from } – { $to }
ta-do-rail-double = Lay a rail on a double line, the whole turn: { $from } – { $to }
ta-do-end-turn = End the turn
ta-do-pass = Pass: there is no line left to build on

ta-why-game-over = The game is over.
ta-why-dealing = The cards are being dealt.
ta-why-start-player-known = The start player is known already.
ta-why-no-such-seat = There is no such seat at this table.
ta-why-not-dealing = Cards are dealt only at the start of a round.
ta-why-other-seat-is-dealt = Another player takes the next card.
ta-why-not-in-the-pile = That card is not among those of the colour in turn that nobody holds.
ta-why-stone-first = The first turn of a round is for the start stone, and nothing else.
ta-why-stone-stands = The start stone is placed once, in the first turn of a round.
ta-why-no-such-crossing = There is no such crossing on the board.
ta-why-crossing-taken = Another start stone stands on that crossing.
ta-why-at-least-one = At least one rail must be laid in a turn.
ta-why-no-such-line = There is no such line on the board.
ta-why-line-built = There is a rail on that line already.
ta-why-not-at-own-network = Every rail must touch your own network.
ta-why-double-line-alone = A rail on a double line takes a whole turn: after the first rail only a single line is allowed.
ta-why-must-lay = You may pass only when there is no line left that you could build on.

ta-hint-start = { $rails ->
    [one] From here { $rails } rail joins all your cities.
   *[other] From here { $rails } rails join all your cities.
}
ta-hint-finish = Joins all your cities and ends the round.
ta-hint-joins = Joins { $cities }; { $left ->
    [one] { $left } rail is still missing
   *[other] { $left } rails are still missing
}.
ta-hint-nearer = Brings { $cities } nearer: { $fewer ->
    [one] { $fewer } rail
   *[other] { $fewer } rails
} fewer to lay, { $left } still missing.
ta-hint-end-turn = Another rail would help the others more than you.
ta-hint-only = Nothing better can be done now.
ta-advice-not-shown = This table does not show it, or your start stone is not placed yet.
