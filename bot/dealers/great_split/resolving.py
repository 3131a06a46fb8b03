"""The question of the resolution: play or sell a card, place a seal, follow an arrow, be done."""

from collections.abc import Sequence
from functools import partial

from bot.dealers.dealing import Choice, Listener, Narrower, PickOne
from bot.dealers.great_split import advances, pictures, prospects, wording
from bot.dealers.great_split.asking import secrets_of
from bot.dealers.great_split.foresight import Foresight, Prospect
from bot.dealers.great_split.projecting import own_line
from engine.core import TakeBack
from engine.great_split.components import Components
from engine.great_split.data import CardName, Track
from engine.great_split.events import TrackAdvanced
from engine.great_split.lettering import by_letter, letters_of
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
from engine.great_split.resolution import begin_resolution, take_back
from engine.great_split.state import Resolution
from engine.great_split.view import View

_CARDS, _TRACKS, _MORE, _END = range(4)
"""The rows of buttons."""


def resolve(view: View, components: Components, moves: tuple[Move, ...], to: Listener) -> PickOne:
    desk = _Desk(view, components, to)
    choices = [*desk.tracks(moves), *desk.cards(moves), *desk.more(moves)]
    return PickOne(desk.text(), tuple(choices), desk.picture)


class _Desk:
    """One seat's resolution, and what is needed to speak about it."""

    def __init__(self, view: View, components: Components, to: Listener) -> None:
        resolution = secrets_of(view).resolution
        if resolution is None:
            raise AssertionError("there is nothing to resolve.")
        self.resolution: Resolution = resolution
        self.lettered = secrets_of(view).lettered
        self.view, self.components, self.to = view, components, to
        self.words = to.words
        self.foresight = Foresight.of(view, components, view.seat or 0)
        self.picture = pictures.resolution(view, components, to)

    def text(self) -> str:
        """First what the last step moved, then what is asked, then how one stands."""
        moved = last_step(self.resolution, self.components, self.to)
        standing = own_line(self.view, self.components, self.to)
        return "\n".join([*moved, self._question(), standing])

    def tracks(self, moves: tuple[Move, ...]) -> list[Choice]:
        """The answers to a seal or an arrow, or to the splitter where nothing else is left."""
        orders = [
            move
            for move in moves
            if isinstance(move, PlaceSeal | FollowArrow)
            or (isinstance(move, PlaySplitter) and not self.resolution.to_play)
        ]
        return self._track_choices(orders)

    def cards(self, moves: tuple[Move, ...]) -> list[Choice]:
        letters = letters_of(self.lettered)
        plays = {move.card: move for move in moves if isinstance(move, PlayCard)}
        return [
            Choice(
                letters[card],
                self._with_letter(card),
                plays[card],
                row=_CARDS,
                effect=prospects.of_card(
                    self.words, self._with_letter(card), self._prospect(plays[card])
                ),
                icon=wording.icon(self.components, card),
            )
            for card in by_letter(plays, self.lettered)
        ]

    def more(self, moves: tuple[Move, ...]) -> list[Choice]:
        words = self.words
        choices = []
        every = next((move for move in moves if isinstance(move, PlayAll)), None)
        if every is not None:
            label = words("great-split-all")
            effect = self._played_by(every)
            choices.append(Choice("all", label, every, style="main", row=_MORE, effect=effect))
        plain = next((move for move in moves if isinstance(move, PlayPlain)), None)
        if plain is not None:
            label = words("great-split-plain")
            choices.append(
                Choice(
                    "plain",
                    label,
                    plain,
                    style="main" if every is None else "plain",
                    row=_MORE,
                    effect=self._played_by(plain),
                )
            )
        splitter = [move for move in moves if isinstance(move, PlaySplitter)]
        if splitter and self.resolution.to_play:
            question = Narrower(partial(self._where_to_advance, splitter))
            label = words("great-split-splitter")
            choices.append(Choice("splitter", label, question, row=_MORE, icon="splitter"))
        sales = [move for move in moves if isinstance(move, SellCard)]
        if sales:
            question = Narrower(partial(self._which_to_sell, sales))
            choices.append(Choice("sell", words("great-split-sell"), question, row=_MORE))
        for move in moves:
            if isinstance(move, FinishResolution):
                label = words("great-split-done")
                choices.append(Choice("done", label, move, style="main", row=_END))
            elif isinstance(move, TakeBack):
                label = words("great-split-take-back")
                choices.append(Choice("back", label, move, row=_END, effect=self._last_order()))
        return choices

    def _question(self) -> str:
        words, resolution = self.words, self.resolution
        number = self.view.round
        if resolution.questions:
            raised = resolution.questions[0]
            waiting = len(resolution.questions) - 1
            question = words("great-split-raised", question=raised)
            if not waiting:
                return question
            return f"{question} {words('great-split-raised-waiting', count=waiting)}"
        if resolution.to_play:
            count = len(resolution.to_play)
            return words("great-split-resolve", round=number, count=count)
        if resolution.splitter:
            return words("great-split-resolve-splitter", round=number)
        return words("great-split-resolve-done", round=number)

    def _where_to_advance(self, orders: list[PlaySplitter]) -> PickOne:
        text = self.words("great-split-splitter-question")
        return PickOne(text, tuple(self._track_choices(orders)), self.picture)

    def _which_to_sell(self, sales: list[SellCard]) -> PickOne:
        letters = letters_of(self.lettered)
        by_card: dict[CardName, list[SellCard]] = {}
        for move in sales:
            by_card.setdefault(move.card, []).append(move)
        choices = tuple(
            Choice(
                letters[card],
                self._with_letter(card),
                Narrower(partial(self._price, card, by_card[card])),
            )
            for card in by_letter(by_card, self.lettered)
        )
        return PickOne(self.words("great-split-sell-question"), choices, self.picture)

    def _price(self, card: CardName, sales: list[SellCard]) -> PickOne:
        prices = tuple(self._track_choice(move.price, move) for move in sales)
        text = self.words("great-split-sell-price", card=self._with_letter(card))
        return PickOne(text, prices, self.picture)

    def _track_choices(
        self, orders: Sequence[PlaceSeal | FollowArrow | PlaySplitter]
    ) -> list[Choice]:
        """Full tracks come last: their steps would be lost."""
        found = []
        for order in orders:
            choice = self._track_choice(order.track, order)
            found.append((self._prospect(order).is_wasted, choice))
        return [choice for _, choice in sorted(found, key=lambda pair: pair[0])]

    def _track_choice(self, track: Track, order: Order) -> Choice:
        label = wording.capital(wording.track(self.words, track))
        effect = prospects.of_track(self.words, label, self._prospect(order))
        key = track.replace("_", "-")
        return Choice(key, label, order, row=_TRACKS, effect=effect, icon=track)

    def _prospect(self, order: Order) -> Prospect:
        return self.foresight.of_order(self.resolution, order)

    def _played_by(self, order: PlayPlain | PlayAll) -> str:
        """The letters of the cards it plays, and what they bring together."""
        played = self.foresight.after(self.resolution, order).played
        letters = letters_of(self.lettered)
        fresh = [card for card in played if card not in self.resolution.played]
        prospect = self._prospect(order)
        points = wording.signed(prospect.points)
        if prospect.best:
            points = self.words("great-split-at-best", steps=points)
        return ", ".join(
            [
                " ".join(letters[card] for card in by_letter(fresh, self.lettered)),
                *([points] if prospect.points else []),
            ]
        )

    def _with_letter(self, card: CardName) -> str:
        return wording.with_letter(self.words, self.components, card, self.lettered)

    def _last_order(self) -> str:
        match self.resolution.orders[-1]:
            case PlayCard(card):
                return self.words("great-split-undo-play", card=self._with_letter(card))
            case SellCard(card):
                return self.words("great-split-undo-sale", card=self._with_letter(card))
            case PlaySplitter(track) | PlaceSeal(track) | FollowArrow(track):
                name = wording.track(self.words, track)
                return self.words("great-split-undo-track", track=name)
            case PlayPlain():
                return self.words("great-split-undo-plain")
            case PlayAll():
                return self.words("great-split-undo-all")


