af-start-player = { $player } is de startspeler.
af-deal = { $player } krijgt een opdrachtkaart.
af-deal-own = { $player } krijgt de opdrachtkaart { $card }.
af-return = { $player } legt een opdrachtkaart terug.
af-return-own = { $player } legt de opdrachtkaart { $card } terug.
af-origin = { $player } begint in { $city }.
af-move = { $train ->
    [1] { $player } rijdt naar { $place }.
   *[other] { $player } rijdt met de tweede trein naar { $place }.
}
af-cross = { $train ->
    [1] { $player } vaart met de veerboot naar { $place }.
   *[other] { $player } vaart met de tweede trein op de veerboot naar { $place }.
}
af-fee = { $player } betaalt { $player_owner } { $amount } M tol.
af-load = { $player } laadt { $good } in { $city }.
af-unload = { $player } lost { $good } in { $city }.
af-unload-supply = { $player } geeft { $good } terug in { $city }.
af-deliver = { $player } levert { $good } in { $city } voor { $amount } M.
af-sell = { $player } levert { $good } in { $city } uit het depot voor { $amount } M.
af-bonus = { $player } verdient daarvoor { $amount } M extra.
af-announce = { $player } meldt 200 M of meer.
af-store = { $player } slaat { $good } op in het depot in { $city }.
af-store-other = { $player } slaat { $good } in { $city } op voor { $player_owner }.
af-ask = { $player } vraagt { $player_owner } om { $good } in het depot in { $city } te nemen.
af-consent-yes = { $player } laat { $player_storing } { $good } opslaan.
af-consent-no = { $player } laat { $player_storing } { $good } niet opslaan.
af-take = { $player } haalt { $good } uit het depot in { $city }.
af-end-move = { $train ->
    [1] { $player } heeft gereden.
   *[other] { $player } heeft met de tweede trein gereden.
}
af-end-turn = { $player } beëindigt de beurt.
af-sit-out = { $player } slaat de beurt over en legt alle opdrachtkaarten af.
af-build = { $player } bouwt van { $from } naar { $to } voor { $amount } M.
af-ferry-joined = { $player } sluit de veerboot { $ferry } aan.
af-major = { $player } heeft nu { $city } in het netwerk: { $count ->
    [one] { $count } grote stad.
   *[other] { $count } grote steden.
}
af-duty = { $player } moet een opdracht uitvoeren die bij { $city } past.
af-upgrade = { $train ->
    [1] { $player } verbetert de trein voor 20 M tot { $type }.
   *[other] { $player } verbetert de tweede trein voor 20 M tot { $type }.
}
af-convert = { $train ->
    [1] { $player } bouwt de trein voor 5 M om tot { $type }.
   *[other] { $player } bouwt de tweede trein voor 5 M om tot { $type }.
}
af-buy-train = { $player } koopt voor 30 M een tweede trein; die begint in { $city }.
af-depot = { $player } bouwt voor 10 M een depot in { $city }.
af-drop = { $player } verliest { $good }.
af-offer-use = { $rounds ->
    [one] { $player } biedt { $player_asked } { $amount } M voor het gebruik van het spoor van { $player_asked } in één beurt.
   *[other] { $player } biedt { $player_asked } { $amount } M per beurt voor het gebruik van het spoor van { $player_asked } in { $rounds } beurten.
}
af-offer-own = { $rounds ->
    [one] { $player } biedt { $player_asked } het gebruik van het eigen spoor aan voor { $amount } M in één beurt.
   *[other] { $player } biedt { $player_asked } het gebruik van het eigen spoor aan voor { $amount } M per beurt in { $rounds } beurten.
}
af-offer-yes = { $player } neemt het voorstel van { $player_offering } aan.
af-offer-no = { $player } wijst het voorstel van { $player_offering } af.
af-draw = { $player } trekt een opdrachtkaart.
af-draw-own = { $player } trekt de opdrachtkaart { $card }.
af-public = De opdrachtkaart { $card } wordt voor iedereen neergelegd.
af-event = { $player } trekt een gebeurtenis: { $event }.
af-event-waits = Dit geldt één ronde, vanaf het einde van deze beurt.
af-event-begins = Het begint: { $event }.
af-event-ends = Het is voorbij: { $event }.
af-track-lost = { $count ->
    [one] { $player } verliest één baanvak.
   *[other] { $player } verliest { $count } baanvakken.
}
af-derailed = { $train ->
    [1] { $player } verliest de volgende beurt van de trein.
   *[other] { $player } verliest de volgende beurt van de tweede trein.
}
af-tax = { $player } betaalt { $amount } M belasting.
af-upkeep = { $player } betaalt { $amount } M voor het spoor.
af-grant = { $player } krijgt { $amount } M van de bank.
af-reshuffle = De aflegstapel wordt door de trekstapel geschud.
af-round = Ronde { $round } begint.
af-cleared = Niemand haalde { $good } in { $city } op; dit gaat terug naar de voorraad.
af-won = { $count ->
    [one] { $players } wint met { $amount } M.
   *[other] { $players } winnen samen met elk { $amount } M.
}

