"""In Splendor everybody reads what they did, also when others have played on before it was shown."""

import pytest

from engine.splendor.moves import Move, ReserveFromDeck, TakeTokens
from tests.bot.simulation import Evening, an_evening
from tests.bot.splendor.friends import DEALERS, start

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("quick_pictures")]


async def play_unseen(evening: Evening, move: Move) -> str:
    """Whose turn it is plays this; it is stored, and nobody is told. Their name."""
    table = evening.table
    (decision,) = table.decisions()
    user = table.players[decision.seat].user
    assert user is not None
    await table.submit(user, decision.ticket, move)
    return table.names[decision.seat]


@pytest.mark.parametrize(
    ("move", "read"),
    [
        (TakeTokens((1, 1, 1, 0, 0, 0)), "You took white, blue and green."),
        (ReserveFromDeck(3), "You reserved the top card of deck A ("),
    ],
)
async def test_after_a_crash_one_reads_what_one_did_before_others_played_on(tmp_path, move, read):
    async with an_evening(tmp_path, DEALERS, "Ana", "Ben", "Carla") as evening:
        await start(evening, "Ana", "Ben", "Carla")
        first = await play_unseen(evening, move)
        await play_unseen(evening, ReserveFromDeck(2))
        await play_unseen(evening, TakeTokens((0, 0, 0, 2, 0, 0)))
        await play_unseen(evening, TakeTokens((0, 1, 1, 0, 1, 0)))
        await evening.restart()
        _, letter = evening[first].letters()
        assert letter.text.startswith(f"**Round 1.** {read}")
        assert letter.buttons == []
