welcome-title = Een tafel voor spoorwegspellen
welcome-lead = Drie bordspellen op kaarten die het bekijken waard zijn, met vrienden waar dan ook of tegen bots. Geen account, geen wachten.
welcome-back = Fijn je te zien, { $name }.
welcome-games = Spellen
welcome-players = { $seats } spelers
welcome-play = Nu spelen tegen bots
welcome-dealing = De tafel wordt gedekt…
welcome-teach = Leer het me
welcome-friends = Met vrienden

lobby-mine = Mijn tafels
filter = Filters
filter-game = Spel
filter-pace = Tempo
filter-any = alle
filter-people = Alleen mensen, geen bots
filter-none = Geen tafel past bij de filters.
filter-clear = Alles tonen
lobby-older = Oudere spellen tonen
lobby-mine-none = Je zit nog nergens.
lobby-waiting = Wachten op spelers
lobby-waiting-none = Er wacht geen tafel op spelers. Maak er een!
lobby-to-watch = Om naar te kijken
lobby-to-watch-none = Op dit moment speelt er niemand anders.
lobby-finished = Afgelopen
lobby-import = Een verslag openen
lobby-name-first = Een naam is genoeg.
lobby-private = Alleen te vinden via de link
lobby-open = Openen
lobby-join = Meedoen
lobby-watch = Toekijken
lobby-look = Bekijken
lobby-remove = Weghalen
lobby-remove-sure = Echt weghalen?
state-full = klaar om te beginnen
state-turn = { $name } is aan de beurt
state-moves =
    { $count ->
        [one] één zet
       *[other] { $count } zetten
    }
state-moves-of = { $count } van ongeveer { $usual } zetten
state-wanted = { $free } van { $seats } plaatsen vrij
state-won =
    { $names } { $count ->
        [one] heeft gewonnen
       *[other] hebben gewonnen
    }
state-over = afgelopen
date-made = gemaakt { $when }
date-moved = begonnen { $began }, laatste zet { $when }
date-over = afgelopen { $when }
fact-option = { $option }: { $value }
fact-off = nee
fact-on = ja
fact-no-talk = zonder gesprek
fact-no-hints = zonder tips
fact-analysis = uit een verslag
fact-lesson = begeleid eerste spel
fact-no-onlookers = zonder toeschouwers
pace-none = zonder klok
pace-hot-seat = één apparaat
pace-move = { $seconds } s per zet
pace-live = { $minutes } min + { $seconds } s
pace-days-each =
    { $days ->
        [one] één dag per zet
       *[other] { $days } dagen per zet
    }
pace-none-choice = Zonder klok
pace-live-choice = Live, met klokken
pace-days-choice = Een paar dagen per zet
pace-minutes = Minuten voor het hele spel
pace-seconds = Seconden extra per zet
pace-days = Dagen per zet
pace-timeout = Als de tijd om is
pace-timeout-bot = een bot speelt zolang voor je
pace-timeout-drop = een bot neemt het over

new-game = Spel
new-seats = Spelers
new-pace = Tempo
new-table = De tafel
new-options = Opties van { $game }
new-seat = Plaats { $number }
new-who = Wie zit op plaats { $number }
new-level = Hoe goed de bot op plaats { $number } speelt
new-style = In welke stijl de bot op plaats { $number } speelt
new-name = Naam voor plaats { $number }
new-name-short = Naam
new-kind-me = Ik
new-kind-open = Wie wil
new-kind-guest = Iemand die ik noem
new-kind-bot = Bot
new-kind-local = Aan dit apparaat
new-by-link = komt via de lobby of de link
new-add = Plaats toevoegen
new-remove = Plaats { $number } weghalen
new-hot-seat = Eén apparaat gaat rond. Tussen de beurten is alles afgedekt.
new-private = Alleen te vinden via de link
new-onlookers = Anderen mogen toekijken
new-talk = Spelers mogen praten
new-hints = Er mogen tips worden gevraagd
new-make = De tafel openen
new-start = Het spel beginnen

set-looks = Taal en uiterlijk
set-come-in = Kom binnen
set-account = Account
set-guest = Je bent hier als gast: { $name }
set-logged-in = Je bent aangemeld: { $name }
set-why-account = Met een wachtwoord kun je vanaf elk apparaat terugkomen. Je tafels blijven.
set-or-account = Of met een wachtwoord, vanaf elk apparaat.
set-register = Account maken
set-log-in = Aanmelden
set-log-out = Afmelden
set-rename = Naam veranderen
set-other-name = Een andere naam
set-renamed = Je heet nu { $name }.
set-leave-title = Afmelden
set-leave-none = Je bent gast: zonder wachtwoord of een link om terug te komen herkent het huis je niet meer.
set-leave-tables =
    { $count ->
        [one] Je bent gast en zit aan een tafel die nog niet klaar is. Zonder wachtwoord of een link om terug te komen kun je er niet meer bij:
       *[other] Je bent gast en zit aan { $count } tafels die nog niet klaar zijn. Zonder wachtwoord of een link om terug te komen kun je er niet meer bij:
    }
