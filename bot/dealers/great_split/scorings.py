"""When what is scored, and every point of a scoring explained."""

from collections.abc import Sequence

from bot.dealers.dealing import Listener, Words
from bot.dealers.great_split import wording
from bot.dealers.great_split.projecting import explained
from bot.dealers.phrases import listed
from engine.core import Reason, Seat
from engine.great_split.components import Components
from engine.great_split.data import RESOURCES
from engine.great_split.events import Scored
from engine.great_split.scoring import points_of
from engine.great_split.view import View

_ORDER = ("books", "art", "gems", "contracts")

_MOST_CHARACTERS = 3_400
"""What fits into one message with room for its frame."""


def scoring_name(words: Words, what: str) -> str:
    return words("great-split-scoring-name", what=what)


def line_names(words: Words, tokens: Sequence[str]) -> str:
    """What one scoring line scores; the token that scores nothing is left out."""
    names = [scoring_name(words, what) for what in _ORDER if what in tokens]
    return listed(words, names)


def scoring_plan(view: View, components: Components, words: Words) -> str:
    """Both scoring lines and the end."""
    parts = [
        words("great-split-plan-line", round=number, what=line_names(words, tokens))
        for number, tokens in zip(components.scoring_rounds, view.scoring_lines, strict=True)
    ]
    parts.append(words("great-split-plan-end", round=components.last_round))
    return " ".join(parts)


def scored_after_this_round(view: View, components: Components, words: Words) -> list[str]:
    """A reminder in the rounds that end with a scoring."""
    if view.round == components.last_round:
        return [words("great-split-soon-all")]
    if view.round in components.scoring_rounds:
        tokens = view.scoring_lines[components.scoring_rounds.index(view.round)]
        return [words("great-split-soon", what=line_names(words, tokens))]
    return []


def fading_art(view: View, components: Components, words: Words) -> list[str]:
    """A warning while the next market token may take all that one's art is worth."""
    if view.seat is None:
        return []
    level = view.seats[view.seat].board[RESOURCES.index("art")]
    last = last_worthy_market(components, level)
    most = max(components.market_tokens)
    if not level or not view.market <= last < view.market + most:
        return []
    return [words("great-split-art-fades", level=level, market=last)]


def last_worthy_market(components: Components, level: int) -> int:
    """Where the market may stand at most for this level of art to earn anything."""
    return level - components.file.art_brackets.rows[0][0]


def result(scored: Scored, words: Words, names: Sequence[str]) -> str:
    """One scoring in one line, best first."""
    ranking = sorted(range(len(scored.reasons)), key=lambda seat: -points_of(scored, seat))
    points = ", ".join(f"{names[seat]} {points_of(scored, seat)}" for seat in ranking)
    return words("great-split-scored", what=scored.what, points=points)


def why(view: View, components: Components, to: Listener) -> str:
    """What it would be now, then the newest scoring first; what is too much for one message is told by its result alone."""
    words = to.words
    projected = [] if view.phase == "over" else [explained(view, components, to)]
    if not view.scorings:
        plan = scoring_plan(view, components, words)
        return "\n\n".join((*projected, words("great-split-why-nothing", plan=plan)))
    newest_first = sorted(view.scorings, key=lambda scored: -scored.round)
    texts = [_explained(scored, components, to) for scored in newest_first]
    for number in range(len(texts) - 1, -1, -1):
        if sum(len(text) + 2 for text in (*projected, *texts)) <= _MOST_CHARACTERS:
            break
        texts[number] = (
            f"{_heading(newest_first[number], words)}\n{result(newest_first[number], words, to.names)}"
        )
    return "\n\n".join((*projected, *texts))


def _explained(scored: Scored, components: Components, to: Listener) -> str:
    lines = [_heading(scored, to.words), _method(scored, components, to.words)]
    for seat, reasons in enumerate(scored.reasons):
        lines.append(f"{to.names[seat]}: {_points(reasons, to.words)}")
    return "\n".join(lines)


def _heading(scored: Scored, words: Words) -> str:
    return words("great-split-why-heading", what=scored.what, round=scored.round)


def _method(scored: Scored, components: Components, words: Words) -> str:
    match scored.what:
        case "books":
            return words("great-split-why-books")
        case "art":
            market = dict(scored.reasons[0][0].facts)["market"]
            brackets = art_brackets(words, components, market)
            return words("great-split-why-art", market=market, brackets=brackets)
        case "gems":
            return words("great-split-why-gems")
        case "contracts":
            return words("great-split-why-contracts")


def art_brackets(words: Words, components: Components, market: int) -> str:
    """From which level art earns how much while the market stands there."""
    rows = components.file.art_brackets.rows
    levels = [(max(least + market, 0), points) for least, points in rows]
    end = components.ends[RESOURCES.index("art")]
    return ", ".join(
        words("great-split-bracket", level=level, points=points)
        for level, points in levels
        if level <= end
    )


def _points(reasons: tuple[Reason, ...], words: Words) -> str:
    if len(reasons) == 1:
        return _sum(reasons[0], words)
    total = sum(reason.points for reason in reasons)
    parts = [_sum(reason, words) for reason in reasons if _contracts(reason)]
    sums = "; ".join(parts) or words("great-split-why-no-contracts")
    return words("great-split-why-total", sums=sums, total=total)


def _sum(reason: Reason, words: Words) -> str:
    facts = dict(reason.facts)
    match reason.what:
        case "books":
            return words("great-split-why-books-sum", points=reason.points, space=facts["space"])
        case "art":
            return words("great-split-why-art-sum", points=reason.points, level=facts["level"])
        case "gems":
            least = min(facts["topaz"], facts["emerald"])
            return words(
                "great-split-why-gems-sum",
                points=reason.points,
                topaz=facts["topaz"],
                emerald=facts["emerald"],
                least=least,
            )
        case _:
            resource = next(r for r in RESOURCES if reason.what == f"contracts_{r}")
            count = _contracts(reason)
            own = facts["character"]
            number = f"({count - own} + {own})" if own else f"{count}"
            track = wording.track(words, resource)
            return f"{track} {number} × {facts['stars']} = {reason.points}"


def _contracts(reason: Reason) -> int:
    facts = dict(reason.facts)
    return facts["track"] + facts["character"]


def points_by_scoring(scorings: tuple[Scored, ...], seat: Seat) -> dict[str, int]:
    """A seat's points over the whole game, by what was scored."""
    return {
        what: sum(points_of(scored, seat) for scored in scorings if scored.what == what)
        for what in _ORDER
    }
