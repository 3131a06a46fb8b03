"""The control interface: people, what they see and do, and what is refused with a sentence."""

import re

import pytest

from parlour import control, seen
from tests.parlour.bodies import button, command, label, modal, option, row, select, text_input
from tests.parlour.conftest import Asked
from tests.parlour.script import Player, Refused, Script

FILES = {"type": 19, "custom_id": "words"}
A_FILE = {"name": "a.txt", "base64": "SGVsbG8="}


@pytest.fixture
async def channel(script: Script) -> str:
    return await script.games()


@pytest.fixture
async def ana(script: Script) -> Player:
    return await script.person("ana", display_name="Ana")


async def post(script: Script, channel: str, **body: object) -> str:
    status, told = await script.api("POST", f"/channels/{channel}/messages", body)
    assert status == 200
    return str(told["id"])


def test_every_route_is_in_the_description():
    described = re.sub(r"\s+", " ", control.__doc__ or "")
    for spec in control.ROUTES:
        method, path = spec.split()
        deed = re.fullmatch(r"/people/\{person\}/(\w+)", path)
        if method == "POST" and deed:
            assert f" {deed[1]} {{" in described, spec
        else:
            assert f"{method} /parlour{path}" in described, spec


async def test_a_name_picked_twice_is_the_same_person(script):
    first = await script.post("/people", name="Ana")
    again = await script.post("/people", name="ana", locale="de")
    assert first == again
    assert (first["name"], first["display_name"], first["locale"]) == ("ana", "Ana", "en-US")


@pytest.mark.parametrize("name", ["", "bot", "a b", "7up", "x" * 33, "<b>"])
async def test_a_name_that_cannot_be_is_explained(script, name):
    with pytest.raises(Refused, match="cannot be a name"):
        await script.post("/people", name=name)


@pytest.mark.parametrize(
    ("method", "path", "body", "words"),
    [
        ("GET", "/dragons", {}, "has no GET"),
        ("POST", "/people", {}, '"name" is missing'),
        ("POST", "/people", {"name": 7}, '"name" must be text'),
        ("POST", "/people", {"name": "eve", "age": 7}, '"age" is not known'),
        ("POST", "/people", {"name": "eve", "locale": "xx"}, "no locale"),
        ("POST", "/people", {"name": "eve", "guilds": ["5"]}, "no server"),
        ("GET", "/people/nobody/view", {}, "no person"),
        ("GET", "/people/bot/view", {}, "acts for itself"),
        ("PATCH", "/people/witness", {"dms_open": "no"}, "true or false"),
        ("POST", "/people/witness/messages", {"channel": "5", "content": "a"}, "no channel"),
        ("POST", "/people/witness/press", {"message": "5", "custom_id": "a"}, "no message"),
        ("POST", "/people/witness/submit", {"modal": "5"}, "no form"),
        ("POST", "/clock", {"advance": -1}, "ahead only"),
        ("POST", "/gateway", {"do": "explode"}, '"do" is one of'),
        ("DELETE", "/messages/5", {}, "no message"),
        ("POST", "/people", {"name": "eve", "guilds": [1]}, '"guilds" must be a list'),
        ("POST", "/people/witness/command", {"channel": "GAMES", "command": " "}, "no command"),
        ("POST", "/people/witness/threads", {"channel": "GAMES", "name": " "}, "from 1 to 100"),
        (
            "POST",
            "/people/witness/threads",
            {"channel": "GAMES", "name": "a" * 101},
            "from 1 to 100",
        ),
        ("POST", "/faults", {"fault": "lose", "on": "send", "channel": 5}, "no channel"),
        ("POST", "/faults", {"fault": "lose", "on": "send", "person": [5]}, '"person" is'),
        ("POST", "/faults", {"fault": ["lose"], "on": "send"}, "A fault is one of"),
        (
            "POST",
            "/faults",
            {"fault": "rate_limit", "on": "any", "retry_after": 1, "scope": [1]},
            '"scope"',
        ),
        ("PUT", "/channels/GAMES/permissions/bot", {"allow": [[1]]}, '"allow" must be a list'),
        ("GET", f"/channels/{'9' * 5000}", {}, "has no GET"),
        ("GET", f"/people/{'9' * 5000}/view", {}, "no person"),
        (
            "GET",
            f"/people/witness/channels/GAMES/messages?before={'9' * 5000}",
            {},
            "must be a number",
        ),
        ("GET", f"/refusals?after={'9' * 5000}", {}, "number of a refusal"),
        ("POST", "/clock", {"advance": True}, "number of seconds"),
        ("POST", "/clock", {"advance": float("nan")}, "ahead only"),
        ("POST", "/clock", {"advance": 1e300}, "ten years"),
        ("POST", "/guilds", {"name": ""}, "cannot be a server's name"),
        ("PATCH", "/people/witness", {"display_name": " "}, "at least one letter"),
    ],
)
async def test_what_cannot_be_done_is_told_in_a_sentence(script, method, path, body, words):
    before = await script.get("/status")
    games = await script.games()
    if "channel" in body and body["channel"] == "GAMES":
        body = body | {"channel": games}
    with pytest.raises(Refused, match=words) as refused:
        await script.ask(method, path.replace("GAMES", games), **body)
    assert 400 <= refused.value.status < 500
    assert (await script.get("/status"))["people"] == before["people"]


