"""Builders: a table of The Great Split laid out in one line, and played through the guarded door."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from engine.core import Decision, TakeBack, begin, decision_of, play
from engine.dice import scripted, seeded
from engine.great_split import GreatSplit
from engine.great_split.components import Components
from engine.great_split.data import PLACE, TRACKS, CardRow, CharacterRow, EditionFile
from engine.great_split.editions import GALA
from engine.great_split.events import Scored
from engine.great_split.moves import (
    FinishResolution,
    Move,
    PlayCard,
    PlaySplitter,
    SellCard,
    SplitHand,
    TakePile,
)
from engine.great_split.state import Collector, Phase, Resolution, State

GAME = GreatSplit()


def seed(number: int) -> str:
    return f"{number:064x}"


def board(**spaces: int) -> tuple[int, ...]:
    """A board with these cubes moved and all others on their first space."""
    assert set(spaces) <= set(TRACKS)
    return tuple(spaces.get(track, 0) for track in TRACKS)


class Table:
    """A game under way. Every method that changes it gives it back, so that a test reads on."""

    def __init__(self, game: GreatSplit, state: State) -> None:
        self.game = game
        self.state = state
        self.events: list[Any] = []

    # Laying it out

    def with_board(self, seat: int, **spaces: int) -> "Table":
        return self._change(seat, board=board(**spaces))

    def with_character(self, seat: int, name: str) -> "Table":
        assert name in self.game.editions[self.state.edition].characters
        return self._change(seat, character=name)

    def with_hand(self, seat: int, *cards: str) -> "Table":
        """Take these cards out of the decks, and put the old hand back."""
        old = self.state.collectors[seat].hand
        decks = [[*deck, *(c for c in old if _level(c) == n)] for n, deck in self._decks()]
        for card in cards:
            decks[_level(card) - 1].remove(card)
        self.state = replace(self.state, decks=tuple(tuple(sorted(deck)) for deck in decks))
        return self._change(seat, hand=tuple(sorted(cards)))

    def with_market(self, *tokens: int) -> "Table":
        """These market tokens have been revealed."""
        edition = self.game.editions[self.state.edition]
        pool = Counter(edition.market_tokens)
        pool.subtract(tokens)
        assert min(pool.values()) >= 0
        rest = tuple(sorted(pool.elements()))
        self.state = replace(self.state, market_pool=rest, market_revealed=tokens)
        return self

    def with_scoring_tokens(self, *tokens: Any) -> "Table":
        assert sorted(tokens) == ["art", "books", "gems", "none"]
        self.state = replace(self.state, scoring_lines=(tokens[:2], tokens[2:]))
        return self

    def in_round(self, number: int) -> "Table":
        self.state = replace(self.state, round=number)
        return self

    def drawing(self, *names: str) -> "Table":
        """What the dice will give: the market token, then a card for each seat."""
        self.state = replace(self.state, dice=scripted(names))
        return self

    def discarding(self) -> "Table":
        return self._enter("discard", lambda old: replace(old, resolution=None))

    def splitting(self) -> "Table":
        return self._enter("split", lambda old: replace(old, resolution=None))

    def resolving(self) -> "Table":
        return self._enter(
            "resolve",
            lambda old: replace(
                old, resolution=Resolution(old.board, old.board, old.hand, splitter=True)
            ),
        )

    # Playing

    def play(self, seat: int, *moves: Move) -> "Table":
        for move in moves:
            step = play(self.game, self.state, seat, move)
            self.state = step.state
            self.events += step.events
        return self

    def take_back(self, seat: int) -> "Table":
        return self.play(seat, TakeBack())

    def everybody_splits(self) -> "Table":
        """The first card of each hand against the others."""
        for seat, collector in enumerate(self.state.collectors):
            self.play(seat, SplitHand(collector.hand[:1]))
        return self

    def everybody_chooses(self, side: Any = "left") -> "Table":
        for seat in range(len(self.state.collectors)):
            self.play(seat, TakePile(side))
        return self

    def sells_the_rest(self, seat: int, splitter: Any = "prestige") -> "Table":
        """Whatever the seat still has to play, for prestige, with the splitter on that track."""
        resolution = self.resolution(seat)
        if resolution.splitter:
            self.play(seat, PlaySplitter(splitter))
        return self.play(seat, *[SellCard(card, "prestige") for card in resolution.to_play])

    def finishes(self, seat: int, splitter: Any = "prestige") -> "Table":
        return self.sells_the_rest(seat, splitter).play(seat, FinishResolution())

    def everybody_finishes(self, *but: int) -> "Table":
        """All who have not yet said done, except those, sell what they hold and are done."""
        for decision in self.decisions():
            if decision.seat not in but:
                self.finishes(decision.seat)
        return self

    # Looking

    def at(self, seat: int, track: Any) -> int:
        """Where the cube stands: in an unfinished resolution, as its own seat sees it."""
        collector = self.state.collectors[seat]
        resolution = collector.resolution
        shown = collector.board if resolution is None or resolution.done else resolution.board
        return shown[PLACE[track]]

    def phase(self) -> str:
        return self.state.phase

    def hand(self, seat: int) -> tuple[str, ...]:
        return self.state.collectors[seat].hand

    def resolution(self, seat: int) -> Resolution:
        resolution = self.state.collectors[seat].resolution
        assert resolution is not None
        return resolution

    def decisions(self) -> tuple[Decision, ...]:
        return self.game.decisions(self.state)

    def ticket(self, seat: int) -> str:
        decision = decision_of(self.game, self.state, seat)
        assert decision is not None
        return decision.ticket

    def legal(self, seat: int) -> tuple[Move, ...]:
        return self.game.legal_moves(self.state, seat)

    def can(self, seat: int, move: Move) -> bool:
        return move in self.legal(seat)

    def tracks_for(self, seat: int, kind: type[Any]) -> set[str]:
        """The tracks that the seat may name in an order of this kind."""
        return {move.track for move in self.legal(seat) if isinstance(move, kind)}

    def all_of(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    def points(self, seat: int) -> dict[str, int]:
        """What the seat was given at each scoring so far, by its reason."""
        scorings = self.all_of(Scored)
        return {reason.what: reason.points for each in scorings for reason in each.reasons[seat]}

    def _change(self, seat: int, **fields: Any) -> "Table":
        collectors = list(self.state.collectors)
        collectors[seat] = replace(collectors[seat], **fields)
        self.state = replace(self.state, collectors=tuple(collectors))
        return self

    def _enter(self, phase: Phase, change: Callable[[Collector], Collector]) -> "Table":
        collectors = tuple(change(collector) for collector in self.state.collectors)
        self.state = replace(self.state, phase=phase, collectors=collectors)
        return self

    def _decks(self) -> Iterable[tuple[int, tuple[str, ...]]]:
        return enumerate(self.state.decks, start=1)


ASKED = {"auto_finish": False}
"""Everybody says done: most of these tests look at a resolution that is complete and not yet over."""


def table(seats: int = 3, game: GreatSplit = GAME, **options: Any) -> Table:
    """A table in round 1 with empty boards, empty hands and complete decks."""
    dealt = begin(game, seats, seeded(seed(0)), {**ASKED, **options}).state
    edition = game.editions[dealt.edition]
    collectors = tuple(Collector(each.character, board()) for each in dealt.collectors)
    state = replace(dealt, decks=edition.decks, collectors=collectors, phase="split")
    return Table(game, state)


def dealt_table(seats: int = 3, number: int = 1, game: GreatSplit = GAME, **options: Any) -> Table:
    """A table as the dice of that seed number deal it."""
    step = begin(game, seats, seeded(seed(number)), {**ASKED, **options})
    fresh = Table(game, step.state)
    fresh.events += step.events
    return fresh


def scripted_table(seats: int, *names: str, game: GreatSplit = GAME, **options: Any) -> Table:
    """A table where the dice give these: characters, scoring tokens, hands, then the first deal."""
    step = begin(game, seats, scripted(names), {**ASKED, **options})
    fresh = Table(game, step.state)
    fresh.events += step.events
    return fresh


def one_card_played(card: str, **spaces: int) -> Table:
    """Seat 0 of three has played this card on a board with these cubes moved."""
    laid_out = table().with_board(0, **spaces).with_hand(0, card).resolving()
    return laid_out.play(0, PlayCard(card))


def edition_with(name: str = "other", **tables: Any) -> Components:
    """Our edition with some of its tables replaced, ready to play."""
    return Components(file_with(name, **tables))


def file_with(name: str = "other", **tables: Any) -> EditionFile:
    return replace(GALA.file, name=name, **tables)


def cards_with(level: int, icons: tuple[Any, ...]) -> Any:
    """Our cards, one of this level exchanged for a card with these icons."""
    rows = list(GALA.file.cards.rows)
    at = next(n for n, row in enumerate(rows) if row.level == level and row.copies > 1)
    rows[at] = replace(rows[at], copies=rows[at].copies - 1)
    return replace(GALA.file.cards, rows=(*rows, CardRow(level, icons, 1)))


def characters_starting(*icons: Any) -> Any:
    """Seven characters who all start with these icons."""
    rows = tuple(CharacterRow(f"twin {number}", icons, ()) for number in range(7))
    return replace(GALA.file.characters, rows=rows)


def resource_track_with(track: str, **fields: Any) -> Any:
    rows = GALA.file.resource_tracks.rows
    changed = tuple(replace(row, **fields) if row.track == track else row for row in rows)
    return replace(GALA.file.resource_tracks, rows=changed)


def playing(edition: Components) -> GreatSplit:
    return GreatSplit({edition.name: edition})


def _level(card: str) -> int:
    return ("I", "II", "III").index(card.split("-", maxsplit=1)[0]) + 1
