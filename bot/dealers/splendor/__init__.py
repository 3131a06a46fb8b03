"""The dealer of Splendor."""

from collections.abc import Mapping

from bot.dealers.dealing import (
    Answer,
    Listener,
    OptionWords,
    Page,
    Picture,
    Prompt,
    Words,
)
from bot.dealers.splendor import asking, misreading, pictures, standing, teaching, telling
from bot.dealers.teaching import terms
from engine.core import AnyGame, Decision, Outcome
from engine.splendor import Splendor
from engine.splendor.events import Event
from engine.splendor.moves import Move
from engine.splendor.view import View


class SplendorDealer:
    takes_turns = True
    commands: Mapping[str, tuple[str, ...]] = {
        "act": (asking.TAKE, asking.RESERVE, asking.BUY),
        "return_tokens": ("return",),
        "choose_noble": ("receive",),
    }

    def __init__(self, game: Splendor) -> None:
        self.game: AnyGame = game

    def title(self, words: Words) -> str:
        return words("splendor-title")

    def blurb(self, words: Words) -> str:
        return words("splendor-blurb")

    def options(self, words: Words) -> tuple[OptionWords, ...]:
        (target,) = self.game.options
        values = tuple(
            (points, words("splendor-target", points=points)) for points in target.choices
        )
        return (OptionWords(target.key, words("splendor-option-target"), values),)

    def ask(self, view: View, decision: Decision, moves: tuple[Move, ...], to: Listener) -> Prompt:
        match decision.kind:
            case "act":
                return asking.act(view, moves, to)
            case "return_tokens":
                return asking.give_back(view, moves, to)
            case _:
                return asking.choose_noble(view, moves, to)

    def misread(self, view: View, _decision: Decision, typed: str, to: Listener) -> str:
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
        return terms(words, "splendor", teaching.TERMS)
