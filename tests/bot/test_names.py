"""Names are shown as they are: in sentences they format nothing, ping nobody and lead nowhere."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.dealers.dealing import Listener
from bot.i18n.words import words_for
from bot.markdown import literal
from bot.refusals import Refused
from tests.bot.great_split.friends import DEALERS
from tests.bot.playing import answer_and_wait, play_to_the_end
from tests.bot.simulation import Evening, an_evening
from tests.bot.toy_dealer import ToyDealer

TOY = {"toy": ToyDealer()}
HOSTILE = ("**Ana**", "a_b", "a_b_c", "*")
PINGING = ("@everyone", "<@123456789012345678>", "[x](https://evil.example/a_b)", "`")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ana", "Ana"),
        ("Jean-Luc", "Jean-Luc"),
        ("Dr. 5", "Dr. 5"),
        ("X", "X"),
        ("*", "\\*"),
        ("_", "\\_"),
        ("a_b", "a\\_b"),
        ("**Ana**", "\\*\\*Ana\\*\\*"),
        ("`code`", "\\`code\\`"),
        ("||hidden||", "\\|\\|hidden\\|\\|"),
        ("~~gone~~", "\\~\\~gone\\~\\~"),
        ("back\\slash", "back\\\\slash"),
        ("@everyone", "\\@everyone"),
        ("<@123>", "\\<\\@123>"),
        ("<#123>", "\\<#123>"),
        ("<t:1>", "\\<t:1>"),
        ("https://evil.example", "https\\://evil.example"),
        ("[x](https://evil.example)", "\\[x](https\\://evil.example)"),
        ("# Ana", "\\# Ana"),
        ("-# Ana", "\\-# Ana"),
        ("- Ana", "\\- Ana"),
        ("> Ana", "\\> Ana"),
        ("1. Ana", "1\\. Ana"),
        ("Ana \u202etfel", "Ana tfel"),
        ("\u2067\u200fאנה", "אנה"),
        ("👩‍🚀", "👩‍🚀"),
    ],
)
def test_a_name_is_shown_as_it_is_written(name, said):
    assert literal(name) == said


@given(st.text(alphabet=r"ab1 \*_~`|[]()<>@#-.:/", max_size=20))
def test_what_is_escaped_reads_as_it_was(text):
    shown = re.sub(r"\\([^0-9A-Za-z\s])", r"\1", literal(text))
    assert shown == text


@given(st.text(alphabet=r"ab1 \*_~`|[]()<>@#-.:/", max_size=20))
def test_no_mark_is_left_that_formats_anything(text):
    bare = re.sub(r"\\[^0-9A-Za-z\s]", "", literal(text))
    assert not re.search(r"[\\*_~`|\[<@]|://", bare)


def test_a_listener_has_names_for_pictures_and_names_for_sentences():
    to = Listener(None, words_for("en"), ("a_b", "Ana"))
    assert to.plain_names == ("a_b", "Ana")
    assert to.names == ("a\\_b", "Ana")


def test_a_refusal_says_names_and_typed_words_as_they_are():
    refused = Refused("refused-end", name="**Ana**", count=2)
    assert refused.facts == {"name": "\\*\\*Ana\\*\\*", "count": 2}


def texts(evening: Evening) -> list[str]:
    return [
        message.text
        for place in list(evening.env.backend.messages)
        for message in evening.messages(place)
    ]


def without_names(text: str, names: tuple[str, ...]) -> str:
    for name in sorted(map(literal, names), key=len, reverse=True):
        text = text.replace(name, "…")
    return text


@pytest.mark.slow
@pytest.mark.parametrize("names", [HOSTILE, PINGING])
async def test_a_whole_game_never_says_a_name_that_formats(tmp_path, names):
    async with an_evening(tmp_path, TOY, *names) as evening:
        evening.close_direct_messages(evening[names[3]])
        await evening.start(*names[:2], game="toy")
        await play_to_the_end(evening, *names[:2])
        await evening.start(names[2], names[3], game="toy")
        said = texts(evening)
        for name in names:
            assert any(literal(name) in text for text in said)
            left = [without_names(text, names) for text in said]
            assert not [text for text in left if len(name) > 1 and name in text]
            assert not [text for text in said if "\\\\" in text]


@pytest.mark.slow
async def test_whoever_ends_a_game_is_named_as_they_are_called(tmp_path):
    async with an_evening(tmp_path, TOY, "*", "a_b") as evening:
        await evening.start("*", "a_b", game="toy")
        refused = await evening["a_b"].say(evening.thread, "end")
        assert refused.text.startswith("Only \\* or somebody")
        asked = await evening["*"].say(evening.thread, "end")
        await evening["*"].press(asked.message, "End the Table")
        assert evening.last.text.startswith("\\* ended the game.")
        assert evening["a_b"].letters()[-1].text.startswith("\\* ended the game.")


@pytest.mark.slow
async def test_a_stand_in_is_told_with_the_name_and_offered_with_the_plain_one(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "a_b") as evening:
        await evening.start("Ana", "a_b", game="toy")
        await answer_and_wait(evening, "Ana")
        asked = await evening["Ana"].say(evening.thread, "standin")
        assert asked.message.buttons == ["a_b"]
        done = await evening["Ana"].press(asked.message, "a_b")
        assert done.text == "An AI plays for a\\_b now, until they are back."


@pytest.mark.slow
async def test_pictures_and_their_descriptions_have_the_plain_names(tmp_path):
    async with an_evening(tmp_path, DEALERS, "**Ana**", "a_b") as evening:
        await evening.start("**Ana**", "a_b", game="great_split")
        board = evening.board
        assert "a_b" in board.alt
        assert "\\" not in board.alt
        assert evening.thread.name.startswith("The Great Split · ")
        assert "a_b" in evening.thread.name
        read_out = await evening["a_b"].press(board, "Board as Text")
        assert "\\*\\*Ana\\*\\*" in read_out.text
        assert "**Ana**" not in read_out.text
