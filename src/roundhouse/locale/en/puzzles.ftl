puzzle-ta-question = Join your five cities with the fewest rails: how many does it take from here? A double line counts two.
puzzle-ta-choice = { $rails }
puzzle-ta-plain = { $rails } rails: they lie on the map now. Here it is enough to go to the nearest city each time.
puzzle-ta-solved = { $rails } rails: they lie on the map now. Going to the nearest city each time would take { $nearest }.
puzzle-ar-question = Suppose the last dividends are paid now and the game ends. You may buy one more share for ${ $price }: which one brings you more than that?
puzzle-ar-choice = { $company }
puzzle-ar-solved = { $company }: with one more share your dividends grow by ${ $worth }, more than the ${ $price } it costs. Every other share brings ${ $second } or less, since a further share makes those you hold pay less.
puzzle-af-question = Your train is empty. Which of these contracts do you go for first?
puzzle-af-choice = { $good } to { $city } for { $amount } M
puzzle-af-solved = { $good } to { $city }: { $amount } M less { $track } M of track, in { $turns } { $turns ->
    [one] turn
   *[other] turns
}, brings about { $profit } M a turn; the next best contract brings { $second } M.
