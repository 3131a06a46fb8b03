"""Pages of the rules, or of a guide, one at a time with the way to the next."""

from collections.abc import Callable

from bot.dealers.dealing import Page, Words
from bot.ui.messages.address import Address
from bot.ui.messages.posts import Post, Press


def leafed(
    pages: tuple[Page, ...], number: int, address: Callable[[int], Address], words: Words
) -> Post:
    """The page of this number, or the last; `address` leads to another one."""
    number = min(number, len(pages) - 1)
    page, row = pages[number], []
    if number > 0:
        row.append(Press(words("button-previous"), address(number - 1)))
    if number + 1 < len(pages):
        row.append(Press(words("button-next"), address(number + 1), "main"))
    count = words("rules-page", number=number + 1, count=len(pages))
    pictures = () if page.picture is None else (page.picture,)
    rows = (tuple(row),) if row else ()
    if page.is_legend:
        return Post(f"**{page.title}**", pictures, rows, count, legend=page.text)
    return Post(f"**{page.title}**\n{page.text}", pictures, rows, count)
