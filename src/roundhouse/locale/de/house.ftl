player-number = Spieler { $number }

undo-barrier = Es kann nichts zurückgenommen werden: Seither wurden Karten gezogen oder gezeigt.
undo-nothing = { $player } hat keinen Zug zurückzunehmen.
undo-consent = { $player } hat seither gespielt: Zurück geht es nur, wenn alle zustimmen.
undo-held = Es kann nichts zurückgenommen werden: Seither hat ein Bot geboten oder geantwortet.
bot-unknown = Dieses Spiel hat keinen Bot { $bot }: wähle unter { $known }.
