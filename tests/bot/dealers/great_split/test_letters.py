"""A card has one letter for a whole round, and says everywhere what it would bring."""

import re
from collections.abc import Iterator

import pytest

from bot.dealers.dealing import PickSome, Prompt
from bot.ui.prompts.typed import read_ticks
from engine.great_split.lettering import letters_of
from engine.great_split.moves import DiscardCards, PlayCard, SplitHand
from tests.bot.dealers.great_split.playing import DEALER, GAME, asked
from tests.bot.dealers.playing import drafts, in_every_language, levels, listener

SEAL = {"en": "seal", "es": "sello", "de": "siegel"}
LETTERED = re.compile(r"\b([A-Z0-9]) · ([^,.;:(]+?)(?=$|[,.;:(\n])")


def said(prompt: Prompt) -> Iterator[str]:
    for level in levels(prompt):
        yield level.text
        yield level.picture.alt if level.picture else ""
        items = level.items if isinstance(level, PickSome) else level.choices
        yield from (item.label for item in items)
        for draft in drafts(level):
            yield from (draft.text, draft.picture.alt if draft.picture else "")


@pytest.mark.parametrize(("seats", "number"), [(2, 1), (3, 2)])
def test_a_letter_means_one_card_for_a_whole_round(seats: int, number: int):
    met: dict[tuple[int, int, str], str] = {}
    kinds = set()
    for turn, prompt, _ in asked(seats, number):
        seat = turn.decision.seat
        own_seat = DEALER.seat(GAME.view(turn.before, seat), listener(seat, seats)).alt
        for text in (*said(prompt), own_seat):
            for letter, card in LETTERED.findall(text):
                key = turn.before.round, seat, letter
                assert met.setdefault(key, card) == card, (turn.decision.kind, text)
                kinds.add(turn.decision.kind)
    assert kinds == {"discard", "split", "choose", "resolve"}


def test_typed_letters_mean_the_cards_that_carry_them_after_a_discard():
    gaps = 0
    for turn, prompt, _ in asked(2, 1):
        if not isinstance(prompt, PickSome) or turn.decision.kind != "split":
            continue
        secrets = GAME.view(turn.before, turn.decision.seat).secrets
        letters = letters_of(secrets.lettered)
        gaps += len(secrets.lettered) > len(secrets.hand)
        first, last = prompt.items[0].key, prompt.items[-1].key
        for typed in (f"{first}{last}", f"{last.lower()} {first.lower()}", f"{first},{last}"):
            move = prompt.compose(read_ticks(prompt, typed))
            assert isinstance(move, SplitHand)
            assert {letters[card] for card in move.left} == {first, last}
    assert gaps, "nobody split after a discard, so this proves little."


@in_every_language
def test_every_card_says_what_it_would_bring_seals_too(language: str):
    said = 0
    for turn, prompt, _ in asked(3, 2, language):
        if isinstance(prompt, PickSome):
            effects = {item.label: item.hint for item in prompt.items}
        else:
            cards = (DiscardCards, PlayCard)
            effects = {c.label: c.effect for c in prompt.choices if isinstance(c.then, cards)}
        for label, effect in effects.items():
            assert effect, f"{turn.decision.kind}: {label}"
            said += SEAL[language] in label.lower()
    assert said, "no card with a seal was met, so this proves little."
