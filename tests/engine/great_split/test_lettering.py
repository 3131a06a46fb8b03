"""A card keeps its letter for a whole round, whatever happens to the cards beside it."""

import json
from typing import Any

from engine.codec import codec_of
from engine.great_split.editions import GALA
from engine.great_split.events import OfferMade
from engine.great_split.lettering import LETTERS, by_letter, letters_of
from engine.great_split.moves import DiscardCards
from engine.great_split.view import View
from tests.engine.great_split.tables import GAME, dealt_table, table
from tests.engine.great_split.walks import restless_turns

ART = ("I-art-1-a", "I-art-1-b", "I-art-1-c")
GOLD = ("I-gold-1-a", "I-gold-1-b", "I-gold-1-c")


def letters(view: View) -> dict[str, str]:
    assert view.secrets is not None
    return letters_of(view.secrets.lettered)


def test_equal_cards_stand_together_by_kind_and_size():
    mixed = ("II-topaz-2-a", "I-star-1-a", "II-art-2-a", "I-topaz-1-a", "I-art-1-a", "II-art-2-b")
    assert GALA.grouped(mixed) == (
        "I-art-1-a",
        "II-art-2-a",
        "II-art-2-b",
        "I-topaz-1-a",
        "II-topaz-2-a",
        "I-star-1-a",
    )


def test_a_hand_is_lettered_as_its_cards_stand_together():
    secrets = GAME.view(dealt_table(3).state, 0).secrets
    assert secrets is not None
    assert secrets.lettered == GALA.grouped(secrets.hand)
    assert by_letter(secrets.hand, secrets.lettered) == secrets.lettered


def test_every_card_keeps_its_letter_to_the_end_of_the_round():
    discards = 0
    for seats in (2, 3, 5):
        seen: dict[tuple[int, int, str], str] = {}
        for turn in restless_turns(seats, seats):
            discards += isinstance(turn.move, DiscardCards)
            for seat in range(seats):
                view = GAME.view(turn.after, seat)
                for card, letter in letters(view).items():
                    assert seen.setdefault((view.round, seat, card), letter) == letter
    assert discards


def test_whatever_a_seat_may_see_or_play_has_a_letter_of_its_own():
    for turn in restless_turns(4, 1):
        secrets = GAME.view(turn.after, turn.decision.seat).secrets
        assert secrets is not None
        shown = {*secrets.hand, *(card for pile in secrets.offer or () for card in pile)}
        assert shown <= set(secrets.lettered)
        assert len(set(secrets.lettered)) == len(secrets.lettered) <= len(LETTERS)


def test_offered_cards_have_the_letters_after_ones_own():
    here = table(3)
    here.with_hand(0, *ART).with_hand(1, *GOLD).with_hand(2, "I-books-1-a", "I-books-1-b")
    here.splitting().everybody_splits()
    assert letters(GAME.view(here.state, 1)) == dict(zip((*GOLD, *ART), "ABCDEF", strict=True))
    here.everybody_chooses("right")
    # Its own first card comes back, and it keeps two of the three that were offered.
    view = GAME.view(here.state, 1)
    assert view.secrets is not None
    held = [letters(view)[card] for card in by_letter(view.secrets.hand, view.secrets.lettered)]
    assert held == ["A", "E", "F"]


def test_the_chooser_does_not_learn_from_letters_what_was_discarded():
    discarded = 0
    for turn in restless_turns(2, 4):
        for offer in [event for event in turn.events if isinstance(event, OfferMade)]:
            gone = set(turn.after.collectors[offer.splitter].discarded)
            discarded += bool(gone & set(offer.lettered))
            heard = GAME.redact(offer, offer.chooser)
            assert isinstance(heard, OfferMade)
            assert heard.lettered == ()
            assert not gone & set(letters(GAME.view(turn.after, offer.chooser)))
    assert discarded


def test_every_round_begins_at_a_with_the_hand_as_it_stands_together():
    number = 0
    for turn in restless_turns(3, 2):
        if turn.after.round > number:
            number = turn.after.round
            secrets = GAME.view(turn.after, 0).secrets
            assert secrets is not None
            assert secrets.lettered == GALA.grouped(secrets.hand)
    assert number == GALA.last_round


def old_form(state: Any) -> Any:
    """As it was stored before cards kept their letters."""
    codec = codec_of(GAME)
    plain = json.loads(codec.state.dump(state))
    for collector in plain["collectors"]:
        del collector["lettered"]
    return codec.state.load(json.dumps(plain))


def test_a_game_from_before_goes_on_with_the_letters_that_its_buttons_have():
    for turn in restless_turns(3, 3):
        if turn.after.phase == "over":
            break
        loaded = old_form(turn.after)
        for seat in range(3):
            view = GAME.view(loaded, seat)
            assert view.secrets is not None
            places = dict(zip(view.secrets.hand, LETTERS, strict=False))
            assert {card: letters(view)[card] for card in view.secrets.hand} == places


def test_a_game_from_before_is_lettered_anew_in_its_next_round():
    here = dealt_table(3)
    here.state = old_form(here.state)
    here.everybody_splits().everybody_chooses().everybody_finishes()
    assert here.state.round == 2
    secrets = GAME.view(here.state, 0).secrets
    assert secrets is not None
    assert secrets.lettered == GALA.grouped(secrets.hand)
