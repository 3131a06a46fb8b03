"""How a seat resolves its hand: cards, sales, seals, arrows and the splitter, one order at a time."""

import functools
from collections.abc import Sequence
from dataclasses import replace

from engine.core import Seat, TakeBack
from engine.great_split.components import EMPTY_BOARD, Card, Components
from engine.great_split.data import GOLD, PLACE, TRACKS, CardName, Cards, SealIcon, Track
from engine.great_split.events import Cause, TrackAdvanced
from engine.great_split.moves import (
    FinishResolution,
    FollowArrow,
    Move,
    Order,
    PlaceSeal,
    PlayAll,
    PlayCard,
    PlayPlain,
    PlaySplitter,
    SellCard,
)
from engine.great_split.state import Board, Question, Resolution

_SPLITTER_MOVES = tuple(PlaySplitter(track) for track in TRACKS)
_ARROW_MOVES = tuple(FollowArrow(track) for track in TRACKS if track != "gold")
_SEAL_MOVES = {track: PlaceSeal(track) for track in TRACKS}
_PLAY_PLAIN = PlayPlain()
_PLAY_ALL = PlayAll()
_FINISH = FinishResolution()
_TAKE_BACK = TakeBack()


def begin_resolution(board: Board, hand: Cards) -> Resolution:
    return Resolution(before=board, board=board, to_play=hand, splitter=True)


def begin_with_character(components: Components, seat: Seat, character: str) -> Resolution:
    """After the starting steps; an icon that is a seal asks for its track like a card's would."""
    icons = components.characters[character].start
    nothing = Resolution(EMPTY_BOARD, EMPTY_BOARD, to_play=(), splitter=False)
    cubes = _Cubes(components, seat, nothing)
    for icon in dict.fromkeys(icons):
        if icon in PLACE:
            cubes.advance(PLACE[icon], icons.count(icon), "start")
    seals = tuple(icon for icon in icons if icon in components.tracks_for)
    # The steps that the character gives are open to all, so the resolution begins after them.
    board = tuple(cubes.board)
    return Resolution(
        before=board,
        board=board,
        to_play=(),
        splitter=False,
        questions=(*seals, *cubes.questions),
        trail=tuple(cubes.trail),
    )


def legal_orders(components: Components, resolution: Resolution) -> tuple[Move, ...]:
    moves: list[Move] = []
    if resolution.questions:
        question = resolution.questions[0]
        if question == "arrow":
            moves += _ARROW_MOVES
        else:
            moves += [_SEAL_MOVES[track] for track in components.tracks_for[question]]
    else:
        for card in resolution.to_play:
            moves += _card_moves(card)
        if resolution.splitter:
            moves += _SPLITTER_MOVES
        plain, asking = _playable(components, resolution)
        if plain:
            moves.append(_PLAY_PLAIN)
        if asking and plain + asking > 1:
            moves.append(_PLAY_ALL)
        if is_complete(resolution):
            moves.append(_FINISH)
    if resolution.orders:
        moves.append(_TAKE_BACK)
    return tuple(moves)


def is_complete(resolution: Resolution) -> bool:
    """Nothing is left to choose but to say done."""
    return not (resolution.to_play or resolution.splitter or resolution.questions)


def is_plain(components: Components, board: Board | list[int], card: CardName) -> bool:
    """Playing the card now raises no question and wastes no step."""
    row = components.cards[card]
    if row.seals:
        return False
    for place, steps in row.steps:
        goal = board[place] + steps
        if goal > components.ends[place]:
            return False
        if place == GOLD and not components.arrows.isdisjoint(range(board[place] + 1, goal + 1)):
            return False
    return True


def _playable(components: Components, resolution: Resolution) -> tuple[int, int]:
    """How many cards are plain, and how many waste nothing either but ask something."""
    plain = asking = 0
    for card in resolution.to_play:
        if is_plain(components, resolution.board, card):
            plain += 1
        elif _has_room(components, resolution.board, (), components.cards[card]):
            asking += 1
    return plain, asking


def _has_room(
    components: Components, board: Board | list[int], waiting: Sequence[Question], card: Card
) -> bool:
    """No step would be lost, wherever the seals go that wait and those of the card."""
    for place, steps in card.steps:
        if board[place] + steps > components.ends[place]:
            return False
    for seal in card.seals:
        tracks = components.tracks_for[seal]
        room = sum([components.ends[PLACE[track]] - board[PLACE[track]] for track in tracks])
        rivals = [each for each in (*waiting, *card.seals) if each != "arrow"]
        if room < sum([not _disjoint(components, tracks, rival) for rival in rivals]):
            return False
    return True


