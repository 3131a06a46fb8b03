"""The pictures for the ear: complete enough to play by, short enough for Discord."""

from bot.dealers.dealing import Listener, Words
from bot.dealers.great_split import wording
from bot.dealers.great_split.neighbours import moved_since, passing
from bot.dealers.great_split.own_board import Own
from bot.dealers.great_split.projecting import standings
from bot.dealers.great_split.scorings import line_names, points_by_scoring, result, scoring_name
from bot.dealers.phrases import fitting
from engine.core import Outcome, Seat
from engine.great_split.components import Components
from engine.great_split.data import (
    PLACE,
    RESOURCES,
    SEALS,
    Cards,
    Track,
)
from engine.great_split.state import Board
from engine.great_split.view import OpenSeat, Secrets, View
from render.great_split import Worth

_PRESTIGE_FIRST: tuple[Track, ...] = ("prestige", *RESOURCES, *SEALS)


def board_in_full(view: View, components: Components, to: Listener) -> str:
    """Who passes to whom, and every track of everybody by its name, however long that is."""
    words, names = to.words, to.plain_names
    lines = [_opening(view, components, words), passing(words, names)]
    seats = zip(names, view.seats, strict=True)
    lines += [_open_seat(name, open_seat, words) for name, open_seat in seats]
    if view.phase != "over":
        lines.append(f"{wording.capital(standings(view, components, words, names))}.")
    return "\n".join(lines)


def board(view: View, components: Components, to: Listener) -> str:
    words, opening = to.words, _opening(view, components, to.words)
    seats = list(enumerate(view.seats))
    full = [_open_seat(to.plain_names[number], open_seat, words) for number, open_seat in seats]
    bare = [_bare_seat(to.plain_names[number], open_seat, words) for number, open_seat in seats]
    barest = [_barest_seat(to.plain_names[number], open_seat, words) for number, open_seat in seats]
    return fitting("\n".join((opening, *lines)) for lines in (full, bare, barest))


def _opening(view: View, components: Components, words: Words) -> str:
    """Where the game stands, and what will be scored."""
    parts = [_place_in_game(view, components, words)]
    if view.phase != "over":
        parts += [
            words("great-split-alt-line", round=number, what=line_names(words, tokens))
            for number, tokens in zip(components.scoring_rounds, view.scoring_lines, strict=True)
            if number >= view.round
        ]
    return " ".join(parts)


def seat(view: View, components: Components, to: Listener, *, in_full: bool = False) -> str:
    """One's own board, space by space, and one's hand."""
    if view.seat is None or view.secrets is None:
        return board(view, components, to)
    resolving = view.secrets.resolution
    current = view.seats[view.seat].board if resolving is None else resolving.board
    held = words_for_hand(view.secrets.hand, view.secrets.lettered, components, to.words)
    lines = [held, *_parted_with(view.secrets, components, to.words)]
    return _board_of(view, view.seat, components, to, current, lines, in_full=in_full)


def other_seat(
    view: View, seat: Seat, components: Components, to: Listener, *, in_full: bool = False
) -> str:
    """Somebody else's board, space by space, and what changed on it last."""
    open_seat = view.seats[seat]
    held = wording.capital(to.words("great-split-cards", count=open_seat.cards))
    moved = moved_since(view, components, seat, to.plain_names[seat], to.words)
    lines = [*moved, f"{held}."]
    return _board_of(view, seat, components, to, open_seat.board, lines, in_full=in_full)


def _board_of(
    view: View,
    seat: Seat,
    components: Components,
    to: Listener,
    current: Board,
    lines: list[str],
    *,
    in_full: bool,
) -> str:
    character = wording.character(to.words, view.seats[seat].character)
    opening = to.words("great-split-alt-seat", name=to.plain_names[seat], character=character)
    own = Own(view, seat, components, to)
    tell = own.board_in_full if in_full else own.board_with
    return tell(opening, current, lines)


def resolution(view: View, components: Components, to: Listener) -> str:
    """What is still to be played; the board only at first, for each step says what it moves."""
    resolving = None if view.secrets is None else view.secrets.resolution
    if resolving is not None and resolving.orders:
        return fitting([" ".join(_left_to_play(view, components, to))])
    return resolving_seat(view, components, to)


def resolving_seat(
    view: View, components: Components, to: Listener, *, in_full: bool = False
) -> str:
    """One's own board as it stands, what is still to be played, and what was."""
    if view.secrets is None or view.secrets.resolution is None:
        return seat(view, components, to, in_full=in_full)
    lines = [*_left_to_play(view, components, to), *_played_so_far(view, components, to)]
    lines += _parted_with(view.secrets, components, to.words)
    opening = to.words("great-split-alt-resolution")
    own = Own(view, view.seat or 0, components, to)
    tell = own.board_in_full if in_full else own.board_with
    return tell(opening, view.secrets.resolution.board, lines)


