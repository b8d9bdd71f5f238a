puzzle-ta-question = Verbinde deine fünf Städte mit möglichst wenigen Schienen: Wie viele braucht es von hier aus? Eine Doppellinie zählt zwei.
puzzle-ta-choice = { $rails }
puzzle-ta-plain = { $rails } Schienen: Sie liegen jetzt auf der Karte. Hier genügt es, jedes Mal zur nächsten Stadt zu gehen.
puzzle-ta-solved = { $rails } Schienen: Sie liegen jetzt auf der Karte. Jedes Mal zur nächsten Stadt zu gehen bräuchte { $nearest }.
puzzle-ar-question = Angenommen, jetzt werden die letzten Dividenden gezahlt und das Spiel endet. Du darfst noch eine Aktie für { $price } $ kaufen: Welche bringt dir mehr als das?
puzzle-ar-choice = { $company }
puzzle-ar-solved = { $company }: Mit einer Aktie mehr wachsen deine Dividenden um { $worth } $, mehr als die { $price } $, die sie kostet. Jede andere Aktie bringt { $second } $ oder weniger, denn durch eine weitere zahlen die Aktien, die du hast, weniger.
puzzle-af-question = Dein Zug ist leer. Welchen dieser Aufträge nimmst du dir zuerst vor?
puzzle-af-choice = { $good } nach { $city } für { $amount } M
puzzle-af-solved = { $good } nach { $city }: { $amount } M abzüglich { $track } M für Strecke, in { $turns } { $turns ->
    [one] Spielzug
   *[other] Spielzügen
}, bringt etwa { $profit } M pro Spielzug; der nächstbeste Auftrag bringt { $second } M.
