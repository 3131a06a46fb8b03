"""The reasons for a move in words: those of every game here, a game's own from its `.ftl` file."""

from collections.abc import Sequence

from bot.dealers.dealing import Listener
from bot.dealers.phrases import listed
from engine.ai.why import Why

_EVERYWHERE = frozenset({"points", "margin", "best", "later", "only"})


def because(game: str, whys: Sequence[Why], to: Listener) -> str:
    """One sentence with all that speaks for a move; nothing where nothing does."""
    phrases = [_phrase(game, each, to) for each in whys]
    return to.words("reason-sentence", reasons=listed(to.words, phrases)) if phrases else ""


def _phrase(game: str, reason: Why, to: Listener) -> str:
    facts = dict(reason.facts)
    if reason.kind in _EVERYWHERE:
        return to.words("reason-of-every-game", kind=reason.kind, points=facts.get("points", 0))
    seat = facts.get("seat")
    name = to.names[seat] if isinstance(seat, int) else ""
    blank = {"count": 0, "place": "", "points": 0, "colour": "", "spot": "", "left": 0}
    return to.words(
        f"{game.replace('_', '-')}-because", **{**blank, **facts, "kind": reason.kind, "name": name}
    )
