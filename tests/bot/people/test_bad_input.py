"""Whatever somebody types wrongly is answered with a sentence in their language, and changes nothing."""

from typing import Any

import discord
import pytest

from bot.i18n.words import words_for
from bot.markdown import literal
from bot.store.people import choices_of
from tests.bot.simulation import Evening, Person, an_evening
from tests.bot.toy_dealer import ToyDealer

TOY = {"toy": ToyDealer()}


async def assert_refused(
    who: Person, evening: Evening, command: str, key: str, /, **typed: Any
) -> None:
    """With this sentence, as far as it needs to be filled in by nobody else."""
    locale = evening.locales[who.user.id]
    text = typed.get("quiet") or typed.get("away", "")
    facts = {"zone": literal(typed.get("zone", "")), "typed": literal(text)}
    said = (await who.say(evening.channel, command, **typed)).text
    sentence = words_for(locale)(key, **facts)
    # Commands are mentions that can be pressed.
    assert said.startswith(sentence.split("/")[0]), (command, typed, said)


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "de"])
async def test_every_bad_input_is_answered_and_changes_nothing(tmp_path, locale):
    async with an_evening(tmp_path, TOY, "Ben") as evening:
        manages = discord.Permissions(manage_guild=True)
        roles = [evening.guild.create_role("Managers", permissions=manages)]
        ana = evening.add_person("Ana", locale, roles=roles)
        ben = evening["Ben"].user
        for command, key, typed in (
            ("me", "refused-quiet", {"quiet": "tonight"}),
            ("me", "refused-zone", {"zone": "Middle-earth/Shire"}),
            ("me", "refused-zone-missing", {"quiet": "22:00-8:30"}),
            ("me", "refused-date", {"away": "2026-02-30"}),
            ("me", "refused-date-range", {"away": "1999-01-01"}),
            ("mygames", "refused-no-games", {}),
            ("stats", "refused-no-results", {}),
            ("stats", "refused-no-results-theirs", {"person": ben}),
            ("ranking", "refused-no-ranking", {}),
            ("invite", "refused-no-seat", {"person": ben}),
            ("block", "refused-own-block", {"person": ana.user}),
            ("takeover", "refused-no-table-here", {}),
            ("concede", "refused-no-seat", {}),
            ("pace", "refused-no-seat", {}),
            ("comeback", "refused-no-seat", {}),
            ("gala", "refused-remove-whom", {"remove": ben}),
        ):
            await assert_refused(ana, evening, command, key, **typed)
        assert await choices_of(evening.bot.store, (ana.user.id,)) == {}
