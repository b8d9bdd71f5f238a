frame-parts = Parts of the table
frame-board = Map
frame-bar = What you can do
frame-panel = Table
frame-log = Log
frame-talk = Talk
full-screen = Full screen
menu = More
menu-news = Since my last turn
menu-share = Copy the link to this table
menu-export = Save the record
news-none = Nothing has happened since.
news-show = Show it on the board
show-skip = Skip
show-skip-more = { $count ->
    [one] Skip, one more to come
   *[other] Skip, { $count } more to come
}
announcements = What happens at the table

seats = Players
seat-you = you
seat-bot = computer
seat-away = away
seat-acts = to act now
looking-on = You are watching

bar-past = You are looking at the past: nothing can be played here.
bar-lost = The connection is gone. It comes back by itself.
bar-over = The game is over.
bar-busy = One moment…
bar-wait = One moment…
bar-bot = { $name } is thinking…
bar-person = { $name } is to play.
bar-more = { $count } more
undo = Undo
undo-ask = Ask to undo
hint = Hint
hints = Hints
hints-none = No hint for this moment.
hint-take = Pick it
hint-do = Do this

log-earlier = Earlier
log-since = Since your last turn
log-point = Show this on the map
log-more =
    { $count ->
        [one] one more
       *[other] { $count } more
    }
log-none = Nothing has happened yet.
log-look = Show the table as it was at move { $number }
log-stand-in = played by a bot
log-orders = by standing orders
talk-none = Nobody has said anything yet.
talk-say = Say something
talk-send = Send

history = Look back
history-now = Now: { $number } moves
history-past = The past: move { $at } of { $number }
history-moment = Moment
history-close = Back to now
history-speed = Speed
speed-slow = Slow
speed-usual = Usual
speed-fast = Fast
history-play = Play
history-pause = Pause
history-step-back = One move back
history-step-on = One move on
history-turn-back = To the turn before
history-turn-on = To the next turn
history-round-back = To the round before
history-round-on = To the next round

banner-lost = No connection: what you see may be out of date. Trying again…
banner-lost-4500 = Something went wrong on our side; what you see may be out of date. Trying again…
banner-lost-4503 = The server cannot reach its storage; what you see may be out of date. Trying again…
banner-lost-1012 = The house restarts; what you see may be out of date. Trying again…
banner-away = Your time ran out, so a bot plays for you.
banner-back = I am back
closed-title = This table cannot be shown
closed-4401 = Please say your name first.
closed-4403 = This table is not open to onlookers.
closed-4404 = There is no table at this address, or it has been removed.
closed-4409 = This game was begun with older rules that this house no longer has.
closed-other = Something went wrong on the way to this table.
unloadable-why = The server cannot load this table; it tries again now and then. Other tables are not affected.
unloadable-yours = You made this table. If you do not want to wait, you can end its game: nobody wins it.
unloadable-end = End the game
unloadable-sure = Really end it?
unloadable-ended = The game has ended, without a winner.
hand-to = Pass the device to { $name }
hand-why = Your cards stay covered until then; the board is for everybody.
hand-take = I am { $name }
gate-title = This table wants to know who comes
gate-why = Say your name, and you are in. No password, no address.
gate-enter = Come in

wait-for-players = Waiting for players
wait-full = Every seat is taken
wait-invite = Invite somebody
wait-link = Link to this table
wait-copy = Copy the link
wait-copied = Copied
wait-settled = How this table plays
wait-free = free
wait-kept = kept for { $name }
wait-bot = Let a bot play
wait-open = Free the seat
wait-sit = Sit down
wait-leave = Stand up
wait-start = Start the game
wait-why = Every seat must be taken first: invite somebody, or let a bot play.
wait-remove = Remove the table
wait-maker = The maker of the table starts the game.

over-you = You win!
over-won =
    { $names } { $count ->
        [one] wins
       *[other] win
    }
over-result = Result
over-place = Place
over-player = Player
over-score = Points
over-rematch = Play again
over-board = Look at the board

keys = Keys
keys-map = to the map
keys-arrows = arrow keys
keys-walk = go from place to place on the map
keys-choices = to the choices in the bar
keys-enter = pick; once more to confirm
keys-escape = let go of what was picked
keys-zoom = nearer, farther, the whole map
keys-undo = undo
keys-skip = skip what is being shown
keys-again = show again what happened since my last turn
keys-history = one move back, one move on
keys-log = log
keys-panel = the margin: players, cards, companies
keys-full = full screen
keys-overview = the overview card: costs and actions
keys-lesson = next card of a guided game (B: back)
keys-help = these keys

menu-leave = Leave or end the game…
watching =
    { $count ->
        [one] one looks on
       *[other] { $count } look on
    }
