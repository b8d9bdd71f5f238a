map-nearer = Zoom in
map-farther = Zoom out
map-whole = Whole map
