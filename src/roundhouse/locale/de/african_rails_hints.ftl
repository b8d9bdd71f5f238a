af-hint-plan = { $good } von { $source } nach { $city }: { $amount } M, { $cost ->
    [0] keine Strecke zu bauen
   *[other] Strecke { $cost } M
}, { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}, { $crossings ->
    [0] { $turns ->
        [one] ein Spielzug
       *[other] { $turns } Spielzüge
    }
   *[other] Fähre { $ferries }, { $turns ->
        [one] ein Spielzug
       *[other] { $turns } Spielzüge
    }
}: { $profit } M pro Spielzug.
af-hint-plan-loaded = { $good }, an Bord, nach { $city }: { $amount } M, { $cost ->
    [0] keine Strecke zu bauen
   *[other] Strecke { $cost } M
}, { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}, { $crossings ->
    [0] { $turns ->
        [one] ein Spielzug
       *[other] { $turns } Spielzüge
    }
   *[other] Fähre { $ferries }, { $turns ->
        [one] ein Spielzug
       *[other] { $turns } Spielzüge
    }
}: { $profit } M pro Spielzug.
af-plan-ride = { $steps ->
    [one] einen Schritt fahren
   *[other] { $steps } Schritte fahren
}
af-plan-ride-to = { $steps ->
    [one] einen Schritt nach { $city } fahren
   *[other] { $steps } Schritte nach { $city } fahren
}
af-plan-load = { $good } laden
af-plan-unload = { $good } abladen
af-plan-deliver = { $good } liefern: { $amount } M
af-plan-build = { $sections ->
    [one] einen Abschnitt bauen
   *[other] { $sections } Abschnitte bauen
}
af-hint-deliver = { $good } in { $city } liefern: jetzt { $amount } M.
af-hint-load = { $good } für { $city } mitnehmen: { $amount } M in etwa { $turns } { $turns ->
    [1] Spielzug
   *[other] Spielzügen
}.
af-hint-bring = Unterwegs nach { $city } mit { $good }: { $amount } M in etwa { $turns } { $turns ->
    [1] Spielzug
   *[other] Spielzügen
}.
af-hint-fetch = Unterwegs nach { $source } für { $good }: { $city } zahlt { $amount } M, in etwa { $turns } { $turns ->
    [1] Spielzug
   *[other] Spielzügen
}.
af-hint-build = Strecke für { $good } nach { $city }: insgesamt { $cost } M zu bauen, { $amount } M bei Lieferung.
af-hint-repair = Schließt den eigenen Zug wieder an das Netz an: insgesamt { $cost } M zu bauen.
af-hint-major = Strecke zu einer weiteren Großstadt: Zum Gewinnen braucht es fünf.
af-hint-upgrade = Mit einem { $type } für { $amount } M ist das Spiel jetzt früher gewonnen als mit dem Geld selbst.
af-hint-second-train = Ein zweiter Zug in { $city } für { $amount } M macht sich bald bezahlt.
af-hint-not-needed = Kein Auftrag des Plans braucht { $good }.
af-hint-origin = Die besten ersten Aufträge beginnen in { $city }.
af-hint-return = Die Karte, die am wenigsten verspricht.
af-hint-sit-out = Keiner dieser Aufträge ist seine Zeit wert: neue Karten ziehen.
af-hint-wait = Der Zug wartet: In diesem Spielzug gibt es keine Strecke oder keinen Weg weiter.
af-hint-end-turn = Nichts ist jetzt sein Geld wert.
af-hint-accept = Ein besserer Preis als der übliche.
af-hint-refuse = Der übliche Preis ist besser.
