about-african-rails = Zieh deine eigenen Strecken durch einen Kontinent und bring Waren dorthin, wo man sie am meisten braucht.
time-african-rails = ein Abend
over-score-african-rails = Geld (M)

af-map = Karte von Afrika. Pfeiltasten gehen von Ort zu Ort, Plus und Minus vergrößern und verkleinern.
af-map-title = AFRIKA
af-map-subtitle = und Kleinasien
af-map-north = N
af-sea-atlantic = Atlantischer Ozean
af-sea-indian = Indischer Ozean
af-sea-mediterranean = Mittelmeer
af-sea-red = Rotes Meer
af-terrain-plain = Ebene
af-terrain-desert = Wüste
af-terrain-jungle = Dschungel
af-terrain-mountain = Berg
af-terrain-high-mountain = Hochgebirge
af-kind-small = Kleinstadt
af-kind-medium = Mittelstadt
af-kind-major = Großstadt
af-across-river = über einen Fluss
af-across-wadi = über ein Wadi
af-across-lake = über einen See
af-ferry = Fähre
af-key = Legende
af-place-post = Geländemarke bei { $near }, { $terrain }, Reihe { $row }, Spalte { $column }
af-place-harbour = Fährhafen { $name }, { $terrain }
af-place-city = { $name }, { $kind }; bietet { $goods }
af-place-city-plain = { $name }, { $kind }
af-put-away = Schließen
af-event-in-force = in Kraft
af-event-soon = beginnt nach diesem Spielzug von { $player }
af-chips = noch { $count }
af-chips-of = { $left } von { $all }
af-lies-here = Hier abgeladen: { $good }
af-wanted-here = Hier gebraucht: { $good }
af-ride-here = Dein Zug steht hier.
af-ride-none = Dorthin führt noch keine Strecke.
af-steps = { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}
af-turns = { $turns ->
    [one] ein Spielzug
   *[other] { $turns } Spielzüge
}
af-by-ferry = Fähre { $ferry }
af-ride-rent = { $amount } an { $owner }
af-rent-free = Ohne Gebühren:
af-ride-go = Hinfahren
af-ride-part = { $steps ->
    [one] Jetzt einen Schritt fahren
   *[other] Jetzt { $steps } Schritte fahren
}
af-plan-track = Was würde die Strecke kosten?
af-track = Strecke
af-track-to = Strecke nach { $place }
af-track-figures = { $sections ->
    [one] Ein Abschnitt
   *[other] { $sections } Abschnitte
}, { $cost } M, { $turns ->
    [one] in diesem Spielzug
   *[other] in { $turns } Spielzügen
}
af-track-closed = Der rote Teil kann nicht gebaut werden.
af-track-there = Dort liegt schon eine Strecke.
af-track-cost = Strecke { $cost } M
af-budget-left = in diesem Spielzug dürfen noch { $left } M ausgegeben werden
af-budget = { $spent } von { $limit } M ausgegeben
af-cash = Geld { $cash }
af-build-all = { $sections ->
    [one] Bauen
   *[other] { $sections } Abschnitte bauen
}
af-build-one = Nur den ersten
af-build-later = In diesem Spielzug kann nichts davon bezahlt werden.
af-on-board = an Bord
af-from = ab { $from }:
af-not-payable = mehr, als du hast
af-no-source = jetzt nicht erreichbar
af-source-figures = { $load } Schritte zum Laden, { $deliver } zum Liefern:
af-show-city = Nach { $city }
af-show-track = Fehlende Strecke
af-card = Auftragskarte { $card }
af-duty = Für diese Karte hast du eine Stadt angeschlossen: einer ihrer Aufträge muss ausgeführt werden.
af-put-back = Diese Karte zurücklegen
af-bot = { $level } { $seat }
af-player = Spieler { $number }
af-start-player = Startspieler
af-announced = 200 M oder mehr
af-secret = geheim
af-majors = { $count } von 5 Großstädten
af-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
af-empty = leer
af-points = { $points ->
    [one] noch ein Schritt
   *[other] noch { $points } Schritte
}
af-points-left = Zug { $type }: { $points ->
    [one] noch ein Schritt
   *[other] noch { $points } Schritte
}
af-stuck = verliert einen Spielzug
af-depot = Depot in { $city }:
af-round = Runde { $round }
af-set-up = Vorbereitung
af-target = { $target } und 5 Großstädte gewinnen
af-your-contracts = Deine Aufträge
af-public-contracts = Öffentliche Aufträge
af-public-later = Sie werden in der vierten Runde ausgelegt.
af-players = Spieler
af-goods = Waren und wo es sie gibt
af-pile = { $pile } Karten im Stapel, { $discards } abgelegt
af-agreements = Abmachungen
af-agreement = { $user } nutzt die Strecken von { $owner } für { $price }, { $turns ->
    [one] noch einen Spielzug
   *[other] noch { $turns } Spielzüge
}
af-offer-to = Frage
af-offer-whose = Für die Nutzung von
af-offer-theirs = deren Strecken
af-offer-mine = meinen Strecken
af-offer-price = Preis je Spielzug
af-offer-rounds = Spielzüge
af-offer = Vorschlagen
af-closed-sections = Gesperrte Abschnitte
af-closed-section = gesperrt: das würde jemanden von { $place } fernhalten
af-closed-none = An deinem Netz ist kein Abschnitt gesperrt
af-train-shop = Zug und Depots
af-prompt-running = Unterwegs …
af-prompt-return = Du hast { $cards } Auftragskarten: Lege eine zurück
af-prompt-origin = Wähle die Großstadt, in der dein Netz beginnt
af-prompt-deliver = Du kannst hier liefern
af-prompt-move = Fahre: wähle eine Stadt oder die nächste Geländemarke
af-prompt-moved = Lade auf oder ab, oder beende die Fahrt
af-prompt-build = Baue: ziehe von deiner Strecke oder wähle einen Ort
af-prompt-build-first = Baue deine erste Strecke: ziehe von deiner Stadt oder wähle einen Ort
af-prompt-drop = Wähle eine Ware, die du verlierst
af-prompt-proposal = Ein Vorschlag wartet auf deine Antwort
af-prompt-storing = Jemand möchte dein Depot nutzen
af-chart-cash = Geld
af-chart-unit-cash = M
af-chart-majors = Angeschlossene Großstädte
af-chart-unit-majors = Städte
af-chart-rounds = Runde
af-accounts = Woher das Geld kam und wohin es ging
af-flow-start = Beginn
af-flow-deliveries = Lieferungen
af-flow-bonuses = Prämien
af-flow-grants = Zuschüsse
af-flow-fees-received = Gebühren erhalten
af-flow-track = Strecken
af-flow-trains = Züge
af-flow-depots = Depots
af-flow-storage = Lagerung
af-flow-fees-paid = Gebühren bezahlt
af-flow-taxes = Steuern
af-flow-upkeep = Unterhalt
af-to = nach
af-find = Stadt suchen (mit / hierher): Enter zeigt sie, noch einmal Enter fährt oder baut dorthin
af-find-short = Stadt suchen
af-seen = Gesehen
af-chart-earned = Mit Lieferungen verdient
af-chart-unit-earned = M
af-key-wanted = ein Auftrag braucht hier Waren
af-track-none = Dorthin kann jetzt keine Strecke gebaut werden.
af-why = Warum nicht?

