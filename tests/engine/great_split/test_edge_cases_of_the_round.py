"""The edge cases E23 to E28, E33 to E35 and E40 to E43: dealing, discarding, seats and waiting."""

from collections import Counter

import pytest

from engine.core import IllegalMove
from engine.dice import Roll
from engine.great_split.events import CardsDealt, CardsDiscarded, CharacterDealt, OfferMade
from engine.great_split.moves import (
    DiscardCards,
    FinishResolution,
    FollowArrow,
    PlaceSeal,
    PlayCard,
    SplitHand,
    TakePile,
)
from engine.playout import random_turns
from tests.engine.great_split.tables import (
    GAME,
    Table,
    board,
    characters_starting,
    dealt_table,
    edition_with,
    playing,
    seed,
    table,
)

ART = tuple(f"I-art-1-{copy}" for copy in "abcd")
GOLD = tuple(f"I-gold-1-{copy}" for copy in "abcd")
TOPAZ = tuple(f"I-topaz-1-{copy}" for copy in "abcd")


def over_the_limit() -> Table:
    """Round 2, limit 5: seat 0 holds seven cards, seat 1 six, seat 2 five."""
    here = table().in_round(2).with_hand(0, *ART, *GOLD[:3])
    here.with_hand(1, *TOPAZ, "I-books-1-a", "I-books-1-b")
    return here.with_hand(2, *(f"I-emerald-1-{copy}" for copy in "abcd"), GOLD[3]).discarding()


# E23
def test_whoever_is_over_the_limit_discards_exactly_the_excess():
    here = over_the_limit()
    assert {len(move.cards) for move in here.legal(0) if isinstance(move, DiscardCards)} == {2}
    assert {len(move.cards) for move in here.legal(1) if isinstance(move, DiscardCards)} == {1}


# E23
def test_any_cards_of_the_hand_may_be_discarded():
    here = over_the_limit()
    offered = [set(move.cards) for move in here.legal(0) if isinstance(move, DiscardCards)]
    assert len(offered) == 7 * 6 // 2
    assert set().union(*offered) == set(here.hand(0))


# E23
def test_the_card_just_dealt_may_be_discarded():
    here = table().with_hand(0, *ART, GOLD[0]).in_round(1)
    here.drawing("0", "II-art-2-a", "II-art-2-b", "II-art-2-c").resolving().everybody_finishes()
    here.play(0, DiscardCards(("II-art-2-a",)))
    assert here.hand(0) == (*ART, GOLD[0])


# E23
def test_discarded_cards_never_come_back():
    here = over_the_limit().play(0, DiscardCards(ART[:2])).play(1, DiscardCards(TOPAZ[:1]))
    gone = {*ART[:2], TOPAZ[0]}
    for turn in random_turns(GAME, here.state, Roll(seed(1))):
        held = {card for each in turn.after.collectors for card in each.hand}
        assert not gone & (held | {card for deck in turn.after.decks for card in deck})


# E23
def test_which_cards_were_discarded_is_told_to_their_owner_and_a_number_to_the_others():
    here = over_the_limit().play(0, DiscardCards(ART[:2])).play(1, DiscardCards(TOPAZ[:1]))
    mine, _ = here.all_of(CardsDiscarded)
    assert GAME.redact(mine, 0) == CardsDiscarded(0, 2, ART[:2])
    for other in (1, 2, None):
        assert GAME.redact(mine, other) == CardsDiscarded(0, 2, ())


# E24
def test_nobody_may_discard_more_than_necessary():
    with pytest.raises(IllegalMove):
        over_the_limit().play(1, DiscardCards(TOPAZ[:2]))


# E24 and house rule
def test_a_seat_within_its_limit_has_no_discard_decision():
    here = over_the_limit()
    assert [decision.seat for decision in here.decisions()] == [0, 1]
    with pytest.raises(IllegalMove):
        here.play(2, DiscardCards(()))


