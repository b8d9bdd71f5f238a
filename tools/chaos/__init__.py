"""Many servers and workers on one database, and what happens to them: `make chaos`."""
