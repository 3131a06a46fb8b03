"""Builders of request bodies, as a bot would write them by hand."""

from typing import Any

LAYOUT = 1 << 15


def button(custom_id: str | None = "go", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id} | more


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def select(**more: Any) -> dict[str, Any]:
    options = [{"label": one, "value": one} for one in "AB"]
    return {"type": 3, "custom_id": "pick", "options": options} | more


def text(content: str = "Hello") -> dict[str, Any]:
    return {"type": 10, "content": content}


def gallery(*urls: str) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}} for url in urls]}


def layout(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"flags": LAYOUT, "components": list(components)} | more


def modal(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    data = {"custom_id": "form", "title": "A form", "components": list(components)} | more
    return {"type": 9, "data": data}


def label(component: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": 18, "label": "A field", "component": component} | more


def text_input(**more: Any) -> dict[str, Any]:
    return {"type": 4, "custom_id": "words", "style": 1} | more


def choices(kind: int, count: int, **more: Any) -> dict[str, Any]:
    options = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {"type": kind, "custom_id": "group", "options": options} | more


def command(name: str | None = "go", **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "Goes.", "type": 1} | more


def option(name: str = "word", kind: int = 3, **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "A word.", "type": kind} | more
