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

history-jump = Gehe zu …
history-round = Runde { $round }
over-card = Ergebnis als Bild
