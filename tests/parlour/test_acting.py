"""What a person presses, chooses, types and fills in, and what of it is refused with a sentence."""

import pytest

from tests.parlour.bodies import button, command, label, modal, option, row, select, text_input
from tests.parlour.conftest import Asked
from tests.parlour.script import Player, Refused, post

FILES = {"type": 19, "custom_id": "words"}
A_FILE = {"name": "a.txt", "base64": "SGVsbG8="}


@pytest.mark.parametrize(
    ("component", "deed", "words"),
    [
        (button(disabled=True), {"custom_id": "go"}, "disabled"),
        (button(), {"custom_id": "stop"}, "nothing called"),
        (select(), {"custom_id": "pick"}, "not a button"),
    ],
)
async def test_what_cannot_be_pressed_is_not_pressed(script, ana, channel, component, deed, words):
    message = await post(script, channel, components=[row(component)])
    with pytest.raises(Refused, match=words):
        await ana.does("press", message=message, **deed)


@pytest.mark.parametrize(
    ("component", "values", "words"),
    [
        (button("pick"), ["A"], "not a select"),
        (select(), [], "Choose from 1 to 1"),
        (select(), ["A", "B"], "Choose from 1 to 1"),
        (select(), ["C"], "no 'C' to choose"),
        (select(max_values=2), ["A", "A"], "chosen twice"),
        (select(), "A", "takes a list"),
        (select(), [{}], "takes a list of texts"),
        ({"type": 5, "custom_id": "pick"}, ["5"], "no user"),
        ({"type": 6, "custom_id": "pick"}, ["5"], "no role"),
        ({"type": 7, "custom_id": "pick"}, ["ana"], "is not an id"),
        ({"type": 8, "custom_id": "pick"}, ["5"], "no channel"),
        ({"type": 8, "custom_id": "pick", "channel_types": [11]}, ["CHANNEL"], "of a kind that is not on offer"),
    ],
)  # fmt: skip
async def test_what_cannot_be_chosen_is_not_chosen(script, ana, channel, component, values, words):
    message = await post(script, channel, components=[row(component)])
    if values == ["CHANNEL"]:
        values = [channel]
    with pytest.raises(Refused, match=words):
        await ana.does("choose", message=message, custom_id="pick", values=values)


@pytest.mark.parametrize("kind", [5, 6, 7, 8])
async def test_people_roles_and_channels_are_chosen_by_id(script, parlour, ana, channel, kind):
    guild = await script.place("guild")
    wanted = {5: ana.id, 6: guild, 7: ana.id, 8: channel}[kind]
    message = await post(script, channel, components=[row({"type": kind, "custom_id": "pick"})])
    told = await script.post(
        "/people/ana/choose?wait=0", message=message, custom_id="pick", values=[wanted]
    )
    data = parlour.hall.interactions[int(told["interaction"])].data
    named = {5: "users", 6: "roles", 7: "users", 8: "channels"}[kind]
    assert list(data["resolved"][named]) == [wanted]


