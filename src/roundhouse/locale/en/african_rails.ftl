af-start-player = { $player } is the start player.
af-deal = { $player } is dealt a contract card.
af-deal-own = { $player } is dealt the contract card { $card }.
af-return = { $player } puts a contract card back.
af-return-own = { $player } puts the contract card { $card } back.
af-origin = { $player } starts from { $city }.
af-move = { $train ->
    [1] { $player } moves to { $place }.
   *[other] { $player } moves the second train to { $place }.
}
af-cross = { $train ->
    [1] { $player } crosses by ferry to { $place }.
   *[other] { $player } takes the second train across by ferry to { $place }.
}
af-fee = { $player } pays { $player_owner } { $amount } M for the use of track.
af-load = { $player } loads { $good } in { $city }.
af-unload = { $player } sets { $good } down in { $city }.
af-unload-supply = { $player } gives { $good } back in { $city }.
af-deliver = { $player } delivers { $good } to { $city } for { $amount } M.
af-sell = { $player } delivers { $good } to { $city } from the depot for { $amount } M.
af-bonus = { $player } earns { $amount } M more for it.
af-announce = { $player } announces 200 M or more.
af-store = { $player } stores { $good } in the depot in { $city }.
af-store-other = { $player } stores { $good } in { $city } for { $player_owner }.
af-ask = { $player } asks { $player_owner } to take { $good } into the depot in { $city }.
af-consent-yes = { $player } lets { $player_storing } store { $good }.
af-consent-no = { $player } does not let { $player_storing } store { $good }.
af-take = { $player } takes { $good } from the depot in { $city }.
af-end-move = { $train ->
    [1] { $player } has moved.
   *[other] { $player } has moved the second train.
}
af-end-turn = { $player } ends the turn.
af-sit-out = { $player } sits out and discards all contract cards.
af-build = { $player } builds from { $from } to { $to } for { $amount } M.
af-ferry-joined = { $player } joins the ferry { $ferry }.
af-major = { $player } now has { $city } in the network: { $count ->
    [one] { $count } major city.
   *[other] { $count } major cities.
}
af-duty = { $player } must carry out a contract that fits { $city }.
af-upgrade = { $train ->
    [1] { $player } improves the train to { $type } for 20 M.
   *[other] { $player } improves the second train to { $type } for 20 M.
}
af-convert = { $train ->
    [1] { $player } converts the train to { $type } for 5 M.
   *[other] { $player } converts the second train to { $type } for 5 M.
}
af-buy-train = { $player } buys a second train for 30 M; it starts in { $city }.
af-depot = { $player } builds a depot in { $city } for 10 M.
af-drop = { $player } loses { $good }.
af-offer-use = { $rounds ->
    [one] { $player } offers { $player_asked } { $amount } M for the use of { $player_asked }’s track in one turn.
   *[other] { $player } offers { $player_asked } { $amount } M a turn for the use of { $player_asked }’s track in { $rounds } turns.
}
af-offer-own = { $rounds ->
    [one] { $player } offers { $player_asked } the use of the own track for { $amount } M in one turn.
   *[other] { $player } offers { $player_asked } the use of the own track for { $amount } M a turn in { $rounds } turns.
}
af-offer-yes = { $player } accepts the proposal of { $player_offering }.
af-offer-no = { $player } refuses the proposal of { $player_offering }.
af-draw = { $player } draws a contract card.
af-draw-own = { $player } draws the contract card { $card }.
af-public = The contract card { $card } is laid out for everyone.
af-event = { $player } draws an event: { $event }.
af-event-waits = It holds for one round, from the end of this turn.
af-event-begins = It begins: { $event }.
af-event-ends = It is over: { $event }.
af-track-lost = { $count ->
    [one] { $player } loses one section of track.
   *[other] { $player } loses { $count } sections of track.
}
af-derailed = { $train ->
    [1] { $player } loses the next turn of the train.
   *[other] { $player } loses the next turn of the second train.
}
af-tax = { $player } pays { $amount } M in tax.
af-upkeep = { $player } pays { $amount } M for the track.
af-grant = { $player } receives { $amount } M from the bank.
af-reshuffle = The discards are shuffled into the pile.
af-round = Round { $round } begins.
af-cleared = Nobody came for the { $good } in { $city }; the good goes back to the supply.
af-won = { $count ->
    [one] { $players } wins with { $amount } M.
   *[other] { $players } win together with { $amount } M each.
}

