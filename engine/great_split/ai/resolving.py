"""How a hand of The Great Split is best resolved: the choices that lead to the best board."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from engine.ai.judge import Plan
from engine.core import Seat
from engine.great_split.ai.outlook import Outlook, advance
from engine.great_split.components import Card, Components
from engine.great_split.data import GOLD, PLACE, PRESTIGE, TRACKS, CardName, Cards
from engine.great_split.moves import (
    FinishResolution,
    FollowArrow,
    Move,
    PlaceSeal,
    PlayCard,
    PlayPlain,
    PlaySplitter,
    SellCard,
)
from engine.great_split.resolution import carry_out, is_plain
from engine.great_split.state import Board, Question, Resolution

BREADTH = 100
"""How many boards are followed from card to card for a seat's own question: nearly always enough."""

AT_A_GLANCE = 10
"""The same where very many hands are resolved: for piles that may come, and in rollouts."""

_OPEN_BREADTH = 200
"""The same from question to question: all that one card can ask."""

_NEVER_SOLD = 3.0
"""Points from which on a card is played at a glance, whatever its sale would bring."""

Branch: TypeAlias = tuple[Board, tuple[Move, ...]]
Asked: TypeAlias = tuple[Branch, tuple[Question, ...]]
"""A branch with the questions that are open there."""

Steps: TypeAlias = tuple[tuple[int, int], ...]
"""Places, and how far on each."""

_ARROW: tuple[Question, ...] = ("arrow",)
_ALL = tuple(range(len(TRACKS)))
_ARROW_ANSWERS = tuple((FollowArrow(track), PLACE[track], 2) for track in TRACKS if track != "gold")
_ARROW_STEPS: tuple[Steps, ...] = tuple(((place, steps),) for _, place, steps in _ARROW_ANSWERS)
_IN_GOLD: Steps = ((GOLD, 1),)
_IN_PRESTIGE: Steps = ((PRESTIGE, 1),)


def settled(components: Components, outlook: Outlook, board: Board, cards: Cards) -> float:
    """The worth of the board after these cards and the splitter, each choice the best at its time."""
    cubes = list(board)
    for card in _in_order(components, cards):
        now = outlook.worth(cubes)
        after = cubes.copy()
        questions: list[Question] = list(card.seals)
        arrows = sum([advance(components, after, place, steps) for place, steps in card.steps])
        questions += _ARROW * arrows
        _answer(components, outlook, after, questions)
        gained = outlook.worth(after) - now
        if (
            gained < _NEVER_SOLD
            and (sale := max(1.0, in_gold := outlook.gain(cubes, GOLD, 1))) > gained
        ):
            after = cubes.copy()
            _step_on(components, outlook, after, GOLD if in_gold == sale else PRESTIGE)
        cubes = after
    place, _ = outlook.best(cubes, _ALL, 1)
    _step_on(components, outlook, cubes, place)
    return outlook.worth(cubes)


def _step_on(components: Components, outlook: Outlook, cubes: list[int], place: int) -> None:
    _answer(components, outlook, cubes, [*_ARROW * advance(components, cubes, place, 1)])


def _answer(
    components: Components, outlook: Outlook, cubes: list[int], questions: list[Question]
) -> None:
    """Settle every question, oldest first, with what gains most at once."""
    while questions:
        question = questions.pop(0)
        if question == "arrow":
            place, _ = outlook.best_arrow(cubes)
            arrows = advance(components, cubes, place, 2)
        else:
            places = [PLACE[track] for track in components.tracks_for[question]]
            place, _ = outlook.best(cubes, places, 1)
            arrows = advance(components, cubes, place, 1)
        questions += _ARROW * arrows


def resolved_worth(components: Components, outlook: Outlook, board: Board, cards: Cards) -> float:
    """The worth of the best board that these cards and the splitter lead to, found at a glance."""
    boards = _boards_of_cards(components, outlook, board, cards, AT_A_GLANCE)
    return max(outlook.worth(board) + outlook.best(list(board), _ALL, 1)[1] for board in boards)


