"""A turn of Sintra as a question: what buttons promise, what is skipped, what can be typed."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from bot.dealers import all_dealers
from bot.dealers.dealing import Choice, Listener, Narrower, PickOne
from bot.dealers.sintra import wording
from bot.i18n.words import LANGUAGES, words_for
from bot.refusals import Refused
from bot.ui.prompts.typed import read_typed
from engine.core import begin
from engine.dice import Roll, seeded
from engine.playout import Turn, random_turns
from engine.sintra.data import COLOURS
from engine.sintra.events import PanesBroken, PanesPlaced, StripCompleted, WindowScored
from engine.sintra.moves import Move, MoveGlazier, TakePanes
from engine.sintra.scoring import lost_by
from engine.sintra.state import State
from tests.bot.dealers.playing import levels

DEALER = all_dealers()["sintra"]
GAME = DEALER.game
NAMES = ("Ana", "Ben")


def to(seat: int, language: str = "en") -> Listener:
    return Listener(seat, words_for(language), NAMES)


def a_game(side: str, every: int = 1) -> Iterator[Turn]:
    state = begin(GAME, 2, seeded("7" * 64), {"side": side}).state
    return islice(random_turns(GAME, state, Roll("8" * 64)), None, None, every)


def question(state: State, language: str = "en") -> PickOne:
    view = GAME.view(state, state.seat)
    (decision,) = GAME.decisions(state)
    asked = DEALER.ask(view, decision, moves_of(state), to(state.seat, language))
    assert isinstance(asked, PickOne)
    return asked


def moves_of(state: State) -> tuple[Move, ...]:
    return tuple(GAME.legal_moves(state, state.seat))


def answers(asked: PickOne, before: int = 1) -> Iterator[tuple[Choice, int]]:
    """Every choice that is a move, and the presses that it takes. One way onwards is no press."""
    for choice in asked.choices:
        if isinstance(choice.then, Narrower):
            narrower = choice.then.build()
            (first, *others) = narrower.choices
            skipped = not others and isinstance(first.then, Narrower)
            yield from answers(narrower, before + (not skipped))
        else:
            yield choice, before


def happened(state: State, move: Move) -> dict[str, int]:
    """What the rules make of it, from the events alone."""
    step = GAME.apply(state, state.seat, move)
    told: dict[str, int] = {"placed": 0, "broken": 0, "points": 0, "lost": 0}
    for event in step.events:
        match event:
            case PanesPlaced():
                told["placed"] += event.count
            case PanesBroken():
                told["broken"] += event.count
            case StripCompleted():
                told["points"] += event.bonus
            case WindowScored():
                told["points"] += event.points
    before, after = (GAME.view(one, None) for one in (state, step.state))
    palaces = before.palaces[state.seat], after.palaces[state.seat]
    told["lost"] = lost_by(after, palaces[1]) - lost_by(before, palaces[0])
    return told


def promised(effect: str) -> dict[str, int]:
    patterns = {
        "placed": r"(\d+) placed",
        "broken": r"(\d+) breaks?\b",
        "points": r"complete, (\d+) points?",
        "lost": r"−(\d+)",
    }
    found = {what: re.search(pattern, effect) for what, pattern in patterns.items()}
    return {what: int(match[1]) if match else 0 for what, match in found.items()}


@pytest.mark.parametrize("side", ["A", "B"])
def test_what_the_last_button_says_is_what_happens(side):
    completed = 0
    for turn in a_game(side, every=3):
        for choice, _ in answers(question(turn.before)):
            if not isinstance(choice.then, TakePanes):
                continue
            done, said = happened(turn.before, choice.then), promised(choice.effect)
            if said["points"]:
                # How many panes that took, nobody needs to know.
                completed += 1
                said["placed"] = done["placed"]
            assert said == done, choice
            assert (choice.style == "main") == ("complete" in choice.effect)
    assert completed > 5


@pytest.mark.parametrize("side", ["A", "B"])
def test_a_turn_takes_at_most_three_presses(side):
    presses = {count for turn in a_game(side) for _, count in answers(question(turn.before))}
    assert presses == {1, 2, 3}


def test_a_place_where_only_one_thing_can_be_done_takes_one_press_and_says_it_all():
    seen = 0
    for turn in a_game("A"):
        takes = [move for move in moves_of(turn.before) if isinstance(move, TakePanes)]
        for choice in question(turn.before).choices:
            if isinstance(choice.then, TakePanes):
                seen += 1
                assert [move for move in takes if move.factory == choice.then.factory] == [
                    choice.then
                ]
                strip = choice.then.strip
                assert strip is None or f"Strip {strip + 1}" in choice.label
    assert seen > 0


def test_what_can_complete_a_strip_stands_out_at_every_step():
    seen = 0
    for turn in a_game("A"):
        for choice in question(turn.before).choices:
            if isinstance(choice.then, Narrower):
                ways = [one for one, _ in answers(choice.then.build())]
                completes = any("complete" in one.effect for one in ways)
                assert (choice.style == "main") == completes
                seen += completes
    assert seen > 5


def test_a_row_has_at_most_the_buttons_that_a_phone_shows_together_with_the_picture():
    rows = [
        Counter(choice.row for choice in level.choices)
        for turn in a_game("A")
        for level in levels(question(turn.before))
        if isinstance(level, PickOne)
    ]
    assert max(max(row.values()) for row in rows) == 4
    assert any(len(row) > 1 for row in rows)


def test_the_glazier_says_where_he_would_go():
    turn = next(turn for turn in a_game("A") if MoveGlazier() in moves_of(turn.before))
    back = question(turn.before).choices[-1]
    assert (back.label, back.effect) == ("Glazier Back", "to strip 1")


def test_side_b_asks_which_pane_to_keep_where_colours_differ():
    kept = [
        (choice, choice.then.keep)
        for turn in a_game("B")
        for choice, _ in answers(question(turn.before))
        if isinstance(choice.then, TakePanes) and choice.then.keep is not None
    ]
    assert kept
    for choice, colour in kept:
        assert f"keep {colour}" in choice.label
        assert re.search(rf"then \d+ {colour} in windows", choice.effect)


def test_side_a_never_asks_which_pane_to_keep():
    assert all(
        getattr(move, "keep", None) is None
        for turn in a_game("A")
        for move in moves_of(turn.before)
    )


def typed(move: TakePanes, language: str) -> list[str]:
    """The parts of a line, as somebody would say them."""
    words = words_for(language)
    parts = [wording.place(words, move.factory), wording.colour(words, move.colour)]
    if move.keep is not None:
        facts: dict[str, Any] = {"number": (move.strip or 0) + 1, "colour": move.keep}
        return [*parts, words("sintra-strip-keep", **facts)]
    if move.strip is not None:
        parts.append(words("sintra-strip", number=move.strip + 1))
    return parts


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", ["A", "B"])
def test_every_turn_can_be_typed_in_one_line_forwards_and_backwards(side, language):
    for turn in a_game(side, every=9):
        asked = question(turn.before, language)
        for move in moves_of(turn.before):
            if isinstance(move, TakePanes):
                parts = typed(move, language)
                assert read_typed(asked, " ".join(parts)) == move
                if move.keep is None:
                    # Of two colours, the one that is kept can only be told by its place.
                    assert read_typed(asked, " ".join(reversed(parts)).lower()) == move


def test_a_number_belongs_to_what_it_was_typed_with():
    """`factory 5 blue` never takes blue from another factory onto strip 5."""
    refused = 0
    for turn in a_game("A"):
        asked, legal = question(turn.before), moves_of(turn.before)
        for factory in range(5):
            if any(getattr(move, "factory", None) == factory for move in legal):
                continue
            for colour in ("blue", "pink"):
                with pytest.raises(Refused):
                    read_typed(asked, f"factory {factory + 1} {colour}")
                refused += 1
    assert refused > 20


def misread(state: State, line: str) -> str:
    (decision,) = GAME.decisions(state)
    return DEALER.misread(GAME.view(state, state.seat), decision, line, to(state.seat))


def test_a_place_without_glass_or_without_the_colour_says_so():
    state = next(iter(a_game("A"))).before
    missing = COLOURS[GAME.view(state, None).factories[0].index(0)]
    assert misread(state, f"factory 1 {missing} strip 1") == f"Factory 1 has no {missing}."
    assert misread(state, "centre blue") == "Centre has no glass."


def test_a_strip_to_the_left_of_the_glazier_says_that_he_only_walks_to_the_right():
    turn = next(
        turn
        for turn in a_game("A")
        if GAME.view(turn.before, turn.before.seat).palaces[turn.before.seat].glazier > 0
    )
    assert misread(turn.before, "strip 1").startswith("Strip 1 is out of reach: your glazier is at")


def test_a_strip_without_room_says_so():
    said = {
        misread(turn.before, f"strip {number} {colour}")
        for turn in a_game("A", every=5)
        for number in range(1, 9)
        for colour in ("blue", "pink")
    }
    assert any(re.fullmatch(r"Strip \d has no free space for (blue|pink)\.", one) for one in said)


def test_what_is_no_turn_is_left_to_the_examples():
    assert misread(next(iter(a_game("A"))).before, "hello") == ""
