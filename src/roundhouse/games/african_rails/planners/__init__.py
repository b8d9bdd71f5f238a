"""Plans for clients and bots, from what a seat may know."""
