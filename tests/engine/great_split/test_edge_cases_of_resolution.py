"""The edge cases E1 to E22: what happens while a hand is resolved."""

from itertools import permutations

import pytest

from engine.core import IllegalMove, TakeBack
from engine.great_split.data import TRACKS
from engine.great_split.events import TrackAdvanced
from engine.great_split.moves import (
    FinishResolution,
    FollowArrow,
    Move,
    PlaceSeal,
    PlayAll,
    PlayCard,
    PlayPlain,
    PlaySplitter,
    SellCard,
    SplitHand,
)
from tests.engine.great_split.tables import (
    cards_with,
    edition_with,
    one_card_played,
    playing,
    resource_track_with,
    table,
)

SEALS = {"books_seal", "art_seal", "topaz_seal", "emerald_seal", "gold_seal"}
GOLD = "I-gold-1-a"
GOLD_3 = "III-gold-3-a"


# E1
def test_a_step_beyond_the_end_of_a_track_is_lost_and_reported_as_lost():
    here = one_card_played("I-books-1-a", books=15)
    assert here.at(0, "books") == 15
    (advance,) = here.all_of(TrackAdvanced)
    assert (advance.start, advance.end, advance.lost) == (15, 15, 1)


# E1
def test_playing_what_is_plain_leaves_a_card_for_a_full_track_in_hand():
    here = table().with_board(0, books=15).with_hand(0, "I-books-1-a", "I-art-1-a").resolving()
    here.play(0, PlayPlain())
    assert here.resolution(0).to_play == ("I-books-1-a",)
    assert not here.can(0, PlayPlain())


# E2
def test_a_card_that_fits_in_part_advances_what_fits():
    here = one_card_played("III-books-3-a", books=14)
    assert here.at(0, "books") == 15
    assert here.all_of(TrackAdvanced)[0].lost == 2


# E2
def test_a_card_that_fits_in_part_can_be_sold_whole_and_then_advances_nothing_else():
    here = table().with_board(0, books=14).with_hand(0, "III-books-3-a").resolving()
    here.play(0, SellCard("III-books-3-a", "prestige"))
    assert (here.at(0, "books"), here.at(0, "prestige")) == (14, 1)


# E2
def test_playing_what_is_plain_leaves_a_card_that_fits_in_part_in_hand():
    here = table().with_board(0, books=14).with_hand(0, "III-books-3-a").resolving()
    assert not here.can(0, PlayPlain())


# E16: steps add up the same in any order, so the questions of several cards may wait together.
def test_playing_all_cards_asks_for_their_seals_one_after_the_other():
    cards = ("I-art-1-a", "I-diamond-1-a", "I-star-1-a")
    here = table().with_hand(0, *cards).resolving().play(0, PlayAll())
    assert here.resolution(0).to_play == ()
    assert here.resolution(0).questions == ("diamond", "star")
    here.play(0, PlaceSeal("art_seal"), PlaceSeal("art_seal"))
    assert (here.at(0, "art"), here.at(0, "art_seal")) == (1, 2)


# E1, E22
def test_playing_all_cards_keeps_those_in_hand_of_which_a_step_would_be_lost():
    cards = ("I-art-1-a", "I-books-1-a", "I-diamond-1-a", "I-diamond-1-b")
    here = table().with_board(0, books=15, books_seal=9, art_seal=8).with_hand(0, *cards)
    here.resolving().play(0, PlayAll())
    assert here.resolution(0).to_play == ("I-books-1-a", "I-diamond-1-b")


def test_all_cards_are_taken_back_together():
    cards = ("I-art-1-a", "I-diamond-1-a")
    here = table().with_hand(0, *cards).resolving().play(0, PlayAll(), TakeBack())
    assert here.resolution(0).to_play == cards
    assert here.resolution(0).questions == ()


def test_cards_are_played_all_at_once_only_where_that_asks_something():
    assert not table().with_hand(0, "I-art-1-a", "I-books-1-a").resolving().can(0, PlayAll())
    assert not table().with_hand(0, "I-diamond-1-a").resolving().can(0, PlayAll())