af-why-answer-first = A question must be answered first.
af-why-blocks-place = That would block the way for players who may still join the place.
af-why-city-not-joined = The second train starts in a major city joined to your origin.
af-why-depot-full = The depot holds three goods, no two of one kind.
af-why-depot-stands = You have a depot there already.
af-why-depots-full = Three players have a depot there already.
af-why-drawing = A card is being drawn.
af-why-drop-first = A load must be dropped first.
af-why-duty = A contract that fits a town you joined must be carried out first.
af-why-fast-only = Depots belong to the fast game.
af-why-fee = You cannot pay the fee for that track.
af-why-ferry-closed = That ferry does not run now.
af-why-ferry-next-turn = A ferry is crossed with the first step of a turn begun in the harbour.
af-why-ferry-not-joined = Nobody has joined that ferry.
af-why-first-round = In the first round players only build track.
af-why-first-thing = Sitting out must be the first thing in a turn.
af-why-game-over = The game is over.
af-why-good-not-here = That good is not to be had here.
af-why-inside-city = No track is built inside a major city.
af-why-limit = That is beyond what may be spent in one turn.
af-why-loses-turn = That train loses this turn.
af-why-move-ended = The moving is over.
af-why-move-first = End the moving first.
af-why-no-agreements = Agreements are switched off at this table.
af-why-no-c15 = The C15 is not in play at this table.
af-why-no-credit = You have not enough cash, and the bank gives no credit.
af-why-no-depot = There is no such depot here.
af-why-no-events = No events are laid out at the beginning of the fourth round.
af-why-no-fitting-contract = You need a contract in hand that fits this small town.
af-why-no-passage = An event lets no train pass there.
af-why-no-pickup = An event keeps that good from being loaded here.
af-why-no-points = No movement points are left.
af-why-no-second-train = There are no second trains at this table.
af-why-no-space = There is no load space left.
af-why-no-such-partner = You cannot make this proposal to that player.
af-why-no-such-seat = There is no such seat at this table.
af-why-no-such-thing = There is no such thing in this game.
af-why-no-such-train = You have no such train.
af-why-no-track = There is no track to that milepost.
af-why-not-dealing = No cards are dealt now.
af-why-not-drawing = No card is drawn now.
af-why-not-in-city = The train is not in a city.
af-why-not-in-depot = That good is not in your depot.
af-why-not-in-pile = That card is not in the pile.
af-why-not-on-board = That good is not on board.
af-why-not-own-network = Building starts from your own network.
af-why-not-this-step = A train is improved step by step and converted within its step.
af-why-not-your-card = That contract is not yours to carry out.
af-why-nothing-asked = Nobody has asked you anything.
af-why-nothing-to-drop = No load must be dropped.
af-why-one-step = A train moves one milepost at a time.
af-why-origin-first = Choose your origin first.
af-why-other-city = That contract is for another city.
af-why-other-seat = Another player is dealt the next card.
af-why-owner-refused = The owner of the depot has refused in this turn.
af-why-place-full = As many players as allowed have joined that place.
af-why-proposed-already = You have made that player a proposal in this turn.
af-why-region-no-building = An event forbids building there.
af-why-return-first = Put cards back first.
af-why-section-built = There is track between these mileposts already.
af-why-set-up-over = The set-up is over.
af-why-start-known = The start player is not drawn now.
af-why-strike = There is a strike in that city.
af-why-track-closed = The owner’s track is closed.
af-why-twice-out-of-city = You have built out of that city twice in this turn.
af-why-two-trains = You have two trains already.

af-city-cairo = Cairo
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
af-city-marrakech = Marrakech
af-city-las-palmas = Las Palmas
af-city-tamanrasset = Tamanrasset
af-city-aswan = Aswan
af-city-istanbul = Istanbul
af-city-ankara = Ankara
af-city-izmir = Izmir
af-city-nicosia = Nicosia
af-city-damascus = Damascus
af-city-jerusalem = Jerusalem
af-city-baghdad = Baghdad
af-city-basra = Basra
af-city-riyadh = Riyadh
af-city-jeddah = Jeddah
af-city-aden = Aden
af-city-nouakchott = Nouakchott
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
af-city-khartoum = Khartoum
af-city-port-sudan = Port Sudan
af-city-addis-ababa = Addis Ababa
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
af-city-cape-town = Cape Town
af-city-kimberley = Kimberley
af-city-windhoek = Windhoek
af-city-antananarivo = Antananarivo
af-city-toamasina = Toamasina
af-city-moroni = Moroni

af-good-bananas = bananas
af-good-bauxite = bauxite
af-good-camels = camels
af-good-carpets = carpets
af-good-cattle = cattle
af-good-citrus = citrus fruit
af-good-cloves = cloves
af-good-coal = coal
af-good-cocoa = cocoa
af-good-coffee = coffee
af-good-copper = copper
af-good-cotton = cotton
af-good-dates = dates
af-good-diamonds = diamonds
af-good-fish = fish
af-good-gold = gold
af-good-groundnuts = groundnuts
af-good-iron_ore = iron ore
af-good-machinery = machinery
af-good-oil = oil
af-good-palm_oil = palm oil
af-good-phosphates = phosphates
af-good-rubber = rubber
af-good-salt = salt
af-good-sisal = sisal
af-good-sugar = sugar
af-good-tea = tea
af-good-timber = tropical timber
af-good-tobacco = tobacco
af-good-tourists = tourists
af-good-uranium = uranium
af-good-vanilla = vanilla
af-good-wine = wine

