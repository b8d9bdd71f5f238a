af-start-player = { $player } is the start player.
af-deal = { $player } is dealt a contract card.
af-deal-own = { $player } is dealt the contract card { $card }.
af-return = { $player } puts a contract card back.
af-return-own = { $player } puts the contract card { $card } back.
af-origin = { $player } starts from { $city }.
af-move = { $train ->
    [1] { $player } moves to { $place }.
   *[other] { $player } moves the second train to { $place }.
}
af-cross = { $train ->
    [1] { $player } crosses by ferry to { $place }.
   *[other] { $player } takes the second train across by ferry to { $place }.
}
af-fee = { $player } pays { $player_owner } { $amount } M for the use of track.
af-load = { $player } loads { $good } in { $city }.
af-unload = { $player } sets { $good } down in { $city }.
af-unload-supply = { $player } gives { $good } back in { $city }.
af-deliver = { $player } delivers { $good } to { $city } for { $amount } M.
af-sell = { $player } delivers { $good } to { $city } from the depot for { $amount } M.
af-bonus = { $player } earns { $amount } M more for it.
af-announce = { $player } announces 200 M or more.
af-store = { $player } stores { $good } in the depot in { $city }.
af-store-other = { $player } stores { $good } in { $city } for { $player_owner }.
af-ask = { $player } asks { $player_owner } to take { $good } into the depot in { $city }.
af-consent-yes = { $player } lets { $player_storing } store { $good }.
af-consent-no = { $player } does not let { $player_storing } store { $good }.
af-take = { $player } takes { $good } from the depot in { $city }.
af-end-move = { $train ->
    [1] { $player } has moved.
   *[other] { $player } has moved the second train.
}
af-end-turn = { $player } ends the turn.
af-sit-out = { $player } sits out and discards all contract cards.
af-build = { $player } builds from { $from } to { $to } for { $amount } M.
af-ferry-joined = { $player } joins the ferry { $ferry }.
af-major = { $player } now has { $city } in the network: { $count ->
    [one] { $count } major city.
   *[other] { $count } major cities.
}
af-duty = { $player } must carry out a contract that fits { $city }.
af-upgrade = { $train ->
    [1] { $player } improves the train to { $type } for 20 M.
   *[other] { $player } improves the second train to { $type } for 20 M.
}
af-convert = { $train ->
    [1] { $player } converts the train to { $type } for 5 M.
   *[other] { $player } converts the second train to { $type } for 5 M.
}
af-buy-train = { $player } buys a second train for 30 M; it starts in { $city }.
af-depot = { $player } builds a depot in { $city } for 10 M.
af-drop = { $player } loses { $good }.
af-offer-use = { $rounds ->
    [one] { $player } offers { $player_asked } { $amount } M for the use of { $player_asked }’s track in one turn.
   *[other] { $player } offers { $player_asked } { $amount } M a turn for the use of { $player_asked }’s track in { $rounds } turns.
}
af-offer-own = { $rounds ->
    [one] { $player } offers { $player_asked } the use of the own track for { $amount } M in one turn.
   *[other] { $player } offers { $player_asked } the use of the own track for { $amount } M a turn in { $rounds } turns.
}
af-offer-yes = { $player } accepts the proposal of { $player_offering }.
af-offer-no = { $player } refuses the proposal of { $player_offering }.
af-draw = { $player } draws a contract card.
af-draw-own = { $player } draws the contract card { $card }.
af-public = The contract card { $card } is laid out for everyone.
af-event = { $player } draws an event: { $event }.
af-event-waits = It holds for one round, from the end of this turn.
af-event-begins = It begins: { $event }.
af-event-ends = It is over: { $event }.
af-track-lost = { $count ->
    [one] { $player } loses one section of track.
   *[other] { $player } loses { $count } sections of track.
}
af-derailed = { $train ->
    [1] { $player } loses the next turn of the train.
   *[other] { $player } loses the next turn of the second train.
}
af-tax = { $player } pays { $amount } M in tax.
af-upkeep = { $player } pays { $amount } M for the track.
af-grant = { $player } receives { $amount } M from the bank.
af-reshuffle = The discards are shuffled into the pile.
af-round = Round { $round } begins.
af-cleared = Nobody came for the { $good } in { $city }; the good goes back to the supply.
af-won = { $count ->
    [one] { $players } wins with { $amount } M.
   *[other] { $players } win together with { $amount } M each.
}

