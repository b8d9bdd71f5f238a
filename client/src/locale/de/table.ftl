frame-parts = Teile des Tisches
frame-board = Karte
frame-bar = Was du tun kannst
frame-panel = Tisch
frame-log = Verlauf
frame-talk = Gespräch
full-screen = Vollbild
menu = Mehr
menu-news = Seit meinem letzten Zug
menu-share = Link zu diesem Tisch kopieren
menu-export = Aufzeichnung speichern
news-none = Seitdem ist nichts geschehen.
news-show = Auf dem Brett zeigen
show-skip = Überspringen
show-skip-more = { $count ->
    [one] Überspringen, einer kommt noch
   *[other] Überspringen, { $count } kommen noch
}
announcements = Was am Tisch geschieht

seats = Spieler
seat-you = du
seat-bot = Computer
seat-away = weg
seat-acts = jetzt am Zug
looking-on = Du schaust zu

bar-past = Du schaust in die Vergangenheit: Hier lässt sich nichts spielen.
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
hint-do = Das tun

log-earlier = Früher
log-since = Seit deinem letzten Zug
log-point = Auf der Karte zeigen
log-more =
    { $count ->
        [one] ein weiterer
       *[other] { $count } weitere
    }
log-none = Noch ist nichts geschehen.
log-look = Den Tisch zeigen, wie er bei Zug { $number } war
log-stand-in = von einem Bot gespielt
log-orders = wie eingestellt
talk-none = Noch hat niemand etwas gesagt.
talk-say = Sag etwas
talk-send = Senden

history = Zurückschauen
history-now = Jetzt: { $number } Züge
history-past = Die Vergangenheit: Zug { $at } von { $number }
history-moment = Moment
history-close = Zurück zum Jetzt
history-speed = Tempo
speed-slow = Langsam
speed-usual = Normal
speed-fast = Schnell
history-play = Abspielen
history-pause = Anhalten
history-step-back = Einen Schritt zurück
history-step-on = Einen Schritt weiter
history-turn-back = Zum Zug davor
history-turn-on = Zum nächsten Zug
history-round-back = Zur vorigen Runde
history-round-on = Zur nächsten Runde

banner-lost = Keine Verbindung: Was du siehst, kann veraltet sein. Neuer Versuch…
banner-lost-4500 = Bei uns ging etwas schief; was du siehst, kann veraltet sein. Neuer Versuch…
banner-lost-4503 = Der Server erreicht seinen Speicher nicht; was du siehst, kann veraltet sein. Neuer Versuch…
banner-lost-1012 = Das Haus startet neu; was du siehst, kann veraltet sein. Neuer Versuch…
banner-away = Deine Zeit war um, darum spielt ein Bot für dich.
banner-back = Ich bin wieder da
closed-title = Dieser Tisch lässt sich nicht zeigen
closed-4401 = Bitte sag zuerst deinen Namen.
closed-4403 = An diesem Tisch darf niemand zuschauen.
closed-4404 = Unter dieser Adresse gibt es keinen Tisch, oder er wurde entfernt.
closed-4409 = Dieses Spiel begann mit älteren Regeln, die dieses Haus nicht mehr hat.
closed-other = Auf dem Weg zu diesem Tisch ging etwas schief.
unloadable-why = Der Server kann diesen Tisch nicht laden; er versucht es ab und zu erneut. Andere Tische sind nicht betroffen.
unloadable-yours = Du hast diesen Tisch eröffnet. Wenn du nicht warten willst, kannst du das Spiel beenden: Niemand gewinnt es.
unloadable-end = Spiel beenden
unloadable-sure = Wirklich beenden?
unloadable-ended = Das Spiel ist zu Ende, ohne Sieger.
hand-to = Gib das Gerät an { $name }
hand-why = Deine Karten bleiben bis dahin verdeckt; das Brett ist für alle da.
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
wait-why = Zuerst muss jeder Platz besetzt sein: Lade jemanden ein, oder lass einen Bot spielen.
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
over-score = Punkte
over-rematch = Noch einmal
over-board = Das Brett ansehen

