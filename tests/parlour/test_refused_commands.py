"""What Discord refuses about commands, and how it keeps them."""

from typing import Any

import pytest

from tests.parlour.bodies import command, option
from tests.parlour.test_refused_places import code

BAD_COMMANDS: dict[str, list[dict[str, Any]]] = {
    "an unknown field": [command(colour="red")],
    "no name": [command(name=None)],
    "no description": [command(description=None)],
    "a capital": [command("Go")],
    "a space": [command("go there")],
    "a name over 32": [command("a" * 33)],
    "a description over 100": [command(description="a" * 101)],
    "a translated name with a capital": [command(name_localizations={"de": "Los"})],
    "an option with a capital": [command(options=[option("Word")])],
    "a translated option with a space": [command(options=[option(name_localizations={"es-ES": "la palabra"})])],
    "a number among words": [command(options=[option(choices=[{"name": "a", "value": 1}])])],
    "a word among numbers": [command(options=[option(kind=4, choices=[{"name": "a", "value": "a"}])])],
    "a locale unknown": [command(name_localizations={"xx": "a"})],
    "26 options": [command(options=[option(f"o{n}") for n in range(26)])],
    "26 choices": [command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])])],
    "an option twice": [command(options=[option(), option()])],
    "required after optional": [command(options=[option("a"), option("b", required=True)])],
    "choices beside autocompletion": [command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])])],
    "a group beside an option": [command(options=[option("a", 1), option("b")])],
    "a name twice": [command(), command()],
    "over 8,000 characters": [command(options=[option(f"o{n}", description="a" * 100, choices=[{"name": f"{m:050}", "value": "v"} for m in range(25)]) for n in range(10)])],
    "a subcommand twice in its group": [command(options=[option("group", 2, options=[option("a", 1), option("a", 1)])])],
    "a user command with a description": [{"name": "Go", "type": 2, "description": "a"}],
}  # fmt: skip


@pytest.mark.parametrize("what", BAD_COMMANDS)
async def test_discord_refuses_commands_with(script, parlour, what: str):
    path = f"/applications/{parlour.hall.world.bot_id}/commands"
    assert await code(script, "PUT", path, BAD_COMMANDS[what]) == (400, 50035)
    assert await script.api("GET", path) == (200, [])


@pytest.mark.parametrize("body", [{}, "", None, 0], ids=repr)
async def test_only_an_empty_list_takes_all_commands_away(script, parlour, body):
    path = f"/applications/{parlour.hall.world.bot_id}/commands"
    await script.api("PUT", path, [command()])
    assert await code(script, "PUT", path, body) == (400, 50035)
    assert len((await script.api("GET", path))[1]) == 1
    assert await script.api("PUT", path, []) == (200, [])


async def test_a_command_does_not_take_anothers_name(script, parlour):
    path = f"/applications/{parlour.hall.world.bot_id}/commands"
    _, [go, stop] = await script.api("PUT", path, [command(), command("stop")])
    assert await code(script, "PATCH", f"{path}/{stop['id']}", {"name": "go"}) == (400, 50035)
    assert await code(script, "PATCH", f"{path}/{go['id']}", {"name": "go"}) == (200, 0)


async def test_the_hundred_and_first_command_is_30032(script, parlour):
    path = f"/applications/{parlour.hall.world.bot_id}/commands"
    many = [command(f"c{n}") for n in range(101)]
    assert await code(script, "PUT", path, many) == (400, 30032)
    assert (await script.api("PUT", path, many[:100]))[0] == 200
    assert await code(script, "POST", path, many[100]) == (400, 30032)


async def test_a_command_keeps_its_id_when_it_is_set_again(script, parlour):
    path = f"/applications/{parlour.hall.world.bot_id}/commands"
    _, first = await script.api("PUT", path, [command(), command("stop")])
    _, second = await script.api("PUT", path, [command(description="Goes on.")])
    assert [one["id"] for one in second] == [first[0]["id"]]
    assert (await script.api("GET", path))[1][0]["description"] == "Goes on."


async def test_commands_are_told_with_their_translations_only_to_who_asks(script, parlour):
    path = f"/applications/{parlour.hall.world.bot_id}/commands"
    german: dict[str, Any] = {"name_localizations": {"de": "los"}}
    choice = {"name": "a", "value": "a"} | german
    step = option("open", 1, options=[option(choices=[choice], **german)], **german)
    await script.api("PUT", path, [command(options=[step], **german)])
    _, plain = await script.api("GET", path)
    assert plain[0]["options"][0]["options"][0]["choices"] == [{"name": "a", "value": "a"}]
    assert "localizations" not in str(plain)
    _, full = await script.api("GET", f"{path}?with_localizations=true")
    assert str(full).count("'de': 'los'") == 4


async def test_single_commands_are_made_changed_and_deleted(script, parlour):
    path = f"/applications/{parlour.hall.world.bot_id}/commands"
    status, made = await script.api("POST", path, command())
    assert status == 201
    assert (await script.api("POST", path, command()))[0] == 200
    one = f"{path}/{made['id']}"
    assert (await script.api("PATCH", one, {"description": "Runs."}))[1]["description"] == "Runs."
    assert (await script.api("GET", one))[1]["description"] == "Runs."
    assert (await script.api("DELETE", one))[0] == 204
    assert await code(script, "GET", one) == (404, 10063)


async def test_a_servers_own_command_stands_before_the_global_one(script, parlour, channel):
    base = f"/applications/{parlour.hall.world.bot_id}"
    guild = await script.place("guild")
    await script.api("PUT", f"{base}/commands", [command()])
    await script.api("PUT", f"{base}/guilds/{guild}/commands", [command(description="Here.")])
    told = (await script.get(f"/people/witness/commands?channel={channel}"))["commands"]
    assert [one["description"] for one in told] == ["Here."]