af-do-return = Put back { $card }: { $good1 } – { $city1 } { $amount1 } M, { $good2 } – { $city2 } { $amount2 } M, { $good3 } – { $city3 } { $amount3 } M
af-do-origin = Start from { $city }
af-do-move = { $train ->
    [1] Move to { $place }
   *[other] Move the second train to { $place }
}
af-do-move-fee = { $train ->
    [1] Move to { $place }: { $amount } M to { $player_owner }
   *[other] Move the second train to { $place }: { $amount } M to { $player_owner }
}
af-do-cross = { $train ->
    [1] Cross by ferry to { $place }, then half speed
   *[other] Take the second train across by ferry to { $place }, then half speed
}
af-do-cross-fee = { $train ->
    [1] Cross by ferry to { $place }, then half speed: { $amount } M to { $player_owner }
   *[other] Take the second train across by ferry to { $place }, then half speed: { $amount } M to { $player_owner }
}
af-do-load = { $train ->
    [1] Load { $good }
   *[other] Load { $good } on the second train
}
af-do-unload = { $train ->
    [1] Set { $good } down
   *[other] Set { $good } down from the second train
}
af-do-deliver = { $train ->
    [1] Deliver { $good } to { $city } by { $card }: +{ $amount } M
   *[other] Deliver { $good } to { $city } by { $card } from the second train: +{ $amount } M
}
af-do-sell = { $train ->
    [1] Deliver { $good } to { $city } by { $card } from the depot: +{ $amount } M
   *[other] Deliver { $good } to { $city } by { $card } from the depot, with a point of the second train: +{ $amount } M
}
af-do-store = { $train ->
    [1] Store { $good } in your depot: −1 M
   *[other] Store { $good } from the second train in your depot: −1 M
}
af-do-store-other = { $train ->
    [1] Store { $good } for { $player_owner }: −1 M
   *[other] Store { $good } from the second train for { $player_owner }: −1 M
}
af-do-take = { $train ->
    [1] Take { $good } from your depot
   *[other] Take { $good } from your depot with the second train
}
af-do-end-move = { $train ->
    [1] End moving
   *[other] End moving the second train
}
af-do-end-turn = End the turn
af-do-sit-out = Sit out: discard your hand and draw a new one
af-do-build = Build from { $from } to { $to }: −{ $amount } M
af-do-build-ferry = Build from { $from } to { $to } and join the ferry { $ferry }: −{ $amount } M
af-do-upgrade = { $train ->
    [1] Improve the train to { $type }: −20 M
   *[other] Improve the second train to { $type }: −20 M
}
af-do-convert = { $train ->
    [1] Convert the train to { $type }: −5 M
   *[other] Convert the second train to { $type }: −5 M
}
af-do-buy-train = Buy a second train in { $city }: −30 M
af-do-depot = Build a depot in { $city }: −10 M
af-do-drop = Lose { $good }
af-do-offer-use = { $rounds ->
    [one] Offer { $player_asked } { $amount } M for the use of their track in one turn
   *[other] Offer { $player_asked } { $amount } M a turn for the use of their track in { $rounds } turns
}
af-do-offer-own = { $rounds ->
    [one] Offer { $player_asked } the use of your track for { $amount } M in one turn
   *[other] Offer { $player_asked } the use of your track for { $amount } M a turn in { $rounds } turns
}
af-do-accept-use = { $rounds ->
    [one] Accept: { $player_offering } uses your track for { $amount } M in one turn
   *[other] Accept: { $player_offering } uses your track for { $amount } M a turn in { $rounds } turns
}
af-do-accept-own = { $rounds ->
    [one] Accept: you use the track of { $player_offering } for { $amount } M in one turn
   *[other] Accept: you use the track of { $player_offering } for { $amount } M a turn in { $rounds } turns
}
af-do-refuse = Refuse the proposal of { $player_offering }
af-do-consent = Let { $player_storing } store { $good } in your depot
af-do-decline = Do not let { $player_storing } store { $good }

