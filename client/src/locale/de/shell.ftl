your-turn = Du bist dran
close = Schließen
frame-parts = Teile des Tisches
frame-board = Karte
frame-bar = Was du tun kannst
frame-panel = Tisch
frame-log = Verlauf
frame-talk = Gespräch
