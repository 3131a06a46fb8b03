"""The way to a move through a question, as its buttons and boxes call it."""

from itertools import combinations
from typing import Any

from bot.dealers.dealing import Choice, Narrower, PickOne, PickSome, Prompt


def way_to(prompt: Prompt, move: Any) -> str:
    """What one presses or ticks to make this move; nothing where no way leads there."""
    if isinstance(prompt, PickSome):
        return _ticked(prompt, move)
    return " · ".join(choice.label for choice in _pressed(prompt, move))


def _pressed(prompt: PickOne, move: Any) -> tuple[Choice, ...]:
    """The shortest way comes first: what is a move is looked at before what leads on."""
    for choice in prompt.choices:
        if not isinstance(choice.then, Narrower) and choice.then == move:
            return (choice,)
    for choice in prompt.choices:
        if isinstance(choice.then, Narrower):
            rest = _pressed(choice.then.build(), move)
            if rest:
                return (choice, *rest)
    return ()


def _ticked(prompt: PickSome, move: Any) -> str:
    for size in range(prompt.least, prompt.most + 1):
        for some in combinations(prompt.items, size):
            if prompt.compose(frozenset(item.key for item in some)) == move:
                return f"{prompt.form_label}: {', '.join(item.label for item in some)}"
    return ""
