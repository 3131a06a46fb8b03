"""The reasons for a move in words: those of every game here, a game's own from its `.ftl` file."""

from collections.abc import Sequence

from bot.dealers.dealing import Listener
from engine.ai.reasons import ADDED, COMPARED
from engine.ai.why import Why


def because(game: str, whys: Sequence[Why], to: Listener) -> str:
    """One sentence with all that speaks for a move; nothing where nothing does."""
    phrases = [_phrase(game, each, to) for each in whys]
    return to.words("reason-sentence", reasons="; ".join(phrases)) if phrases else ""


def _phrase(game: str, reason: Why, to: Listener) -> str:
    facts = dict(reason.facts)
    if reason.kind in ADDED or reason.kind in COMPARED:
        return to.words("reason-of-every-game", kind=reason.kind, **facts)
    seat = facts.get("seat")
    name = to.names[seat] if isinstance(seat, int) else ""
    return to.words(f"{game.replace('_', '-')}-because", kind=reason.kind, name=name, **facts)
