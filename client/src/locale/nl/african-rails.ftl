about-african-rails = Teken je eigen lijnen door een continent en breng goederen waar ze het meest gevraagd zijn.
time-african-rails = een avond
over-score-african-rails = Geld (M)

af-map = Kaart van Afrika. Pijltjestoetsen gaan van plaats naar plaats, plus en min zoomen.
af-map-title = AFRIKA
af-map-subtitle = en Klein-Azië
af-map-north = N
af-sea-atlantic = Atlantische Oceaan
af-sea-indian = Indische Oceaan
af-sea-mediterranean = Middellandse Zee
af-sea-red = Rode Zee
af-terrain-plain = vlakte
af-terrain-desert = woestijn
af-terrain-jungle = jungle
af-terrain-mountain = berg
af-terrain-high-mountain = hooggebergte
af-kind-small = kleine stad
af-kind-medium = middelgrote stad
af-kind-major = grote stad
af-across-river = over een rivier
af-across-wadi = over een wadi
af-across-lake = over een meer
af-ferry = veerboot
af-key = Legenda
af-place-post = Mijlpaal bij { $near }, { $terrain }, rij { $row }, kolom { $column }
af-place-harbour = Veerhaven { $name }, { $terrain }
af-place-city = { $name }, { $kind }; biedt { $goods }
af-place-city-plain = { $name }, { $kind }
af-put-away = Sluiten
af-event-in-force = van kracht
af-event-soon = begint na deze beurt van { $player }
af-chips = nog { $count }
af-chips-of = { $left } van { $all }
af-lies-here = Hier gelost: { $good }
af-wanted-here = Hier gevraagd: { $good }
af-ride-here = Je trein staat hier.
af-ride-none = Er loopt nog geen spoor naartoe.
af-steps = { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}
af-turns = { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}
af-by-ferry = veerboot { $ferry }
af-ride-rent = { $amount } aan { $owner }
af-rent-free = Zonder tol:
af-ride-go = Rijd erheen
af-ride-part = { $steps ->
    [one] Rijd nu één stap
   *[other] Rijd nu { $steps } stappen
}
af-plan-track = Wat zou spoor kosten?
af-track = Spoor
af-track-to = Spoor naar { $place }
af-track-figures = { $sections ->
    [one] Eén baanvak
   *[other] { $sections } baanvakken
}, { $cost } M, { $turns ->
    [one] deze beurt
   *[other] in { $turns } beurten
}
af-track-closed = Het rode deel kan niet gebouwd worden.
af-track-there = Daar ligt al spoor.
af-track-cost = spoor { $cost } M
af-budget-left = deze beurt mag nog { $left } M besteed worden
af-budget = { $spent } van { $limit } M besteed
af-cash = geld { $cash }
af-build-all = { $sections ->
    [one] Bouw het
   *[other] Bouw { $sections } baanvakken
}
af-build-one = Alleen het eerste
af-build-later = Deze beurt kan er niets van betaald worden.
af-on-board = aan boord
af-from = vanaf { $from }:
af-not-payable = meer dan je hebt
af-no-source = nu niet bereikbaar
af-source-figures = { $load } stappen om te laden, { $deliver } om te leveren:
af-show-city = Naar { $city }
af-show-track = Ontbrekend spoor
af-card = Opdrachtkaart { $card }
af-duty = Voor deze kaart sloot je een stad aan: een van de opdrachten moet worden uitgevoerd.
af-put-back = Leg deze kaart terug
af-bot = { $level } { $seat }
af-player = Speler { $number }
af-start-player = Startspeler
af-announced = 200 M of meer
af-secret = geheim
af-majors = { $count } van 5 grote steden
af-cards = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
af-empty = leeg
af-points = { $points ->
    [one] nog één stap
   *[other] nog { $points } stappen
}
af-points-left = Trein { $type }: { $points ->
    [one] nog één stap
   *[other] nog { $points } stappen
}
af-stuck = verliest een beurt
af-depot = Depot in { $city }:
af-round = Ronde { $round }
af-set-up = Voorbereiding
af-target = { $target } en 5 grote steden winnen
af-your-contracts = Jouw opdrachten
af-public-contracts = Openbare opdrachten
af-public-later = Ze worden in de vierde ronde neergelegd.
af-players = Spelers
af-goods = Goederen en waar ze zijn
af-pile = { $pile } kaarten op de stapel, { $discards } afgelegd
af-agreements = Afspraken
af-agreement = { $user } gebruikt het spoor van { $owner } voor { $price }, { $turns ->
    [one] nog één beurt
   *[other] nog { $turns } beurten
}
af-offer-to = Vraag
af-offer-whose = Voor gebruik van
af-offer-theirs = hun spoor
af-offer-mine = mijn spoor
af-offer-price = Prijs per beurt
af-offer-rounds = Beurten
af-offer = Voorstellen
af-closed-sections = Gesloten baanvakken
af-closed-section = gesloten: dit zou iemand van { $place } afhouden
af-closed-none = Aan je netwerk is geen baanvak gesloten
af-train-shop = Trein en depots
af-prompt-running = Onderweg …
af-prompt-return = Je hebt { $cards } opdrachtkaarten: leg er een terug
af-prompt-origin = Kies de grote stad waar je netwerk begint
af-prompt-deliver = Je kunt hier leveren
af-prompt-move = Rijd: kies een stad of de volgende mijlpaal
af-prompt-moved = Laad of los goederen, of stop met rijden
af-prompt-build = Bouw: sleep vanaf je spoor of kies een plaats
af-prompt-build-first = Bouw je eerste spoor: sleep vanuit je stad of kies een plaats
af-prompt-drop = Kies een lading die je verliest
af-prompt-proposal = Een voorstel wacht op je antwoord
af-prompt-storing = Iemand vraagt je depot te gebruiken
af-chart-cash = Geld
af-chart-unit-cash = M
af-chart-majors = Aangesloten grote steden
af-chart-unit-majors = steden
af-chart-rounds = ronde
af-accounts = Waar het geld vandaan kwam en naartoe ging
af-flow-start = Begin
af-flow-deliveries = Leveringen
af-flow-bonuses = Premies
af-flow-grants = Subsidies
af-flow-fees-received = Ontvangen tol
af-flow-track = Spoor
af-flow-trains = Treinen
af-flow-depots = Depots
af-flow-storage = Opslag
af-flow-fees-paid = Betaalde tol
af-flow-taxes = Belasting
af-flow-upkeep = Onderhoud
af-to = naar
af-find = Zoek een stad (druk op / om hier te komen): Enter toont haar, nog eens Enter rijdt of bouwt erheen
af-find-short = Zoek een stad
af-seen = Gezien
af-chart-earned = Verdiend met leveringen
af-chart-unit-earned = M
af-key-wanted = een opdracht vraagt hier goederen
af-track-none = Daar kan nu geen spoor komen.
af-why = Waarom niet?

