"""What the bot must know of each game: how to ask, tell and show."""
