af-start-player = { $player } ist Startspieler.
af-deal = { $player } erhält eine Auftragskarte.
af-deal-own = { $player } erhält die Auftragskarte { $card }.
af-return = { $player } legt eine Auftragskarte zurück.
af-return-own = { $player } legt die Auftragskarte { $card } zurück.
af-origin = { $player } beginnt in { $city }.
af-move = { $train ->
    [1] { $player } fährt nach { $place }.
   *[other] { $player } fährt mit dem zweiten Zug nach { $place }.
}
af-cross = { $train ->
    [1] { $player } setzt mit der Fähre nach { $place } über.
   *[other] { $player } setzt mit dem zweiten Zug auf der Fähre nach { $place } über.
}
af-fee = { $player } zahlt { $player_owner } { $amount } M Gebühr.
af-load = { $player } lädt { $good } in { $city }.
af-unload = { $player } lädt { $good } in { $city } ab.
af-unload-supply = { $player } gibt { $good } in { $city } zurück.
af-deliver = { $player } liefert { $good } in { $city } für { $amount } M.
af-sell = { $player } liefert { $good } in { $city } aus dem Depot für { $amount } M.
af-bonus = { $player } verdient daran { $amount } M mehr.
af-announce = { $player } sagt 200 M oder mehr an.
af-store = { $player } lagert { $good } im Depot in { $city } ein.
af-store-other = { $player } lagert { $good } in { $city } für { $player_owner } ein.
af-ask = { $player } bittet { $player_owner }, { $good } ins Depot in { $city } zu nehmen.
af-consent-yes = { $player } lässt { $player_storing } { $good } einlagern.
af-consent-no = { $player } lässt { $player_storing } { $good } nicht einlagern.
af-take = { $player } holt { $good } aus dem Depot in { $city }.
af-end-move = { $train ->
    [1] { $player } ist gefahren.
   *[other] { $player } ist mit dem zweiten Zug gefahren.
}
af-end-turn = { $player } beendet den Spielzug.
af-sit-out = { $player } setzt aus und wirft alle Auftragskarten ab.
af-build = { $player } baut von { $from } nach { $to } für { $amount } M.
af-ferry-joined = { $player } schließt die Fähre { $ferry } an.
af-major = { $player } hat jetzt { $city } im Netz: { $count ->
    [one] { $count } Großstadt.
   *[other] { $count } Großstädte.
}
af-duty = { $player } muss einen Auftrag ausführen, der zu { $city } passt.
af-upgrade = { $train ->
    [1] { $player } rüstet den Zug für 20 M zu { $type } auf.
   *[other] { $player } rüstet den zweiten Zug für 20 M zu { $type } auf.
}
af-convert = { $train ->
    [1] { $player } rüstet den Zug für 5 M zu { $type } um.
   *[other] { $player } rüstet den zweiten Zug für 5 M zu { $type } um.
}
af-buy-train = { $player } kauft für 30 M einen zweiten Zug; er beginnt in { $city }.
af-depot = { $player } errichtet für 10 M ein Depot in { $city }.
af-drop = { $player } verliert { $good }.
af-offer-use = { $rounds ->
    [one] { $player } bietet { $player_asked } { $amount } M für die Benutzung der Strecken von { $player_asked } in einem Spielzug.
   *[other] { $player } bietet { $player_asked } { $amount } M je Spielzug für die Benutzung der Strecken von { $player_asked } in { $rounds } Spielzügen.
}
af-offer-own = { $rounds ->
    [one] { $player } bietet { $player_asked } die Benutzung der eigenen Strecken für { $amount } M in einem Spielzug an.
   *[other] { $player } bietet { $player_asked } die Benutzung der eigenen Strecken für { $amount } M je Spielzug in { $rounds } Spielzügen an.
}
af-offer-yes = { $player } nimmt den Vorschlag von { $player_offering } an.
af-offer-no = { $player } lehnt den Vorschlag von { $player_offering } ab.
af-draw = { $player } zieht eine Auftragskarte.
af-draw-own = { $player } zieht die Auftragskarte { $card }.
af-public = Die Auftragskarte { $card } wird öffentlich ausgelegt.
af-event = { $player } zieht ein Ereignis: { $event }.
af-event-waits = Es gilt eine Runde lang, vom Ende dieses Spielzugs an.
af-event-begins = Es beginnt: { $event }.
af-event-ends = Es ist vorbei: { $event }.
af-track-lost = { $count ->
    [one] { $player } verliert einen Abschnitt.
   *[other] { $player } verliert { $count } Abschnitte.
}
af-derailed = { $train ->
    [1] { $player } verliert den nächsten Spielzug des Zuges.
   *[other] { $player } verliert den nächsten Spielzug des zweiten Zuges.
}
af-tax = { $player } zahlt { $amount } M Steuern.
af-upkeep = { $player } zahlt { $amount } M für die Strecken.
af-grant = { $player } erhält { $amount } M von der Bank.
af-reshuffle = Die Ablage wird in den Stapel gemischt.
af-round = Runde { $round } beginnt.
af-cleared = Niemand hat { $good } in { $city } abgeholt; die Ware geht in den Vorrat zurück.
af-won = { $count ->
    [one] { $players } gewinnt mit { $amount } M.
   *[other] { $players } gewinnen gemeinsam mit je { $amount } M.
}

