"""Tables being played: moves, undo, clocks, talk, and what each seat is shown."""
