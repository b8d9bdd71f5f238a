ta-start-player = { $player } ist Startspieler.
ta-deal = { $player } nimmt eine { $colour ->
    [green] grüne
    [yellow] gelbe
    [red] rote
    [blue] blaue
   *[orange] orange
} Karte.
ta-deal-own = { $player } nimmt { $city } ({ $colour ->
    [green] grün
    [yellow] gelb
    [red] rot
    [blue] blau
   *[orange] orange
}).
ta-stone = { $player } setzt den Startstein: { $place }.
ta-rail = { $player } legt eine Schiene: { $from } – { $to }.
ta-rail-double = { $player } legt eine Schiene auf eine Doppellinie: { $from } – { $to }.
ta-end-turn = { $player } beendet den Zug nach einer Schiene.
ta-pass = { $player } passt: Es gibt keine Linie mehr, auf der gebaut werden kann.
ta-shown = { $count ->
    [one] { $players } hat alle fünf Städte verbunden und zeigt die Karten.
   *[other] { $players } haben alle fünf Städte verbunden und zeigen die Karten.
}
ta-round-complete = { $count ->
    [one] Runde { $round } endet: { $players } hat alle fünf Städte verbunden.
   *[other] Runde { $round } endet: { $players } haben alle fünf Städte verbunden.
}
ta-round-no-rails = Runde { $round } endet: Es ist keine Schiene mehr übrig.
ta-lost = { $points ->
    [0] { $player } verliert nichts (bisher { $total } verloren).
    [one] { $player } verliert { $points } Punkt (bisher { $total } verloren).
   *[other] { $player } verliert { $points } Punkte (bisher { $total } verloren).
}
ta-barrier = Die Schranke rückt auf { $barrier } verlorene Punkte.
ta-won = { $count ->
    [one] { $players } gewinnt mit { $points ->
        [one] { $points } verlorenen Punkt
       *[other] { $points } verlorenen Punkten
    }.
   *[other] { $players } gewinnen gemeinsam mit je { $points ->
        [one] { $points } verlorenen Punkt
       *[other] { $points } verlorenen Punkten
    }.
}

ta-at-e = östlich von
ta-at-ne = nordöstlich von
ta-at-nw = nordwestlich von
ta-at-w = westlich von
ta-at-sw = südwestlich von
ta-at-se = südöstlich von
ta-at-two-e = zwei östlich von
ta-at-two-ne = zwei nordöstlich von
ta-at-two-nw = zwei nordwestlich von
ta-at-two-w = zwei westlich von
ta-at-two-sw = zwei südwestlich von
ta-at-two-se = zwei südöstlich von
ta-at-ene = ostnordöstlich von
ta-at-n = nördlich von
ta-at-wnw = westnordwestlich von
ta-at-wsw = westsüdwestlich von
ta-at-s = südlich von
ta-at-ese = ostsüdöstlich von

ta-do-stone = Startstein setzen: { $place }
ta-do-rail = Schiene legen: { $from } – { $to }
ta-do-rail-double = Schiene auf eine Doppellinie legen, der ganze Zug: { $from } – { $to }
ta-do-end-turn = Zug beenden
ta-do-pass = Passen: Es gibt keine Linie mehr, auf der gebaut werden kann

ta-why-game-over = Das Spiel ist zu Ende.
ta-why-dealing = Die Karten werden ausgeteilt.
ta-why-start-player-known = Der Startspieler steht schon fest.
ta-why-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
ta-why-not-dealing = Karten werden nur zu Beginn einer Runde ausgeteilt.
ta-why-other-seat-is-dealt = Die nächste Karte nimmt jemand anderes.
ta-why-not-in-the-pile = Diese Karte ist nicht unter den freien Karten der Farbe, die an der Reihe ist.
ta-why-stone-first = Der erste Zug einer Runde gehört allein dem Startstein.
ta-why-stone-stands = Der Startstein wird nur einmal gesetzt, im ersten Zug einer Runde.
ta-why-no-such-crossing = Diesen Kreuzungspunkt gibt es auf dem Plan nicht.
ta-why-crossing-taken = Auf diesem Kreuzungspunkt steht schon ein Startstein.
ta-why-at-least-one = In jedem Zug muss mindestens eine Schiene gelegt werden.
ta-why-no-such-line = Diese Linie gibt es auf dem Plan nicht.
ta-why-line-built = Auf dieser Linie liegt schon eine Schiene.
ta-why-not-at-own-network = Jede Schiene muss an das eigene Netz anschließen.
ta-why-double-line-alone = Eine Schiene auf einer Doppellinie braucht den ganzen Zug: Nach der ersten Schiene ist nur noch eine einfache Linie erlaubt.
ta-why-must-lay = Passen darf nur, wer auf keiner Linie mehr bauen kann.

ta-hint-start = { $rails ->
    [one] Von hier verbindet { $rails } Schiene alle deine Städte.
   *[other] Von hier verbinden { $rails } Schienen alle deine Städte.
}
ta-hint-finish = Verbindet alle deine Städte und beendet die Runde.
ta-hint-joins = Verbindet { $cities }; es { $left ->
    [one] fehlt noch { $left } Schiene
   *[other] fehlen noch { $left } Schienen
}.
ta-hint-nearer = Bringt { $cities } näher: { $fewer ->
    [one] { $fewer } Schiene
   *[other] { $fewer } Schienen
} weniger zu legen, danach noch { $left }.
ta-hint-end-turn = Noch eine Schiene würde den anderen mehr helfen als dir.
ta-hint-only = Etwas Besseres ist jetzt nicht zu tun.
ta-advice-not-shown = Dieser Tisch zeigt das nicht, oder dein Startstein steht noch nicht.
