"""A board that has grown: a closer look for whoever wants one, and every word of it a press away."""

from dataclasses import replace

from tests.bot.playing import split
from tests.bot.simulation import WAYS, an_evening
from tests.bot.toy_dealer import ToyDealer, picture


class Wide(ToyDealer):
    """A toy whose pictures have a close-up and a long description."""

    def board(self, view, to):
        whole = super().board(view, to)
        return replace(whole, closer=picture("middle", "The middle of the board."))

    def seat(self, view, to):
        own = super().seat(view, to)
        return replace(
            own,
            closer=picture("corner", "The corner of your hand."),
            describe_fully=lambda: "Everything in your hand, one by one.",
        )


async def test_the_board_is_looked_at_closer_and_whole_again_by_one_person_only(tmp_path):
    async with an_evening(tmp_path, {"toy": Wide()}, "Ana", "Ben", "Eva") as evening:
        await evening.start("Ana", "Ben", game="toy")
        closer = await evening["Eva"].press(evening.board, "Closer Look")
        assert closer.is_private
        assert closer.message.alt == "The middle of the board."
        whole = await evening["Eva"].press(closer.message, "Whole Board")
        assert whole.message.id == closer.message.id
        assert whole.message.alt == "2 players, phase split."
        assert evening.board.alt == "2 players, phase split."


async def test_a_question_is_looked_at_closer_and_stays_open(tmp_path):
    async with an_evening(tmp_path, {"toy": Wide()}, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana = evening["Ana"]
        assert ana.question.buttons == ["Split", "Closer Look", *WAYS]
        closer = await ana.press(ana.question, "Closer Look")
        assert closer.message.alt == "The corner of your hand."
        assert closer.message.id != ana.question.id
        again = await ana.press(closer.message, "Whole Board")
        assert again.message.alt.startswith("Your hand:")
        assert ana.question.buttons == ["Split", "Closer Look", *WAYS]


async def test_a_closer_look_keeps_its_picture_and_loses_its_button_with_its_question(tmp_path):
    async with an_evening(tmp_path, {"toy": Wide()}, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana = evening["Ana"]
        closer = await ana.press(ana.question, "Closer Look")
        turned = await ana.press(ana.question, "Closer Look")
        await ana.press(turned.message, "Whole Board")
        await split(evening, "Ana")
        assert closer.message.buttons == ["Whole Board"]
        assert turned.message.buttons == ["Closer Look"]
        pictures = [look.message.stored.attachments[0]["id"] for look in (closer, turned)]
        await split(evening, "Ben")
        assert closer.message.buttons == turned.message.buttons == []
        assert closer.message.alt == "The corner of your hand."
        assert turned.message.alt.startswith("Your hand:")
        stayed = [look.message.stored.attachments[0]["id"] for look in (closer, turned)]
        assert stayed == pictures


async def test_a_closer_look_does_not_stand_in_for_the_seat_that_was_opened(tmp_path):
    async with an_evening(tmp_path, {"toy": Wide()}, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana = evening["Ana"]
        seat = await ana.press(evening.board, "My Seat")
        closer = await ana.press(ana.question, "Closer Look")
        await split(evening, "Ana")
        assert "Change" in seat.message.buttons
        assert closer.message.alt == "The corner of your hand."


async def test_every_word_of_ones_seat_is_a_press_away(tmp_path):
    async with an_evening(tmp_path, {"toy": Wide()}, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        seat = await evening["Ana"].press(evening.board, "My Seat")
        told = await evening["Ana"].press(seat.message, "Board as Text")
        assert told.is_private
        assert told.text == "Everything in your hand, one by one."


async def test_a_picture_without_a_close_up_offers_none(tmp_path):
    async with an_evening(tmp_path, {"toy": ToyDealer()}, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        assert "Closer Look" not in evening.board.buttons
        assert "Closer Look" not in evening["Ana"].question.buttons