af-do-return = { $card } terugleggen: { $good1 } – { $city1 } { $amount1 } M, { $good2 } – { $city2 } { $amount2 } M, { $good3 } – { $city3 } { $amount3 } M
af-do-origin = In { $city } beginnen
af-do-move = { $train ->
    [1] Naar { $place } rijden
   *[other] Met de tweede trein naar { $place } rijden
}
af-do-move-fee = { $train ->
    [1] Naar { $place } rijden: { $amount } M aan { $player_owner }
   *[other] Met de tweede trein naar { $place } rijden: { $amount } M aan { $player_owner }
}
af-do-cross = { $train ->
    [1] Met de veerboot naar { $place }, daarna halve snelheid
   *[other] Met de tweede trein op de veerboot naar { $place }, daarna halve snelheid
}
af-do-cross-fee = { $train ->
    [1] Met de veerboot naar { $place }, daarna halve snelheid: { $amount } M aan { $player_owner }
   *[other] Met de tweede trein op de veerboot naar { $place }, daarna halve snelheid: { $amount } M aan { $player_owner }
}
af-do-load = { $train ->
    [1] { $good } laden
   *[other] { $good } in de tweede trein laden
}
af-do-unload = { $train ->
    [1] { $good } lossen
   *[other] { $good } uit de tweede trein lossen
}
af-do-deliver = { $train ->
    [1] { $good } in { $city } leveren op { $card }: +{ $amount } M
   *[other] { $good } uit de tweede trein in { $city } leveren op { $card }: +{ $amount } M
}
af-do-sell = { $train ->
    [1] { $good } uit het depot in { $city } leveren op { $card }: +{ $amount } M
   *[other] { $good } uit het depot in { $city } leveren op { $card }, met een punt van de tweede trein: +{ $amount } M
}
af-do-store = { $train ->
    [1] { $good } in je depot opslaan: −1 M
   *[other] { $good } uit de tweede trein in je depot opslaan: −1 M
}
af-do-store-other = { $train ->
    [1] { $good } voor { $player_owner } opslaan: −1 M
   *[other] { $good } uit de tweede trein voor { $player_owner } opslaan: −1 M
}
af-do-take = { $train ->
    [1] { $good } uit je depot halen
   *[other] { $good } met de tweede trein uit je depot halen
}
af-do-end-move = { $train ->
    [1] Rijden beëindigen
   *[other] Rijden met de tweede trein beëindigen
}
af-do-end-turn = De beurt beëindigen
af-do-sit-out = Beurt overslaan: je hand afleggen en een nieuwe trekken
af-do-build = Van { $from } naar { $to } bouwen: −{ $amount } M
af-do-build-ferry = Van { $from } naar { $to } bouwen en de veerboot { $ferry } aansluiten: −{ $amount } M
af-do-upgrade = { $train ->
    [1] De trein verbeteren tot { $type }: −20 M
   *[other] De tweede trein verbeteren tot { $type }: −20 M
}
af-do-convert = { $train ->
    [1] De trein ombouwen tot { $type }: −5 M
   *[other] De tweede trein ombouwen tot { $type }: −5 M
}
af-do-buy-train = Een tweede trein kopen in { $city }: −30 M
af-do-depot = Een depot bouwen in { $city }: −10 M
af-do-drop = { $good } afstaan
af-do-offer-use = { $rounds ->
    [one] { $player_asked } { $amount } M bieden voor het gebruik van het spoor in één beurt
   *[other] { $player_asked } { $amount } M per beurt bieden voor het gebruik van het spoor in { $rounds } beurten
}
af-do-offer-own = { $rounds ->
    [one] { $player_asked } het gebruik van je spoor aanbieden voor { $amount } M in één beurt
   *[other] { $player_asked } het gebruik van je spoor aanbieden voor { $amount } M per beurt in { $rounds } beurten
}
af-do-accept-use = { $rounds ->
    [one] Aannemen: { $player_offering } gebruikt je spoor voor { $amount } M in één beurt
   *[other] Aannemen: { $player_offering } gebruikt je spoor voor { $amount } M per beurt in { $rounds } beurten
}
af-do-accept-own = { $rounds ->
    [one] Aannemen: je gebruikt het spoor van { $player_offering } voor { $amount } M in één beurt
   *[other] Aannemen: je gebruikt het spoor van { $player_offering } voor { $amount } M per beurt in { $rounds } beurten
}
af-do-refuse = Het voorstel van { $player_offering } afwijzen
af-do-consent = { $player_storing } { $good } in je depot laten opslaan
af-do-decline = { $player_storing } { $good } niet laten opslaan