@pytest.mark.parametrize(
    ("words", "options", "told"),
    [
        ("stop", {}, "There is no command /stop here; there is /go, /table"),
        ("table", {}, "name one of open"),
        ("table shut", {}, "after /table comes open"),
        ("go", {}, "'word' must be given"),
        ("go", {"word": "c"}, "is one of a, b"),
        ("go", {"word": 7}, "does not take 7"),
        ("go", {"word": "a", "colour": "red"}, "no option 'colour'"),
        ("go", {"word": "a", "number": 9}, "from 1 to 5"),
        ("go", {"word": "a", "friend": "5"}, "no user"),
        ("go", {"word": "a", "thread": "CHANNEL"}, "of a kind that is not on offer"),
        ("go", {"word": "a", "file": "5"}, 'with its "name"'),
        ("go", {"word": "a", "file": {"name": "a.txt", "base64": "!"}}, "not base64"),
        ("go", {"word": "a", "file": {"name": "a.txt", "base64": [5]}}, "not base64"),
        ("go", {"word": "a", "file": {"name": "", "base64": ""}}, "from 1 to 260"),
    ],
)
async def test_a_command_with_wrong_options_is_not_sent(
    script, parlour, ana, channel, words, options, told
):
    letters = [{"name": one, "value": one} for one in "ab"]
    known = [
        command(
            options=[
                option(required=True, choices=letters),
                option("number", 4, min_value=1, max_value=5),
                option("friend", 6),
                option("thread", 7, channel_types=[11, 12]),
                option("file", 11),
            ]
        ),
        command("table", options=[option("open", 1)]),
    ]
    await script.api("PUT", f"/applications/{parlour.hall.world.bot_id}/commands", known)
    if options.get("thread") == "CHANNEL":
        options = options | {"thread": channel}
    with pytest.raises(Refused, match=told):
        await ana.runs(words, channel, **options)
    assert parlour.hall.interactions == {}


@pytest.mark.parametrize(
    ("needed", "seen"),
    [
        (None, ["ana", "witness"]),
        (0, ["witness"]),
        (1 << 2, ["witness"]),
        (1 << 11, ["ana", "witness"]),
    ],
    ids=["nothing", "no permission there is", "to ban", "to write"],
)
async def test_a_command_is_there_for_who_may_use_it_and_always_for_the_owner(
    script, parlour, ana, channel, needed, seen
):
    known = [command(default_member_permissions=needed)]
    await script.api("PUT", f"/applications/{parlour.hall.world.bot_id}/commands", known)
    told = {
        name: (await script.get(f"/people/{name}/commands?channel={channel}"))["commands"]
        for name in (ana.name, "witness")
    }
    assert [name for name, commands in told.items() if commands] == seen


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        (text_input(), "", "1 to 4000 characters"),
        (text_input(max_length=3), "four", "1 to 3 characters"),
        (text_input(), 7, "takes text"),
        ({"type": 23, "custom_id": "words"}, "yes", "true or false"),
        (FILES, [], "Choose from 1 to 1"),
        (FILES, "a.txt", "takes a list of files"),
        (FILES, [{"name": "a.txt"}], 'with its "name"'),
        (FILES, [A_FILE, A_FILE], "Choose from 1 to 1"),
        (select(custom_id="words"), ["C"], "no 'C'"),
        ({"type": 21, "custom_id": "words", "options": [{"label": a, "value": a} for a in "AB"]}, "C", "one of A, B"),
        ({"type": 21, "custom_id": "words", "options": [{"label": a, "value": a} for a in "AB"]}, None, "needs one of"),
        ({"type": 22, "custom_id": "words", "options": [{"label": a, "value": a} for a in "AB"]}, [], "Choose from 1 to 2"),
    ],
)  # fmt: skip
async def test_a_form_filled_wrongly_is_not_sent_and_stays_open(
    script, parlour, asked, field, value, words
):
    opened = await asked()
    await script.api("POST", opened.callback, modal(label(field)))
    witness = Player(script, "witness", "")
    with pytest.raises(Refused, match=words):
        await witness.does("submit", modal=str(opened.held.id), values={"words": value})
    with pytest.raises(Refused, match="no field 'other'"):
        await witness.does(
            "submit", modal=str(opened.held.id), values=_filled(field) | {"other": 1}
        )
    assert len((await script.get("/people/witness/modals"))["modals"]) == 1
    assert parlour.hall.storage._files == {}


