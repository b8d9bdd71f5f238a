about-american-rails = Kaufe Aktien von sechs Firmen, bestimme, wo sie bauen, und sei am Ende am reichsten.
time-american-rails = anderthalb Stunden
over-score-american-rails = Geld ($)

# The map
ar-map = Karte von American Rails
ar-atlantic = Atlantischer Ozean
ar-gulf = Golf von Mexiko
ar-lake-michigan = Michigansee
ar-lake-erie = Eriesee
ar-mississippi = Mississippi
ar-plains = Ebene
ar-forest = Wald
ar-mountain = Berg
ar-city = Stadt
ar-place = Hex { $label }, { $terrain }
ar-place-beside = Hex { $label }, { $terrain } bei { $city }
ar-place-city = { $name }, Stadt: { $full } $ allein, { $shared } $ anteilig
ar-there = mit { $companies }
ar-a-house = mit einem Haus
ar-builds = { $company } baut für { $cost }
ar-builds-city = { $company } baut für { $cost }, Einkommen +{ $income }
ar-income-plus = Einkommen +{ $income }
ar-rival-loses = { $rival } −{ $loss }
ar-rival-said = { $rival } verliert { $loss }
ar-again = Noch einmal zum Bestätigen
ar-which = Für welche Firma?
ar-special = Spezielle Verbindungen
ar-plan = { $company }: { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}, { $cost }{ $income ->
    [0] { "" }
   *[other] , Einkommen +{ $income }
}
ar-plan-finish = Das bauen und aufhören
ar-reach = { $cubes ->
    [one] 1 Würfel
   *[other] { $cubes } Würfel
}, { $cost } · Einkommen +{ $income }
ar-reach-short = { $cubes ->
    [one] 1 Würfel
   *[other] { $cubes } Würfel
}, { $cost } (hat { $treasury }) · Einkommen +{ $income }
ar-reach-none = Keine deiner Firmen kommt hierher

# What is asked
ar-ask-offer = Wähle eine Firma für die Versteigerung
ar-ask-first-bid = { $company } wird versteigert: Biete ab { $least } oder passe
ar-ask-bid = { $company }: { $standing } von { $player }. Biete ab { $least } oder passe
ar-ask-cannot-bid = { $company } steht bei { $standing } von { $player }: Höher kannst du nicht
ar-ask-cannot-open = { $company } wird ab { $least } versteigert: Das kannst du nicht zahlen, also passt du
ar-ask-start = Wähle die Stadt, in der { $company } beginnt
ar-ask-space = Phase { $column } von 3: Setze deinen Zug auf ein leeres Feld
ar-ask-develop = { $count ->
    [one] Baue ein Haus in einer Stadt oder verzichte: noch 1
   *[other] Baue ein Haus in einer Stadt oder verzichte: noch { $count }
}
ar-ask-fund = Gib einer Firma 5 $ oder verzichte
ar-ask-take = Nimm 2 $, lass die anderen je 2 $ zahlen oder verzichte
ar-ask-take-or-expand = Nimm 2 $, lass die anderen zahlen, setze bis zu 2 Würfel oder verzichte
ar-ask-auction = Wähle, von welcher Firma du eine Aktie versteigerst, oder verzichte
ar-ask-expand = Setze einen Würfel für { $companies }: noch { $count }
ar-ask-no-cube = Kein Würfel kann gesetzt werden: Verzichte

# Action track
ar-action-track = Aktionsleiste
ar-preparation = Vorbereitung
ar-year = Jahr { $year }
ar-order = In dieser Reihenfolge: { $players }
ar-train-at = { $player } in Phase { $column }
ar-train-declined = { $player } in Phase { $column }, verzichtet
ar-space = { $space ->
    [pass] Passen
    [develop] Ausbau
    [fund] Finanziere 5 $
    [take] Nimm 2 $
    [take-or-expand] Nimm 2 $ oder Ausdehnen 2
    [expand3] Ausdehnen 3
    [auction] Versteigern
   *[expand4] Ausdehnen 4
}
ar-space-does = { $space ->
    [pass] danach ganz vorn
    [develop] ein Haus in einer Stadt
    [fund] 5 $ für eine Firma
    [take] 2 $, oder andere zahlen 2 $
    [take-or-expand] 2 $, andere zahlen, 2 Würfel
    [expand3] bis zu 3 Würfel
    [auction] eine Aktie versteigern
   *[expand4] 4 Würfel, aber ganz hinten
}
ar-turn-order = Reihenfolge { $year }
ar-place-free = Platz { $number } ist frei
ar-place-of = Platz { $number }: { $player }

# Auction
ar-auction = Versteigerung
ar-auction-of = Eine Aktie von { $company }
ar-would-start = Wer kauft, wählt den Startort
ar-from = ab
ar-standing = steht bei
ar-bidder-leads = Höchstgebot
ar-bidder-passed = passt
ar-bidder-thinks = am Zug
ar-bidder-waits = noch dabei
ar-pass = Passen
ar-bid = { $amount } bieten
ar-amount = Dein Gebot in Dollar
ar-lowest = mindestens
ar-order-pass = Ab jetzt passen
ar-order-bid = Für mich bieten bis
ar-order-limit = Grenze in Dollar
ar-orders-pass = Du passt in dieser Versteigerung von selbst.
ar-orders-bid = Du bietest von selbst bis { $amount } und passt dann.
ar-orders-cancel = Beenden
ar-share-now = Eine Aktie bringt jetzt
ar-share-then = Mit einer mehr
ar-share-mine = Du bekämst im Jahr
ar-bidder-out = kann nicht höher

