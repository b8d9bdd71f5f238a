frame-parts = Parts of the table
frame-board = Map
frame-bar = What you can do
frame-panel = Table
frame-log = Log
frame-talk = Talk
drawer = Log and talk
menu = More
menu-news = Since my last turn
menu-share = Copy the link to this table
menu-export = Save the record
menu-copy = Play on from this moment
news-none = Nothing has happened since.
announcements = What happens at the table

seats = Players
seat-you = you
seat-bot = computer
seat-away = away
seat-acts = to act now
looking-on = You look on

bar-past = You look at the past: nothing can be played here.
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
consent-title = Take it back?
consent-ask = { $name } asks to take the last move back.
consent-yes = Fine
consent-no = Rather not

log-earlier = Earlier
log-since = Since your last turn
log-more =
    { $count ->
        [one] one more
       *[other] { $count } more
    }
log-none = Nothing has happened yet.
log-look = Show the table as it was at move { $number }
log-stand-in = played by a bot
log-programme = as programmed
talk-none = Nobody has said anything yet.
talk-say = Say something
talk-send = Send

history = Look back
history-now = Now: { $number } moves
history-past = The past: move { $at } of { $number }
history-moment = Moment
history-close = Back to now
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
banner-lost-4503 = The house cannot reach its memory; what you see may be out of date. Trying again…
banner-lost-1012 = The house restarts; what you see may be out of date. Trying again…
banner-away = Your time ran out, so a bot plays for you.
banner-back = I am back
banner-asked = { $name } asks to undo. Waiting for { $names }.
closed-title = This table cannot be shown
closed-4401 = Please say your name first.
closed-4403 = This table is not open to onlookers.
closed-4404 = There is no table at this address, or it has been taken away.
closed-4409 = This game was begun with older rules that this house no longer has.
closed-other = Something went wrong on the way to this table.
hand-to = Pass the device to { $name }
hand-why = Everything is covered until then.
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
wait-remove = Take the table away
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
over-score-transamerica = Points lost
over-score-american-rails = Cash ($)
over-score-african-rails = Money (M)
over-rematch = Play again
over-board = Look at the board

keys = Keys
keys-walk = go from place to place on the map
keys-enter = pick; once more to confirm
keys-escape = let go of what was picked
keys-zoom = nearer, farther, the whole map
keys-undo = undo
keys-history = one move back, one move on
keys-drawer = log and talk
keys-help = these keys
