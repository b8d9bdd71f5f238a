puzzle-ta-question = Verbind je vijf steden met zo weinig mogelijk spoorstaven: hoeveel zijn er vanaf hier nodig? Een dubbele lijn telt voor twee.
puzzle-ta-choice = { $rails }
puzzle-ta-plain = { $rails } spoorstaven: ze liggen nu op de kaart. Hier is het genoeg om telkens naar de dichtstbijzijnde stad te gaan.
puzzle-ta-solved = { $rails } spoorstaven: ze liggen nu op de kaart. Telkens naar de dichtstbijzijnde stad gaan zou er { $nearest } kosten.
puzzle-ar-question = Stel dat nu het laatste dividend wordt uitbetaald en het spel eindigt. Je mag nog één aandeel kopen voor ${ $price }: welk brengt je meer op dan dat?
puzzle-ar-choice = { $company }
puzzle-ar-solved = { $company }: met één aandeel meer groeit je dividend met ${ $worth }, meer dan de ${ $price } die het kost. Elk ander aandeel brengt ${ $second } of minder op, want door een aandeel erbij betalen de aandelen die je hebt minder.
puzzle-af-question = Je trein is leeg. Welke van deze opdrachten doe je het eerst?
puzzle-af-choice = { $good } naar { $city } voor { $amount } M
puzzle-af-solved = { $good } naar { $city }: { $amount } M min { $track } M aan spoor, in { $turns } { $turns ->
    [one] beurt
   *[other] beurten
}, brengt ongeveer { $profit } M per beurt op; de op één na beste opdracht brengt { $second } M op.
