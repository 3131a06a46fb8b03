"""Resolution a second time, as a person does it: cubes, spaces, and a row of open questions.

Written from the rulebooks without a look at `engine/great_split/resolution.py`, so that the two
can be compared. It reads the edition file itself and shares nothing but the names of the moves.
"""

import json
from copy import deepcopy
from importlib import resources
from typing import Any

from engine.core import TakeBack
from engine.great_split.moves import (
    FinishResolution,
    FollowArrow,
    Move,
    PlaceSeal,
    PlayAll,
    PlayCard,
    PlayPlain,
    PlaySplitter,
    SellCard,
)

Tables = dict[str, Any]

RESOURCES = ["books", "art", "topaz", "emerald", "gold"]
TRACKS = [*RESOURCES, *(f"{name}_seal" for name in RESOURCES), "prestige"]


def gala_tables() -> Tables:
    folder = resources.files("engine.great_split") / "editions"
    tables: Tables = json.loads((folder / "gala.json").read_text("utf-8"))
    return tables


def icons_on(card: str) -> list[str]:
    """`II-gold-2-star-1-b` shows two gold and a star."""
    words = card.split("-")[1:-1]
    pairs = zip(words[::2], words[1::2], strict=True)
    return [icon for icon, count in pairs for _ in range(int(count))]


class Cubes:
    """One seat's cubes on its personal board, and what it still has to play."""

    def __init__(self, tables: Tables, board: tuple[int, ...], hand: tuple[str, ...]) -> None:
        self.tables = tables
        self.at = dict(zip(TRACKS, board, strict=True))
        self.hand = list(hand)
        self.splitter = True
        self.face_up: list[str] = []
        self.face_down: list[str] = []
        self.questions: list[str] = []
        self.wasted = 0
        self.past: list[Cubes] = []

    def board(self) -> tuple[int, ...]:
        return tuple(self.at[track] for track in TRACKS)

    def obey(self, move: Move) -> None:
        if isinstance(move, TakeBack):
            self.__dict__ = self.past[-1].__dict__
            return
        earlier = self.copy()
        earlier.past = list(self.past)
        self.past.append(earlier)
        match move:
            case PlayCard(card):
                self._play(card)
            case PlayPlain():
                self._play_plain()
            case PlayAll():
                self._play_all()
            case SellCard(card, price):
                self.hand.remove(card)
                self.face_down.append(card)
                self._step(price)
            case PlaySplitter(track):
                self.splitter = False
                self._step(track)
            case PlaceSeal(track):
                assert track in self._answers(self.questions[0])
                del self.questions[0]
                self._step(track)
            case FollowArrow(track):
                assert self.questions[0] == "arrow"
                assert track != "gold"
                del self.questions[0]
                self._step(track)
                self._step(track)
            case _:
                raise AssertionError(f"{move} moves no cube.")

    def copy(self) -> "Cubes":
        twin = Cubes(self.tables, (0,) * len(TRACKS), ())
        for name in ("at", "hand", "splitter", "face_up", "face_down", "questions", "wasted"):
            setattr(twin, name, deepcopy(getattr(self, name)))
        return twin

    def allowed(self) -> set[Move]:
        """Every order the rulebooks and our rulings allow now."""
        moves: set[Any] = {TakeBack()} if self.past else set()
        if self.questions:
            question = self.questions[0]
            answer = FollowArrow if question == "arrow" else PlaceSeal
            return moves | {answer(track) for track in self._answers(question)}  # type: ignore[arg-type]  # tracks are plain words here
        for card in self.hand:
            moves |= {PlayCard(card), SellCard(card, "gold"), SellCard(card, "prestige")}
        if self.splitter:
            moves |= {PlaySplitter(track) for track in TRACKS}  # type: ignore[arg-type]  # tracks are plain words here
        if self.plain_cards():
            moves.add(PlayPlain())
        fitting = [card for card in self.hand if self._has_room(card)]
        if len(fitting) > 1 and any(self._asks(card) for card in fitting):
            moves.add(PlayAll())
        if not self.hand and not self.splitter:
            moves.add(FinishResolution())
        return moves

    def plain_cards(self) -> list[str]:
        """Cards, in the order of the hand, that ask nothing and waste nothing one after another."""
        found = []
        trial = self.copy()
        for card in self.hand:
            attempt = trial.copy()
            attempt._play(card)
            if not attempt.questions and attempt.wasted == trial.wasted:
                trial = attempt
                found.append(card)
        return found

    def _play_plain(self) -> None:
        for card in self.plain_cards():
            self._play(card)

    def _play_all(self) -> None:
        self._play_plain()
        for card in list(self.hand):
            if self._has_room(card):
                self._play(card)

    def _asks(self, card: str) -> bool:
        attempt = self.copy()
        attempt._play(card)
        return bool(attempt.questions)

    def _has_room(self, card: str) -> bool:
        """Nothing is wasted by the card itself, and each of its seals still finds a space."""
        attempt = self.copy()
        attempt._play(card)
        if attempt.wasted > self.wasted:
            return False
        for icon in {"diamond", "square", "star"} & set(icons_on(card)):
            tracks = set(self._answers(icon))
            rivals = [q for q in attempt.questions if q != "arrow"]
            wanted = [q for q in rivals if tracks & set(self._answers(q))]
            if len(wanted) > sum(map(self._spaces_left, tracks)):
                return False
        return True

    def _spaces_left(self, seal: str) -> int:
        (row,) = [row for row in self.tables["seal_tracks"]["rows"] if row["track"] == seal]
        return int(row["end"]) - self.at[seal]

    def _play(self, card: str) -> None:
        self.hand.remove(card)
        self.face_up.append(card)
        icons = icons_on(card)
        seals = [icon for icon in icons if icon in {"diamond", "square", "star"}]
        # The seals are icons of the card itself: they are placed before an arrow is followed.
        self.questions += seals
        for icon in icons:
            if icon not in seals:
                self._step(icon)

    def _step(self, track: str) -> None:
        """One cube, one space, and what is printed on that space."""
        if track == "prestige":
            self.at[track] += 1
            return
        seal = track.endswith("_seal")
        rows = self.tables["seal_tracks" if seal else "resource_tracks"]["rows"]
        (row,) = [row for row in rows if row["track"] == track]
        if self.at[track] == row["end"]:
            self.wasted += 1
            return
        self.at[track] += 1
        if self.at[track] in row.get("arrows", []):
            self.questions.append("arrow")
        for space, resource in row.get("bonuses", []):
            if space == self.at[track]:
                self._step(resource)

    def _answers(self, question: str) -> list[str]:
        if question == "arrow":
            return [track for track in TRACKS if track != "gold"]
        seals = self.tables["seal_tracks"]["rows"]
        return [row["track"] for row in seals if question in {row["group"], "star"}]
