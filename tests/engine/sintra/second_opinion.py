"""One turn of Sintra written a second time, from the rulebook alone and as slowly as it reads.

Nothing of the engine's tables is used: strips are lists of spaces, panes lie one by one, the
marker on the broken glass track walks a step at a time.
"""

from collections import Counter
from dataclasses import dataclass, field

TRACK_OF_BROKEN_GLASS = [0, -1, -2, -4, -6, -8, -11, -14, -18]
WINDOW_POINTS = [4, 3, 3, 2, 2, 1, 1, 2]
# fmt: off
STRIPS = [
    "bbbyy", "ggppo",
    "gggoo", "yybbp",
    "yyypp", "ooggb",
    "ooobb", "ppyyg",
    "pppgg", "bbooy",
    "bgyop", "*byp*",
    "bbyop", "ggyop",
    "oobgy", "ppbgy",
]
# fmt: on
"""Front and back of each; a star is a grey space."""


@dataclass
class Column:
    strip: int | None
    """Which of the sixteen sides lies up; None when the strip is in the box."""
    lying: dict[int, str] = field(default_factory=dict)
    """By the number of the space."""
    window: list[str] = field(default_factory=list)


@dataclass
class Player:
    columns: list[Column]
    glazier: int = 0
    step: int = 0
    lost: int = 0
    score: int = 0


@dataclass
class Table:
    players: list[Player]
    factories: list[list[str]]
    centre: list[str]
    round_colour: str
    side: str
    start_marker_in_the_centre: bool
    tower: list[str] = field(default_factory=list)


def free_spaces(column: Column, colour: str) -> list[int]:
    """Those of the colour, then the grey ones."""
    if column.strip is None:
        return []
    empty = [at for at in range(5) if at not in column.lying]
    spaces = STRIPS[column.strip]
    return [at for at in empty if spaces[at] == colour] + [at for at in empty if spaces[at] == "*"]


def one_step_down(player: Player) -> None:
    player.step += 1
    if TRACK_OF_BROKEN_GLASS[player.step] == -18:
        player.score -= 18
        player.lost += 18
        player.step = 0


def possible_turns(table: Table, seat: int) -> set[tuple[int | None, str, int | None, str | None]]:
    """Where from, which colour, which column, and what to keep; the way back is not among them."""
    player = table.players[seat]
    places: list[tuple[int | None, list[str]]] = [*enumerate(table.factories), (None, table.centre)]
    found: set[tuple[int | None, str, int | None, str | None]] = set()
    for place, glass in places:
        for colour in glass:
            reachable = [
                at for at in range(player.glazier, 8) if free_spaces(player.columns[at], colour)
            ]
            if not reachable:
                found.add((place, colour, None, None))
            for at in reachable:
                column = player.columns[at]
                laid = min(glass.count(colour), len(free_spaces(column, colour)))
                five = [*column.lying.values(), *[colour] * laid]
                if table.side == "B" and len(five) == 5 and len(set(five)) > 1:
                    found |= {(place, colour, at, kept) for kept in five}
                else:
                    found.add((place, colour, at, None))
    return found


def may_go_back(player: Player) -> bool:
    remaining = [at for at in range(8) if player.columns[at].strip is not None]
    return bool(remaining) and player.glazier != remaining[0]


def go_back(player: Player) -> None:
    player.glazier = next(at for at in range(8) if player.columns[at].strip is not None)


def take_turn(
    table: Table, seat: int, place: int | None, colour: str, at: int | None, keep: str | None
) -> None:
    player = table.players[seat]
    # Step 1
    source = table.centre if place is None else table.factories[place]
    hand = [pane for pane in source if pane == colour]
    others = [pane for pane in source if pane != colour]
    source.clear()
    table.centre.extend(others)
    if place is None and table.start_marker_in_the_centre:
        table.start_marker_in_the_centre = False
        one_step_down(player)
    # Step 2
    if at is not None:
        player.glazier = at
        for space in free_spaces(player.columns[at], colour):
            if hand:
                player.columns[at].lying[space] = hand.pop()
    for pane in hand:
        one_step_down(player)
        table.tower.append(pane)
    # Step 3
    if at is None or len(player.columns[at].lying) < 5:
        return
    column = player.columns[at]
    five = list(column.lying.values())
    player.score += five.count(table.round_colour)
    five.remove(keep or colour)
    table.tower.extend(five)
    column.lying = {}
    column.window.append(keep or colour)
    assert column.strip is not None
    column.strip = None if len(column.window) == 2 else column.strip ^ 1
    player.score += WINDOW_POINTS[at]
    for right in range(at + 1, 8):
        if player.columns[right].window:
            player.score += WINDOW_POINTS[right]


def final_score(player: Player, side: str) -> int:
    windows = [column.window for column in player.columns]
    left = sum(len(column.lying) for column in player.columns)
    score = player.score + left // 3 + TRACK_OF_BROKEN_GLASS[player.step]
    if side == "A":
        for one, two in ((0, 1), (2, 3), (4, 5), (6, 7)):
            around = len(windows[one]) + len(windows[two])
            score += {4: 10, 3: 6, 2: 3}.get(around, 0)
        return score
    complete = len([window for window in windows if len(window) == 2])
    colours = Counter(pane for window in windows for pane in window)
    return score + complete * max(colours.values(), default=0)
