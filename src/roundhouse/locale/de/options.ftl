transamerica-title = TransAmerica
transamerica-option-barrier = Die Schranke nach der zweiten Runde
transamerica-option-barrier-rulebook = wie in der Spielregel
transamerica-option-barrier-rulebook-note = Ist die vorderste Lokomotive vier Punkte oder weniger von der Schranke entfernt, so wandert diese einmal so, dass zwei Felder dazwischen liegen. Bei 9 verlorenen Punkten von 13 auf 12, bei 11 auf 14; bei 5 bleibt sie stehen.
transamerica-option-barrier-published = wie in der veröffentlichten Tabelle
transamerica-option-barrier-published-note = Ist die vorderste Lokomotive vier Punkte oder mehr von der Schranke entfernt, so wandert diese einmal so, dass zwei Felder dazwischen liegen: immer näher. Bei 5 verlorenen Punkten von 13 auf 8; bei 11 bleibt sie stehen.
transamerica-option-barrier-fixed = bleibt stehen
transamerica-option-barrier-fixed-note = Die Schranke bleibt das ganze Spiel bei 13 verlorenen Punkten.
transamerica-option-start_player = Wer beginnt
transamerica-option-start_player-random = wird ausgelost
transamerica-option-show_missing = Zeige mir, wie viele Schienen mir noch fehlen

american-rails-title = American Rails
american-rails-option-banker = Wer die erste Firma wählt
american-rails-option-banker-random = wird ausgelost
american-rails-option-auto_pass = Für Spieler passen, die kein höheres Gebot zahlen können

african-rails-title = African Rails
african-rails-option-fast = Das rasante Spiel, mit Depots
african-rails-option-two_player = Die Variante für zwei Spieler
african-rails-option-c15 = Der C15 darf gebaut werden
african-rails-option-second_train = Zu zweit oder zu dritt darf ein zweiter Zug gekauft werden
african-rails-option-secret_cash = Geld ist geheim
african-rails-option-secret_cash-note = Die Spielregel lässt 200 M ansagen, aber „nicht den genauen Betrag“. Zahlungen sind trotzdem öffentlich: Wer mitzählt, weiß es.
african-rails-option-agreements = Spieler dürfen einen anderen Preis für fremde Strecken vereinbaren
african-rails-option-start = Wer beginnt
african-rails-option-start-random = wird ausgelost
african-rails-option-start_moves_on = Jede Runde beginnt jemand anderes
african-rails-option-start_moves_on-note = Im Uhrzeigersinn beginnt die nächste Person die nächste Runde. Die Spielregel spricht vom „aktuellen Startspieler“ und sagt nicht, ob er wechselt.
african-rails-option-target = Die Summe zum Sieg, in Millionen
african-rails-option-target-none = wie in der Spielregel

options-no-seat = Einen Platz { $number } gibt es an einem Tisch für { $seats } nicht: Wähle neu, wer beginnt.
options-two-player = Die Variante für zwei ist für genau zwei Spieler, und dieser Tisch hat { $seats } Plätze. Schalte sie aus, oder spielt zu zweit.
