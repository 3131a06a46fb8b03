"""What holds for every bot that plays over the wire, whatever a test is about."""

from collections.abc import Iterator

import pytest

from tests.parlour.held import Minutes
from tests.wire.kinds import kinds_of, missing, probed_kinds

NEED_NOT = {
    "GET /gateway/bot": "the probe needs no events but presses, and `check` looks at the gateway",
    "PUT /applications/#/commands": "it would replace the commands of the bot that is tried",
}
"""What the bot asks for and the probe does not, and why."""


@pytest.fixture(autouse=True)
def every_request_is_probed(minutes: Minutes) -> Iterator[None]:
    """`python -m bot probe` makes every kind of request that a bot makes in whatever it is put to here.

    What is missing belongs into `bot/ui/probing`, and then into `probed.txt`.
    """
    yield
    asked = kinds_of(minutes.exchanges)
    asked = {route: words for route, words in asked.items() if route not in NEED_NOT}
    assert missing(asked, probed_kinds()) == []
