"""Results as tests like to write them: `result("Ana 30", "Ben 20")`."""

from bot.store import LEVELS, Result, SeatResult

USERS = {name: number for number, name in enumerate(("Ana", "Ben", "Carla", "Dora"), 11)}


def seat(text: str, place: int, *, moves: int = 10, own: int | None = None) -> SeatResult:
    """`Ana 30` is a person, `hard 30` an AI of that level."""
    name, points = text.split()
    level = next((level for level in LEVELS if level == name), None)
    if level is not None:
        return SeatResult("Ada", None, level, int(points), place, moves, 0)
    made = moves if own is None else own
    return SeatResult(name, USERS[name], None, int(points), place, moves, made)


def result(
    *seats: str,
    game: str = "toy",
    guild: int = 1,
    number: int = 1,
    seconds: float = 600.0,
    own: dict[str, int] | None = None,
) -> Result:
    """The best is first; `own`: how many of their ten moves these made themselves."""
    points = [int(text.split()[1]) for text in seats]
    found = tuple(
        seat(text, 1 + sum(other > mine for other in points), own=(own or {}).get(text.split()[0]))
        for text, mine in zip(seats, points, strict=True)
    )
    return Result(f"table{number:03}", game, {}, guild, 1000.0 + number, seconds, found)
