your-turn = Jij bent
