"""The small phrases of Sintra that every longer sentence is made of: panes, places, effects."""

from bot.dealers.dealing import Words
from engine.sintra.data import COLOURS, Colour, Panes, Space
from engine.sintra.preview import Preview
from engine.sintra.view import StripView, View


def signed(points: int) -> str:
    """With a true minus, which is read aloud as one."""
    return str(points).replace("-", "−")


def colour(words: Words, space: Space) -> str:
    return words("sintra-colour", colour=space)


def icon(kind: Colour) -> str:
    """The name of a pane's icon."""
    return f"{kind}_pane"


def amount(words: Words, kind: Colour, count: int) -> str:
    return words("sintra-amount", colour=kind, count=count)


def amounts(words: Words, panes: Panes) -> str:
    """`2 blue, 1 pink`; `nothing` where there is nothing."""
    parts = [
        amount(words, kind, count) for kind, count in zip(COLOURS, panes, strict=True) if count
    ]
    return ", ".join(parts) or words("sintra-nothing")


def place(words: Words, factory: int | None) -> str:
    """As a button calls it."""
    if factory is None:
        return words("sintra-centre")
    return words("sintra-factory", number=factory + 1)


def whence(words: Words, factory: int | None) -> str:
    """Within a sentence: from there."""
    if factory is None:
        return words("sintra-from-centre")
    return words("sintra-from-factory", number=factory + 1)


def free(words: Words, strip: StripView) -> str:
    """What a strip still wants: `2 blue, 1 grey`."""
    wanted = [space for space, pane in zip(strip.spaces, strip.panes, strict=True) if pane is None]
    return counted(words, tuple(wanted))


def counted(words: Words, spaces: tuple[Space, ...]) -> str:
    kinds: tuple[Space, ...] = (*COLOURS, "wild")
    parts = [
        words("sintra-amount", colour=kind, count=spaces.count(kind))
        for kind in kinds
        if kind in spaces
    ]
    return ", ".join(parts) or words("sintra-nothing")


def cost(view: View, seen: Preview) -> int:
    """The points that broken glass takes, now or at the end, if it stays as it then is."""
    before = view.losses[view.palaces[view.turn_of].broken]
    return view.losses[seen.broken] + seen.lost - before


def gain(seen: Preview) -> int:
    """The points that a completed strip brings at once."""
    return seen.bonus + sum(points for _, points in seen.parts)


def effect(words: Words, view: View, seen: Preview) -> str:
    """What a whole turn would do, in as few words as a button has room for."""
    parts = []
    if seen.completed:
        parts.append(words("sintra-effect-complete", points=gain(seen)))
    elif seen.placed:
        parts.append(words("sintra-effect-placed", count=seen.placed))
    if seen.shards:
        parts.append(words("sintra-effect-broken", count=seen.shards))
    loss = cost(view, seen)
    if loss:
        parts.append(signed(-loss))
    return ", ".join(parts)
