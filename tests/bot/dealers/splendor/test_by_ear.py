"""Splendor played by ear: a turn is short, nothing is missing, and no sign has to be heard."""

import re
from collections.abc import Iterator

import pytest

from bot.dealers.dealing import Narrower, PickOne, Prompt
from engine.playout import Turn
from engine.splendor.data import CARDS, COLOURS, NOBLES
from engine.splendor.moves import TakeTokens
from engine.splendor.view import View
from tests.bot.dealers.playing import (
    NAMES,
    in_every_language,
    listener,
    said_after,
    texts_of,
)
from tests.bot.dealers.splendor.playing import DEALER, GAME, GAMES, asked, heard, question, turns
from tests.engine.splendor.builders import EMPTY_ROWS, NO_DECKS, bonuses, do, gems, player, table

pytestmark = pytest.mark.slow

A_TURN = 500
"""Characters of a direct message with its alternative text."""

_SIGNS = re.compile(r"[^\w\s.,:;()*·#'/-]")


def read_out(prompt: Prompt) -> str:
    """What a question says, and its picture."""
    assert isinstance(prompt, PickOne)
    assert prompt.picture is not None
    hints = [f"{choice.label}: {choice.hint}" for choice in prompt.choices if choice.hint]
    return "\n".join((prompt.text, *hints, prompt.picture.alt))


def way_to(prompt: Prompt, move: object) -> Iterator[str]:
    """The narrower questions on the way to a move."""
    assert isinstance(prompt, PickOne)
    for choice in prompt.choices:
        if isinstance(choice.then, Narrower):
            inner = choice.then.build()
            if any(other.then == move for other in inner.choices):
                yield inner.text
                return


@in_every_language
@pytest.mark.parametrize(("seats", "number"), GAMES)
def test_a_question_with_its_alternative_text_is_short(seats: int, number: int, language: str):
    assert max(len(read_out(prompt)) for _, prompt, _ in asked(seats, number, language)) <= A_TURN


@in_every_language
@pytest.mark.parametrize(("seats", "number"), GAMES)
def test_a_turn_from_its_question_to_its_receipt_is_short(seats: int, number: int, language: str):
    """On average: where tokens must be put back there are two questions."""
    characters = rounds = 0
    for turn, prompt, _ in asked(seats, number, language):
        seat = turn.decision.seat
        view, to = GAME.view(turn.after, seat), listener(seat, seats, language)
        receipt = DEALER.answered(view, turn.decision, heard(turn.events, seat), to).text
        characters += sum(map(len, (read_out(prompt), *way_to(prompt, turn.move), receipt)))
        rounds += turn.decision.kind == "act"
    assert characters / rounds <= A_TURN, f"{characters / rounds:.0f} a turn"


def counted(counts: tuple[int, ...]) -> str:
    """`2 white and 1 gold`."""
    kinds = zip((*COLOURS, "gold"), counts, strict=False)
    parts = [f"{count} {kind}" for kind, count in kinds if count]
    most, last = ", ".join(parts[:-1]), parts[-1] if parts else "nothing"
    return f"{most} and {last}" if most else last


def printed(name: str) -> str:
    card = CARDS[name]
    points = {0: "", 1: ", 1 point"}.get(card.points, f", {card.points} points")
    return f"{COLOURS[card.bonus]}{points}, costs {counted(card.cost)}"


def facts(view: View) -> Iterator[str]:
    """What the picture shows, as a sentence would say it."""
    yield f"Bank: {counted(view.bank)}."
    yield f"{view.target} points bring on the last round"
    for slot, noble in enumerate(view.nobles, start=1):
        yield f"N{slot} {counted(NOBLES[noble])}"
    for letter, row, left in zip("CBA", view.rows, view.deck_sizes, strict=True):
        yield f"Row {letter}, {left} in the deck"
        for slot, card in enumerate(row, start=1):
            yield f"{letter}{slot} {'empty' if card is None else printed(card)}"
    for name, mine in zip(NAMES, view.players, strict=False):
        points = "1 point" if mine.points == 1 else f"{mine.points} points"
        cards = "1 card" if len(mine.cards) == 1 else f"{len(mine.cards)} cards"
        owns = f"bonuses: {counted(mine.bonuses)}; tokens: {counted(mine.tokens)}."
        yield f"{name}: {points}, {cards}; {owns}"
        yield from (counted(NOBLES[noble]) for noble in mine.nobles)
        for slot, kept in enumerate(mine.reserved, start=1):
            letter = " CBA"[kept.level]
            back = f"from deck {letter}, unseen"
            yield f"R{slot} {back if kept.card is None else printed(kept.card)}"


