"""Where things go on Splendor's pictures: exact, before anything is drawn."""

from render.splendor.layout import TableLayout, table_layout
from tests.render.splendor.layouts import LAYOUTS


def test_three_rows_of_four_cards_stand_in_columns():
    rows = table_layout(3, 4, 0, reserved=False).rows
    assert len(rows) == 3
    for slot in range(4):
        assert len({row.cards[slot].frame.x for row in rows}) == 1
    assert len({(box.frame.w, box.frame.h) for row in rows for box in row.cards}) == 1


def test_own_reserved_cards_stand_below_the_rows_in_the_same_columns():
    layout = table_layout(2, 3, 3, reserved=True)
    for own, above in zip(layout.own, layout.rows[-1].cards, strict=False):
        assert own.frame.x == above.frame.x
        assert own.frame.y > above.frame.bottom


def test_four_players_stand_in_two_equal_columns():
    one, two, three, four = (box.frame for box in table_layout(4, 5, 0, reserved=True).players)
    assert (one.x, two.x) == (three.x, four.x)
    assert one.y == two.y < three.y == four.y
    assert len({box.w for box in (one, two, three, four)}) == 1


def test_three_players_stand_in_three_equal_rows():
    """Nobody stands alone below a pair."""
    one, two, three = (box.frame for box in table_layout(3, 4, 0, reserved=True).players)
    assert one.x == two.x == three.x
    assert one.y < two.y < three.y
    assert len({(box.w, box.h) for box in (one, two, three)}) == 1


def test_all_that_can_be_taken_is_seen_before_anybody_scrolls():
    """A phone shows the upper part of a tall picture first: about as high as it is wide."""
    for name, layout in LAYOUTS.items():
        if isinstance(layout, TableLayout):
            assert layout.bank.frame.bottom <= 0.9 * layout.width, name
