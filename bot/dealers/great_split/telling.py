"""The story of a round: who moved what, what the market did, what was scored."""

from bot.dealers.dealing import Listener
from bot.dealers.great_split import foresight, prospects, wording
from bot.dealers.great_split.scorings import result
from engine.great_split.components import Components
from engine.great_split.data import PRESTIGE
from engine.great_split.events import (
    CardsDealt,
    CardsDiscarded,
    Event,
    HandResolved,
    MarketMoved,
    OfferMade,
    PileTaken,
    RoundStarted,
    Scored,
    TrackAdvanced,
)
from engine.great_split.view import View


def tell(
    events: tuple[Event, ...], view: View, components: Components, to: Listener
) -> tuple[str, ...]:
    """In the order of a round, whatever the order in which the seats were done.

    Characters and scoring tokens are told by the seating.
    """
    story = _Story(events, view, components, to)
    return (
        *story.discards(),
        *story.offers(),
        *story.piles(),
        *story.own_steps(),
        *story.resolutions(),
        *story.market(),
        *story.scorings(),
        *story.round(),
    )


class _Story:
    def __init__(
        self, events: tuple[Event, ...], view: View, components: Components, to: Listener
    ) -> None:
        self.events, self.view, self.components, self.to = events, view, components, to
        self.words = to.words

    def discards(self) -> list[str]:
        discards = [event for event in self.events if isinstance(event, CardsDiscarded)]
        if not discards:
            return []
        who = [f"{self.to.names[event.seat]} {event.count}" for event in discards]
        lines = [self.words("great-split-tell-discards", who=", ".join(who))]
        for event in discards:
            if event.seat == self.to.seat:
                cards = wording.cards(self.words, self.components, event.cards)
                lines.append(self.words("great-split-tell-own-discard", cards=cards))
        return lines

    def offers(self) -> list[str]:
        lines = []
        for event in self.events:
            match event:
                case OfferMade(splitter, chooser, left, right) if self.to.seat == splitter:
                    key, name = "great-split-tell-own-offer", self.to.names[chooser]
                case OfferMade(splitter, chooser, left, right) if self.to.seat == chooser:
                    key, name = "great-split-tell-offer", self.to.names[splitter]
                case _:
                    continue
            cards = [wording.cards(self.words, self.components, pile) for pile in (left, right)]
            lines.append(self.words(key, name=name, left=cards[0], right=cards[1]))
        return lines

    def piles(self) -> list[str]:
        lines = []
        for event in self.events:
            match event:
                case PileTaken(splitter, chooser, kept, returned) if self.to.seat == chooser:
                    key, name = "great-split-tell-kept", self.to.names[splitter]
                case PileTaken(splitter, chooser, kept, returned) if self.to.seat == splitter:
                    key, name = "great-split-tell-returned", self.to.names[chooser]
                case _:
                    continue
            cards = [wording.cards(self.words, self.components, pile) for pile in (kept, returned)]
            lines.append(self.words(key, name=name, kept=cards[0], returned=cards[1]))
        return lines

    def own_steps(self) -> list[str]:
        """While a seat resolves, only it hears of its steps; its summary tells them again."""
        if any(isinstance(e, HandResolved) and e.seat == self.to.seat for e in self.events):
            return []
        trail = [
            event
            for event in self.events
            if isinstance(event, TrackAdvanced)
            and event.seat == self.to.seat
            and event.cause != "start"
        ]
        advances = foresight.advances_of(self.components, trail)
        if not advances:
            return []
        steps = ", ".join(prospects.step(self.words, advance) for advance in advances)
        return [self.words("great-split-tell-own-steps", steps=steps)]

    def resolutions(self) -> list[str]:
        return [self._resolution(event) for event in self._resolved()]

    def market(self) -> list[str]:
        return [
            self.words("great-split-tell-market", token=event.token, market=event.market)
            for event in self.events
            if isinstance(event, MarketMoved)
        ]

    def scorings(self) -> list[str]:
        lines = [result(event, self.to) for event in self.events if isinstance(event, Scored)]
        if not lines:
            return []
        prestige = [open_seat.board[PRESTIGE] for open_seat in self.view.seats]
        ranking = sorted(range(len(prestige)), key=lambda seat: -prestige[seat])
        who = ", ".join(f"{self.to.names[seat]} {prestige[seat]}" for seat in ranking)
        return [*lines, self.words("great-split-tell-standing", who=who)]

    def round(self) -> list[str]:
        lines = [
            self.words(
                "great-split-tell-round",
                round=event.round,
                level=event.level,
                limit=event.hand_limit,
                seats="two" if len(self.view.seats) == 2 else "more",
            )
            for event in self.events
            if isinstance(event, RoundStarted)
        ]
        lines += [
            self.words(
                "great-split-tell-dealt",
                cards=wording.cards(self.words, self.components, event.cards),
            )
            for event in self.events
            if isinstance(event, CardsDealt) and event.seat == self.to.seat and event.cards
        ]
        return lines

    def _resolved(self) -> list[HandResolved]:
        resolved = [event for event in self.events if isinstance(event, HandResolved)]
        return sorted(resolved, key=lambda event: event.seat)

    def _resolution(self, event: HandResolved) -> str:
        moved = foresight.gained(self.components, event.advances)
        steps = ", ".join(self._step(advance) for advance in moved)
        gains = steps or self.words("great-split-no-gains")
        line = f"**{self.to.names[event.seat]}**: {gains}"
        if not event.sold_count:
            return f"{line}."
        return f"{line}; {self.words('great-split-tell-sold', count=event.sold_count)}."

    def _step(self, advance: foresight.Advance) -> str:
        """Of all that a step reaches, the contracts are what everybody waits for."""
        track = wording.track(self.words, advance.track)
        moved = f"{track} {advance.start} → {advance.end}"
        if not advance.contracts:
            return moved
        contracts = self.words("great-split-note-contracts", count=advance.contracts)
        return f"{moved} ({contracts})"
