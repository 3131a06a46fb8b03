"""Carcassonne has no secrets: what will be drawn is not decided yet."""

mark = None
