"""The translations: complete, used, and with the same placeholders in every language."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.dealers import DEALERS
from bot.dealers.phrases import listed
from bot.i18n.words import (
    FOLDER,
    LANGUAGES,
    MissingWords,
    files_of,
    language_of,
    words_for,
)
from bot.ui.actions.call import PUBLIC_BUTTONS

BOT = FOLDER.parent
SPEAKING = {"words", "public_words", "Refused", "named", "_press", "say"}


def messages(language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for file in files_of(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def placeholders(message: ftl.Message) -> set[str]:
    return references(message, ftl.VariableReference)


def references(
    message: ftl.Message, kind: type[ftl.VariableReference | ftl.MessageReference]
) -> set[str]:
    names: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, kind):
            names.add(node.id.name)
        elif isinstance(node, ftl.BaseNode):
            for value in vars(node).values():
                for child in value if isinstance(value, list) else [value]:
                    walk(child)

    walk(message)
    return names


def calls() -> list[tuple[Path, ast.Call]]:
    return [
        (file, node)
        for file in sorted(BOT.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and node.args and name_of(node.func) in SPEAKING
    ]


def name_of(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def constants() -> set[str]:
    return {
        node.value
        for file in BOT.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def patterns() -> list[re.Pattern[str]]:
    """Keys that are put together where they are said: `command-{name}`."""
    joined = [call.args[0] for _, call in calls() if isinstance(call.args[0], ast.JoinedStr)]
    return [
        re.compile(
            "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                for part in key.values
            )
        )
        for key in joined
    ]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_keys(language):
    assert messages(language).keys() == messages(LANGUAGES[0]).keys()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_sentence_has_the_same_placeholders_in_every_language(language):
    english, other = messages(LANGUAGES[0]), messages(language)
    differing = [key for key in english if placeholders(english[key]) != placeholders(other[key])]
    assert differing == []


def test_every_file_of_words_is_read():
    read = {file for language in LANGUAGES for file in files_of(language)}
    assert read == set(BOT.rglob("*.ftl"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_speaks_only_of_itself_and_its_commands(language):
    for key in DEALERS:
        own = (f"{key.replace('_', '-')}-", "command-")
        (file,) = (file for file in files_of(language) if file.parent.name == key)
        entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
        ids = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
        assert [name for name in ids if not name.startswith(own)] == []


def test_whatever_is_said_has_words():
    known = messages(LANGUAGES[0])
    said = {
        (file.name, call.args[0].value)
        for file, call in calls()
        if isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str)
    }
    assert [place for place in sorted(said) if place[1] not in known] == []


def test_whatever_is_said_is_given_all_that_its_sentence_needs():
    known = messages(LANGUAGES[0])
    wanting = []
    for file, call in calls():
        key = call.args[0]
        if not isinstance(key, ast.Constant) or key.value not in known:
            continue
        given = {keyword.arg for keyword in call.keywords}
        if name_of(call.func) == "Refused":
            given |= set(PUBLIC_BUTTONS)
        if None not in given and not placeholders(known[key.value]) <= given:
            wanting.append((file.name, key.value))
    assert wanting == []


def test_no_words_are_left_over():
    used, made = constants(), patterns()
    for message in messages(LANGUAGES[0]).values():
        used |= references(message, ftl.MessageReference)
    left = [
        key
        for key in messages(LANGUAGES[0])
        if key not in used and not any(pattern.fullmatch(key) for pattern in made)
    ]
    assert left == []


def test_missing_words_are_an_error_and_no_empty_sentence():
    with pytest.raises(MissingWords, match="no-such-key"):
        words_for("en")("no-such-key")


def test_a_sentence_that_lacks_a_fact_is_an_error():
    with pytest.raises(MissingWords, match="refused-full"):
        words_for("en")("refused-full")


@pytest.mark.parametrize(
    ("locale", "language"),
    [("es-ES", "es"), ("es-419", "es"), ("de", "de"), ("en-GB", "en"), ("pt-BR", "en")],
)
def test_discords_locales_find_their_language(locale, language):
    assert language_of(locale) == language


@pytest.mark.parametrize(
    "name", ["Inés", "ignacio", "Íñigo", "I\u0301ñigo", "Hilda", "Yvonne", "★ Iker ★", "_Irma_"]
)
def test_in_spanish_and_becomes_e_before_the_sound_of_i(name):
    assert listed(words_for("es"), ("Ana", "Ben", name)) == f"Ana, Ben e {name}"


@pytest.mark.parametrize(
    "name", ["Ben", "Ian", "Ión", "hielo", "Hiato", "Yolanda", "Luis", "2 topacios", "★"]
)
def test_in_spanish_and_stays_before_any_other_sound(name):
    assert listed(words_for("es"), ("Ana", name)) == f"Ana y {name}"


def test_in_other_languages_the_sound_does_not_matter():
    assert listed(words_for("en"), ("Ana", "Inés")) == "Ana and Inés"
    assert listed(words_for("de"), ("Ana", "Inés")) == "Ana und Inés"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_commands_and_options_are_what_discord_allows(language):
    for key, message in messages(language).items():
        if not re.fullmatch(r"(command|option)-[a-z]+(-about)?", key) or key == "option-line":
            continue
        text = words_for(language)(key)
        assert message.value is not None
        if key.endswith("-about"):
            assert len(text) <= 100, key
        else:
            assert re.fullmatch(r"[-_'\w]{1,32}", text), key
            assert text == text.lower(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_short_enough_to_be_read(language):
    for key in messages(language):
        if key.startswith("button-"):
            assert len(words_for(language)(key)) <= 34


@pytest.mark.parametrize(
    ("form", "least", "most", "sentence"),
    [
        ("one", 1, 1, "Choose exactly one, not 3."),
        ("exact", 2, 2, "Choose exactly 2, not 3."),
        ("range", 1, 2, "Choose 1 to 2, not 3."),
    ],
)
def test_a_wrong_number_is_answered_with_the_right_one(form, least, most, sentence):
    facts = {"form": form, "least": least, "most": most, "count": 3}
    assert words_for("en")("refused-count", **facts) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_names_a_command_that_is_called_otherwise_in_its_language(language):
    texts = [file.read_text(encoding="utf-8") for file in files_of(language)]
    assert [found for text in texts for found in re.findall(r"(?<![\w/])/[a-z]+\b", text)] == []