def _disjoint(components: Components, tracks: tuple[Track, ...], seal: SealIcon) -> bool:
    return set(tracks).isdisjoint(components.tracks_for[seal])


def carry_out(
    components: Components, seat: Seat, resolution: Resolution, order: Order
) -> Resolution:
    """The resolution after one more order."""
    cubes = _Cubes(components, seat, resolution)
    match order:
        case PlayCard(card):
            cubes.play(components.cards[card])
        case SellCard(card, price):
            cubes.sell(card, PLACE[price])
        case PlaySplitter(track):
            cubes.splitter = False
            cubes.advance(PLACE[track], 1, "splitter")
        case PlaceSeal(track):
            del cubes.questions[0]
            cubes.advance(PLACE[track], 1, "seal")
        case FollowArrow(track):
            del cubes.questions[0]
            cubes.advance(PLACE[track], 2, "arrow")
        case PlayPlain():
            cubes.play_plain()
        case PlayAll():
            cubes.play_plain()
            for card in cubes.to_play:
                row = components.cards[card]
                if _has_room(components, cubes.board, cubes.questions, row):
                    cubes.play(row)
    return cubes.settle(order)


def take_back(
    components: Components, seat: Seat, resolution: Resolution, fresh: Resolution
) -> Resolution:
    """The resolution without its last order: carried out again from the fresh one."""
    again = fresh
    for order in resolution.orders[:-1]:
        again = carry_out(components, seat, again, order)
    return replace(again, step=resolution.step + 1)


@functools.cache
def _card_moves(card: CardName) -> tuple[Move, ...]:
    return (PlayCard(card), SellCard(card, "gold"), SellCard(card, "prestige"))


class _Cubes:
    """A resolution in motion: mutable while one order is carried out, then settled."""

    __slots__ = (
        "_components",
        "_from",
        "_seat",
        "board",
        "played",
        "questions",
        "sold",
        "splitter",
        "to_play",
        "trail",
    )

    def __init__(self, components: Components, seat: Seat, resolution: Resolution) -> None:
        self._components = components
        self._seat = seat
        self._from = resolution
        self.board: list[int] = list(resolution.board)
        self.questions: list[Question] = list(resolution.questions)
        self.trail: list[TrackAdvanced] = []
        self.to_play = resolution.to_play
        self.played = resolution.played
        self.sold = resolution.sold
        self.splitter = resolution.splitter

    def play(self, card: Card) -> None:
        self._lay_down(card.name)
        self.played = (*self.played, card.name)
        # The card's own icons are placed first; what they raise waits behind them.
        self.questions += card.seals
        for place, steps in card.steps:
            self.advance(place, steps, "card", card.name)

    def play_plain(self) -> None:
        for card in self.to_play:
            if is_plain(self._components, self.board, card):
                self.play(self._components.cards[card])

    def sell(self, card: CardName, place: int) -> None:
        self._lay_down(card)
        self.sold = (*self.sold, card)
        self.advance(place, 1, "sale", card)

    def advance(self, place: int, steps: int, cause: Cause, card: CardName | None = None) -> None:
        """Up to the end of the track; bonuses passed are given at once, a double arrow asks later."""
        components, board = self._components, self.board
        start = board[place]
        goal = min(start + steps, components.ends[place])
        self.trail.append(
            TrackAdvanced(self._seat, TRACKS[place], start, goal, start + steps - goal, cause, card)
        )
        board[place] = goal
        if place == GOLD:
            arrows = components.arrows
            self.questions += ["arrow" for space in range(start + 1, goal + 1) if space in arrows]
        elif bonuses := components.bonuses[place]:
            for space in range(start + 1, goal + 1):
                if space in bonuses:
                    self.advance(bonuses[space], 1, "bonus")

    def settle(self, order: Order) -> Resolution:
        old = self._from
        # By position for speed, like `rules._with`, and watched by the same test.
        return Resolution(
            old.before,
            tuple(self.board),
            self.to_play,
            self.splitter,
            self.played,
            self.sold,
            tuple(self.questions),
            (*old.orders, order),
            (*old.trail, *self.trail),
            old.step + 1,
            old.done,
        )

    def _lay_down(self, card: CardName) -> None:
        self.to_play = tuple([each for each in self.to_play if each != card])