# Die Übersichtskarte
af-card-trains = Züge
af-card-train = { $points } Punkte je Spielzug, { $loads } Ladungen
af-card-costs = Strecke, nach der Geländemarke, die sie erreicht
af-card-plain = Ebene, Wüste
af-card-plain-cost = 1 M
af-card-jungle = Dschungel, Berg
af-card-jungle-cost = 2 M
af-card-high = Hochgebirge
af-card-high-cost = 5 M
af-card-town = Klein- oder Mittelstadt
af-card-town-cost = 3 M
af-card-major = Großstadt
af-card-major-cost = 5 M; höchstens zweimal je Spielzug aus einer hinaus
af-card-harbour = Fährhafen
af-card-harbour-cost = der Preis der Fähre, einmal
af-card-water = Über Wasser
af-card-water-cost = Fluss +2 M, See oder Bucht +3 M, Wadi +0
af-card-turn = Ein Spielzug
af-card-move = Fahren
af-card-move-how = unterwegs laden, abladen und liefern
af-card-build = Bauen
af-card-build-how = Strecke für höchstens 20 M (30 M im rasanten Spiel)
af-card-improve = Aufrüsten
af-card-improve-how = eine Stufe für 20 M, statt Strecke: A zu B, B zu C
af-card-convert = Umrüsten
af-card-convert-how = innerhalb einer Stufe für 5 M
af-card-sit-out = Aussetzen
af-card-sit-out-how = statt eines Spielzugs: alle Auftragskarten neu
af-card-fee = Fremde Strecke
af-card-fee-how = 4 M je Besitzer und Spielzug, oder der vereinbarte Preis
af-card-limits = Wer einen Ort anschließen darf
af-card-two = Zwei
af-card-two-where = eine Kleinstadt, eine Fähre
af-card-three = Drei
af-card-three-where = eine Mittelstadt
af-card-all = Alle
af-card-all-where = eine Großstadt; keine Strecke darf einen Ort für jemanden verbauen, der noch anschließen darf

