undo-done = { $count ->
    [one] { $player } takes back an action.
   *[other] { $player } takes back: the last { $count } actions are undone.
}
undo-asked = { $player } asks to take back an action.
undo-refused = { $player } does not agree: nothing is taken back.

note-bot-plays-on = { $player } is out of time: a bot plays the next { $turns } turns, until { $player } is back.
note-dropped = { $player } is out of time and leaves the table: a bot plays to the end.
note-back = { $player } is back.
note-new-rules = The rules were renewed; what was played fits them, and the game goes on.

why-malformed = That was not understood.
why-stale = Something has happened since: look again, then choose.
why-duplicate = That move was made already.
why-not-your-turn = It is { $player }'s turn.
why-not-your-seat = That seat is not yours.
why-no-onlookers = This table is for its players alone.
why-onlooker = You are looking on.
advice-unknown = This game answers no such question.
why-not-begun = The game has not begun.
why-game-over = The game is over.
why-no-talk = This table plays without talk.
why-asked-already = Something else is being decided at the moment.
why-not-asked = Nobody is asking you.
why-not-kept = The server cannot keep your move now, so it was not made. Try again in a moment.
why-too-quick = That was too quick. Wait a moment.

record-wrong = That record cannot be used: { $why }.
record-other-rules = That record was made with other rules than those of today, so it cannot be played through here: { $why }.
record-too-long = Playing that record through would take too long: { $why }.
lookback-failed = This long game could not be played through just now. Try again in a moment.
table-older-rules = This table was begun with older rules, and what was played does not fit those of today. It can be looked at, not played on.

hint-choice = This is what the expert would do.
why-no-hints = This table plays without hints.
why-no-hints-now = There are hints when it is your turn.

offer-agreed = { $player } agrees.
offer-withdrawn = { $player } takes the offer back.
undo-lapsed = Not everybody has answered in time: nothing is taken back.
end-asked = { $player } offers to end the game here.
end-refused = { $player } does not agree: the game goes on.
end-lapsed = Not everybody has answered in time: the game goes on.
remove-asked = { $player } proposes that a bot takes the seat of { $player2 }.
remove-refused = { $player } does not agree: the seat is kept.
remove-lapsed = Not everybody has answered in time: the seat is kept.

note-resigned = { $player } gives up. A bot plays on in this seat, which comes last.
note-left = { $player } leaves the table: a bot takes the seat.
note-removed = All agree that a bot plays for { $player }, who may come back at any time.
note-stalled = { $player } is still away. No bot plays on by itself: the others choose how to go on.
note-taken-over = { $player } takes over the seat of { $name }.

end-agreed = All agree to end the game here, as { $player } offered.
end-resigned = { $player } gives up, and the game ends.
end-abandoned = { $player } was the last to leave: the game ends without a winner.
end-deserted = Nobody is left at the table: the game ends without a winner.
end-called-off = { $player } calls the game off.
end-called-off-by-maker = The maker of the table calls the game off.

greet-hello = Hello!
greet-luck = Good luck!
greet-nice = Well played!
greet-moment = One moment, please.
greet-thanks = Thank you for the game.
greet-bye = Goodbye!

why-asked-before = You have asked for this often enough. You can ask again after the next move.
why-no-person = No person plays that seat.
why-not-away = { $player } has not been away long enough. Where there is a clock it must have run out and the bot must have had its turns; without one, { $minutes } minutes must have passed.
why-no-offer = There is no such offer any more.
why-not-maker = Only the maker of the table may call the game off. You can offer to end it.
why-begun = Everybody has played already: offer to end the game instead.
why-link-gone = This link does not work any more: the seat was taken over, or the link was taken back.
why-at-table = You sit at this table already.

lesson-other-move = The rules allow that, but the lesson is about something else now. Look at what it asks for.
lesson-no-orders = In the lesson every move is your own: orders for later come afterwards.