# E25
def test_a_hand_over_the_limit_after_the_split_is_kept_until_the_next_deal():
    here = table().in_round(1).with_hand(0, *ART, GOLD[0]).with_hand(1, *TOPAZ, GOLD[1])
    here.with_hand(2, GOLD[2], GOLD[3]).splitting()
    here.play(0, SplitHand(ART[:1])).play(1, SplitHand(TOPAZ[:1])).play(2, SplitHand(GOLD[2:3]))
    here.play(0, TakePile("left")).play(1, TakePile("right")).play(2, TakePile("left"))
    assert here.phase() == "resolve"
    assert len(here.hand(1)) == 8
    here.drawing("0", "II-art-2-a", "II-art-2-b", "II-art-2-c").everybody_finishes()
    assert {len(move.cards) for move in here.legal(1) if isinstance(move, DiscardCards)} == {4}


# E26
def test_after_round_six_nobody_discards_or_takes_up_a_hand():
    here = table().in_round(6).with_hand(0, *ART, *GOLD, *TOPAZ).drawing("2").resolving()
    here.everybody_finishes()
    assert here.phase() == "over"
    assert here.decisions() == ()
    assert here.all_of(CardsDealt) == []


# E27
def test_two_players_exchange_offers_both_choose_and_both_return():
    here = table(2).with_hand(0, *ART[:2]).with_hand(1, *GOLD[:2]).splitting().everybody_splits()
    assert here.all_of(OfferMade) == [
        OfferMade(0, 1, ART[:1], ART[1:2]),
        OfferMade(1, 0, GOLD[:1], GOLD[1:2]),
    ]
    here.play(0, TakePile("left")).play(1, TakePile("right"))
    assert here.hand(0) == (ART[0], GOLD[0])
    assert here.hand(1) == (ART[1], GOLD[1])


# E27, and the direction for more than two: left is the next seat
def test_everybody_chooses_from_the_offer_of_the_neighbour_on_the_right():
    here = table(4)
    for seat, cards in enumerate((ART, GOLD, TOPAZ, ("I-books-1-a", "I-books-1-b"))):
        here.with_hand(seat, *cards[:2])
    here.splitting().everybody_splits()
    passed = [(offer.splitter, offer.chooser) for offer in here.all_of(OfferMade)]
    assert passed == [(0, 1), (1, 2), (2, 3), (3, 0)]


# E28
def test_two_players_are_dealt_both_cards_and_then_discard_once():
    here = table(2).in_round(1).with_hand(0, *ART, GOLD[0]).with_hand(1, *TOPAZ, GOLD[1])
    here.drawing("0", "II-art-2-a", GOLD[2], "II-art-2-b", GOLD[3]).resolving()
    here.everybody_finishes()
    assert here.phase() == "discard"
    for seat in (0, 1):
        moves = here.legal(seat)
        assert {len(move.cards) for move in moves if isinstance(move, DiscardCards)} == {2}


# E28
def test_two_players_are_dealt_one_card_of_the_rounds_level_and_one_of_the_level_below():
    dealt = Counter[tuple[int, str]]()
    here = dealt_table(2, 5)
    events = list(here.events)
    for turn in random_turns(GAME, here.state, Roll(seed(5))):
        events += turn.events
    round_ = 0
    for event in events:
        match event:
            case CardsDealt(_, 2, cards):
                dealt.update((round_, card.split("-", maxsplit=1)[0]) for card in cards)
        round_ = getattr(event, "round", round_) if event.kind == "round_started" else round_
    expected = {(n, level): 2 for n in (1, 2, 3) for level in ("I", "II")}
    expected |= {(n, level): 2 for n in (4, 5, 6) for level in ("II", "III")}
    assert dealt == expected


# E33
def test_starting_steps_that_reach_a_double_arrow_ask_for_a_track_before_round_one():
    game = playing(edition_with(characters=characters_starting("gold", "gold", "gold")))
    here = dealt_table(2, 1, game, edition="other")
    assert (here.state.round, here.state.phase) == (0, "start")
    here.play(0, FollowArrow("art"), FinishResolution())
    here.play(1, FollowArrow("gold_seal"), FinishResolution())
    assert here.state.round == 1
    assert here.state.collectors[0].board == board(gold=3, art=2)
    assert here.state.collectors[1].board == board(gold=3, gold_seal=2)


# E33
def test_in_our_edition_no_character_starts_on_a_space_that_asks_anything():
    for number in range(30):
        here = dealt_table(7, number)
        assert here.state.round == 1
        for collector in here.state.collectors:
            start = GAME.editions["gala"].characters[collector.character].start
            assert collector.board == board(**{icon: start.count(icon) for icon in start})


