af-start-player = { $player } ist Startspieler.
af-deal = { $player } erhält eine Auftragskarte.
af-deal-own = { $player } erhält die Auftragskarte { $card }.
af-return = { $player } legt eine Auftragskarte zurück.
af-return-own = { $player } legt die Auftragskarte { $card } zurück.
af-origin = { $player } beginnt in { $city }.
af-move = { $train ->
    [1] { $player } fährt nach { $place }.
   *[other] { $player } fährt mit dem zweiten Zug nach { $place }.
}
af-cross = { $train ->
    [1] { $player } setzt mit der Fähre nach { $place } über.
   *[other] { $player } setzt mit dem zweiten Zug auf der Fähre nach { $place } über.
}
af-fee = { $player } zahlt { $player_owner } { $amount } M für die Benutzung der Strecke.
af-load = { $player } lädt { $good } in { $city }.
af-unload = { $player } lädt { $good } in { $city } ab.
af-unload-supply = { $player } gibt { $good } in { $city } zurück.
af-deliver = { $player } liefert { $good } in { $city } für { $amount } M.
af-sell = { $player } liefert { $good } in { $city } aus dem Depot für { $amount } M.
af-bonus = { $player } verdient daran { $amount } M mehr.
af-announce = { $player } sagt 200 M oder mehr an.
af-store = { $player } lagert { $good } im Depot in { $city } ein.
af-store-other = { $player } lagert { $good } in { $city } für { $player_owner } ein.
af-ask = { $player } bittet { $player_owner }, { $good } ins Depot in { $city } zu nehmen.
af-consent-yes = { $player } lässt { $player_storing } { $good } einlagern.
af-consent-no = { $player } lässt { $player_storing } { $good } nicht einlagern.
af-take = { $player } holt { $good } aus dem Depot in { $city }.
af-end-move = { $train ->
    [1] { $player } ist gefahren.
   *[other] { $player } ist mit dem zweiten Zug gefahren.
}
af-end-turn = { $player } beendet den Spielzug.
af-sit-out = { $player } setzt aus und wirft alle Auftragskarten ab.
af-build = { $player } baut von { $from } nach { $to } für { $amount } M.
af-ferry-joined = { $player } schließt die Fähre { $ferry } an.
af-major = { $player } hat jetzt { $city } im Netz: { $count ->
    [one] { $count } Großstadt.
   *[other] { $count } Großstädte.
}
af-duty = { $player } muss einen Auftrag ausführen, der zu { $city } passt.
af-upgrade = { $train ->
    [1] { $player } rüstet den Zug für 20 M zu { $type } auf.
   *[other] { $player } rüstet den zweiten Zug für 20 M zu { $type } auf.
}
af-convert = { $train ->
    [1] { $player } rüstet den Zug für 5 M zu { $type } um.
   *[other] { $player } rüstet den zweiten Zug für 5 M zu { $type } um.
}
af-buy-train = { $player } kauft für 30 M einen zweiten Zug; er beginnt in { $city }.
af-depot = { $player } errichtet für 10 M ein Depot in { $city }.
af-drop = { $player } verliert { $good }.
af-offer-use = { $rounds ->
    [one] { $player } bietet { $player_asked } { $amount } M für die Benutzung der Strecken von { $player_asked } in einem Spielzug.
   *[other] { $player } bietet { $player_asked } { $amount } M je Spielzug für die Benutzung der Strecken von { $player_asked } in { $rounds } Spielzügen.
}
af-offer-own = { $rounds ->
    [one] { $player } bietet { $player_asked } die Benutzung der eigenen Strecken für { $amount } M in einem Spielzug an.
   *[other] { $player } bietet { $player_asked } die Benutzung der eigenen Strecken für { $amount } M je Spielzug in { $rounds } Spielzügen an.
}
af-offer-yes = { $player } nimmt den Vorschlag von { $player_offering } an.
af-offer-no = { $player } lehnt den Vorschlag von { $player_offering } ab.
af-draw = { $player } zieht eine Auftragskarte.
af-draw-own = { $player } zieht die Auftragskarte { $card }.
af-public = Die Auftragskarte { $card } wird öffentlich ausgelegt.
af-event = { $player } zieht ein Ereignis: { $event }.
af-event-waits = Es gilt eine Runde lang, vom Ende dieses Spielzugs an.
af-event-begins = Es beginnt: { $event }.
af-event-ends = Es ist vorbei: { $event }.
af-track-lost = { $count ->
    [one] { $player } verliert einen Streckenabschnitt.
   *[other] { $player } verliert { $count } Streckenabschnitte.
}
af-derailed = { $train ->
    [1] { $player } verliert den nächsten Spielzug des Zuges.
   *[other] { $player } verliert den nächsten Spielzug des zweiten Zuges.
}
af-tax = { $player } zahlt { $amount } M Steuern.
af-upkeep = { $player } zahlt { $amount } M für die Strecken.
af-grant = { $player } erhält { $amount } M von der Bank.
af-reshuffle = Die Ablage wird in den Stapel gemischt.
af-round = Runde { $round } beginnt.
af-cleared = Niemand hat { $good } in { $city } abgeholt; die Ware geht in den Vorrat zurück.
af-won = { $count ->
    [one] { $players } gewinnt mit { $amount } M.
   *[other] { $players } gewinnen gemeinsam mit je { $amount } M.
}

