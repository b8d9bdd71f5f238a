frame-parts = Delen van de tafel
frame-board = Kaart
frame-bar = Wat je kunt doen
frame-panel = Tafel
frame-log = Verloop
frame-talk = Gesprek
full-screen = Volledig scherm
menu = Meer
menu-news = Sinds mijn laatste beurt
menu-share = De link naar deze tafel kopiëren
menu-export = Het verslag opslaan
news-none = Sindsdien is er niets gebeurd.
news-show = Toon het op het bord
show-skip = Overslaan
show-skip-more = { $count ->
    [one] Overslaan, er komt er nog één
   *[other] Overslaan, er komen er nog { $count }
}
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
hint-do = Doe dit

log-earlier = Eerder
log-since = Sinds je laatste beurt
log-point = Toon dit op de kaart
log-more =
    { $count ->
        [one] nog één
       *[other] nog { $count }
    }
log-none = Er is nog niets gebeurd.
log-look = Toon de tafel zoals die was bij zet { $number }
log-stand-in = gespeeld door een bot
log-orders = zoals ingesteld
talk-none = Er is nog niets gezegd.
talk-say = Zeg iets
talk-send = Versturen

history = Terugkijken
history-now = Nu: { $number } zetten
history-past = Het verleden: zet { $at } van { $number }
history-moment = Moment
history-close = Terug naar nu
history-speed = Snelheid
speed-slow = Langzaam
speed-usual = Gewoon
speed-fast = Snel
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
closed-title = Deze tafel kan niet worden getoond
closed-4401 = Zeg eerst je naam.
closed-4403 = Aan deze tafel mag niemand toekijken.
closed-4404 = Er is geen tafel op dit adres, of ze is weggehaald.
closed-4409 = Dit spel is begonnen met oudere regels die dit huis niet meer heeft.
closed-other = Er ging iets mis op weg naar deze tafel.
unloadable-why = De server kan deze tafel niet laden; hij probeert het af en toe opnieuw. Andere tafels hebben er geen last van.
unloadable-yours = Jij hebt deze tafel gemaakt. Wil je niet wachten, dan kun je het spel beëindigen: niemand wint het.
unloadable-end = Spel beëindigen
unloadable-sure = Echt beëindigen?
unloadable-ended = Het spel is afgelopen, zonder winnaar.
hand-to = Geef het apparaat aan { $name }
hand-why = Je kaarten blijven tot dan bedekt; het bord is voor iedereen.
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
wait-why = Eerst moet elke plaats bezet zijn: nodig iemand uit, of laat een bot spelen.
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
over-score = Punten
over-rematch = Nog een keer
over-board = Het bord bekijken

keys = Toetsen
keys-map = naar de kaart
keys-arrows = pijltjestoetsen
keys-walk = op de kaart van plek naar plek gaan
keys-choices = naar de keuzes in de balk
keys-enter = kiezen; nog eens om te bevestigen
keys-escape = de keuze loslaten
keys-zoom = dichterbij, verder weg, de hele kaart
keys-undo = terugnemen
keys-skip = overslaan wat getoond wordt
keys-again = nog eens tonen wat er sinds mijn laatste beurt gebeurde
keys-history = één zet terug, één zet verder
keys-log = verloop
keys-panel = de rand: spelers, kaarten, maatschappijen
keys-full = volledig scherm
keys-overview = de overzichtskaart: kosten en acties
keys-lesson = volgende kaart van een begeleid spel (B: terug)
keys-help = deze toetsen

menu-leave = Verlaat of beëindig het spel…
watching =
    { $count ->
        [one] één kijkt toe
       *[other] { $count } kijken toe
    }
seat-resigned = gaf op
seat-removed = vervangen
offer = Voorstel
offer-undo = { $name } wil terugnemen:
offer-undo-yes = Prima
offer-undo-no = Liever niet
offer-end = { $name } stelt voor het spel hier te beëindigen; de stand is de uitslag.
offer-end-yes = Hier stoppen
offer-end-no = Doorspelen
offer-remove = { $name } stelt voor dat een bot de plaats van { $target } overneemt, die altijd terug mag komen.
offer-remove-yes = Laat een bot spelen
offer-remove-no = Liever wachten
offer-waits = Wachten op { $names }.
offer-withdraw = Intrekken
offer-time = nog { $time }
stalled = Er is iemand weg
stalled-why = { $name } is weg, en de bot heeft zijn beurten gespeeld. Hoe gaat het verder?
stalled-wait = Wachten
stalled-bot = Een bot neemt de plaats over
stalled-end = Spel beëindigen
stalled-waits = De tafel wacht op { $name }, die weg is.
stalled-choose = Kiezen
banner-stand-in = { $name } is weg; een bot speelt een paar beurten, zonder haast.
banner-removed = De anderen laten een bot in jouw plaats spelen.
leave-title = Verlaat of beëindig het spel
leave-back = Terug
leave-whom = Wie?
leave-calloff = Blaas het spel af
leave-calloff-why = Het eindigt meteen, en niemand heeft gewonnen.
leave-calloff-do = Afblazen
leave-end = Stel voor te stoppen
leave-end-why = Als iedereen het goedvindt eindigt het hier, en de stand is de uitslag.
leave-end-do = Voorstellen
leave-resign = Opgeven
leave-resign-why = Een bot speelt verder op jouw plaats, die als laatste eindigt. Met z’n tweeën wint de ander meteen.
leave-resign-do = Opgeven
leave-leave = Laat een bot mijn plaats overnemen
leave-leave-why = De bot speelt tot het einde, en jij hebt niets meer met dit spel te maken.
leave-leave-do = Verlaat de tafel
leave-give = Geef mijn plaats aan iemand anders
leave-give-why = Stuur deze link naar één persoon. Wie hem opent zit op jouw plaats en ziet wat jij ziet.
leave-keep = Toch mijn plaats houden
leave-remove = Vervang iemand die weg is
leave-remove-why = Als de anderen het goedvinden, neemt een bot de plaats over tot die speler terug is.
leave-remove-do = Voorstellen
take-title = Een plaats voor jou
take-why = Iemand aan deze tafel geeft je zijn plaats. Je ziet wat die speler zag en speelt verder.
take-do = Neem de plaats
talk-greet = Groeten
talk-off = Aan deze tafel wordt pas na het spel gepraat. Groeten mag altijd.
talk-onlooker = (kijkt toe)
talk-among-onlookers = Alleen andere toeschouwers lezen wat je hier schrijft.
greet-hello = Hallo!
greet-luck = Veel succes!
greet-nice = Goed gespeeld!
greet-moment = Een ogenblik alsjeblieft.
greet-thanks = Bedankt voor het spel.
greet-bye = Tot ziens!
over-nobody = Niemand heeft gewonnen
over-how-agreed = Iedereen vond het goed om hier te stoppen, zoals { $name } voorstelde.
over-how-resigned = { $name } gaf op.
over-how-abandoned = Iedereen heeft de tafel verlaten.
over-how-called-off = Het spel is afgeblazen.
overview = Overzicht

