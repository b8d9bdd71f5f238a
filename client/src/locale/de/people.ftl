people-title = Leute
people-played = Leute, mit denen du gespielt hast
people-none = Noch niemand. Spiel ein Spiel mit Menschen, dann findest du sie hier.
people-games =
    { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }
people-mine = Mein Profil
people-invite = Einen Platz für { $name } freihalten
people-invite-short = Platz freihalten
people-invite-note = Sie bekommen Bescheid, und der Platz wartet auf sie.
people-decline = Nein, danke
people-for-you = Für dich ist ein Platz freigehalten.
people-again = { $name } möchte noch einmal spielen: „Noch einmal“ bringt dich hin.
people-hint = Ein Name, oder jemand, mit dem du gespielt hast
profile-show = Mein Profil anderen zeigen
profile-show-note = Deine beendeten Spiele, Ergebnisse, Wertungen und direkten Vergleiche. Solange es aus ist, sieht sie niemand sonst, auch nicht in den Profilen anderer.
profile-off = Nur du siehst das. In den Einstellungen kannst du es anderen zeigen.
profile-on = Andere können das sehen.
profile-missing = Hier ist kein Profil, das du sehen darfst.
profile-nothing = Noch keine beendeten Spiele.
profile-ratings = Wertungen
profile-ratings-note = Aus Spielen zwischen Menschen. 1500 ist die Mitte; die Zahl nach ± sagt, wie sicher sie ist.
profile-rating = { $rating } ± { $uncertainty }
profile-results = Ergebnisse
profile-against = Gegen
profile-people = Menschen
profile-bots = Bots
profile-seats = Spieler
profile-games = Spiele
profile-wins = Gewonnen
profile-places = Plätze
profile-place = { $place }.: { $count }
profile-rivals = Direkter Vergleich
profile-rival = Spieler
profile-ahead = Davor
profile-behind = Dahinter
