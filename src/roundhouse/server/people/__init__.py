"""Who is playing: guests and accounts, their sessions and settings."""
