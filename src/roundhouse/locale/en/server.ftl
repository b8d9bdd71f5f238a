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
zone-unknown = There is no such time zone.

problem-malformed = The server did not understand this request.
problem-name-first = Please say your name first.
problem-not-yours = That is not yours to do.
problem-missing = There is nothing here, or it is not for you to see.
problem-method = That cannot be done here.
problem-large = That is too large.
problem-many = Too many tries. Please wait a moment.
problem-store = The server cannot reach its memory right now. Nothing was lost; please try again shortly.
problem-ours = Something went wrong on our side. It has been noted.
