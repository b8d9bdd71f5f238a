player-number = Player { $number }

undo-barrier = Nothing can be taken back: cards were drawn or shown since.
undo-nothing = { $player } has no action to take back.
undo-consent = { $player } has acted since: going back needs everyone’s consent.
undo-held = Nothing can be taken back: a bot has bid or answered since.
bot-unknown = This game has no bot { $bot }: choose among { $known }.
