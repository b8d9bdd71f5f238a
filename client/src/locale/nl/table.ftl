frame-parts = Delen van de tafel
frame-board = Kaart
frame-bar = Wat je kunt doen
frame-panel = Tafel
frame-log = Verloop
frame-talk = Gesprek
drawer = Verloop en gesprek
menu = Meer
menu-news = Sinds mijn laatste beurt
menu-share = De link naar deze tafel kopiëren
menu-export = Het verslag opslaan
menu-copy = Vanaf dit moment verder spelen
news-none = Sindsdien is er niets gebeurd.
announcements = Wat er aan tafel gebeurt

seats = Spelers
seat-you = jij
seat-bot = computer
seat-away = weg
seat-acts = nu aan de beurt
looking-on = Je kijkt toe

bar-past = Je kijkt naar het verleden: hier kun je niet spelen.
bar-lost = De verbinding is weg. Die komt vanzelf terug.
bar-over = Het spel is afgelopen.
bar-busy = Een ogenblik…
bar-wait = Een ogenblik…
bar-bot = { $name } denkt na…
bar-person = { $name } is aan de beurt.
bar-more = nog { $count }
undo = Terugnemen
undo-ask = Vragen om terugnemen
hint = Tip
hints = Tips
hints-none = Geen tip voor dit moment.
hint-take = Kies dit
consent-title = Terugnemen?
consent-ask = { $name } wil de laatste zet terugnemen.
consent-yes = Goed
consent-no = Liever niet

log-earlier = Eerder
log-since = Sinds je laatste beurt
log-more =
    { $count ->
        [one] nog één
       *[other] nog { $count }
    }
log-none = Er is nog niets gebeurd.
log-look = Toon de tafel zoals die was bij zet { $number }
log-stand-in = gespeeld door een bot
log-programme = zoals ingesteld
talk-none = Er is nog niets gezegd.
talk-say = Zeg iets
talk-send = Versturen

history = Terugkijken
history-now = Nu: { $number } zetten
history-past = Het verleden: zet { $at } van { $number }
history-moment = Moment
history-close = Terug naar nu
history-play = Afspelen
history-pause = Pauzeren
history-step-back = Eén zet terug
history-step-on = Eén zet verder
history-turn-back = Naar de vorige beurt
history-turn-on = Naar de volgende beurt
history-round-back = Naar de vorige ronde
history-round-on = Naar de volgende ronde

banner-lost = Geen verbinding: wat je ziet kan verouderd zijn. Nieuwe poging…
banner-lost-4500 = Er ging bij ons iets mis; wat je ziet kan verouderd zijn. Nieuwe poging…
banner-lost-4503 = De server kan niet bij zijn opslag; wat je ziet kan verouderd zijn. Nieuwe poging…
banner-lost-1012 = Het huis start opnieuw; wat je ziet kan verouderd zijn. Nieuwe poging…
banner-away = Je tijd was op, dus speelt een bot voor je.
banner-back = Ik ben er weer
banner-asked = { $name } vraagt om terugnemen. Wachten op { $names }.
closed-title = Deze tafel kan niet worden getoond
closed-4401 = Zeg eerst je naam.
closed-4403 = Aan deze tafel mag niemand toekijken.
closed-4404 = Er is geen tafel op dit adres, of ze is weggehaald.
closed-4409 = Dit spel is begonnen met oudere regels die dit huis niet meer heeft.
closed-other = Er ging iets mis op weg naar deze tafel.
hand-to = Geef het apparaat aan { $name }
hand-why = Tot dan is alles afgedekt.
hand-take = Ik ben { $name }
gate-title = Deze tafel wil weten wie er komt
gate-why = Zeg je naam en je bent binnen. Geen wachtwoord, geen adres.
gate-enter = Kom binnen

wait-for-players = Wachten op spelers
wait-full = Alle plaatsen zijn bezet
wait-invite = Nodig iemand uit
wait-link = Link naar deze tafel
wait-copy = Link kopiëren
wait-copied = Gekopieerd
wait-settled = Hoe deze tafel speelt
wait-free = vrij
wait-kept = vrijgehouden voor { $name }
wait-bot = Laat een bot spelen
wait-open = Plaats vrijmaken
wait-sit = Ga zitten
wait-leave = Opstaan
wait-start = Het spel beginnen
wait-remove = De tafel weghalen
wait-maker = De maker van de tafel begint het spel.

over-you = Jij wint!
over-won =
    { $names } { $count ->
        [one] wint
       *[other] winnen
    }
over-result = Uitslag
over-place = Plaats
over-player = Speler
over-score-transamerica = Punten verloren
over-score-american-rails = Geld ($)
over-score-african-rails = Geld (M)
over-rematch = Nog een keer
over-board = Het bord bekijken

keys = Toetsen
keys-walk = op de kaart van plek naar plek gaan
keys-enter = kiezen; nog eens om te bevestigen
keys-escape = de keuze loslaten
keys-zoom = dichterbij, verder weg, de hele kaart
keys-undo = terugnemen
keys-history = één zet terug, één zet verder
keys-drawer = verloop en gesprek
keys-help = deze toetsen