af-do-return = { $card } zurücklegen: { $good1 } – { $city1 } { $amount1 } M, { $good2 } – { $city2 } { $amount2 } M, { $good3 } – { $city3 } { $amount3 } M
af-do-origin = In { $city } beginnen
af-do-move = { $train ->
    [1] Nach { $place } fahren
   *[other] Mit dem zweiten Zug nach { $place } fahren
}
af-do-move-fee = { $train ->
    [1] Nach { $place } fahren: { $amount } M an { $player_owner }
   *[other] Mit dem zweiten Zug nach { $place } fahren: { $amount } M an { $player_owner }
}
af-do-cross = { $train ->
    [1] Mit der Fähre nach { $place }, danach halbe Geschwindigkeit
   *[other] Mit dem zweiten Zug auf der Fähre nach { $place }, danach halbe Geschwindigkeit
}
af-do-cross-fee = { $train ->
    [1] Mit der Fähre nach { $place }, danach halbe Geschwindigkeit: { $amount } M an { $player_owner }
   *[other] Mit dem zweiten Zug auf der Fähre nach { $place }, danach halbe Geschwindigkeit: { $amount } M an { $player_owner }
}
af-do-load = { $train ->
    [1] { $good } laden
   *[other] { $good } in den zweiten Zug laden
}
af-do-unload = { $train ->
    [1] { $good } abladen
   *[other] { $good } aus dem zweiten Zug abladen
}
af-do-deliver = { $train ->
    [1] { $good } in { $city } liefern nach { $card }: +{ $amount } M
   *[other] { $good } aus dem zweiten Zug in { $city } liefern nach { $card }: +{ $amount } M
}
af-do-sell = { $train ->
    [1] { $good } aus dem Depot in { $city } liefern nach { $card }: +{ $amount } M
   *[other] { $good } aus dem Depot in { $city } liefern nach { $card }, mit einem Punkt des zweiten Zuges: +{ $amount } M
}
af-do-store = { $train ->
    [1] { $good } ins eigene Depot einlagern: −1 M
   *[other] { $good } aus dem zweiten Zug ins eigene Depot einlagern: −1 M
}
af-do-store-other = { $train ->
    [1] { $good } für { $player_owner } einlagern: −1 M
   *[other] { $good } aus dem zweiten Zug für { $player_owner } einlagern: −1 M
}
af-do-take = { $train ->
    [1] { $good } aus dem eigenen Depot holen
   *[other] { $good } mit dem zweiten Zug aus dem eigenen Depot holen
}
af-do-end-move = { $train ->
    [1] Bewegung beenden
   *[other] Bewegung des zweiten Zuges beenden
}
af-do-end-turn = Den Spielzug beenden
af-do-sit-out = Aussetzen: die Hand abwerfen und eine neue ziehen
af-do-build = Von { $from } nach { $to } bauen: −{ $amount } M
af-do-build-ferry = Von { $from } nach { $to } bauen und die Fähre { $ferry } anschließen: −{ $amount } M
af-do-upgrade = { $train ->
    [1] Den Zug zu { $type } aufrüsten: −20 M
   *[other] Den zweiten Zug zu { $type } aufrüsten: −20 M
}
af-do-convert = { $train ->
    [1] Den Zug zu { $type } umrüsten: −5 M
   *[other] Den zweiten Zug zu { $type } umrüsten: −5 M
}
af-do-buy-train = Einen zweiten Zug in { $city } kaufen: −30 M
af-do-depot = Ein Depot in { $city } errichten: −10 M
af-do-drop = { $good } abgeben
af-do-offer-use = { $rounds ->
    [one] { $player_asked } { $amount } M für die Benutzung der fremden Strecken in einem Spielzug bieten
   *[other] { $player_asked } { $amount } M je Spielzug für die Benutzung der fremden Strecken in { $rounds } Spielzügen bieten
}
af-do-offer-own = { $rounds ->
    [one] { $player_asked } die eigenen Strecken für { $amount } M in einem Spielzug anbieten
   *[other] { $player_asked } die eigenen Strecken für { $amount } M je Spielzug in { $rounds } Spielzügen anbieten
}
af-do-accept-use = { $rounds ->
    [one] Annehmen: { $player_offering } benutzt deine Strecken für { $amount } M in einem Spielzug
   *[other] Annehmen: { $player_offering } benutzt deine Strecken für { $amount } M je Spielzug in { $rounds } Spielzügen
}
af-do-accept-own = { $rounds ->
    [one] Annehmen: du benutzt die Strecken von { $player_offering } für { $amount } M in einem Spielzug
   *[other] Annehmen: du benutzt die Strecken von { $player_offering } für { $amount } M je Spielzug in { $rounds } Spielzügen
}
af-do-refuse = Den Vorschlag von { $player_offering } ablehnen
af-do-consent = { $player_storing } { $good } ins eigene Depot einlagern lassen
af-do-decline = { $player_storing } { $good } nicht einlagern lassen

