undo-done = { $count ->
    [one] { $player } takes back an action.
   *[other] { $player } takes back: the last { $count } actions are undone.
}
undo-asked = { $player } asks to take back an action.
undo-agreed = { $player } agrees.
undo-refused = { $player } does not agree: nothing is taken back.

note-bot-plays-on = { $player } is out of time: a bot plays on until { $player } is back.
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
why-not-begun = The game has not begun.
why-game-over = The game is over.
why-no-talk = This table plays without talk.
why-asked-already = Somebody is asking for an undo already.
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
