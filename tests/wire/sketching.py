"""The bot as it is but for its pictures, which are specks: drawing takes most of a game's time.

For whole games that are about something else. Pictures are drawn in full in `test_whole_game.py`,
`test_phone.py`, `test_slow_line.py` and `test_limits.py`.
"""

import io
import os
import sys
from collections.abc import Callable
from dataclasses import replace

from PIL import Image

from bot.__main__ import main
from bot.dealers.dealing import Picture
from bot.drawing import Drawing, always
from bot.thinking.fair_turns import Asker

draw_in_full = Drawing.draw


def speck(picture: Picture) -> bytes:
    """Different pictures are different files."""
    file = io.BytesIO()
    Image.new("RGB", (4, 3), f"#{abs(hash(picture.key)) % 0xFFFFFF:06x}").save(file, "PNG")
    return file.getvalue()


async def sketch(
    self: Drawing, picture: Picture, asker: Asker, is_wanted: Callable[[], bool] = always
) -> bytes:
    small = replace(picture, draw=lambda: speck(picture))
    return await draw_in_full(self, small, asker, is_wanted)


if __name__ == "__main__":
    if not os.environ.get("GALA_EVERY_PICTURE"):
        Drawing.draw = sketch  # type: ignore[method-assign]  # this program is about the rest.
    sys.exit(main())
