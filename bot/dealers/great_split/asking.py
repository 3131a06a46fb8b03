"""The questions before the resolution: which cards to discard, how to split, which pile to take."""

from bot.dealers.dealing import Choice, Draft, Item, Listener, PickOne, PickSome, Prompt
from bot.dealers.great_split import pictures, prospects, wording
from bot.dealers.great_split.foresight import Prospect
from bot.dealers.great_split.neighbours import leading, left_of, moved_since, right_of
from bot.dealers.great_split.projecting import own_line, since_last_round
from bot.dealers.great_split.scorings import fading_art, scored_after_this_round
from bot.dealers.great_split.worths import prospect, worths
from engine.core import Seat
from engine.great_split.components import Components
from engine.great_split.data import CardName, Cards
from engine.great_split.lettering import by_letter, letters_of
from engine.great_split.moves import DiscardCards, SplitHand, TakePile
from engine.great_split.view import Secrets, View


def secrets_of(view: View) -> Secrets:
    if view.secrets is None:
        raise AssertionError("a spectator is asked nothing.")
    return view.secrets


def discard(view: View, components: Components, to: Listener) -> Prompt:
    words, secrets = to.words, secrets_of(view)
    hand = secrets.hand
    limit = components.hand_limits[view.round - 1]
    excess = len(hand) - limit
    lines = [
        *since_last_round(view, to),
        words(
            "great-split-discard",
            round=view.round,
            count=excess,
            cards=len(hand),
            limit=limit,
        ),
    ]
    if secrets.discarding is not None:
        chosen = wording.pile(words, components, secrets.discarding, secrets.lettered)
        lines.append(words("great-split-discard-chosen", cards=chosen))
    text = "\n".join((*lines, own_line(view, components, to)))
    picture = pictures.hand(hand, secrets.lettered, components, words)
    if excess == 1:
        # One press: until everybody has chosen it can be changed.
        return PickOne(text, _one_of_each(view, components, to), picture)

    def draft(keys: frozenset[str]) -> Draft:
        gone = _picked(secrets, keys)
        kept = tuple(card for card in hand if card not in gone)
        text = words(
            "great-split-discard-draft",
            gone=wording.pile(words, components, gone, secrets.lettered),
            kept=wording.pile(words, components, kept, secrets.lettered),
        )
        return Draft(
            text,
            seal_label=words("great-split-discard-seal"),
        )

    return PickSome(
        text=text,
        items=_items(view, components, to),
        least=excess,
        most=excess,
        compose=lambda keys: DiscardCards(_picked(secrets, keys)),
        draft=draft,
        open_label=words("great-split-discard-open"),
        form_title=words("great-split-discard-form", count=excess),
        form_label=words("great-split-discard-label"),
        form_hint=words("great-split-discard-hint"),
        picture=picture,
    )


def _one_of_each(view: View, components: Components, to: Listener) -> tuple[Choice, ...]:
    secrets = secrets_of(view)
    letters = letters_of(secrets.lettered)
    choices = []
    for card in by_letter(secrets.hand, secrets.lettered):
        label = wording.with_letter(to.words, components, card, secrets.lettered)
        choices.append(
            Choice(
                letters[card],
                label,
                DiscardCards((card,)),
                effect=prospects.of_card(to.words, label, _own(view, components, (card,))),
                icon=wording.icon(components, card),
            )
        )
    return tuple(choices)


