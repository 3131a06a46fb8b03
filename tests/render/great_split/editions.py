"""An edition that tries to break pictures."""

from dataclasses import replace

from engine.great_split.components import Components
from engine.great_split.editions import GALA


def stretched_edition() -> Components:
    """The longest tracks there may be, a character nobody knows, and cards with mixed icons."""
    file = GALA.file
    resources = tuple(replace(row, end=40) for row in file.resource_tracks.rows)
    seals = tuple(
        replace(row, end=40, group="diamond" if number < 4 else "square")
        for number, row in enumerate(file.seal_tracks.rows)
    )
    first, *others = file.characters.rows
    stranger = replace(first, name="stranger", contracts=("gold",) * 6)
    cards = tuple(
        replace(row, icons=("books", "star", "prestige", "gold", "art", "topaz", "emerald"))
        if row.level == 1 and row.icons == ("topaz",)
        else row
        for row in file.cards.rows
    )
    changed = replace(
        file,
        resource_tracks=replace(file.resource_tracks, rows=resources),
        seal_tracks=replace(file.seal_tracks, rows=seals),
        characters=replace(file.characters, rows=(stranger, *others)),
        cards=replace(file.cards, rows=cards),
    )
    # The sample's own cards keep their names, so that its hands can be shown.
    edition = Components(changed)
    edition.cards = {**GALA.cards, **edition.cards}
    return edition
