"""A full state that fits what one seat knows, the rest dealt anew."""

from collections import Counter

from engine.core import Seat
from engine.dice import Dice
from engine.great_split.components import STARTING_CARDS, Components
from engine.great_split.data import CardName, Cards
from engine.great_split.moves import SIDES, Side
from engine.great_split.resolution import begin_resolution, begin_with_character
from engine.great_split.state import Collector, Resolution, State
from engine.great_split.view import OpenSeat, View


def imagine(components: Components, view: View, dice: Dice) -> State:
    """Unknown cards are dealt to where cards are known to be, of the levels that were dealt.

    What others have answered in secret is drawn as well, from what they may answer. What the seat
    could remember of earlier rounds is not used: a card that it passed on, or saw in an offer, is
    dealt like any other that it does not see now.
    """
    known = _known_cards(view)
    decks, unknown, dice = _deal_unknown(components, view, known, dice)
    collectors = []
    for seat, open_seat in enumerate(view.seats):
        if view.secrets is not None and seat == view.seat:
            collectors.append(_own_collector(view, open_seat))
            continue
        offer = _offer_of(view, seat)
        seen = open_seat.played if offer is None else (*offer[0], *offer[1])
        hidden, unknown = _split_off(unknown, open_seat.cards - len(seen))
        discarded, unknown = _split_off(unknown, open_seat.discarded)
        hand = tuple(sorted((*seen, *hidden)))
        discarding, left, taken, dice = _secret_answers(components, view, seat, hand, offer, dice)
        collectors.append(
            Collector(
                character=open_seat.character,
                board=open_seat.board,
                hand=hand,
                discarded=discarded,
                discarding=discarding,
                left=left,
                taken=taken,
                resolution=_resolution(components, view, seat, hand, hidden),
                previous=open_seat.previous,
                sold_before=open_seat.sold_before,
            )
        )
    pool = Counter(components.market_tokens) - Counter(view.market_revealed)
    return State(
        edition=view.edition,
        auto_finish=view.auto_finish,
        dice=dice,
        decks=decks,
        market_pool=tuple(sorted(pool.elements())),
        market_revealed=view.market_revealed,
        scoring_lines=view.scoring_lines,
        round=view.round,
        phase=view.phase,
        collectors=tuple(collectors),
        scorings=view.scorings,
        chronicle=view.chronicle,
    )


def _known_cards(view: View) -> Cards:
    known = [card for seat in view.seats for card in seat.played]
    if view.secrets is not None:
        known += [*view.secrets.hand, *view.secrets.discarded]
        for pile in view.secrets.offer or ():
            known += pile
    return tuple(dict.fromkeys(known))


def _deal_unknown(
    components: Components, view: View, known: Cards, dice: Dice
) -> tuple[tuple[Cards, ...], Cards, Dice]:
    """What stays in the decks, and the unknown cards in other people's hands and discards."""
    decks: list[Cards] = []
    dealt: list[CardName] = []
    for deck, total in zip(components.decks, _dealt_by_level(components, view), strict=True):
        unseen = tuple(card for card in deck if card not in known)
        drawn, stays, dice = dice.draw(unseen, total - (len(deck) - len(unseen)))
        decks.append(stays)
        dealt += drawn
    shuffled, dice = dice.shuffle(dealt)
    return tuple(decks), shuffled, dice


def _dealt_by_level(components: Components, view: View) -> list[int]:
    seats = len(view.seats)
    dealt = [STARTING_CARDS * seats, 0, 0]
    for level in components.levels[: view.round]:
        dealt[level - 1] += seats
        if seats == 2:
            dealt[level - 2] += seats
    return dealt


def _own_collector(view: View, open_seat: OpenSeat) -> Collector:
    secrets = view.secrets
    if secrets is None:
        raise AssertionError("a spectator has no collector of its own.")
    return Collector(
        character=open_seat.character,
        board=open_seat.board,
        hand=secrets.hand,
        discarded=secrets.discarded,
        discarding=secrets.discarding,
        left=secrets.left,
        taken=secrets.taken,
        resolution=secrets.resolution,
        previous=open_seat.previous,
        sold_before=open_seat.sold_before,
        lettered=secrets.lettered,
    )


def _offer_of(view: View, seat: Seat) -> tuple[Cards, Cards] | None:
    """The two piles of that seat, where the viewer is their chooser."""
    if view.secrets is None or view.seat is None:
        return None
    return view.secrets.offer if seat == (view.seat - 1) % len(view.seats) else None


def _secret_answers(
    components: Components,
    view: View,
    seat: Seat,
    hand: Cards,
    offer: tuple[Cards, Cards] | None,
    dice: Dice,
) -> tuple[Cards | None, Cards | None, Side | None, Dice]:
    """What the seat discards, its left pile and the pile it takes, each as it may have answered."""
    discarding: Cards | None = None
    left: Cards | None = None
    taken: Side | None = None
    answered = not view.seats[seat].waited_for
    if view.phase == "discard" and answered:
        excess = len(hand) - components.hand_limits[view.round - 1]
        if excess > 0:
            drawn, _, dice = dice.draw(hand, excess)
            discarding = tuple([card for card in hand if card in drawn])
    if view.phase == "choose" and offer is not None:
        left = offer[0]
    elif view.phase == "choose" or (view.phase == "split" and answered):
        # Every split is as likely as any other: bits say which cards lie left, never none or all.
        number, dice = dice.below(2 ** len(hand) - 2)
        left = tuple([card for bit, card in enumerate(hand) if (number + 1) >> bit & 1])
    if view.phase == "choose" and answered:
        (taken,), _, dice = dice.draw(SIDES, 1)
    return discarding, left, taken, dice


def _resolution(
    components: Components, view: View, seat: Seat, hand: Cards, hidden: Cards
) -> Resolution | None:
    """Finished ones as everybody saw them; the others as if they had not begun."""
    if view.phase in {"discard", "split", "choose"}:
        return None
    open_seat = view.seats[seat]
    if open_seat.waited_for and view.phase == "start":
        return begin_with_character(components, seat, open_seat.character)
    if open_seat.waited_for:
        return begin_resolution(open_seat.board, hand)
    return Resolution(
        before=open_seat.before,
        board=open_seat.board,
        to_play=(),
        splitter=False,
        played=open_seat.played,
        sold=hidden if view.phase != "start" else (),
        done=True,
    )


def _split_off(cards: Cards, count: int) -> tuple[Cards, Cards]:
    return cards[:count], cards[count:]