# E3
def test_prestige_goes_on_beyond_99_and_beyond_199():
    assert one_card_played("II-prestige-3-a", prestige=98).at(0, "prestige") == 101
    assert one_card_played("II-prestige-3-a", prestige=199).at(0, "prestige") == 202


# E4
@pytest.mark.parametrize("left", [(), ("I-art-1-a", "I-art-1-b", "I-gold-1-a")])
def test_an_empty_pile_is_refused(left):
    here = table().with_hand(0, "I-art-1-a", "I-art-1-b", "I-gold-1-a").splitting()
    with pytest.raises(IllegalMove):
        here.play(0, SplitHand(left))


# E5
def test_a_split_is_two_sets_so_five_cards_can_be_split_in_thirty_ways():
    hand = ("I-art-1-a", "I-art-1-b", "I-books-1-a", "I-gold-1-a", "I-topaz-1-a")
    here = table().with_hand(0, *hand).splitting()
    lefts = [frozenset(move.left) for move in here.legal(0) if isinstance(move, SplitHand)]
    assert len(lefts) == len(set(lefts)) == 2**5 - 2


# E6
def test_any_card_can_be_sold_for_one_gold_or_one_prestige_each_as_its_owner_likes():
    cards = ("III-books-3-a", "III-star-2-a", "III-gold-3-a", "I-prestige-2-a")
    here = table().with_hand(0, *cards).resolving()
    assert all(here.can(0, SellCard(card, "gold")) for card in cards)
    assert all(here.can(0, SellCard(card, "prestige")) for card in cards)
    here.play(0, SellCard(cards[0], "gold"), SellCard(cards[1], "prestige"))
    here.play(0, SellCard(cards[2], "gold"), SellCard(cards[3], "prestige"))
    assert (here.at(0, "gold"), here.at(0, "prestige"), here.at(0, "books")) == (2, 2, 0)


# E6
def test_a_card_can_be_sold_at_any_time_between_other_cards():
    here = table().with_hand(0, GOLD, "I-art-1-a", "I-art-1-b").resolving()
    here.play(0, PlayCard("I-art-1-a"), SellCard(GOLD, "prestige"), PlayCard("I-art-1-b"))
    assert (here.at(0, "art"), here.at(0, "gold"), here.at(0, "prestige")) == (2, 0, 1)


# E7
def test_the_splitter_cannot_be_sold():
    here = table().with_hand(0, GOLD).resolving()
    sales = [move for move in here.legal(0) if isinstance(move, SellCard)]
    assert {sale.card for sale in sales} == {GOLD}


# E8
def test_a_card_sold_for_gold_on_a_full_gold_track_is_allowed_and_wasted():
    here = table().with_board(0, gold=13).with_hand(0, "I-art-1-a").resolving()
    here.play(0, SellCard("I-art-1-a", "gold"))
    assert here.at(0, "gold") == 13
    assert here.all_of(TrackAdvanced)[0].lost == 1


# E9
def test_gold_from_a_sale_triggers_a_double_arrow():
    here = table().with_board(0, gold=2).with_hand(0, "I-art-1-a").resolving()
    here.play(0, SellCard("I-art-1-a", "gold"))
    assert here.resolution(0).questions == ("arrow",)


# E9
def test_gold_from_the_splitter_triggers_a_double_arrow():
    here = table().with_board(0, gold=5).resolving().play(0, PlaySplitter("gold"))
    assert here.resolution(0).questions == ("arrow",)


# E10
def test_sold_cards_come_back_to_the_hand_for_the_next_round():
    here = table().with_hand(0, "I-art-1-a", "I-gold-1-a").in_round(1)
    here.drawing("0", "II-art-2-a", "II-art-2-b", "II-art-2-c").resolving()
    here.play(0, SellCard("I-art-1-a", "gold"), PlayCard("I-gold-1-a")).everybody_finishes()
    assert here.state.round == 2
    assert here.hand(0) == ("I-art-1-a", "I-gold-1-a", "II-art-2-a")


