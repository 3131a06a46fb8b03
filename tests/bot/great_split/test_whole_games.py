"""Whole games of The Great Split on the simulated Discord, from lobby to final scoring."""

import re

import pytest

from bot.dealers.dealing import Words
from bot.dealers.great_split import wording
from bot.i18n.words import words_for
from engine.great_split.components import Components
from tests.bot.discord_schema import faults_of, require_document
from tests.bot.great_split.friends import (
    DEALERS,
    NAMES,
    Friends,
    Way,
    at_my_seat,
    by_buttons,
    by_commands,
    quick_pictures,
)
from tests.bot.payloads import PUBLIC, Eavesdropper
from tests.bot.simulation import an_evening

pytestmark = pytest.mark.slow


@pytest.fixture
def _quick_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game is played with its true pictures; the others need only that there are some."""
    quick_pictures(monkeypatch)


quickly = pytest.mark.usefixtures("_quick_pictures")

CARD = re.compile(r"I{1,3}-[a-z]+-\d-[a-z]")


async def test_two_friends_play_through_buttons_and_forms(tmp_path):
    async with an_evening(tmp_path, DEALERS, *NAMES[:2]) as evening:
        await evening.start(*NAMES[:2], game="great_split")
        await Friends(evening, NAMES[:2], by_buttons).play()
        assert re.search(r"wins with \d+ prestige|share the victory", evening.last.text)
        assert evening.last.buttons == ["Rematch", "Record", "Check the Deal", "Why?"]
        assert evening.last.pictures == ["0-final.png"]


@quickly
async def test_two_friends_play_through_commands_only(tmp_path):
    async with an_evening(tmp_path, DEALERS, *NAMES[:2]) as evening:
        await evening["Ana"].say(evening.channel, "play", game="great_split")
        await evening["Ben"].say(evening.channel, "join")
        await evening["Ana"].say(evening.channel, "start")
        friends = Friends(evening, NAMES[:2], by_commands)
        await friends.play()
        assert re.search(r"wins with \d+ prestige|share the victory", evening.last.text)
        (table,) = evening.bot.tables._held.values()
        assert set((await table.record()).figures) == {"edition"}, "of which the digest is kept"


@quickly
@pytest.mark.parametrize("way", [by_buttons, by_commands])
@pytest.mark.parametrize("seats", [3, 7])
async def test_more_friends_play_to_the_final_scoring(tmp_path, seats: int, way: Way):
    async with an_evening(tmp_path, DEALERS, *NAMES[:seats]) as evening:
        await evening.start(*NAMES[:seats], game="great_split")
        await Friends(evening, NAMES[:seats], way).play()
        assert re.search(r"wins with \d+ prestige|share the victory", evening.last.text)
        assert all(name in evening.last.text for name in NAMES[:seats])


@quickly
async def test_a_restart_after_every_decision_loses_nothing_and_asks_nothing_twice(tmp_path):
    async with an_evening(tmp_path, DEALERS, *NAMES[:2]) as evening:
        await evening.start(*NAMES[:2], game="great_split")
        friends = Friends(evening, NAMES[:2], by_buttons)
        await friends.play(evening.restart)
        assert re.search(r"wins with \d+ prestige|share the victory", evening.last.text)
        (sheet,) = await evening.bot.store.tables_of(evening["Ana"].user.id, ["over"])
        moves = await evening.bot.store.moves(sheet.id)
        # One letter for each step of a round, whatever was pressed in it, greetings and ends.
        steps = {(move.seat, *re.split("[-.]", move.ticket)[:2]) for move in moves}
        assert sum(len(evening[name].letters()) for name in NAMES[:2]) == len(steps) + 4


@quickly
async def test_three_friends_play_in_three_languages(tmp_path):
    german = words_for("de")
    async with an_evening(tmp_path, DEALERS, locale="de") as evening:
        for name, locale in zip(NAMES, ("es-ES", "en-GB", "de"), strict=False):
            evening.add_person(name, locale)
        await evening["Ana"].say(evening.channel, "play", game="great_split")
        for name in ("Ben", "Carla"):
            await evening[name].press(evening.lobby, german("button-join"))
        await evening["Ana"].press(evening.lobby, german("button-start"))
        await Friends(evening, NAMES[:3], by_buttons, locale="de").play()
        assert re.search(r"gewinnt mit \d+ Prestige|teilen sich den Sieg", evening.last.text)
        letters = {name: "\n".join(m.text for m in evening[name].letters()) for name in NAMES[:3]}
        assert "Cartera cerrada." in letters["Ana"]
        assert "Sealed." in letters["Ben"]
        assert "Umschlag zu." in letters["Carla"]


@quickly
async def test_somebody_with_closed_direct_messages_plays_at_my_seat(tmp_path):
    async with an_evening(tmp_path, DEALERS, *NAMES[:2]) as evening:
        evening.close_direct_messages(evening["Ben"])
        await evening.start(*NAMES[:2], game="great_split")
        await Friends(evening, NAMES[:2], by_buttons, {"Ben": at_my_seat}).play()
        assert re.search(r"wins with \d+ prestige|share the victory", evening.last.text)
        assert evening["Ben"].letters() == []


@pytest.fixture
def _marked_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Equal cards read the same; here each also says its own name, so that none can hide."""
    plain = wording.card

    def marked(words: Words, components: Components, name: str) -> str:
        return f"{plain(words, components, name)} {name}"

    monkeypatch.setattr(wording, "card", marked)


@quickly
@pytest.mark.usefixtures("_marked_cards")
async def test_nobody_is_sent_a_card_that_they_may_not_know(tmp_path):
    async with an_evening(tmp_path, DEALERS, *NAMES[:3]) as evening:
        eavesdropper = Eavesdropper(evening, CARD)
        evening.close_direct_messages(evening["Carla"])
        await evening.start(*NAMES[:3], game="great_split")
        friends = Friends(evening, NAMES[:3], by_buttons, {"Carla": at_my_seat})

        async def look_around() -> None:
            await eavesdropper.listen()
            if friends.answers % 5 == 0:
                person = evening[NAMES[friends.answers % 3]]
                for button in ("My Seat", "Board as Text", "Why?"):
                    if button in evening.last.buttons:
                        await person.press(evening.last, button)
                await eavesdropper.listen()

        await look_around()
        await friends.play(look_around)
        assert eavesdropper.sent["Ana"], "the eavesdropper hears what is sent"
        assert not eavesdropper.sent[PUBLIC], "the thread names no card"


@quickly
async def test_every_request_of_a_game_is_as_discord_documents_it(tmp_path):
    require_document()
    async with an_evening(tmp_path, DEALERS, *NAMES[:2]) as evening:
        await evening.start(*NAMES[:2], game="great_split")
        for button in ("My Seat", "Board as Text", "Rules", "Why?"):
            await evening["Ana"].press(evening.board, button)
        await evening["Ana"].say(evening.thread, "rules", game="great_split", term="Wallet")
        await Friends(evening, NAMES[:2], by_buttons).play()
        for button in ("Why?", "Record", "Check the Deal", "Rematch"):
            await evening["Ana"].press(evening.last, button)
        faults = {fault for request in evening.env.http_requests for fault in faults_of(request)}
        assert not faults
