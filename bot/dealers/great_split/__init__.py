"""The dealer of The Great Split."""

from collections.abc import Mapping

from bot.dealers.dealing import (
    Answer,
    Listener,
    Look,
    OptionWords,
    Page,
    Picture,
    Prompt,
    Words,
)
from bot.dealers.great_split import (
    answering,
    asking,
    lessons,
    pictures,
    standing,
    teaching,
    telling,
)
from bot.dealers.great_split.neighbours import left_of, right_of
from bot.dealers.great_split.resolving import resolve
from bot.dealers.great_split.scorings import why
from engine.core import AnyGame, Decision, Outcome
from engine.great_split import GreatSplit
from engine.great_split.components import Components
from engine.great_split.editions import GALA
from engine.great_split.events import Event
from engine.great_split.moves import Move
from engine.great_split.view import View
from render.great_split.named_icons import ICONS
from render.icons import drawn


class GreatSplitDealer:
    takes_turns = False
    icons = drawn(ICONS)
    commands: Mapping[str, tuple[str, ...]] = {
        "discard": ("discard",),
        "split": ("split",),
        "choose": ("choose",),
        "resolve": ("resolve",),
    }

    def __init__(self, game: GreatSplit) -> None:
        self.game: AnyGame = game
        self._rules = game

    def title(self, words: Words) -> str:
        return words("great-split-title")

    def blurb(self, words: Words) -> str:
        return words("great-split-blurb")

    def options(self, words: Words) -> tuple[OptionWords, ...]:
        editions = tuple(
            (name, words("great-split-edition", edition=name)) for name in self._rules.editions
        )
        finishing = (
            (False, words("great-split-finish-asked")),
            (True, words("great-split-finish-alone")),
        )
        return (
            OptionWords("edition", words("great-split-option-edition"), editions),
            OptionWords("auto_finish", words("great-split-option-finish"), finishing),
        )

    def ask(self, view: View, decision: Decision, moves: tuple[Move, ...], to: Listener) -> Prompt:
        components = self._components(view)
        match decision.kind:
            case "discard":
                return asking.discard(view, components, to)
            case "split":
                return asking.split(view, components, to)
            case "choose":
                return asking.choose(view, components, to)
            case _:
                return resolve(view, components, moves, to)

    def misread(self, _view: View, _decision: Decision, _typed: str, _to: Listener) -> str:
        """Examples say enough."""
        return ""

    def answered(
        self, view: View, decision: Decision, events: tuple[Event, ...], to: Listener
    ) -> Answer:
        return answering.answered(view, decision, events, self._components(view), to)

    def chapter(self, view: View) -> str:
        return standing.chapter(view)

    def status(self, view: View, to: Listener) -> str:
        return standing.status(view, self._components(view), to)

    def tell(self, events: tuple[Event, ...], view: View, to: Listener) -> tuple[str, ...]:
        return telling.tell(events, view, self._components(view), to)

    def board(self, view: View, to: Listener) -> Picture:
        return pictures.board(view, self._components(view), to)

    def seat(self, view: View, to: Listener) -> Picture:
        return pictures.seat(view, self._components(view), to)

    def seating(self, view: View, to: Listener) -> str:
        return standing.seating(view, self._components(view), to)

    def has_scored(self, view: View) -> bool:
        return bool(view.scorings)

    def why(self, view: View, to: Listener) -> str:
        return why(view, self._components(view), to)

    def looks(self, view: View, to: Listener) -> tuple[Look, ...]:
        """The boards of both neighbours: who chooses from one's piles, and whose one chooses."""
        if view.seat is None or view.phase == "over":
            return ()
        return tuple(
            Look(
                f"{seat}",
                to.words("great-split-look", name=to.plain_names[seat]),
                pictures.other_seat(view, seat, self._components(view), to),
            )
            for seat in dict.fromkeys((left_of(view), right_of(view)))
        )

    def closing(self, view: View, to: Listener) -> Picture | None:
        """Where every point of the last round came from, if it was scored."""
        if not any(scored.round == view.round - 1 for scored in view.scorings):
            return None
        return pictures.scoring(view, self._components(view), to)

    def final(self, view: View, outcome: Outcome, to: Listener) -> tuple[str, Picture]:
        picture = pictures.final(view, outcome, self._components(view), to)
        return standing.ending(view, outcome, to), picture

    def rules(self, words: Words) -> tuple[Page, ...]:
        return teaching.rules(self._rules, GALA, words)

    def lesson(self, view: View, decision: Decision, to: Listener) -> str:
        return lessons.lesson(view, decision, self._components(view), to)

    def guide(self, view: View, to: Listener) -> tuple[Page, ...]:
        return lessons.guide(view, self._components(view), to)

    def terms(self, words: Words) -> dict[str, str]:
        return teaching.explained_terms(GALA, words)

    def _components(self, view: View) -> Components:
        return self._rules.editions[view.edition]