def resolved_board(components: Components, outlook: Outlook, board: Board, cards: Cards) -> Board:
    """The best board that these cards and the splitter lead to, whatever the way."""
    found = []
    for after in _boards_of_cards(components, outlook, board, cards, BREADTH):
        cubes = list(after)
        _step_on(components, outlook, cubes, outlook.best(cubes, _ALL, 1)[0])
        found.append(tuple(cubes))
    return max(found, key=outlook.worth)


def answered_board(
    components: Components, outlook: Outlook, board: Board, questions: Sequence[Question]
) -> Board:
    """The board once these questions are answered, each with what gains most at once."""
    cubes = list(board)
    _answer(components, outlook, cubes, list(questions))
    return tuple(cubes)


def _boards_of_cards(
    components: Components, outlook: Outlook, board: Board, cards: Cards, breadth: int
) -> list[Board]:
    """The best boards that these cards lead to."""
    boards = [board]
    for card in _in_order(components, cards):
        after = [each for board in boards for each in _boards_after(components, board, card)]
        boards = sorted(dict.fromkeys(after), key=outlook.worth, reverse=True)[:breadth]
    return boards


def _boards_after(components: Components, board: Board, card: Card) -> list[Board]:
    """Where a card leads that is played, or sold for either price."""
    return [
        *_boards_of_steps(components, board, card.steps, card.seals),
        *_boards_of_steps(components, board, _IN_GOLD, ()),
        *_boards_of_steps(components, board, _IN_PRESTIGE, ()),
    ]


def _boards_of_steps(
    components: Components, board: Board, steps: Steps, questions: tuple[Question, ...]
) -> list[Board]:
    """Where these steps lead, with every answer to the questions and to what they ask in turn."""
    cubes = list(board)
    for place, count in steps:
        if arrows := advance(components, cubes, place, count):
            questions = (*questions, *_ARROW * arrows)
    after = tuple(cubes)
    if not questions:
        return [after]
    question, rest = questions[0], questions[1:]
    answers: Sequence[Steps] = _ARROW_STEPS
    if question != "arrow":
        answers = [((PLACE[track], 1),) for track in components.tracks_for[question]]
    return [
        each for answer in answers for each in _boards_of_steps(components, after, answer, rest)
    ]


def resolution_plans(
    components: Components,
    outlook: Outlook,
    seat: Seat,
    resolution: Resolution,
    *,
    auto_finish: bool,
    breadth: int,
) -> list[Plan]:
    """The best boards that the hand can lead to, each with the orders that lead there.

    Steps on different tracks do not disturb each other, so only the choices matter, not the
    order of the cards: those that ask nothing go first, the splitter last.
    """
    opening: tuple[Move, ...] = ()
    if _plain_cards_are_worth_playing(components, outlook, resolution):
        opening = (PlayPlain(),)
        resolution = carry_out(components, seat, resolution, PlayPlain())
    branches: list[Branch] = [(resolution.board, opening)]
    if resolution.questions:
        branches = _all_answered(components, outlook, resolution, breadth)
    for card in _in_order(components, resolution.to_play):
        branches = _best(
            outlook, (b for branch in branches for b in _uses(components, branch, card)), breadth
        )
    if resolution.splitter:
        branches = _best(
            outlook, (b for branch in branches for b in _splitter_uses(components, branch)), breadth
        )
    ending = () if auto_finish and branches[0][1] else (FinishResolution(),)
    return [Plan((*moves, *ending), outlook.worth(board)) for board, moves in branches]


def _all_answered(
    components: Components, outlook: Outlook, resolution: Resolution, breadth: int
) -> list[Branch]:
    """The best boards once every open question is answered.

    Whoever played all cards at once leaves many of them to a stand-in: too many to try every way.
    """
    asked: list[Asked] = [((resolution.board, ()), resolution.questions)]
    while any(questions for _, questions in asked):
        found: dict[tuple[Board, tuple[Question, ...]], tuple[Move, ...]] = {}
        for branch, questions in asked:
            for (board, moves), rest in _first_answered(components, branch, questions):
                found.setdefault((board, rest), moves)
        ranked = sorted(found, key=lambda reached: outlook.worth(reached[0]), reverse=True)
        asked = [((board, found[board, rest]), rest) for board, rest in ranked[:_OPEN_BREADTH]]
    return _best(outlook, (branch for branch, _ in asked), breadth)


