"""Tables that say what a request body may hold, and the check that finds everything wrong with one."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Protocol, TypeAlias

from parlour.errors import INVALID_FORM, Refusal
from parlour.snowflakes import snowflake_of

Place: TypeAlias = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Problem:
    at: Place
    code: str
    message: str


class Kind(Protocol):
    def problems(self, value: Any, at: Place) -> Iterator[Problem]:
        """Everything that is wrong with this value."""


def _wrong_type(at: Place, wanted: str) -> Problem:
    return Problem(at, "BASE_TYPE_BAD_TYPE", f"Only {wanted} is allowed here.")


@dataclass(frozen=True, slots=True)
class Text:
    most: int
    least: int = 0

    def problems(self, value: Any, at: Place) -> Iterator[Problem]:
        if not isinstance(value, str):
            yield _wrong_type(at, "text")
        elif not self.least <= len(value) <= self.most:
            yield Problem(
                at,
                "BASE_TYPE_BAD_LENGTH",
                f"Must be between {self.least} and {self.most} in length.",
            )


@dataclass(frozen=True, slots=True)
class Url:
    most: int
    schemes: tuple[str, ...] = ("http", "https")

    def problems(self, value: Any, at: Place) -> Iterator[Problem]:
        wrong = list(Text(self.most, 1).problems(value, at))
        yield from wrong
        if wrong:
            return
        scheme, _, rest = value.partition("://")
        if scheme.lower() not in self.schemes:
            yield Problem(at, "URL_TYPE_INVALID_SCHEME", f"Scheme must be one of {self.schemes}.")
        elif not re.match(r"[^/?#\s]", rest):
            yield Problem(at, "URL_TYPE_INVALID_URL", "Not a well formed URL.")


@dataclass(frozen=True, slots=True)
class Moment:
    """A date and time as ISO 8601 writes it."""

    def problems(self, value: Any, at: Place) -> Iterator[Problem]:
        wrong = list(Text(64).problems(value, at))
        yield from wrong
        if not wrong and not _is_moment(value):
            shown = repr(value)
            yield Problem(
                at, "DATE_TIME_TYPE_PARSE", f"Could not parse {shown}. Should be ISO8601."
            )


def _is_moment(text: str) -> bool:
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


@dataclass(frozen=True, slots=True)
class Name:
    """The name of a slash command or of its option: small letters, digits, - and _, in any script."""

    most: int

    def problems(self, value: Any, at: Place) -> Iterator[Problem]:
        wrong = list(Text(self.most, 1).problems(value, at))
        yield from wrong
        if not wrong and not is_command_name(value):
            yield Problem(at, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


@dataclass(frozen=True, slots=True)
class EmojiName:
    least: int
    most: int

    def problems(self, value: Any, at: Place) -> Iterator[Problem]:
        wrong = list(Text(self.most, self.least).problems(value, at))
        yield from wrong
        if not wrong and not re.fullmatch(r"[A-Za-z0-9_]+", value):
            yield Problem(at, "STRING_TYPE_REGEX", "String value did not match validation regex.")


def is_command_name(text: str) -> bool:
    return bool(re.fullmatch(r"[-_'\w]+", text)) and text == text.lower()


@dataclass(frozen=True, slots=True)
class Whole:
    least: int = -(2**63)
    most: int = 2**63 - 1

    def problems(self, value: Any, at: Place) -> Iterator[Problem]:
        if not isinstance(value, int) or isinstance(value, bool):
            yield _wrong_type(at, "a whole number")
        elif not self.least <= value <= self.most:
            yield Problem(at, "NUMBER_TYPE_MAX", f"Must be between {self.least} and {self.most}.")


@dataclass(frozen=True, slots=True)
class Number:
    def problems(self, value: Any, at: Place) -> Iterator[Problem]:
        if not isinstance(value, int | float) or isinstance(value, bool):
            yield _wrong_type(at, "a number")


@dataclass(frozen=True, slots=True)
class Flag:
    def problems(self, value: Any, at: Place) -> Iterator[Problem]:
        if not isinstance(value, bool):
            yield _wrong_type(at, "true or false")


@dataclass(frozen=True, slots=True)
class Snowflake:
    def problems(self, value: Any, at: Place) -> Iterator[Problem]:
        if snowflake_of(value) is None:
            shown = repr(value)[:100]
            yield Problem(at, "NUMBER_TYPE_COERCE", f"Value {shown} is not a snowflake.")


@dataclass(frozen=True, slots=True)
class OneOf:
    values: tuple[Any, ...]

    def problems(self, value: Any, at: Place) -> Iterator[Problem]:
        if value not in self.values or isinstance(value, bool):
            yield Problem(at, "BASE_TYPE_CHOICES", f"Value {value!r} must be one of {self.values}.")


@dataclass(frozen=True, slots=True)
class ListOf:
    item: Kind
    most: int
    least: int = 0

    def problems(self, value: Any, at: Place) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield _wrong_type(at, "a list")
            return
        if not self.least <= len(value) <= self.most:
            yield Problem(
                at,
                "BASE_TYPE_BAD_LENGTH",
                f"Must be between {self.least} and {self.most} in length.",
            )
        for index, item in enumerate(value):
            yield from self.item.problems(item, (*at, index))


@dataclass(frozen=True, slots=True)
class TextsByKey:
    """Localisations: a text for each locale."""

    text: Kind
    keys: frozenset[str]

    def problems(self, value: Any, at: Place) -> Iterator[Problem]:
        if not isinstance(value, dict):
            yield _wrong_type(at, "an object")
            return
        for key, text in value.items():
            if key not in self.keys:
                yield Problem((*at, key), "ENUM_TYPE_COERCE", f"{key!r} is not a locale.")
            yield from self.text.problems(text, (*at, key))


@dataclass(frozen=True, slots=True)
class FirstThatFits:
    kinds: tuple[Kind, ...]

    def problems(self, value: Any, at: Place) -> Iterator[Problem]:
        if all(any(kind.problems(value, at)) for kind in self.kinds):
            yield from self.kinds[0].problems(value, at)


Fields: TypeAlias = dict[str, Kind]


@dataclass(frozen=True, slots=True)
class Form:
    """An object; a field that is not in the table is refused, and null stands for a field left out."""

    fields: Fields
    required: tuple[str, ...] = ()
    rule: Callable[[dict[str, Any]], Iterable[tuple[str, str, str]]] | None = None
    """What the fields have to do with each other: field, code, message."""

    def problems(self, value: Any, at: Place) -> Iterator[Problem]:
        if not isinstance(value, dict):
            yield _wrong_type(at, "an object")
            return
        found = list(self._field_problems(value, at))
        yield from found
        if self.rule and not found:
            for name, code, message in self.rule(value):
                yield Problem((*at, name), code, message)

    def _field_problems(self, value: dict[str, Any], at: Place) -> Iterator[Problem]:
        for name in self.required:
            if value.get(name) is None:
                yield Problem((*at, name), "BASE_TYPE_REQUIRED", "This field is required")
        for name, held in value.items():
            if name not in self.fields:
                yield Problem((*at, name), "UNKNOWN_FIELD", "This field is not known here.")
            elif held is not None:
                yield from self.fields[name].problems(held, (*at, name))


@dataclass(frozen=True, slots=True)
class ByType:
    """An object whose `type` says which form it has."""

    forms: dict[int, Form]

    def problems(self, value: Any, at: Place) -> Iterator[Problem]:
        kind = value.get("type") if isinstance(value, dict) else None
        if not isinstance(kind, int) or kind not in self.forms:
            allowed = ", ".join(map(str, self.forms))
            yield Problem(
                (*at, "type"),
                "UNION_TYPE_CHOICES",
                f'Value of field "type" must be one of ({allowed}), not {kind!r}.',
            )
        else:
            yield from self.forms[kind].problems(value, at)


def _refusal(problems: Iterable[Problem]) -> Refusal:
    """All problems as Discord tells them: an object with the shape of the body."""
    errors: dict[str, Any] = {}
    for problem in problems:
        here = errors
        for step in problem.at:
            here = here.setdefault(str(step), {})
        # Discord sends the name as the code; its own description wants a number there.
        told = {"code": INVALID_FORM[1], "name": problem.code, "message": problem.message}
        here.setdefault("_errors", []).append(told)
    return Refusal(INVALID_FORM, _told_once(errors))


def _told_once(errors: dict[str, Any]) -> dict[str, Any]:
    # Discord's own description allows either a place's errors or places below it, never both.
    if "_errors" in errors:
        return {"_errors": errors["_errors"]}
    return {step: _told_once(below) for step, below in errors.items()}


def check(kind: Kind, value: Any) -> None:
    refuse_all(kind.problems(value, ()))


def refuse_all(problems: Iterable[Problem]) -> None:
    """Nothing happens where there are none."""
    found = list(problems)
    if found:
        raise _refusal(found)


def refuse(at: Place, code: str, message: str) -> Refusal:
    return _refusal([Problem(at, code, message)])
