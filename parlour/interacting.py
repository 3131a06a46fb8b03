"""Sending an interaction to the bot, waiting three seconds for its answer, and telling how it ended."""

from typing import Any

from parlour import announce, limits, message_shapes, permissions, seen, shapes
from parlour.gateway import ALWAYS
from parlour.hall import Hall
from parlour.interactions import (
    AUTOCOMPLETE,
    DID_NOT_RESPOND,
    Interaction,
    Modal,
    new_token,
)
from parlour.shapes import Json
from parlour.world import Channel, Message, Person


def ask(
    hall: Hall,
    person: Person,
    channel: Channel,
    kind: int,
    data: Json,
    *,
    message: Message | None = None,
    modal: Modal | None = None,
) -> Interaction:
    number = hall.snowflakes.mint()
    interaction = Interaction(
        number,
        new_token(number),
        kind,
        person.id,
        channel.id,
        channel.guild_id,
        data,
        message_id=message.id if message else None,
        triggering=modal.interaction.note() if modal else None,
    )
    hall.interactions[number] = interaction
    interaction.alarm = hall.clock.after(limits.ANSWER_SECONDS, lambda: _failed(hall, interaction))
    hall.clock.after(limits.TOKEN_SECONDS, lambda: _forget(hall, interaction))
    if modal:
        interaction.outcome.add_done_callback(lambda _: _close_if_sent(hall, modal, interaction))
    guild = hall.world.guild_of(channel)
    # Being in the server is enough: Discord delivers what happens where the bot cannot look.
    if guild is None or hall.hears_of(guild):
        told = _told(hall, interaction, person, channel, message)
        hall.gateway.tell("INTERACTION_CREATE", told, channel.guild_id, ALWAYS)
    return interaction


def _told(
    hall: Hall, asked: Interaction, person: Person, channel: Channel, message: Message | None
) -> Json:
    world = hall.world
    told: Json = {
        "id": str(asked.id),
        "application_id": str(world.bot_id),
        "type": asked.kind,
        "token": asked.token,
        "version": 1,
        "data": asked.data,
        "channel_id": str(channel.id),
        "channel": shapes.channel(world, channel)
        | {"permissions": str(permissions.in_channel(world, channel, person.id))},
        "locale": person.locale,
        "app_permissions": str(permissions.of_application(world, channel)),
        "entitlements": [],
        "authorizing_integration_owners": {"0": str(channel.guild_id or 0)},
        "context": 0 if channel.guild_id else 1,
        "attachment_size_limit": limits.FILE_BYTES,
    }
    if message:
        told["message"] = message_shapes.for_the_bot(hall, message)
    guild = world.guild_of(channel)
    if guild is None:
        return told | {"user": shapes.user(person)}
    held = str(permissions.in_channel(world, channel, person.id))
    return told | {
        "guild_id": str(guild.id),
        "guild_locale": guild.locale,
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
        "member": shapes.member(guild, person) | {"permissions": held},
    }


def _result(interaction: Interaction, outcome: str, **more: Any) -> Json:
    blank = dict.fromkeys(("message", "modal", "choices", "error"))
    return {"interaction": str(interaction.id), "outcome": outcome} | blank | more


def _end(hall: Hall, interaction: Interaction, outcome: str, **more: Any) -> None:
    told = _result(interaction, outcome, **more)
    interaction.outcome.set_result(told)
    if interaction.kind != AUTOCOMPLETE:
        announce.interaction_ended(hall, interaction, outcome, told["error"])


def _failed(hall: Hall, interaction: Interaction) -> None:
    interaction.failed = True
    error = "Loading options failed" if interaction.kind == AUTOCOMPLETE else DID_NOT_RESPOND
    _end(hall, interaction, "failed", error=error)


def answered(
    hall: Hall,
    interaction: Interaction,
    outcome: str,
    *,
    message: Message | None = None,
    modal: Modal | None = None,
    choices: list[Json] | None = None,
) -> None:
    interaction.answered = True
    if interaction.alarm:
        interaction.alarm.call_off()
    person = hall.world.people[interaction.person_id]
    if modal:
        hall.modals[interaction.id] = modal
        hall.feed.tell(person.id, "modal", modal=modal.shape())
    _end(
        hall,
        interaction,
        outcome,
        message=seen.message(hall, message, person) if message else None,
        modal=modal.shape() if modal else None,
        choices=[seen.localised(one, person.locale) for one in choices] if choices else choices,
    )


def close(hall: Hall, modal: Modal) -> None:
    del hall.modals[modal.interaction.id]
    hall.feed.tell(modal.interaction.person_id, "modal_close", id=str(modal.interaction.id))


def _close_if_sent(hall: Hall, modal: Modal, sent: Interaction) -> None:
    """A form whose sending failed stays open, so that nothing typed is lost."""
    if sent.answered and modal.interaction.id in hall.modals:
        close(hall, modal)


def _forget(hall: Hall, interaction: Interaction) -> None:
    hall.interactions.pop(interaction.id, None)


def pending(interaction: Interaction) -> Json:
    return _result(interaction, "pending")
