"""The pictures of Sintra for the ear: what changed, what lies open, one's own strips; and everything."""

from bot.dealers.dealing import Listener, Words
from bot.dealers.phrases import fitting
from bot.dealers.sintra import standing, telling, wording
from engine.core import Outcome, Seat
from engine.sintra.data import ROUNDS
from engine.sintra.view import PalaceView, StripView, View


def table(view: View, to: Listener) -> str:
    """What changed, what can be taken, what one's own strips want, and how the others stand."""
    own = [] if view.seat is None else _palace_lines(view, view.seat, to)
    seats = [seat for seat in range(len(view.palaces)) if seat != view.seat]
    others = [_summary(view, seat, to) for seat in seats]
    opening = (*_last(view, to), _head(view, to), *_glass(view, to))
    return fitting(
        "\n".join(lines)
        for lines in (
            (*opening, *own, *others),
            (_head(view, to), *_glass(view, to), *own, *others),
            (_head(view, to), *_glass(view, to), *own),
        )
    )


def table_in_full(view: View, to: Listener) -> str:
    """Everything that lies on the table, every palace with its strips and their reverses."""
    words = to.words
    coming = ", ".join(wording.colour(words, colour) for colour in view.track[1:])
    lines = [*_last(view, to), _head(view, to), *_glass(view, to)]
    if coming:
        lines.append(words("sintra-alt-coming", colours=coming))
    lines.append(
        words(
            "sintra-alt-supply",
            bag=wording.amounts(words, view.bag),
            tower=wording.amounts(words, view.tower),
        )
    )
    lines.append(words("sintra-alt-points", points=", ".join(map(str, view.window_points))))
    if view.ornaments:
        between = [", ".join(str(window + 1) for window in windows) for windows in view.ornaments]
        lines.append(words("sintra-alt-ornaments", windows="; ".join(between)))
    losses = ", ".join(wording.signed(-loss) for loss in view.losses)
    lines.append(words("sintra-alt-losses", losses=losses))
    for seat in range(len(view.palaces)):
        lines.append(_summary(view, seat, to))
        lines += _palace_lines(view, seat, to, in_full=True)
    return "\n".join(lines)


def final(view: View, outcome: Outcome, to: Listener) -> str:
    """Everybody's points and where they came from, best first, and after which round how many."""
    full, bare = [], []
    for seat in outcome.ranking:
        score = outcome.scores[seat]
        head = f"{to.plain_names[seat]} {wording.signed(score.points)}: {standing.reasons(score, to.words)}."
        course = ", ".join(wording.signed(points[seat]) for points in view.chronicle)
        full.append(f"{head} {to.words('sintra-alt-course', points=course)}")
        bare.append(head)
    opening = to.words("sintra-over")
    return fitting("\n".join((opening, *lines)) for lines in (full, bare))


def _last(view: View, to: Listener) -> list[str]:
    plain = [line.replace("**", "") for line in telling.tell(view.latest, view, to)]
    return [] if view.over else plain


def _head(view: View, to: Listener) -> str:
    if view.over:
        return to.words("sintra-over")
    return to.words(
        "sintra-alt-head",
        round=view.round,
        rounds=ROUNDS,
        colour=view.track[0],
        name=to.plain_names[view.turn_of],
    )


def _glass(view: View, to: Listener) -> list[str]:
    words = to.words
    factories = "; ".join(
        f"{wording.place(words, number)}: {wording.amounts(words, panes)}"
        for number, panes in enumerate(view.factories)
        if any(panes)
    )
    centre = f"{wording.place(words, None)}: {wording.amounts(words, view.centre)}"
    if view.marker is None and not view.over:
        centre = f"{centre}, {words('sintra-with-marker')}"
    return [f"{factories}; {centre}." if factories else f"{centre}."]


def _palace_lines(view: View, seat: Seat, to: Listener, *, in_full: bool = False) -> list[str]:
    words, palace = to.words, view.palaces[seat]
    strips = "; ".join(
        _strip(number, strip, words, in_full=in_full)
        for number, strip in enumerate(palace.strips, start=1)
        if strip is not None
    )
    glazed = "; ".join(
        f"{number} {', '.join(wording.colour(words, pane) for pane in panes)}"
        for number, panes in enumerate(palace.windows, start=1)
        if panes
    )
    key = "sintra-alt-own-strips" if seat == view.seat else "sintra-alt-strips"
    lines = [words(key, strips=strips or words("sintra-nothing"), glazier=palace.glazier + 1)]
    if glazed:
        lines.append(words("sintra-alt-windows", windows=glazed))
    lines.append(_broken(view, palace, words))
    return lines


def _strip(number: int, strip: StripView, words: Words, *, in_full: bool) -> str:
    wants = f"{number}: {wording.free(words, strip)}"
    if not in_full:
        return wants
    laid = wording.counted(words, tuple(pane for pane in strip.panes if pane is not None))
    reverse = wording.counted(words, strip.reverse)
    sides = (words("sintra-alt-laid", panes=laid), words("sintra-alt-reverse", spaces=reverse))
    return f"{wants} ({', '.join(sides)})"


def _broken(view: View, palace: PalaceView, words: Words) -> str:
    ahead = len(view.losses) - 1 - palace.broken
    return words("sintra-alt-broken", loss=wording.signed(-view.losses[palace.broken]), ahead=ahead)


def _summary(view: View, seat: Seat, to: Listener) -> str:
    palace = view.palaces[seat]
    return to.words(
        "sintra-alt-player",
        name=to.plain_names[seat],
        points=wording.signed(palace.points),
        panes=sum(len(window) for window in palace.windows),
        glazier=palace.glazier + 1,
        loss=wording.signed(-view.losses[palace.broken]),
    )
