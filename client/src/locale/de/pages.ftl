welcome-title = Ein Tisch für Eisenbahnspiele
welcome-lead = Drei Brettspiele auf Karten, die man gern ansieht, mit Freunden überall oder gegen Bots. Kein Konto, kein Warten.
welcome-back = Schön, dich zu sehen, { $name }.
welcome-games = Spiele
welcome-players = { $seats } Personen
welcome-play = Jetzt gegen Bots spielen
welcome-dealing = Der Tisch wird gedeckt…
welcome-teach = Zeig mir, wie
welcome-friends = Mit Freunden

lobby-mine = Meine Tische
filter = Filter
filter-game = Spiel
filter-pace = Tempo
filter-any = alle
filter-people = Nur Menschen, keine Bots
filter-none = Kein Tisch passt zu den Filtern.
filter-clear = Alle zeigen
lobby-older = Ältere Spiele zeigen
lobby-mine-none = Du sitzt noch nirgends.
lobby-waiting = Warten auf Mitspieler
lobby-waiting-none = Kein Tisch wartet auf Mitspieler. Eröffne einen!
lobby-to-watch = Zum Zuschauen
lobby-to-watch-none = Im Moment spielt sonst niemand.
lobby-finished = Beendet
lobby-import = Aufzeichnung öffnen
lobby-name-first = Ein Name genügt.
lobby-private = Nur über den Link zu finden
lobby-open = Öffnen
lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-look = Ansehen
lobby-remove = Entfernen
lobby-remove-sure = Wirklich entfernen?
state-full = startbereit
state-turn = { $name } ist dran
state-moves =
    { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
state-moves-of = { $count } von etwa { $usual } Zügen
state-wanted = { $free } von { $seats } Plätzen frei
state-won =
    { $names } { $count ->
        [one] hat gewonnen
       *[other] haben gewonnen
    }
state-over = beendet
date-made = eröffnet { $when }
date-moved = begonnen { $began }, letzter Zug { $when }
date-over = beendet { $when }
fact-option = { $option }: { $value }
fact-off = nein
fact-on = ja
fact-no-talk = ohne Gespräch
fact-no-hints = ohne Tipps
fact-analysis = aus einer Aufzeichnung
fact-lesson = geführte erste Partie
fact-no-onlookers = ohne Zuschauer
pace-none = ohne Uhr
pace-hot-seat = ein Gerät
pace-move = { $seconds } s je Zug
pace-live = { $minutes } min + { $seconds } s
pace-days-each =
    { $days ->
        [one] ein Tag je Zug
       *[other] { $days } Tage je Zug
    }
pace-none-choice = Ohne Uhr
pace-live-choice = Live, mit Uhren
pace-days-choice = Einige Tage je Zug
pace-minutes = Minuten für das ganze Spiel
pace-seconds = Sekunden mehr je Zug
pace-days = Tage je Zug
pace-timeout = Wenn die Zeit um ist
pace-timeout-bot = ein Bot spielt so lange
pace-timeout-drop = ein Bot übernimmt

new-game = Spiel
new-seats = Spieler
new-pace = Tempo
new-table = Der Tisch
new-options = Optionen von { $game }
new-seat = Platz { $number }
new-who = Wer sitzt auf Platz { $number }
new-level = Wie gut der Bot auf Platz { $number } spielt
new-style = In welchem Stil der Bot auf Platz { $number } spielt
new-name = Name für Platz { $number }
new-name-short = Name
new-kind-me = Ich
new-kind-open = Wer mag
new-kind-guest = Jemand Bestimmtes
new-kind-bot = Bot
new-kind-local = An diesem Gerät
new-by-link = kommt über die Lobby oder den Link
new-add = Platz hinzufügen
new-remove = Platz { $number } entfernen
new-hot-seat = Ein Gerät geht herum. Zwischen den Zügen ist alles verdeckt.
new-private = Nur über den Link zu finden
new-onlookers = Andere dürfen zuschauen
new-talk = Mitspieler dürfen sich unterhalten
new-hints = Tipps dürfen erfragt werden
new-make = Den Tisch eröffnen
new-start = Das Spiel beginnen

set-looks = Sprache und Aussehen
set-come-in = Hereinkommen
set-account = Konto
set-guest = Du bist als Gast hier: { $name }
set-logged-in = Du bist angemeldet: { $name }
set-why-account = Mit einem Passwort kannst du von jedem Gerät aus zurückkommen. Deine Tische bleiben.
set-or-account = Oder mit einem Passwort, von jedem Gerät aus.
set-register = Konto anlegen
set-log-in = Anmelden
set-log-out = Abmelden
set-rename = Namen ändern
set-other-name = Ein anderer Name
set-renamed = Du heißt jetzt { $name }.
set-leave-title = Abmelden
set-leave-none = Du bist Gast: Ohne Passwort oder einen Link zum Zurückkommen erkennt dich das Haus nicht wieder.
set-leave-tables =
    { $count ->
        [one] Du bist Gast und sitzt an einem Tisch, der noch nicht zu Ende ist. Ohne Passwort oder einen Link zum Zurückkommen kommst du nicht mehr hin:
       *[other] Du bist Gast und sitzt an { $count } Tischen, die noch nicht zu Ende sind. Ohne Passwort oder einen Link zum Zurückkommen kommst du nicht mehr hin:
    }
set-leave-account = Alles mit einem Passwort behalten
set-leave-link = Gib mir einen Link zum Zurückkommen
set-leave-link-why = Er bringt dich von jedem Gerät zurück, ohne Passwort. Wer ihn hat, kommt an deiner Stelle herein, also behalte ihn für dich. Er wird nur dieses eine Mal gezeigt.
set-leave-link-label = Dein Link zum Zurückkommen
set-leave-now = Abmelden
set-leave-anyway = Abmelden und meine Plätze aufgeben
set-leave-anyway-why = Plätze an Tischen, die noch nicht begonnen haben, werden frei. In laufenden Spielen übernimmt ein Bot für dich.
return-title = Zurückkommen
return-why = Dieser Link bringt dich zurück zu deinem Namen und deinen Tischen.
return-go = Zurückkommen
return-here = Du bist schon hier, { $name }.
return-no = In dieser Adresse steht kein Link zum Zurückkommen.
set-password = Passwort
set-password-change = Passwort ändern
set-password-old = Das alte Passwort
set-password-new = Das neue Passwort
set-password-done = Geändert. Andere Geräte wurden abgemeldet.
set-forgotten = Ich habe mein Passwort vergessen
set-forgotten-sent = Wenn das Konto eine Mailadresse hat, ist eine Mail unterwegs.
password-keep = Dieses Passwort behalten
password-kept = Dein neues Passwort ist gesichert. Andere Geräte wurden abgemeldet.
set-sessions = Wo du angemeldet bist
set-here = hier
set-end = Dort abmelden
set-end-others = Überall sonst abmelden
set-data = Deine Daten
set-data-take = Mitnehmen
set-data-forget = Vergiss mich
set-data-sure = Dein Name, deine Einstellungen und Sitzungen werden gelöscht. Spiele gehen mit einem Bot an deinem Platz weiter. Das lässt sich nicht rückgängig machen.
set-calls = Wie das Haus dich ruft
call-turn = Wenn ich dran bin
call-over = Wenn ein Spiel zu Ende ist
call-push = In diesem Browser, auch wenn die Seite zu ist
call-push-no = Dieser Browser lässt keine Nachrichten zu.
call-webhook = Webhook (Discord oder eigener)
call-email = Mailadresse
call-mail = Per Mail
call-mail-confirm = Bestätigungsmail senden
call-mail-sent = Gesendet. Folge dem Link darin.
call-quiet = Ruhezeiten
call-quiet-from = von
call-quiet-to = bis

help-page = Allgemein
help-start = In einer Minute
help-start-1 = Wähle auf der ersten Seite ein Spiel und spiele sofort gegen Bots.
help-start-2 = Oder eröffne einen Tisch und verschicke seinen Link: Wer ihn öffnet, nennt einen Namen und setzt sich.
help-start-3 = Mehrere an einem Gerät? Wähle „An diesem Gerät“ für ihre Plätze.
help-start-4 = Ein Konto braucht nur, wer von einem anderen Gerät zurückkommen will.
help-table = Am Tisch
help-table-1 = Was erlaubt ist, leuchtet. Ein Klick wählt es und zeigt, was es kostet; ein weiterer führt es aus.
help-table-2 = Ein Klick auf etwas Unerlaubtes sagt dir, warum nicht, und welche Regel das verlangt.
help-table-3 = Das Zurücknehmen steht in der Leiste. Haben andere schon gezogen, werden sie gefragt.
help-table-4 = Schau auf jeden Moment zurück; der Tisch sagt deutlich, wenn er die Vergangenheit zeigt.
help-table-5 = Zieh, um die Karte zu bewegen; dreh das Rad oder spreize zwei Finger, um näher zu kommen.
help-table-6 = Drück am Tisch ? für die Tasten.

block-title = Blockierte Personen
block-note = Wen du blockierst, der kann nicht an deine Tische. Ihr seht die Tische des anderen nicht, und du liest nicht, was er sagt.
block-none = Du hast niemanden blockiert. Am Tisch findest du es unter „Gespräch“ und im Menü.
block-people = Jemanden blockieren
block-is = blockiert
block-on = { $name } blockieren
block-on-short = Blockieren
block-off = { $name } nicht mehr blockieren
block-off-short = Freigeben

puzzles = Rätsel
puzzles-lead = Das Rätsel des Tages
puzzle-daily = Das Rätsel des Tages
puzzle-number = Rätsel { $number }
puzzle-question = Frage
puzzle-easy = leicht
puzzle-medium = mittel
puzzle-hard = schwer
puzzle-done = gelöst
puzzle-right = Richtig.
puzzle-wrong = Nicht ganz.
puzzle-more = Ein anderes Rätsel:
puzzle-you = Du bist { $name }