@pytest.mark.parametrize(("seats", "number"), GAMES)
def test_every_fact_of_the_view_can_be_heard(seats: int, number: int):
    for turn, prompt, _ in asked(seats, number, every=3):
        view = GAME.view(turn.before, turn.decision.seat)
        assert prompt.picture is not None
        said = f"{prompt.text}\n{prompt.picture.alt}\n{prompt.picture.full}"
        for fact in facts(view):
            assert fact in said, fact
        board = DEALER.board(GAME.view(turn.before, None), listener(None, seats))
        for fact in facts(GAME.view(turn.before, None)):
            assert fact in board.full, fact


@pytest.mark.parametrize(("seats", "number"), GAMES)
def test_what_everybody_did_is_in_the_full_text_with_what_they_paid(seats: int, number: int):
    game: tuple[Turn, ...] = turns(seats, number)
    for turn in game[:: len(game) // 9]:
        to = listener(0, seats)
        view = GAME.view(turn.after, 0)
        told = DEALER.tell(heard(turn.events, 0), view, to)
        full = DEALER.seat(view, to).full
        assert all(line.replace("**", "") in full for line in told)


@in_every_language
def test_no_sign_has_to_be_heard(language: str):
    for turn, prompt, _ in asked(3, 2, language, every=5):
        to = listener(turn.decision.seat, 3, language)
        for text in (*texts_of(prompt), *said_after(DEALER, turn, to)):
            assert not set(_SIGNS.findall(text)) - set("¿?"), text


def misread(typed: str, language: str = "en") -> str:
    state = table(
        player(gems(white=1), cards=bonuses(blue=1)),
        player(),
        rows=(("I-black-08", None, None, None), *EMPTY_ROWS[1:]),
        decks=NO_DECKS,
        bank=gems(blue=4, red=3, gold=5),
    )
    (decision,) = GAME.decisions(state)
    return DEALER.misread(GAME.view(state, 0), decision, typed, listener(0, 2, language))


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("white blue red", "The bank has no white."),
        ("whi blue", "The bank has no white."),
        ("2 red", "Two alike can be taken where the bank has four; it has 3 red."),
        ("red red", "Two alike can be taken where the bank has four; it has 3 red."),
        ("gold", "Gold cannot be taken; it comes with a reserved card."),
        ("blue", "Take three different colours, or two alike where the bank has four."),
        ("c1", "You cannot pay for C1 (black, 1 point, costs 4 blue): you lack 3 blue."),
        ("buy B3", "B3 is empty."),
        ("r 2", "You have no reserved card R2."),
        ("deck a", "Deck A is empty."),
        ("everything", ""),
    ],
)
def test_a_typed_line_that_is_no_answer_is_told_why(typed: str, why: str):
    assert misread(typed) == why


@pytest.mark.parametrize(
    ("language", "typed", "why"),
    [
        ("es", "blanca azul", "En la mesa no quedan fichas blancas."),
        ("es", "2 rojas", "Dos iguales solo se toman si en la mesa hay cuatro; hay 3 rojas."),
        ("de", "weiß blau", "Im Vorrat ist kein Weiß mehr."),
    ],
)
def test_why_not_is_told_in_every_language(language: str, typed: str, why: str):
    assert misread(typed, language) == why


def test_putting_back_what_one_does_not_have_is_told():
    state = table(
        player(gems(white=9, red=2)), player(), phase="return_tokens", bank=gems(), rows=EMPTY_ROWS
    )
    (decision,) = GAME.decisions(state)
    view, to = GAME.view(state, 0), listener(0, 2)
    assert DEALER.misread(view, decision, "blue", to) == "You have no blue to put back."
    assert DEALER.misread(view, decision, "3 red", to) == "You have only 2 red."
    assert DEALER.misread(view, decision, "white red", to) == "Put back exactly one."


def test_a_noble_that_does_not_come_is_told():
    names = ("noble-red-black", "noble-white-blue", "noble-green-red")
    state = table(
        player(cards=bonuses(green=4, red=4, black=4)),
        player(),
        phase="choose_noble",
        nobles=names,
    )
    (decision,) = GAME.decisions(state)
    why = DEALER.misread(GAME.view(state, 0), decision, "n2", listener(0, 2))
    assert why == "N2 does not come yet: the wish is for bonuses of 4 white and 4 blue."


def test_a_turn_says_the_others_points_and_what_they_did():
    rich = table(player(), player(cards=("III-blue-04",)))
    assert "Ben 5" in question(rich).text


def test_a_name_is_heard_as_it_is():
    state = do(table(), TakeTokens(gems(white=2)))
    to = listener(None, 2, names=("a_b*c", "Ben"))
    board = DEALER.board(GAME.view(state, None), to)
    assert "Last turn: a_b*c takes 2 white." in board.alt
    assert "a_b*c takes 2 white." in board.full
