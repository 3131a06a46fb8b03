"""The dealer of Stained Glass of Sintra."""

from collections.abc import Mapping

from bot.dealers.dealing import Answer, Listener, OptionWords, Page, Picture, Prompt, Words
from bot.dealers.sintra import asking, misreading, pictures, standing, teaching, telling
from engine.core import AnyGame, Decision, Outcome
from engine.sintra import Sintra
from engine.sintra.events import Event
from engine.sintra.moves import Move
from engine.sintra.view import View


class SintraDealer:
    takes_turns = True
    commands: Mapping[str, tuple[str, ...]] = {"act": ("glass",)}

    def __init__(self, game: Sintra) -> None:
        self.game: AnyGame = game

    def title(self, words: Words) -> str:
        return words("sintra-title")

    def blurb(self, words: Words) -> str:
        return words("sintra-blurb")

    def options(self, words: Words) -> tuple[OptionWords, ...]:
        side, edition = self.game.options
        sides = tuple((value, words("sintra-side", side=value)) for value in side.choices)
        editions = tuple((name, str(name).capitalize()) for name in edition.choices)
        return (
            OptionWords(side.key, words("sintra-option-side"), sides),
            OptionWords(edition.key, words("sintra-option-edition"), editions),
        )

    def ask(
        self,
        view: View,
        decision: Decision,  # noqa: ARG002  there is only one kind
        moves: tuple[Move, ...],
        to: Listener,
    ) -> Prompt:
        return asking.act(view, moves, to)

    def misread(
        self,
        view: View,
        decision: Decision,  # noqa: ARG002  there is only one kind
        typed: str,
        to: Listener,
    ) -> str:
        return misreading.why_not(view, typed, to)

    def answered(
        self, view: View, decision: Decision, events: tuple[Event, ...], to: Listener
    ) -> Answer:
        return standing.answered(view, decision, events, to)

    def chapter(self, view: View) -> str:
        return standing.chapter(view)

    def status(self, view: View, to: Listener) -> str:
        return standing.status(view, to)

    def tell(self, events: tuple[Event, ...], view: View, to: Listener) -> tuple[str, ...]:
        return telling.tell(events, view, to)

    def board(self, view: View, to: Listener) -> Picture:
        return pictures.board(view, to)

    def seat(self, view: View, to: Listener) -> Picture:
        return pictures.seat(view, to)

    def seating(self, view: View, to: Listener) -> str:
        return standing.seating(view, to)

    def why(self, view: View, to: Listener) -> str:
        return standing.why(view, to)

    def final(self, view: View, outcome: Outcome, to: Listener) -> tuple[str, Picture]:
        return standing.ending(view, outcome, to), pictures.final(view, outcome, to)

    def rules(self, words: Words) -> tuple[Page, ...]:
        return teaching.rules(words)

    def terms(self, words: Words) -> dict[str, str]:
        return teaching.terms(words)