# E34
def test_a_starting_icon_that_is_a_seal_asks_for_its_track():
    game = playing(edition_with(characters=characters_starting("star", "books")))
    here = dealt_table(2, 1, game, edition="other")
    assert len(here.tracks_for(0, PlaceSeal)) == 5
    here.play(0, PlaceSeal("emerald_seal")).take_back(0).play(0, PlaceSeal("gold_seal"))
    here.play(0, FinishResolution())
    here.play(1, PlaceSeal("art_seal"), FinishResolution())
    assert here.state.collectors[0].board == board(books=1, gold_seal=1)
    assert here.state.collectors[1].board == board(books=1, art_seal=1)


# E34
def test_starting_seals_are_placed_before_a_starting_arrow_is_followed():
    game = playing(edition_with(characters=characters_starting("gold", "gold", "gold", "star")))
    here = dealt_table(2, 1, game, edition="other")
    assert here.resolution(0).questions == ("star", "arrow")


# E34
def test_at_the_start_there_is_no_splitter_to_play():
    game = playing(edition_with(characters=characters_starting("star")))
    here = dealt_table(2, 1, game, edition="other").play(0, PlaceSeal("art_seal"))
    assert here.can(0, FinishResolution())
    assert not any(move.kind == "play_splitter" for move in here.legal(0))


# E35
def test_characters_are_dealt_at_random_and_none_twice():
    first = set()
    for number in range(60):
        dealt = [event.character for event in dealt_table(7, number).all_of(CharacterDealt)]
        assert sorted(dealt) == sorted(GAME.editions["gala"].characters)
        first.add(dealt[0])
    assert first == set(GAME.editions["gala"].characters)


# E40
def test_boards_are_open_and_face_up_plays_are_public_once_their_seat_is_done():
    here = table().with_hand(0, *ART[:2]).resolving()
    here.play(0, PlayCard(ART[0])).finishes(0, splitter="gold")
    for seat in (0, 1, 2, None):
        seen = GAME.view(here.state, seat).seats[0]
        assert seen.board == board(art=1, gold=1, prestige=1)
        assert seen.played == ART[:1]
        assert seen.cards == 2


# E40
def test_an_offer_is_seen_by_its_splitter_and_its_chooser_only():
    here = table(4)
    for seat, cards in enumerate((ART, GOLD, TOPAZ, ("I-books-1-a", "I-books-1-b"))):
        here.with_hand(seat, *cards[:2])
    here.splitting().everybody_splits()
    offer = here.all_of(OfferMade)[0]
    assert [GAME.redact(offer, seat) for seat in (0, 1)] == [offer, offer]
    assert [GAME.redact(offer, seat) for seat in (2, 3, None)] == [None, None, None]
    seen = [secrets.offer for s in range(4) if (secrets := GAME.view(here.state, s).secrets)]
    assert seen[1] == (ART[:1], ART[1:2])
    assert [ART[0] in str(GAME.view(here.state, s)) for s in (0, 1, 2, 3, None)] == [
        True,
        True,
        False,
        False,
        False,
    ]


# E41
def test_every_step_waits_for_all_seats():
    here = dealt_table(3).everybody_splits()
    assert here.phase() == "choose"
    here.play(0, TakePile("left")).play(1, TakePile("left"))
    assert here.phase() == "choose"
    here.play(2, TakePile("left"))
    assert here.phase() == "resolve"
    here.everybody_finishes(1)
    assert here.phase() == "resolve"
    assert [decision.seat for decision in here.decisions()] == [1]
    here.finishes(1)
    assert here.state.round == 2


# E42
def test_nobody_is_ever_asked_to_do_the_hosts_work():
    here = dealt_table(5, 3)
    asked = set()
    for turn in random_turns(GAME, here.state, Roll(seed(3))):
        asked.add(turn.decision.kind)
    assert asked == {"discard", "split", "choose", "resolve"}


# E43: what to do about an absent player is the table's affair; the rules wait.
def test_a_seat_that_never_answers_keeps_the_step_open_and_everything_in_place():
    here = dealt_table(3).play(0, SplitHand(dealt_table(3).hand(0)[:1]))
    before = here.state.collectors[2]
    for _ in range(3):
        here.play(1, SplitHand(here.hand(1)[:1]))
    assert here.phase() == "split"
    assert here.state.collectors[2] == before
    assert [d.awaited for d in here.decisions()] == [False, False, True]
