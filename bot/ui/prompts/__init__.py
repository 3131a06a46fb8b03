"""A dealer's questions on Discord: shown as posts, answered by a path of presses or a typed line."""

from bot.ui.prompts.asking import change, draft, question
from bot.ui.prompts.following import Answered, Asked, Form, Looked, compose, follow
from bot.ui.prompts.paths import OPEN, SEAL
from bot.ui.prompts.typed import answered_by, read_ticks, read_typed, suggestions

__all__ = [
    "OPEN",
    "SEAL",
    "Answered",
    "Asked",
    "Form",
    "Looked",
    "answered_by",
    "change",
    "compose",
    "draft",
    "follow",
    "question",
    "read_ticks",
    "read_typed",
    "suggestions",
]
