"""Private messages speak the player's language, public ones the server's."""

import pytest

from tests.bot.playing import split
from tests.bot.simulation import an_evening
from tests.bot.toy_dealer import ToyDealer

pytestmark = pytest.mark.slow

TOY = {"toy": ToyDealer()}


async def test_each_player_is_greeted_and_asked_in_their_own_language(tmp_path):
    async with an_evening(tmp_path, TOY, "Ben") as evening:
        evening.add_person("Ana", "es-ES")
        evening.add_person("Carla", "de")
        await evening.start("Ben", "Ana", "Carla", game="toy")
        assert evening["Ana"].letters()[0].text == "¡Hola, Ana! Aquí te pediré tus jugadas de Toy."
        assert evening["Carla"].letters()[0].text.startswith("Hallo Carla!")
        assert evening["Ana"].letters()[1].buttons == ["Split", "Mi asiento", "Reglas", "A la mesa"]
        assert evening["Carla"].letters()[1].buttons == [
            "Split",
            "Mein Platz",
            "Regeln",
            "Zum Tisch",
        ]


async def test_the_table_speaks_its_openers_language(tmp_path):
    async with an_evening(tmp_path, TOY, "Ben", "Eva") as evening:
        ana = evening.add_person("Ana", "es-ES")
        await ana.say(evening.channel, "play", game="toy")
        assert evening.lobby.buttons[0] == "Unirse"
        await evening["Eva"].press(evening.lobby, "Unirse")
        await ana.press(evening.lobby, "Empezar")
        board = evening.last
        assert board.buttons == [
            "Mi asiento",
            "Tablero en texto",
            "Reglas",
        ]
        private = await evening["Eva"].press(board, "Mi asiento")
        assert private.message.buttons == ["Split", "Rules"]
        refused = await evening["Eva"].say(evening.thread, "end")
        assert refused.text.startswith("Only Ana")


async def test_the_table_can_be_told_another_language(tmp_path):
    async with an_evening(tmp_path, TOY, "Ben", "Eva", locale="es-ES") as evening:
        await evening.seat("Ben", "Eva", game="toy")
        panel = await evening["Ben"].press(evening.lobby, "Options")
        assert "Language of the table: English" in panel.text
        chosen = await evening["Ben"].choose(panel.message, "de", menu=1)
        assert "Language of the table: German" in chosen.text
        assert evening.lobby.buttons[0] == "Mitspielen"


async def test_closed_direct_messages_are_told_in_the_players_language(tmp_path):
    async with an_evening(tmp_path, TOY, "Ben") as evening:
        carla = evening.add_person("Carla", "de")
        evening.close_direct_messages(carla)
        await evening["Ben"].say(evening.channel, "play", game="toy")
        told = await carla.press(evening.lobby, "Join")
        assert told.text.startswith("Ich kann dir nicht schreiben.")
        # The button stands under the board, in the language of the table.
        assert "„My Seat“" in told.text
        assert "„Join“" in told.text


async def test_a_refusal_calls_public_buttons_what_is_written_on_them(tmp_path):
    async with an_evening(tmp_path, TOY, "Ben") as evening:
        carla = evening.add_person("Carla", "de")
        await evening["Ben"].say(evening.channel, "play", game="toy")
        told = await carla.press(evening.lobby, "Start")
        assert told.text == "Das entscheidet, wer hier sitzt. Drück „Join“, um dich zu setzen."
        told = await carla.press(evening.lobby, "Leave")
        assert told.text == "Du sitzt nicht hier. Drück „Join“, um dich zu setzen."


async def test_a_player_who_changes_language_is_asked_in_the_new_one(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        evening.locales[evening["Ana"].user.id] = "de"
        await split(evening, "Ana")
        await split(evening, "Ben")
        assert evening["Ana"].letters()[-1].buttons == [
            "Take Left",
            "Take Right",
            "Mein Platz",
            "Regeln",
            "Zum Tisch",
        ]


async def test_slash_commands_have_names_in_every_language(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        sync = next(r for r in evening.env.http_requests if r.method == "PUT")
        play = next(c for c in sync.json or () if c["name"] == "play")
        names = play["name_localizations"]
        assert (names["es-ES"], names["es-419"], names["de"]) == ("jugar", "jugar", "spielen")
        assert play["description_localizations"]["de"] == "Öffne einen Tisch für ein Spiel."
        assert play["options"][0]["name_localizations"]["de"] == "spiel"


async def test_commands_are_synced_only_when_they_changed(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        await evening.restart()
        syncs = [r for r in evening.env.http_requests if r.method == "PUT"]
        assert len(syncs) == 1
        evening.dealers = {"toy": ToyDealer(), "twin": ToyDealer()}
        await evening.restart()
        syncs = [r for r in evening.env.http_requests if r.method == "PUT"]
        assert len(syncs) == 2
