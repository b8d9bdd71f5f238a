your-turn = Your turn
close = Close
frame-parts = Parts of the table
frame-board = Map
frame-bar = What you can do
frame-panel = Table
frame-log = Log
frame-talk = Talk
