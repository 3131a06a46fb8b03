"""Carcassonne as an AI player sees it."""