af-why-answer-first = Zuerst muss eine Frage beantwortet werden.
af-why-blocks-place = Das würde Mitspielern, die den Ort noch anschließen dürfen, den Weg verbauen.
af-why-city-not-joined = Der zweite Zug beginnt in einer Großstadt, die mit deinem Ausgangspunkt verbunden ist.
af-why-depot-full = Das Depot fasst drei Waren, keine zwei von einer Art.
af-why-depot-stands = Du hast dort schon ein Depot.
af-why-depots-full = Drei Spieler haben dort schon ein Depot.
af-why-drawing = Es wird eine Karte gezogen.
af-why-drop-first = Zuerst muss eine Ware abgegeben werden.
af-why-duty = Zuerst muss ein Auftrag ausgeführt werden, der zu einer angeschlossenen Stadt passt.
af-why-fast-only = Depots gehören zum rasanten Spiel.
af-why-fee = Du kannst den Tarif für diese Strecke nicht zahlen.
af-why-ferry-closed = Diese Fähre fährt jetzt nicht.
af-why-ferry-next-turn = Eine Fähre nimmt man mit dem ersten Schritt eines Spielzugs, der im Hafen beginnt.
af-why-ferry-not-joined = Niemand hat diese Fähre angeschlossen.
af-why-first-round = In der ersten Runde bauen die Spieler nur Strecken.
af-why-first-thing = Aussetzen muss das Erste in einem Spielzug sein.
af-why-game-over = Das Spiel ist zu Ende.
af-why-good-not-here = Diese Ware gibt es hier nicht.
af-why-inside-city = Innerhalb einer Großstadt wird keine Strecke gebaut.
af-why-limit = Das ist mehr, als in einem Spielzug ausgegeben werden darf.
af-why-loses-turn = Dieser Zug verliert diesen Spielzug.
af-why-move-ended = Die Bewegung ist vorbei.
af-why-move-first = Beende zuerst die Bewegung.
af-why-no-agreements = Abmachungen sind an diesem Tisch ausgeschaltet.
af-why-no-c15 = Die C15 ist an diesem Tisch nicht im Spiel.
af-why-no-credit = Du hast nicht genug Geld, und die Bank gibt keinen Kredit.
af-why-no-depot = Hier ist kein solches Depot.
af-why-no-events = Zu Beginn der vierten Runde werden keine Ereignisse ausgelegt.
af-why-no-fitting-contract = Du brauchst einen Auftrag auf der Hand, der zu dieser Kleinstadt passt.
af-why-no-passage = Ein Ereignis lässt dort keinen Zug durch.
af-why-no-pickup = Wegen eines Ereignisses kann diese Ware hier nicht geladen werden.
af-why-no-points = Es sind keine Bewegungspunkte übrig.
af-why-no-second-train = An diesem Tisch gibt es keine zweiten Züge.
af-why-no-space = Es ist kein Laderaum frei.
af-why-no-such-partner = Diesen Vorschlag kannst du diesem Spieler nicht machen.
af-why-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
af-why-no-such-thing = So etwas gibt es in diesem Spiel nicht.
af-why-no-such-train = Einen solchen Zug hast du nicht.
af-why-no-track = Zu dieser Geländemarke führt keine Strecke.
af-why-not-dealing = Jetzt werden keine Karten verteilt.
af-why-not-drawing = Jetzt wird keine Karte gezogen.
af-why-not-in-city = Der Zug steht nicht in einer Stadt.
af-why-not-in-depot = Diese Ware liegt nicht in deinem Depot.
af-why-not-in-pile = Diese Karte ist nicht im Stapel.
af-why-not-on-board = Diese Ware ist nicht an Bord.
af-why-not-own-network = Gebaut wird vom eigenen Netz aus.
af-why-not-this-step = Ein Zug wird Stufe um Stufe aufgerüstet und innerhalb seiner Stufe umgerüstet.
af-why-not-your-card = Diesen Auftrag kannst du nicht ausführen.
af-why-nothing-asked = Niemand hat dich etwas gefragt.
af-why-nothing-to-drop = Es muss keine Ware abgegeben werden.
af-why-one-step = Ein Zug fährt jeweils eine Geländemarke weit.
af-why-origin-first = Wähle zuerst deinen Ausgangspunkt.
af-why-other-city = Dieser Auftrag gilt für eine andere Stadt.
af-why-other-seat = Ein anderer Spieler erhält die nächste Karte.
af-why-owner-refused = Der Besitzer des Depots hat in diesem Spielzug abgelehnt.
af-why-place-full = Die erlaubte Zahl an Spielern hat diesen Ort schon angeschlossen.
af-why-proposed-already = Du hast diesem Spieler in diesem Spielzug schon etwas vorgeschlagen.
af-why-region-no-building = Ein Ereignis verbietet dort das Bauen.
af-why-return-first = Lege zuerst Karten zurück.
af-why-section-built = Zwischen diesen Geländemarken liegt schon eine Strecke.
af-why-set-up-over = Der Aufbau ist vorbei.
af-why-start-known = Der Startspieler wird jetzt nicht ausgelost.
af-why-strike = In dieser Stadt wird gestreikt.
af-why-track-closed = Die Strecken des Besitzers sind gesperrt.
af-why-twice-out-of-city = Du hast in diesem Spielzug schon zweimal aus dieser Stadt heraus gebaut.
af-why-two-trains = Du hast schon zwei Züge.

