study = Study
study-this = Study from here
study-lines = { $count ->
    [0] Lines
   *[other] Lines ({ $count })
}
study-start = To the start
study-share = Share
study-copy = Take a copy to try your own lines
study-what = Play any seat, or give some to bots; whatever you try is kept as a line, and a click on a line plays on from its end. Hint tells the expert’s best moves and why.
study-other = Somebody shares what they tried here. In a copy of your own you see every hand, play on and ask the expert.
study-me = I play it
study-more = +{ $count }
study-none = Nothing has been tried yet: make a move.

history-jump = Jump to…
history-round = Round { $round }
over-card = Result as a picture
