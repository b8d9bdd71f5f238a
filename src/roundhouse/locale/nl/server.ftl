name-unreadable = Kies een naam die mensen kunnen lezen.
name-long = Die naam is te lang: hoogstens { $limit } tekens.
text-unreadable = Die tekst is leeg of bevat tekens die niet getoond kunnen worden.
text-long = Die tekst is te lang: hoogstens { $limit } tekens.
address-wrong = Geef een volledig webadres dat met https:// of http:// begint.
mail-wrong = Dat lijkt niet op een mailadres.
problem-origin = Dit verzoek kwam van een andere site; er is niets veranderd.

name-taken = Aan deze tafel heeft al iemand die naam.
account-already = Je hebt al een account.
account-taken = Die naam hoort bij een account. Kies een andere, of meld je aan.
login-wrong = Naam en wachtwoord horen niet bij elkaar.
name-of-account = De naam van een account blijft: je meldt je ermee aan.
logout-tables =
    { $count ->
        [one] Je bent gast en zit aan een tafel die nog niet klaar is: zonder wachtwoord of een link om terug te komen kun je er niet meer bij.
       *[other] Je bent gast en zit aan { $count } tafels die nog niet klaar zijn: zonder wachtwoord of een link om terug te komen kun je er niet meer bij.
    }
return-wrong = Deze link brengt je niet meer terug.
return-other = Je bent hier als { $name }. Meld je eerst af en volg de link dan opnieuw.
zone-unknown = Die tijdzone bestaat niet.

problem-malformed = De server begreep dit verzoek niet.
problem-name-first = Zeg eerst hoe je heet.
problem-not-yours = Dat mag je niet doen.
problem-reload = Deze pagina is verouderd. Laad hem opnieuw.
problem-missing = Hier is niets, of het is niet voor jou bestemd.
problem-method = Dat kan hier niet.
problem-large = Dat is te groot.
problem-many = Te veel pogingen. Wacht even.
problem-store = De server kan nu niet bij zijn opslag. Er is niets verloren; probeer het zo weer.
problem-ours = Er ging bij ons iets mis. Het is genoteerd.

table-seats = Dit speel je met { $least } tot { $most } personen.
table-mixed = Een tafel is voor één apparaat, of voor mensen die erbij komen zitten; en je hebt één plaats.
table-full = Aan deze tafel is geen plaats voor je vrij.
table-begun = Dit spel is al begonnen.
table-playing = Dit spel is nog bezig.
table-not-full = Er zijn nog plaatsen vrij.
invite-unknown = Je kunt een plaats vrijhouden voor mensen met wie je hebt gespeeld; stuur anderen de link.
table-many = Je hebt al { $limit } tafels. Maak er eerst een paar af of haal ze weg.

notice-turn = Je bent aan de beurt in { $game }.
notice-over = Je spel { $game } is afgelopen.
notice-invited = Aan een tafel { $game } wordt een plaats voor je vrijgehouden.
mail-confirm = Bevestig dat Roundhouse je mail mag sturen
mail-not-asked = Heb je niet om deze mail gevraagd? Dan hoef je niets te doen: zonder de link komt er geen mail meer.
mail-off = Er kan geen mail gestuurd worden: daarvoor zijn een account, een adres in je instellingen en een server die mail verstuurt nodig.
push-wrong = Dat is geen adres van een pushdienst van een browser.
mail-password = { $name }, hier is de link voor een nieuw wachtwoord bij Roundhouse; hij werkt een uur
password-link = Deze link werkt niet meer. Vraag een nieuwe aan.
block-self = Dat ben je zelf.
block-many = Je hebt al { $limit } mensen geblokkeerd.

share-house = Een tafel voor treinspellen, met vrienden en computertegenstanders.
share-open =
    { $free ->
        [one] { $names }: één van de { $seats } plaatsen is vrij. Doe mee!
       *[other] { $names }: { $free } van de { $seats } plaatsen zijn vrij. Doe mee!
    }
share-playing = { $names }: het spel is bezig. Kijk mee!
share-over = { $names }: kijk hoe het spel is afgelopen.