af-city-cairo = Kairo
af-city-casablanca = Casablanca
af-city-lagos = Lagos
af-city-brazzaville-kinshasa = Brazzaville & Kinshasa
af-city-brazzaville = Brazzaville
af-city-kinshasa = Kinshasa
af-city-nairobi = Nairobi
af-city-johannesburg = Johannesburg
af-city-algiers = Algier
af-city-tunis = Tunis
af-city-tripoli = Tripolis
af-city-benghazi = Bengasi
af-city-marrakech = Marrakesch
af-city-las-palmas = Las Palmas
af-city-tamanrasset = Tamanrasset
af-city-aswan = Assuan
af-city-istanbul = Istanbul
af-city-ankara = Ankara
af-city-izmir = Izmir
af-city-nicosia = Nikosia
af-city-damascus = Damaskus
af-city-jerusalem = Jerusalem
af-city-baghdad = Bagdad
af-city-basra = Basra
af-city-riyadh = Riad
af-city-jeddah = Dschidda
af-city-aden = Aden
af-city-nouakchott = Nuakschott
af-city-dakar = Dakar
af-city-bamako = Bamako
af-city-timbuktu = Timbuktu
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
af-city-khartoum = Khartum
af-city-port-sudan = Port Sudan
af-city-addis-ababa = Addis Abeba
af-city-djibouti = Dschibuti
af-city-mogadishu = Mogadischu
af-city-kampala = Kampala
af-city-mombasa = Mombasa
af-city-dar-es-salaam = Daressalam
af-city-zanzibar = Sansibar
af-city-lusaka = Lusaka
af-city-harare = Harare
af-city-beira = Beira
af-city-maputo = Maputo
af-city-durban = Durban
af-city-cape-town = Kapstadt
af-city-kimberley = Kimberley
af-city-windhoek = Windhuk
af-city-antananarivo = Antananarivo
af-city-toamasina = Toamasina
af-city-moroni = Moroni

