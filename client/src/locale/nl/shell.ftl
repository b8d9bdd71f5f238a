your-turn = Jij bent
close = Sluiten
frame-parts = Delen van de tafel
frame-board = Kaart
frame-bar = Wat je kunt doen
frame-panel = Tafel
frame-log = Verloop
frame-talk = Praten