af-why-answer-first = A question must be answered first.
af-why-blocks-ferry = That would close the ferry { $ferry } to a player who may still join it.
af-why-blocks-place = That would close { $city } to a player who may still join it.
af-why-city-not-joined = The second train starts in a major city joined to your origin.
af-why-depot-full = The depot holds three goods, no two of one kind.
af-why-depot-stands = You have a depot there already.
af-why-depots-full = Three players have a depot there already.
af-why-drawing = A card is being drawn.
af-why-drop-first = A load must be dropped first.
af-why-duty = A contract that fits a town you joined must be carried out first.
af-why-fast-only = Depots belong to the fast game.
af-why-fee = You cannot pay the fee for that track.
af-why-ferry-closed = That ferry does not run now.
af-why-ferry-next-turn = A ferry is crossed with the first step of a turn begun in the harbour.
af-why-ferry-not-joined = Nobody has joined that ferry.
af-why-first-round = In the first round players only build track.
af-why-first-thing = Sitting out must be the first thing in a turn.
af-why-game-over = The game is over.
af-why-good-not-here = That good is not to be had here.
af-why-inside-city = No track is built inside a major city.
af-why-limit = That is beyond what may be spent in one turn.
af-why-loses-turn = That train loses this turn.
af-why-move-ended = The moving is over.
af-why-move-first = End the moving first.
af-why-no-agreements = Agreements are switched off at this table.
af-why-no-c15 = The C15 is not in play at this table.
af-why-no-credit = You have not enough cash, and the bank gives no credit.
af-why-no-depot = There is no such depot here.
af-why-no-events = No events are laid out at the beginning of the fourth round.
af-why-no-fitting-contract = You need a contract in hand that fits this small town.
af-why-no-passage = An event lets no train pass there.
af-why-no-pickup = An event keeps that good from being loaded here.
af-why-no-points = No movement points are left.
af-why-no-second-train = There are no second trains at this table.
af-why-no-space = There is no load space left.
af-why-no-such-partner = You cannot make this proposal to that player.
af-why-no-such-seat = There is no such seat at this table.
af-why-no-such-thing = There is no such thing in this game.
af-why-no-such-train = You have no such train.
af-why-no-track = There is no track to that milepost.
af-why-not-dealing = No cards are dealt now.
af-why-not-drawing = No card is drawn now.
af-why-not-in-city = The train is not in a city.
af-why-not-in-depot = That good is not in your depot.
af-why-not-in-pile = That card is not in the pile.
af-why-not-on-board = That good is not on board.
af-why-not-own-network = Building starts from your own network.
af-why-not-this-step = A train is improved step by step and converted within its step.
af-why-not-your-card = That contract is not yours to carry out.
af-why-nothing-asked = Nobody has asked you anything.
af-why-nothing-to-drop = No load must be dropped.
af-why-one-step = A train moves one milepost at a time.
af-why-origin-first = Choose your origin first.
af-why-other-city = That contract is for another city.
af-why-other-seat = Another player is dealt the next card.
af-why-owner-refused = The owner of the depot has refused in this turn.
af-why-place-full = As many players as allowed have joined that place.
af-why-proposed-already = You have made that player a proposal in this turn.
af-why-region-no-building = An event forbids building there.
af-why-return-first = Put cards back first.
af-why-section-built = There is track between these mileposts already.
af-why-set-up-over = The set-up is over.
af-why-start-known = The start player is not drawn now.
af-why-strike = There is a strike in that city.
af-why-track-closed = The owner’s track is closed.
af-why-twice-out-of-city = You have built out of that city twice in this turn.
af-why-two-trains = You have two trains already.
af-advice-no-train = You have no such train.
af-advice-no-place = There is no such place on the map.
af-advice-no-stops = A trip is a list of places, with what the train loads, sets down and delivers there.
