name-unreadable = Bitte wähle einen Namen, den man lesen kann.
name-long = Der Name ist zu lang: höchstens { $limit } Zeichen.
text-unreadable = Der Text ist leer oder enthält Zeichen, die sich nicht zeigen lassen.
text-long = Der Text ist zu lang: höchstens { $limit } Zeichen.
address-wrong = Bitte gib eine vollständige Webadresse an, die mit https:// oder http:// beginnt.
mail-wrong = Das sieht nicht wie eine Mailadresse aus.
problem-origin = Diese Anfrage kam von einer anderen Seite; es wurde nichts geändert.

name-taken = An diesem Tisch heißt schon jemand so.
account-already = Du hast schon ein Konto.
account-taken = Dieser Name gehört zu einem Konto. Bitte wähle einen anderen, oder melde dich an.
login-wrong = Name und Passwort passen nicht zusammen.
name-of-account = Der Name eines Kontos bleibt: Du meldest dich damit an.
logout-tables =
    { $count ->
        [one] Du bist Gast und sitzt an einem Tisch, der noch nicht zu Ende ist: Ohne Passwort oder einen Link zum Zurückkommen kämst du nicht mehr hin.
       *[other] Du bist Gast und sitzt an { $count } Tischen, die noch nicht zu Ende sind: Ohne Passwort oder einen Link zum Zurückkommen kämst du nicht mehr hin.
    }
return-wrong = Dieser Link führt nicht mehr zurück.
return-other = Du bist hier als { $name }. Melde dich erst ab und folge dem Link dann noch einmal.
zone-unknown = Diese Zeitzone gibt es nicht.

problem-malformed = Der Server hat diese Anfrage nicht verstanden.
problem-name-first = Bitte sag zuerst deinen Namen.
problem-not-yours = Das darfst du nicht.
problem-reload = Diese Seite ist veraltet. Bitte lade sie neu.
problem-missing = Hier ist nichts, oder es ist nicht für dich bestimmt.
problem-method = Das geht hier nicht.
problem-large = Das ist zu groß.
problem-many = Zu viele Versuche. Bitte warte einen Augenblick.
problem-store = Der Server erreicht gerade seinen Speicher nicht. Es ging nichts verloren; bitte versuche es gleich noch einmal.
problem-ours = Bei uns ist etwas schiefgegangen. Es ist notiert.

table-seats = Das spielt man mit { $least } bis { $most } Personen.
table-mixed = Ein Tisch ist entweder für ein Gerät oder für Leute, die dazukommen; und du hast einen Platz.
table-full = An diesem Tisch ist kein Platz für dich frei.
table-begun = Dieses Spiel hat schon begonnen.
table-playing = Dieses Spiel läuft noch.
table-not-full = Es sind noch Plätze frei.
invite-unknown = Ein Platz lässt sich für Leute freihalten, mit denen du gespielt hast; anderen schickst du den Link.
table-many = Du hast schon { $limit } Tische. Bitte beende oder entferne erst einige.

notice-turn = Du bist am Zug in { $game }.
notice-over = Dein Spiel { $game } ist zu Ende.
notice-invited = An einem Tisch von { $game } wird ein Platz für dich freigehalten.
mail-confirm = Bitte bestätige, dass Roundhouse dir Mail schicken darf
mail-not-asked = Hast du nicht um diese Mail gebeten? Dann brauchst du nichts zu tun: Ohne den Link kommt keine weitere Mail.
mail-off = Es kann keine Mail geschickt werden: Dazu braucht es ein Konto, eine Adresse in den Einstellungen und einen Server, der Mail verschickt.
push-wrong = Das ist keine Adresse eines Push-Dienstes.
mail-password = { $name }, hier ist der Link für ein neues Passwort bei Roundhouse; er gilt eine Stunde
password-link = Dieser Link gilt nicht mehr. Bitte fordere einen neuen an.
block-self = Das bist du selbst.
block-many = Du hast schon { $limit } Leute blockiert.

share-house = Ein Tisch für Eisenbahn-Brettspiele, mit Freunden und Computergegnern.
share-open =
    { $free ->
        [one] { $names }: Einer von { $seats } Plätzen ist frei. Spiel mit!
       *[other] { $names }: { $free } von { $seats } Plätzen sind frei. Spiel mit!
    }
share-playing = { $names }: Das Spiel läuft. Schau zu!
share-over = { $names }: Sieh, wie das Spiel ausging.