af-why-answer-first = Eerst moet een vraag worden beantwoord.
af-why-blocks-ferry = Dat zou de veerboot { $ferry } afsluiten voor een speler die hem nog mag aansluiten.
af-why-blocks-place = Dat zou { $city } afsluiten voor een speler die er nog mag aansluiten.
af-why-city-not-joined = De tweede trein begint in een grote stad die met je beginstad verbonden is.
af-why-depot-full = Het depot bevat drie goederen, geen twee van dezelfde soort.
af-why-depot-stands = Je hebt daar al een depot.
af-why-depots-full = Drie spelers hebben daar al een depot.
af-why-drawing = Er wordt een kaart getrokken.
af-why-drop-first = Eerst moet een lading worden afgestaan.
af-why-duty = Eerst moet een opdracht worden uitgevoerd die past bij een stad die je hebt aangesloten.
af-why-fast-only = Depots horen bij het snelle spel.
af-why-fee = Je kunt de tol voor dat spoor niet betalen.
af-why-ferry-closed = Die veerboot vaart nu niet.
af-why-ferry-next-turn = Een veerboot neem je met de eerste stap van een beurt die in de veerhaven begint.
af-why-ferry-not-joined = Niemand heeft die veerboot aangesloten.
af-why-first-round = In de eerste ronde bouwen de spelers alleen spoor.
af-why-first-thing = Een beurt overslaan kan alleen als eerste in die beurt.
af-why-game-over = Het spel is afgelopen.
af-why-good-not-here = Dat goed is hier niet te krijgen.
af-why-inside-city = Binnen een grote stad wordt geen spoor gebouwd.
af-why-limit = Dat is meer dan in één beurt mag worden uitgegeven.
af-why-loses-turn = Die trein verliest deze beurt.
af-why-move-ended = Het rijden is al beëindigd.
af-why-move-first = Beëindig eerst het rijden.
af-why-no-agreements = Afspraken zijn aan deze tafel uitgeschakeld.
af-why-no-c15 = De C15 doet aan deze tafel niet mee.
af-why-no-credit = Je hebt niet genoeg geld, en de bank geeft geen krediet.
af-why-no-depot = Zo’n depot is hier niet.
af-why-no-events = Aan het begin van de vierde ronde worden geen gebeurtenissen neergelegd.
af-why-no-fitting-contract = Je hebt een opdracht in de hand nodig die bij deze kleine stad past.
af-why-no-passage = Een gebeurtenis laat daar geen trein door.
af-why-no-pickup = Door een gebeurtenis kan dat goed hier niet worden geladen.
af-why-no-points = Er zijn geen bewegingspunten over.
af-why-no-second-train = Aan deze tafel zijn er geen tweede treinen.
af-why-no-space = Er is geen laadruimte over.
af-why-no-such-partner = Dit voorstel kun je die speler niet doen.
af-why-no-such-seat = Die plaats is er niet aan deze tafel.
af-why-no-such-thing = Zoiets bestaat niet in dit spel.
af-why-no-such-train = Zo’n trein heb je niet.
af-why-no-track = Naar die mijlpaal ligt geen spoor.
af-why-not-dealing = Er worden nu geen kaarten uitgedeeld.
af-why-not-drawing = Er wordt nu geen kaart getrokken.
af-why-not-in-city = De trein staat niet in een stad.
af-why-not-in-depot = Dat goed ligt niet in je depot.
af-why-not-in-pile = Die kaart zit niet in de stapel.
af-why-not-on-board = Dat goed is niet aan boord.
af-why-not-own-network = Bouwen begint vanuit je eigen netwerk.
af-why-not-this-step = Een trein wordt stap voor stap verbeterd en binnen zijn stap omgebouwd.
af-why-not-your-card = Die opdracht kun jij niet uitvoeren.
af-why-nothing-asked = Niemand heeft je iets gevraagd.
af-why-nothing-to-drop = Er hoeft geen lading te worden afgestaan.
af-why-one-step = Een trein rijdt één mijlpaal per keer.
af-why-origin-first = Kies eerst je beginstad.
af-why-other-city = Die opdracht is voor een andere stad.
af-why-other-seat = Een andere speler krijgt de volgende kaart.
af-why-owner-refused = De eigenaar van het depot heeft in deze beurt geweigerd.
af-why-place-full = Het toegestane aantal spelers heeft die plaats al aangesloten.
af-why-proposed-already = Je hebt die speler in deze beurt al een voorstel gedaan.
af-why-region-no-building = Een gebeurtenis verbiedt daar te bouwen.
af-why-return-first = Leg eerst kaarten terug.
af-why-section-built = Tussen deze mijlpalen ligt al spoor.
af-why-set-up-over = De voorbereiding is voorbij.
af-why-start-known = De startspeler wordt nu niet geloot.
af-why-strike = In die stad wordt gestaakt.
af-why-track-closed = Het spoor van de eigenaar is gesloten.
af-why-twice-out-of-city = Je hebt in deze beurt al twee keer vanuit die stad gebouwd.
af-why-two-trains = Je hebt al twee treinen.
af-advice-no-train = Zo’n trein heb je niet.
af-advice-no-place = Die plaats staat niet op de kaart.
af-advice-no-stops = Een rit is een lijst van plaatsen, met wat de trein daar laadt, neerzet en levert.
