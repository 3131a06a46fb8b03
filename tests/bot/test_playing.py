"""Answering and looking: double presses, strangers, old buttons, and everything under the board."""

import json

import pytest

from tests.bot.playing import all_split, play_to_the_end, split, take
from tests.bot.simulation import WAYS, an_evening
from tests.bot.toy_dealer import ToyDealer

pytestmark = pytest.mark.slow

TOY = {"toy": ToyDealer()}


async def test_a_question_is_a_new_message_and_its_answer_an_edit(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        asked = evening["Ana"].question
        await split(evening, "Ana")
        sealed = evening["Ana"].letters()[-1]
        assert sealed.id == asked.id
        assert sealed.text.startswith("Your split is sealed.")


async def test_a_sealed_answer_can_be_changed_until_the_last_one_is_in(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await split(evening, "Ana", "A")
        assert "Change" in evening["Ana"].letters()[-1].buttons
        await evening["Ana"].tick(evening["Ana"].question, "Change", ["B", "C"])
        await evening["Ana"].press(evening["Ana"].question, "Seal It")
        await split(evening, "Ben")
        sealed = evening["Ana"].letters()[1]
        assert sealed.buttons == []
        assert sealed.text.startswith("Your split is sealed.")


async def test_a_draft_stays_while_others_answer(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.start("Ana", "Ben", "Carla", game="toy")
        ana = evening["Ana"]
        await ana.tick(ana.question, "Split", ["A"])
        await split(evening, "Ben")
        assert ana.question.buttons == ["Seal It", "Change"]
        await ana.press(ana.question, "Seal It")
        await ana.tick(ana.question, "Change", ["C"])
        assert ana.question.buttons == ["Seal It", "Change"]


async def test_the_form_remembers_what_was_ticked_before(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana = evening["Ana"]
        await ana.tick(ana.question, "Split", ["A", "C"])
        shown = await ana.user.click(ana.question.discord, label="Change")
        boxes = shown.modal["components"][0]["component"]["options"]
        assert [box.get("default", False) for box in boxes] == [True, False, True]


async def test_steps_of_one_question_share_a_message(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await all_split(evening, "Ana", "Ben")
        ana = evening["Ana"]
        asked = ana.question.id
        await ana.press(ana.question, "Take Left")
        await ana.press(ana.question, "Take Back")
        await ana.press(ana.question, "Take Right")
        assert ana.question.id == asked
        assert len(ana.letters()) == 3


async def test_of_two_presses_at_once_one_counts_and_the_other_gets_a_kind_sentence(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await all_split(evening, "Ana", "Ben")
        ana = evening["Ana"]
        question = ana.question
        first, second = await evening.press_together(
            (ana, question, "Take Left"), (ana, question, "Take Left")
        )
        assert first.raw.acknowledged
        assert second.text.startswith("This question has passed.")
        assert second.is_private
        table = evening.table
        assert table.position is not None
        assert table.position.ply == 3


async def test_sealing_twice_is_sealed_once(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana = evening["Ana"]
        await ana.tick(ana.question, "Split", ["A"])
        draft = ana.question
        _, second = await evening.press_together((ana, draft, "Seal It"), (ana, draft, "Seal It"))
        assert second.text == "Already done: your answer is in."


async def test_two_players_may_press_at_the_same_moment(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana, ben = evening["Ana"], evening["Ben"]
        for person in (ana, ben):
            await person.tick(person.question, "Split", ["A"])
        await evening.press_together((ana, ana.question, "Seal It"), (ben, ben.question, "Seal It"))
        for person in (ana, ben):
            assert person.question.buttons == ["Take Left", "Take Right", *WAYS]
        assert len(ana.letters()) == len(ben.letters()) == 3


async def test_a_button_of_an_earlier_round_is_refused_kindly(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana = evening["Ana"]
        await ana.tick(ana.question, "Split", ["A"])
        old, buttons = ana.question, ana.question.stored.components
        await ana.press(old, "Seal It")
        await split(evening, "Ben")
        old.stored.components = buttons
        told = await ana.press(old, "Seal It")
        assert told.text.startswith("This question has passed.")


async def test_strangers_are_told_how_to_sit_down(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Eva") as evening:
        await evening.start("Ana", "Ben", game="toy")
        told = await evening["Eva"].press(evening.board, "My Seat")
        assert told.text == (
            "You are not at this table. You can watch here, or open your own with /play."
        )
        assert told.is_private


async def test_a_spectator_may_look_at_everything_public(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Eva") as evening:
        await evening.start("Ana", "Ben", game="toy")
        eva = evening["Eva"]
        assert (await eva.press(evening.board, "Board as Text")).text == "2 players, phase split."
        assert (await eva.say(evening.thread, "why")).text == "Nothing was scored yet."
        rules = await eva.press(evening.board, "Rules")
        assert "**Splitting**" in rules.text
        onward = await eva.press(rules.message, "Next")
        assert "**Picking**" in onward.text
        assert onward.message.buttons == ["Previous"]
        assert (await eva.say(evening.thread, "board")).message.pictures == ["0-board"]


async def test_players_of_another_table_cannot_answer_here(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Carla") as evening:
        await evening.start("Ana", "Ben", game="toy")
        seat = await evening["Ana"].press(evening.board, "My Seat")
        seat.message.stored.interaction_metadata["user"]["id"] = str(evening["Carla"].user.id)
        shown = await evening["Carla"].press(seat.message, "Split")
        assert shown.text.startswith("You are not at this table.")


async def test_my_seat_shows_the_question_and_the_seat_any_number_of_times(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        for _ in range(3):
            seat = await evening["Ana"].press(evening.board, "My Seat")
            assert seat.is_private
            assert seat.message.buttons == ["Split", "Rules"]
        await split(evening, "Ana")
        again = await evening["Ana"].press(evening.board, "My Seat")
        assert again.text.startswith("Your split is sealed.")
        assert again.message.buttons == ["Change", *WAYS]


async def test_an_answer_through_my_seat_also_turns_the_direct_message(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        seat = await evening["Ana"].press(evening.board, "My Seat")
        draft = await evening["Ana"].tick(seat.message, "Split", ["A"])
        await evening["Ana"].press(draft.message, "Seal It")
        assert evening["Ana"].letters()[-1].text.startswith("Your split is sealed.")


async def test_the_line_of_who_has_answered_is_edited_in_place(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        before = evening.board
        await split(evening, "Ana")
        assert evening.board.id == before.id
        assert "Ana" not in evening.waiting
        assert "Ben" in evening.waiting
        assert evening.board.pictures == ["0-board"]


async def test_a_new_chapter_brings_a_fresh_board_and_the_old_one_loses_its_buttons(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        before = evening.board
        await all_split(evening, "Ana", "Ben")
        assert evening.board.id != before.id
        old = evening.message(evening.thread.id, before.id)
        assert old.buttons == []
        assert old.text == "Everybody splits."
        assert old.alt == "2 players, phase split."


async def test_the_record_is_a_file_that_verifies_and_only_after_the_end(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        early = await evening["Ana"].say(evening.thread, "record")
        assert early.text.startswith("The game is still on.")
        await play_to_the_end(evening, "Ana", "Ben")
        given = await evening["Ana"].press(evening.last, "Record")
        file = given.message.stored.attachments[0]
        record = json.loads(evening.env.backend.cdn.get(file["url"]) or "")
        assert record["game"] == "toy"
        assert len(record["moves"]) == 6


async def test_anybody_can_check_the_deal(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Eva") as evening:
        await evening.start("Ana", "Ben", game="toy")
        seal = evening.messages(evening.thread.id)[0].text.split("`")[1]
        await play_to_the_end(evening, "Ana", "Ben")
        checked = await evening["Eva"].press(evening.last, "Check the Deal")
        assert checked.text.startswith("The deal holds.")
        assert seal in checked.text


async def test_the_seed_is_nowhere_before_the_end(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        table = evening.table
        await split(evening, "Ana")
        assert table.row.seed
        assert table.row.seed not in json.dumps([r.json for r in evening.env.http_requests])


async def test_a_rematch_is_for_those_who_played_and_opened_only_once(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Eva") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await play_to_the_end(evening, "Ana", "Ben")
        end = evening.last
        stranger = await evening["Eva"].press(end, "Rematch")
        assert stranger.text.startswith("The rematch is for those who played.")
        await evening["Ben"].press(end, "Rematch")
        lobby = evening.last
        assert "**Ben**" in lobby.text
        again = await evening["Ana"].press(end, "Rematch")
        assert again.text.startswith("The rematch is open already")
        await evening["Ana"].press(lobby, "Join")
        await evening["Ana"].press(lobby, "Start")
        await play_to_the_end(evening, "Ana", "Ben")
        assert "wins." in evening.last.text


async def test_terms_of_the_rules_are_suggested_and_explained(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        found = await evening["Ana"].member.autocomplete(evening.channel, "rules", "term", "pi")
        assert [choice["value"] for choice in found] == ["Pile"]
        told = await evening["Ana"].say(evening.channel, "rules", term="pile")
        assert told.text == "**Pile**\nOne half of a split."
        unknown = await evening["Ana"].say(evening.channel, "rules", term="zebra")
        assert "“zebra”" in unknown.text


async def test_answers_are_suggested_while_one_types(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        found = await evening["Ana"].user.autocomplete("split", "answer", "a")
        assert [choice["value"] for choice in found] == ["A", "A B", "A C"]
        nothing = await evening["Ana"].user.autocomplete("split", "answer", "a b")
        assert [choice["value"] for choice in nothing] == ["A B"]


async def test_a_typed_answer_that_does_not_exist_is_told_what_does(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        told = await evening["Ana"].say(None, "split", answer="Z")
        assert told.text == "I do not know that answer. Pick from: A B C"
        many = await evening["Ana"].say(None, "split", answer="A B C")
        assert many.text == "Choose 1 to 2, not 3."


async def test_a_command_with_nothing_to_answer_says_where_to_look(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben", "Eva") as evening:
        nowhere = await evening["Eva"].say(evening.channel, "hand")
        assert nowhere.text.startswith("You do not sit at a table")
        await evening.start("Ana", "Ben", game="toy")
        await all_split(evening, "Ana", "Ben")
        await take(evening, "Ana")
        idle = await evening["Ana"].say(evening.thread, "choose", answer="left")
        assert idle.text == "You are not asked this now. /hand shows what is."
        hand = await evening["Ana"].say(evening.thread, "hand")
        assert hand.text.startswith("You have nothing to decide now.")
        assert "Waiting for Ben." in hand.text


async def test_boxes_that_an_old_phone_cannot_show_may_be_typed_instead(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        assert "Or type /split A B." in evening["Ana"].question.text
        await evening["Ana"].say(evening.thread, "split", answer="A B")
