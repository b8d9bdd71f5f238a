name-unreadable = Bitte wähle einen Namen, den man lesen kann.
name-long = Der Name ist zu lang: höchstens { $limit } Zeichen.
text-unreadable = Der Text ist leer oder enthält Zeichen, die sich nicht zeigen lassen.
text-long = Der Text ist zu lang: höchstens { $limit } Zeichen.
address-wrong = Bitte gib eine vollständige Webadresse an, die mit https:// oder http:// beginnt.
mail-wrong = Das sieht nicht wie eine Mailadresse aus.
problem-origin = Diese Anfrage kam von einer anderen Seite; es wurde nichts geändert.
