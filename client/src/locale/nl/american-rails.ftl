about-american-rails = Koop aandelen in zes maatschappijen, bepaal waar ze bouwen en wees de rijkste als de lijnen liggen.
time-american-rails = anderhalf uur
over-score-american-rails = Geld ($)

# The map
ar-map = Kaart van American Rails
ar-atlantic = Atlantische Oceaan
ar-gulf = Golf van Mexico
ar-lake-michigan = Michiganmeer
ar-lake-erie = Eriemeer
ar-mississippi = Mississippi
ar-plains = vlakte
ar-forest = bos
ar-mountain = berg
ar-city = stad
ar-place = Veld { $label }, { $terrain }
ar-place-beside = Veld { $label }, { $terrain } naast { $city }
ar-place-city = { $name }, stad van ${ $full } alleen, ${ $shared } gedeeld
ar-there = met { $companies }
ar-a-house = met een huisje
ar-builds = { $company } bouwt voor { $cost }
ar-builds-city = { $company } bouwt voor { $cost }, inkomsten +{ $income }
ar-income-plus = inkomsten +{ $income }
ar-rival-loses = { $rival } −{ $loss }
ar-rival-said = { $rival } verliest { $loss }
ar-again = Nog eens om te bevestigen
ar-which = Voor welke maatschappij?
ar-special = Speciale connecties
ar-plan = { $company }: { $count ->
    [one] 1 blokje
   *[other] { $count } blokjes
}, { $cost }{ $income ->
    [0] { "" }
   *[other] , inkomsten +{ $income }
}
ar-plan-finish = Dit bouwen en stoppen
ar-reach = { $cubes ->
    [one] 1 blokje
   *[other] { $cubes } blokjes
}, { $cost } · inkomsten +{ $income }
ar-reach-short = { $cubes ->
    [one] 1 blokje
   *[other] { $cubes } blokjes
}, { $cost } (heeft { $treasury }) · inkomsten +{ $income }
ar-reach-none = Geen van jouw maatschappijen kan hier komen

# What is asked
ar-ask-offer = Kies een maatschappij om te veilen
ar-ask-first-bid = { $company } wordt geveild: bied vanaf { $least } of pas
ar-ask-bid = { $company }: { $standing } van { $player }. Bied vanaf { $least } of pas
ar-ask-cannot-bid = { $company } staat op { $standing } van { $player }: hoger kun je niet
ar-ask-cannot-open = { $company } wordt geveild vanaf { $least }: dat kun je niet betalen, dus je past
ar-ask-start = Kies de stad waar { $company } begint
ar-ask-space = Fase { $column } van 3: zet je trein op een leeg veld
ar-ask-develop = { $count ->
    [one] Zet een huisje in een stad, of zie ervan af: nog 1
   *[other] Zet een huisje in een stad, of zie ervan af: nog { $count }
}
ar-ask-fund = Geef een maatschappij $5, of zie ervan af
ar-ask-take = Neem $2, laat de anderen elk $2 betalen, of zie ervan af
ar-ask-take-or-expand = Neem $2, laat de anderen betalen, plaats tot 2 blokjes, of zie ervan af
ar-ask-auction = Kies van welke maatschappij je een aandeel veilt, of zie ervan af
ar-ask-expand = Plaats een blokje voor { $companies }: nog { $count }
ar-ask-no-cube = Er kan geen blokje geplaatst worden: zie ervan af

# Action track
ar-action-track = Actiespoor
ar-preparation = Voorbereiding
ar-year = Jaar { $year }
ar-order = In deze volgorde: { $players }
ar-train-at = { $player } in fase { $column }
ar-train-declined = { $player } in fase { $column }, zag ervan af
ar-space = { $space ->
    [pass] Pas
    [develop] Ontwikkel
    [fund] Financier $5
    [take] Neem $2
    [take-or-expand] Neem $2 of Breid uit 2
    [expand3] Breid uit 3
    [auction] Veiling
   *[expand4] Breid uit 4
}
ar-space-does = { $space ->
    [pass] daarna vooraan
    [develop] een huisje in een stad
    [fund] $5 voor een maatschappij
    [take] $2, of anderen betalen $2
    [take-or-expand] $2, zij betalen, of 2 blokjes
    [expand3] tot 3 blokjes
    [auction] veil een aandeel
   *[expand4] 4 blokjes, maar achteraan
}
ar-turn-order = Beurtvolgorde in { $year }
ar-place-free = Plaats { $number } is vrij
ar-place-of = Plaats { $number }: { $player }

# Auction
ar-auction = Veiling
ar-auction-of = Een aandeel van { $company }
ar-would-start = De koper kiest waar zij begint
ar-from = vanaf
ar-standing = staat op
ar-bidder-leads = hoogste bod
ar-bidder-passed = past
ar-bidder-thinks = aan bod
ar-bidder-waits = doet mee
ar-pass = Pas
ar-bid = Bied { $amount }
ar-amount = Je bod in dollars
ar-lowest = laagste
ar-order-pass = Pas vanaf nu
ar-order-bid = Bied voor mij tot
ar-order-limit = Grens in dollars
ar-orders-pass = Je past vanzelf in deze veiling.
ar-orders-bid = Je biedt vanzelf tot { $amount } en past dan.
ar-orders-cancel = Stop daarmee
ar-share-now = Een aandeel brengt nu op
ar-share-then = Met één erbij
ar-share-mine = Jij krijgt erbij per jaar
ar-bidder-out = kan niet hoger