af-why-answer-first = Zuerst muss eine Frage beantwortet werden.
af-why-blocks-ferry = Das würde die Fähre { $ferry } für jemanden verbauen, der sie noch anschließen darf.
af-why-blocks-place = Das würde { $city } für jemanden verbauen, der noch anschließen darf.
af-why-city-not-joined = Der zweite Zug beginnt in einer Großstadt, die mit deinem Ausgangspunkt verbunden ist.
af-why-depot-full = Das Depot fasst drei Waren, keine zwei von einer Art.
af-why-depot-stands = Du hast dort schon ein Depot.
af-why-depots-full = Drei Spieler haben dort schon ein Depot.
af-why-drawing = Es wird eine Karte gezogen.
af-why-drop-first = Zuerst muss eine Ware abgegeben werden.
af-why-duty = Zuerst muss ein Auftrag ausgeführt werden, der zu einer angeschlossenen Stadt passt.
af-why-fast-only = Depots gehören zum rasanten Spiel.
af-why-fee = Du kannst die Gebühr für diese Strecke nicht zahlen.
af-why-ferry-closed = Diese Fähre fährt jetzt nicht.
af-why-ferry-next-turn = Eine Fähre nimmt man mit dem ersten Schritt eines Spielzugs, der im Fährhafen beginnt.
af-why-ferry-not-joined = Niemand hat diese Fähre angeschlossen.
af-why-first-round = In der ersten Runde bauen die Spieler nur Strecken.
af-why-first-thing = Aussetzen muss das Erste in einem Spielzug sein.
af-why-game-over = Das Spiel ist zu Ende.
af-why-good-not-here = Diese Ware gibt es hier nicht.
af-why-inside-city = Innerhalb einer Großstadt wird keine Strecke gebaut.
af-why-limit = Das ist mehr, als in einem Spielzug ausgegeben werden darf.
af-why-loses-turn = Dieser Zug verliert diesen Spielzug.
af-why-move-ended = Die Bewegung ist vorbei.
af-why-move-first = Beende zuerst die Bewegung.
af-why-no-agreements = Abmachungen sind an diesem Tisch ausgeschaltet.
af-why-no-c15 = Der C15 ist an diesem Tisch nicht im Spiel.
af-why-no-credit = Du hast nicht genug Geld, und die Bank gibt keinen Kredit.
af-why-no-depot = Hier ist kein solches Depot.
af-why-no-events = Zu Beginn der vierten Runde werden keine Ereignisse ausgelegt.
af-why-no-fitting-contract = Du brauchst einen Auftrag auf der Hand, der zu dieser Kleinstadt passt.
af-why-no-passage = Ein Ereignis lässt dort keinen Zug durch.
af-why-no-pickup = Wegen eines Ereignisses kann diese Ware hier nicht geladen werden.
af-why-no-points = Es sind keine Bewegungspunkte übrig.
af-why-no-second-train = An diesem Tisch gibt es keine zweiten Züge.
af-why-no-space = Es ist kein Laderaum frei.
af-why-no-such-partner = Diesen Vorschlag kannst du diesem Spieler nicht machen.
af-why-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
af-why-no-such-thing = So etwas gibt es in diesem Spiel nicht.
af-why-no-such-train = Einen solchen Zug hast du nicht.
af-why-no-track = Zu dieser Geländemarke führt keine Strecke.
af-why-not-dealing = Jetzt werden keine Karten verteilt.
af-why-not-drawing = Jetzt wird keine Karte gezogen.
af-why-not-in-city = Der Zug steht nicht in einer Stadt.
af-why-not-in-depot = Diese Ware liegt nicht in deinem Depot.
af-why-not-in-pile = Diese Karte ist nicht im Stapel.
af-why-not-on-board = Diese Ware ist nicht an Bord.
af-why-not-own-network = Gebaut wird vom eigenen Netz aus.
af-why-not-this-step = Ein Zug wird Stufe um Stufe aufgerüstet und innerhalb seiner Stufe umgerüstet.
af-why-not-your-card = Diesen Auftrag kannst du nicht ausführen.
af-why-nothing-asked = Niemand hat dich etwas gefragt.
af-why-nothing-to-drop = Es muss keine Ware abgegeben werden.
af-why-one-step = Ein Zug fährt jeweils eine Geländemarke weit.
af-why-origin-first = Wähle zuerst deinen Ausgangspunkt.
af-why-other-city = Dieser Auftrag gilt für eine andere Stadt.
af-why-other-seat = Ein anderer Spieler erhält die nächste Karte.
af-why-owner-refused = Der Besitzer des Depots hat in diesem Spielzug abgelehnt.
af-why-place-full = Die erlaubte Zahl an Spielern hat diesen Ort schon angeschlossen.
af-why-proposed-already = Du hast diesem Spieler in diesem Spielzug schon etwas vorgeschlagen.
af-why-region-no-building = Ein Ereignis verbietet dort das Bauen.
af-why-return-first = Lege zuerst Karten zurück.
af-why-section-built = Zwischen diesen Geländemarken liegt schon eine Strecke.
af-why-set-up-over = Der Aufbau ist vorbei.
af-why-start-known = Der Startspieler wird jetzt nicht ausgelost.
af-why-strike = In dieser Stadt wird gestreikt.
af-why-track-closed = Die Strecken des Besitzers sind gesperrt.
af-why-twice-out-of-city = Du hast in diesem Spielzug schon zweimal aus dieser Stadt heraus gebaut.
af-why-two-trains = Du hast schon zwei Züge.
af-advice-no-train = Einen solchen Zug hast du nicht.
af-advice-no-place = Diesen Ort gibt es auf der Karte nicht.
af-advice-no-stops = Eine Fahrt ist eine Liste von Orten mit dem, was der Zug dort lädt, abstellt und liefert.
