ta-start-player = { $player } is de startspeler.
ta-deal = { $player } neemt een { $colour ->
    [green] groene
    [yellow] gele
    [red] rode
    [blue] blauwe
   *[orange] oranje
} kaart.
ta-deal-own = { $player } neemt { $city } ({ $colour ->
    [green] groen
    [yellow] geel
    [red] rood
    [blue] blauw
   *[orange] oranje
}).
ta-stone = { $player } zet de startsteen: { $place }.
ta-rail = { $player } legt een spoorstaaf: { $from } – { $to }.
ta-rail-double = { $player } legt een spoorstaaf op een dubbele lijn: { $from } – { $to }.
ta-end-turn = { $player } beëindigt de beurt na één spoorstaaf.
ta-pass = { $player } past: er is geen lijn meer om op te bouwen.
ta-shown = { $count ->
    [one] { $players } heeft alle vijf steden verbonden en toont de kaarten.
   *[other] { $players } hebben alle vijf steden verbonden en tonen de kaarten.
}
ta-round-complete = { $count ->
    [one] Ronde { $round } eindigt: { $players } heeft alle vijf steden verbonden.
   *[other] Ronde { $round } eindigt: { $players } hebben alle vijf steden verbonden.
}
ta-round-no-rails = Ronde { $round } eindigt: er is geen spoorstaaf meer om te bouwen.
ta-lost = { $points ->
    [0] { $player } verliest niets ({ $total } verloren tot nu toe).
    [one] { $player } verliest { $points } punt ({ $total } verloren tot nu toe).
   *[other] { $player } verliest { $points } punten ({ $total } verloren tot nu toe).
}
ta-barrier = De versperring gaat naar { $barrier } verloren punten.
ta-won = { $count ->
    [one] { $players } wint met { $points ->
        [one] { $points } verloren punt
       *[other] { $points } verloren punten
    }.
   *[other] { $players } winnen samen met elk { $points ->
        [one] { $points } verloren punt
       *[other] { $points } verloren punten
    }.
}

ta-at-e = ten oosten van
ta-at-ne = ten noordoosten van
ta-at-nw = ten noordwesten van
ta-at-w = ten westen van
ta-at-sw = ten zuidwesten van
ta-at-se = ten zuidoosten van
ta-at-two-e = twee ten oosten van
ta-at-two-ne = twee ten noordoosten van
ta-at-two-nw = twee ten noordwesten van
ta-at-two-w = twee ten westen van
ta-at-two-sw = twee ten zuidwesten van
ta-at-two-se = twee ten zuidoosten van
ta-at-ene = ten oostnoordoosten van
ta-at-n = ten noorden van
ta-at-wnw = ten westnoordwesten van
ta-at-wsw = ten westzuidwesten van
ta-at-s = ten zuiden van
ta-at-ese = ten oostzuidoosten van

ta-do-stone = Startsteen zetten: { $place }
ta-do-rail = Spoorstaaf leggen: { $from } – { $to }
ta-do-rail-double = Spoorstaaf op een dubbele lijn leggen, de hele beurt: { $from } – { $to }
ta-do-end-turn = Beëindig de beurt
ta-do-pass = Pas: er is geen lijn meer om op te bouwen

ta-why-game-over = Het spel is afgelopen.
ta-why-dealing = De kaarten worden gedeeld.
ta-why-start-player-known = De startspeler is al bekend.
ta-why-no-such-seat = Die plaats is er niet aan deze tafel.
ta-why-not-dealing = Kaarten worden alleen aan het begin van een ronde gedeeld.
ta-why-other-seat-is-dealt = De volgende kaart is voor een andere speler.
ta-why-not-in-the-pile = Die kaart hoort niet bij de vrije kaarten van de kleur die aan de beurt is.
ta-why-stone-first = De eerste beurt van een ronde is alleen voor de startsteen.
ta-why-stone-stands = De startsteen wordt één keer gezet, in de eerste beurt van een ronde.
ta-why-no-such-crossing = Dat kruispunt staat niet op het bord.
ta-why-crossing-taken = Op dat kruispunt staat al een startsteen.
ta-why-at-least-one = In een beurt moet minstens één spoorstaaf worden gelegd.
ta-why-no-such-line = Die lijn staat niet op het bord.
ta-why-line-built = Op die lijn ligt al een spoorstaaf.
ta-why-not-at-own-network = Elke spoorstaaf moet aan het eigen netwerk grenzen.
ta-why-double-line-alone = Een spoorstaaf op een dubbele lijn kost de hele beurt: na de eerste spoorstaaf mag alleen nog een enkele lijn.
ta-why-must-lay = Passen mag alleen als er geen lijn meer is om op te bouwen.

ta-hint-start = { $rails ->
    [one] Vanaf hier verbindt { $rails } spoorstaaf al je steden.
   *[other] Vanaf hier verbinden { $rails } spoorstaven al je steden.
}
ta-hint-finish = Verbindt al je steden en beëindigt de ronde.
ta-hint-joins = Verbindt { $cities }; er { $left ->
    [one] ontbreekt nog { $left } spoorstaaf
   *[other] ontbreken nog { $left } spoorstaven
}.
ta-hint-nearer = Brengt { $cities } dichterbij: { $fewer ->
    [one] { $fewer } spoorstaaf
   *[other] { $fewer } spoorstaven
} minder te leggen, nog { $left } te gaan.
ta-hint-end-turn = Nog een spoorstaaf zou de anderen meer helpen dan jou.
ta-hint-only = Iets beters is er nu niet te doen.
ta-advice-not-shown = Deze tafel laat dat niet zien, of je startsteen staat er nog niet.