keys = Tasten
keys-map = zur Karte
keys-arrows = Pfeiltasten
keys-walk = auf der Karte von Ort zu Ort gehen
keys-choices = zu den Möglichkeiten in der Leiste
keys-enter = wählen; noch einmal zum Bestätigen
keys-escape = die Wahl aufheben
keys-zoom = näher, weiter, die ganze Karte
keys-undo = zurücknehmen
keys-skip = überspringen, was gerade gezeigt wird
keys-again = noch einmal zeigen, was seit meinem letzten Zug geschah
keys-history = einen Zug zurück, einen Zug weiter
keys-log = Verlauf
keys-panel = der Rand: Spieler, Karten, Firmen
keys-full = Vollbild
keys-overview = die Übersichtskarte: Kosten und Aktionen
keys-lesson = nächste Karte einer geführten Partie (B: zurück)
keys-help = diese Tasten

menu-leave = Spiel verlassen oder beenden…
watching =
    { $count ->
        [one] einer schaut zu
       *[other] { $count } schauen zu
    }
seat-resigned = gab auf
seat-removed = ersetzt
offer = Vorschlag
offer-undo = { $name } möchte zurücknehmen:
offer-undo-yes = Gern
offer-undo-no = Lieber nicht
offer-end = { $name } schlägt vor, das Spiel hier zu beenden; der Stand ist das Ergebnis.
offer-end-yes = Hier aufhören
offer-end-no = Weiterspielen
offer-remove = { $name } schlägt vor, dass ein Bot den Platz von { $target } übernimmt; die Rückkehr ist jederzeit möglich.
offer-remove-yes = Ein Bot soll spielen
offer-remove-no = Lieber warten
offer-waits = Warten auf { $names }.
offer-withdraw = Zurückziehen
offer-time = noch { $time }
stalled = Jemand ist weg
stalled-why = { $name } ist weg, und der Bot hat seine Züge gespielt. Wie geht es weiter?
stalled-wait = Warten
stalled-bot = Ein Bot übernimmt den Platz
stalled-end = Spiel beenden
stalled-waits = Der Tisch wartet: { $name } ist weg.
stalled-choose = Wählen
banner-stand-in = { $name } ist weg; ein Bot spielt ein paar Züge, ohne Eile.
banner-removed = Die anderen lassen einen Bot an deiner Stelle spielen.
leave-title = Spiel verlassen oder beenden
leave-back = Zurück
leave-whom = Wer?
leave-calloff = Das Spiel absagen
leave-calloff-why = Es endet sofort, und niemand hat gewonnen.
leave-calloff-do = Absagen
leave-end = Vorschlagen, das Spiel zu beenden
leave-end-why = Sind alle einverstanden, endet es hier, und der Stand ist das Ergebnis.
leave-end-do = Vorschlagen
leave-resign = Aufgeben
leave-resign-why = Ein Bot spielt auf deinem Platz weiter, der Letzter wird. Zu zweit gewinnt der andere sofort.
leave-resign-do = Aufgeben
leave-leave = Ein Bot soll meinen Platz übernehmen
leave-leave-why = Der Bot spielt zu Ende, und du hast mit diesem Spiel nichts mehr zu tun.
leave-leave-do = Tisch verlassen
leave-give = Meinen Platz weitergeben
leave-give-why = Schicke diesen Link einer Person. Wer ihn öffnet, sitzt an deiner Stelle und sieht, was du siehst.
leave-keep = Meinen Platz doch behalten
leave-remove = Jemanden ersetzen, der weg ist
leave-remove-why = Sind die anderen einverstanden, übernimmt ein Bot den Platz, bis die Person zurück ist.
leave-remove-do = Vorschlagen
take-title = Ein Platz für dich
take-why = Jemand an diesem Tisch gibt dir seinen Platz. Du siehst, was er sah, und spielst an seiner Stelle weiter.
take-do = Den Platz nehmen
talk-greet = Grüßen
talk-off = An diesem Tisch wird erst nach dem Spiel gesprochen. Grüße sind immer willkommen.
talk-onlooker = (schaut zu)
talk-among-onlookers = Nur andere Zuschauer lesen, was du hier schreibst.
greet-hello = Hallo!
greet-luck = Viel Glück!
greet-nice = Gut gespielt!
greet-moment = Einen Augenblick bitte.
greet-thanks = Danke für das Spiel.
greet-bye = Auf Wiedersehen!
over-nobody = Niemand hat gewonnen
over-how-agreed = Alle waren einverstanden, hier aufzuhören, wie { $name } vorschlug.
over-how-resigned = { $name } gab auf.
over-how-abandoned = Alle haben den Tisch verlassen.
over-how-called-off = Das Spiel wurde abgesagt.
overview = Übersicht

