"""What the bot sends while Splendor is played: a card from a deck is its owner's secret."""

import pytest

from tests.bot.dealers.splendor.marking import mark
from tests.bot.friends import NAMES
from tests.bot.payloads import PUBLIC, Eavesdropper
from tests.bot.simulation import Evening, an_evening
from tests.bot.splendor.friends import DEALERS, HABITS, start


async def reserve_from_deck(evening: Evening) -> str:
    """Whoever begins reserves from deck A; their name."""
    name = evening.waiting.removeprefix("Waiting for ").removesuffix(".")
    person = evening[name]
    narrower = await person.press(person.question, "Reserve a Card")
    await person.press(narrower.message, "Deck A: 3 to 5 points")
    return name


@pytest.mark.usefixtures("quick_pictures")
async def test_a_card_from_a_deck_reaches_its_owner_and_nobody_else(tmp_path, monkeypatch):
    mark(monkeypatch)
    assert HABITS.card is not None
    async with an_evening(tmp_path, DEALERS, *NAMES[:3]) as evening:
        await start(evening, *NAMES[:3])
        eavesdropper = Eavesdropper(evening, HABITS.card)
        await eavesdropper.listen()
        owner = await reserve_from_deck(evening)
        await eavesdropper.listen()
        (secret,) = eavesdropper.known[owner] - eavesdropper.known[PUBLIC]
        seat = await evening[owner].press(evening.board, "My Seat")
        assert secret in seat.message.alt
        for name in NAMES[:3]:
            for button in ("My Seat", "Board as Text"):
                await evening[name].press(evening.board, button)
            await evening[name].say(evening.thread, "why")
        await eavesdropper.listen()
        assert secret in eavesdropper.sent[owner]
        others = [name for name in (*NAMES[:3], PUBLIC) if name != owner]
        assert not any(secret in eavesdropper.sent[name] for name in others)
        assert "reserves the top card of deck A, unseen" in evening.last.text
