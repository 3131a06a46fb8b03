"""A small Discord on loopback, so that the bot runs without an account."""
