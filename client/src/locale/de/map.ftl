map-nearer = Vergrößern
map-farther = Verkleinern
map-whole = Ganze Karte
