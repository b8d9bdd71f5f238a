transamerica-title = TransAmerica
transamerica-option-barrier = The barrier after the second round
transamerica-option-barrier-rulebook = as in the rulebook
transamerica-option-barrier-rulebook-note = If the locomotive in front is four or fewer points from the barrier, it moves once so that two spaces lie between. With 9 points lost it moves from 13 to 12, with 11 to 14; with 5 it stays.
transamerica-option-barrier-published = as in the published table
transamerica-option-barrier-published-note = If the locomotive in front is four or more points from the barrier, it moves once so that two spaces lie between: always closer. With 5 points lost it moves from 13 to 8; with 11 it stays.
transamerica-option-barrier-fixed = stays where it is
transamerica-option-barrier-fixed-note = The barrier stays at 13 lost points all game.
transamerica-option-start_player = Who begins
transamerica-option-start_player-random = drawn by lot
transamerica-option-show_missing = Show me how many rails I still need

american-rails-title = American Rails
american-rails-option-banker = Who chooses the first company
american-rails-option-banker-random = drawn by lot
american-rails-option-auto_pass = Pass for players who cannot pay a higher bid

african-rails-title = African Rails
african-rails-option-fast = The fast game, with depots
african-rails-option-two_player = The variant for two players
african-rails-option-c15 = The C15 may be built
african-rails-option-second_train = With 2 or 3 players a second train may be bought
african-rails-option-secret_cash = Cash is secret
african-rails-option-secret_cash-note = The rulebook has players announce 200 M, but “not the exact amount”. Payments are public all the same, so careful counters will know.
african-rails-option-agreements = Players may agree on another price for the use of track
african-rails-option-start = Who begins
african-rails-option-start-random = drawn by lot
african-rails-option-start_moves_on = Another player begins each round
african-rails-option-start_moves_on-note = The next player clockwise begins the next round. The rulebook speaks of “the current start player” and does not say whether it changes.
african-rails-option-target = The sum to win, in millions
african-rails-option-target-none = as in the rulebook

options-no-seat = There is no seat { $number } at a table of { $seats }: choose again who begins.
options-two-player = The two-player variant is for exactly two players, and this table has { $seats }. Switch it off, or play with two.