# E11
def test_a_sold_card_is_known_to_its_owner_and_a_number_to_everybody_else():
    here = table().with_hand(0, "I-art-1-a").resolving()
    here.play(0, SellCard("I-art-1-a", "gold")).finishes(0)
    for seat in (1, 2, None):
        seen = here.game.view(here.state, seat)
        assert seen.seats[0].sold == 1
        assert "I-art-1-a" not in str(seen)
    own = here.game.view(here.state, 0).secrets
    assert own is not None
    assert own.resolution is not None
    assert own.resolution.sold == ("I-art-1-a",)


# E12
def test_both_steps_of_a_double_arrow_go_to_one_track_and_the_excess_is_lost():
    here = one_card_played(GOLD, gold=2, topaz=14).play(0, FollowArrow("topaz"))
    assert here.at(0, "topaz") == 15
    assert here.all_of(TrackAdvanced)[-1].lost == 1
    assert here.resolution(0).questions == ()


# E13
def test_two_arrows_crossed_in_one_move_are_two_bonuses_for_different_tracks():
    close = edition_with(resource_tracks=resource_track_with("gold", arrows=(3, 4)))
    here = table(3, playing(close), edition="other").with_board(0, gold=2).with_hand(0, GOLD_3)
    here.resolving().play(0, PlayCard(GOLD_3))
    assert here.resolution(0).questions == ("arrow", "arrow")
    here.play(0, FollowArrow("art"), FollowArrow("books_seal"))
    assert (here.at(0, "art"), here.at(0, "books_seal")) == (2, 2)


# E14
def test_an_arrow_may_lead_over_the_gold_seal_back_to_gold_and_to_another_arrow():
    here = one_card_played(GOLD_3, gold=5, gold_seal=2).play(0, FollowArrow("gold_seal"))
    assert (here.at(0, "gold_seal"), here.at(0, "gold")) == (4, 9)
    assert here.resolution(0).questions == ("arrow",)
    here.play(0, FollowArrow("prestige"))
    assert here.at(0, "prestige") == 2


# E14
def test_an_arrow_never_leads_to_gold_itself_but_to_each_of_the_ten_other_tracks():
    here = one_card_played(GOLD, gold=2)
    assert here.tracks_for(0, FollowArrow) == set(TRACKS) - {"gold"}


# E15
def test_the_bonus_of_a_seal_track_triggers_a_double_arrow():
    here = one_card_played("I-square-1-a", gold_seal=2, gold=2).play(0, PlaceSeal("gold_seal"))
    assert here.at(0, "gold") == 3
    assert here.resolution(0).questions == ("arrow",)


# E15
def test_a_bonus_passed_but_not_landed_on_counts_as_well():
    here = one_card_played(GOLD, gold=2, art_seal=2).play(0, FollowArrow("art_seal"))
    assert (here.at(0, "art_seal"), here.at(0, "art")) == (4, 1)


# E15
def test_a_bonus_on_a_full_resource_track_is_lost():
    here = one_card_played("I-square-1-a", topaz_seal=2, topaz=15).play(0, PlaceSeal("topaz_seal"))
    assert here.at(0, "topaz") == 15


# E16
def test_automatic_bonuses_are_given_before_the_next_question_is_asked():
    here = one_card_played("II-square-2-a", topaz_seal=2).play(0, PlaceSeal("topaz_seal"))
    assert here.at(0, "topaz") == 1
    assert here.resolution(0).questions == ("square",)


# E16
def test_questions_are_settled_oldest_first():
    here = one_card_played("II-square-2-a", gold_seal=2, gold=2).play(0, PlaceSeal("gold_seal"))
    assert here.resolution(0).questions == ("square", "arrow")


# E16
def test_an_open_question_is_settled_before_the_next_card_or_the_splitter():
    here = table().with_board(0, gold=2).with_hand(0, GOLD, "I-art-1-a").resolving()
    here.play(0, PlayCard(GOLD))
    for move in (PlayCard("I-art-1-a"), SellCard("I-art-1-a", "gold"), PlaySplitter("art")):
        assert not here.can(0, move)
    here.play(0, FollowArrow("art"))
    assert here.can(0, PlayCard("I-art-1-a"))


