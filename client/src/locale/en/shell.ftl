your-turn = Your turn