def _plain_cards_are_worth_playing(
    components: Components, outlook: Outlook, resolution: Resolution
) -> bool:
    """None of them would be better sold."""
    if resolution.questions:
        return False
    cubes = list(resolution.board)
    sale = max(1.0, outlook.gain(cubes, GOLD, 1))
    plain = [card for card in resolution.to_play if is_plain(components, cubes, card)]
    for card in plain:
        after = cubes.copy()
        for place, steps in components.cards[card].steps:
            advance(components, after, place, steps)
        if outlook.worth(after) - outlook.worth(cubes) < sale:
            return False
    return bool(plain)


def _in_order(components: Components, cards: Sequence[CardName]) -> list[Card]:
    """What asks nothing first, then gold, then seals, the freest choices last."""
    rows = [components.cards[card] for card in cards]
    return sorted(rows, key=_freedom)


def _freedom(card: Card) -> tuple[bool, bool, int]:
    gold = any(place == GOLD for place, _ in card.steps)
    return "star" in card.seals, bool(card.seals), gold


def _best(outlook: Outlook, branches: Iterator[Branch], breadth: int) -> list[Branch]:
    """The best boards, each once."""
    boards: dict[Board, tuple[Move, ...]] = {}
    for board, moves in branches:
        boards.setdefault(board, moves)
    ranked = sorted(boards, key=outlook.worth, reverse=True)[:breadth]
    return [(board, boards[board]) for board in ranked]


def _uses(components: Components, branch: Branch, card: Card) -> Iterator[Branch]:
    """Play the card, or sell it for either price."""
    board, moves = branch
    cubes = list(board)
    arrows = sum([advance(components, cubes, place, steps) for place, steps in card.steps])
    questions = (*card.seals, *_ARROW * arrows)
    yield from _answers(components, (tuple(cubes), (*moves, PlayCard(card.name))), questions)
    in_gold, in_prestige = SellCard(card.name, "gold"), SellCard(card.name, "prestige")
    yield from _step(components, (board, (*moves, in_gold)), GOLD)
    yield from _step(components, (board, (*moves, in_prestige)), PRESTIGE)


def _splitter_uses(components: Components, branch: Branch) -> Iterator[Branch]:
    board, moves = branch
    for place, track in enumerate(TRACKS):
        yield from _step(components, (board, (*moves, PlaySplitter(track))), place)


def _answers(
    components: Components, branch: Branch, questions: tuple[Question, ...]
) -> Iterator[Branch]:
    """Every way to settle the questions, oldest first."""
    if not questions:
        yield branch
        return
    for after, rest in _first_answered(components, branch, questions):
        yield from _answers(components, after, rest)


def _first_answered(
    components: Components, branch: Branch, questions: tuple[Question, ...]
) -> Iterator[Asked]:
    """Every answer to the oldest question, and what is open after it."""
    if not questions:
        yield branch, questions
        return
    board, moves = branch
    question, rest = questions[0], questions[1:]
    answers: Sequence[tuple[Move, int, int]]
    if question == "arrow":
        answers = _ARROW_ANSWERS
    else:
        answers = [(PlaceSeal(t), PLACE[t], 1) for t in components.tracks_for[question]]
    for move, place, steps in answers:
        cubes = list(board)
        arrows = advance(components, cubes, place, steps)
        yield (tuple(cubes), (*moves, move)), (*rest, *_ARROW * arrows)


def _step(components: Components, branch: Branch, place: int) -> Iterator[Branch]:
    """One step, and then whatever it asks."""
    board, moves = branch
    cubes = list(board)
    arrows = advance(components, cubes, place, 1)
    yield from _answers(components, (tuple(cubes), moves), _ARROW * arrows)