# Companies
ar-companies = Maatschappijen
ar-income = Inkomst.
ar-income-of = Inkomsten van { $company }
ar-treasury = Schatkist
ar-a-share = Aandeel
ar-cubes = Blokjes
ar-shares = Aandelen: { $sold } verkocht, { $left } over, { $gone } uit het spel
ar-out = uit het spel
ar-no-cities = Nog geen stad.
ar-alone = alleen
ar-shared = gedeeld
ar-connection = speciale connectie

# Players
ar-players = Spelers
ar-banker = bank
ar-acts = aan zet
ar-holds = Aandelen: { $shares }
ar-if-paid = dividend nu: { $amount }
ar-worth = { $amount } waard

# The end
ar-end = Tot het einde
ar-end-years = { $count ->
    [0] Dit is het laatste jaar
    [one] Hierna nog één jaar
   *[other] Hierna nog { $count } jaar
}
ar-end-shares = { $count ->
    [one] Nog één aandeel te verkopen
   *[other] Nog { $count } aandelen te verkopen
}
ar-end-supplies = Lage voorraden (2 of minder): { $low } van { $needed }
ar-houses = Huisjes
ar-last-year = Laatste jaar:
ar-reason-year = Na { $year } is het spel uit.
ar-reason-shares = Elk aandeel is verkocht of uit het spel.
ar-reason-supplies = { $count } voorraden tellen twee stukken of minder.

# Figures
ar-values = Waarden en verloop
ar-by-year = Geld en inkomsten na elk jaar
ar-now = nu
ar-row-worth = Waard
ar-per-share = { $amount } per aandeel
ar-in-treasury = in schatkist
ar-sales = Verkochte aandelen
ar-col-year = Jaar
ar-col-cash = Geld
ar-col-income = Inkomsten
ar-col-share = Aandeel
ar-col-buyer = Koper
ar-col-price = Prijs
ar-col-paid = Uitgekeerd
ar-col-pays = Levert nu
ar-col-place = Plaats
ar-col-player = Speler
ar-col-bought = Voor aandelen
ar-col-earned = Dividend
ar-standings = Hoe het geld werd verdiend
ar-chart-money = Geld
ar-chart-cash = geld ($)
ar-chart-incomes = Inkomsten van de maatschappijen
ar-chart-income = inkomsten ($)
ar-dividends-of = Dividend { $year }
ar-dividends-mine = Dividend { $year }: jij ontvangt { $amount }.
ar-col-total = Totaal
ar-rate = { $income } inkomsten, { $amount } per aandeel

# De overzichtskaart
ar-card-costs = Een blokje kost de maatschappij
ar-card-cost-city = $2, en $2 voor elk blokje en huisje dat er ligt
ar-card-cost-plains = $2, en $2 voor elk blokje dat er ligt
ar-card-cost-forest = $3; maar één blokje
ar-card-cost-mountain = $5; maar één blokje
ar-card-actions = Acties, van boven naar beneden
ar-card-pass = niets; je bent vroeg aan de beurt in de volgende fase
ar-card-develop = een huisje in een stad met een blokje: alleen $2 meer, gedeeld $1 meer
ar-card-fund = $5 van de bank voor een maatschappij naar keuze
ar-card-take = $2 voor jou, of $2 van elke andere speler naar de bank
ar-card-take-or-expand = $2 voor jou, of $2 van elke andere speler naar de bank, of tot twee blokjes
ar-card-expand3 = tot drie blokjes van maatschappijen waarin je een aandeel hebt
ar-card-auction = breng een aandeel van een maatschappij in veiling
ar-card-expand4 = tot vier blokjes van maatschappijen waarin je een aandeel hebt
ar-card-income = Inkomsten en einde
ar-card-dividend = Dividend
ar-card-dividend-how = inkomsten gedeeld door de aandelen in bezit van spelers, naar boven afgerond, per aandeel
ar-card-special-how = Chicago, New York, Atlanta: $10 voor elk verbonden paar
ar-card-end = Einde
ar-card-end-how = na 1857, als elk aandeel verkocht of weg is, of als { $count } voorraden nog twee stuks of minder hebben

# Why a choice matters
why-american-rails-pass = Er gebeurt niets, maar je kiest in de volgende fase als eerste.
why-american-rails-develop = Een huisje verhoogt blijvend de inkomsten van elke maatschappij in die stad.
why-american-rails-fund = Een maatschappij met een lege schatkist kan niet bouwen; hiermee kan een van jouw maatschappijen verder.
why-american-rails-take = Meteen een beetje geld: voor de volgende veiling, of om het de anderen af te nemen.
why-american-rails-expand3 = Nieuw spoor bereikt steden, en steden zijn inkomsten: elk aandeel dat je hebt levert voortaan meer op.
why-american-rails-expand4 = Het meeste spoor in één keer, maar je kiest in de volgende fase als laatste.
why-american-rails-auction = Er wordt een aandeel meer verkocht: de prijs vult de schatkist van de maatschappij, en haar andere aandelen leveren iets minder op.
why-american-rails-StartCity = De maatschappij begint hier: haar inkomsten zijn de volledige waarde van deze stad, en vanhier groeit haar spoor.
why-american-rails-Develop = Een huisje hier verhoogt blijvend de inkomsten van elke maatschappij in deze stad.
why-american-rails-PlaceCube = Elk blokje kost geld uit de schatkist van de maatschappij; het loont als het een stad bereikt.
why-american-rails-Decline = Het veld is alleen om zijn plaats genomen: er wordt niets betaald en er gebeurt niets.
