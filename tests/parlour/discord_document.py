"""Discord's own description of its API: what a response or request body of a route must look like."""

import copy
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator, validators  # type: ignore[import-untyped] # has no types
from referencing import Registry
from referencing.jsonschema import DRAFT202012

DOCUMENT = Path(__file__).parents[2].parent / "shared" / "discord" / "openapi.json"


def _pointer(*steps: str) -> str:
    return "/".join(["", *(step.replace("~", "~0").replace("/", "~1") for step in steps)])


def _fits(validator: Any, instance: Any, schema: Any) -> bool:
    return next(validator.descend(instance, schema), None) is None


def _any_of(validator: Any, schemas: list[Any], instance: Any, schema: Any) -> Iterator[Any]:
    if not any(_fits(validator, instance, one) for one in schemas):
        yield from Draft202012Validator.VALIDATORS["anyOf"](validator, schemas, instance, schema)


def _one_of(validator: Any, schemas: list[Any], instance: Any, schema: Any) -> Iterator[Any]:
    if sum(_fits(validator, instance, one) for one in schemas) != 1:
        yield from Draft202012Validator.VALIDATORS["oneOf"](validator, schemas, instance, schema)


# The library collects every error of every kind of component before it finds the one that fits:
# to ask first whether one fits is five times as fast.
QuickValidator = validators.extend(Draft202012Validator, {"anyOf": _any_of, "oneOf": _one_of})


class Document:
    def __init__(self, document: dict[str, Any]) -> None:
        self._paths = [
            (re.compile(re.sub(r"\{\w+\}", "[^/]+", path)), path)
            for path in sorted(document["paths"], key=lambda path: path.count("{"))
        ]
        self._document = document
        # Discord and its own description take a snowflake as text; as a request it may be a number.
        lenient = copy.deepcopy(document)
        lenient["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
        self._registry: Registry[Any] = Registry().with_resources(
            [
                (name, DRAFT202012.create_resource(contents))
                for name, contents in (("urn:response", document), ("urn:request", lenient))
            ]
        )
        self._validators: dict[str, Any] = {}

    def _path(self, path: str) -> str | None:
        return next((known for pattern, known in self._paths if pattern.fullmatch(path)), None)

    def _problems(self, reference: str, body: Any) -> list[str]:
        if reference not in self._validators:
            self._validators[reference] = QuickValidator(
                {"$ref": reference}, registry=self._registry
            )
        errors = self._validators[reference].iter_errors(body)
        return [f"{error.json_path}: {error.message[:300]}" for error in errors]

    def response_problems(self, method: str, path: str, status: int, body: Any) -> list[str]:
        known = self._path(path)
        operation = self._document["paths"].get(known, {}).get(method.lower())
        if status >= 400:
            kind = (
                "RatelimitedResponse"
                if status == 429 and "retry_after" in body
                else "ErrorResponse"
            )
            return self._problems(f"urn:response#/components/schemas/{kind}", body)
        if operation is None:
            return [f"{method} {path} is not in Discord's description"]
        if str(status) not in operation["responses"]:
            return [f"{method} {path} does not answer {status}"]
        content = operation["responses"][str(status)].get("content")
        if content is None:
            return [] if body is None else [f"{method} {path} has no body with {status}"]
        steps = ("paths", known or "", method.lower(), "responses", str(status), "content")
        pointer = _pointer(*steps, "application/json", "schema")
        return self._problems(f"urn:response#{pointer}", body)

    def request_problems(self, method: str, path: str, body: Any) -> list[str]:
        known = self._path(path)
        operation = self._document["paths"].get(known, {}).get(method.lower()) or {}
        if "requestBody" not in operation:
            return [] if body is None else [f"{method} {path} takes no body"]
        steps = ("paths", known or "", method.lower(), "requestBody", "content")
        return self._problems(f"urn:request#{_pointer(*steps, 'application/json', 'schema')}", body)


@cache
def document() -> Document | None:
    """None where the project stands alone, without the shared folder beside it."""
    if not DOCUMENT.exists():
        return None
    return Document(json.loads(DOCUMENT.read_text()))
