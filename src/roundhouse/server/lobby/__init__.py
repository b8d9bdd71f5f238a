"""Where tables are made, found, joined and left."""
