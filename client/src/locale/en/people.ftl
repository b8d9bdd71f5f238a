people-title = People
people-played = People you played with
people-none = Nobody yet. Play a game with people, and you find them here.
people-games =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
people-mine = My profile
people-invite = Keep a seat for { $name }
people-invite-short = Keep a seat
people-invite-note = They are told, and the seat waits for them.
people-decline = No, thanks
people-for-you = A seat is kept for you.
people-again = { $name } wants to play again: “Play again” takes you there.
people-hint = A name, or somebody you played with
profile-show = Show my profile to others
profile-show-note = Your finished games, results, ratings and head to head. While it is off, nobody else sees them, not in other people’s profiles either.
profile-off = Only you see this. You can show it to others in the settings.
profile-on = Others can see this.
profile-missing = There is no profile here that you may see.
profile-nothing = No finished games yet.
profile-ratings = Ratings
profile-ratings-note = From games between people. 1500 is the middle; the figure after ± says how sure it is.
profile-rating = { $rating } ± { $uncertainty }
profile-results = Results
profile-against = Against
profile-people = people
profile-bots = bots
profile-seats = Players
profile-games = Games
profile-wins = Won
profile-places = Places
profile-place = { NUMBER($place, type: "ordinal") ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}: { $count }
profile-rivals = Head to head
profile-rival = Player
profile-ahead = Ahead
profile-behind = Behind
