"""The engine as a program: one answer per line, whatever the line says."""

import io
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.dice import commitment
from engine.serve import Session, serve
from tests.toy import Toy

SEED = "42" * 32
SETUP = {"do": "setup", "game": "toy", "seats": 2, "seed": SEED, "options": {"high": True}}
NODE_PLAYER = Path(__file__).parent / "node_player.mjs"


def session(*requests: object) -> Session:
    new = Session({"toy": Toy()})
    for request in requests:
        assert ask(new, request)["ok"]
    return new


def ask(server: Session, request: object) -> dict:
    line = request if isinstance(request, str) else json.dumps(request)
    return server.answer(line)


def test_setup_shows_the_commitment_and_the_open_decisions():
    answer = ask(session(), SETUP)
    assert answer["ok"]
    assert answer["commitment"] == commitment(SEED)
    assert answer["decisions"][0] == {
        "seat": 0,
        "kind": "split",
        "ticket": "split.1.0",
        "awaited": True,
    }


def test_draws_script_the_dice():
    draws = [f"card-{number:02}" for number in (7, 8, 9, 10, 11, 12)]
    server = session({"do": "setup", "game": "toy", "seats": 2, "draws": draws})
    view = ask(server, {"do": "view", "seat": 1})["view"]
    assert view["mine"]["hand"] == ["card-10", "card-11", "card-12"]


def test_a_whole_game_is_played_recorded_and_loaded_again():
    server = session(SETUP)
    decisions = ask(server, SETUP)["decisions"]
    while decisions:
        decision = next(d for d in decisions if d["awaited"])
        seat, ticket = decision["seat"], decision["ticket"]
        move = ask(server, {"do": "legal", "seat": seat})["moves"][0]
        answer = ask(server, {"do": "play", "seat": seat, "move": move, "ticket": ticket})
        assert answer["ok"]
        decisions = answer["decisions"]
    outcome = ask(server, {"do": "outcome"})["outcome"]
    assert len(outcome["scores"]) == 2
    record = ask(server, {"do": "record"})["record"]
    other = session({"do": "load", "record": record})
    assert ask(other, {"do": "outcome"})["outcome"] == outcome
    assert ask(other, {"do": "record"})["record"] == record


def test_a_spectator_sees_no_hand():
    server = session(SETUP)
    assert ask(server, {"do": "view", "seat": None})["view"]["mine"] is None


def test_a_game_in_progress_has_no_outcome():
    assert ask(session(SETUP), {"do": "outcome"}) == {"ok": True, "outcome": None}


@pytest.mark.parametrize("do", ["legal", "play", "view", "outcome", "record"])
def test_nothing_can_be_done_without_a_game(do):
    answer = ask(session(), {"do": do})
    assert (answer["ok"], answer["kind"]) == (False, "no_game")


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        "[]",
        '"setup"',
        "{}",
        '{"do": 5}',
        '{"do": "dance"}',
        "[" * 100_000,
        json.dumps({**SETUP, "speed": 1}),
        json.dumps({**SETUP, "game": "chess"}),
        json.dumps({**SETUP, "seats": "two"}),
        json.dumps({**SETUP, "seats": 99}),
        json.dumps({**SETUP, "seats": True}),
        json.dumps({**SETUP, "seed": "abc"}),
        json.dumps({**SETUP, "draws": []}),
        json.dumps({**SETUP, "options": []}),
        json.dumps({**SETUP, "options": {"high": "maybe"}}),
        json.dumps({"do": "setup", "game": "toy", "seats": 2}),
        json.dumps({"do": "setup", "game": "toy", "seats": 2, "draws": [1]}),
        json.dumps({"do": "setup", "game": "toy", "seats": 2, "draws": ["ace"]}),
        json.dumps({"do": "legal", "seat": 9}),
        json.dumps({"do": "legal"}),
        json.dumps({"do": "view"}),
        json.dumps({"do": "play", "seat": 0}),
        json.dumps({"do": "play", "seat": 0, "move": {"kind": "castle"}}),
        json.dumps({"do": "play", "seat": 0, "move": {"kind": "split", "left": [1]}}),
        json.dumps({"do": "play", "seat": 0, "move": {"kind": "settle", "extra": 1}}),
        json.dumps({"do": "play", "seat": 0, "move": {"kind": "settle"}, "ticket": 5}),
        json.dumps({**SETUP, "viewer": 2}),
        json.dumps({**SETUP, "viewer": "me"}),
        json.dumps({"do": "load"}),
        json.dumps({"do": "load", "record": {"game": "toy"}}),
    ],
)
def test_a_bad_request_is_refused_with_a_sentence_and_changes_nothing(line):
    server = session(SETUP)
    before = ask(server, {"do": "record"})
    answer = ask(server, line)
    assert (answer["ok"], answer["kind"]) == (False, "bad_request")
    assert answer["error"]
    assert ask(server, {"do": "record"}) == before


