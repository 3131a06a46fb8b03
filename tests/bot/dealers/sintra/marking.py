"""Sintra has no secrets: what will be drawn from the bag is not decided yet."""

mark = None
