undo-done = { $count ->
    [one] { $player } neemt een actie terug.
   *[other] { $player } neemt terug: de laatste { $count } acties zijn ongedaan gemaakt.
}
undo-asked = { $player } vraagt een actie terug te mogen nemen.
undo-refused = { $player } vindt het niet goed: er wordt niets teruggenomen.

note-bot-plays-on = { $player } heeft geen tijd meer: een bot speelt de volgende { $turns } beurten, tot { $player } terug is.
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
advice-unknown = Zo’n vraag beantwoordt dit spel niet.
why-not-begun = Het spel is nog niet begonnen.
why-game-over = Het spel is afgelopen.
why-no-talk = Aan deze tafel wordt niet gepraat.
why-asked-already = Er wordt op dit moment al iets anders beslist.
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

offer-agreed = { $player } vindt het goed.
offer-withdrawn = { $player } trekt het voorstel in.
undo-lapsed = Niet iedereen heeft op tijd geantwoord: er wordt niets teruggenomen.
end-asked = { $player } stelt voor het spel hier te beëindigen.
end-refused = { $player } vindt het niet goed: het spel gaat verder.
end-lapsed = Niet iedereen heeft op tijd geantwoord: het spel gaat verder.
remove-asked = { $player } stelt voor dat een bot de plaats van { $player2 } overneemt.
remove-refused = { $player } vindt het niet goed: de plaats blijft behouden.
remove-lapsed = Niet iedereen heeft op tijd geantwoord: de plaats blijft behouden.

note-resigned = { $player } geeft op. Een bot speelt verder op deze plaats, die als laatste eindigt.
note-left = { $player } verlaat de tafel: een bot neemt de plaats over.
note-removed = Iedereen vindt het goed dat een bot speelt voor { $player }, die altijd terug mag komen.
note-stalled = { $player } is nog steeds weg. Er speelt geen bot vanzelf verder: de anderen kiezen hoe het verder gaat.
note-taken-over = { $player } neemt de plaats van { $name } over.

end-agreed = Iedereen vindt het goed om hier te stoppen, zoals { $player } voorstelde.
end-resigned = { $player } geeft op, en het spel is afgelopen.
end-abandoned = { $player } vertrok als laatste: het spel eindigt zonder winnaar.
end-deserted = Er zit niemand meer aan tafel: het spel eindigt zonder winnaar.
end-called-off = { $player } blaast het spel af.
end-called-off-by-maker = De maker van de tafel blaast het spel af.

greet-hello = Hallo!
greet-luck = Veel succes!
greet-nice = Goed gespeeld!
greet-moment = Een ogenblik alsjeblieft.
greet-thanks = Bedankt voor het spel.
greet-bye = Tot ziens!

why-asked-before = Je hebt dit nu vaak genoeg gevraagd. Na de volgende zet kun je het opnieuw vragen.
why-no-person = Op die plaats speelt geen mens.
why-not-away = { $player } is nog niet lang genoeg weg. Met een klok moet die afgelopen zijn en moet de bot zijn beurten hebben gehad; zonder klok moeten er { $minutes } minuten voorbij zijn.
why-no-offer = Dat voorstel is er niet meer.
why-not-maker = Alleen de maker van de tafel mag het spel afblazen. Je kunt voorstellen te stoppen.
why-begun = Iedereen heeft al gespeeld: stel in plaats daarvan voor te stoppen.
why-link-gone = Deze link werkt niet meer: de plaats is overgenomen, of de link is ingetrokken.
why-at-table = Je zit al aan deze tafel.

lesson-other-move = Dat mag volgens de regels, maar de les gaat nu over iets anders. Kijk wat er gevraagd wordt.
lesson-no-orders = In de les doe je elke zet zelf: opdrachten voor later komen daarna.
