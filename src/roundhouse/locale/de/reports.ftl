report-not-over = Ein Spiel kann analysiert werden, sobald es vorbei ist.
report-no-judge = Niemand hier kann dieses Spiel beurteilen.
report-lost = { $percent } % der Gewinnchance
report-moment = Runde oder Jahr { $round }, Moment { $number }

ta-report-price = { $rails ->
    [0] weniger als eine Schiene
    [one] etwa { $rails } Schiene
   *[other] etwa { $rails } Schienen
}
ta-report-round = Minuspunkte in Runde { $round }
ta-report-rails = Gelegte Schienen
ta-report-double = davon doppelte
ta-report-complete = Runden mit allen Städten verbunden

ar-report-price = etwa { $amount } $
ar-report-start = Startgeld
ar-report-taken = Von der Bank genommen
ar-report-tax = An die Bank gezahlt
ar-report-shares = Für Aktien gezahlt
ar-report-dividends = Dividenden von { $company }
ar-report-auctions = Gewonnene Versteigerungen
ar-report-cubes = Gesetzte Würfel
ar-report-houses = Gebaute Häuser

af-report-price = { $turns ->
    [0] etwa { $amount } M, weniger als ein Spielzug
    [one] etwa { $amount } M oder { $turns } Spielzug
   *[other] etwa { $amount } M oder { $turns } Spielzüge
}
af-report-start = Startgeld
af-report-deliveries = Lieferungen
af-report-bonuses = Prämien
af-report-grants = Zuschüsse
af-report-fees-received = Gebühren erhalten
af-report-track = Strecken
af-report-trains = Züge
af-report-depots = Depots
af-report-storage = Lagerung
af-report-fees-paid = Gebühren bezahlt
af-report-taxes = Steuern
af-report-upkeep = Unterhalt
af-report-contracts = Erfüllte Aufträge
af-report-sections = Gebaute Abschnitte
af-report-steps = Gefahrene Geländemarken
af-report-sat-out = Ausgesetzte Spielzüge
af-report-majors = Verbundene Großstädte
report-failed = Die Analyse konnte nicht beendet werden; bitte versuch es noch einmal.
report-busy = Für dich wird schon ein anderes Spiel analysiert; bitte warte, bis das fertig ist.
