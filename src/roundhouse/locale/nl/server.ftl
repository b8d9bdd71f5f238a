name-unreadable = Kies een naam die mensen kunnen lezen.
name-long = Die naam is te lang: hoogstens { $limit } tekens.
text-unreadable = Die tekst is leeg of bevat tekens die niet getoond kunnen worden.
text-long = Die tekst is te lang: hoogstens { $limit } tekens.
address-wrong = Geef een volledig webadres dat met https:// of http:// begint.
mail-wrong = Dat lijkt niet op een mailadres.
problem-origin = Dit verzoek kwam van een andere site; er is niets veranderd.
