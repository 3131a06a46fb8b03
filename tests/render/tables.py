"""Builders for tests of pictures: layouts of every table, and names that try to break them."""

from dataclasses import replace
from itertools import product

from engine.great_split.components import Components
from engine.great_split.editions import GALA
from render.ending_layout import final_layout
from render.great_split.layout import board_layout, seat_layout
from render.great_split.pile_layout import hand_layout, piles_layout
from render.great_split.score_layout import scoring_layout

NASTY_NAMES = (
    "I",
    "W" * 32,
    "i" * 32,
    "Maximiliane Freifrau von Stern-X",
    "🦊" * 32,
    "👩‍👩‍👧‍👦 Familie",
    "🇩🇪🇪🇸🇬🇧",
    "שלום לכולם ערב טוב חברים יקרים",
    "محمد عبد الرحمن بن خالد الكاتب",
    "نور 🦊 Fox",
    "美咲さん、こんばんは。今夜はよろしくお願いします",
    "김수한무 거북이와 두루미 삼천갑자 동방삭",
    "龘靐齉齾爩鱻麤龗灪吁龖厵滟爨",
    "नमस्ते दुनिया शुभ संध्या",
    "สวัสดีตอนเย็นทุกคนที่รัก",
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉a̴̵̞̠lgo",
    "\u200d\u200b\ufe0f",
    "Ana\nBen\tCarla",
    "\U000f0000\U0010ffff",
)


def every_layout():
    """The layout of every picture for every table: name and layout."""
    for seats in range(2, 8):
        for levels in ((0,) * seats, tuple(range(seats)), (16,) * seats, (3, 3, *range(seats - 2))):
            yield f"board of {seats}, art at {levels}", board_layout(GALA, levels)
        for facts, contracts in (
            ((1,), False),
            ((1, 2), False),
            ((2, 2), False),
            ((1, 2, 2), True),
        ):
            layout = scoring_layout(seats, facts, contracts=contracts)
            yield f"scoring of {seats}, facts {facts}", layout
        for ranks in {(0, 1, 2)[:seats], (0, 0, 2)[:seats], (0, 0, 0)[:seats], (0, 1, 1)[:seats]}:
            yield f"end of {seats}, ranks {ranks}", final_layout(seats, 5, ranks)
    for sheets, cards in product(range(7), range(14)):
        yield f"seat, {sheets} contracts, {cards} cards", seat_layout(GALA, sheets, cards)
    for cards in range(1, 14):
        yield f"hand of {cards}", hand_layout(cards)
    for left, right in product(range(1, 10), range(1, 10)):
        yield f"piles of {left} and {right}", piles_layout(left, right)


def stretched_edition():
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
