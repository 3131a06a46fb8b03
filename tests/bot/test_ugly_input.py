"""Whatever somebody makes Discord send is answered with a sentence, and never with a traceback."""

import random
import sys

import pytest

from bot.dealers import all_dealers
from bot.names import shown_name
from bot.ui.messages.address import Address, number_in, read_address
from bot.ui.messages.components import read_component
from tests.bot.mutations import Assault, Mutator
from tests.bot.simulation import an_evening
from tests.bot.toy_dealer import ToyDealer

TOY = {"toy": ToyDealer()}
EVERY_GAME = TOY | all_dealers()
AT_ONCE = 20


@pytest.mark.parametrize("text", ["x", "", "a/b", "aaaaaaaa", "aaaaaaa/seat/", "AAAAAAAA/seat/"])
def test_what_is_no_address_is_none(text):
    assert read_address(text) is None


def test_an_address_may_hold_anything_in_its_path():
    assert read_address("-/rules/a\n/²") == Address("-", "rules", "a\n/²")


@pytest.mark.parametrize(
    "text", ["²", "٣", "１", "", "-1", "+1", "1_0", " 1", "9" * 20, "9" * 5000]
)
def test_what_is_no_number_of_ours_is_none(text):
    assert number_in(text) is None


def test_numbers_are_read_as_they_are_written():
    assert [number_in(text) for text in ("0", "12", "1456074443980800028")] == [
        0,
        12,
        1456074443980800028,
    ]


@pytest.mark.parametrize(
    "components",
    [None, 1, "x", {}, [None], [1], [{"component": 1}], [{"component": {"values": 1}}]],
)
def test_a_form_of_any_shape_is_read(components):
    arrived = read_component({"custom_id": "form:x", "components": components})
    assert (arrived.address, arrived.values, arrived.is_form) == (None, (), True)


@pytest.mark.parametrize(
    ("candidates", "shown"),
    [
        (("Ana", "ana_1"), "Ana"),
        (("\u200b\u200b", "ana_1"), "ana_1"),
        (("\u3164", "\u2800"), "?"),
        (("\u0301\ufe0f", "ana"), "ana"),
        (("Ana\u202egpj", "ana"), "Anagpj"),
        (("  A\n\n b\x00 ", "ana"), "A b"),
        (("👩‍🚀", "ana"), "👩‍🚀"),
        (("\ud800", "ana"), "ana"),
        (("אנה", "ana"), "אנה"),
        (("x" * 80, "ana"), "x" * 64),
    ],
)
def test_a_name_is_something_that_can_be_seen(candidates, shown):
    assert shown_name(*candidates) == shown


IGNORABLE = (
    *(0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810)),
    *(*range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2070), 0x3164),
    *(*range(0xFE00, 0xFE10), 0xFEFF, 0xFFA0, *range(0xFFF0, 0xFFF9)),
    *(*range(0x1BCA0, 0x1BCA4), *range(0x1D173, 0x1D17B), *range(0xE0000, 0xE1000)),
)
"""Default_Ignorable_Code_Point in Unicode's DerivedCoreProperties.txt: nothing is drawn for them."""
GLYPHLESS = (0x2800, 0xFFFC, 0x13441, 0x13442, 0x1D159)
"""Braille without dots, the place of an object, two blank hieroglyphs, a note without a head."""


def test_what_unicode_draws_nothing_for_is_no_name():
    seen = [hex(one) for one in (*IGNORABLE, *GLYPHLESS) if shown_name(chr(one) * 3) != "?"]
    assert not seen


def test_every_space_is_no_name():
    spaces = [chr(one) for one in range(sys.maxunicode) if chr(one).isspace()]
    assert {shown_name(one) for one in spaces} == {"?"}


