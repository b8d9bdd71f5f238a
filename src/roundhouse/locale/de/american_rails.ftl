ar-remove = { $company } verlässt das Spiel mit allen Würfeln und Aktien.
ar-banker = { $player } führt die Bank.
ar-offer = { $player } versteigert eine Aktie von { $company }.
ar-bid = { $player } bietet { $amount } $ für { $company }.
ar-pass-bid = { $player } passt.
ar-auto-pass = { $player } kann nicht mitbieten und passt.
ar-sold = { $player } kauft eine Aktie von { $company } für { $amount } $.
ar-unsold = Niemand bietet: Die Aktie von { $company } verlässt das Spiel.
ar-no-city = Keine Stadt ist frei: Alle Aktien von { $company } verlassen das Spiel.
ar-start = { $player } lässt { $company } in { $city } beginnen.
ar-train = { $player } bekommt Platz { $number } in der Spieler-Reihenfolge.
ar-space = { $player } zieht auf { ar-do-space }.
ar-decline = { $player } verzichtet auf die Aktion.
ar-develop = { $player } baut ein Haus in { $city }.
ar-fund = { $player } finanziert { $company } mit 5 $.
ar-take-two = { $player } nimmt 2 $ aus der Bank.
ar-tax = { $player } lässt die anderen je 2 $ an die Bank zahlen: zusammen { $amount } $.
ar-place = { $player } baut für { $company } in { $place }: Die Firma zahlt { $cost } $.
ar-done = { $player } baut nicht weiter.
ar-connection = { $count ->
    [one] { $company } schafft eine spezielle Verbindung: Einkommen +{ $amount } $.
   *[other] { $company } schafft { $count } spezielle Verbindungen: Einkommen +{ $amount } $.
}
ar-income-up = Das Einkommen von { $company } steigt um { $amount } $ auf { $income } $.
ar-income-down = Das Einkommen von { $company } sinkt um { $amount } $ auf { $income } $.
ar-dividend = { $shares ->
    [one] { $company } zahlt { $amount } $ auf die eine Aktie.
   *[other] { $company } zahlt { $amount } $ auf jede von { $shares } Aktien.
}
ar-receives = { $player } erhält { $amount } $ Dividende.
ar-year = Es ist das Jahr { $year }.
ar-phase = Aktionsphase { $number }, in dieser Reihenfolge: { $players }.
ar-end-year = Das Spiel endet: { $year } ist das letzte Jahr.
ar-end-shares = Das Spiel endet: Jede Aktie ist verkauft oder aus dem Spiel.
ar-end-supplies = Das Spiel endet: In mindestens { $supplies } Vorräten liegen zwei oder weniger Teile.
ar-won = { $count ->
    [one] { $players } gewinnt mit { $amount } $.
   *[other] { $players } gewinnen gemeinsam mit je { $amount } $.
}

ar-do-offer = Eine Aktie von { $company } versteigern
ar-do-bid = { $amount } $ bieten
ar-do-pass-bid = Passen
ar-do-start = In { $city } beginnen: Einkommen { $income } $
ar-do-space = { $space ->
    [pass] Passen
    [develop] Ausbau
    [fund] Finanziere 5 $
    [take] Nimm 2 $
    [take-or-expand] Nimm 2 $ (oder Ausdehnen 2)
    [expand3] Ausdehnen 3
    [auction] Versteigere eine Aktie
   *[expand4] Ausdehnen 4
}
ar-do-decline = Auf die Aktion verzichten
ar-do-develop = Ein Haus in { $city } bauen: Einkommen +{ $amount } $ für { $companies }
ar-do-fund = { $company } mit 5 $ finanzieren
ar-do-take-two = 2 $ aus der Bank nehmen
ar-do-tax = Die anderen zahlen je 2 $ an die Bank: zusammen { $amount } $
ar-do-done = Nicht weiter bauen
ar-do-place = Für { $company } in { $place } bauen: −{ $cost } $
ar-do-place-city = Für { $company } in { $city } bauen: −{ $cost } $, Einkommen +{ $income } $
ar-do-place-shared = Für { $company } in { $city } bauen: −{ $cost } $, Einkommen +{ $income } $; { $rival } verliert { $loss } $

