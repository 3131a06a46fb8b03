"""What somebody who sees no picture can hear at a question: it, and all that is one press away."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, TypeAlias

from bot.dealers.dealing import Dealer, Listener
from engine.playout import Turn

Facts: TypeAlias = Mapping[str, Callable[[Any], list[str]] | str]
"""For each field of a view what must be heard of it, or why nothing must be."""


def heard_at(dealer: Dealer, turn: Turn, to: Listener) -> str:
    """The question with its picture, My Seat, Board as Text, both neighbours, and Why?"""
    game, seat = dealer.game, turn.decision.seat
    view, public = game.view(turn.before, seat), game.view(turn.before, None)
    prompt = dealer.ask(view, turn.decision, game.legal_moves(turn.before, seat), to)
    shown = [prompt.picture, dealer.seat(view, to), dealer.board(public, to)]
    shown += [look.picture for look in dealer.looks(view, to)]
    texts = [prompt.text, dealer.status(public, to), dealer.why(view, to)]
    for picture in shown:
        if picture is not None:
            texts += [picture.alt, picture.full]
    return "\n".join(texts)


def require_every_field(of: Any, facts: Facts) -> None:
    """Whoever adds a field to a view says how it is heard."""
    known = {field.name for field in fields(of)}
    assert known == set(facts), f"{of.__name__}: {known ^ set(facts)}"


def missing(value: Any, facts: Facts, heard: str) -> list[str]:
    """What should be heard of this value, and is not."""
    wanted = [fact for say in facts.values() if not isinstance(say, str) for fact in say(value)]
    return [fact for fact in wanted if fact not in heard]
