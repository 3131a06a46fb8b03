"""The bot's answers to interactions: callbacks, the original response and follow-ups."""

from collections.abc import Callable

from parlour import bodies, posting
from parlour.checks import check_message, emoji_problems
from parlour.components import duplicate_problems, numbered
from parlour.errors import (
    ALREADY_ANSWERED,
    UNKNOWN_CHANNEL,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
    Refusal,
)
from parlour.forms import check, refuse, refuse_all
from parlour.interacting import answered
from parlour.interactions import AUTOCOMPLETE, COMMAND, MODAL_SUBMIT, Interaction, Modal
from parlour.rest.door import Call, Route, route
from parlour.rest.messages import shape
from parlour.shapes import Json
from parlour.world import EPHEMERAL, LOADING, Channel, Message

MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9


def _channel(call: Call, interaction: Interaction) -> Channel:
    channel = call.hall.world.channels.get(interaction.channel_id)
    if channel is None:
        raise Refusal(UNKNOWN_CHANNEL)
    return channel


async def callback(call: Call) -> Json | None:
    body = call.form(bodies.CALLBACK)
    interaction = call.hall.interactions.get(call.number("interaction"))
    if interaction is None or interaction.token != call.params["token"] or interaction.failed:
        raise Refusal(UNKNOWN_INTERACTION)
    if interaction.answered:
        raise Refusal(ALREADY_ANSWERED)
    kind = body["type"]
    if (kind == CHOICES) != (interaction.kind == AUTOCOMPLETE):
        raise refuse(
            ("type",), "BASE_TYPE_CHOICES", f"Type {kind} does not answer this interaction."
        )
    if kind == MODAL and interaction.kind == MODAL_SUBMIT:
        raise refuse(("type",), "BASE_TYPE_CHOICES", "A form cannot be answered with a form.")
    message = _ANSWERS[kind](call, interaction, body.get("data") or {})
    return _told(call, interaction, kind, message) if call.asks("with_response") else None


def _told(call: Call, interaction: Interaction, kind: int, message: Message | None) -> Json:
    told: Json = {
        "interaction": {
            "id": str(interaction.id),
            "type": interaction.kind,
            "channel_id": str(interaction.channel_id),
        }
    }
    if interaction.guild_id:
        told["interaction"]["guild_id"] = str(interaction.guild_id)
    if message:
        told["interaction"] |= {
            "response_message_id": str(message.id),
            "response_message_loading": bool(message.flags & LOADING),
            "response_message_ephemeral": message.ephemeral_to is not None,
        }
        if kind in {MESSAGE, UPDATE}:
            told["resource"] = {"type": kind, "message": shape(call, message)}
    return told


def _post(call: Call, interaction: Interaction, data: Json, flags: int = 0) -> Message:
    ephemeral = (data.get("flags") or 0) & EPHEMERAL
    return posting.post(
        call.hall,
        _channel(call, interaction),
        call.hall.world.bot_id,
        data,
        call.uploads,
        # Type 20 is a message that answers a command; other answers are replies without a reference.
        kind=20 if interaction.kind == COMMAND else 0,
        flags=flags,
        webhook=True,
        interaction=interaction.note(),
        ephemeral_to=interaction.person_id if ephemeral else None,
    )


def _message(call: Call, interaction: Interaction, data: Json) -> Message:
    check_message(
        bodies.MESSAGE,
        data,
        call.uploads,
        may_be_ephemeral=True,
        pictures=call.hall.strictness.in_callbacks(),
        emojis=call.hall.world.emojis,
    )
    message = _post(call, interaction, data)
    interaction.original_id = message.id
    answered(call.hall, interaction, "message", message=message)
    return message


def _deferred(call: Call, interaction: Interaction, data: Json) -> Message:
    check(bodies.DEFER, data)
    message = _post(call, interaction, {"flags": data.get("flags")}, LOADING)
    interaction.original_id = message.id
    interaction.deferred = True
    answered(call.hall, interaction, "deferred", message=message)
    return message


def _source(call: Call, interaction: Interaction) -> Message:
    if interaction.message_id is None:
        raise refuse(("type",), "BASE_TYPE_CHOICES", "There is no message to update.")
    message = call.hall.world.messages.get(interaction.message_id)
    if message is None:
        raise Refusal(UNKNOWN_MESSAGE)
    return message


def _deferred_update(call: Call, interaction: Interaction, data: Json) -> Message:
    check(bodies.DEFER, data)
    message = _source(call, interaction)
    interaction.original_id = message.id
    interaction.deferred = True
    answered(call.hall, interaction, "deferred_update", message=message)
    return message