@pytest.mark.slow
async def test_a_thread_is_not_called_by_an_order_to_write_backwards(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana\u202egpj", "Ben") as evening:
        await evening.start("Ana\u202egpj", "Ben", game="toy")
        assert "\u202e" not in evening.thread.name
        assert "Anagpj" in evening.thread.name


@pytest.mark.slow
async def test_a_name_that_nobody_sees_is_no_label_of_a_button(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "\u200b\u200b") as evening:
        await evening.start("Ana", "\u200b\u200b", game="toy")
        evening.clock.seconds += 901
        await evening["Ana"].tick(evening["Ana"].question, "Split", ["A"])
        await evening["Ana"].press(evening["Ana"].question, "Seal It")
        evening.clock.seconds += 901
        asked = await evening["Ana"].say(evening.thread, "standin")
        assert all(shown_name(label) == label for label in asked.message.buttons)


@pytest.mark.slow
async def test_a_choice_that_is_too_long_for_an_address_is_refused(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        attack = Assault(evening, Mutator(random.Random(0)))
        decision = evening.table.decisions()[0]
        name = evening.table.names[decision.seat]
        address = f"menu:{evening.table.id}/{decision.ticket}/="
        data = {"custom_id": address, "component_type": 3, "values": ["9" * 100]}
        await attack.press(evening[name], data)


@pytest.mark.slow
@pytest.mark.parametrize(
    "data",
    [
        {"custom_id": "form:x", "components": []},
        {"custom_id": "x", "components": []},
        {"custom_id": "x", "component_type": 2},
        {"custom_id": "-/rules/toy:²", "component_type": 2},
        {"custom_id": "menu:-/option/high", "component_type": 3, "values": ["²"]},
        {
            "custom_id": "menu:-/past/",
            "component_type": 3,
            "values": ["half of a character: \ud800"],
        },
        {"custom_id": "aaaaaaaa/seat/", "component_type": 2},
        {"custom_id": "-/no-invitations/99999999999999999999", "component_type": 2},
    ],
)
async def test_what_nobody_could_have_pressed_is_answered(tmp_path, data):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        await evening.seat("Ana", game="toy")
        await Assault(evening, Mutator(random.Random(0))).press(evening["Ana"], data)


@pytest.mark.slow
async def test_a_game_that_nobody_could_have_chosen_has_no_ranking(tmp_path):
    """Half of a character cannot be sent to a database."""
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        await evening.seat("Ana", game="toy")
        options = [{"name": "game", "type": 3, "value": "toy\ud800"}]
        data = {"id": "1", "name": "ranking", "type": 1, "options": options}
        await Assault(evening, Mutator(random.Random(0))).command(evening["Ana"], data)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "option"), [("gala", "remove"), ("gala", "limit"), ("block", "person")]
)
async def test_an_option_of_another_kind_is_answered_as_one_of_an_older_command(
    tmp_path, name, option
):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        await evening.seat("Ana", game="toy")
        options = [{"name": option, "type": 3, "value": "x"}]
        data = {"id": "1", "name": name, "type": 1, "options": options}
        await Assault(evening, Mutator(random.Random(0))).command(evening["Ana"], data)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["me", "gala", "a-command-of-before"])
async def test_an_option_of_another_version_is_completed_with_nothing(tmp_path, caplog, name):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        await evening.seat("Ana", game="toy")
        option = {"name": "answer", "type": 3, "value": "x", "focused": True}
        data = {"id": "1", "name": name, "type": 1, "options": [option]}
        attack = Assault(evening, Mutator(random.Random(0)))
        assert await attack.suggested(evening["Ana"], data) == []
        assert "Ignoring exception" not in caplog.text


async def assault(folder, game: str, count: int, seed: int, monkeypatch) -> None:
    """So many inputs against lobbies and games in play; new tables are opened as old ones end."""
    # Nobody is too fast here.
    monkeypatch.setattr("bot.flood._BURST", 1e9)
    monkeypatch.setattr("bot.flood._PER_SECOND", 1e9)
    names = ("Ana", "Ben", "Carla")
    async with an_evening(folder, {game: EVERY_GAME[game]}, *names) as evening:
        attack = Assault(evening, Mutator(random.Random(seed)))
        for sent in range(0, count, AT_ONCE):
            if sent % 1_000 == 0:
                await evening.start("Ana", "Ben", game=game)
                await evening.seat("Carla", "Ana", game=game)
            await attack.send(AT_ONCE)
            if sent % 200 == 0:
                # A simulation full of old private messages grows slow.
                await evening.env.advance_time(16 * 60)


@pytest.mark.slow
@pytest.mark.usefixtures("quick_pictures")
@pytest.mark.parametrize("game", EVERY_GAME)
async def test_over_a_thousand_mutated_inputs_are_all_answered(tmp_path, monkeypatch, game):
    await assault(tmp_path, game, 1_500 // len(EVERY_GAME), 1, monkeypatch)


@pytest.mark.soak
@pytest.mark.usefixtures("quick_pictures")
@pytest.mark.parametrize("seed", range(2, 22))
async def test_a_hundred_thousand_mutated_inputs_are_all_answered(tmp_path, monkeypatch, seed):
    game = tuple(EVERY_GAME)[seed % len(EVERY_GAME)]
    await assault(tmp_path, game, 5_000, seed, monkeypatch)


async def test_suggestions_of_every_command_are_asked_for(tmp_path):
    async with an_evening(tmp_path, EVERY_GAME, "Ana") as evening:
        suggesting = Assault(evening, Mutator(random.Random(0))).suggesting
        found = {command.name for command, _ in suggesting}
    kinds = (dealer.commands for dealer in EVERY_GAME.values())
    answers = {name for kind in kinds for names in kind.values() for name in names}
    assert found == {"me", "rules"} | answers
