name-unreadable = Please choose a name that people can read.
name-long = That name is too long: { $limit } characters at most.
text-unreadable = That text is empty or holds characters that cannot be shown.
text-long = That text is too long: { $limit } characters at most.
address-wrong = Please give a full web address that begins with https:// or http://.
mail-wrong = That does not look like a mail address.
problem-origin = This request came from another site, so nothing was changed.
