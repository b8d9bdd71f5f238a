report-not-over = Een spel kan worden geanalyseerd zodra het voorbij is.
report-no-judge = Niemand hier kan dit spel beoordelen.
report-lost = { $percent } % van de winstkans
report-moment = ronde of jaar { $round }, moment { $number }

ta-report-price = { $rails ->
    [0] minder dan een spoorstaaf
    [one] ongeveer { $rails } spoorstaaf
   *[other] ongeveer { $rails } spoorstaven
}
ta-report-round = Verliespunten in ronde { $round }
ta-report-rails = Gelegde spoorstaven
ta-report-double = waarvan dubbele
ta-report-complete = Rondes met alle steden verbonden

ar-report-price = ongeveer ${ $amount }
ar-report-start = Startgeld
ar-report-taken = Van de bank genomen
ar-report-tax = Aan de bank betaald
ar-report-shares = Betaald voor aandelen
ar-report-dividends = Dividend van { $company }
ar-report-auctions = Gewonnen veilingen
ar-report-cubes = Geplaatste spoorblokjes
ar-report-houses = Gebouwde huisjes

af-report-price = { $turns ->
    [0] ongeveer { $amount } M, minder dan een beurt
    [one] ongeveer { $amount } M, ofwel { $turns } beurt
   *[other] ongeveer { $amount } M, ofwel { $turns } beurten
}
af-report-start = Startgeld
af-report-deliveries = Leveringen
af-report-bonuses = Premies
af-report-grants = Subsidies
af-report-fees-received = Ontvangen tol
af-report-track = Spoor
af-report-trains = Treinen
af-report-depots = Depots
af-report-storage = Opslag
af-report-fees-paid = Betaalde tol
af-report-taxes = Belasting
af-report-upkeep = Onderhoud
af-report-contracts = Uitgevoerde opdrachten
af-report-sections = Gebouwde baanvakken
af-report-steps = Gereden mijlpalen
af-report-sat-out = Overgeslagen beurten
af-report-majors = Verbonden grote steden
report-failed = De analyse kon niet worden afgemaakt; probeer het nog eens.
report-busy = Er wordt al een ander spel voor je geanalyseerd; wacht tot dat klaar is.
