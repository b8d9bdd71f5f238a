about-transamerica = Alle bauen am selben Netz, und alle wollen etwas anderes davon: fünf geheime Städte für jeden.
time-transamerica = eine halbe Stunde
over-score-transamerica = Verlorene Punkte

ta-map = Karte der Vereinigten Staaten. Pfeiltasten gehen von Ort zu Ort, Enter wählt.
ta-pacific = Pazifischer Ozean
ta-atlantic = Atlantischer Ozean
ta-gulf = Golf von Mexiko
ta-key-single = 1 Schiene
ta-key-double = ganzer Zug

ta-ask-stone = Setze deinen Startstein auf einen freien Kreuzungspunkt
ta-ask-first = Lege eine oder zwei Schienen auf einfache Linien oder eine auf eine Doppellinie
ta-ask-second = Lege eine zweite Schiene auf eine einfache Linie oder beende deinen Zug
ta-ask-pass = Für dich ist keine Linie mehr frei: Passe
ta-ask-look = Die Runde ist vorbei: Sieh, was fehlte

ta-tag-single = 1 Schiene
ta-tag-double = ganzer Zug
ta-tag-single-missing = { $after ->
    [one] { $after } fehlt
   *[other] { $after } fehlen
} ({ $change })
ta-tag-double-missing = ganzer Zug · { $after ->
    [one] { $after } fehlt
   *[other] { $after } fehlen
} ({ $change })

ta-leaves = { $missing ->
    [0] alle fünf Städte verbunden
    [one] danach fehlt noch { $missing }
   *[other] danach fehlen noch { $missing }
}

ta-ahead = { $count ->
    [one] Geplant: eine Schiene, gelegt, sobald du dran bist
   *[other] Geplant: { $count } Schienen, gelegt, sobald du dran bist
}
ta-ahead-line = Eine Schiene bei { $city } für deinen nächsten Zug planen

ta-rails-of-turn = { $left ->
    [one] Noch eine Schiene in diesem Zug
   *[other] Noch { $left } Schienen in diesem Zug
}
ta-end-turn = Zug beenden
ta-pass = Passen
ta-go-on = Weiter

ta-your-cities = Deine Städte
ta-joined = verbunden
ta-not-joined = noch offen
ta-show-city = { $city } auf der Karte zeigen ({ $colour ->
    [green] grün
    [yellow] gelb
    [red] rot
    [blue] blau
   *[orange] orange
}, { $joined ->
    [yes] verbunden
   *[no] noch nicht verbunden
})
ta-missing = { $missing ->
    [0] Alle fünf verbunden
    [one] Es fehlt noch { $missing } Punkt
   *[other] Es fehlen noch { $missing } Punkte
}
ta-missing-note = Einfache Linie 1, Doppellinie 2

ta-track = Verlorene Punkte
ta-track-barrier = Schranke
ta-track-said = { $player } hat { $lost ->
    [one] { $lost } Punkt
   *[other] { $lost } Punkte
} verloren, { $distance } vor der Schranke
ta-track-passed = { $player } hat { $lost ->
    [one] { $lost } Punkt
   *[other] { $lost } Punkte
} verloren und die Schranke passiert

ta-players = Spieler
ta-round = Runde { $round }
ta-rails-left = { $count ->
    [one] noch { $count } Schiene
   *[other] noch { $count } Schienen
}
ta-starts = beginnt
ta-to-act = am Zug
ta-you = du
ta-lost = { $lost } verloren
ta-shares = ein Netz mit
ta-alone = ein eigenes Netz
ta-no-stone = noch kein Startstein

ta-rounds = Gespielte Runden
ta-round-look = Zeigen
ta-round-look-said = Runde { $round } auf der Karte zeigen
ta-reveal = Runde { $round } ist vorbei
ta-reveal-everyone = Alle
ta-reveal-lost = { $lost ->
    [0] vollständig
    [one] { $lost } Punkt verloren
   *[other] { $lost } Punkte verloren
}
ta-reveal-key = Gestrichelt: Schienen, die noch fehlten
ta-reveal-barrier = Die Schranke rückt von { $from } auf { $to }

ta-chart-score = Verlorene Punkte nach jeder Runde
ta-chart-missing = Fehlende Schienen im Verlauf
ta-chart-rounds = Runde
ta-chart-moves = Züge
ta-chart-points = Punkte

# Die Übersichtskarte
ta-card-turn = Ein Zug
ta-card-first = Erster Zug
ta-card-first-how = der Startstein auf einen beliebigen Kreuzungspunkt ohne Startstein
ta-card-single = Einfache Linien
ta-card-single-how = eine oder zwei Schienen
ta-card-double = Doppellinie
ta-card-double-how = eine Schiene, sonst nichts
ta-card-network = Wo
ta-card-network-how = am eigenen Netz: alles, was mit dem Startstein zusammenhängt
ta-card-ahead = Vorausplanen
ta-card-ahead-how = markiere deine nächsten Schienen auf der Karte, während die anderen spielen: Sie werden gelegt, sobald du dran bist, außer wenn sich dein Netz geändert hat
ta-card-round = Eine Runde
ta-card-end = Sie endet
ta-card-end-how = sobald jemandes fünf Städte verbunden sind
ta-card-lost = Verlorene Punkte
ta-card-lost-how = 1 für jede fehlende Schiene auf einer einfachen Linie, 2 auf einer Doppellinie
ta-card-barrier = Die Schranke
ta-card-barrier-how = hat sie jemand passiert, gewinnt, wer am wenigsten Punkte verloren hat

ta-why-over = { $count ->
    [one] Die Lokomotive von { $players } ist an der Schranke vorbei ({ $barrier } Punkte).
   *[other] Die Lokomotiven von { $players } sind an der Schranke vorbei ({ $barrier } Punkte).
}

# Why a choice matters
why-transamerica-PlaceStart = Dein Netz beginnt hier: Ein Kreuzungspunkt nahe an mehreren deiner Städte spart Schienen.
why-transamerica-LayRail = Bringt dein Netz näher an eine Stadt oder an die Schienen anderer, die dann auch deine sind.
why-transamerica-EndTurn = Eine Schiene genügt: Lass die zweite weg, wenn sie nur den anderen helfen würde.
