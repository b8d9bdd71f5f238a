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

history-jump = Ga naar…
history-round = Ronde { $round }
over-card = Uitslag als plaatje
