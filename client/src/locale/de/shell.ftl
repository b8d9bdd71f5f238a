your-turn = Du bist dran
