about-transamerica = Iedereen bouwt aan hetzelfde netwerk en iedereen wil er iets anders van: elk vijf geheime steden.
time-transamerica = een half uur
over-score-transamerica = Punten verloren

ta-map = Kaart van de Verenigde Staten. Pijltjestoetsen gaan van plek naar plek, Enter kiest.
ta-pacific = Stille Oceaan
ta-atlantic = Atlantische Oceaan
ta-gulf = Golf van Mexico
ta-key-single = 1 spoorstaaf
ta-key-double = hele beurt

ta-ask-stone = Zet je startsteen op een vrij kruispunt
ta-ask-first = Leg één of twee spoorstaven op enkele lijnen, of één op een dubbele lijn
ta-ask-second = Leg een tweede spoorstaaf op een enkele lijn, of beëindig je beurt
ta-ask-pass = Er is voor jou geen lijn meer: pas
ta-ask-look = De ronde is voorbij: kijk wat er ontbrak

ta-tag-single = 1 spoorstaaf
ta-tag-double = hele beurt
ta-tag-single-missing = nog { $after } ({ $change })
ta-tag-double-missing = hele beurt · nog { $after } ({ $change })

ta-leaves = { $missing ->
    [0] alle vijf steden verbonden
    [one] dan ontbreekt er nog { $missing }
   *[other] dan ontbreken er nog { $missing }
}

ta-ahead = { $count ->
    [one] Gepland: één spoorstaaf, gelegd zodra je aan de beurt bent
   *[other] Gepland: { $count } spoorstaven, gelegd zodra je aan de beurt bent
}
ta-ahead-line = Plan een spoorstaaf bij { $city } voor je volgende beurt

ta-rails-of-turn = { $left ->
    [one] Nog één spoorstaaf in deze beurt
   *[other] Nog { $left } spoorstaven in deze beurt
}
ta-end-turn = Beurt beëindigen
ta-pass = Passen
ta-go-on = Verder

ta-your-cities = Jouw steden
ta-joined = verbonden
ta-not-joined = nog open
ta-show-city = Toon { $city } op de kaart ({ $colour ->
    [green] groen
    [yellow] geel
    [red] rood
    [blue] blauw
   *[orange] oranje
}, { $joined ->
    [yes] verbonden
   *[no] nog niet verbonden
})
ta-missing = { $missing ->
    [0] Alle vijf verbonden
    [one] Er ontbreekt nog { $missing } punt
   *[other] Er ontbreken nog { $missing } punten
}
ta-missing-note = Enkele lijn 1, dubbele lijn 2

ta-track = Verloren punten
ta-track-barrier = Versperring
ta-track-said = { $player } heeft { $lost ->
    [one] { $lost } punt
   *[other] { $lost } punten
} verloren, { $distance } voor de versperring
ta-track-passed = { $player } heeft { $lost ->
    [one] { $lost } punt
   *[other] { $lost } punten
} verloren en is voorbij de versperring

ta-players = Spelers
ta-round = Ronde { $round }
ta-rails-left = { $count ->
    [one] nog { $count } spoorstaaf
   *[other] nog { $count } spoorstaven
}
ta-starts = begint
ta-to-act = aan zet
ta-you = jij
ta-lost = { $lost } verloren
ta-shares = één netwerk met
ta-alone = een eigen netwerk
ta-no-stone = nog geen startsteen

ta-rounds = Gespeelde rondes
ta-round-look = Toon
ta-round-look-said = Toon ronde { $round } op de kaart
ta-reveal = Ronde { $round } is voorbij
ta-reveal-everyone = Iedereen
ta-reveal-lost = { $lost ->
    [0] compleet
    [one] { $lost } punt verloren
   *[other] { $lost } punten verloren
}
ta-reveal-key = Streepjeslijnen: spoorstaven die nog ontbraken
ta-reveal-barrier = De versperring gaat van { $from } naar { $to }

ta-chart-score = Verloren punten na elke ronde
ta-chart-missing = Ontbrekende spoorstaven in de tijd
ta-chart-rounds = ronde
ta-chart-moves = zetten
ta-chart-points = punten

# De overzichtskaart
ta-card-turn = Een beurt
ta-card-first = Eerste beurt
ta-card-first-how = de startsteen op een kruispunt zonder startsteen
ta-card-single = Enkele lijnen
ta-card-single-how = een of twee spoorstaven
ta-card-double = Dubbele lijn
ta-card-double-how = één spoorstaaf, en verder niets
ta-card-network = Waar
ta-card-network-how = aan het eigen netwerk: alles wat met de startsteen verbonden is
ta-card-ahead = Vooruit plannen
ta-card-ahead-how = markeer je volgende spoorstaven op de kaart terwijl de anderen spelen: ze worden gelegd zodra je aan de beurt bent, tenzij je netwerk is veranderd
ta-card-round = Een ronde
ta-card-end = Ze eindigt
ta-card-end-how = zodra iemands vijf steden verbonden zijn
ta-card-lost = Verloren punten
ta-card-lost-how = 1 voor elke ontbrekende spoorstaaf op een enkele lijn, 2 op een dubbele lijn
ta-card-barrier = De versperring
ta-card-barrier-how = zodra iemand haar gepasseerd is, wint wie de minste punten heeft verloren

ta-why-over = { $count ->
    [one] De locomotief van { $players } is de versperring voorbij ({ $barrier } punten).
   *[other] De locomotieven van { $players } zijn de versperring voorbij ({ $barrier } punten).
}

# Why a choice matters
why-transamerica-PlaceStart = Je netwerk begint hier: een kruispunt dicht bij meerdere van je steden bespaart spoorstaven.
why-transamerica-LayRail = Brengt je netwerk dichter bij een stad, of bij de spoorstaven van anderen, die dan ook van jou zijn.
why-transamerica-EndTurn = Eén spoorstaaf is genoeg: laat de tweede weg als die alleen de anderen zou helpen.