plain-prompt = Du bist am Zug: Wähle, was du tust.
plain-choices = Was du tun kannst
plain-wait = Du bist nicht am Zug.
plain-view = Der Tisch
plain-yes = ja
plain-no = nein
example = Beispiel
example-before = Vorher: { $heading }.
example-after = Nachher: { $heading }.
example-shows = Das Brett bei { $places }.
example-try = Probier es aus
example-task-hide = Aufgabe ausblenden
rules-none = Zu diesem Spiel gibt es hier keine Spielregeln.

lesson = Geführte erste Partie
lesson-step = Schritt { $step } von { $steps }
lesson-next = Weiter
lesson-back = Zurück
lesson-do = Mach es für mich
lesson-others = Die anderen spielen…
lesson-skip = Lektion überspringen und frei weiterspielen
lesson-play-on = Hier weiterspielen
lesson-again = Noch einmal
lesson-game = Eine echte Partie spielen
tour = Was ist was auf dem Bildschirm
tour-off = Nicht mehr zeigen
tour-done = Fertig
tour-map = Die Karte. Was du jetzt tun darfst, leuchtet; ein Klick wählt es und zeigt, was es kostet. Ziehe, um die Karte zu verschieben, drehe am Rad oder spreize zwei Finger, um näher zu kommen.
tour-bar = Die Leiste unter der Karte. Sie sagt, was du jetzt tun sollst, und hat, was nicht auf der Karte ist: Wahlmöglichkeiten, Bestätigen und Zurücknehmen.
tour-panel = Der Rand: Geld, Karten und Punkte von allen. Wörter mit gepunkteter Linie werden erklärt, wenn du auf sie zeigst, sie antippst oder mit der Tab-Taste erreichst.
tour-log =
    { $talk ->
        [yes] Der Verlauf erzählt, was alle getan haben, und daneben redest du mit den anderen.
       *[no] Der Verlauf erzählt, was alle getan haben.
    } Die Uhr mit dem Pfeil bringt dich zu jedem Moment zurück.
tour-rules = Die Spielregeln, mit Bildern und Beispielen zum Ausprobieren. Die Übersicht mit Kosten und Aktionen ist eine Taste entfernt: O.
tour-menu = Das Menü hat alles andere: Farben, Sprache, Ton, Tasten, den Tisch verlassen und diesen Rundgang.

report-title = Was den Ausschlag gab
report-what = Der Experte sieht sich jede Entscheidung des Spiels an; das dauert bis zu einer Minute.
report-start = Analysieren
report-making = Analyse läuft: { $percent } %
report-progress = Fortschritt der Analyse
report-stop = Anhalten
report-chance = Gewinnchance
report-rounds = Runde oder Jahr
report-points = Wendepunkte
report-no-points = Keine einzelne Entscheidung hat jemanden viel gekostet.
report-lost = { $percent } % der Gewinnchance
report-better = Besser: { $text }
report-look = Moment { $number } ansehen
report-accuracy = Genauigkeit
report-decisions = Entscheidungen
report-sound = davon gut
report-percent = Genauigkeit (%)
report-cost = Was die anderen kosteten
report-sources = Woher das Ergebnis kam
report-compared = Im Vergleich
report-honest = Jede Entscheidung wird danach beurteilt, was ihr Spieler in dem Moment wissen konnte. Gut ist, was weniger als ein Hundertstel der Gewinnchance kostete.

study = Studie
study-this = Ab hier untersuchen
study-lines = { $count ->
    [0] Varianten
   *[other] Varianten ({ $count })
}
study-start = Zum Anfang
study-share = Teilen
study-copy = Nimm eine Kopie und versuche es selbst
study-what = Spiele jeden Platz selbst oder gib einige an Bots; was du versuchst, bleibt als Variante erhalten, und ein Klick auf eine Variante spielt von ihrem Ende weiter. Der Tipp nennt die besten Züge des Experten und warum.
study-other = Jemand zeigt, was hier versucht wurde. In einer eigenen Kopie siehst du jede Hand, spielst weiter und fragst den Experten.
study-me = Ich spiele
study-more = +{ $count }
study-none = Noch wurde nichts versucht: Mach einen Zug.
study-none-over = Die Partie ist hier zu Ende. Sieh dir einen früheren Moment an und untersuche sie von dort.

history-jump = Gehe zu …
history-round = Runde { $round }
over-card = Ergebnis als Bild
