"""What stays of a question: the last to answer reads as much as the first."""

import re
from itertools import groupby

import pytest

from bot.i18n.words import words_for
from engine.core import Decision
from engine.great_split.events import CardsDiscarded, HandResolved, OfferMade, PileTaken
from engine.playout import Turn
from tests.bot.dealers.great_split.playing import DEALER, GAME, heard, setup, turns
from tests.bot.dealers.playing import in_every_language, listener

GAMES = [(2, 1), (3, 2), (7, 3)]
SAID = {
    "discard": ("great-split-answered-discard", "great-split-tell-own-discard"),
    "split": ("great-split-answered-split",),
    "choose": ("great-split-answered-choose",),
    "resolve": ("great-split-answered-resolve",),
}
"""The sentences that a question may leave behind when its answer is known."""


def _ends_it(turn: Turn) -> bool:
    seat = turn.decision.seat
    return any(isinstance(e, HandResolved) and e.seat == seat for e in turn.events)


def answers(seats: int, number: int) -> list[tuple[int, Turn]]:
    """Every turn of a game that was somebody's whole answer, and which one it was."""
    return [
        (place, turn)
        for place, turn in enumerate(turns(seats, number))
        if turn.decision.kind != "resolve" or _ends_it(turn)
    ]


def read(seats: int, turn: Turn, *later: Turn, language: str = "en") -> str:
    """What the seat reads at once, or where all this has happened since."""
    seat = turn.decision.seat
    played = (turn, *later)
    events = heard(tuple(event for one in played for event in one.events), seat)
    view, to = GAME.view(played[-1].after, seat), listener(seat, seats, language)
    return DEALER.answered(view, turn.decision, events, to).text


def is_said(text: str, kind: str, language: str) -> bool:
    """Whether this is one of the kind's own sentences, whatever it tells in them."""
    marker = "\x00"
    facts = dict.fromkeys(("name", "left", "right", "kept", "returned", "gains", "cards"), marker)
    sentences = [words_for(language)(key, **facts) for key in SAID[kind]]
    patterns = [re.escape(said).replace(re.escape(marker), ".+") for said in sentences]
    return any(re.match(pattern, text) for pattern in patterns)


@in_every_language
@pytest.mark.parametrize(("seats", "number"), GAMES)
def test_first_and_last_read_the_same_kind_of_sentence(seats: int, number: int, language: str):
    met = set()
    rounds = groupby(answers(seats, number), lambda one: (one[1].before.round, one[1].before.phase))
    for (_, phase), group in rounds:
        together = [turn for _, turn in group]
        for turn in (together[0], together[-1]):
            text = read(seats, turn, language=language)
            assert is_said(text, turn.decision.kind, language), text
        met.add(phase)
    assert {"split", "choose", "resolve"} <= met


@pytest.mark.parametrize(("seats", "number"), GAMES)
def test_however_far_the_game_has_gone_an_answer_reads_as_it_did_at_once(seats: int, number: int):
    """Only what the neighbour took is added, once everybody has chosen."""
    game = turns(seats, number)
    for place, turn in answers(seats, number):
        if turn.decision.kind == "discard":
            continue
        at_once = read(seats, turn)
        for last in (place + 3, place + 20, len(game)):
            later = read(seats, turn, *game[place + 1 : last])
            if turn.decision.kind == "choose":
                assert later.splitlines()[0] == at_once.splitlines()[0]
            else:
                assert later == at_once


def test_the_picture_of_a_split_stays_with_it():
    place, turn = next(one for one in answers(3, 2) if one[1].decision.kind == "split")
    seat, game = turn.decision.seat, turns(3, 2)
    events = heard(tuple(event for one in game[place:] for event in one.events), seat)
    pictures = [
        DEALER.answered(GAME.view(state, seat), turn.decision, events, listener(seat, 3)).picture
        for state in (turn.after, game[-1].after)
    ]
    assert pictures[0] is not None
    assert pictures[0] == pictures[1]
    assert pictures[0].alt == (pictures[1] and pictures[1].alt)


