welcome-title = A table for railway games
welcome-lead = Three board games on maps worth looking at, with friends anywhere or against bots. No account, no waiting.
welcome-back = Good to see you, { $name }.
welcome-games = Games
welcome-players = { $seats } players
welcome-play = Play now against bots
welcome-dealing = Setting the table…
welcome-teach = Teach me
welcome-friends = With friends

lobby-mine = My tables
filter = Filters
filter-game = Game
filter-pace = Pace
filter-any = any
filter-people = Only people, no bots
filter-none = No table fits the filters.
filter-clear = Show all
lobby-older = Show older games
lobby-mine-none = You are not at a table yet.
lobby-waiting = Waiting for players
lobby-waiting-none = No table is waiting for players. Make one!
lobby-to-watch = To watch
lobby-to-watch-none = Nobody else is playing at the moment.
lobby-finished = Finished
lobby-import = Open a record
lobby-name-first = A name is all it takes.
lobby-private = Found by its link alone
lobby-open = Open
lobby-join = Join
lobby-watch = Watch
lobby-look = Look
lobby-remove = Remove
lobby-remove-sure = Really remove it?
state-full = ready to start
state-turn = { $name } is to play
state-moves =
    { $count ->
        [one] one move
       *[other] { $count } moves
    }
state-moves-of = { $count } of about { $usual } moves
state-wanted = { $free } of { $seats } seats free
state-won =
    { $names } { $count ->
        [one] won
       *[other] won
    }
state-over = over
date-made = made { $when }
date-moved = began { $began }, last move { $when }
date-over = ended { $when }
fact-option = { $option }: { $value }
fact-off = no
fact-on = yes
fact-no-talk = no talk
fact-no-hints = no hints
fact-analysis = from a record
fact-lesson = guided first game
fact-no-onlookers = no onlookers
pace-none = no clock
pace-hot-seat = one device
pace-move = { $seconds } s a move
pace-live = { $minutes } min + { $seconds } s
pace-days-each =
    { $days ->
        [one] one day a move
       *[other] { $days } days a move
    }
pace-none-choice = No clock
pace-live-choice = Live, with clocks
pace-days-choice = Some days for each move
pace-minutes = Minutes for the whole game
pace-seconds = Seconds more for each move
pace-days = Days for each move
pace-timeout = When time is up
pace-timeout-bot = a bot plays for a while
pace-timeout-drop = a bot takes over

new-game = Game
new-seats = Players
new-pace = Pace
new-table = The table
new-options = Options of { $game }
new-seat = Seat { $number }
new-who = Who sits at seat { $number }
new-level = How well the bot at seat { $number } plays
new-style = The style in which the bot at seat { $number } plays
new-name = Name for seat { $number }
new-name-short = Name
new-kind-me = Me
new-kind-open = Anybody
new-kind-guest = Somebody I name
new-kind-bot = Bot
new-kind-local = At this device
new-by-link = joins by the lobby or the link
new-add = Add a seat
new-remove = Remove seat { $number }
new-hot-seat = One device goes round. Between turns everything is covered.
new-private = Found by its link alone
new-onlookers = Others may look on
new-talk = Players may talk
new-hints = Hints may be asked for
new-make = Open the table
new-start = Start the game

set-looks = Language and looks
set-come-in = Come in
set-account = Account
set-guest = You are here as a guest: { $name }
set-logged-in = You are logged in: { $name }
set-why-account = With a password you can come back from any device. Your tables stay.
set-or-account = Or with a password, from any device.
set-register = Make an account
set-log-in = Log in
set-log-out = Log out
set-rename = Change the name
set-other-name = Another name
set-renamed = Now you are { $name }.
set-leave-title = Log out
set-leave-none = You are a guest: without a password or a link to come back by, the house will not know you again.
set-leave-tables =
    { $count ->
        [one] You are a guest and sit at a table that is not over. Without a password or a link to come back by you cannot return to it:
       *[other] You are a guest and sit at { $count } tables that are not over. Without a password or a link to come back by you cannot return to them:
    }
set-leave-account = Keep everything with a password
set-leave-link = Give me a link to come back by
set-leave-link-why = It brings you back from any device, without a password. Whoever has it comes in as you, so keep it to yourself. It is shown only this once.
set-leave-link-label = Your link to come back by
set-leave-now = Log out
set-leave-anyway = Log out and give up my seats
set-leave-anyway-why = Seats at tables that have not begun become free. In games that go on a bot takes over from you.
return-title = Come back
return-why = This link brings you back to your name and your tables.
return-go = Come back
return-here = You are here already, { $name }.
return-no = There is no link to come back by in this address.
set-password = Password
set-password-change = Change the password
set-password-old = The old password
set-password-new = The new password
set-password-done = Changed. Other devices were logged out.
set-forgotten = I forgot my password
set-forgotten-sent = If that account has a mail address, a mail is on its way.
password-keep = Keep this password
password-kept = Your new password is kept. Other devices were logged out.
set-sessions = Where you are logged in
set-here = here
set-end = Log out there
set-end-others = Log out everywhere else
set-data = Your data
set-data-take = Take it along
set-data-forget = Forget me
set-data-sure = Your name, settings and sessions are deleted. Games go on with a bot in your place. This cannot be undone.
set-calls = How the house calls you
call-turn = When it is my turn
call-over = When a game is over
call-push = In this browser, also when the page is closed
call-push-no = This browser does not allow messages.
call-webhook = Webhook (Discord or your own)
call-email = Mail address
call-mail = By mail
call-mail-confirm = Send a mail to confirm the address
call-mail-sent = Sent. Follow the link in it.
call-quiet = Quiet hours
call-quiet-from = from
call-quiet-to = to

help-page = In general
help-start = In a minute
help-start-1 = Pick a game on the first page and play at once against bots.
help-start-2 = Or make a table and send its link: whoever opens it gives a name and sits down.
help-start-3 = Several people at one device? Choose “At this device” for their seats.
help-start-4 = An account is only needed to come back from another device.
help-table = At the table
help-table-1 = What you may do glows. A click picks it and shows what it costs; one more click does it.
help-table-2 = A click on something that is not allowed tells you why, and which rule says so.
help-table-3 = Undo stands in the bar. When others have moved since, they are asked.
help-table-4 = Look back at any moment; the table says clearly when it shows the past.
help-table-5 = Drag to move the map, turn the wheel or pinch to come nearer.
help-table-6 = Press ? at the table for the keys.

block-title = Blocked people
block-note = Somebody you block cannot join your tables. You do not see each other’s tables, and you do not hear what they say.
block-none = You have blocked nobody. At a table you find it under “Talk” and in the menu.
block-people = Block somebody
block-is = blocked
block-on = Block { $name }
block-on-short = Block
block-off = Unblock { $name }
block-off-short = Unblock

puzzles = Puzzles
puzzles-lead = Today’s puzzle
puzzle-daily = Today’s puzzle
puzzle-number = Puzzle { $number }
puzzle-question = Question
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-done = solved
puzzle-right = Right.
puzzle-wrong = Not quite.
puzzle-more = Another puzzle:
puzzle-you = You are { $name }
