"""What a person sees and does through the control interface."""

from parlour import announce, interacting, limits, permissions, places, posting, seen
from parlour.ask import Ask
from parlour.commanding import command_data
from parlour.components import BUTTON, LINK, SELECTS, find
from parlour.errors import Impossible
from parlour.filling import modal_data, select_data
from parlour.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction, Modal
from parlour.resolving import Resolved
from parlour.shapes import Json
from parlour.snowflakes import MOST, snowflake_of
from parlour.world import PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, Message, Person


async def view(ask: Ask) -> Json:
    return seen.view(ask.hall, ask.human())


def _number(ask: Ask, name: str, default: int) -> int:
    number = snowflake_of(ask.query.get(name, default))
    if number is None:
        raise Impossible(f'"{name}" must be a number, not {ask.query[name][:100]!r}.')
    return number


async def history(ask: Ask) -> Json:
    person = ask.human()
    channel = ask.channel(person)
    limit = min(200, max(1, _number(ask, "limit", 50)))
    before, after = _number(ask, "before", MOST), _number(ask, "after", 0)
    held = ask.hall.world.timelines.get(channel.id, {}).values()
    fits = [m for m in held if after < m.id < before and seen.visible(m, person.id)]
    # Whoever asks for what came after something wants the oldest of it first.
    page = fits[:limit] if "after" in ask.query else fits[-limit:]
    return {
        "messages": [seen.message(ask.hall, one, person) for one in page],
        "more": len(page) < len(fits),
    }


async def one_message(ask: Ask) -> Json:
    person = ask.human()
    return seen.message(ask.hall, ask.message(person), person)


async def commands(ask: Ask) -> Json:
    person = ask.human()
    channel = ask.channel(person, ask.query.get("channel", ""))
    return {"commands": seen.commands(ask.hall, channel, person)}


async def command_names(ask: Ask) -> Json:
    return {"names": seen.command_names(ask.hall, ask.human())}


async def modals(ask: Ask) -> Json:
    person = ask.human()
    held = ask.hall.modals.values()
    return {"modals": [one.shape() for one in held if one.interaction.person_id == person.id]}


async def say(ask: Ask) -> Json:
    person = ask.human()
    body = ask.take("channel", "content", reply_to=None)
    channel = ask.channel(person, body["channel"])
    if not 1 <= len(body["content"].strip()) <= limits.CONTENT:
        raise Impossible(f"A message has from 1 to {limits.CONTENT} characters.")
    if not permissions.may_send(ask.hall.world, channel, person.id):
        raise Impossible("You may not write here.", 403)
    if channel.locked:
        raise Impossible("This thread is locked.", 403)
    reply_to = _answered(ask, person, channel, body["reply_to"]) if body["reply_to"] else None
    if channel.archived:
        places.set_archived(ask.hall, channel, archived=False)
        places.changed(ask.hall, channel)
    ask.hall.rates.write(str(channel.id))
    message = posting.post(
        ask.hall,
        channel,
        person.id,
        {"content": body["content"]},
        reply_to=reply_to,
        kind=19 if reply_to else 0,
    )
    _read_up_to(ask, person, channel, message.id)
    return seen.message(ask.hall, message, person)


def _answered(ask: Ask, person: Person, channel: Channel, wanted: str) -> int:
    message = ask.message(person, wanted)
    if message.ephemeral_to is not None:
        raise Impossible("Only you see that message: answer one that everybody sees.")
    if message.channel_id != channel.id:
        raise Impossible("That was said elsewhere: answer it where it was said.")
    if not permissions.may(ask.hall.world, channel, person.id, "read_message_history"):
        raise Impossible("You may not read what was said here, and so not answer it.", 403)
    return message.id


async def start_thread(ask: Ask) -> Json:
    person = ask.human()
    body = ask.take("channel", "name", message=None, private=False)
    parent = ask.channel(person, body["channel"])
    if parent.kind != TEXT:
        raise Impossible("A thread starts in a server's channel.")
    if not 1 <= len(body["name"].strip()) <= limits.CHANNEL_NAME:
        raise Impossible(f"A thread's name has from 1 to {limits.CHANNEL_NAME} characters.")
    needed = "create_private_threads" if body["private"] else "create_public_threads"
    if not permissions.may(ask.hall.world, parent, person.id, needed):
        raise Impossible("You may not start threads here.", 403)
    message = ask.message(person, body["message"]) if body["message"] else None
    if message and (message.thread_id or message.ephemeral_to or message.channel_id != parent.id):
        raise Impossible("No thread can start from that message.")
    if message and body["private"]:
        raise Impossible("A private thread starts from no message.")
    thread = places.start_thread(
        ask.hall,
        parent,
        person.id,
        body["name"].strip(),
        kind=PRIVATE_THREAD if body["private"] else PUBLIC_THREAD,
        message=message,
    )
    return seen.channel(ask.hall, thread, person)


def _thread(ask: Ask, person: Person) -> Channel:
    thread = ask.channel(person, ask.take("channel")["channel"])
    if not thread.thread:
        raise Impossible("Only a thread is joined or left.")
    return thread


async def join_thread(ask: Ask) -> Json:
    person = ask.human()
    thread = _thread(ask, person)
    places.join_thread(ask.hall, thread, person.id)
    return seen.channel(ask.hall, thread, person)