af-event-E01 = Sandstorm
af-event-text-E01 = A sandstorm hides the rails. Trains in the Sahara move at half speed.
af-event-E02 = Khamsin
af-event-text-E02 = The hot wind stops all traffic within three mileposts of Cairo and Aswan.
af-event-E03 = Shamal
af-event-text-E03 = Dust blows over Arabia and the Near East. Trains there move at half speed.
af-event-E04 = Nile flood
af-event-text-E04 = The Nile bursts its banks. All track across it is washed away and must be built anew.
af-event-E05 = Rains in the Congo
af-event-text-E05 = The Congo rises. All track across it is washed away and must be built anew.
af-event-E06 = Niger flood
af-event-text-E06 = The Niger leaves its bed. All track across it is washed away and must be built anew.
af-event-E07 = Zambezi flood
af-event-text-E07 = Water masses come down the Zambezi. All track across it is washed away and must be built anew.
af-event-E08 = Snow melt in the Taurus
af-event-text-E08 = Euphrates and Tigris swell. All track across either is washed away and must be built anew.
af-event-E09 = Cloudburst in the desert
af-event-text-E09 = The dry valleys carry water for a day. No train may cross a wadi.
af-event-E10 = Dock strike
af-event-text-E10 = The dockers are out. Nothing is loaded or delivered in any sea port.
af-event-E11 = Strike inland
af-event-text-E11 = The goods yards stand still. Nothing is loaded or delivered in cities that are no sea ports.
af-event-E12 = Railwaymen's strike
af-event-text-E12 = Your own railwaymen walk out. No train may run on the track of the player who drew this card.
af-event-E13 = Derailment in West Africa
af-event-text-E13 = Bad rails: each train within three mileposts of Lagos, Accra or Kano loses its next turn and one load.
af-event-E14 = Derailment in the south
af-event-text-E14 = A broken axle: each train within three mileposts of Johannesburg, Durban or Harare loses its next turn and one load.
af-event-E15 = Lions at the bridge
af-event-text-E15 = Nobody dares leave the cab: each train within three mileposts of Nairobi or Mombasa loses its next turn.
af-event-E16 = Train robbery
af-event-text-E16 = Robbers strike: each train within four mileposts of Damascus, Baghdad or Riyadh loses one load of its owner's choice.
af-event-E17 = Wealth tax
af-event-text-E17 = Each player pays tax on cash in hand: up to 50 M nothing, up to 100 M 5 M, up to 150 M 10 M, up to 200 M 15 M, above 20 M.
af-event-E18 = Locusts
af-event-text-E18 = Swarms strip the fields. No farm goods can be loaded in the Sahel, the Horn of Africa and the Nile lands.
af-event-E19 = Drought in the south
af-event-text-E19 = Fields and pastures are bare. No farm goods or animals can be loaded in Southern Africa.
af-event-E20 = Overgrown track
af-event-text-E20 = The forest takes back what is its own: each player pays 1 M for every five of his track sections that touch a jungle milepost, at most 10 M.
af-event-E21 = Rockslide
af-event-text-E21 = Stones on the line. Trains that start in, enter or leave mountains or high mountains move at half speed.
af-event-E22 = Volcano at the Virunga
af-event-text-E22 = Lava flows by Lake Kivu. All track within two mileposts of the Karisimbi is lost and must be built anew.
af-event-E23 = Gale on the Red Sea
af-event-text-E23 = No ferry crosses the Red Sea or the Bab-el-Mandeb.
af-event-E24 = Cyclone
af-event-text-E24 = A cyclone comes in from the Indian Ocean. The ferries to Madagascar, the Comoros and Zanzibar stay in port, and no train moves on the islands.
af-event-E25 = Safari season
af-event-text-E25 = The lodges are full. Each delivery of tourists earns 8 M more.
af-event-E26 = Oil boom
af-event-text-E26 = The price of oil leaps up. Each delivery of oil earns 8 M more.
af-event-E27 = Elephants on the track
af-event-text-E27 = The herds are on the move. Trains in East Africa move at half speed.
af-event-E28 = Coup
af-event-text-E28 = The generals close the borders. No train may enter or leave the Congo basin, and nobody builds there.
af-event-E29 = Power cut
af-event-text-E29 = The mines lie in the dark. No minerals can be loaded in Southern Africa and the Congo basin.
af-event-E30 = Development grant
af-event-text-E30 = The bank helps those behind: each player with the fewest major cities connected receives 10 M.
