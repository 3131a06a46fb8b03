"""What stays of a question once it is answered, as far as the view still knows it."""

from bot.dealers.dealing import Answer, Listener
from bot.dealers.great_split import pictures, wording
from bot.dealers.great_split.neighbours import left_of, right_of
from bot.dealers.great_split.resolving import gains
from engine.core import Decision
from engine.great_split.components import Components
from engine.great_split.view import Secrets, View


def answered(view: View, decision: Decision, components: Components, to: Listener) -> Answer:
    """A later view has forgotten the answer; then only the fact remains."""
    secrets = view.secrets
    asked_in = int(decision.ticket.split(".")[1].partition("-")[0])
    if secrets is None or asked_in != view.round:
        return Answer(to.words("great-split-answered", kind=decision.kind, round=asked_in))
    match decision.kind:
        case "discard":
            return _discarded(view, secrets, components, to)
        case "split":
            return _split(view, secrets, components, to)
        case "choose":
            return _chosen(view, secrets, components, to)
        case _:
            return _resolved(view, secrets, components, to)


def _discarded(view: View, secrets: Secrets, components: Components, to: Listener) -> Answer:
    words = to.words
    if secrets.discarding is not None:
        gone = wording.pile(words, components, secrets.discarding, secrets.hand)
        return Answer(words("great-split-answered-discard", cards=gone))
    return Answer(words("great-split-answered", kind="discard", round=view.round))


def _split(view: View, secrets: Secrets, components: Components, to: Listener) -> Answer:
    words, hand = to.words, secrets.hand
    if secrets.left is None:
        return Answer(words("great-split-answered", kind="split", round=view.round))
    right = tuple(card for card in hand if card not in secrets.left)
    text = words(
        "great-split-answered-split",
        name=to.names[left_of(view)],
        left=wording.pile(words, components, secrets.left, hand),
        right=wording.pile(words, components, right, hand),
    )
    return Answer(text, pictures.split(secrets.left, right, hand, components, words))


def _chosen(view: View, secrets: Secrets, components: Components, to: Listener) -> Answer:
    words = to.words
    if secrets.offer is None or secrets.taken is None:
        return Answer(words("great-split-answered", kind="choose", round=view.round))
    left, right = secrets.offer
    kept, returned = (left, right) if secrets.taken == "left" else (right, left)
    text = words(
        "great-split-answered-choose",
        name=to.names[right_of(view)],
        side=secrets.taken,
        kept=wording.cards(words, components, kept),
        returned=wording.cards(words, components, returned),
    )
    return Answer(text)


def _resolved(view: View, secrets: Secrets, components: Components, to: Listener) -> Answer:
    words, resolution = to.words, secrets.resolution
    if resolution is None:
        return Answer(words("great-split-answered", kind="resolve", round=view.round))
    text = words("great-split-answered-resolve", gains=gains(resolution, components, to))
    if not resolution.done:
        return Answer(words("great-split-so-far", gains=gains(resolution, components, to)))
    sold = resolution.sold
    if not sold:
        return Answer(text)
    cards = wording.cards(words, components, sold)
    return Answer(f"{text} {words('great-split-answered-sold', cards=cards)}")
