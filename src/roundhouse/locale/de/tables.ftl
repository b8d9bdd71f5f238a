undo-done = { $count ->
    [one] { $player } nimmt eine Aktion zurück.
   *[other] { $player } nimmt zurück: die letzten { $count } Aktionen sind ungeschehen.
}
undo-asked = { $player } möchte eine Aktion zurücknehmen.
undo-refused = { $player } ist nicht einverstanden: Nichts wird zurückgenommen.

note-bot-plays-on = { $player } hat keine Zeit mehr: Ein Bot spielt die nächsten { $turns } Züge, bis { $player } zurück ist.
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
advice-unknown = Eine solche Frage beantwortet dieses Spiel nicht.
why-not-begun = Das Spiel hat noch nicht begonnen.
why-game-over = Das Spiel ist zu Ende.
why-no-talk = An diesem Tisch wird nicht gesprochen.
why-asked-already = Im Augenblick wird schon über etwas anderes entschieden.
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

offer-agreed = { $player } ist einverstanden.
offer-withdrawn = { $player } zieht den Vorschlag zurück.
undo-lapsed = Nicht alle haben rechtzeitig geantwortet: Nichts wird zurückgenommen.
end-asked = { $player } schlägt vor, das Spiel hier zu beenden.
end-refused = { $player } ist nicht einverstanden: Das Spiel geht weiter.
end-lapsed = Nicht alle haben rechtzeitig geantwortet: Das Spiel geht weiter.
remove-asked = { $player } schlägt vor, dass ein Bot den Platz von { $player2 } übernimmt.
remove-refused = { $player } ist nicht einverstanden: Der Platz bleibt erhalten.
remove-lapsed = Nicht alle haben rechtzeitig geantwortet: Der Platz bleibt erhalten.

note-resigned = { $player } gibt auf. Ein Bot spielt auf diesem Platz weiter; er wird Letzter.
note-left = { $player } verlässt den Tisch: Ein Bot übernimmt den Platz.
note-removed = Alle sind einverstanden, dass ein Bot für { $player } spielt; die Rückkehr ist jederzeit möglich.
note-stalled = { $player } ist noch immer weg. Kein Bot spielt von selbst weiter: Die anderen wählen, wie es weitergeht.
note-taken-over = { $player } übernimmt den Platz von { $name }.

end-agreed = Alle sind einverstanden, hier aufzuhören, wie { $player } vorschlug.
end-resigned = { $player } gibt auf, und das Spiel ist zu Ende.
end-abandoned = { $player } ging als Letzter: Das Spiel endet ohne Sieger.
end-deserted = Niemand sitzt mehr am Tisch: Das Spiel endet ohne Sieger.
end-called-off = { $player } sagt das Spiel ab.
end-called-off-by-maker = Wer den Tisch eröffnet hat, sagt das Spiel ab.

greet-hello = Hallo!
greet-luck = Viel Glück!
greet-nice = Gut gespielt!
greet-moment = Einen Augenblick bitte.
greet-thanks = Danke für das Spiel.
greet-bye = Auf Wiedersehen!

why-asked-before = Darum hast du nun oft genug gebeten. Nach dem nächsten Zug kannst du es wieder tun.
why-no-person = Auf diesem Platz spielt kein Mensch.
why-not-away = { $player } ist noch nicht lange genug weg. Mit Uhr muss sie abgelaufen sein und der Bot seine Züge gehabt haben; ohne Uhr müssen { $minutes } Minuten vergangen sein.
why-no-offer = Diesen Vorschlag gibt es nicht mehr.
why-not-maker = Nur wer den Tisch eröffnet hat, darf das Spiel absagen. Du kannst vorschlagen, es zu beenden.
why-begun = Alle haben schon gespielt: Schlage stattdessen vor, das Spiel zu beenden.
why-link-gone = Dieser Link gilt nicht mehr: Der Platz wurde übernommen, oder der Link wurde zurückgenommen.
why-at-table = Du sitzt schon an diesem Tisch.

lesson-other-move = Das erlauben die Regeln, aber die Lektion handelt gerade von etwas anderem. Schau, was sie verlangt.
lesson-no-orders = In der Lektion machst du jeden Zug selbst: Aufträge für später kommen danach.
