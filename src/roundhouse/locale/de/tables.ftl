undo-done = { $count ->
    [one] { $player } nimmt eine Aktion zurück.
   *[other] { $player } nimmt zurück: die letzten { $count } Aktionen sind ungeschehen.
}
undo-asked = { $player } möchte eine Aktion zurücknehmen.
undo-agreed = { $player } ist einverstanden.
undo-refused = { $player } ist nicht einverstanden: nichts wird zurückgenommen.

note-bot-plays-on = { $player } hat keine Zeit mehr: Ein Bot spielt weiter, bis { $player } zurück ist.
note-dropped = { $player } hat keine Zeit mehr und verlässt den Tisch: Ein Bot spielt zu Ende.
note-back = { $player } ist zurück.
note-new-rules = Die Regeln wurden erneuert; was gespielt wurde, passt dazu, und es geht weiter.

why-malformed = Das wurde nicht verstanden.
why-stale = Inzwischen ist etwas geschehen: erst hinsehen, dann wählen.
why-duplicate = Dieser Zug ist schon gemacht.
why-not-your-turn = { $player } ist am Zug.
why-not-your-seat = Dieser Platz gehört dir nicht.
why-no-onlookers = Dieser Tisch ist nur für seine Spieler.
why-onlooker = Du schaust zu.
why-not-begun = Das Spiel hat noch nicht begonnen.
why-game-over = Das Spiel ist zu Ende.
why-no-talk = An diesem Tisch wird nicht gesprochen.
why-asked-already = Es wird schon um eine Rücknahme gebeten.
why-not-asked = Niemand fragt dich.
why-not-kept = Der Server kann deinen Zug gerade nicht sichern, er gilt also nicht. Versuche es gleich noch einmal.
why-too-quick = Das war zu schnell. Warte einen Augenblick.

record-wrong = Diese Aufzeichnung ist nicht zu gebrauchen: { $why }.
record-other-rules = Diese Aufzeichnung entstand mit anderen Regeln als den heutigen und lässt sich hier deshalb nicht nachspielen: { $why }.
record-too-long = Diese Aufzeichnung nachzuspielen würde zu lange dauern: { $why }.
lookback-failed = Diese lange Partie ließ sich gerade nicht nachspielen. Versuche es gleich noch einmal.
table-older-rules = Dieser Tisch wurde mit älteren Regeln begonnen, und was gespielt wurde, passt nicht zu den heutigen. Er kann angesehen, aber nicht weitergespielt werden.

hint-choice = Das würde der Experte tun.
why-no-hints = An diesem Tisch wird ohne Tipps gespielt.
why-no-hints-now = Tipps gibt es, wenn du am Zug bist.
