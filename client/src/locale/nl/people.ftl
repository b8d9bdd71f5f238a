people-title = Mensen
people-played = Mensen met wie je hebt gespeeld
people-none = Nog niemand. Speel een spel met mensen, dan vind je ze hier.
people-games =
    { $count ->
        [one] één spel
       *[other] { $count } spellen
    }
people-mine = Mijn profiel
people-invite = Een plaats vrijhouden voor { $name }
people-invite-short = Plaats vrijhouden
people-invite-note = Ze krijgen bericht, en de plaats wacht op hen.
people-decline = Nee, bedankt
people-for-you = Er is een plaats voor je vrijgehouden.
people-again = { $name } wil nog eens spelen: met ‘Nog een keer’ ga je erheen.
people-hint = Een naam, of iemand met wie je hebt gespeeld
profile-show = Mijn profiel aan anderen tonen
profile-show-note = Je afgelopen spellen, uitslagen, waarderingen en onderlinge stand. Zolang het uit staat ziet niemand anders ze, ook niet in profielen van anderen.
profile-off = Alleen jij ziet dit. Bij de instellingen kun je het aan anderen tonen.
profile-on = Anderen kunnen dit zien.
profile-missing = Hier is geen profiel dat je mag zien.
profile-nothing = Nog geen afgelopen spellen.
profile-ratings = Waarderingen
profile-ratings-note = Uit spellen tussen mensen. 1500 is het midden; het getal na ± zegt hoe zeker het is.
profile-rating = { $rating } ± { $uncertainty }
profile-results = Uitslagen
profile-against = Tegen
profile-people = mensen
profile-bots = bots
profile-seats = Spelers
profile-games = Spellen
profile-wins = Gewonnen
profile-places = Plaatsen
profile-place = { $place }e: { $count }
profile-rivals = Onderlinge stand
profile-rival = Speler
profile-ahead = Ervoor
profile-behind = Erachter