def last_step(resolution: Resolution, components: Components, to: Listener) -> list[str]:
    """What the last order moved, in a line where it moved anything."""
    moved = advances.in_order(advances.advances_of(components, _moved_last(resolution, components)))
    steps = ", ".join(prospects.step(to.words, advance) for advance in moved)
    return [f"{wording.capital(steps)}."] if steps else []


def _moved_last(resolution: Resolution, components: Components) -> tuple[TrackAdvanced, ...]:
    if not resolution.orders:
        return ()
    trail = resolution.trail
    if isinstance(resolution.orders[-1], PlaceSeal | FollowArrow):
        # Its bonuses follow it.
        return trail[max(n for n, step in enumerate(trail) if step.cause in {"seal", "arrow"}) :]
    hand = tuple(sorted((*resolution.to_play, *resolution.played, *resolution.sold)))
    fresh = begin_resolution(resolution.before, hand)
    return trail[len(take_back(components, 0, resolution, fresh).trail) :]


def gains(trail: tuple[TrackAdvanced, ...], components: Components, to: Listener) -> str:
    """Everything a resolution has moved so far."""
    moved = advances.gained(components, trail)
    steps = [prospects.step(to.words, advance) for advance in moved]
    return ", ".join(steps) or to.words("great-split-no-gains")
