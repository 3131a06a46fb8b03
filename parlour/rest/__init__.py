"""Discord's HTTP API v10, as far as a game bot uses it: one file for each kind of thing."""
