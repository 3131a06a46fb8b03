"""Checks every request body against Discord's own OpenAPI document, where that is at hand."""

import functools
import json
from pathlib import Path
from typing import Any

import pytest
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012
from simcord.types import HttpLogEntry

from tests.parlour.discord_document import QuickValidator

DOCUMENT = Path(__file__).parents[2].parent / "shared" / "discord" / "openapi.json"


def require_document() -> None:
    """Skip, and say why, where the document is not beside the checkout."""
    if not DOCUMENT.exists():
        pytest.skip(f"Discord's OpenAPI document is not at ../shared ({DOCUMENT.name})")


@functools.cache
def _document() -> Any:
    return json.loads(DOCUMENT.read_text(encoding="utf-8"))


@functools.cache
def _registry() -> Any:
    resource = Resource.from_contents(_document(), default_specification=DRAFT202012)
    return Registry().with_resource("discord", resource)


@functools.cache
def _validator(path: str, method: str) -> Any:
    """None where nothing may be sent."""
    body = _document()["paths"][path][method].get("requestBody")
    if body is None:
        return None
    pointer = path.replace("~", "~0").replace("/", "~1")
    where = f"discord#/paths/{pointer}/{method}/requestBody/content/application~1json/schema"
    return QuickValidator({"$ref": where}, registry=_registry())


def _path_of(request: HttpLogEntry) -> str | None:
    parts = request.path.strip("/").split("/")
    best: tuple[int, str] | None = None
    for path, methods in _document()["paths"].items():
        template = path.strip("/").split("/")
        if len(template) != len(parts) or request.method.lower() not in methods:
            continue
        pairs = list(zip(template, parts, strict=True))
        if all(t.startswith("{") or t == p for t, p in pairs):
            literal = sum(t == p for t, p in pairs)
            if best is None or literal > best[0]:
                best = (literal, path)
    return None if best is None else best[1]


def faults_of(request: HttpLogEntry) -> list[str]:
    """What Discord's document does not allow in this request; nothing where all is well."""
    if request.json is None:
        return []
    path = _path_of(request)
    if path is None:
        return [f"{request.method} {request.path} is not in Discord's document"]
    validator = _validator(path, request.method.lower())
    if validator is None:
        return [f"{request.method} {path} takes no body"]
    return [
        f"{request.method} {path}: {error.json_path}: {error.message[:300]}"
        for error in validator.iter_errors(_as_documented(request.json))
    ]


def _as_documented(body: Any) -> Any:
    """discord.py writes three kinds of identity as numbers where Discord documents strings."""
    if isinstance(body, dict):
        changed = {key: _as_documented(value) for key, value in body.items()}
        for attachment in changed.get("attachments") or ():
            attachment["id"] = str(attachment["id"])
        if "recipient_id" in changed:
            changed["recipient_id"] = str(changed["recipient_id"])
        if "id" in (changed.get("emoji") or {}):
            changed["emoji"]["id"] = str(changed["emoji"]["id"])
        return changed
    return [_as_documented(item) for item in body] if isinstance(body, list) else body
