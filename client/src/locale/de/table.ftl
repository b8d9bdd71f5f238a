frame-parts = Teile des Tisches
frame-board = Karte
frame-bar = Was du tun kannst
frame-panel = Tisch
frame-log = Verlauf
frame-talk = Gespräch
drawer = Verlauf und Gespräch
menu = Mehr
menu-news = Seit meinem letzten Zug
menu-share = Link zu diesem Tisch kopieren
menu-export = Aufzeichnung speichern
menu-copy = Von diesem Moment an weiterspielen
news-none = Seitdem ist nichts geschehen.
announcements = Was am Tisch geschieht

seats = Spieler
seat-you = du
seat-bot = Computer
seat-away = weg
seat-acts = jetzt am Zug
looking-on = Du schaust zu

bar-past = Du schaust in die Vergangenheit: hier lässt sich nichts spielen.
bar-lost = Die Verbindung ist weg. Sie kommt von selbst wieder.
bar-over = Das Spiel ist zu Ende.
bar-busy = Einen Augenblick…
bar-wait = Einen Augenblick…
bar-bot = { $name } denkt nach…
bar-person = { $name } ist dran.
bar-more = { $count } weitere
undo = Zurücknehmen
undo-ask = Um Rücknahme bitten
hint = Tipp
hints = Tipps
hints-none = Für diesen Moment gibt es keinen Tipp.
hint-take = Wählen
consent-title = Zurücknehmen?
consent-ask = { $name } möchte den letzten Zug zurücknehmen.
consent-yes = Einverstanden
consent-no = Lieber nicht

log-earlier = Früher
log-since = Seit deinem letzten Zug
log-more =
    { $count ->
        [one] ein weiterer
       *[other] { $count } weitere
    }
log-none = Noch ist nichts geschehen.
log-look = Den Tisch zeigen, wie er bei Zug { $number } war
log-stand-in = von einem Bot gespielt
log-programme = wie eingestellt
talk-none = Noch hat niemand etwas gesagt.
talk-say = Sag etwas
talk-send = Senden

history = Zurückschauen
history-now = Jetzt: { $number } Züge
history-past = Die Vergangenheit: Zug { $at } von { $number }
history-moment = Moment
history-close = Zurück zum Jetzt
history-play = Abspielen
history-pause = Anhalten
history-step-back = Einen Zug zurück
history-step-on = Einen Zug weiter
history-turn-back = Zum vorigen Spielerzug
history-turn-on = Zum nächsten Spielerzug
history-round-back = Zur vorigen Runde
history-round-on = Zur nächsten Runde

banner-lost = Keine Verbindung: Was du siehst, kann veraltet sein. Neuer Versuch…
banner-lost-4500 = Bei uns ging etwas schief; was du siehst, kann veraltet sein. Neuer Versuch…
banner-lost-4503 = Der Server erreicht seinen Speicher nicht; was du siehst, kann veraltet sein. Neuer Versuch…
banner-lost-1012 = Das Haus startet neu; was du siehst, kann veraltet sein. Neuer Versuch…
banner-away = Deine Zeit war um, darum spielt ein Bot für dich.
banner-back = Ich bin wieder da
banner-asked = { $name } bittet um Rücknahme. Warten auf { $names }.
closed-title = Dieser Tisch lässt sich nicht zeigen
closed-4401 = Bitte sag zuerst deinen Namen.
closed-4403 = An diesem Tisch darf niemand zuschauen.
closed-4404 = Unter dieser Adresse gibt es keinen Tisch, oder er wurde entfernt.
closed-4409 = Dieses Spiel begann mit älteren Regeln, die dieses Haus nicht mehr hat.
closed-other = Auf dem Weg zu diesem Tisch ging etwas schief.
hand-to = Gib das Gerät an { $name }
hand-why = Bis dahin ist alles verdeckt.
hand-take = Ich bin { $name }
gate-title = Dieser Tisch möchte wissen, wer kommt
gate-why = Sag deinen Namen, und du bist drin. Kein Passwort, keine Adresse.
gate-enter = Hereinkommen

wait-for-players = Warten auf Mitspieler
wait-full = Alle Plätze sind besetzt
wait-invite = Lade jemanden ein
wait-link = Link zu diesem Tisch
wait-copy = Link kopieren
wait-copied = Kopiert
wait-settled = Wie an diesem Tisch gespielt wird
wait-free = frei
wait-kept = freigehalten für { $name }
wait-bot = Einen Bot spielen lassen
wait-open = Platz freigeben
wait-sit = Platz nehmen
wait-leave = Aufstehen
wait-start = Das Spiel beginnen
wait-remove = Den Tisch wegräumen
wait-maker = Wer den Tisch eröffnet hat, startet das Spiel.

over-you = Du gewinnst!
over-won =
    { $names } { $count ->
        [one] gewinnt
       *[other] gewinnen
    }
over-result = Ergebnis
over-place = Platz
over-player = Spieler
over-score-transamerica = Verlorene Punkte
over-score-american-rails = Geld ($)
over-score-african-rails = Geld (M)
over-rematch = Noch einmal
over-board = Das Brett ansehen

keys = Tasten
keys-walk = auf der Karte von Ort zu Ort gehen
keys-enter = wählen; noch einmal zum Bestätigen
keys-escape = die Wahl aufheben
keys-zoom = näher, weiter, die ganze Karte
keys-undo = zurücknehmen
keys-history = einen Zug zurück, einen Zug weiter
keys-drawer = Verlauf und Gespräch
keys-help = diese Tasten
