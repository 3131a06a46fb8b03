"""Every dealer teaches its game, names all that is in it and draws it, in every language."""

import io
import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest
from PIL import Image

from bot.dealers.dealing import Dealer, Picture
from bot.i18n.words import words_for
from bot.ui import limits
from engine.core import Outcome
from tests.bot.dealers.playing import (
    DEALERS,
    asked,
    every_dealer,
    in_every_language,
    listener,
    pictures_of,
    setup,
    turns,
)

_MOST_GAMES = 500


@every_dealer
@in_every_language
def test_the_game_has_a_title_and_a_few_lines_about_it(dealer: Dealer, language: str):
    words = words_for(language)
    assert 3 <= len(dealer.title(words)) <= 40
    assert 100 <= len(dealer.blurb(words)) <= 500
    assert len(dealer.blurb(words).split("\n")) <= 3


@every_dealer
@in_every_language
def test_the_game_is_taught_in_a_few_short_pages(dealer: Dealer, language: str):
    pages = dealer.rules(words_for(language))
    assert 5 <= len(pages) <= 7
    assert len({page.title for page in pages}) == len(pages)
    for page in pages:
        assert 3 <= len(page.title) <= 60
        assert 200 <= len(page.text) <= 2000
        assert page.picture is None or 20 <= len(page.picture.alt) <= limits.ALT_TEXT


@every_dealer
@in_every_language
def test_every_term_has_its_own_name_and_a_sentence(dealer: Dealer, language: str):
    def by_key(key: str, **facts: Any) -> str:
        return f"{key} {facts}"

    terms = dealer.terms(words_for(language))
    assert len(terms) == len(dealer.terms(by_key)), "two terms have the same name"
    assert all(2 <= len(name) <= 40 for name in terms)
    assert all(20 <= len(text) <= 250 and text.endswith(".") for text in terms.values())
    assert len(set(terms.values())) == len(terms)


@every_dealer
def test_every_icon_is_a_small_square_with_a_name_that_discord_takes(dealer: Dealer):
    assert dealer.icons
    for name, draw in dealer.icons.items():
        assert re.fullmatch(r"[a-z0-9_]{2,32}", name), name
        content = draw()
        assert len(content) <= limits.EMOJI_BYTES
        with Image.open(io.BytesIO(content)) as image:
            assert image.size == (128, 128)
            assert image.getchannel("A").getextrema() == (0, 255), (
                f"{name} is empty, or has no edge"
            )


def test_no_two_games_have_an_icon_of_the_same_name():
    names = Counter(name for dealer in DEALERS.values() for name in dealer.icons)
    assert names.most_common(1)[0][1] == 1


@every_dealer
@in_every_language
def test_icons_that_texts_name_are_there(dealer: Dealer, language: str):
    words = words_for(language)
    texts = [*dealer.terms(words).values(), *(page.text for page in dealer.rules(words))]
    named = {name for text in texts for name in re.findall(r":([a-z0-9_]+):", text)}
    assert named <= set(dealer.icons)


@every_dealer
@in_every_language
def test_every_option_of_the_game_is_explained(dealer: Dealer, language: str):
    told, options = dealer.options(words_for(language)), dealer.game.options
    assert [option.key for option in told] == [option.key for option in options]
    for explained, option in zip(told, options, strict=True):
        values, labels = zip(*explained.values, strict=True)
        assert values == option.choices
        assert len(set(labels)) == len(labels)
        assert all(1 <= len(label) <= limits.OPTION_LABEL for label in labels)
        assert 1 <= len(explained.title) <= limits.PLACEHOLDER


@every_dealer
def test_every_kind_of_decision_has_a_command(dealer: Dealer):
    """Some come in one game of a hundred, so games are played until each was asked."""
    kinds: set[str] = set()
    for number in range(1, _MOST_GAMES):
        kinds |= {turn.decision.kind for turn in turns(dealer.game, dealer.game.seats[0], number)}
        assert kinds <= set(dealer.commands)
        if kinds == set(dealer.commands):
            return
    raise AssertionError(f"never asked: {set(dealer.commands) - kinds}")


@every_dealer
@in_every_language
def test_every_command_has_words(dealer: Dealer, language: str):
    words = words_for(language)
    for command in chain.from_iterable(dealer.commands.values()):
        assert 1 <= len(words(f"command-{command}")) <= 32
        assert 1 <= len(words(f"command-{command}-about")) <= 100


def shown_in_a_game(dealer: Dealer, seats: int, number: int) -> Iterator[Picture | None]:
    game, played = dealer.game, turns(dealer.game, seats, number)
    for turn, prompt, _ in asked(dealer, seats, number):
        yield from pictures_of(prompt)
        view, to = game.view(turn.after, turn.decision.seat), listener(turn.decision.seat, seats)
        yield dealer.answered(view, turn.decision, (), to).picture
    start, over = setup(game, seats, number).state, played[-1].after
    outcome = game.outcome(over)
    assert isinstance(outcome, Outcome)
    for seat in (None, 0):
        yield dealer.seat(game.view(start, seat), listener(seat, seats))
    yield dealer.final(game.view(over, None), outcome, listener(None, seats))[1]


@pytest.mark.slow
@every_dealer
def test_every_kind_of_picture_can_be_drawn(dealer: Dealer):
    shown = {picture.name: picture for picture in shown_in_a_game(dealer, 3, 2) if picture}
    assert {"board", "seat", "final"} <= set(shown)
    taught = [page.picture for page in dealer.rules(words_for("en")) if page.picture]
    for picture in (*shown.values(), *taught):
        assert picture.draw().startswith(b"\x89PNG"), picture.name
