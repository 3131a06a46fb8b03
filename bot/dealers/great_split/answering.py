"""What stays of a question once it is answered."""

from bot.dealers.dealing import Answer, Listener
from bot.dealers.great_split import pictures, wording
from bot.dealers.great_split.neighbours import left_of, right_of
from bot.dealers.great_split.resolving import gains, last_step
from engine.core import Decision
from engine.great_split.components import Components
from engine.great_split.data import Cards
from engine.great_split.events import (
    CardsDiscarded,
    Event,
    HandResolved,
    OfferMade,
    PileTaken,
    TrackAdvanced,
)
from engine.great_split.view import Secrets, View


def answered(
    view: View, decision: Decision, events: tuple[Event, ...], components: Components, to: Listener
) -> Answer:
    """As the view still knows it, or as it was heard; else only the fact remains."""
    answer = _Answered(view, decision, events, components, to)
    match decision.kind:
        case "discard":
            found = answer.discard()
        case "split":
            found = answer.split()
        case "choose":
            found = answer.choice()
        case _:
            found = answer.resolution()
    if found is not None:
        return found
    fact = to.words("great-split-answered", kind=decision.kind, round=answer.asked_in)
    return Answer(fact)


class _Answered:
    """Of what was heard, the first that fits belongs to the question: each round has one."""

    def __init__(
        self,
        view: View,
        decision: Decision,
        events: tuple[Event, ...],
        components: Components,
        to: Listener,
    ) -> None:
        self.view, self.events, self.components, self.to = view, events, components, to
        self.words, self.seat = to.words, decision.seat
        self.asked_in = int(decision.ticket.split(".")[1].partition("-")[0])

    @property
    def secrets(self) -> Secrets | None:
        """A later round has others."""
        return self.view.secrets if self.asked_in == self.view.round else None

    def discard(self) -> Answer | None:
        secrets = self.secrets
        if secrets is not None and secrets.discarding is not None:
            cards = wording.pile(self.words, self.components, secrets.discarding, secrets.lettered)
            return Answer(self.words("great-split-answered-discard", cards=cards))
        for event in self.events:
            if isinstance(event, CardsDiscarded) and event.seat == self.seat:
                cards = self._cards(event.cards)
                return Answer(self.words("great-split-tell-own-discard", cards=cards))
        return None

    def split(self) -> Answer | None:
        made = self._piles()
        if made is None:
            return None
        left, right, lettered = made
        text = self.words(
            "great-split-answered-split",
            name=self.to.names[left_of(self.view)],
            left=wording.pile(self.words, self.components, left, lettered),
            right=wording.pile(self.words, self.components, right, lettered),
        )
        piles = pictures.piles("split", (left, right), lettered, None, self.components, self.to)
        return Answer(text, piles)

    def choice(self) -> Answer | None:
        taken = self._taken()
        if taken is None:
            return None
        kept, returned = taken
        text = self.words(
            "great-split-answered-choose",
            name=self.to.names[right_of(self.view)],
            kept=self._cards(kept),
            returned=self._cards(returned),
        )
        return Answer("\n".join((text, *self._given())))

    def resolution(self) -> Answer | None:
        secrets = self.secrets
        resolution = None if secrets is None else secrets.resolution
        if resolution is not None:
            if not resolution.done:
                moved = last_step(resolution, self.components, self.to)
                nothing = f"{wording.capital(self.words('great-split-no-gains'))}."
                return Answer(moved[0] if moved else nothing)
            return self._resolved(resolution.trail, resolution.sold)
        for event in self.events:
            if isinstance(event, HandResolved) and event.seat == self.seat:
                return self._resolved(event.advances, event.sold)
        return None

    def _piles(self) -> tuple[Cards, Cards, Cards] | None:
        """Left, right, and the order of their letters."""
        secrets = self.secrets
        if secrets is not None and secrets.left is not None:
            left = secrets.left
            right = tuple(card for card in secrets.hand if card not in left)
            return left, right, secrets.lettered
        for event in self.events:
            if isinstance(event, OfferMade) and event.splitter == self.seat:
                hand = tuple(sorted((*event.left, *event.right)))
                return event.left, event.right, event.lettered or hand
        return None

    def _taken(self) -> tuple[Cards, Cards] | None:
        """What was kept, and what went back."""
        secrets = self.secrets
        if secrets is not None and secrets.offer is not None and secrets.taken is not None:
            left, right = secrets.offer
            return (left, right) if secrets.taken == "left" else (right, left)
        for event in self.events:
            if isinstance(event, PileTaken) and event.chooser == self.seat:
                return event.kept, event.returned
        return None

    def _given(self) -> list[str]:
        """What the left neighbour took and what came back, once everybody has chosen."""
        for event in self.events:
            if isinstance(event, PileTaken) and event.splitter == self.seat:
                return [
                    self.words(
                        "great-split-answered-given",
                        name=self.to.names[event.chooser],
                        kept=self._cards(event.kept),
                        returned=self._cards(event.returned),
                    )
                ]
        return []

    def _resolved(self, trail: tuple[TrackAdvanced, ...], sold: Cards) -> Answer:
        gained = gains(trail, self.components, self.to)
        text = self.words("great-split-answered-resolve", gains=gained)
        if not sold:
            return Answer(text)
        return Answer(f"{text} {self.words('great-split-answered-sold', cards=self._cards(sold))}")

    def _cards(self, cards: Cards) -> str:
        return wording.cards(self.words, self.components, cards)