def _left_to_play(view: View, components: Components, to: Listener) -> list[str]:
    if view.secrets is None or view.secrets.resolution is None:
        raise AssertionError("there is nothing to resolve.")
    resolving = view.secrets.resolution
    rest = wording.pile(to.words, components, resolving.to_play, view.secrets.lettered)
    lines = [to.words("great-split-alt-to-play", cards=rest)] if resolving.to_play else []
    if resolving.splitter:
        lines.append(to.words("great-split-alt-splitter"))
    if lines:
        return lines
    prestige = wording.capital(wording.at(to.words, "prestige", resolving.board))
    return [to.words("great-split-alt-resolution"), f"{prestige}."]


def _parted_with(secrets: Secrets, components: Components, words: Words) -> list[str]:
    """What one has discarded, which nobody else knows."""
    if not secrets.discarded:
        return []
    cards = wording.cards(words, components, secrets.discarded)
    return [words("great-split-tell-own-discard", cards=cards)]


def _played_so_far(view: View, components: Components, to: Listener) -> list[str]:
    if view.secrets is None or view.secrets.resolution is None:
        return []
    resolving, lettered = view.secrets.resolution, view.secrets.lettered
    done = {
        "great-split-alt-played": resolving.played,
        "great-split-answered-sold": resolving.sold,
    }
    return [
        to.words(key, cards=wording.pile(to.words, components, cards, lettered))
        for key, cards in done.items()
        if cards
    ]


def hand(cards: Cards, lettered: Cards, components: Components, words: Words) -> str:
    return fitting([words_for_hand(cards, lettered, components, words)])


def words_for_hand(cards: Cards, lettered: Cards, components: Components, words: Words) -> str:
    held = wording.pile(words, components, cards, lettered)
    return words("great-split-alt-hand", count=len(cards), cards=held)


def piles(
    cards: tuple[Cards, Cards],
    lettered: Cards,
    worths: tuple[Worth, Worth] | None,
    components: Components,
    to: Listener,
) -> str:
    """With the letters of the cards, and what each pile would bring."""
    said = [wording.pile(to.words, components, pile, lettered) for pile in cards]
    if worths is not None:
        said = [f"{pile}; {_points(worth, to)}" for pile, worth in zip(said, worths, strict=True)]
    return fitting([to.words("great-split-alt-piles", left=said[0], right=said[1])])


def _points(worth: Worth, to: Listener) -> str:
    return ", ".join(
        to.words("great-split-alt-worth", name=to.plain_names[seat], points=wording.signed(points))
        for seat, points in worth.points
    )


def scoring(view: View, to: Listener) -> str:
    """What the last scored round brought everybody."""
    last = max((scored.round for scored in view.scorings), default=0)
    return fitting(
        ["\n".join(result(s, to.words, to.plain_names) for s in view.scorings if s.round == last)]
    )


def final(view: View, outcome: Outcome, to: Listener) -> str:
    """Everybody's points by what was scored, best first."""
    words = to.words
    full, bare = [], []
    for seat in outcome.ranking:
        total = outcome.scores[seat].points
        scored = points_by_scoring(view.scorings, seat)
        parts = [f"{scoring_name(words, what)} {points}" for what, points in scored.items()]
        full.append(f"{to.plain_names[seat]} {total}: {', '.join(parts)}.")
        bare.append(f"{to.plain_names[seat]} {total}.")
    opening = words("great-split-alt-final")
    return fitting("\n".join((opening, *lines)) for lines in (full, bare))


def _place_in_game(view: View, components: Components, words: Words) -> str:
    tokens = ", ".join(str(token) for token in view.market_revealed)
    return words(
        "great-split-alt-board",
        round=view.round,
        rounds=components.last_round,
        market=view.market,
        revealed=len(view.market_revealed),
        tokens=tokens,
    )


def _open_seat(name: str, open_seat: OpenSeat, words: Words) -> str:
    """Every track by its name."""
    parts = [
        f"{wording.track(words, track)} {open_seat.board[PLACE[track]]}"
        for track in _PRESTIGE_FIRST
    ]
    character = wording.character(words, open_seat.character)
    held = words("great-split-cards", count=open_seat.cards)
    if open_seat.discarded:
        held = f"{held}, {words('great-split-alt-discarded', count=open_seat.discarded)}"
    return f"{name}, {character}: {', '.join(parts)}; {held}."


def _bare_seat(name: str, open_seat: OpenSeat, words: Words) -> str:
    """Without the seals that stand at 0."""
    seals = [
        f"{wording.track(words, seal)} {open_seat.board[PLACE[seal]]}"
        for seal in SEALS
        if open_seat.board[PLACE[seal]]
    ]
    held = words("great-split-cards", count=open_seat.cards)
    return f"{', '.join((_resources(name, open_seat, words), *seals))}; {held}."


def _barest_seat(name: str, open_seat: OpenSeat, words: Words) -> str:
    """Board as Text says the rest."""
    return f"{_resources(name, open_seat, words)}."


def _resources(name: str, open_seat: OpenSeat, words: Words) -> str:
    parts = [
        f"{words('great-split-short', track=track)} {open_seat.board[PLACE[track]]}"
        for track in _PRESTIGE_FIRST[: 1 + len(RESOURCES)]
    ]
    return f"{name}: {', '.join(parts)}"
