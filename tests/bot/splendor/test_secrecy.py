"""What the bot sends while Splendor is played: a card from a deck is its owner's secret."""

import re

import pytest

from bot.dealers.splendor import alts, wording
from tests.bot.great_split.friends import Friends
from tests.bot.payloads import PUBLIC, Eavesdropper
from tests.bot.simulation import Evening, an_evening
from tests.bot.splendor.friends import (
    DEALERS,
    NAMES,
    at_my_seat,
    by_buttons,
    quick_pictures,
    start,
)

CARD = re.compile(r"I{1,3}-(?:white|blue|green|red|black)-\d\d")


@pytest.fixture(autouse=True)
def _marked_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each card also says its own name, wherever it is spoken of, so that none can hide."""
    quick_pictures(monkeypatch)
    plain, gift = wording.card, alts.Spelling.gift
    monkeypatch.setattr(wording, "card", lambda words, name: f"{plain(words, name)} {name}")
    monkeypatch.setattr(alts.Spelling, "gift", lambda own, name: f"{gift(own, name)} {name}")


async def reserve_from_deck(evening: Evening) -> str:
    """Whoever begins reserves from deck A; their name."""
    (name,) = re.findall(r"⏳ (\w+)", evening.board.text)
    person = evening[name]
    narrower = await person.press(person.question, "Reserve a Card")
    await person.press(narrower.message, "Deck A")
    return str(name)


async def test_a_card_from_a_deck_reaches_its_owner_and_nobody_else(tmp_path):
    async with an_evening(tmp_path, DEALERS, *NAMES[:3]) as evening:
        await start(evening, *NAMES[:3])
        eavesdropper = Eavesdropper(evening, CARD)
        await eavesdropper.listen()
        owner = await reserve_from_deck(evening)
        await eavesdropper.listen()
        (secret,) = eavesdropper.known[owner] - eavesdropper.known[PUBLIC]
        seat = await evening[owner].press(evening.board, "My Seat")
        assert secret in seat.message.alt
        for name in NAMES[:3]:
            for button in ("My Seat", "Board as Text", "Why?"):
                await evening[name].press(evening.board, button)
        await eavesdropper.listen()
        assert secret in eavesdropper.sent[owner]
        others = [name for name in (*NAMES[:3], PUBLIC) if name != owner]
        assert not any(secret in eavesdropper.sent[name] for name in others)
        assert "reserves the top card of deck A, unseen" in evening.last.text


@pytest.mark.slow
async def test_nobody_is_sent_a_card_that_they_may_not_know(tmp_path):
    async with an_evening(tmp_path, DEALERS, *NAMES[:3]) as evening:
        evening.close_direct_messages(evening["Carla"])
        await start(evening, *NAMES[:3])
        eavesdropper = Eavesdropper(evening, CARD)
        friends = Friends(evening, NAMES[:3], by_buttons, {"Carla": at_my_seat})
        secrets: set[str] = set()

        async def look_around() -> None:
            await eavesdropper.listen()
            for name in NAMES[:3]:
                secrets.update(eavesdropper.known[name] - eavesdropper.known[PUBLIC])
            if friends.answers % 6 == 0:
                person = evening[NAMES[friends.answers % 3]]
                for button in ("My Seat", "Board as Text", "Why?"):
                    if button in evening.last.buttons:
                        await person.press(evening.last, button)
                await eavesdropper.listen()

        await look_around()
        await friends.play(look_around)
        assert secrets, "nothing was ever hidden, so this proves nothing."
        assert eavesdropper.sent[PUBLIC], "the eavesdropper hears what is sent"
