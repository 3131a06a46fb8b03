"""Values that are copied by position, for speed, are copied whole: a new field is not forgotten."""

from typing import Any

from engine.sintra import rules
from engine.sintra.data import NONE
from engine.sintra.palace import move_glazier
from engine.sintra.state import Palace, State
from tests.engine.sintra.builders import BACK, do, palace, table, take


def of_things(kind: Any, **known: Any) -> Any:
    """A value whose every field is a thing of its own, unlike any default."""
    return kind(**{field: object() for field in kind._fields} | known)


def changed(before: Any, after: Any) -> set[str]:
    return {field for field in before._fields if getattr(before, field) != getattr(after, field)}


def test_a_glazier_who_is_moved_changes_nothing_else():
    before = of_things(Palace, strips=(None, object()))
    after, _ = move_glazier(before, 0)
    assert changed(before, after) == {"glazier"}


def test_a_turn_that_changes_nothing_is_the_same_table_but_for_turn_and_news():
    me = of_things(Palace)
    before = of_things(State, turn=1, seat=0, palaces=(me, of_things(Palace)), turns=())
    centre = (1, 0, 0, 0, 0)
    after = rules._end_turn(before, before.marker, before.factories, centre, before.tower, me, [])
    assert changed(before, after.state) == {"turn", "seat", "centre", "turns"}


def test_panes_that_complete_nothing_leave_windows_and_points_alone():
    first = palace(windows={2: "b"}, broken=3, falls=1, bonus=2, glazing=9)
    before = table(first, palace(), factories=["bbgg"])
    after = do(before, take(0, "blue", 3)).palaces[0]
    assert changed(first, after) == {"strips", "glazier"}


def test_moving_the_glazier_back_changes_the_palace_and_whose_turn_it_is():
    before = table(palace(glazier=4), palace(), factories=["bbgg"])
    assert changed(before, do(before, BACK)) == {"turn", "seat", "palaces", "turns"}
    assert before.centre == NONE
