"""A dealer for the toy, plain but complete: pictures, piles, hints, a draft and a story."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, ClassVar

from bot.dealers.dealing import (
    Answer,
    Choice,
    Draft,
    Item,
    Listener,
    OptionWords,
    Page,
    PickOne,
    PickSome,
    Picture,
    Prompt,
    Words,
    no_closing,
    no_guide,
    no_looks,
)
from engine.core import AnyGame, Decision, Outcome
from tests.toy import Kept, Settle, Split, Take, Toy, View
from tests.toy.painting import draw


def picture(name: str, alt: str) -> Picture:
    return Picture(name, (name, alt), partial(draw, alt), lambda: alt)


class ToyDealer:
    takes_turns = False
    icons: Mapping[str, Callable[[], bytes]] = MappingProxyType({})
    game: AnyGame = Toy()
    commands: ClassVar[dict[str, tuple[str, ...]]] = {
        "split": ("split",),
        "take": ("choose",),
    }

    def __init__(self, game: AnyGame | None = None) -> None:
        """At the game that was built for it, if one was."""
        if game is not None:
            self.game = game

    def title(self, _words: Words) -> str:
        return "Toy"

    def blurb(self, _words: Words) -> str:
        return "Split three cards, pick a pile."

    def options(self, _words: Words) -> tuple[OptionWords, ...]:
        return (OptionWords("high", "Cards", ((False, "all of them"), (True, "the high ones"))),)

    def ask(self, view: View, decision: Decision, moves: tuple[Any, ...], to: Listener) -> Prompt:
        if decision.kind == "split":
            return self._ask_split(view, to)
        if view.mine is not None and view.mine.taken is None:
            return self._ask_take(view)
        choices = tuple(
            Choice("settle", "Settle", move, style="main")
            if isinstance(move, Settle)
            else Choice("back", "Take Back", move)
            for move in moves
        )
        return PickOne("Content with what you took?", choices, self.seat(view, to))

    def _ask_split(self, view: View, to: Listener) -> PickSome:
        hand = view.mine.hand if view.mine else ()
        letters = dict(zip("ABC", hand, strict=False))

        def pile(keys: frozenset[str]) -> tuple[str, ...]:
            return tuple(card for letter, card in letters.items() if letter in keys)

        def draft(keys: frozenset[str]) -> Draft:
            left = " ".join(pile(keys))
            look = picture("split", f"Left: {left}. The rest is right.")
            return Draft(f"Left: {left}.", "Seal It", look)

        items = tuple(Item(letter, card) for letter, card in letters.items())
        return PickSome(
            "Split your hand.",
            items,
            least=1,
            most=2,
            compose=lambda keys: Split(pile(keys)),
            draft=draft,
            open_label="Split",
            form_title="Split your hand",
            form_label="Left pile",
            picture=self.seat(view, to),
        )

    def _ask_take(self, view: View) -> PickOne:
        left, right = view.offer or ((), ())
        choices = (
            Choice("left", "Take Left", Take("left"), hint=" ".join(left), style="main"),
            Choice("right", "Take Right", Take("right"), hint=" ".join(right), style="main"),
        )
        alt = f"Left: {' '.join(left)}. Right: {' '.join(right)}."
        return PickOne("Which pile?", choices, picture("offer", alt))

    def misread(self, _view: View, _decision: Decision, _typed: str, _to: Listener) -> str:
        return ""

    def answered(
        self, view: View, decision: Decision, events: tuple[Any, ...], to: Listener
    ) -> Answer:
        if decision.kind == "split":
            return Answer("Your split is sealed.")
        if view.phase == "take":
            return Answer("You took a pile.")
        kept = (e.cards for e in events if isinstance(e, Kept) and e.seat == to.seat)
        return Answer(f"You kept {' '.join(next(kept, ('your pile',)))}.")

    def chapter(self, view: View) -> str:
        return view.phase

    def status(self, view: View, _to: Listener) -> str:
        return f"Everybody {'splits' if view.phase == 'split' else 'picks'}."

    def tell(self, events: tuple[Any, ...], _view: View, to: Listener) -> tuple[str, ...]:
        return tuple(
            f"{to.names[event.seat]} kept {' '.join(event.cards)}."
            for event in events
            if isinstance(event, Kept)
        )

    def board(self, view: View, to: Listener) -> Picture:
        return picture("board", f"{len(to.names)} players, phase {view.phase}.")

    def seat(self, view: View, _to: Listener) -> Picture:
        return picture("hand", f"Your hand: {' '.join(view.mine.hand if view.mine else ())}.")

    def seating(self, _view: View, to: Listener) -> str:
        return " → ".join(to.names)

    looks = staticmethod(no_looks)
    closing = staticmethod(no_closing)

    def has_scored(self, view: View) -> bool:
        return bool(view.kept)

    def why(self, view: View, to: Listener) -> str:
        lines = [f"{name}: {' + '.join(k)}" for name, k in zip(to.names, view.kept, strict=False)]
        return "\n".join(lines) or "Nothing was scored yet."

    def final(self, _view: View, outcome: Outcome, to: Listener) -> tuple[str, Picture]:
        lines = [f"{n}: {s.points}" for n, s in zip(to.names, outcome.scores, strict=True)]
        winners = " and ".join(to.names[seat] for seat in outcome.winners)
        return "\n".join([f"{winners} wins.", *lines]), picture("end", " ".join(lines))

    def rules(self, _words: Words) -> tuple[Page, ...]:
        return (
            Page("Splitting", "Split your cards in two."),
            Page("Picking", "Pick a pile of your right neighbour.", picture("rules", "A pile.")),
        )

    guide = staticmethod(no_guide)

    def lesson(self, _view: View, decision: Decision, _to: Listener) -> str:
        return "Keep the high cards together." if decision.kind == "split" else ""

    def terms(self, _words: Words) -> dict[str, str]:
        return {"Pile": "One half of a split.", "Card": "A number that you score."}