def test_an_illegal_move_is_told_apart_from_an_old_answer():
    server = session(SETUP)
    wrong = {"do": "play", "seat": 0, "move": {"kind": "settle"}}
    assert ask(server, wrong)["kind"] == "illegal_move"
    assert ask(server, {**wrong, "ticket": "split.0.0"})["kind"] == "stale_ticket"


def test_a_viewer_hears_only_its_own_events_and_gets_only_its_own_ticket():
    answer = ask(session(), {**SETUP, "viewer": 1})
    assert [event["seat"] for event in answer["events"]] == [1]
    assert [decision.get("ticket") for decision in answer["decisions"]] == [None, "split.1.1"]


def test_a_viewer_who_is_no_seat_hears_what_all_may_hear():
    answer = ask(session(), {**SETUP, "viewer": None})
    assert answer["events"] == []
    assert all("ticket" not in decision for decision in answer["decisions"])


def test_a_play_tells_its_viewer_no_more_than_a_setup():
    server = session(SETUP)
    for seat, viewer in ((0, 0), (1, 0)):
        move = ask(server, {"do": "legal", "seat": seat})["moves"][0]
        answer = ask(server, {"do": "play", "seat": seat, "move": move, "viewer": viewer})
    assert [(event["kind"], event["chooser"]) for event in answer["events"]] == [("offered", 0)]
    assert [decision.get("ticket") for decision in answer["decisions"]] == ["take.1-0.0", None]


def test_a_legal_move_for_a_viewer_who_does_not_exist_is_not_played():
    server = session(SETUP)
    before = ask(server, {"do": "record"})
    move = ask(server, {"do": "legal", "seat": 0})["moves"][0]
    answer = ask(server, {"do": "play", "seat": 0, "move": move, "viewer": 9})
    assert (answer["ok"], answer["kind"]) == (False, "bad_request")
    assert ask(server, {"do": "record"}) == before


def test_a_record_that_claims_a_false_outcome_is_not_loaded():
    record = ask(session(SETUP), {"do": "record"})["record"]
    del record["checksum"]
    record["outcome"] = {"scores": [], "winners": [0]}
    answer = ask(session(), {"do": "load", "record": record})
    assert (answer["ok"], answer["kind"]) == (False, "bad_request")
    assert "another outcome" in answer["error"]


def test_a_record_with_another_seed_than_was_promised_is_not_loaded():
    record = ask(session(SETUP), {"do": "record"})["record"]
    del record["checksum"]
    record["seed"] = "43" * 32
    assert "commitment" in ask(session(), {"do": "load", "record": record})["error"]


def test_serving_survives_bytes_that_are_no_text_and_halves_of_characters():
    lines = [b"\xff\xfe{}", b'{"do": "\\ud800"}', b'{"do": "play", "seat": 0, "\\ud800": 1}']
    requests = io.TextIOWrapper(io.BytesIO(b"\n".join([*lines, json.dumps(SETUP).encode()])))
    answers = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    serve({"toy": Toy()}, requests, answers)
    answers.seek(0)
    assert [json.loads(line)["ok"] for line in answers] == [False, False, False, True]


def test_serving_answers_every_line_until_the_input_ends():
    answers = io.StringIO()
    serve({"toy": Toy()}, io.StringIO(f"{json.dumps(SETUP)}\n\nnonsense\n"), answers)
    first, second = answers.getvalue().splitlines()
    assert (json.loads(first)["ok"], json.loads(second)["ok"]) == (True, False)


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed here")
def test_a_program_in_another_language_plays_a_whole_game():
    done = subprocess.run(
        ["node", str(NODE_PLAYER), sys.executable, "-m", "tests.toy", "serve"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    outcome = json.loads(done.stdout)
    assert len(outcome["scores"]) == 3
    assert outcome["winners"]