# E17
def test_cards_and_splitter_can_be_played_in_any_order():
    moves: tuple[Move, ...] = (
        PlayCard("I-art-1-a"),
        PlayCard("I-topaz-1-a"),
        PlaySplitter("emerald"),
    )
    for order in permutations(moves):
        here = table().with_hand(0, "I-art-1-a", "I-topaz-1-a").resolving()
        here.play(0, *order, FinishResolution())
        assert here.resolution(0).done


# E18
@pytest.mark.parametrize("played", [(), (PlayCard(GOLD),), (PlaySplitter("art"),)])
def test_nobody_is_done_before_every_card_and_the_splitter_are_played(played):
    here = table().with_hand(0, GOLD).resolving().play(0, *played)
    assert not here.can(0, FinishResolution())


# E18
def test_a_bonus_cannot_be_declined():
    here = table().with_board(0, gold=2).with_hand(0, GOLD).resolving()
    here.play(0, PlaySplitter("art"), PlayCard(GOLD))
    assert not here.can(0, FinishResolution())
    here.play(0, FollowArrow("art"))
    assert here.can(0, FinishResolution())


# E19
def test_the_splitter_advances_any_of_the_eleven_tracks_gold_among_them():
    assert table().resolving().tracks_for(0, PlaySplitter) == set(TRACKS)


# E19
@pytest.mark.parametrize("track", TRACKS)
def test_the_splitter_advances_its_track_by_one(track):
    here = table().resolving().play(0, PlaySplitter(track))
    assert [here.at(0, each) for each in TRACKS] == [each == track for each in TRACKS]


# E20
def test_a_star_seal_goes_to_any_seal_track_and_to_no_other():
    assert one_card_played("I-star-1-a").tracks_for(0, PlaceSeal) == SEALS


# E21
@pytest.mark.parametrize(("second", "spaces"), [("art_seal", (0, 2)), ("books_seal", (1, 1))])
def test_two_seals_of_one_card_go_to_the_same_track_or_to_different_ones(second, spaces):
    here = one_card_played("II-diamond-2-a").play(0, PlaceSeal("art_seal"), PlaceSeal(second))
    assert (here.at(0, "books_seal"), here.at(0, "art_seal")) == spaces


# E22
def test_with_both_diamond_tracks_full_the_icons_are_lost():
    here = one_card_played("II-diamond-2-a", books_seal=9, art_seal=9)
    here.play(0, PlaceSeal("books_seal"), PlaceSeal("art_seal"))
    assert (here.at(0, "books_seal"), here.at(0, "art_seal")) == (9, 9)
    assert [advance.lost for advance in here.all_of(TrackAdvanced)] == [1, 1]


# E22
def test_with_both_diamond_tracks_full_the_card_can_be_sold_instead():
    here = table().with_board(0, books_seal=9, art_seal=9).with_hand(0, "II-diamond-2-a")
    here.resolving().play(0, SellCard("II-diamond-2-a", "prestige"))
    assert here.at(0, "prestige") == 1


# House rule
def test_a_full_track_may_always_be_chosen_and_the_step_is_lost():
    here = table().with_board(0, art=16).resolving().play(0, PlaySplitter("art"))
    assert here.at(0, "art") == 16
    arrow = one_card_played(GOLD, gold=2, art=16).play(0, FollowArrow("art"))
    assert arrow.at(0, "art") == 16


# House rule
def test_a_choice_raised_by_a_card_waits_until_all_its_icons_are_placed():
    mixed = edition_with(cards=cards_with(2, ("gold", "diamond", "diamond")))
    card = "II-gold-1-diamond-2-a"
    here = table(3, playing(mixed), edition="other").with_board(0, gold=2).with_hand(0, card)
    here.resolving().play(0, PlayCard(card))
    assert here.resolution(0).questions == ("diamond", "diamond", "arrow")
    here.play(0, PlaceSeal("art_seal"), PlaceSeal("art_seal"), FollowArrow("art_seal"))
    assert here.at(0, "art_seal") == 4