@pytest.mark.parametrize(
    ("kind", "resolved"),
    [(5, {"users", "members"}), (6, {"roles"}), (7, {"users", "members"}), (8, {"channels"})],
)
async def test_a_form_names_people_roles_and_channels_by_id(
    script, parlour, ana, channel, asked, kind, resolved
):
    wanted = {6: await script.place("guild"), 8: channel}.get(kind, ana.id)
    word = {6: "role", 8: "channel"}.get(kind, "user")
    default = {"id": wanted, "type": word}
    for more, values in (({}, {"pick": [wanted]}), ({"default_values": [default]}, {})):
        opened = await asked()
        field = {"type": kind, "custom_id": "pick"} | more
        await script.api("POST", opened.callback, modal(label(field)))
        with pytest.raises(Refused, match=word):
            await script.post(
                "/people/witness/submit", modal=str(opened.held.id), values={"pick": ["5"]}
            )
        sent = await asked("submit", modal=str(opened.held.id), values=values)
        data = sent.held.data
        assert data["components"][0]["component"]["values"] == [wanted]
        named = {name: list(held) for name, held in data["resolved"].items()}
        assert named == {name: [wanted] for name in resolved}
    assert len(parlour.hall.modals) == 2


def _filled(field: dict[str, object]) -> dict[str, object]:
    values = {4: "abc", 19: [A_FILE], 23: True, 3: ["A"], 21: "A", 22: ["A"]}
    return {"words": values[int(str(field["type"]))]}


async def test_a_form_can_be_closed_unsent(script, asked):
    opened = await asked()
    await script.api("POST", opened.callback, modal(label(text_input())))
    await script.post("/people/witness/close", modal=str(opened.held.id))
    assert (await script.get("/people/witness/modals"))["modals"] == []


async def test_a_reload_closes_the_forms_that_were_open(script, asked):
    opened = await asked()
    await script.api("POST", opened.callback, modal(label(text_input())))
    await script.post("/people/witness/dismiss")
    assert (await script.get("/people/witness/modals"))["modals"] == []


async def test_only_who_opened_a_form_can_send_it(script, asked, ana):
    opened = await asked()
    await script.api("POST", opened.callback, modal(label(text_input())))
    with pytest.raises(Refused, match="no form"):
        await ana.does("submit", modal=str(opened.held.id), values={"words": "hello"})


async def test_an_ephemeral_is_for_one_person_and_a_reload_puts_it_away(script, asked, ana):
    one = await asked()
    body = {"content": "Secret", "flags": 64, "components": [row(button())]}
    await script.api("POST", one.callback, {"type": 4, "data": body})
    message = (await script.api("GET", one.original))[1]["id"]
    witness = Player(script, "witness", "")
    assert (await witness.sees(message))["content"] == "Secret"
    for attempt in (ana.sees(message), ana.does("press", message=message, custom_id="go")):
        with pytest.raises(Refused, match="no message"):
            await attempt
    assert await ana.does("dismiss") == {"dismissed": 0}
    assert await witness.does("dismiss") == {"dismissed": 1}
    with pytest.raises(Refused, match="no message"):
        await witness.sees(message)


@pytest.mark.parametrize(
    ("words", "english", "german"),
    [("table open", "/table open", "/table auf"), ("Report", "Report", "Melden")],
)
async def test_a_message_says_in_the_readers_language_which_command_it_answers(
    script, parlour, ana, channel, words, english, german
):
    known = [
        command("table", options=[option("open", 1, name_localizations={"de": "auf"})]),
        command("Report", type=2, description="", name_localizations={"de": "Melden"}),
    ]
    await script.api("PUT", f"/applications/{parlour.hall.world.bot_id}/commands", known)
    deed = {"channel": channel, "command": words}
    if words == "Report":
        deed["target"] = ana.id
    told = await script.post("/people/witness/command?wait=0", **deed)
    one = Asked(parlour, told["interaction"])
    await script.api("POST", one.callback, {"type": 4, "data": {"content": "Done"}})
    wire = (await script.api("GET", one.original))[1]
    assert words.split()[0] not in str(wire)
    assert (await ana.sees(wire["id"]))["parlour"]["command"] == english
    await script.ask("PATCH", "/people/ana", locale="de")
    assert (await ana.sees(wire["id"]))["parlour"]["command"] == german
