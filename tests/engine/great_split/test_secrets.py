"""What each seat may see and hear at each step, and proof that a leak would be noticed."""

import re
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import TypeAlias

import pytest

from engine.codec import codec_of
from engine.dice import seeded
from engine.great_split import GreatSplit
from engine.great_split.events import (
    CardsDealt,
    CardsDiscarded,
    HandResolved,
    OfferMade,
    PileTaken,
    TrackAdvanced,
)
from engine.great_split.moves import (
    DiscardCards,
    FinishResolution,
    FollowArrow,
    PlaceSeal,
    PlayCard,
    PlaySplitter,
    SellCard,
    SplitHand,
    TakePile,
)
from engine.great_split.state import State
from engine.great_split.view import View
from engine.playout import Turn
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
from tests.engine.great_split.walks import restless_turns

pytestmark = pytest.mark.slow

CODEC = codec_of(GAME)
CARD = re.compile(r"I{1,3}(?:-[a-z]+-\d+)+-[a-z]\b")
ART = tuple(f"I-art-1-{copy}" for copy in "abcd")
GOLD = tuple(f"I-gold-1-{copy}" for copy in "abcd")


def viewers(state: State) -> list[int | None]:
    return [*range(len(state.collectors)), None]


def may_know(state: State, seat: int | None) -> set[str]:
    """The cards that may stand in a seat's view: what it met this round, and what lies face up."""
    known: set[str] = set()
    for collector in state.collectors:
        resolution = collector.resolution
        if resolution is not None and resolution.done:
            known.update(resolution.played)
    if seat is not None:
        own = state.collectors[seat]
        known.update(own.hand, own.discarded, own.lettered)
        if state.phase == "choose":
            known.update(state.collectors[seat - 1].hand)
    return known


def cards_in(text: str) -> set[str]:
    return set(CARD.findall(text))


def shuffled_for(state: State, seat: int | None, choose: Random) -> State:
    """The same table with every card the seat may not know exchanged, and other dice."""
    text = CODEC.state.dump(state)
    hidden = sorted(cards_in(text) - may_know(state, seat))
    others = choose.sample(hidden, len(hidden))
    exchange = dict(zip(hidden, others, strict=True))
    twin: State = CODEC.state.load(CARD.sub(lambda card: exchange.get(card[0], card[0]), text))
    return replace(twin, dice=seeded(seed(choose.randrange(10**9))))


def see_the_same_when_hidden_cards_change(game: GreatSplit, turn: Turn, choose: Random) -> None:
    for seat in viewers(turn.after):
        twin = shuffled_for(turn.after, seat, choose)
        assert game.view(twin, seat) == game.view(turn.after, seat)


def see_no_card_they_may_not_know(game: GreatSplit, turn: Turn, _choose: Random) -> None:
    for seat in viewers(turn.after):
        seen = cards_in(CODEC.view.dump(game.view(turn.after, seat)))
        assert seen <= may_know(turn.after, seat)


def see_the_same_in_an_imagined_world(game: GreatSplit, turn: Turn, choose: Random) -> None:
    for seat in viewers(turn.after):
        seen = game.view(turn.after, seat)
        dice = seeded(seed(choose.randrange(10**9)))
        assert game.view(game.imagine(seen, dice), seat) == seen


Check: TypeAlias = Callable[[GreatSplit, Turn, Random], None]

CHECKS: list[Check] = [
    see_the_same_when_hidden_cards_change,
    see_no_card_they_may_not_know,
    see_the_same_in_an_imagined_world,
]


def check_a_whole_game(game: GreatSplit, seats: int, check: Check) -> None:
    choose = Random(seats)
    for turn in restless_turns(seats, 30 + seats):
        check(game, turn, choose)


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_no_view_leaks_a_card_at_any_step(check, seats):
    check_a_whole_game(GAME, seats, check)


@pytest.mark.parametrize("check", CHECKS)
def test_no_view_leaks_while_characters_begin_with_a_choice(check):
    edition = edition_with(characters=characters_starting("gold", "gold", "gold", "star"))
    game = playing(edition)
    choose = Random(1)
    for turn in restless_turns(3, 31, game, edition="other"):
        if turn.after.phase != "start":
            break
        check(game, turn, choose)


class Leaky(GreatSplit):
    """Lets one hidden card show: the first in the hand of the seat on the left."""

    def view(self, state: State, seat: int | None) -> View:
        honest = super().view(state, seat)
        left = 0 if seat is None else (seat + 1) % len(state.collectors)
        seats = list(honest.seats)
        seats[left] = replace(seats[left], played=state.collectors[left].hand[:1])
        return replace(honest, seats=tuple(seats))


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_view_that_includes_one_hidden_card_is_noticed(check, seats):
    with pytest.raises(AssertionError):
        check_a_whole_game(Leaky(), seats, check)


# Events


