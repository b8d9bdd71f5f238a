map-nearer = Inzoomen
map-farther = Uitzoomen
map-whole = Hele kaart
