ar-remove = { $company } verlaat het spel met alle blokjes en aandelen.
ar-banker = { $player } beheert de bank.
ar-offer = { $player } veilt een aandeel van { $company }.
ar-bid = { $player } biedt ${ $amount } op { $company }.
ar-pass-bid = { $player } past.
ar-auto-pass = { $player } kan niet meebieden en past.
ar-sold = { $player } koopt een aandeel van { $company } voor ${ $amount }.
ar-unsold = Niemand biedt: het aandeel van { $company } verlaat het spel.
ar-no-city = Er is geen stad vrij: alle aandelen van { $company } verlaten het spel.
ar-start = { $player } laat { $company } beginnen in { $city }.
ar-train = { $player } krijgt plaats { $number } op het beurtvolgordespoor.
ar-space = { $player } gaat naar { ar-do-space }.
ar-decline = { $player } ziet af van de actie.
ar-develop = { $player } zet een huisje in { $city }.
ar-fund = { $player } financiert { $company } met $5.
ar-take-two = { $player } neemt $2 uit de bank.
ar-tax = { $player } laat de anderen elk $2 aan de bank geven: samen ${ $amount }.
ar-place = { $player } bouwt voor { $company } in { $place }: de maatschappij betaalt ${ $cost }.
ar-done = { $player } bouwt niet verder.
ar-connection = { $count ->
    [one] { $company } maakt een speciale connectie: inkomsten +${ $amount }.
   *[other] { $company } maakt { $count } speciale connecties: inkomsten +${ $amount }.
}
ar-income-up = De inkomsten van { $company } stijgen met ${ $amount } naar ${ $income }.
ar-income-down = De inkomsten van { $company } dalen met ${ $amount } naar ${ $income }.
ar-dividend = { $shares ->
    [one] { $company } betaalt ${ $amount } op het ene aandeel.
   *[other] { $company } betaalt ${ $amount } op elk van { $shares } aandelen.
}
ar-receives = { $player } ontvangt ${ $amount } dividend.
ar-year = Het is { $year }.
ar-phase = Actiefase { $number }, in deze volgorde: { $players }.
ar-end-year = Het spel eindigt: { $year } is het laatste jaar.
ar-end-shares = Het spel eindigt: elk aandeel is verkocht of uit het spel.
ar-end-supplies = Het spel eindigt: minstens { $supplies } voorraden hebben twee of minder stukken.
ar-won = { $count ->
    [one] { $players } wint met ${ $amount }.
   *[other] { $players } winnen samen met elk ${ $amount }.
}

ar-do-offer = Veil een aandeel van { $company }
ar-do-bid = Bied ${ $amount }
ar-do-pass-bid = Pas
ar-do-start = Begin in { $city }: inkomsten ${ $income }
ar-do-space = { $space ->
    [pass] Pas
    [develop] Ontwikkel
    [fund] Financier $5
    [take] Neem $2
    [take-or-expand] Neem $2 (of Breid uit 2)
    [expand3] Breid uit 3
    [auction] Veil een aandeel
   *[expand4] Breid uit 4
}
ar-do-decline = Zie af van de actie
ar-do-develop = Zet een huisje in { $city }: inkomsten +${ $amount } voor { $companies }
ar-do-fund = Financier { $company } met $5
ar-do-take-two = Neem $2 uit de bank
ar-do-tax = Laat de anderen elk $2 aan de bank geven: samen ${ $amount }
ar-do-done = Bouw niet verder
ar-do-place = Bouw voor { $company } in { $place }: −${ $cost }
ar-do-place-city = Bouw voor { $company } in { $city }: −${ $cost }, inkomsten +${ $income }
ar-do-place-shared = Bouw voor { $company } in { $city }: −${ $cost }, inkomsten +${ $income }; { $rival } verliest ${ $loss }