async def leave_thread(ask: Ask) -> Json:
    person = ask.human()
    thread = _thread(ask, person)
    places.leave_thread(ask.hall, thread, person.id)
    return seen.channel(ask.hall, thread, person)


async def open_dm(ask: Ask) -> Json:
    person = ask.human()
    ask.take()
    return seen.channel(ask.hall, places.open_dm(ask.hall, person), person)


def _read_up_to(ask: Ask, person: Person, channel: Channel, message: int) -> None:
    if person.reads.get(channel.id, 0) < message:
        person.reads[channel.id] = message
        ask.hall.world.put(person)


async def read(ask: Ask) -> Json:
    person = ask.human()
    body = ask.take("channel", message=None)
    channel = ask.channel(person, body["channel"])
    held = ask.hall.world.timelines.get(channel.id, {})
    newest = next(reversed(held), 0)
    _read_up_to(
        ask, person, channel, ask.any_message(body["message"]).id if body["message"] else newest
    )
    shown = seen.channel(ask.hall, channel, person)
    ask.hall.feed.tell(person.id, "channel_update", channel=shown)
    return shown


async def dismiss(ask: Ask) -> Json:
    person = ask.human()
    wanted = ask.take(message=None)["message"]
    number = ask.message(person, wanted).id if wanted else None
    if number is None:
        held = list(ask.hall.modals.values())
        for modal in (one for one in held if one.interaction.person_id == person.id):
            interacting.close(ask.hall, modal)
    return {"dismissed": places.dismiss(ask.hall, person, number)}


async def typing(ask: Ask) -> Json:
    person = ask.human()
    announce.typing(ask.hall, ask.channel(person, ask.take("channel")["channel"]), person)
    return {}


async def _result(ask: Ask, interaction: Interaction) -> Json:
    if ask.query.get("wait") == "0":
        return interacting.pending(interaction)
    return await interaction.outcome


async def command(ask: Ask) -> Json:
    person = ask.human()
    body = ask.take("channel", "command", options={}, target=None)
    channel = ask.channel(person, body["channel"])
    data = command_data(
        ask.hall, channel, person, body["command"], body["options"], target=body["target"]
    )
    return await _result(ask, interacting.ask(ask.hall, person, channel, COMMAND, data))


async def autocomplete(ask: Ask) -> Json:
    person = ask.human()
    body = ask.take("channel", "command", "focused", options={})
    channel = ask.channel(person, body["channel"])
    data = command_data(
        ask.hall, channel, person, body["command"], body["options"], focused=body["focused"]
    )
    return await _result(ask, interacting.ask(ask.hall, person, channel, AUTOCOMPLETE, data))


def _component(ask: Ask, person: Person, body: Json) -> tuple[Message, Json]:
    message = ask.message(person, body["message"])
    component = find(message.components, body["custom_id"])
    if component is None:
        raise Impossible(f"The message has nothing called {body['custom_id']!r}.", 404)
    if component.get("disabled"):
        raise Impossible(f"{body['custom_id']!r} is disabled.")
    return message, component


async def press(ask: Ask) -> Json:
    person = ask.human()
    message, button = _component(ask, person, ask.take("message", "custom_id"))
    if button["type"] != BUTTON or button["style"] == LINK:
        raise Impossible(f"{button['custom_id']!r} is not a button: choose instead.")
    data = {"custom_id": button["custom_id"], "component_type": BUTTON, "id": button["id"]}
    channel = ask.any_channel(str(message.channel_id))
    asked = interacting.ask(ask.hall, person, channel, COMPONENT, data, message=message)
    return await _result(ask, asked)


async def choose(ask: Ask) -> Json:
    person = ask.human()
    body = ask.take("message", "custom_id", "values")
    message, select = _component(ask, person, body)
    if select["type"] not in SELECTS:
        raise Impossible(f"{select['custom_id']!r} is not a select: press it instead.")
    channel = ask.any_channel(str(message.channel_id))
    data = select_data(select, body["values"], Resolved(ask.hall, channel)) | {"id": select["id"]}
    asked = interacting.ask(ask.hall, person, channel, COMPONENT, data, message=message)
    return await _result(ask, asked)


def _modal(ask: Ask, person: Person, number: str) -> Modal:
    modal = ask.hall.modals.get(snowflake_of(number) or 0)
    if modal is None or modal.interaction.person_id != person.id:
        raise Impossible(f"There is no form {number[:100]!r} open.", 404)
    return modal


async def submit(ask: Ask) -> Json:
    person = ask.human()
    body = ask.take("modal", values={})
    if not isinstance(body["values"], dict):
        raise Impossible('"values" must be an object: a value for each custom_id.')
    modal = _modal(ask, person, body["modal"])
    channel = ask.channel(person, str(modal.interaction.channel_id))
    data = modal_data(modal.body, body["values"], Resolved(ask.hall, channel))
    message = ask.hall.world.messages.get(modal.interaction.message_id or 0)
    asked = interacting.ask(
        ask.hall, person, channel, MODAL_SUBMIT, data, message=message, modal=modal
    )
    return await _result(ask, asked)


async def close(ask: Ask) -> Json:
    person = ask.human()
    interacting.close(ask.hall, _modal(ask, person, ask.take("modal")["modal"]))
    return {}
