name-unreadable = Please choose a name that people can read.
name-long = That name is too long: { $limit } characters at most.
text-unreadable = That text is empty or holds characters that cannot be shown.
text-long = That text is too long: { $limit } characters at most.
address-wrong = Please give a full web address that begins with https:// or http://.
mail-wrong = That does not look like a mail address.
problem-origin = This request came from another site, so nothing was changed.

name-taken = Somebody at this table has that name already.
account-already = You have an account already.
account-taken = That name belongs to an account. Please choose another, or log in.
login-wrong = Name and password do not fit.
name-of-account = The name of an account stays: you log in with it.
logout-tables =
    { $count ->
        [one] You are a guest, and sit at a table that is not over: without a password or a link to come back by you could not return to it.
       *[other] You are a guest, and sit at { $count } tables that are not over: without a password or a link to come back by you could not return to them.
    }
return-wrong = This link does not lead back any more.
return-other = You are here as { $name }. Please log out first, then follow the link again.
zone-unknown = There is no such time zone.

problem-malformed = The server did not understand this request.
problem-name-first = Please say your name first.
problem-not-yours = That is not yours to do.
problem-reload = This page is out of date. Please load it again.
problem-missing = There is nothing here, or it is not for you to see.
problem-method = That cannot be done here.
problem-large = That is too large.
problem-many = Too many tries. Please wait a moment.
problem-store = The server cannot reach its memory right now. Nothing was lost; please try again shortly.
problem-ours = Something went wrong on our side. It has been noted.

table-seats = { $least } to { $most } people play this.
table-mixed = A table is either for one device, or for people who join; and you have one seat.
table-full = There is no free seat for you at this table.
table-begun = This game has begun already.
table-playing = This game is still going on.
table-not-full = Some seats are still free.
invite-unknown = A seat can be kept for people you have played with; somebody else gets the link.
table-many = You keep { $limit } tables already. Please finish or remove some first.

notice-turn = It is your turn in { $game }.
notice-over = Your game of { $game } is over.
notice-invited = A seat at a table of { $game } is kept for you.
mail-confirm = Please confirm that Roundhouse may send you mail
mail-not-asked = If you did not ask for this letter, there is nothing to do: without the link no more mail comes.
mail-off = Mail cannot be sent: it needs an account, an address in your settings, and a server that sends mail.
push-wrong = That is no address of a browser's push service.
mail-password = { $name }, here is the link for a new password at Roundhouse; it works for an hour
password-link = This link does not work any more. Please ask for a new one.
block-self = That is you.
block-many = You have blocked { $limit } people already.

share-house = A table for railway board games, with friends and computer opponents.
share-open =
    { $free ->
        [one] { $names }: one of { $seats } seats is free. Join in!
       *[other] { $names }: { $free } of { $seats } seats are free. Join in!
    }
share-playing = { $names }: the game is on. Look on!
share-over = { $names }: see how the game ended.
