"""The lessons of every game: short, each once, and all of them met in a first game."""

from collections import Counter
from functools import partial
from itertools import combinations

import pytest

from bot.dealers.dealing import Dealer
from render.callouts import pin_of
from tests.bot.dealers.playing import (
    at_every_table,
    every_dealer,
    in_every_language,
    listener,
    questions,
)
from tests.render.pictures import opened
from tests.render.writing import written_by

SEATS = 3
LONGEST = 230
"""Five lines on a phone, so that picture and buttons stay on its screen."""


def met(dealer: Dealer, language: str = "en", number: int = 1) -> list[tuple[str, str]]:
    """The lessons of the first seat in a random game, each with its question."""
    game = dealer.game
    found = []
    for turn, view, _ in questions(game, SEATS, number):
        if turn.decision.seat == 0:
            text = dealer.lesson(view, turn.decision, listener(0, SEATS, language))
            if text:
                found.append((turn.decision.ticket, text))
    return found


@every_dealer
@in_every_language
def test_a_lesson_is_short(dealer: Dealer, language: str):
    for _, text in met(dealer, language):
        assert len(text) <= LONGEST, f"{len(text)}: {text}"


@every_dealer
@pytest.mark.parametrize("number", [1, 2, 3])
def test_no_lesson_is_given_at_two_questions(dealer: Dealer, number: int):
    found = dict(met(dealer, number=number))
    assert len(set(found.values())) == len(found)


@every_dealer
def test_the_first_question_comes_with_a_lesson_and_a_game_has_several(dealer: Dealer):
    own = [
        turn.decision.ticket
        for turn, _, _ in questions(dealer.game, SEATS, 1)
        if turn.decision.seat == 0
    ]
    found = met(dealer)
    assert found[0][0] == own[0]
    assert len({text for _, text in found}) >= 4


@every_dealer
@in_every_language
def test_the_guide_shows_ones_own_seat_and_an_example(dealer: Dealer, language: str):
    _, view, _ = next(iter(questions(dealer.game, SEATS, 1)))
    seat, example = dealer.guide(view, listener(view.seat, SEATS, language))
    assert seat.picture is not None
    assert seat.text.startswith("1. ")
    assert "1. " in example.text
    assert all(len(page.text) < 1500 for page in (seat, example))


@every_dealer
def test_every_line_about_the_seat_has_its_figure_in_the_picture(dealer: Dealer):
    _, view, _ = next(iter(questions(dealer.game, SEATS, 1)))
    to = listener(view.seat, SEATS)
    page, _ = dealer.guide(view, to)
    assert page.picture is not None
    plain, labelled = (
        Counter(said.text for said in written_by([draw]))
        for draw in (dealer.seat(view, to).draw, page.picture.draw)
    )
    lines = [line.split(". ")[0] for line in page.text.splitlines()]
    assert lines == [str(number) for number in range(1, len(lines) + 1)]
    assert labelled - plain == Counter(lines)


@at_every_table
def test_the_figures_lie_in_the_picture_and_not_on_each_other(
    dealer: Dealer, seats: int, number: int
):
    *_, (_, view, _) = questions(dealer.game, seats, number)
    page, _ = dealer.guide(view, listener(view.seat, seats))
    assert page.picture is not None
    assert isinstance(page.picture.draw, partial)
    size = opened(page.picture.draw()).size
    pins = [pin_of(callout, size) for callout in page.picture.draw.args[1]]
    assert not [pair for pair in combinations(pins, 2) if pair[0].overlaps(pair[1])]
    assert all(pin.x > 0 and pin.y > 0 for pin in pins)
    assert all(pin.right < size[0] and pin.bottom < size[1] for pin in pins)