af-why-over = { $count ->
    [one] { $players } hat { $target } oder mehr und fünf Großstädte verbunden.
   *[other] { $players } haben { $target } oder mehr und fünf Großstädte verbunden.
}

af-profit = { $profit } pro Spielzug
af-steer = Der Zug, den du lenkst
af-train-number = Zug { $number }: { $type }, { $points }
af-story-ride = von { $from } nach { $to }
af-story-ride-to = nach { $to }
af-story-near = bei { $city }
af-story-fee = Gebühr { $amount }
af-story-load = { $good } geladen
af-story-unload = { $good } abgeladen
af-story-deliver = { $good } geliefert { $amount }
af-story-build = { $sections ->
    [one] ein Abschnitt
   *[other] { $sections } Abschnitte
} bis { $to } gebaut, { $amount }
af-story-train = Zug ist jetzt { $type }
af-story-second-train = zweiter Zug in { $city }
af-story-depot = Depot in { $city }
af-story-sit-out = ausgesetzt für neue Aufträge
af-story-event = Ereignis: { $event }
af-story-nothing = stand still und baute nichts
af-cheaper = Ein billigerer Weg: { $cost }
af-trip = Fahrt
af-trip-plan = Diese Fahrt planen
af-trip-no-track = Nach { $place } führt noch keine Strecke.
af-trip-go = { $steps ->
    [0] Jetzt ausführen
    [one] Los: jetzt ein Schritt
   *[other] Los: jetzt { $steps } Schritte
}
af-stop = Als Halt einer Fahrt
af-stop-pass = nur vorbeifahren
af-stop-load = { $good } laden
af-stop-deliver = { $good } liefern +{ $amount }

# Why a choice matters
why-african-rails-ChooseOrigin = Dein Netz beginnt in dieser Stadt: Am besten ist eine nahe an deinen Aufträgen.
why-african-rails-MoveTo = Ein Bewegungspunkt je Schritt; Punkte, die du nicht benutzt, verfallen.
why-african-rails-BuildTrack = Strecken bleiben das ganze Spiel deine, und andere zahlen dir dafür, darauf zu fahren.
why-african-rails-Load = Laden ist kostenlos, auch für einen Auftrag, den du vielleicht später ziehst.
why-african-rails-Deliver = Die Zahlung gehört dir sofort, und du bekommst eine neue Karte auf die Hand.
why-african-rails-Upgrade = Ein besserer Zug lohnt sich über viele Spielzüge: mehr Bewegungspunkte oder eine dritte Ladung.
why-african-rails-SitOut = Kostet den ganzen Spielzug, aber Karten, die nirgendwohin führen, sind weg.
