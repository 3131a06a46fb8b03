"""One seat's own board: tracks with all that lies on them, this round's steps, and its cards."""

from collections.abc import Mapping

from engine.core import Seat
from engine.great_split.components import Components
from engine.great_split.data import PLACE, PRESTIGE, RESOURCES, SEALS, CardName, Cards
from engine.great_split.events import TrackAdvanced
from engine.great_split.lettering import by_letter, letters_of
from engine.great_split.moves import SellCard
from engine.great_split.scoring import contracts as contract_reasons
from engine.great_split.scoring import projection_of
from engine.great_split.state import Board, Resolution
from engine.great_split.view import Secrets, View
from render.badges import draw_badge
from render.canvas import Canvas
from render.great_split import marks
from render.great_split.board import (
    SCORE_SIZE,
    art_bands,
    draw_market_place,
    draw_prestige,
    draw_projected,
)
from render.great_split.cards import Fate, draw_card, draw_splitter
from render.great_split.colours import PANEL_LIT, WELL
from render.great_split.emblems import draw_portrait
from render.great_split.gallery import GALLERY, awning, walnut
from render.great_split.icons import ICONS
from render.great_split.seat_layout import HeadBox, SeatLayout, seat_layout
from render.great_split.tracks import Bracket, Source, draw_legend, draw_product, draw_track
from render.theme import GOLD, IVORY, TICK, mix


def draw_seat(view: View, components: Components, names: tuple[str, ...]) -> bytes:
    """The board and the cards in hand."""
    seat, secrets = _own(view)
    cards = len(secrets.hand)
    canvas, layout = _draw_board(view, seat, components, names, cards, asked=frozenset())
    letters = letters_of(secrets.lettered)
    for card, box in zip(by_letter(secrets.hand, secrets.lettered), layout.cards, strict=True):
        draw_card(canvas, box, components.cards[card], letters[card])
    return canvas.file()


def draw_open_seat(view: View, seat: Seat, components: Components, names: tuple[str, ...]) -> bytes:
    """Anybody's board as everybody sees it."""
    canvas, _ = _draw_board(view, seat, components, names, 0, asked=frozenset())
    return canvas.file()


def draw_resolution(view: View, components: Components, names: tuple[str, ...]) -> bytes:
    """The board as it stands, the tracks a question is about, and what became of every card."""
    seat, secrets = _own(view)
    resolution = secrets.resolution
    if resolution is None:
        raise ValueError("the seat resolves nothing now; draw its seat instead.")
    asked = _asked_tracks(resolution, components)
    cards = len(secrets.hand) + 1
    canvas, layout = _draw_board(view, seat, components, names, cards, asked=asked)
    if resolution.questions:
        question = resolution.questions[0]
        painter = marks.double_arrow_ahead if question == "arrow" else ICONS[question]
        canvas.icon(painter, layout.head.question.inset(4))
    prices = _prices(resolution)
    *boxes, splitter = layout.cards
    letters = letters_of(secrets.lettered)
    for card, box in zip(by_letter(secrets.hand, secrets.lettered), boxes, strict=True):
        fate = _fate(card, resolution.to_play, prices)
        draw_card(canvas, box, components.cards[card], letters[card], fate)
    draw_splitter(canvas, splitter, played=not resolution.splitter)
    return canvas.file()


def _own(view: View) -> tuple[Seat, Secrets]:
    if view.seat is None or view.secrets is None:
        raise ValueError("a spectator has no seat to draw; draw the board instead.")
    return view.seat, view.secrets


def _prices(resolution: Resolution) -> dict[CardName, Fate]:
    return {order.card: order.price for order in resolution.orders if isinstance(order, SellCard)}


def _fate(card: CardName, to_play: Cards, prices: dict[CardName, Fate]) -> Fate:
    return "ready" if card in to_play else prices.get(card, "played")


def _asked_tracks(resolution: Resolution, components: Components) -> frozenset[int]:
    """The places among which the oldest open question lets the seat choose."""
    if not resolution.questions:
        return frozenset()
    question = resolution.questions[0]
    if question == "arrow":
        return frozenset(place for track, place in PLACE.items() if track != "gold")
    return frozenset(PLACE[track] for track in components.tracks_for[question])


