"""`python -m engine`: what it prints, and how it ends."""

import json
from importlib.resources import files

import pytest

from engine.__main__ import main
from engine.games import GAMES
from engine.serve import Session
from tests.toy import Toy

TOYS = {"toy": Toy()}
SEED = "42" * 32


@pytest.fixture
def record_file(tmp_path):
    server = Session(TOYS)
    server.answer(json.dumps({"do": "setup", "game": "toy", "seats": 2, "seed": SEED}))
    for seat in (0, 1):
        legal = server.answer(json.dumps({"do": "legal", "seat": seat}))
        server.answer(json.dumps({"do": "play", "seat": seat, "move": legal["moves"][0]}))
    path = tmp_path / "record.json"
    path.write_text(json.dumps(server.answer('{"do": "record"}')["record"]))
    return path


def test_games_lists_keys_seats_and_options(capsys):
    assert main(["games"], TOYS) == 0
    assert capsys.readouterr().out == (
        "toy: 2 to 4 seats, rules 1\n  high: False, True (default False)\n"
    )


def test_every_game_is_listed(capsys):
    main(["games"], GAMES)
    out = capsys.readouterr().out
    assert all(f"{key}:" in out for key in GAMES)


def test_further_editions_are_taken_from_a_folder(tmp_path, capsys):
    gala = (files("engine.great_split") / "editions" / "gala.json").read_text()
    (tmp_path / "soiree.json").write_text(gala.replace('"name": "gala"', '"name": "soiree"'))
    assert main(["--editions", str(tmp_path), "games"], GAMES) == 0
    assert "edition: gala, soiree" in capsys.readouterr().out


def test_a_wrong_edition_is_refused_with_everything_that_is_wrong_in_it(tmp_path, capsys):
    gala = (files("engine.great_split") / "editions" / "gala.json").read_text()
    (tmp_path / "wrong.json").write_text(gala.replace('"copies": 4', '"copies": 5'))
    assert main(["--editions", str(tmp_path), "games"], GAMES) == 2
    said = capsys.readouterr().err
    assert "wrong.json" in said
    assert "level I has 34 cards; there must be 29" in said


def test_verify_says_what_it_checked(record_file, capsys):
    assert main(["verify", str(record_file)], TOYS) == 0
    assert "All 2 moves are legal." in capsys.readouterr().out


def test_verify_names_the_first_wrong_ply(record_file, capsys):
    data = json.loads(record_file.read_text())
    del data["checksum"]
    data["moves"][1]["move"]["left"] = ["card-99"]
    record_file.write_text(json.dumps(data))
    assert main(["verify", str(record_file)], TOYS) == 1
    assert capsys.readouterr().out.startswith("Ply 2 is wrong: ")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seats": 9}, "The game cannot be set up: toy is for 2 to 4 seats"),
        ({"seed": "43" * 32}, "The seed does not match the commitment"),
        (
            {"outcome": {"scores": [], "winners": []}},
            "The record claims another outcome than its moves lead to.",
        ),
    ],
)
def test_verify_blames_no_ply_for_what_no_ply_did(record_file, change, said, capsys):
    data = json.loads(record_file.read_text())
    del data["checksum"]
    record_file.write_text(json.dumps({**data, **change}))
    assert main(["verify", str(record_file)], TOYS) == 1
    assert capsys.readouterr().out.startswith(said)


def test_verify_says_when_there_is_no_such_file(tmp_path, capsys):
    assert main(["verify", str(tmp_path / "missing.json")], TOYS) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_playout_gives_the_same_digest_for_the_same_seed(capsys):
    call = ["playout", "--game", "toy", "--seats", "3", "--games", "5", "--seed", SEED]
    digests = []
    for _ in range(2):
        assert main(call, TOYS) == 0
        digests.append(capsys.readouterr().out.splitlines()[-1])
    assert digests[0] == digests[1]


def test_playout_takes_options(capsys):
    call = ["playout", "--game", "toy", "--seats", "2", "--games", "2", "--option", "high=true"]
    assert main(call, TOYS) == 0
    assert "2 games" in capsys.readouterr().out


@pytest.mark.parametrize(
    "wrong",
    [
        ["--seats", "9"],
        ["--seats", "2", "--seed", "x"],
        ["--seats", "2", "--option", "a=b"],
        ["--seats", "2", "--games", "0"],
        ["--seats", "2", "--games", "-3"],
    ],
)
def test_a_playout_that_cannot_be_is_refused_with_a_sentence(wrong, capsys):
    assert main(["playout", "--game", "toy", *wrong], TOYS) == 2
    assert capsys.readouterr().err.strip().endswith(".")
