"""Discord's limits, all of them that we could meet, in one table."""

BUTTON_LABEL = 80
BUTTONS_IN_A_ROW = 5
CUSTOM_ID = 100
MENU_OPTIONS = 25
OPTION_LABEL = 100
OPTION_DESCRIPTION = 100
PLACEHOLDER = 150
FORM_TITLE = 45
FORM_LABEL = 45
FORM_HINT = 100
CHECKBOXES = 10
COMPONENTS = 40
"""In one layout; nested ones count."""
TEXT = 4000
"""In one layout, all texts together."""
ALT_TEXT = 1024
SUGGESTIONS = 25
SUGGESTION = 100
THREAD_NAME = 100
EMOJI_BYTES = 256 * 1024
NONCE = 25
PUSHES = 25
"""Buttons in one question: beyond that, menus are easier to read."""
ROOM_FOR_PUSHES = 30
"""Components that a question may use for its buttons and their rows; the frame needs the others."""


def fit(text: str, most: int) -> str:
    """The text, or as much of it as is allowed, with an ellipsis where something was left out."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def pages(text: str, most: int = TEXT - 500) -> tuple[str, ...]:
    """A long text cut at ends of lines."""
    found, page = [], ""
    for line in text.split("\n"):
        short = fit(line, most)
        if page and len(page) + 1 + len(short) > most:
            found.append(page)
            page = short
        else:
            page = f"{page}\n{short}" if page else short
    return (*found, page)