def _draw_board(
    view: View,
    seat: Seat,
    components: Components,
    names: tuple[str, ...],
    cards: int,
    *,
    asked: frozenset[int],
) -> tuple[Canvas, SeatLayout]:
    own = view.seats[seat]
    board, before = own.board, own.before
    resolution = None if view.secrets is None else view.secrets.resolution
    if seat == view.seat and resolution is not None and not resolution.done:
        board, before = resolution.board, resolution.before
    contracts = len(components.characters[own.character].contracts)
    layout = seat_layout(components, contracts, cards)
    canvas = GALLERY.picture(layout.height)
    gain = board[PRESTIGE] - before[PRESTIGE]
    walnut(canvas, layout.head.frame)
    _draw_head(canvas, layout.head, seat, names[seat], view.market)
    if gain:
        canvas.figure(layout.head.gain, f"+{gain}", TICK, align="right")
    if PRESTIGE in asked:
        canvas.panel(layout.head.prestige, PANEL_LIT, 14, GOLD, 3)
    draw_prestige(canvas, layout.head.prestige.inset(6, 0), board[PRESTIGE], SCORE_SIZE)
    if view.phase != "over":
        points = projection_of(components, view)[seat].points
        draw_projected(canvas, layout.head.projected, points, SCORE_SIZE)
    for group in (layout.resources, *layout.seals):
        walnut(canvas, group.frame)
    brackets = tuple(
        Bracket(first, last, points, mix(WELL, fill, 0.8))
        for first, last, points, fill in art_bands(components, view.market)
    )
    brought = _brought(view, seat, components)
    for place in range(len(RESOURCES) + len(SEALS)):
        draw_track(
            canvas,
            layout.track(components, place),
            components,
            place,
            before[place],
            board[place],
            asked=place in asked,
            brackets=brackets if place == PLACE["art"] else (),
            brought=brought.get(place, {}),
        )
    _draw_contracts(canvas, layout, components, own.character, board)
    if layout.strip is not None:
        walnut(canvas, layout.strip.frame)
    return canvas, layout


def _brought(view: View, seat: Seat, components: Components) -> dict[int, dict[int, Source]]:
    """For each track, what brought this round's steps, as far as only the seat itself knows."""
    if seat != view.seat or view.secrets is None or view.secrets.resolution is None:
        return {}
    resolution = view.secrets.resolution
    letters = letters_of(view.secrets.lettered)
    found: dict[int, dict[int, Source]] = {}
    for step in () if resolution.done else resolution.trail:
        source = _source(step, letters, components)
        if source is not None:
            spaces = range(step.start + 1, step.end + 1)
            found.setdefault(PLACE[step.track], {}).update(dict.fromkeys(spaces, source))
    return found


def _source(
    step: TrackAdvanced, letters: Mapping[CardName, str], components: Components
) -> Source | None:
    match step.cause:
        case "card" | "sale" if step.card is not None:
            return letters[step.card]
        case "splitter":
            return marks.splitter
        case "arrow":
            return marks.double_arrow
        case "seal":
            groups = {row.track: row.group for row in components.file.seal_tracks.rows}
            return ICONS[groups[step.track]] if step.track in groups else None
        case "bonus":
            return marks.plus
        case _:
            return None


def _draw_contracts(
    canvas: Canvas, layout: SeatLayout, components: Components, character: str, board: Board
) -> None:
    """What every seal makes of its contracts, and those that the character brings."""
    for place, reason in enumerate(contract_reasons(components, character, board)):
        facts = dict(reason.facts)
        product = layout.track(components, len(RESOURCES) + place).product
        if product is not None:
            draw_product(canvas, product, facts["track"] + facts["character"], facts["stars"])
    contracts = components.characters[character].contracts
    (row,) = layout.seals[0].contracts
    draw_portrait(canvas, row.emblem, character)
    draw_legend(canvas, row.legend)
    for resource, sheet, icon in zip(contracts, row.sheets, row.icons, strict=True):
        canvas.icon(marks.contract, sheet)
        canvas.icon(ICONS[resource], icon)


def _draw_head(canvas: Canvas, box: HeadBox, seat: Seat, name: str, market: int) -> None:
    draw_badge(canvas, box.badge, seat)
    canvas.name(box.name, name, IVORY, 56)
    canvas.icon(awning, box.stall)
    draw_market_place(canvas, box.market, market)
