"""A picture of a view, drawn and described from the same view by the same listener."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TypeVar

from bot.dealers.dealing import Listener, Picture
from render.callouts import Callout, with_callouts

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


def explained(picture: Picture, callouts: tuple[Callout, ...]) -> Picture:
    """The same picture with figures for the lines of a page about it."""
    return replace(
        picture,
        key=(picture.key, "explained"),
        draw=partial(_explain, picture.draw, callouts),
        closer=None,
        holds=(),
    )


def _explain(draw: Callable[[], bytes], callouts: tuple[Callout, ...]) -> bytes:
    return with_callouts(draw(), callouts)
