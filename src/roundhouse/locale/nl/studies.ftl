study-not-over = Een spel kan worden bestudeerd zodra het voorbij is.
study-none = Aan deze tafel wordt niets bestudeerd.
study-not-yours = Deze studie is van iemand anders: neem een kopie om zelf iets te proberen.
study-full = Deze studie is zo lang als ze mag worden: neem een kopie van een moment om verder te gaan.
study-one-seat = Eén plaats blijft van jou.
study-back = { $count ->
    [one] Eén actie terug.
   *[other] { $count } acties terug.
}
