"""Bot turns, in processes of their own."""
