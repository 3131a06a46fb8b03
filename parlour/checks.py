"""What a message must be as a whole before it is posted: Discord's rules across its fields."""

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from parlour import components, limits
from parlour.errors import EMPTY_MESSAGE, ENTITY_TOO_LARGE, Refusal
from parlour.forms import Form, Kind, Place, Problem, check, refuse, refuse_all
from parlour.strictness import Pictures
from parlour.world import EPHEMERAL, LAYOUT, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS, Message

ALL_TAKEN = Pictures()
_FLAGS = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | LAYOUT


@dataclass(frozen=True, slots=True)
class Upload:
    """One `files[n]` of a multipart request."""

    index: int
    filename: str
    content_type: str
    content: bytes


def check_message(
    form: Form,
    body: dict[str, Any],
    uploads: Sequence[Upload],
    *,
    before: Message | None = None,
    may_be_ephemeral: bool = False,
    pictures: Pictures = ALL_TAKEN,
    emojis: Container[int] = (),
) -> None:
    """Refuse what Discord would refuse; `before` is the message being edited."""
    check(form, body)
    if body.get("tts"):
        raise refuse(("tts",), "NOT_SUPPORTED", "Nobody reads aloud in the parlour.")
    flags = body.get("flags") or 0
    allowed = _FLAGS | (EPHEMERAL if may_be_ephemeral else 0) | (before.flags if before else 0)
    if flags & ~allowed:
        raise refuse(
            ("flags",), "BASE_TYPE_CHOICES", f"The flags {flags & ~allowed} cannot be set here."
        )
    layout = bool((flags | (before.flags if before else 0)) & LAYOUT)
    if layout:
        _check_layout(body, before)
    elif not _says_something(body, uploads, before):
        raise Refusal(EMPTY_MESSAGE)
    _check_components(body.get("components"), components.LAYOUT if layout else components.CLASSIC)
    refuse_all(emoji_problems(body.get("components") or [], emojis))
    _check_uploads(body, uploads, before)
    _check_references(body, uploads, before, pictures if layout else ALL_TAKEN)
    _check_embeds(body)


def _says_something(
    body: dict[str, Any], uploads: Sequence[Upload], before: Message | None
) -> bool:
    """Also after an edit, which leaves what it does not name as it was."""
    said = {name: getattr(before, name, None) for name in ("content", "embeds", "components")}
    said |= {name: body[name] for name in said if name in body}
    return bool(
        (said["content"] or "").strip()
        or said["embeds"]
        or said["components"]
        or uploads
        or kept_attachments(body, uploads, before)
    )


def _check_layout(body: dict[str, Any], before: Message | None) -> None:
    for name in ("content", "embeds"):
        # A message becomes a layout only if what it said before is taken away.
        left = getattr(before, name) if before is not None and name not in body else None
        if body.get(name) or left:
            raise refuse(
                (name,),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )
    if before is not None and "components" not in body and before.flags & LAYOUT:
        return
    if not body.get("components"):
        raise refuse(("components",), "BASE_TYPE_REQUIRED", "A layout must have components.")


def _check_components(shown: Any, kinds: Kind) -> None:
    check(Form({"components": kinds}), {"components": shown})
    refuse_all(components.layout_problems(shown or []))
    refuse_all(components.duplicate_problems(shown or []))


def emoji_problems(shown: list[dict[str, Any]], known: Container[int]) -> Iterator[Problem]:
    """Of emojis that are named by an id nobody has."""
    for component, at in components.walk(shown):
        options = enumerate(component.get("options") or [])
        held = [(component, at), *((one, (*at, "options", index)) for index, one in options)]
        for holder, place in held:
            emoji = holder.get("emoji") or {}
            if emoji.get("id") and int(emoji["id"]) not in known:
                yield Problem((*place, "emoji", "id"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")


def kept_attachments(
    body: dict[str, Any], uploads: Sequence[Upload], before: Message | None
) -> list[int]:
    """The ids of the old attachments that stay; new files without a list push all of them out."""
    if before is None:
        return []
    old = [attachment.id for attachment in before.attachments]
    if "attachments" not in body:
        return [] if uploads else old
    return [int(entry["id"]) for entry in body["attachments"] or [] if int(entry["id"]) in old]


def too_many_files() -> Refusal:
    words = f"A message has {limits.FILES} files at most."
    return refuse(("attachments",), "BASE_TYPE_MAX_LENGTH", words)


def _check_uploads(body: dict[str, Any], uploads: Sequence[Upload], before: Message | None) -> None:
    if any(len(upload.content) > limits.FILE_BYTES for upload in uploads):
        raise Refusal(ENTITY_TOO_LARGE)
    kept = kept_attachments(body, uploads, before)
    if len(uploads) + len(kept) > limits.FILES:
        raise too_many_files()
    sent = {upload.index for upload in uploads}
    if len(sent) < len(uploads):
        raise refuse(("files",), "BASE_TYPE_BAD_LENGTH", "Two files have the same number.")
    for index, entry in enumerate(body.get("attachments") or []):
        if int(entry["id"]) not in sent and int(entry["id"]) not in kept:
            raise refuse(
                ("attachments", index, "id"),
                "BASE_TYPE_CHOICES",
                f"There is no files[{entry['id']}] and no old attachment of that id.",
            )


def _found_again(
    body: dict[str, Any], uploads: Sequence[Upload], before: Message | None, pictures: Pictures
) -> list[int]:
    """The old attachments to which an `attachment://name` may refer."""
    if not pictures.kept or ("attachments" not in body and not pictures.unlisted):
        return []
    kept = kept_attachments(body, uploads, before)
    if "attachments" not in body or pictures.unnamed:
        return kept
    named = {int(entry["id"]) for entry in body["attachments"] or [] if entry.get("filename")}
    return [one for one in kept if one in named]


def _check_references(
    body: dict[str, Any],
    uploads: Sequence[Upload],
    before: Message | None,
    pictures: Pictures,
) -> None:
    kept = _found_again(body, uploads, before, pictures)
    names = {a.filename for a in before.attachments if a.id in kept} if before else set()
    if pictures.new:
        renamed = {int(e["id"]): e.get("filename") for e in body.get("attachments") or []}
        names |= {renamed.get(upload.index) or upload.filename for upload in uploads}
    refuse_all(
        Problem(
            at,
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
            f"The referenced attachment in url {url!r} was not found.",
        )
        for url, at in _references(body)
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in names
    )


def _references(body: dict[str, Any]) -> list[tuple[str, Place]]:
    found = [(media["url"], at) for media, at in components.media(body.get("components") or [])]
    for index, embed in enumerate(body.get("embeds") or []):
        for name in ("image", "thumbnail"):
            url = (embed.get(name) or {}).get("url")
            if url:
                found.append((url, ("embeds", index, name, "url")))
    return found


def _check_embeds(body: dict[str, Any]) -> None:
    length = 0
    for embed in body.get("embeds") or []:
        texts = [embed.get("title"), embed.get("description")]
        texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
        for field in embed.get("fields") or []:
            texts += [field["name"], field["value"]]
        length += sum(len(text or "") for text in texts)
    if length > limits.EMBED_CHARACTERS:
        raise refuse(
            ("embeds",), "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000"
        )
