"""The worlds that a seat imagines: what others have answered in secret is drawn with the dice."""

from engine.dice import seeded
from engine.great_split.moves import DiscardCards, SplitHand, TakePile
from engine.great_split.state import Collector, State
from tests.engine.great_split.tables import GAME, Table, seed, table

ART = tuple(f"I-art-1-{copy}" for copy in "abcd")
GOLD = tuple(f"I-gold-1-{copy}" for copy in "abcd")
TOPAZ = tuple(f"I-topaz-1-{copy}" for copy in "abcd")


def three() -> Table:
    here = table(3)
    for seat, cards in enumerate((ART, GOLD, TOPAZ)):
        here.with_hand(seat, *cards)
    return here


def worlds_of(here: Table, seat: int) -> list[State]:
    view = GAME.view(here.state, seat)
    return [GAME.imagine(view, seeded(seed(number))) for number in range(40)]


def places(collector: Collector, cards: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(collector.hand.index(card) for card in cards)


def test_a_split_that_is_not_seen_may_be_any_split():
    here = three().splitting().play(1, SplitHand(GOLD[:2]))
    splits = set()
    for world in worlds_of(here, 0):
        other = world.collectors[1]
        assert SplitHand(other.left or ()) in GAME.legal_moves(world, 1)
        splits.add(places(other, other.left or ()))
        assert world.collectors[2].left is None
    assert len(splits) > 8


def test_a_choice_that_is_not_seen_may_be_either():
    here = three().splitting().everybody_splits().play(1, TakePile("left"))
    worlds = worlds_of(here, 0)
    assert {world.collectors[1].taken for world in worlds} == {"left", "right"}
    assert {world.collectors[2].taken for world in worlds} == {None}


def test_an_offer_is_imagined_as_it_is_seen_and_other_splits_as_they_may_be():
    here = three().splitting().everybody_splits()
    worlds = worlds_of(here, 0)
    assert {world.collectors[2].piles for world in worlds} == {(TOPAZ[:1], TOPAZ[1:])}
    others = {places(world.collectors[1], world.collectors[1].left or ()) for world in worlds}
    assert len(others) > 8


def test_a_discard_that_is_not_seen_may_be_any_card():
    here = table(3).in_round(1).with_hand(1, *GOLD, *TOPAZ[:2]).with_hand(2, *ART, *TOPAZ[2:])
    here.discarding().play(1, DiscardCards(GOLD[:1]))
    discards = set()
    for world in worlds_of(here, 0):
        other = world.collectors[1]
        assert DiscardCards(other.discarding or ()) in GAME.legal_moves(world, 1)
        discards.add(places(other, other.discarding or ()))
    assert discards == {(place,) for place in range(6)}