async def test_a_body_that_is_no_object_is_refused(script):
    for data in (b"[1]", b"{"):
        async with script.session.post(f"{script.url}/parlour/people", data=data) as got:
            assert got.status == 400
            assert "JSON" in (await got.json())["error"]


async def test_a_failure_of_the_parlour_itself_is_told_in_a_sentence(script, monkeypatch):
    monkeypatch.setattr(seen, "view", None)
    with pytest.raises(Refused, match="The parlour itself failed") as refused:
        await script.get("/people/witness/view")
    assert refused.value.status == 500


async def test_the_clock_goes_ahead_by_parts_of_a_second(script):
    before = (await script.get("/status"))["now"]
    assert (await script.post("/clock", advance=1.5))["now"] >= before + 1.5


async def test_who_may_not_start_a_thread_is_told_so(script, ana, channel):
    denied = ["create_public_threads"]
    await script.ask("PUT", f"/channels/{channel}/permissions/ana", deny=denied)
    with pytest.raises(Refused, match="may not start threads"):
        await ana.does("threads", channel=channel, name="Aside")


async def test_a_new_server_has_its_channels_and_its_people(script, ana):
    made = await script.post("/guilds", name="Club", channels=["one", "two"], members=["ana"])
    assert [one["name"] for one in made["channels"]] == ["one", "two"]
    assert [one["name"] for one in made["members"]] == ["ana", "Gala"]
    assert len((await ana.view())["guilds"]) == 2
    assert len((await Player(script, "witness", "").view())["guilds"]) == 1


async def test_a_hidden_channel_is_not_there(script, ana, channel):
    await script.ask("PUT", f"/channels/{channel}/permissions/ana", deny=["view_channel"])
    assert (await ana.view())["guilds"][0]["channels"] == []
    with pytest.raises(Refused, match="no channel"):
        await ana.messages(channel)
    message = await post(script, channel, content="Hidden")
    with pytest.raises(Refused, match="no channel"):
        await ana.sees(message)


async def test_who_may_not_write_is_told_so(script, ana, channel):
    await script.ask("PUT", f"/channels/{channel}/permissions/everyone", deny=["send_messages"])
    assert not (await ana.view())["guilds"][0]["channels"][0]["may_send"]
    with pytest.raises(Refused, match="may not write"):
        await ana.does("messages", channel=channel, content="Hello")


async def test_a_role_opens_what_is_closed_to_everyone(script, ana, channel):
    guild = await script.place("guild")
    role = await script.post(f"/guilds/{guild}/roles", name="Players", members=["ana"])
    await script.ask("PUT", f"/channels/{channel}/permissions/everyone", deny=["send_messages"])
    await script.ask(
        "PUT", f"/channels/{channel}/permissions/{role['id']}", allow=["send_messages"]
    )
    said = await ana.does("messages", channel=channel, content="Hello")
    assert said["parlour"]["mine"]


