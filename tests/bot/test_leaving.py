"""Who wants to go can go: an AI takes the seat over, and the seat can be taken back."""

import pytest

from tests.bot.playing import play_to_the_end, split, take
from tests.bot.simulation import Evening, Result, an_evening
from tests.bot.toy_dealer import ToyDealer

pytestmark = pytest.mark.slow

TOY = {"toy": ToyDealer()}
SILENT = 1 << 12


async def leave(evening: Evening, name: str) -> Result:
    sure = await evening[name].say(evening.thread, "leave")
    return await evening[name].press(sure.message, "Leave the Game")


async def test_leaving_a_game_is_asked_once_more_and_can_be_dropped(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        sure = await evening["Ben"].say(evening.thread, "leave")
        assert sure.is_private
        assert sure.text.startswith("Leave this game? An AI plays on for you")
        assert sure.message.buttons[0] == "Leave the Game"
        stayed = await evening["Ben"].press(sure.message, "Keep Playing")
        assert stayed.text == "The table stays. Enjoy your game!"


async def test_an_ai_plays_on_for_whoever_leaves(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        told = await leave(evening, "Ben")
        assert told.text.startswith("You left the game. An AI plays on for you")
        assert "Ben left the game, and an AI plays on." in evening.board.text
        await split(evening, "Ana")
        await take(evening, "Ana")
        assert "wins." in evening.last.text


async def test_the_card_of_the_lobby_lets_people_leave_while_the_game_is_on(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        assert evening.lobby.buttons == ["To the Table", "To Your Cards", "Leave"]
        sure = await evening["Ben"].press(evening.lobby, "Leave")
        assert sure.is_private
        await evening["Ben"].press(sure.message, "Leave the Game")
        assert "Ben left the game" in evening.board.text
        await split(evening, "Ana")
        await take(evening, "Ana")
        assert evening.lobby.buttons == []


async def test_whoever_left_finds_the_way_back_without_a_sound(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await leave(evening, "Ben")
        notice = evening["Ben"].letters()[-1]
        assert notice.text.startswith("You left the game, and an AI plays on for you.")
        assert notice.buttons == ["Come Back"]
        assert notice.stored.flags & SILENT
        back = await evening["Ben"].press(notice, "Come Back")
        assert "left the game" not in evening.board.text
        assert back.message.buttons
        await split(evening, "Ana")
        for name in ("Ana", "Ben"):
            await take(evening, name)
        assert "wins." in evening.last.text


async def test_whoever_left_is_not_told_the_end(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await leave(evening, "Ben")
        before = len(evening["Ben"].letters())
        await split(evening, "Ana")
        await take(evening, "Ana")
        assert "wins." in evening["Ana"].letters()[-1].text
        assert len(evening["Ben"].letters()) == before


async def test_leaving_twice_says_how_to_come_back(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await leave(evening, "Ben")
        again = await evening["Ben"].press(evening.lobby, "Leave")
        assert again.text.startswith("You have left this game already. /comeback")


async def test_when_nobody_else_is_left_the_game_closes(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await leave(evening, "Ben")
        sure = await evening["Ana"].say(evening.thread, "leave")
        assert sure.text == "Leave this game? Nobody else would be left, so it would end here."
        told = await evening["Ana"].press(sure.message, "Leave the Game")
        assert told.text == "The table has ended."
        assert evening.last.text.startswith("Ana ended the game.")
        assert evening.table.row.phase == "closed"


async def test_whoever_plays_only_with_ai_players_closes_the_game(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        await evening.seat("Ana", game="toy")
        await evening.add_ai("Ana")
        await evening["Ana"].press(evening.lobby, "Start")
        told = await leave(evening, "Ana")
        assert told.text == "The table has ended."


async def test_an_opener_who_leaves_hands_the_right_to_end_on(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await leave(evening, "Ana")
        sure = await evening["Ben"].say(evening.thread, "end")
        await evening["Ben"].press(sure.message, "End the Table")
        assert evening.last.text.startswith("Ben ended the game.")


async def test_a_stranger_cannot_leave(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Eva") as evening:
        await evening.start("Ana", "Ben", game="toy")
        told = await evening["Eva"].press(evening.lobby, "Leave")
        assert told.text.startswith("You are not at this table.")


async def test_whoever_left_is_not_asked_for_a_rematch(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await leave(evening, "Ben")
        await split(evening, "Ana")
        await take(evening, "Ana")
        before = len(evening["Ben"].letters())
        await evening["Ana"].press(evening.last, "Rematch")
        assert len(evening["Ben"].letters()) == before


@pytest.mark.parametrize(("locale", "sentence"), [("es-ES", "Has dejado"), ("de", "Du hast die")])
async def test_leaving_speaks_the_language_of_whoever_leaves(tmp_path, locale, sentence):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        evening.locales[evening["Ben"].user.id] = locale
        sure = await evening["Ben"].say(evening.thread, "leave")
        told = await evening["Ben"].press(sure.message, sure.message.buttons[0])
        assert told.text.startswith(sentence)


async def test_the_card_of_a_finished_lobby_says_who_won(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await play_to_the_end(evening, "Ana", "Ben")
        table = evening.table
        outcome = table.outcome()
        assert outcome is not None
        names = [table.names[seat] for seat in outcome.winners]
        won = f"**{names[0]}** won" if len(names) == 1 else f"**{' and '.join(names)}** share"
        assert f"**Toy** is over, and {won}" in evening.lobby.text


async def test_the_card_of_a_lobby_whose_game_was_ended_says_by_whom(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        sure = await evening["Ana"].say(evening.thread, "end")
        await evening["Ana"].press(sure.message, "End the Table")
        assert evening.lobby.text.startswith("**Toy** was ended by Ana: ")
