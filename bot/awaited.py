"""Whom a position of a game waits for: an AI, or which questions to people."""

from typing import Any

from bot.store import Player
from engine.core import AnyGame


def awaits_ai(game: AnyGame, state: Any, players: tuple[Player, ...]) -> bool:
    return any(d.awaited and players[d.seat].is_played_by_ai for d in game.decisions(state))


def people_asked(game: AnyGame, state: Any, players: tuple[Player, ...]) -> frozenset[str]:
    """The questions to people that wait for an answer."""
    asked = (d for d in game.decisions(state) if d.awaited)
    return frozenset(d.ticket for d in asked if not players[d.seat].is_played_by_ai)
