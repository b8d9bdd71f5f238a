player-number = Speler { $number }

undo-barrier = Er kan niets worden teruggenomen: er zijn sindsdien kaarten getrokken of getoond.
undo-nothing = { $player } heeft geen zet om terug te nemen.
undo-consent = { $player } heeft sindsdien gespeeld: teruggaan kan alleen als iedereen het goedvindt.
undo-held = Er kan niets worden teruggenomen: een bot heeft sindsdien geboden of geantwoord.
bot-unknown = Dit spel heeft geen bot { $bot }: kies uit { $known }.
