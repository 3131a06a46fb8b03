"""The Great Split played by ear: whatever a seat may know can be heard, and what is said is short."""

import re

import pytest

from bot.dealers.dealing import PickOne, Words
from bot.dealers.great_split import wording
from bot.i18n.words import words_for
from bot.ui.prompts import read_typed
from engine.core import Seat
from engine.great_split.data import PLACE, RESOURCES, TRACKS, Cards
from engine.great_split.editions import GALA
from engine.great_split.moves import PlaySplitter
from engine.great_split.state import Resolution
from engine.great_split.view import OpenSeat, Secrets, View
from tests.bot.dealers.great_split.playing import DEALER, turns
from tests.bot.dealers.hearing import Facts, heard_at, missing, require_every_field
from tests.bot.dealers.playing import NAMES, listener

WORDS: Words = words_for("en")
games = pytest.mark.parametrize(("seats", "number"), [(2, 4), (5, 2)])


def cards(names: Cards) -> list[str]:
    return [wording.card(WORDS, GALA, name) for name in names]


def lines(view: View) -> list[str]:
    to_come = zip(GALA.scoring_rounds, view.scoring_lines, strict=True)
    return [f"Scored after round {number}" for number, _ in to_come if number >= view.round]


def everybody(view: View) -> list[str]:
    """Each name with its track, so that a figure cannot be somebody else's."""
    found = []
    for seat, one in enumerate(view.seats):
        parts = [
            f"{wording.track(WORDS, track)} {one.board[PLACE[track]]}"
            for track in ("prestige", *TRACKS[:-1])
        ]
        held = "1 card" if one.cards == 1 else f"{one.cards} cards"
        head = f"{NAMES[seat]}, {wording.character(WORDS, one.character)}"
        gone = f", {one.discarded} discarded" if one.discarded else ""
        found.append(f"{head}: {', '.join(parts)}; {held}{gone}.")
    return found


VIEW: Facts = {
    "seat": "who listens",
    "edition": "said by the lobby, where it is not the usual one",
    "auto_finish": "said by the lobby, where it is not the usual one",
    "round": lambda view: [f"Round {view.round}"] if view.round else [],
    "phase": "it is what is asked",
    "market": lambda view: [f"Market {view.market}"],
    "market_revealed": lambda view: (
        [f"from the tokens {', '.join(map(str, view.market_revealed))}"]
        if view.market_revealed
        else []
    ),
    "scoring_lines": lines,
    "seats": everybody,
    "scorings": lambda view: [
        f"after round {scored.round}" for scored in view.scorings if scored.round == view.round - 1
    ],
    "chronicle": lambda view: (
        [f"{NAMES[seat]} {points}" for seat, points in enumerate(view.chronicle[-1])]
        if view.chronicle and view.phase in {"discard", "split"}
        else []
    ),
    "secrets": "field by field below",
}
SEATS: Facts = {
    "character": "with everybody above",
    "board": "with everybody above",
    "before": "said step by step while it changes",
    "cards": "with everybody above",
    "discarded": "with everybody above",
    "waited_for": "the table says for whom it waits",
    "played": "told to all when the round is over",
    "sold": "told to all when the round is over",
    "previous": "with the neighbours below",
    "sold_before": "with the neighbours below",
}
SECRETS: Facts = {
    "hand": lambda secrets: cards(secrets.hand),
    "discarded": lambda secrets: cards(secrets.discarded),
    "discarding": lambda secrets: cards(secrets.discarding or ()),
    "left": lambda secrets: cards(secrets.left or ()),
    "offer": lambda secrets: [said for pile in secrets.offer or () for said in cards(pile)],
    "taken": "the question that it answers says so",
    "resolution": "field by field below",
    "lettered": "the letters of the cards above",
}
RESOLUTION: Facts = {
    "before": "said step by step while it changes",
    "board": lambda resolution: [
        f"{wording.capital(wording.track(WORDS, track))} {resolution.board[PLACE[track]]} of"
        for track in TRACKS[:5]
    ],
    "to_play": lambda resolution: cards(resolution.to_play),
    "splitter": lambda resolution: ["splitter is still to play"] if resolution.splitter else [],
    "played": lambda resolution: cards(resolution.played),
    "sold": lambda resolution: cards(resolution.sold),
    "questions": lambda resolution: ["which track?"] if resolution.questions else [],
    "orders": "Take Back names the last one",
    "trail": "said step by step",
    "step": "part of the ticket",
    "done": "then nothing is asked",
}


