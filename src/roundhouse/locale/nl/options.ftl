transamerica-title = TransAmerica
transamerica-option-barrier = De versperring na de tweede ronde
transamerica-option-barrier-rulebook = zoals in de spelregels
transamerica-option-barrier-rulebook-note = Staat de voorste locomotief vier punten of minder van de versperring, dan schuift die eenmalig zo dat er twee velden tussen liggen. Met 9 verloren punten gaat ze van 13 naar 12, met 11 naar 14; met 5 blijft ze liggen.
transamerica-option-barrier-published = zoals in de gepubliceerde tabel
transamerica-option-barrier-published-note = Staat de voorste locomotief vier punten of meer van de versperring, dan schuift die eenmalig zo dat er twee velden tussen liggen: altijd dichterbij. Met 5 verloren punten gaat ze van 13 naar 8; met 11 blijft ze liggen.
transamerica-option-barrier-fixed = blijft staan
transamerica-option-barrier-fixed-note = De versperring blijft het hele spel op 13 verloren punten liggen.
transamerica-option-start_player = Wie begint
transamerica-option-start_player-random = door het lot
transamerica-option-show_missing = Toon hoeveel spoorstaven ik nog nodig heb

american-rails-title = American Rails
american-rails-option-banker = Wie de eerste maatschappij kiest
american-rails-option-banker-random = door het lot
american-rails-option-auto_pass = Pas voor spelers die geen hoger bod kunnen betalen

african-rails-title = African Rails
african-rails-option-fast = Het snelle spel, met depots
african-rails-option-two_player = De variant voor twee spelers
african-rails-option-c15 = De C15 mag gebouwd worden
african-rails-option-second_train = Met 2 of 3 spelers mag een tweede trein gekocht worden
african-rails-option-secret_cash = Geld is geheim
african-rails-option-secret_cash-note = De spelregels laten spelers 200 M melden, maar ‘niet het precieze bedrag’. Betalingen zijn toch openbaar: wie goed meetelt, weet het.
african-rails-option-agreements = Spelers mogen een andere prijs voor het gebruik van spoor afspreken
african-rails-option-start = Wie begint
african-rails-option-start-random = door het lot
african-rails-option-start_moves_on = Elke ronde begint een andere speler
african-rails-option-start_moves_on-note = De volgende speler met de klok mee begint de volgende ronde. De spelregels spreken van ‘de actuele startspeler’ en zeggen niet of die wisselt.
african-rails-option-target = Het bedrag om te winnen, in miljoenen
african-rails-option-target-none = zoals in de spelregels

options-no-seat = Er is geen plaats { $number } aan een tafel van { $seats }: kies opnieuw wie begint.
options-two-player = De variant voor twee is voor precies twee spelers, en deze tafel heeft er { $seats }. Zet hem uit, of speel met z’n tweeën.