set-leave-account = Alles bewaren met een wachtwoord
set-leave-link = Geef me een link om terug te komen
set-leave-link-why = Hij brengt je terug vanaf elk apparaat, zonder wachtwoord. Wie hem heeft komt binnen als jij, dus houd hem voor jezelf. Je ziet hem alleen deze keer.
set-leave-link-label = Je link om terug te komen
set-leave-now = Afmelden
set-leave-anyway = Afmelden en mijn plaatsen opgeven
set-leave-anyway-why = Plaatsen aan tafels die nog niet begonnen zijn komen vrij. In lopende spellen neemt een bot het van je over.
return-title = Terugkomen
return-why = Deze link brengt je terug naar je naam en je tafels.
return-go = Terugkomen
return-here = Je bent er al, { $name }.
return-no = In dit adres staat geen link om terug te komen.
set-password = Wachtwoord
set-password-change = Wachtwoord wijzigen
set-password-old = Het oude wachtwoord
set-password-new = Het nieuwe wachtwoord
set-password-done = Gewijzigd. Andere apparaten zijn afgemeld.
set-forgotten = Ik ben mijn wachtwoord vergeten
set-forgotten-sent = Heeft dat account een mailadres, dan is er een mail onderweg.
password-keep = Dit wachtwoord bewaren
password-kept = Je nieuwe wachtwoord is bewaard. Andere apparaten zijn afgemeld.
set-sessions = Waar je bent aangemeld
set-here = hier
set-end = Daar afmelden
set-end-others = Overal elders afmelden
set-data = Je gegevens
set-data-take = Meenemen
set-data-forget = Vergeet mij
set-data-sure = Je naam, instellingen en sessies worden gewist. Spellen gaan door met een bot op je plaats. Dit kan niet ongedaan worden gemaakt.
set-calls = Hoe het huis je roept
call-turn = Als ik aan de beurt ben
call-over = Als een spel is afgelopen
call-push = In deze browser, ook als de pagina dicht is
call-push-no = Deze browser staat geen berichten toe.
call-webhook = Webhook (Discord of eigen)
call-email = Mailadres
call-mail = Per mail
call-mail-confirm = Bevestigingsmail versturen
call-mail-sent = Verstuurd. Volg de link erin.
call-quiet = Stille uren
call-quiet-from = van
call-quiet-to = tot

help-page = Algemeen
help-start = In een minuut
help-start-1 = Kies een spel op de eerste pagina en speel meteen tegen bots.
help-start-2 = Of maak een tafel en verstuur de link: wie hem opent, zegt een naam en gaat zitten.
help-start-3 = Met meerdere mensen aan één apparaat? Kies ‘Aan dit apparaat’ voor hun plaatsen.
help-start-4 = Een account is alleen nodig om vanaf een ander apparaat terug te komen.
help-table = Aan tafel
help-table-1 = Wat mag, licht op. Een klik kiest het en toont wat het kost; nog een klik doet het.
help-table-2 = Een klik op iets wat niet mag, vertelt je waarom, en welke regel dat zegt.
help-table-3 = Terugnemen staat in de balk. Als anderen al hebben gezet, wordt het hun gevraagd.
help-table-4 = Kijk terug naar elk moment; de tafel zegt duidelijk wanneer ze het verleden toont.
help-table-5 = Sleep om de kaart te verschuiven, draai het wiel of knijp om dichterbij te komen.
help-table-6 = Druk aan tafel op ? voor de toetsen.

block-title = Geblokkeerde mensen
block-note = Wie je blokkeert, kan niet aan je tafels komen zitten. Jullie zien elkaars tafels niet, en je leest niet wat die persoon zegt.
block-none = Je hebt niemand geblokkeerd. Aan een tafel vind je het bij ‘Gesprek’ en in het menu.
block-people = Iemand blokkeren
block-is = geblokkeerd
block-on = { $name } blokkeren
block-on-short = Blokkeren
block-off = { $name } niet meer blokkeren
block-off-short = Deblokkeren

puzzles = Puzzels
puzzles-lead = De puzzel van vandaag
puzzle-daily = De puzzel van vandaag
puzzle-number = Puzzel { $number }
puzzle-question = Vraag
puzzle-easy = makkelijk
puzzle-medium = gemiddeld
puzzle-hard = moeilijk
puzzle-done = opgelost
puzzle-right = Goed.
puzzle-wrong = Bijna goed.
puzzle-more = Een andere puzzel:
puzzle-you = Jij bent { $name }