def told(kind: str, *events: object, seat: int = 0, language: str = "en") -> str:
    """What this leaves of a question of the third round, long after it."""
    view = GAME.view(setup(3, 2).state, seat)
    decision = Decision(seat, kind, f"{kind}.3.{seat}", awaited=False)
    return DEALER.answered(view, decision, heard(events, seat), listener(seat, 3, language)).text


def test_what_was_discarded_is_named():
    event = CardsDiscarded(0, 1, ("I-gold-1-b",))
    assert told("discard", event) == "You discarded 1 gold."
    assert told("discard", event, language="es") == "Has descartado 1 oro."
    assert told("discard", event, language="de") == "Du hast 1 Gold abgelegt."


def test_what_was_taken_and_what_went_back_is_named():
    others = PileTaken(1, 2, ("I-books-1-a",), ("I-topaz-1-a",))
    mine = PileTaken(2, 0, ("I-art-1-a", "I-gold-1-a"), ("I-books-1-b",))
    later = PileTaken(2, 0, ("I-topaz-1-b",), ("I-emerald-1-a",))
    events = (others, mine, later)
    assert told("choose", *events) == "You took 1 art, 1 gold. Back to Carla: 1 book."
    assert told("choose", *events, language="es") == (
        "Te has quedado con 1 obra de arte, 1 oro. De vuelta a Carla: 1 libro."
    )
    assert told("choose", *events, language="de") == (
        "Dein Teil: 1 Kunstwerk, 1 Gold. Zurück an Carla: 1 Buch."
    )


def test_what_the_neighbour_took_and_what_came_back_is_named():
    mine = PileTaken(2, 0, ("I-art-1-a",), ("I-books-1-b",))
    neighbours = PileTaken(0, 1, ("I-topaz-1-a", "I-gold-1-a"), ("I-emerald-1-a",))
    assert told("choose", neighbours, mine).splitlines()[1:] == [
        "From your piles Ben took 1 topaz, 1 gold. Back to you: 1 emerald."
    ]
    assert told("choose", neighbours, mine, language="es").splitlines()[1:] == [
        "De tu cartera, Ben se ha quedado con 1 topacio, 1 oro. De vuelta a ti: 1 esmeralda."
    ]
    assert told("choose", neighbours, mine, language="de").splitlines()[1:] == [
        "Aus deinem Umschlag nimmt Ben: 1 Topas, 1 Gold. Zurück an dich: 1 Smaragd."
    ]


def test_what_was_gained_and_sold_is_named_to_its_owner():
    resolved = next(
        (turn, event)
        for turn in turns(3, 2)
        for event in turn.events
        if isinstance(event, HandResolved) and event.sold and event.seat == turn.decision.seat
    )
    turn, event = resolved
    text = told("resolve", event, seat=event.seat)
    assert text.startswith("You are done. Gained: ")
    assert "Sold, seen by nobody else: " in text
    assert text == read(3, turn)


@pytest.mark.parametrize(
    ("kind", "event"),
    [
        ("discard", CardsDiscarded(1, 1, ("I-gold-1-b",))),
        ("split", OfferMade(1, 2, ("I-gold-1-b",), ("I-art-1-a",))),
        ("choose", PileTaken(0, 1, ("I-gold-1-b",), ("I-art-1-a",))),
        ("resolve", HandResolved(1, ("I-gold-1-b",), 1, ("I-art-1-a",), ())),
    ],
)
def test_what_somebody_else_answered_is_not_mistaken_for_ones_own(kind: str, event: object):
    assert told(kind, event).startswith("Round 3: you have ")


@pytest.mark.parametrize("kind", SAID)
def test_where_everything_is_forgotten_the_fact_remains(kind: str):
    assert told(kind).startswith("Round 3: you have ")
