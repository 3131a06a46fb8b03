"""Tells an exception by its type and the way through the code: its message may hold a secret."""

import sys
import threading
import traceback
from collections.abc import Callable

_DEEPEST = 5


def type_of(error: BaseException) -> str:
    return type(error).__name__


def told(
    error: BaseException, name_of: Callable[[BaseException], str] = type_of, depth: int = 0
) -> str:
    """With what it came from, and the several of a group."""
    text = ""
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None and depth < _DEEPEST:
        text += f"{told(cause, name_of, depth + 1)}and then:\n"
    text += "".join(traceback.format_tb(error.__traceback__))
    text += f"{name_of(error)}\n"
    if isinstance(error, BaseExceptionGroup) and depth < _DEEPEST:
        for inner in error.exceptions:
            text += f"one of these was:\n{told(inner, name_of, depth + 1)}"
    return text


def hide_messages(tell: Callable[[BaseException], str] = told) -> None:
    """From now on what ends this process or a thread of it, or what nobody can catch, is told so."""

    def write(error: BaseException | None) -> None:
        # There is no standard error where the terminal is gone.
        if error is not None and not isinstance(error, SystemExit) and sys.stderr is not None:
            # With the line by which people and programs know that something ended badly.
            sys.stderr.write(f"Traceback (most recent call last):\n{tell(error)}")

    sys.excepthook = lambda _type, error, _traceback: write(error)
    threading.excepthook = lambda caught: write(caught.exc_value)
    sys.unraisablehook = lambda caught: write(caught.exc_value)