ar-why-asked-remove = Zuerst wird eine Firma gezogen, die das Spiel verlässt.
ar-why-asked-banker = Zuerst wird gezogen, wer die Bank führt.
ar-why-asked-offer = Wähle eine Firma zum Versteigern.
ar-why-asked-bid = Dies ist eine Versteigerung: Biete oder passe.
ar-why-asked-start = Wähle die Stadt, in der die Firma beginnt.
ar-why-asked-space = Setze deinen Zug auf ein freies Feld der Aktionsspalte.
ar-why-asked-develop = Setze ein Haus in eine Stadt oder verzichte.
ar-why-asked-fund = Wähle eine Firma, die du finanzierst, oder verzichte.
ar-why-asked-take = Wähle, was du mit diesem Feld tust, oder verzichte.
ar-why-asked-auction = Wähle eine Firma, deren Aktie du versteigerst, oder verzichte.
ar-why-asked-expand = Setze einen Würfel oder beende die Aktion.
ar-why-asked-ended = Das Spiel ist zu Ende.
ar-why-no-company = Es gibt keine Firma { $company }.
ar-why-company-removed = { $company } ist aus dem Spiel.
ar-why-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
ar-why-offered = Von { $company } wurde schon eine Aktie versteigert.
ar-why-no-share-left = { $company } hat keine Aktie mehr zu verkaufen.
ar-why-bid-least = Das niedrigste Gebot ist { $least } $, nicht { $amount } $.
ar-why-bid-more = Ein Gebot von { $amount } $ ist nicht höher als { $standing } $, das höchste bisher.
ar-why-bid-cash = Du kannst nicht { $amount } $ bieten: Du hast { $cash } $.
ar-why-start-no-city = Eine Firma beginnt in einer Stadt.
ar-why-start-taken = In { $city } liegt schon ein Würfel: Eine Firma beginnt in einer freien Stadt.
ar-why-no-space = Die Aktionsspalte hat kein Feld { $space }.
ar-why-space-taken = { $player } steht schon auf diesem Feld.
ar-why-develop-no-city = Ein Haus gehört in eine Stadt.
ar-why-no-house-left = Es ist kein Haus mehr da.
ar-why-never-house = In { $city } darf nie ein Haus stehen.
ar-why-has-house = In { $city } steht schon ein Haus.
ar-why-no-track = In { $city } liegt kein Würfel einer Firma.
ar-why-no-expand-2 = Zu dritt kann dieses Feld nicht zum Ausdehnen benutzt werden.
ar-why-begun = Du hast einen Würfel gesetzt: Setze weiter oder sage, dass du fertig bist.
ar-why-no-cube-yet = Setze zuerst mindestens einen Würfel oder verzichte.
ar-why-no-hex = Dieses Hex gibt es auf dem Plan nicht.
ar-why-no-share = Du hast keine Aktie von { $company }.
ar-why-no-cube = { $company } hat keinen Würfel mehr.
ar-why-own-cube = { $company } hat schon einen Würfel in { $place }.
ar-why-not-adjacent = { $place } liegt nicht neben einem Würfel von { $company }.
ar-why-hex-full = In { $place } passt nur ein Würfel, und der liegt schon da.
ar-why-cost = Ein Würfel in { $place } kostet { $cost } $; { $company } hat { $money } $.

ar-advice-not-actions = Das sind keine Aktionen dieses Spiels, oder zu viele.
ar-advice-no-city = In diesem Hex liegt keine Stadt.

ar-hint-bid = Für dich etwa { $worth } $ wert, für den nächsten Bieter { $rival } $.
ar-hint-bid-alone = Für dich etwa { $worth } $ wert; wahrscheinlich bietet sonst niemand.
ar-hint-pass-bid = Für dich ist sie nicht mehr als etwa { $worth } $ wert.
ar-hint-no-bid = Für dich ist sie kein Gebot wert.
ar-hint-joins = { $change ->
    [up] Verbindet { $cities }: Einkommen von { $company } +{ $income } $, Dividende +{ $dividend } $ je Aktie.
    [down] Verbindet { $cities }, auch wenn { $company } dann mehr teilt: Einkommen −{ $income } $.
   *[same] Verbindet { $cities }; das Einkommen von { $company } bleibt gleich.
}
ar-hint-towards = Bringt { $company } näher an { $city }: Einkommen +{ $income } $, sobald die Stadt verbunden ist.
ar-hint-house = { $amount ->
    [0] Ein Haus in { $city }: Einkommen für die Firmen dort; deine Dividenden bleiben vorerst gleich.
   *[other] Ein Haus in { $city }: deine Dividenden +{ $amount } $ je Runde.
}
ar-hint-fund = 5 $ für { $company }, um später zu bauen.
ar-hint-fund-city = { $company } braucht { $cost } $, um { $city } zu verbinden: Das hilft.
ar-hint-share = { $player } würde sie für etwa { $price } $ kaufen; Dividenden einer Aktie von { $company } bis zum Ende: etwa { $worth } $.
ar-hint-share-unsold = Wahrscheinlich bietet niemand: Eine Aktie von { $company } ginge aus dem Spiel.
ar-hint-start = Einkommen { $income } $ in { $city }; mit { $money } $ im Vermögen kommen etwa { $more } $ dazu.
ar-hint-take = 2 $ in bar; nichts anderes bringt dir hier mehr.
ar-hint-tax = Kostet die anderen mehr, als eine andere Wahl dir bringt.
ar-hint-order = So wählst du in der nächsten Phase zuerst.
ar-hint-stop = Weiterzumachen würde anderen mehr nützen als dir.
ar-hint-save = Spart das Geld von { $companies } für später: Nichts in Reichweite bringt jetzt etwas.
ar-hint-decline = Keine Wahl hier bringt dir etwas.
