"""A whole game of The Great Split between processes, with two people and one AI."""

import asyncio
import json
import sys
from typing import Any

import pytest

from tests.wire.audit import share_unasked
from tests.wire.friends import Friend
from tests.wire.house import a_house
from tests.wire.letters import Letter

pytestmark = pytest.mark.slow


async def verified(record: bytes, file) -> str:
    """What the engine's own program says about a record."""
    file.write_bytes(record)
    program = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "engine", "verify", str(file)),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await program.communicate()
    assert program.returncode == 0, said.decode()
    return said.decode()


def _mistakes(refusals: list[dict[str, Any]]) -> list[str]:
    """What was refused but for new pictures by PATCH: the bot tries, and posts anew where it must."""
    lost = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
    return [
        f"{one['method']} {one['status']} {one['code']} {one['errors']}"
        for one in refusals
        if one["method"] != "PATCH" or lost not in json.dumps(one["errors"])
    ]


@pytest.mark.parametrize("strict", [True, False], ids=["strict", "lenient"])
async def test_two_people_and_an_ai_play_to_the_end_and_the_record_is_right(tmp_path, strict):
    async with a_house(tmp_path, DRAWING_PATIENCE="2.5") as house:
        if not strict:
            await house.script.ask("PUT", "/strictness", refuse_layout_uploads_by_edit=False)
        ana = await Friend.comes(house, "Ana", 1)
        ben = await Friend.comes(house, "Ben", 1, prefers_my_seat=0.5)
        table = await ana.opens_a_table(1, ben, quick=False)
        await asyncio.gather(ana.plays(table), ben.plays(table))

        final = await ana.final(table)
        assert final is not None
        given = await ana.presses_label(final, "Record")
        url = Letter(given["message"]).file
        assert url is not None
        async with house.script.session.get(url) as answer:
            record = await answer.read()
        said = await verified(record, tmp_path / "record.json")
        assert "The outcome is as recorded" in said

        checked = Letter((await ben.presses_label(final, "Check the Deal"))["message"])
        assert "The deal was honest" in checked.text
        assert _mistakes(await house.script.refusals()) == []
        assert strict or await house.refusals() == []
        assert share_unasked([ana, ben]) < 0.1
        assert house.log == ""
        for friend in (ana, ben):
            letters = await friend.reads_direct()
            assert [one.offers() for one in letters if one.offers()] == []