# Companies
ar-companies = Firmen
ar-income = Einkom.
ar-income-of = Einkommen von { $company }
ar-treasury = Vermögen
ar-a-share = je Aktie
ar-cubes = Würfel
ar-shares = Aktien: { $sold } verkauft, { $left } übrig, { $gone } aus dem Spiel
ar-out = aus dem Spiel
ar-no-cities = Noch keine Stadt.
ar-alone = allein
ar-shared = anteilig
ar-connection = spezielle Verbindung

# Players
ar-players = Spieler
ar-banker = Bank
ar-acts = am Zug
ar-holds = Aktien: { $shares }
ar-if-paid = Dividende jetzt: { $amount }
ar-worth = { $amount } wert

# The end
ar-end = Bis zum Ende
ar-end-years = { $count ->
    [0] Dies ist das letzte Jahr
    [one] Noch ein Jahr nach diesem
   *[other] Noch { $count } Jahre nach diesem
}
ar-end-shares = { $count ->
    [one] Noch eine Aktie zu verkaufen
   *[other] Noch { $count } Aktien zu verkaufen
}
ar-end-supplies = Knappe Vorräte (2 oder weniger): { $low } von { $needed }
ar-houses = Häuser
ar-last-year = Letztes Jahr:
ar-reason-year = Mit { $year } endet das Spiel.
ar-reason-shares = Alle Aktien sind verkauft oder aus dem Spiel.
ar-reason-supplies = { $count } Vorräte haben zwei Teile oder weniger.

# Figures
ar-values = Werte und Verlauf
ar-by-year = Geld und Einkommen nach jedem Jahr
ar-now = jetzt
ar-row-worth = Wert
ar-per-share = { $amount } je Aktie
ar-in-treasury = im Vermögen
ar-sales = Verkaufte Aktien
ar-col-year = Jahr
ar-col-cash = Geld
ar-col-income = Einkommen
ar-col-share = Aktie
ar-col-buyer = Käufer
ar-col-price = Preis
ar-col-paid = Ausgezahlt
ar-col-pays = Zahlt jetzt
ar-col-place = Platz
ar-col-player = Spieler
ar-col-bought = Für Aktien
ar-col-earned = Dividenden
ar-standings = Wie das Geld verdient wurde
ar-chart-money = Geld
ar-chart-cash = Geld ($)
ar-chart-incomes = Einkommen der Firmen
ar-chart-income = Einkommen ($)
ar-dividends-of = Dividenden { $year }
ar-dividends-mine = Dividenden { $year }: Du erhältst { $amount }.
ar-col-total = Summe
ar-rate = { $income } Einkommen, { $amount } je Aktie

# Die Übersichtskarte
ar-card-costs = Ein Würfel kostet die Firma
ar-card-cost-city = 2 $ und 2 $ für jeden Würfel und jedes Haus dort
ar-card-cost-plains = 2 $ und 2 $ für jeden Würfel dort
ar-card-cost-forest = 3 $; nur ein Würfel
ar-card-cost-mountain = 5 $; nur ein Würfel
ar-card-actions = Aktionen, von oben nach unten
ar-card-pass = nichts; in der nächsten Phase bist du früh dran
ar-card-develop = ein Haus in eine Stadt mit einem Würfel: allein 2 $ mehr, anteilig 1 $ mehr
ar-card-fund = 5 $ von der Bank für eine beliebige Firma
ar-card-take = 2 $ für dich, oder je 2 $ von allen anderen an die Bank
ar-card-take-or-expand = 2 $ für dich, oder je 2 $ von allen anderen an die Bank, oder bis zu zwei Würfel
ar-card-expand3 = bis zu drei Würfel von Firmen, von denen du eine Aktie hast
ar-card-auction = eine Aktie einer Firma versteigern
ar-card-expand4 = bis zu vier Würfel von Firmen, von denen du eine Aktie hast
ar-card-income = Einkommen und Ende
ar-card-dividend = Dividende
ar-card-dividend-how = für jede Aktie das Einkommen durch die Zahl der Aktien in Spielerhand, aufgerundet
ar-card-special-how = Chicago, New York, Atlanta: 10 $ für jedes verbundene Paar
ar-card-end = Ende
ar-card-end-how = nach 1857, wenn jede Aktie verkauft oder weg ist, oder wenn { $count } Vorräte zwei Stück oder weniger haben

# Why a choice matters
why-american-rails-pass = Es passiert nichts, aber in der nächsten Phase wählst du zuerst.
why-american-rails-develop = Ein Haus erhöht das Einkommen jeder Firma in dieser Stadt auf Dauer.
why-american-rails-fund = Eine Firma ohne Vermögen kann nicht bauen; damit geht es mit einer von deinen weiter.
why-american-rails-take = Sofort ein wenig Geld: für die nächste Versteigerung oder um es den anderen zu nehmen.
why-american-rails-expand3 = Neue Gleise erreichen Städte, und Städte sind Einkommen: Jede deiner Aktien bringt von da an mehr.
why-american-rails-expand4 = Die meisten Gleise auf einmal, aber in der nächsten Phase wählst du zuletzt.
why-american-rails-auction = Eine Aktie mehr wird verkauft: Ihr Preis füllt das Vermögen der Firma, und ihre anderen Aktien bringen etwas weniger.
why-american-rails-StartCity = Die Firma beginnt hier: Ihr Einkommen ist der volle Wert dieser Stadt, und von hier wachsen ihre Gleise.
why-american-rails-Develop = Ein Haus hier erhöht das Einkommen jeder Firma in dieser Stadt auf Dauer.
why-american-rails-PlaceCube = Jeder Würfel kostet die Firma Vermögen; er lohnt sich, wenn er eine Stadt erreicht.
why-american-rails-Decline = Das Feld wurde nur wegen seines Platzes genommen: Nichts wird bezahlt, nichts passiert.
