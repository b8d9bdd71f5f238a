af-hint-plan = { $good } van { $source } naar { $city }: { $amount } M, { $cost ->
    [0] geen spoor te bouwen
   *[other] spoor { $cost } M
}, { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}, { $crossings ->
    [0] { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    }
   *[other] veerboot { $ferries }, { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    }
}: { $profit } M per beurt.
af-hint-plan-loaded = { $good }, aan boord, naar { $city }: { $amount } M, { $cost ->
    [0] geen spoor te bouwen
   *[other] spoor { $cost } M
}, { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}, { $crossings ->
    [0] { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    }
   *[other] veerboot { $ferries }, { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    }
}: { $profit } M per beurt.
af-plan-ride = { $steps ->
    [one] één stap rijden
   *[other] { $steps } stappen rijden
}
af-plan-ride-to = { $steps ->
    [one] één stap naar { $city } rijden
   *[other] { $steps } stappen naar { $city } rijden
}
af-plan-load = { $good } laden
af-plan-unload = { $good } lossen
af-plan-deliver = { $good } leveren: { $amount } M
af-plan-build = { $sections ->
    [one] één stuk spoor bouwen
   *[other] { $sections } stukken spoor bouwen
}
af-hint-deliver = Lever { $good } in { $city }: nu { $amount } M.
af-hint-load = Neem { $good } mee voor { $city }: { $amount } M over ongeveer { $turns } { $turns ->
    [1] beurt
   *[other] beurten
}.
af-hint-bring = Op weg naar { $city } met { $good }: { $amount } M over ongeveer { $turns } { $turns ->
    [1] beurt
   *[other] beurten
}.
af-hint-fetch = Op weg naar { $source } voor { $good }: { $city } betaalt { $amount } M, over ongeveer { $turns } { $turns ->
    [1] beurt
   *[other] beurten
}.
af-hint-build = Spoor voor { $good } naar { $city }: in totaal { $cost } M te bouwen, { $amount } M bij levering.
af-hint-repair = Verbindt je trein weer met je netwerk: in totaal { $cost } M te bouwen.
af-hint-major = Spoor naar nog een grote stad: je hebt er vijf nodig om te winnen.
af-hint-upgrade = Met een { $type } voor { $amount } M is het spel nu eerder gewonnen dan met het geld zelf.
af-hint-second-train = Een tweede trein in { $city } voor { $amount } M verdient zich snel terug.
af-hint-not-needed = Geen opdracht van het plan heeft { $good } nodig.
af-hint-origin = Je beste eerste opdrachten beginnen in { $city }.
af-hint-return = De kaart die het minst belooft.
af-hint-sit-out = Geen van deze opdrachten is de tijd waard: trek nieuwe kaarten.
af-hint-wait = De trein wacht: er is deze beurt geen spoor of geen weg verder.
af-hint-end-turn = Niets is nu zijn geld waard.
af-hint-accept = Een betere prijs dan de gewone.
af-hint-refuse = De gewone prijs is beter voor jou.
