"""A small Discord on loopback: the bot without a token, for play, tests and measurement."""
