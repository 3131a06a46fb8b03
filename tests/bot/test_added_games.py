"""The toy, and its variants with a question of any size and with one that nobody waits for, played
to the end with everything that a game has in the bot.
"""

import pytest

from bot.dealers.dealing import Dealer
from engine.codec import load_record
from engine.record import verify
from tests.bot.crowded import CrowdedDealer
from tests.bot.easygoing import EasygoingDealer
from tests.bot.friends import Friends
from tests.bot.playing import let_an_ai_play, wait
from tests.bot.simulation import Evening, an_evening
from tests.bot.toy_dealer import ToyDealer
from tests.bot.toy_friends import by_buttons, by_commands

pytestmark = pytest.mark.slow

DEALERS: tuple[Dealer, ...] = (ToyDealer(), CrowdedDealer(), EasygoingDealer())

every_toy = pytest.mark.parametrize("dealer", DEALERS, ids=lambda dealer: dealer.game.key)


async def record_is_right(evening: Evening, dealer: Dealer) -> bool:
    """Whether the file behind the button is a whole game by this game's rules."""
    given = await evening["Ana"].press(evening.last, "Record")
    file = given.message.stored.attachments[0]
    games = {dealer.game.key: dealer.game}
    record = load_record(evening.env.backend.cdn.get(file["url"]) or b"", games)
    verify(record, games)
    return record.outcome is not None


@every_toy
async def test_people_and_an_ai_play_by_buttons_and_see_every_picture(tmp_path, dealer: Dealer):
    key = dealer.game.key
    async with an_evening(tmp_path, {key: dealer}, "Ana", "Ben") as evening:
        await evening.seat("Ana", "Ben", game=key)
        await evening.add_ai("Ana")
        await evening["Ana"].press(evening.lobby, "Start")
        assert evening.board.pictures == ["0-board"]
        assert evening["Ana"].question.pictures == ["0-hand"]
        await Friends(evening, by_buttons).play()
        assert "wins." in evening.last.text
        assert evening.last.pictures == ["0-end"]
        assert await record_is_right(evening, dealer)


@every_toy
async def test_somebody_plays_by_commands_and_an_ai_for_the_one_who_is_away(
    tmp_path, dealer: Dealer
):
    key = dealer.game.key
    async with an_evening(tmp_path, {key: dealer}, "Ana", "Ben") as evening:
        ana = evening["Ana"]
        await ana.say(evening.channel, "play", game=key)
        await evening["Ben"].say(evening.channel, "join")
        await ana.say(evening.channel, "start")
        taught = await ana.say(evening.thread, "rules", game=key)
        assert "Split your cards in two." in taught.text
        explained = await ana.say(evening.thread, "rules", term="Pile")
        assert "One half of a split." in explained.text
        friends = Friends(evening, by_commands)
        await friends.answer(ana)
        wait(evening)
        await let_an_ai_play(evening, "Ana", "Ben")
        await friends.play()
        assert "wins." in evening.last.text
        assert await record_is_right(evening, dealer)


async def test_every_way_of_a_large_question_can_be_typed(tmp_path):
    dealer = CrowdedDealer()
    async with an_evening(tmp_path, {"crowded": dealer}, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="crowded")
        ana, table = evening["Ana"], evening.table
        seat = table.seat_of(ana.user.id)
        assert seat is not None
        assert "Page 1 of 3" in ana.question.text
        found = await ana.member.autocomplete(evening.thread, "split", "answer", "BDFH")
        assert found[0]["value"] == "BDFH"
        await ana.say(evening.thread, "split", answer="bdfh")
        view = table.view(seat)
        assert view.mine.left == view.mine.hand[1::2]