# De overzichtskaart
af-card-trains = Treinen
af-card-train = { $points } punten per beurt, { $loads } ladingen
af-card-costs = Spoor, naar de mijlpaal die het bereikt
af-card-plain = Vlakte, woestijn
af-card-plain-cost = 1 M
af-card-jungle = Jungle, berg
af-card-jungle-cost = 2 M
af-card-high = Hooggebergte
af-card-high-cost = 5 M
af-card-town = Kleine of middelgrote stad
af-card-town-cost = 3 M
af-card-major = Grote stad
af-card-major-cost = 5 M; er hoogstens twee keer per beurt uit
af-card-harbour = Veerhaven
af-card-harbour-cost = de prijs van de veerboot, één keer
af-card-water = Over water
af-card-water-cost = rivier +2 M, meer of baai +3 M, wadi +0
af-card-turn = Een beurt
af-card-move = Rijden
af-card-move-how = onderweg laden, lossen en leveren
af-card-build = Bouwen
af-card-build-how = spoor voor hoogstens 20 M (30 M in het snelle spel)
af-card-improve = Verbeteren
af-card-improve-how = één stap voor 20 M, in plaats van spoor: A naar B, B naar C
af-card-convert = Ombouwen
af-card-convert-how = binnen een stap voor 5 M
af-card-sit-out = Overslaan
af-card-sit-out-how = in plaats van een beurt: alle opdrachtkaarten nieuw
af-card-fee = Spoor van anderen
af-card-fee-how = 4 M per eigenaar en beurt, of de afgesproken prijs
af-card-limits = Wie een plaats mag aansluiten
af-card-two = Twee spelers
af-card-two-where = een kleine stad, een veerboot
af-card-three = Drie spelers
af-card-three-where = een middelgrote stad
af-card-all = Alle spelers
af-card-all-where = een grote stad; geen spoor mag een plaats afsluiten voor wie er nog mag aansluiten

af-why-over = { $count ->
    [one] { $players } heeft { $target } of meer en vijf grote steden verbonden.
   *[other] { $players } hebben { $target } of meer en vijf grote steden verbonden.
}

af-profit = { $profit } per beurt
af-steer = De trein die je bestuurt
af-train-number = Trein { $number }: { $type }, { $points }
af-story-ride = van { $from } naar { $to }
af-story-ride-to = naar { $to }
af-story-near = bij { $city }
af-story-fee = tol { $amount }
af-story-load = { $good } geladen
af-story-unload = { $good } gelost
af-story-deliver = { $good } geleverd { $amount }
af-story-build = { $sections ->
    [one] één stuk spoor
   *[other] { $sections } stukken spoor
} gebouwd naar { $to }, { $amount }
af-story-train = trein is nu { $type }
af-story-second-train = tweede trein in { $city }
af-story-depot = depot in { $city }
af-story-sit-out = overgeslagen voor nieuwe opdrachten
af-story-event = gebeurtenis: { $event }
af-story-nothing = stond stil en bouwde niets
af-cheaper = Een goedkopere weg: { $cost }
af-trip = Rit
af-trip-plan = Plan deze rit
af-trip-no-track = Er loopt nog geen spoor naar { $place }.
af-trip-go = { $steps ->
    [0] Doe het nu
    [one] Rijd: nu één stap
   *[other] Rijd: nu { $steps } stappen
}
af-stop = Als stop van een rit
af-stop-pass = alleen langskomen
af-stop-load = { $good } laden
af-stop-deliver = { $good } leveren +{ $amount }

# Why a choice matters
why-african-rails-ChooseOrigin = Je netwerk begint in deze stad: het best is er een dicht bij je opdrachten.
why-african-rails-MoveTo = Eén bewegingspunt per stap; punten die je niet gebruikt, vervallen.
why-african-rails-BuildTrack = Spoor blijft het hele spel van jou, en anderen betalen je om erover te rijden.
why-african-rails-Load = Laden is gratis, ook voor een opdracht die je misschien later trekt.
why-african-rails-Deliver = De betaling is meteen van jou, en je krijgt een nieuwe kaart in de hand.
why-african-rails-Upgrade = Een betere trein loont over veel beurten: meer bewegingspunten of een derde lading.
why-african-rails-SitOut = Kost de hele beurt, maar kaarten die nergens toe leiden zijn weg.