def _update(call: Call, interaction: Interaction, data: Json) -> Message:
    message = _source(call, interaction)
    check_message(
        bodies.MESSAGE,
        data,
        call.uploads,
        before=message,
        may_be_ephemeral=True,
        pictures=call.hall.strictness.in_callbacks(),
        emojis=call.hall.world.emojis,
    )
    posting.edit(call.hall, message, data, call.uploads)
    interaction.original_id = message.id
    answered(call.hall, interaction, "updated", message=message)
    return message


def _choices(call: Call, interaction: Interaction, data: Json) -> None:
    check(bodies.CHOICES[interaction.focused], data)
    answered(call.hall, interaction, "choices", choices=data["choices"])


def _modal(call: Call, interaction: Interaction, data: Json) -> None:
    check(bodies.SHOW_MODAL, data)
    refuse_all(duplicate_problems(data["components"]))
    refuse_all(emoji_problems(data["components"], call.hall.world.emojis))
    held = data | {"components": numbered(data["components"])}
    answered(call.hall, interaction, "modal", modal=Modal(interaction, held))


_ANSWERS: dict[int, Callable[[Call, Interaction, Json], Message | None]] = {
    MESSAGE: _message,
    DEFERRED: _deferred,
    DEFERRED_UPDATE: _deferred_update,
    UPDATE: _update,
    CHOICES: _choices,
    MODAL: _modal,
}


def _of_webhook(call: Call) -> Interaction:
    if call.number("application") != call.hall.world.bot_id:
        raise Refusal(UNKNOWN_WEBHOOK)
    interaction = call.interaction()
    if not interaction.answered:
        raise Refusal(UNKNOWN_WEBHOOK)
    return interaction


def _wanted(call: Call, interaction: Interaction) -> Message:
    """A message that this interaction made or came from; @original is its first answer."""
    world = call.hall.world
    if "message" not in call.params:
        message = world.messages.get(interaction.original_id or 0)
    else:
        message = world.messages.get(call.number("message"))
        if message and message.id != interaction.original_id:
            note = message.interaction or {}
            message = message if note.get("id") == interaction.id else None
    if message is None:
        raise Refusal(UNKNOWN_MESSAGE)
    return message


async def read(call: Call) -> Json:
    return shape(call, _wanted(call, _of_webhook(call)))


def _edit(call: Call, interaction: Interaction, message: Message) -> None:
    body = call.object()
    check_message(
        bodies.MESSAGE,
        body,
        call.uploads,
        before=message,
        may_be_ephemeral=True,
        pictures=call.hall.strictness.in_edits(deferred=interaction.deferred),
        emojis=call.hall.world.emojis,
    )
    posting.edit(call.hall, message, body, call.uploads)


async def edit(call: Call) -> Json:
    interaction = _of_webhook(call)
    message = _wanted(call, interaction)
    _edit(call, interaction, message)
    return shape(call, message)


async def delete(call: Call) -> None:
    posting.delete(call.hall, _wanted(call, _of_webhook(call)))


async def follow_up(call: Call) -> Json | None:
    """The first follow-up after a defer fills the deferred message, as Discord does it."""
    interaction = _of_webhook(call)
    _channel(call, interaction)
    body = call.object()
    thinking = call.hall.world.messages.get(interaction.original_id or 0)
    if thinking and thinking.flags & LOADING:
        _edit(call, interaction, thinking)
        message = thinking
    else:
        check_message(
            bodies.MESSAGE,
            body,
            call.uploads,
            may_be_ephemeral=True,
            pictures=call.hall.strictness.in_follow_ups(),
            emojis=call.hall.world.emojis,
        )
        message = _post(call, interaction, body)
        message.kind = 0
        call.hall.world.put(message)
    return shape(call, message) if call.asks("wait") else None


_WEBHOOK = "/webhooks/{application}/{token}"
_ONE = f"{_WEBHOOK}/messages/{{message}}"
_ORIGINAL = f"{_WEBHOOK}/messages/@original"

ROUTES: list[Route] = [
    route(
        "POST",
        "/interactions/{interaction}/{token}/callback",
        callback,
        "callback",
        token_in_path=True,
        query=("with_response",),
        files=True,
    ),
    route(
        "POST",
        _WEBHOOK,
        follow_up,
        "followup",
        token_in_path=True,
        query=("wait", "with_components"),
        files=True,
        bucket="follow_up",
    ),
    route("GET", _ORIGINAL, read, "original", token_in_path=True),
    route(
        "PATCH",
        _ORIGINAL,
        edit,
        "original",
        "edit",
        token_in_path=True,
        query=("with_components",),
        files=True,
        bucket="answer",
    ),
    route("DELETE", _ORIGINAL, delete, "original", "delete", token_in_path=True),
    route("GET", _ONE, read, "followup", token_in_path=True),
    route(
        "PATCH",
        _ONE,
        edit,
        "followup",
        "edit",
        token_in_path=True,
        query=("with_components",),
        files=True,
        bucket="answer",
    ),
    route("DELETE", _ONE, delete, "followup", "delete", token_in_path=True),
]
