nim-title = Nim
nim-option-matches = Matches on the table
nim-take = { $player } takes { $count ->
    [one] a match
   *[other] { $count } matches
}.
nim-do-take = Take { $count ->
    [one] a match
   *[other] { $count } matches
}
nim-why-count = Take one, two or three matches, and no more than there are.