plain-prompt = Je bent aan de beurt: kies wat je doet.
plain-choices = Wat je kunt doen
plain-wait = Je bent niet aan de beurt.
plain-view = De tafel
plain-yes = ja
plain-no = nee
example = Voorbeeld
example-before = Ervoor: { $heading }.
example-after = Erna: { $heading }.
example-shows = Het bord bij { $places }.
example-try = Probeer het
example-task-hide = Verberg de opdracht
rules-none = Dit spel heeft hier geen spelregels.

lesson = Begeleid eerste spel
lesson-step = Stap { $step } van { $steps }
lesson-next = Verder
lesson-back = Terug
lesson-do = Doe het voor me
lesson-others = De anderen spelen…
lesson-skip = Sla de les over en speel vrij verder
lesson-play-on = Hier verder spelen
lesson-again = Nog een keer
lesson-game = Speel een echt spel
tour = Wat is wat op het scherm
tour-off = Niet meer tonen
tour-done = Klaar
tour-map = De kaart. Wat je nu mag doen, licht op; een klik kiest het en toont wat het kost. Sleep om de kaart te verschuiven, draai aan het wiel of knijp om dichterbij te komen.
tour-bar = De actiebalk. Ze zegt wat er nu van je gevraagd wordt en heeft wat niet op de kaart staat: keuzes, Bevestigen en Terugnemen.
tour-panel = De marge: ieders geld, kaarten en punten. Woorden met stippellijntjes worden uitgelegd als je ze aanwijst, aantikt of met de Tab-toets bereikt.
tour-log =
    { $talk ->
        [yes] Het verloop vertelt wat iedereen deed, en ernaast praat je met de anderen.
       *[no] Het verloop vertelt wat iedereen deed.
    } De klok met de pijl brengt je terug naar elk moment.
tour-rules = De spelregels, met plaatjes en voorbeelden om uit te proberen. De overzichtskaart met kosten en acties is één toets ver: O.
tour-menu = Het menu heeft al het andere: kleuren, taal, geluid, toetsen, de tafel verlaten, en deze rondleiding.

report-title = Wat de doorslag gaf
report-what = De expert bekijkt elke beslissing van het spel; dat duurt hooguit een minuut.
report-start = Analyseren
report-making = Bezig met analyseren: { $percent } %
report-progress = Voortgang van de analyse
report-stop = Stoppen
report-chance = Kans om te winnen
report-rounds = ronde of jaar
report-points = Keerpunten
report-no-points = Geen enkele beslissing heeft iemand veel gekost.
report-lost = { $percent } % van de winstkans
report-better = Beter: { $text }
report-look = Moment { $number } bekijken
report-accuracy = Nauwkeurigheid
report-decisions = Beslissingen
report-sound = waarvan goed
report-percent = Nauwkeurigheid (%)
report-cost = Wat de andere kostten
report-sources = Waar de score vandaan kwam
report-compared = Vergeleken
report-honest = Elke beslissing wordt beoordeeld naar wat de speler op dat moment kon weten. Goed is wat minder dan een honderdste van de winstkans kostte.

study = Studie
study-this = Vanaf hier bestuderen
study-lines = { $count ->
    [0] Varianten
   *[other] Varianten ({ $count })
}
study-start = Naar het begin
study-share = Delen
study-copy = Neem een kopie om zelf te proberen
study-what = Speel elke plaats zelf of geef er een paar aan bots; wat je probeert blijft als variant bewaard, en een klik op een variant speelt vanaf het einde ervan verder. Tip noemt de beste zetten van de expert en waarom.
study-other = Iemand laat zien wat hier geprobeerd is. In een eigen kopie zie je elke hand, speel je verder en vraag je de expert.
study-me = Ik speel
study-more = +{ $count }
study-none = Er is nog niets geprobeerd: doe een zet.
study-none-over = Het spel is hier afgelopen. Kijk terug naar een moment en bestudeer het van daaraf.

history-jump = Ga naar…
history-round = Ronde { $round }
over-card = Uitslag als plaatje
