study-not-over = A game can be studied once it is over.
study-none = This table is no study.
study-not-yours = This study is somebody else’s: take a copy to try lines of your own.
study-full = This study has grown as long as one may: take a copy of a moment to go on.
study-one-seat = One seat stays yours.
study-back = { $count ->
    [one] Back by one action.
   *[other] Back by { $count } actions.
}
