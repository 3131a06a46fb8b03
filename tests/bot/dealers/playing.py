"""Random games for any dealer to speak about, and all that it can say, for the tests of dealers."""

import functools
import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from bot.dealers import all_dealers
from bot.dealers.dealing import (
    Dealer,
    Draft,
    Listener,
    Narrower,
    PickOne,
    PickSome,
    Picture,
    Prompt,
)
from bot.i18n.words import LANGUAGES, words_for
from engine.codec import codec_of
from engine.core import AnyGame, Seat, Step, begin
from engine.dice import Roll, seeded
from engine.playout import Turn, random_turns

DEALERS = all_dealers()
NAMES = ("Ana", "Ben", "Carla", "Dora", "Emil", "Fay", "Gus")
LONG_NAMES = tuple(f"{name} {'W' * (31 - len(name))}" for name in NAMES)
"""As long as Discord allows."""

every_dealer = pytest.mark.parametrize("dealer", DEALERS.values(), ids=DEALERS)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def sizes(dealer: Dealer) -> list[int]:
    """As few as can play, as many, and three: the fewest with two different neighbours."""
    return sorted({dealer.game.seats[0], 3, dealer.game.seats[-1]})


at_every_table = pytest.mark.parametrize(
    ("dealer", "seats", "number"),
    [
        pytest.param(dealer, seats, number, id=f"{key}-{seats}")
        for key, dealer in DEALERS.items()
        for number, seats in enumerate(sizes(dealer), start=1)
    ],
)


def listener(
    seat: Seat | None, seats: int, language: str = "en", names: tuple[str, ...] = NAMES
) -> Listener:
    return Listener(seat, words_for(language), names[:seats])


@functools.cache
def setup(game: AnyGame, seats: int, number: int) -> Step[Any, Any]:
    return begin(game, seats, seeded(f"{number:064x}"), {})


@functools.cache
def turns(game: AnyGame, seats: int, number: int) -> tuple[Turn, ...]:
    """A whole random game."""
    state = setup(game, seats, number).state
    return tuple(random_turns(game, state, Roll(f"{number + 1000:064x}")))


def questions(
    game: AnyGame, seats: int, number: int, every: int = 1
) -> Iterator[tuple[Turn, Any, tuple[Any, ...]]]:
    """Every so many decisions of a game: the turn, the seat's view and its legal moves."""
    for turn in turns(game, seats, number)[::every]:
        seat = turn.decision.seat
        yield turn, game.view(turn.before, seat), game.legal_moves(turn.before, seat)


def heard(game: AnyGame, events: tuple[Any, ...], seat: Seat | None) -> tuple[Any, ...]:
    redacted = (game.redact(event, seat) for event in events)
    return tuple(event for event in redacted if event is not None)


def chapters(dealer: Dealer, seats: int, number: int) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """What happened in each chapter of a game, and the state after it."""
    game = dealer.game
    events = list(setup(game, seats, number).events)
    for turn in turns(game, seats, number):
        events += turn.events
        before, after = (game.view(state, None) for state in (turn.before, turn.after))
        if dealer.chapter(before) != dealer.chapter(after):
            yield tuple(events), turn.after
            events = []


def asked(
    dealer: Dealer,
    seats: int,
    number: int,
    language: str = "en",
    names: tuple[str, ...] = NAMES,
    every: int = 1,
) -> Iterator[tuple[Turn, Prompt, tuple[Any, ...]]]:
    """Every so many decisions of a game: the turn, how it was asked for, and what was legal."""
    for turn, view, moves in questions(dealer.game, seats, number, every):
        to = listener(turn.decision.seat, seats, language, names)
        yield turn, dealer.ask(view, turn.decision, moves, to), moves


def levels(prompt: Prompt) -> Iterator[Prompt]:
    """The question and all its narrower ones."""
    yield prompt
    for choice in prompt.choices if isinstance(prompt, PickOne) else ():
        if isinstance(choice.then, Narrower):
            yield from levels(choice.then.build())


def paths(prompt: Prompt, before: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every way to answer: the keys that are pressed or ticked, and the move."""
    if isinstance(prompt, PickSome):
        for size in range(prompt.least, prompt.most + 1):
            for ticked in combinations([item.key for item in prompt.items], size):
                yield ticked, prompt.compose(frozenset(ticked))
        return
    for choice in prompt.choices:
        path = (*before, choice.key)
        if isinstance(choice.then, Narrower):
            yield from paths(choice.then.build(), path)
        else:
            yield path, choice.then


def pictures_of(prompt: Prompt) -> Iterator[Picture]:
    for level in levels(prompt):
        drafted = [draft.picture for draft in drafts(level)]
        yield from (picture for picture in (level.picture, *drafted) if picture is not None)


def drafts(prompt: Prompt) -> tuple[Draft, ...]:
    """How the smallest and the largest answer would look, where one ticks."""
    if isinstance(prompt, PickOne):
        return ()
    keys = [item.key for item in prompt.items]
    return tuple(prompt.draft(frozenset(keys[:count])) for count in (prompt.least, prompt.most))


def texts_of(prompt: Prompt) -> Iterator[str]:
    """Everything that a prompt can say, with the pictures' words."""
    for level in levels(prompt):
        yield level.text
        if isinstance(level, PickSome):
            yield from (level.open_label, level.form_title, level.form_label, level.form_hint)
        for one in level.items if isinstance(level, PickSome) else level.choices:
            yield from (one.label, one.hint)
        for draft in drafts(level):
            yield from (draft.text, draft.seal_label)
    for picture in pictures_of(prompt):
        yield from (picture.alt, picture.full)


def internal_names(dealer: Dealer, seats: int, number: int) -> re.Pattern[str]:
    """What the rules and the translations call things, where no person would: `gold_seal`, `None`."""
    codec, game = codec_of(dealer.game), dealer.game
    told = [codec.state.dump(setup(game, seats, number).state)]
    told += [codec.move.dump(turn.move) for turn in turns(game, seats, number)]
    names = {name for text in told for name in re.findall(r'"(\w[\w-]*-[\w-]+)"', text)}
    names |= {f"{game.key.replace('_', '-')}-"}
    return re.compile("|".join([r"[{}]", "None", r"[a-z]_[a-z]", *map(re.escape, sorted(names))]))


def said_after(dealer: Dealer, turn: Turn, to: Listener) -> tuple[str, ...]:
    """Everything that a listener is told and shown after a turn; a spectator's seat is the board."""
    game, seat = dealer.game, to.seat
    view, events = game.view(turn.after, seat), heard(game, turn.events, seat)
    own = dealer.seat(view, to)
    texts = (
        *dealer.tell(events, view, to),
        dealer.status(view, to),
        dealer.why(view, to),
        dealer.seating(view, to),
        own.alt,
        own.full,
    )
    if seat is None:
        return texts
    return (*texts, dealer.answered(view, turn.decision, events, to).text)