ar-why-asked-remove = Eerst wordt een maatschappij getrokken die het spel verlaat.
ar-why-asked-banker = Eerst wordt getrokken wie de bank beheert.
ar-why-asked-offer = Kies een maatschappij om te veilen.
ar-why-asked-bid = Dit is een veiling: bied of pas.
ar-why-asked-start = Kies de stad waar de maatschappij begint.
ar-why-asked-space = Zet je trein op een leeg veld van de actiekolom.
ar-why-asked-develop = Zet een huisje in een stad, of zie ervan af.
ar-why-asked-fund = Kies een maatschappij om te financieren, of zie ervan af.
ar-why-asked-take = Kies wat je met dit veld doet, of zie ervan af.
ar-why-asked-auction = Kies van welke maatschappij je een aandeel veilt, of zie ervan af.
ar-why-asked-expand = Plaats een blokje, of beëindig de actie.
ar-why-asked-ended = Het spel is afgelopen.
ar-why-no-company = Er is geen maatschappij { $company }.
ar-why-company-removed = { $company } is uit het spel.
ar-why-no-seat = Die plaats is er niet aan deze tafel.
ar-why-offered = Van { $company } is al een aandeel geveild.
ar-why-no-share-left = { $company } heeft geen aandeel meer om te veilen.
ar-why-bid-least = Het laagste bod is ${ $least }, niet ${ $amount }.
ar-why-bid-more = Een bod van ${ $amount } is niet hoger dan ${ $standing }, het hoogste bod tot nu toe.
ar-why-bid-cash = Je kunt geen ${ $amount } bieden: je hebt ${ $cash }.
ar-why-start-no-city = Een maatschappij begint in een stad.
ar-why-start-taken = In { $city } ligt al een blokje: een maatschappij begint in een lege stad.
ar-why-no-space = De actiekolom heeft geen veld { $space }.
ar-why-space-taken = { $player } staat al op dat veld.
ar-why-develop-no-city = Een huisje komt in een stad.
ar-why-no-house-left = Er is geen huisje meer.
ar-why-never-house = In { $city } kan nooit een huisje komen.
ar-why-has-house = In { $city } staat al een huisje.
ar-why-no-track = In { $city } ligt geen blokje van een maatschappij.
ar-why-no-expand-2 = Met drie spelers kan dit veld niet gebruikt worden om uit te breiden.
ar-why-begun = Je hebt een blokje geplaatst: plaats er nog een of zeg dat je klaar bent.
ar-why-no-cube-yet = Plaats eerst minstens één blokje, of zie ervan af.
ar-why-no-hex = Dat veld staat niet op het bord.
ar-why-no-share = Je hebt geen aandeel van { $company }.
ar-why-no-cube = { $company } heeft geen blokje meer.
ar-why-own-cube = { $company } heeft al een blokje in { $place }.
ar-why-not-adjacent = { $place } grenst niet aan een blokje van { $company }.
ar-why-hex-full = In { $place } past maar één blokje, en dat ligt er al.
ar-why-cost = Een blokje in { $place } kost ${ $cost }; { $company } heeft ${ $money }.

ar-advice-not-actions = Dit zijn geen acties van dit spel, of te veel.
ar-advice-no-city = In dat veld ligt geen stad.

ar-hint-bid = Voor jou ongeveer ${ $worth } waard, voor de volgende bieder ${ $rival }.
ar-hint-bid-alone = Voor jou ongeveer ${ $worth } waard; waarschijnlijk biedt niemand anders.
ar-hint-pass-bid = Voor jou is het niet meer dan ongeveer ${ $worth } waard.
ar-hint-no-bid = Voor jou is het geen bod waard.
ar-hint-joins = { $change ->
    [up] Verbindt { $cities }: inkomsten van { $company } +${ $income }, dividend +${ $dividend } per aandeel.
    [down] Verbindt { $cities }, al deelt { $company } dan meer: inkomsten −${ $income }.
   *[same] Verbindt { $cities }; de inkomsten van { $company } blijven gelijk.
}
ar-hint-towards = Brengt { $company } dichter bij { $city }: inkomsten +${ $income } zodra die verbonden is.
ar-hint-house = { $amount ->
    [0] Een huisje in { $city }: inkomsten voor de maatschappijen daar; jouw dividend blijft voorlopig gelijk.
   *[other] Een huisje in { $city }: jouw dividend +${ $amount } per ronde.
}
ar-hint-fund = $5 voor { $company } om later mee te bouwen.
ar-hint-fund-city = { $company } heeft ${ $cost } nodig om { $city } te verbinden: dit helpt.
ar-hint-share = { $player } zou het voor ongeveer ${ $price } kopen; dividend van een aandeel { $company } tot het einde: ongeveer ${ $worth }.
ar-hint-share-unsold = Waarschijnlijk biedt niemand: een aandeel { $company } zou uit het spel gaan.
ar-hint-start = Inkomsten ${ $income } in { $city }; met ${ $money } in de schatkist komt er ongeveer ${ $more } bij.
ar-hint-take = $2 in de hand; niets anders levert je hier meer op.
ar-hint-tax = Kost de anderen meer dan een andere keuze jou oplevert.
ar-hint-order = Zo kies je in de volgende fase als eerste.
ar-hint-stop = Verdergaan zou anderen meer helpen dan jou.
ar-hint-save = Spaart het geld van { $companies } voor later: niets binnen bereik levert nu iets op.
ar-hint-decline = Geen enkele keuze levert je hier iets op.