def split(view: View, components: Components, to: Listener) -> PickSome:
    words, secrets = to.words, secrets_of(view)
    hand = secrets.hand
    neighbour = left_of(view)
    name = to.names[neighbour]
    lines = since_last_round(view, to)
    lines.append(words("great-split-split", round=view.round, name=name))
    lines += moved_since(view, components, neighbour, name, words)
    lines.append(leading(view, neighbour, to))
    lines += scored_after_this_round(view, components, words)
    lines += fading_art(view, components, words)
    if secrets.left is not None:
        left = wording.pile(words, components, secrets.left, secrets.lettered)
        lines.append(words("great-split-split-chosen", cards=left))
    lines.append(own_line(view, components, to))

    def draft(keys: frozenset[str]) -> Draft:
        left = _picked(secrets, keys)
        right = tuple(card for card in hand if card not in left)
        lines = [words("great-split-split-draft", name=name)]
        lines += [
            words(
                "great-split-split-outcome",
                side=side,
                name=name,
                theirs=wording.signed(prospect(view, components, taken, neighbour).points),
                own=wording.signed(_own(view, components, kept).points),
            )
            for side, taken, kept in (("left", left, right), ("right", right, left))
        ]
        return Draft(
            "\n".join(lines),
            seal_label=words("great-split-split-seal"),
            picture=pictures.piles(
                "split",
                (left, right),
                secrets.lettered,
                worths(view, components, (left, right), neighbour),
                components,
                to,
            ),
        )

    return PickSome(
        text="\n".join(lines),
        items=_items(view, components, to, neighbour),
        least=1,
        most=len(hand) - 1,
        compose=lambda keys: SplitHand(_picked(secrets, keys)),
        draft=draft,
        open_label=words("great-split-split-open"),
        form_title=words("great-split-split-form", round=view.round),
        form_label=words("great-split-split-label"),
        form_hint=words("great-split-split-hint"),
        picture=pictures.hand(hand, secrets.lettered, components, words),
    )


def choose(view: View, components: Components, to: Listener) -> PickOne:
    words, secrets = to.words, secrets_of(view)
    left, right = secrets.offer or ((), ())
    lines = [words("great-split-choose", round=view.round, name=to.names[right_of(view)])]
    lines += [
        words(
            "great-split-choose-pile",
            side=side,
            worth=prospects.described(words, _own(view, components, pile)),
        )
        for side, pile in (("left", left), ("right", right))
    ]
    lines += scored_after_this_round(view, components, words)
    lines += fading_art(view, components, words)
    if secrets.taken is not None:
        lines.append(words("great-split-choose-chosen", side=secrets.taken))
    lines.append(own_line(view, components, to))

    def effect(kept: Cards, returned: Cards) -> str:
        """What it brings, and what the pile that goes back brings its owner."""
        return words(
            "great-split-take-effect",
            own=wording.signed(_own(view, components, kept).points),
            theirs=wording.signed(prospect(view, components, returned, right_of(view)).points),
            name=to.plain_names[right_of(view)],
        )

    return PickOne(
        text="\n".join(lines),
        choices=(
            Choice(
                "left",
                words("great-split-take-left"),
                TakePile("left"),
                style="main",
                effect=effect(left, right),
                icon="left_pile",
            ),
            Choice(
                "right",
                words("great-split-take-right"),
                TakePile("right"),
                style="main",
                effect=effect(right, left),
                icon="right_pile",
            ),
        ),
        picture=pictures.piles(
            "offer",
            (left, right),
            secrets.lettered,
            worths(view, components, (left, right), right_of(view)),
            components,
            to,
        ),
    )


def _own(view: View, components: Components, pile: Cards) -> Prospect:
    return prospect(view, components, pile, view.seat or 0)


def _items(
    view: View, components: Components, to: Listener, neighbour: Seat | None = None
) -> tuple[Item, ...]:
    """With what each card would bring, and to the neighbour too who may take it."""
    secrets = secrets_of(view)
    letters = letters_of(secrets.lettered)

    def hint(card: CardName) -> str:
        own = _own(view, components, (card,))
        if neighbour is None:
            return prospects.hinted(to.words, own)
        theirs = prospect(view, components, (card,), neighbour)
        return to.words(
            "great-split-for-neighbour",
            own=wording.capital(prospects.briefly(to.words, own)),
            name=to.plain_names[neighbour],
            theirs=prospects.briefly(to.words, theirs),
        )

    return tuple(
        Item(
            letters[card],
            wording.with_letter(to.words, components, card, secrets.lettered),
            hint(card),
        )
        for card in by_letter(secrets.hand, secrets.lettered)
    )


def _picked(secrets: Secrets, keys: frozenset[str]) -> Cards:
    """In the order of the hand, as the rules want it."""
    letters = letters_of(secrets.lettered)
    return tuple(card for card in secrets.hand if letters[card] in keys)
