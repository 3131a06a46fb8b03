"""A picture of a view, drawn and described from the same view by the same listener."""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from bot.dealers.dealing import Listener, Picture

View = TypeVar("View")


def of_view(
    game: str,
    name: str,
    view: View,
    to: Listener,
    draw: Callable[[View, tuple[str, ...]], bytes],
    describe: Callable[[View, Listener], str],
    describe_fully: Callable[[View, Listener], str] | None = None,
) -> Picture:
    """Equal views with equal names are equal pictures."""
    return Picture(
        name,
        (game, name, view, to.plain_names),
        partial(draw, view, to.plain_names),
        partial(describe, view, to),
        None if describe_fully is None else partial(describe_fully, view, to),
    )