seat-resigned = gave up
seat-removed = replaced
offer = Offer
offer-undo = { $name } asks to take back:
offer-undo-yes = Fine
offer-undo-no = Rather not
offer-end = { $name } offers to end the game here; the result is as it stands.
offer-end-yes = End it here
offer-end-no = Play on
offer-remove = { $name } proposes that a bot takes the seat of { $target }, who may come back at any time.
offer-remove-yes = Let a bot play
offer-remove-no = Rather wait
offer-waits = Waiting for { $names }.
offer-withdraw = Take it back
offer-time = { $time } left
stalled = Somebody is away
stalled-why = { $name } is away, and the bot has played its turns. How shall it go on?
stalled-wait = Wait
stalled-bot = A bot takes the seat
stalled-end = End the game
stalled-waits = The table waits for { $name }, who is away.
stalled-choose = Choose
banner-stand-in = { $name } is away; a bot plays a few turns, without haste.
banner-removed = The others let a bot play in your place.
leave-title = Leave or end the game
leave-back = Back
leave-whom = Who?
leave-calloff = Call the game off
leave-calloff-why = It ends at once, and nobody has won.
leave-calloff-do = Call it off
leave-end = Offer to end the game
leave-end-why = When all agree it ends here, and the result is as it stands.
leave-end-do = Offer it
leave-resign = Give up
leave-resign-why = A bot plays on in your seat, which comes last. In a game of two the other player wins at once.
leave-resign-do = Give up
leave-leave = Let a bot take my seat
leave-leave-why = The bot plays to the end, and you have nothing more to do with this game.
leave-leave-do = Leave the table
leave-give = Give my seat to somebody else
leave-give-why = Send this link to one person. Whoever opens it sits in your place and sees what you see.
leave-keep = Keep my seat after all
leave-remove = Replace somebody who is away
leave-remove-why = When the others agree a bot takes the seat, until the person is back.
leave-remove-do = Propose it
take-title = A seat for you
take-why = Somebody at this table gives you their seat. You see what they saw, and play on in their place.
take-do = Take the seat
talk-greet = Greet
talk-off = This table plays without talk until the game is over. Greetings are welcome.
talk-onlooker = (looks on)
talk-among-onlookers = Only other onlookers read what you write here.
greet-hello = Hello!
greet-luck = Good luck!
greet-nice = Well played!
greet-moment = One moment, please.
greet-thanks = Thank you for the game.
greet-bye = Goodbye!
over-nobody = Nobody has won
over-how-agreed = All agreed to end the game here, as { $name } offered.
over-how-resigned = { $name } gave up.
over-how-abandoned = Everybody has left the table.
over-how-called-off = The game was called off.
overview = Overview

plain-prompt = It is your turn: choose what to do.
plain-choices = What you may do
plain-wait = It is not your turn.
plain-view = The table
plain-yes = yes
plain-no = no
example = Example
example-before = Before: { $heading }.
example-after = After: { $heading }.
example-shows = The board near { $places }.
example-try = Try it
example-task-hide = Hide the task
rules-none = This game has no rulebook here.

lesson = Guided first game
lesson-step = Step { $step } of { $steps }
lesson-next = Next
lesson-back = Back
lesson-do = Do it for me
lesson-others = The others play…
lesson-skip = Skip the lesson and play on freely
lesson-play-on = Play on here
lesson-again = Once more
lesson-game = Play a real game
tour = What is what on the screen
tour-off = Do not show this again
tour-done = Done
tour-map = The map. What you may do now glows; a click picks it and shows what it costs. Drag to move the map, turn the wheel or pinch to come nearer.
tour-bar = The action bar. It says what is asked of you now, and holds what is not on the map: choices, Confirm and Undo.
tour-panel = The margin: everybody’s money, cards and points. Words with dotted lines are explained when you point at them, tap them or reach them with the Tab key.
tour-log =
    { $talk ->
        [yes] The log tells what everybody did, and beside it you talk with the others.
       *[no] The log tells what everybody did.
    } The clock with the arrow takes you back to any moment.
tour-rules = The rules, with pictures and examples to try. The overview card with costs and actions is one key away: O.
tour-menu = The menu has everything else: colours, language, sound, keys, leaving the table, and this tour.

report-title = What decided it
report-what = The expert looks at every decision of the game; that takes up to a minute.
report-start = Analyse
report-making = Analysing: { $percent } %
report-progress = Progress of the analysis
report-stop = Stop
report-chance = Chance to win
report-rounds = round or year
report-points = Turning points
report-no-points = No single decision cost anybody much.
report-lost = { $percent } % of the chance to win
report-better = Better: { $text }
report-look = Look at moment { $number }
report-accuracy = Accuracy
report-decisions = Decisions
report-sound = of them sound
report-percent = Accuracy (%)
report-cost = What the others cost
report-sources = Where the score came from
report-compared = Compared
report-honest = Every decision is judged by what its player could know at that moment. Sound is what cost less than a hundredth of the chance to win.

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
study-none-over = The game is over here. Look back to a moment of it and study from there.

history-jump = Jump to…
history-round = Round { $round }
over-card = Result as a picture
