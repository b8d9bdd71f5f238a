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
af-fee = { $player } betaalt { $player_owner } { $amount } M voor het gebruik van spoor.
af-load = { $player } laadt { $good } in { $city }.
af-unload = { $player } zet { $good } neer in { $city }.
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
af-sit-out = { $player } slaat over en legt alle opdrachtkaarten af.
af-build = { $player } bouwt van { $from } naar { $to } voor { $amount } M.
af-ferry-joined = { $player } sluit de veerdienst { $ferry } aan.
af-major = { $player } heeft nu { $city } in het net: { $count ->
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
    [one] { $player } verliest één stuk spoor.
   *[other] { $player } verliest { $count } stukken spoor.
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
af-cleared = Niemand haalde { $good } in { $city } op; het gaat terug naar de voorraad.
af-won = { $count ->
    [one] { $players } wint met { $amount } M.
   *[other] { $players } winnen samen met elk { $amount } M.
}

af-why-answer-first = Eerst moet een vraag worden beantwoord.
af-why-blocks-place = Dat zou de weg versperren voor spelers die de plaats nog mogen aansluiten.
af-why-city-not-joined = De tweede trein begint in een grote stad die met je beginstad verbonden is.
af-why-depot-full = Het depot bevat drie goederen, geen twee van dezelfde soort.
af-why-depot-stands = Je hebt daar al een depot.
af-why-depots-full = Drie spelers hebben daar al een depot.
af-why-drawing = Er wordt een kaart getrokken.
af-why-drop-first = Eerst moet een lading worden afgestaan.
af-why-duty = Eerst moet een opdracht worden uitgevoerd die past bij een plaats die je hebt aangesloten.
af-why-fast-only = Depots horen bij het snelle spel.
af-why-fee = Je kunt het tarief voor dat spoor niet betalen.
af-why-ferry-closed = Die veerboot vaart nu niet.
af-why-ferry-next-turn = Een veerboot neem je met de eerste stap van een beurt die in de haven begint.
af-why-ferry-not-joined = Niemand heeft die veerdienst aangesloten.
af-why-first-round = In de eerste ronde bouwen de spelers alleen spoor.
af-why-first-thing = Overslaan moet het eerste zijn in een beurt.
af-why-game-over = Het spel is afgelopen.
af-why-good-not-here = Dat goed is hier niet te krijgen.
af-why-inside-city = Binnen een grote stad wordt geen spoor gebouwd.
af-why-limit = Dat is meer dan in één beurt mag worden uitgegeven.
af-why-loses-turn = Die trein verliest deze beurt.
af-why-move-ended = Het rijden is voorbij.
af-why-move-first = Beëindig eerst het rijden.
af-why-no-agreements = Afspraken zijn aan deze tafel uitgeschakeld.
af-why-no-c15 = De C15 doet aan deze tafel niet mee.
af-why-no-credit = Je hebt niet genoeg geld, en de bank geeft geen krediet.
af-why-no-depot = Zo'n depot is hier niet.
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
af-why-no-such-train = Zo'n trein heb je niet.
af-why-no-track = Naar die mijlpaal ligt geen spoor.
af-why-not-dealing = Er worden nu geen kaarten uitgedeeld.
af-why-not-drawing = Er wordt nu geen kaart getrokken.
af-why-not-in-city = De trein staat niet in een stad.
af-why-not-in-depot = Dat goed ligt niet in je depot.
af-why-not-in-pile = Die kaart zit niet in de stapel.
af-why-not-on-board = Dat goed is niet aan boord.
af-why-not-own-network = Bouwen begint vanuit je eigen net.
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
af-why-set-up-over = De opzet is voorbij.
af-why-start-known = De startspeler wordt nu niet geloot.
af-why-strike = In die stad wordt gestaakt.
af-why-track-closed = Het spoor van de eigenaar is gesloten.
af-why-twice-out-of-city = Je hebt in deze beurt al twee keer vanuit die stad gebouwd.
af-why-two-trains = Je hebt al twee treinen.

af-city-cairo = Caïro
af-city-casablanca = Casablanca
af-city-lagos = Lagos
af-city-brazzaville-kinshasa = Brazzaville & Kinshasa
af-city-brazzaville = Brazzaville
af-city-kinshasa = Kinshasa
af-city-nairobi = Nairobi
af-city-johannesburg = Johannesburg
af-city-algiers = Algiers
af-city-tunis = Tunis
af-city-tripoli = Tripoli
af-city-benghazi = Benghazi
af-city-marrakech = Marrakesh
af-city-las-palmas = Las Palmas
af-city-tamanrasset = Tamanrasset
af-city-aswan = Aswan
af-city-istanbul = Istanbul
af-city-ankara = Ankara
af-city-izmir = Izmir
af-city-nicosia = Nicosia
af-city-damascus = Damascus
af-city-jerusalem = Jeruzalem
af-city-baghdad = Bagdad
af-city-basra = Basra
af-city-riyadh = Riyad
af-city-jeddah = Djedda
af-city-aden = Aden
af-city-nouakchott = Nouakchott
af-city-dakar = Dakar
af-city-bamako = Bamako
af-city-timbuktu = Timboektoe
af-city-conakry = Conakry
af-city-monrovia = Monrovia
af-city-abidjan = Abidjan
af-city-accra = Accra
af-city-agadez = Agadez
af-city-kano = Kano
af-city-port-harcourt = Port Harcourt
af-city-n-djamena = N'Djamena
af-city-douala = Douala
af-city-bangui = Bangui
af-city-libreville = Libreville
af-city-luanda = Luanda
af-city-kisangani = Kisangani
af-city-mbuji-mayi = Mbuji-Mayi
af-city-lubumbashi = Lubumbashi
af-city-khartoum = Khartoem
af-city-port-sudan = Port Sudan
af-city-addis-ababa = Addis Abeba
af-city-djibouti = Djibouti
af-city-mogadishu = Mogadishu
af-city-kampala = Kampala
af-city-mombasa = Mombasa
af-city-dar-es-salaam = Dar es Salaam
af-city-zanzibar = Zanzibar
af-city-lusaka = Lusaka
af-city-harare = Harare
af-city-beira = Beira
af-city-maputo = Maputo
af-city-durban = Durban
af-city-cape-town = Kaapstad
af-city-kimberley = Kimberley
af-city-windhoek = Windhoek
af-city-antananarivo = Antananarivo
af-city-toamasina = Toamasina
af-city-moroni = Moroni

af-good-bananas = bananen
af-good-bauxite = bauxiet
af-good-camels = kamelen
af-good-carpets = tapijten
af-good-cattle = vee
af-good-citrus = citrusvruchten
af-good-cloves = kruidnagels
af-good-coal = steenkool
af-good-cocoa = cacao
af-good-coffee = koffie
af-good-copper = koper
af-good-cotton = katoen
af-good-dates = dadels
af-good-diamonds = diamanten
af-good-fish = vis
af-good-gold = goud
af-good-groundnuts = pinda's
af-good-iron_ore = ijzererts
af-good-machinery = machines
af-good-oil = aardolie
af-good-palm_oil = palmolie
af-good-phosphates = fosfaat
af-good-rubber = rubber
af-good-salt = zout
af-good-sisal = sisal
af-good-sugar = suiker
af-good-tea = thee
af-good-timber = tropisch hout
af-good-tobacco = tabak
af-good-tourists = toeristen
af-good-uranium = uranium
af-good-vanilla = vanille
af-good-wine = wijn

af-event-E01 = Zandstorm
af-event-text-E01 = Een zandstorm verbergt de rails. Treinen in de Sahara rijden op halve snelheid.
af-event-E02 = Khamsin
af-event-text-E02 = De hete wind legt al het verkeer binnen drie mijlpalen van Caïro en Aswan stil.
af-event-E03 = Shamal
af-event-text-E03 = Stof waait over Arabië en het Nabije Oosten. Treinen daar rijden op halve snelheid.
af-event-E04 = Overstroming van de Nijl
af-event-text-E04 = De Nijl treedt buiten zijn oevers. Al het spoor eroverheen spoelt weg en moet opnieuw worden gebouwd.
af-event-E05 = Zware regen in Congo
af-event-text-E05 = De Congo stijgt. Al het spoor eroverheen spoelt weg en moet opnieuw worden gebouwd.
af-event-E06 = Overstroming van de Niger
af-event-text-E06 = De Niger verlaat zijn bedding. Al het spoor eroverheen spoelt weg en moet opnieuw worden gebouwd.
af-event-E07 = Overstroming van de Zambezi
af-event-text-E07 = Watermassa's komen de Zambezi af. Al het spoor eroverheen spoelt weg en moet opnieuw worden gebouwd.
af-event-E08 = Dooi in het Taurusgebergte
af-event-text-E08 = Eufraat en Tigris zwellen. Al het spoor over een van beide spoelt weg en moet opnieuw worden gebouwd.
af-event-E09 = Wolkbreuk in de woestijn
af-event-text-E09 = De droge dalen voeren een dag lang water. Geen trein mag een wadi oversteken.
af-event-E10 = Havenstaking
af-event-text-E10 = De havenarbeiders staken. In geen enkele zeehaven wordt geladen of geleverd.
af-event-E11 = Staking in het binnenland
af-event-text-E11 = De goederenstations liggen stil. In steden die geen zeehaven zijn wordt niets geladen of geleverd.
af-event-E12 = Spoorwegstaking
af-event-text-E12 = Het eigen spoorpersoneel staakt. Geen trein mag rijden op het spoor van de speler die deze kaart trok.
af-event-E13 = Ontsporing in West-Afrika
af-event-text-E13 = Slechte rails: elke trein binnen drie mijlpalen van Lagos, Accra of Kano verliest zijn volgende beurt en één lading.
af-event-E14 = Ontsporing in het zuiden
af-event-text-E14 = Een gebroken as: elke trein binnen drie mijlpalen van Johannesburg, Durban of Harare verliest zijn volgende beurt en één lading.
af-event-E15 = Leeuwen bij de brug
af-event-text-E15 = Niemand durft de cabine uit: elke trein binnen drie mijlpalen van Nairobi of Mombasa verliest zijn volgende beurt.
af-event-E16 = Treinoverval
af-event-text-E16 = Rovers slaan toe: elke trein binnen vier mijlpalen van Damascus, Bagdad of Riyad verliest één lading naar keuze van de eigenaar.
af-event-E17 = Vermogensbelasting
af-event-text-E17 = Iedere speler betaalt belasting over het geld in kas: tot 50 M niets, tot 100 M 5 M, tot 150 M 10 M, tot 200 M 15 M, daarboven 20 M.
af-event-E18 = Sprinkhanen
af-event-text-E18 = Zwermen vreten de velden kaal. In de Sahel, de Hoorn van Afrika en de Nijllanden kunnen geen landbouwproducten worden geladen.
af-event-E19 = Droogte in het zuiden
af-event-text-E19 = Velden en weiden zijn kaal. In zuidelijk Afrika kunnen geen landbouwproducten of dieren worden geladen.
af-event-E20 = Overwoekerd spoor
af-event-text-E20 = Het woud neemt terug wat het zijne is: iedere speler betaalt 1 M voor elke vijf eigen spoorstukken die een jungle-mijlpaal raken, hoogstens 10 M.
af-event-E21 = Steenslag
af-event-text-E21 = Stenen op de lijn. Treinen die in bergen of hooggebergte vertrekken, ze binnenrijden of verlaten, rijden op halve snelheid.
af-event-E22 = Vulkaan in het Virungagebergte
af-event-text-E22 = Lava stroomt bij het Kivumeer. Al het spoor binnen twee mijlpalen van de Karisimbi gaat verloren en moet opnieuw worden gebouwd.
af-event-E23 = Storm op de Rode Zee
af-event-text-E23 = Geen veerboot steekt de Rode Zee of de Bab-el-Mandeb over.
af-event-E24 = Cycloon
af-event-text-E24 = Een cycloon nadert van de Indische Oceaan. De veerboten naar Madagaskar, de Comoren en Zanzibar blijven in de haven, en op de eilanden rijdt geen trein.
af-event-E25 = Safariseizoen
af-event-text-E25 = De lodges zijn vol. Elke levering van toeristen brengt 8 M meer op.
af-event-E26 = Oliehausse
af-event-text-E26 = De olieprijs schiet omhoog. Elke levering van aardolie brengt 8 M meer op.
af-event-E27 = Olifanten op het spoor
af-event-text-E27 = De kuddes trekken. Treinen in Oost-Afrika rijden op halve snelheid.
af-event-E28 = Staatsgreep
af-event-text-E28 = De generaals sluiten de grenzen. Geen trein mag het Congobekken in of uit, en niemand bouwt er.
af-event-E29 = Stroomuitval
af-event-text-E29 = De mijnen liggen in het donker. In zuidelijk Afrika en het Congobekken kunnen geen delfstoffen worden geladen.
af-event-E30 = Ontwikkelingssubsidie
af-event-text-E30 = De bank helpt de achterblijvers: elke speler met de minste aangesloten grote steden krijgt 10 M.
