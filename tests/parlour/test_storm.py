"""A storm: the gateway dropped, answers late, refused, limited and lost, while somebody keeps pressing."""

import random
import re
from typing import Any

import pytest

from tests.parlour.sample_bot import SampleBot, running
from tests.parlour.script import until

TROUBLES: list[tuple[str, dict[str, Any]]] = [
    ("/gateway", {"do": "drop"}),
    ("/gateway", {"do": "reconnect"}),
    ("/gateway", {"do": "invalidate", "resumable": True}),
    ("/faults", {"fault": "delay", "on": "callback", "seconds": 0.2}),
    ("/faults", {"fault": "rate_limit", "on": "callback", "retry_after": 0.1}),
    ("/faults", {"fault": "refuse", "on": "callback", "status": 503}),
    ("/faults", {"fault": "lose", "on": "callback"}),
]


def counted(message: dict[str, Any]) -> int:
    found = re.search(r"Counted to (\d+)", str(message["components"]))
    assert found
    return int(found[1])


@pytest.mark.slow
async def test_every_press_counts_once_whatever_goes_wrong(parlour, script, monkeypatch):
    dice = random.Random(6)
    ana = await script.person("ana")
    channel = await script.games()
    async with running(parlour.url, monkeypatch, SampleBot()):
        message = (await ana.runs("hello", channel))["message"]
        for number in range(1, 31):
            path, order = dice.choice(TROUBLES)
            await script.post(path, **order)
            while counted(await ana.sees(message["id"])) == number:
                await until(lambda: parlour.hall.gateway.connected() == [0])
                await ana.presses(message, f"count/{number}")
            assert counted(await ana.sees(message["id"])) == number + 1
    ordered = [one for one in await script.refusals() if not one["fault"]]
    assert {one["code"] for one in ordered} <= {10062, 40060}