async def test_unread_counts_what_others_said_and_mentions_what_pings(script, ana, channel):
    await post(script, channel, content="Hello")
    await post(script, channel, content=f"Hello <@{ana.id}>")
    await post(script, channel, content=f"Hush <@{ana.id}>", allowed_mentions={"parse": []})
    seen = (await ana.view())["guilds"][0]["channels"][0]
    assert (seen["unread"], seen["mentions"]) == (3, 1)
    await ana.does("messages", channel=channel, content="Hello yourselves")
    seen = (await ana.view())["guilds"][0]["channels"][0]
    assert (seen["unread"], seen["mentions"]) == (0, 0)


async def test_everyone_is_pinged_only_by_who_may(script, ana, channel):
    message = await post(script, channel, content="@everyone")
    assert not (await ana.sees(message))["mention_everyone"]
    seen = (await ana.view())["guilds"][0]["channels"][0]
    assert (seen["unread"], seen["mentions"]) == (1, 0)
    await script.ask("PUT", f"/channels/{channel}/permissions/bot", allow=["mention_everyone"])
    message = await post(script, channel, content="@everyone")
    assert (await ana.sees(message))["mention_everyone"]
    assert (await ana.view())["guilds"][0]["channels"][0]["mentions"] == 1


async def test_a_silent_message_pings_nobody(script, ana, channel):
    silent = 1 << 12
    await post(script, channel, content=f"<@{ana.id}>", flags=silent)
    await post(script, await ana.dm(), content="Hush", flags=silent)
    view = await ana.view()
    for place in (view["guilds"][0]["channels"][0], view["dms"][0]):
        assert (place["unread"], place["mentions"]) == (1, 0)


async def test_an_edit_pings_nobody(script, ana, channel):
    message = await post(script, channel, content="Hello")
    await ana.does("read", channel=channel)
    await script.api(
        "PATCH", f"/channels/{channel}/messages/{message}", {"content": f"<@{ana.id}>"}
    )
    seen = (await ana.view())["guilds"][0]["channels"][0]
    assert (seen["unread"], seen["mentions"]) == (0, 0)
    assert (await ana.sees(message))["parlour"]["edited"]


async def test_history_pages_backwards_and_forwards(script, ana, channel):
    for number in range(5):
        await post(script, channel, content=str(number))
    base = f"/people/{ana.name}/channels/{channel}/messages"
    newest = await script.get(f"{base}?limit=2")
    assert [one["content"] for one in newest["messages"]] == ["3", "4"]
    assert newest["more"]
    older = await script.get(f"{base}?limit=3&before={newest['messages'][0]['id']}")
    assert [one["content"] for one in older["messages"]] == ["0", "1", "2"]
    assert not older["more"]
    after = await script.get(f"{base}?limit=1&after={older['messages'][0]['id']}")
    assert [one["content"] for one in after["messages"]] == ["1"]


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
    ],
)
async def test_what_cannot_be_chosen_is_not_chosen(script, ana, channel, component, values, words):
    message = await post(script, channel, components=[row(component)])
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
                option("file", 11),
            ]
        ),
        command("table", options=[option("open", 1)]),
    ]
    await script.api("PUT", f"/applications/{parlour.hall.world.bot_id}/commands", known)
    with pytest.raises(Refused, match=told):
        await ana.runs(words, channel, **options)
    assert parlour.hall.interactions == {}


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


async def test_a_person_starts_a_thread_and_revives_it_by_writing(script, ana, channel):
    thread = await ana.does("threads", channel=channel, name="Aside")
    assert thread["joined"]
    await script.ask("PATCH", f"/channels/{thread['id']}", archived=True)
    await ana.does("messages", channel=thread["id"], content="Still here")
    view = await ana.view()
    found = next(one for one in view["guilds"][0]["channels"] if one["id"] == thread["id"])
    assert not found["archived"]
    await script.ask("PATCH", f"/channels/{thread['id']}", locked=True)
    with pytest.raises(Refused, match="locked"):
        await ana.does("messages", channel=thread["id"], content="Hello?")


async def test_another_sites_page_cannot_act_here(script):
    for headers in ({"Origin": "https://evil.example"}, {"Host": "evil.example"}):
        async with script.session.post(
            f"{script.url}/parlour/people", json={"name": "eve"}, headers=headers
        ) as got:
            assert got.status == 403
    async with script.session.post(
        f"{script.url}/parlour/people", json={"name": "eve"}, headers={"Origin": script.url}
    ) as got:
        assert got.status == 200