af-good-bananas = Bananen
af-good-bauxite = Bauxit
af-good-camels = Kamele
af-good-carpets = Teppiche
af-good-cattle = Rinder
af-good-citrus = Zitrusfrüchte
af-good-cloves = Gewürznelken
af-good-coal = Kohle
af-good-cocoa = Kakao
af-good-coffee = Kaffee
af-good-copper = Kupfer
af-good-cotton = Baumwolle
af-good-dates = Datteln
af-good-diamonds = Diamanten
af-good-fish = Fisch
af-good-gold = Gold
af-good-groundnuts = Erdnüsse
af-good-iron_ore = Eisenerz
af-good-machinery = Maschinen
af-good-oil = Erdöl
af-good-palm_oil = Palmöl
af-good-phosphates = Phosphat
af-good-rubber = Kautschuk
af-good-salt = Salz
af-good-sisal = Sisal
af-good-sugar = Zucker
af-good-tea = Tee
af-good-timber = Tropenholz
af-good-tobacco = Tabak
af-good-tourists = Touristen
af-good-uranium = Uran
af-good-vanilla = Vanille
af-good-wine = Wein

af-event-E01 = Sandsturm
af-event-text-E01 = Ein Sandsturm verdeckt die Gleise. Züge in der Sahara fahren mit halber Geschwindigkeit.
af-event-E02 = Chamsin
af-event-text-E02 = Der heiße Wind hält im Umkreis von drei Meilensteinen um Kairo und Assuan allen Verkehr auf.
af-event-E03 = Schamal
af-event-text-E03 = Staub weht über Arabien und den Nahen Osten. Züge dort fahren mit halber Geschwindigkeit.
af-event-E04 = Nilhochwasser
af-event-text-E04 = Der Nil tritt über die Ufer. Alle Strecken über ihn werden weggespült und müssen neu gebaut werden.
af-event-E05 = Regen am Kongo
af-event-text-E05 = Der Kongo steigt. Alle Strecken über ihn werden weggespült und müssen neu gebaut werden.
af-event-E06 = Nigerhochwasser
af-event-text-E06 = Der Niger verlässt sein Bett. Alle Strecken über ihn werden weggespült und müssen neu gebaut werden.
af-event-E07 = Sambesihochwasser
af-event-text-E07 = Wassermassen kommen den Sambesi herab. Alle Strecken über ihn werden weggespült und müssen neu gebaut werden.
af-event-E08 = Schneeschmelze im Taurus
af-event-text-E08 = Euphrat und Tigris schwellen an. Alle Strecken über einen von beiden werden weggespült und müssen neu gebaut werden.
af-event-E09 = Wolkenbruch in der Wüste
af-event-text-E09 = Die trockenen Täler führen einen Tag lang Wasser. Kein Zug darf ein Wadi queren.
af-event-E10 = Hafenstreik
af-event-text-E10 = Die Hafenarbeiter streiken. In keinem Seehafen wird geladen oder geliefert.
af-event-E11 = Streik im Landesinneren
af-event-text-E11 = Die Güterbahnhöfe stehen still. In Städten, die keine Seehäfen sind, wird nichts geladen oder geliefert.
af-event-E12 = Eisenbahnerstreik
af-event-text-E12 = Die eigenen Eisenbahner streiken. Kein Zug darf auf den Strecken dessen fahren, der diese Karte gezogen hat.
af-event-E13 = Entgleisung in Westafrika
af-event-text-E13 = Schlechte Gleise: Jeder Zug im Umkreis von drei Meilensteinen um Lagos, Accra oder Kano verliert seinen nächsten Spielzug und eine Ware.
af-event-E14 = Entgleisung im Süden
af-event-text-E14 = Ein Achsbruch: Jeder Zug im Umkreis von drei Meilensteinen um Johannesburg, Durban oder Harare verliert seinen nächsten Spielzug und eine Ware.
af-event-E15 = Löwen an der Brücke
af-event-text-E15 = Niemand wagt sich aus dem Führerstand: Jeder Zug im Umkreis von drei Meilensteinen um Nairobi oder Mombasa verliert seinen nächsten Spielzug.
af-event-E16 = Zugüberfall
af-event-text-E16 = Räuber schlagen zu: Jeder Zug im Umkreis von vier Meilensteinen um Damaskus, Bagdad oder Riad verliert eine Ware nach Wahl des Besitzers.
af-event-E17 = Vermögenssteuer
af-event-text-E17 = Jeder Spieler zahlt Steuern auf sein Bargeld: bis 50 M nichts, bis 100 M 5 M, bis 150 M 10 M, bis 200 M 15 M, darüber 20 M.
af-event-E18 = Heuschrecken
af-event-text-E18 = Schwärme fressen die Felder kahl. In der Sahelzone, am Horn von Afrika und in den Nilländern können keine Agrarwaren geladen werden.
af-event-E19 = Dürre im Süden
af-event-text-E19 = Felder und Weiden sind kahl. Im südlichen Afrika können keine Agrarwaren und keine Tiere geladen werden.
af-event-E20 = Überwucherte Gleise
af-event-text-E20 = Der Wald holt sich zurück, was ihm gehört: Jeder Spieler zahlt 1 M für je fünf eigene Streckenabschnitte, die eine Dschungelmarke berühren, höchstens 10 M.
af-event-E21 = Steinschlag
af-event-text-E21 = Steine auf der Strecke. Züge, die in Bergen oder im Hochgebirge starten, dort einfahren oder von dort kommen, fahren mit halber Geschwindigkeit.
af-event-E22 = Vulkan in den Virunga-Bergen
af-event-text-E22 = Lava fließt am Kiwusee. Alle Strecken im Umkreis von zwei Meilensteinen um den Karisimbi gehen verloren und müssen neu gebaut werden.
af-event-E23 = Sturm auf dem Roten Meer
af-event-text-E23 = Keine Fähre überquert das Rote Meer oder den Bab al-Mandab.
af-event-E24 = Zyklon
af-event-text-E24 = Ein Zyklon kommt vom Indischen Ozean. Die Fähren nach Madagaskar, zu den Komoren und nach Sansibar bleiben im Hafen, und auf den Inseln fährt kein Zug.
af-event-E25 = Safarisaison
af-event-text-E25 = Die Lodges sind voll. Jede Lieferung von Touristen bringt 8 M mehr.
af-event-E26 = Ölboom
af-event-text-E26 = Der Ölpreis springt in die Höhe. Jede Lieferung von Erdöl bringt 8 M mehr.
af-event-E27 = Elefanten auf den Gleisen
af-event-text-E27 = Die Herden ziehen. Züge in Ostafrika fahren mit halber Geschwindigkeit.
af-event-E28 = Putsch
af-event-text-E28 = Die Generäle schließen die Grenzen. Kein Zug darf das Kongobecken betreten oder verlassen, und niemand baut dort.
af-event-E29 = Stromausfall
af-event-text-E29 = Die Minen liegen im Dunkeln. Im südlichen Afrika und im Kongobecken können keine Bodenschätze geladen werden.
af-event-E30 = Entwicklungshilfe
af-event-text-E30 = Die Bank hilft den Zurückliegenden: Jeder Spieler mit den wenigsten angeschlossenen Großstädten erhält 10 M.
