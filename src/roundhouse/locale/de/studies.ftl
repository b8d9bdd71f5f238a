study-not-over = Ein Spiel kann untersucht werden, sobald es vorbei ist.
study-none = Dieser Tisch ist keine Studie.
study-not-yours = Diese Studie gehört jemand anderem: Nimm eine Kopie, um selbst etwas zu versuchen.
study-full = Diese Studie ist so lang, wie sie werden darf: Nimm eine Kopie eines Moments, um weiterzumachen.
study-one-seat = Ein Platz bleibt deiner.
study-back = { $count ->
    [one] Eine Aktion zurück.
   *[other] { $count } Aktionen zurück.
}