def hears(event: object, seat: int | None) -> str:
    heard = GAME.redact(event, seat)  # type: ignore[arg-type]  # any event of the game
    return "" if heard is None else CODEC.event.dump(heard)


def laid_open(turn: Turn) -> set[str]:
    """What a seat that is done with this move has played, even if all take their cards up at once."""
    if not any(isinstance(event, HandResolved) for event in turn.events):
        return set()
    collector = turn.before.collectors[turn.decision.seat]
    just_sold = {turn.move.card} if isinstance(turn.move, SellCard) else set()
    return set(collector.hand) - set(collector.resolution.sold) - just_sold


@pytest.mark.parametrize("auto_finish", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_no_event_tells_a_card_to_a_seat_that_may_not_know_it(seats, auto_finish):
    for turn in restless_turns(seats, 40 + seats, auto_finish=auto_finish):
        for seat in viewers(turn.after):
            allowed = may_know(turn.before, seat) | may_know(turn.after, seat) | laid_open(turn)
            for event in turn.events:
                assert cards_in(hears(event, seat)) <= allowed


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_deal_tells_every_seat_its_own_cards_and_no_others(seats):
    here = dealt_table(seats, 40 + seats)
    for seat in viewers(here.state):
        heard = set().union(*(cards_in(hears(event, seat)) for event in here.events))
        assert heard == may_know(here.state, seat)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_while_a_seat_resolves_the_others_see_and_hear_nothing(seats):
    for turn in restless_turns(seats, 50 + seats):
        if turn.before.phase != "resolve" or isinstance(turn.move, FinishResolution):
            continue
        for seat in viewers(turn.after):
            if seat != turn.decision.seat:
                assert GAME.view(turn.after, seat) == GAME.view(turn.before, seat)
                assert not any(hears(event, seat) for event in turn.events)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_an_answer_before_the_last_shows_the_others_a_tick_and_nothing_else(seats):
    for turn in restless_turns(seats, 60 + seats):
        before, after = turn.before, turn.after
        if before.phase == "resolve" or after.phase != before.phase:
            continue
        assert turn.events == ()
        mine = turn.decision.seat
        for seat in viewers(after):
            if seat != mine:
                seen = GAME.view(after, seat)
                ticks = list(seen.seats)
                was = GAME.view(before, seat)
                ticks[mine] = replace(ticks[mine], waited_for=was.seats[mine].waited_for)
                assert replace(seen, seats=tuple(ticks)) == was
                assert not seen.seats[mine].waited_for


# One by one


def four() -> Table:
    here = table(4)
    hands = (ART, GOLD, ("I-topaz-1-a", "I-topaz-1-b"), ("I-books-1-a", "I-books-1-b"))
    for seat, cards in enumerate(hands):
        here.with_hand(seat, *cards)
    return here


def test_the_sizes_of_the_offered_piles_are_known_to_splitter_and_chooser_only():
    one = four().splitting().everybody_splits()
    two = four().splitting().play(0, SplitHand(ART[:2]))
    for seat in (1, 2, 3):
        two.play(seat, SplitHand(two.hand(seat)[:1]))
    same = [GAME.view(one.state, seat) == GAME.view(two.state, seat) for seat in (0, 1, 2, 3, None)]
    assert same == [False, False, True, True, True]


def test_an_unfinished_split_is_seen_by_its_splitter_only():
    here = four().splitting().play(0, SplitHand(ART[:2]))
    other = four().splitting().play(0, SplitHand(ART[:3]))
    same = [
        GAME.view(here.state, seat) == GAME.view(other.state, seat) for seat in (0, 1, 2, 3, None)
    ]
    assert same == [False, True, True, True, True]


def test_an_unrevealed_choice_is_seen_by_its_chooser_only():
    here = four().splitting().everybody_splits().play(1, TakePile("left"))
    other = four().splitting().everybody_splits().play(1, TakePile("right"))
    same = [
        GAME.view(here.state, seat) == GAME.view(other.state, seat) for seat in (0, 1, 2, 3, None)
    ]
    assert same == [True, False, True, True, True]


def test_what_was_kept_and_returned_is_told_to_splitter_and_chooser_only():
    here = four().splitting().everybody_splits().everybody_chooses()
    taken = here.all_of(PileTaken)[0]
    assert (taken.splitter, taken.chooser) == (0, 1)
    assert [GAME.redact(taken, seat) for seat in (0, 1, 2, 3, None)] == [
        taken,
        taken,
        None,
        None,
        None,
    ]


def test_an_offer_is_told_to_splitter_and_chooser_only():
    here = four().splitting().everybody_splits()
    told = [bool(hears(here.all_of(OfferMade)[3], seat)) for seat in (0, 1, 2, 3, None)]
    assert told == [True, False, False, True, False]


def test_dealt_cards_are_told_to_their_owner_and_a_number_to_all():
    dealt = dealt_table(3).all_of(CardsDealt)[0]
    assert GAME.redact(dealt, 0) == dealt
    assert GAME.redact(dealt, 1) == GAME.redact(dealt, None) == CardsDealt(0, 4, ())


def test_discards_stay_secret_to_the_end():
    here = table(2).in_round(1).with_hand(0, *ART, *GOLD[:2]).with_hand(1, *GOLD[2:]).discarding()
    here.play(0, DiscardCards(ART[:1]))
    seen = GAME.view(here.state, 1)
    assert seen.seats[0].discarded == 1
    assert ART[0] not in str(seen)
    assert ART[0] not in hears(here.all_of(CardsDiscarded)[0], 1)
    own = GAME.view(here.state, 0).secrets
    assert own is not None
    assert own.discarded == ART[:1]


def test_an_unfinished_resolution_shows_only_in_its_owners_view():
    here = four().resolving().play(0, PlayCard(ART[0]), SellCard(ART[1], "gold"))
    assert GAME.view(here.state, 1).seats[0].board == board()
    assert GAME.view(here.state, 1).seats[0].played == ()
    assert GAME.view(here.state, 1).seats[0].sold == 0
    own = GAME.view(here.state, 0).secrets
    assert own is not None
    assert own.resolution is not None
    assert own.resolution.board == board(art=1, gold=1)


def test_a_step_of_a_resolution_is_told_to_its_seat_only():
    here = four().resolving().play(0, PlayCard(ART[0]))
    (advance,) = here.all_of(TrackAdvanced)
    assert [bool(hears(advance, seat)) for seat in (0, 1, None)] == [True, False, False]


def test_starting_steps_are_told_to_all():
    here = dealt_table(3)
    for advance in here.all_of(TrackAdvanced):
        assert advance.cause == "start"
        assert all(hears(advance, seat) for seat in (0, 1, 2, None))


def starting_with_a_choice() -> Table:
    edition = edition_with(characters=characters_starting("gold", "gold", "star"))
    return dealt_table(3, 1, playing(edition), edition="other")


def test_the_starting_board_lies_open_even_while_a_starting_choice_is_made():
    here = starting_with_a_choice()
    for seat in viewers(here.state):
        for shown in here.game.view(here.state, seat).seats:
            assert shown.board == shown.before == board(gold=2)
    here.play(0, PlaceSeal("art_seal"), FinishResolution())
    shown = here.game.view(here.state, 1).seats[0]
    assert (shown.before, shown.board) == (board(gold=2), board(gold=2, art_seal=1))


def test_starting_steps_are_told_once():
    here = starting_with_a_choice()
    here.play(0, PlaceSeal("art_seal"), FinishResolution())
    (resolved,) = here.all_of(HandResolved)
    assert [(step.track, step.cause) for step in resolved.advances] == [("art_seal", "seal")]
    told = [step for step in here.all_of(TrackAdvanced) if step.cause == "start"]
    assert [(step.seat, step.end) for step in told] == [(0, 2), (1, 2), (2, 2)]


def test_when_a_seat_is_done_all_hear_its_plays_and_its_steps_but_not_what_it_sold():
    """Also where the sale led on: gold reached an arrow, the arrow a bonus."""
    here = table().with_board(0, gold=2, topaz_seal=2).with_hand(0, *ART[:2]).resolving()
    here.play(0, SellCard(ART[0], "gold"), FollowArrow("topaz_seal"), PlayCard(ART[1]))
    here.play(0, PlaySplitter("books"), FinishResolution())
    (resolved,) = here.all_of(HandResolved)
    for seat in (1, 2, None):
        heard = GAME.redact(resolved, seat)
        assert isinstance(heard, HandResolved)
        assert (heard.played, heard.sold_count, heard.sold) == ((ART[1],), 1, ())
        assert ART[0] not in str(heard)
        assert [advance.cause for advance in heard.advances] == [
            "sale",
            "arrow",
            "bonus",
            "card",
            "splitter",
        ]
    assert GAME.redact(resolved, 0) == resolved


def test_sold_cards_are_never_revealed_not_even_at_the_end():
    here = table().in_round(6).with_hand(0, *ART[:2]).drawing("0").resolving()
    here.everybody_finishes()
    assert here.phase() == "over"
    for seat in (1, 2, None):
        assert GAME.view(here.state, seat).seats[0].sold == 2
        assert not cards_in(CODEC.view.dump(GAME.view(here.state, seat)))


def test_how_many_cards_a_seat_holds_is_public():
    here = four().splitting()
    assert [seat.cards for seat in GAME.view(here.state, None).seats] == [4, 4, 2, 2]


def test_a_spectator_has_no_secrets():
    assert GAME.view(dealt_table(3).state, None).secrets is None


def test_market_tokens_still_face_down_are_in_nobodys_view():
    one = dealt_table(3).state
    two = replace(one, market_pool=tuple(reversed(one.market_pool)), dice=seeded(seed(9)))
    assert [GAME.view(one, seat) for seat in viewers(one)] == [
        GAME.view(two, seat) for seat in viewers(two)
    ]