def test_every_field_of_a_view_is_heard_or_says_why_not():
    require_every_field(View, VIEW)
    require_every_field(OpenSeat, SEATS)
    require_every_field(Secrets, SECRETS)
    require_every_field(Resolution, RESOLUTION)


@games
def test_every_fact_of_the_view_can_be_heard(seats: int, number: int):
    for turn in turns(seats, number)[::5]:
        seat = turn.decision.seat
        view = DEALER.game.view(turn.before, seat)
        heard = heard_at(DEALER, turn, listener(seat, seats))
        unheard = [*missing(view, VIEW, heard), *missing(view.secrets, SECRETS, heard)]
        resolution = view.secrets.resolution
        if resolution is not None and not resolution.done:
            unheard += missing(resolution, RESOLUTION, heard)
        assert unheard == [], f"{turn.decision.ticket}: {unheard}"


def contracts_of(seat: Seat, view: View) -> list[str]:
    character = view.seats[seat].character
    name = wording.character(WORDS, character)
    return [
        f"{count} from {name}"
        for resource in RESOURCES
        if (count := GALA.contracts_of_character(character, resource))
    ]


@games
def test_a_board_says_its_characters_contracts_and_what_lies_ahead(seats: int, number: int):
    """Points 1 and 5 of hearing: for oneself and for both neighbours."""
    turn = turns(seats, number)[0]
    seat = turn.decision.seat
    view = DEALER.game.view(turn.before, seat)
    to = listener(seat, seats)
    boards = [DEALER.seat(view, to).alt, *(look.picture.alt for look in DEALER.looks(view, to))]
    owners = [seat, *dict.fromkeys(((seat + 1) % seats, (seat - 1) % seats))]
    assert len(boards) == len(owners)
    for owner, board in zip(owners, boards, strict=True):
        assert all(fact in board for fact in contracts_of(owner, view)), board
        for said in ("next contract at", "double arrow at", "contracts worth", "earns", "at 3"):
            assert said in board, board


@games
def test_a_neighbours_board_says_what_they_moved_last(seats: int, number: int):
    turn = next(t for t in turns(seats, number) if t.decision.ticket.startswith("split.3."))
    seat = turn.decision.seat
    view = DEALER.game.view(turn.before, seat)
    for look in DEALER.looks(view, listener(seat, seats)):
        assert f"{look.label.removesuffix('’s Board')} since: " in look.picture.alt


@pytest.mark.parametrize("term", ["book seal", "topaz seal", "Patron", "art", "Double arrow"])
def test_the_glossary_knows_what_a_board_says(term: str):
    names = [name.lower() for name in DEALER.terms(WORDS)]
    assert any(term.lower() in name for name in names)


@pytest.mark.parametrize("typed", ["splitter gold", "splitter.gold", "Splitter, gold"])
def test_the_splitter_is_typed_as_one_would_say_it(typed: str):
    turn = next(
        t
        for t in turns(3, 1)
        if t.decision.kind == "resolve"
        and any(
            isinstance(move, PlaySplitter)
            for move in DEALER.game.legal_moves(t.before, t.decision.seat)
        )
    )
    seat = turn.decision.seat
    view, moves = DEALER.game.view(turn.before, seat), DEALER.game.legal_moves(turn.before, seat)
    prompt = DEALER.ask(view, turn.decision, moves, listener(seat, 3))
    assert isinstance(prompt, PickOne)
    assert read_typed(prompt, typed) == PlaySplitter("gold")


def test_a_board_of_seven_has_no_row_of_bare_numbers():
    view = DEALER.game.view(turns(7, 1)[-1].before, None)
    board = DEALER.board(view, listener(None, 7))
    assert not re.search(r"\d \d", board.alt), board.alt
