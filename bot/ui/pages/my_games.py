"""The tables where somebody sits, as one post."""

from collections.abc import Callable, Sequence

from bot.dealers.dealing import Words
from bot.dealers.phrases import listed
from bot.markdown import literal
from bot.people.my_games import MyGame
from bot.ui.messages.address import Address
from bot.ui.messages.posts import Post, Press, RowOfPost

_IN_A_ROW = 5


def my_games_page(games: Sequence[MyGame], titles: Callable[[str], str], words: Words) -> Post:
    """A numbered line for each table, and below a button for each that is being played."""
    mine = sum(one.is_mine for one in games)
    lines = [words("mygames-title", mine=mine, count=len(games))]
    presses = []
    for number, one in enumerate(games, 1):
        lines.append(f"{number}. {_line(one, titles, words)}")
        if one.phase == "playing":
            label = words("mygames-seat", number=number)
            address = Address(one.table, "seat")
            presses.append(Press(label, address, "main" if one.is_mine else "plain"))
    rows: tuple[RowOfPost, ...] = tuple(
        tuple(presses[start : start + _IN_A_ROW]) for start in range(0, len(presses), _IN_A_ROW)
    )
    return Post("\n".join(lines), (), rows)


def _line(one: MyGame, titles: Callable[[str], str], words: Words) -> str:
    facts = {
        "title": titles(one.game),
        "place": f"<#{one.place}>",
        # Every reader sees it in their own time and language.
        "since": f"<t:{int(one.since)}:R>",
    }
    if one.phase in {"lobby", "starting"}:
        return words(f"mygames-{one.phase}", **facts)
    if one.is_mine:
        return words("mygames-mine", **facts)
    if one.others:
        names = listed(words, [literal(name) for name in one.others])
        return words("mygames-others", **facts, names=names)
    return words("mygames-thinking", **facts)
