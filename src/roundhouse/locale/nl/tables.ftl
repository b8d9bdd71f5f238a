undo-done = { $count ->
    [one] { $player } neemt een actie terug.
   *[other] { $player } neemt terug: de laatste { $count } acties zijn ongedaan gemaakt.
}
undo-asked = { $player } vraagt een actie terug te mogen nemen.
undo-agreed = { $player } vindt het goed.
undo-refused = { $player } vindt het niet goed: er wordt niets teruggenomen.

note-bot-plays-on = { $player } heeft geen tijd meer: een bot speelt door tot { $player } terug is.
note-dropped = { $player } heeft geen tijd meer en verlaat de tafel: een bot speelt tot het einde.
note-back = { $player } is terug.
note-new-rules = De regels zijn vernieuwd; wat gespeeld is past erbij en het spel gaat verder.

why-malformed = Dat werd niet begrepen.
why-stale = Er is intussen iets gebeurd: kijk opnieuw en kies dan.
why-duplicate = Die zet is al gedaan.
why-not-your-turn = { $player } is aan de beurt.
why-not-your-seat = Die plaats is niet van jou.
why-no-onlookers = Deze tafel is alleen voor de spelers.
why-onlooker = Je kijkt toe.
why-not-begun = Het spel is nog niet begonnen.
why-game-over = Het spel is afgelopen.
why-no-talk = Aan deze tafel wordt niet gepraat.
why-asked-already = Er wordt al om terugnemen gevraagd.
why-not-asked = Niemand vraagt je iets.
why-not-kept = De server kan je zet nu niet bewaren, dus hij is niet gedaan. Probeer het zo opnieuw.
why-too-quick = Dat ging te snel. Wacht even.

record-wrong = Dit verslag is niet te gebruiken: { $why }.
record-other-rules = Dit verslag is met andere regels gemaakt dan die van nu en kan hier dus niet worden nagespeeld: { $why }.
record-too-long = Dit verslag naspelen zou te lang duren: { $why }.
lookback-failed = Dit lange spel kon zojuist niet worden nagespeeld. Probeer het zo opnieuw.
table-older-rules = Deze tafel is met oudere regels begonnen en wat gespeeld is past niet bij die van nu. Je kunt kijken, niet verder spelen.

hint-choice = Dit zou de expert doen.
why-no-hints = Aan deze tafel wordt zonder tips gespeeld.
why-no-hints-now = Er zijn tips als je aan de beurt bent.
