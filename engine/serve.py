"""The engine as a program that speaks JSON lines, for players and front ends in any language.

It is a referee and sees everything: whoever talks to it may ask for any seat, and is told all
events and tickets. A front end keeps its connection to itself and shows each player what `view`
gives for that seat. With a `viewer` (a seat, or null for a spectator) an answer holds only what
that viewer may hear: events are redacted, and the tickets of other seats are left out.

    {"do": "setup", "game": …, "seats": …, "seed" or "draws": …, "options": {…}, "viewer": …}
    {"do": "legal", "seat": …}                      the moves that seat may make
    {"do": "play", "seat": …, "move": {…}, "ticket": …, "viewer": …}
    {"do": "view", "seat": … or null}               what that seat, or a spectator, may know
    {"do": "outcome"}                               null while the game goes on
    {"do": "record"}                                the game so far, with its seed: not for players
    {"do": "load", "record": {…}, "viewer": …}      go on with a record, once it is verified

`options`, `ticket` and `viewer` may be left out. Every answer has `ok`; a refused request changes
nothing, and its answer says why in `error` and `kind`. Answers are ASCII.
"""

import io
import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TextIO, TypeAlias

from engine.codec import OUTCOME, BadJson, codec_of, plain_record, read_record
from engine.core import (
    AnyGame,
    BadOptions,
    GalaError,
    IllegalMove,
    StaleTicket,
    Step,
    begin,
    play,
)
from engine.dice import Dice, ScriptError, scripted, seeded
from engine.record import BadRecord, Ply, Record, new_record, replay, verify


class _Refused(GalaError):
    """A request that makes no sense."""


class _NoGame(GalaError):
    """A request that needs a game where none has been set up."""


_KINDS: tuple[tuple[type[Exception], str], ...] = (
    (StaleTicket, "stale_ticket"),
    (IllegalMove, "illegal_move"),
    (_NoGame, "no_game"),
    (_Refused, "bad_request"),
    (BadOptions, "bad_request"),
    (BadRecord, "bad_request"),
    (BadJson, "bad_request"),
    (ScriptError, "bad_request"),
)

_Request: TypeAlias = dict[str, Any]
_Answer: TypeAlias = dict[str, Any]


class Session:
    """One game at a time, changed only by requests that succeed as a whole."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._games = games
        self._record: Record | None = None
        self._state: Any = None

    def answer(self, line: str) -> dict[str, Any]:
        """One line in, one answer out, whatever the line says."""
        try:
            return {"ok": True, **self._do(_read_request(line))}
        except tuple(error for error, _ in _KINDS) as error:
            kind = next(name for cls, name in _KINDS if isinstance(error, cls))
            return {"ok": False, "error": str(error), "kind": kind}

    def _do(self, request: _Request) -> dict[str, Any]:
        requests: dict[str, tuple[Callable[[_Request], _Answer], set[str]]] = {
            "setup": (self._setup, {"game", "seats", "seed", "draws", "options", "viewer"}),
            "legal": (self._legal, {"seat"}),
            "play": (self._play, {"seat", "move", "ticket", "viewer"}),
            "view": (self._view, {"seat"}),
            "outcome": (self._outcome, set()),
            "record": (self._give_record, set()),
            "load": (self._load, {"record", "viewer"}),
        }
        name = request.get("do")
        if not isinstance(name, str) or name not in requests:
            raise _Refused(f'"do" is one of: {", ".join(requests)}.')
        handle, known = requests[name]
        if unknown := sorted(request.keys() - known - {"do"}):
            fields = ", ".join(sorted(known)) or "no field"
            raise _Refused(f"{name!r} knows no field {unknown[0]!r}; it takes {fields}.")
        return handle(request)

    def _setup(self, request: _Request) -> _Answer:
        game = self._games.get(_text(request, "game"))
        if game is None:
            raise _Refused(f"there is no such game; there are: {', '.join(self._games)}.")
        seats = _whole_number(request, "seats")
        options = request.get("options", {})
        if not isinstance(options, dict):
            raise _Refused('"options" is an object, like {"key": value}.')
        dice = _dice(request)
        step = begin(game, seats, dice, options)
        record = new_record(game, seats, dice, options)
        answer = {"commitment": record.commitment, **_report(game, step, request, record)}
        self._record, self._state = record, step.state
        return answer

    def _legal(self, request: _Request) -> _Answer:
        game, record = self._open()
        moves = game.legal_moves(self._state, _seat(request, record))
        return {"moves": [codec_of(game).move.plain(move) for move in moves]}

    def _play(self, request: _Request) -> _Answer:
        game, record = self._open()
        seat = _seat(request, record)
        if "move" not in request:
            raise _Refused('"play" needs a "move".')
        move = codec_of(game).move.read(request["move"])
        ticket = None if request.get("ticket") is None else _text(request, "ticket")
        step = play(game, self._state, seat, move, ticket)
        moves = (*record.moves, Ply(seat, move))
        record = replace(record, moves=moves, outcome=game.outcome(step.state))
        answer = _report(game, step, request, record)
        self._record, self._state = record, step.state
        return answer

    def _view(self, request: _Request) -> _Answer:
        game, record = self._open()
        if "seat" not in request:
            raise _Refused('"view" needs a "seat": a number, or null for a spectator.')
        seat = None if request["seat"] is None else _seat(request, record)
        return {"view": codec_of(game).view.plain(game.view(self._state, seat))}

    def _outcome(self, _request: _Request) -> _Answer:
        game, _ = self._open()
        outcome = game.outcome(self._state)
        return {"outcome": None if outcome is None else OUTCOME.plain(outcome)}

    def _give_record(self, _request: _Request) -> dict[str, Any]:
        _, record = self._open()
        return {"record": plain_record(record, self._games)}

    def _load(self, request: _Request) -> dict[str, Any]:
        record = read_record(request.get("record"), self._games)
        verify(record, self._games)
        replayed = replay(record, self._games)
        latest = Step(replayed.state, replayed.events[-1])
        report = _report(self._games[record.game], latest, request, record)
        self._record, self._state = record, replayed.state
        return {"commitment": record.commitment, **report}

    def _open(self) -> tuple[AnyGame, Record]:
        if self._record is None:
            raise _NoGame('no game has been set up; begin with {"do": "setup", …}.')
        return self._games[self._record.game], self._record


def serve(games: Mapping[str, AnyGame], requests: TextIO, answers: TextIO) -> None:
    """Answer every line until the input ends, also lines that are no text."""
    if isinstance(requests, io.TextIOWrapper):
        requests.reconfigure(encoding="utf-8", errors="replace")
    session = Session(games)
    for line in requests:
        if line.strip():
            answers.write(json.dumps(session.answer(line)) + "\n")
            answers.flush()


def _report(game: AnyGame, step: Step[Any, Any], request: _Request, record: Record) -> _Answer:
    """What happened and what is open: all of it, or as much as the request's viewer may hear."""
    events, decisions = step.events, game.decisions(step.state)
    answer = [{"seat": d.seat, "kind": d.kind, "awaited": d.awaited} for d in decisions]
    own_only = "viewer" in request
    viewer = _viewer(request, record) if own_only else None
    if own_only:
        heard = (game.redact(event, viewer) for event in events)
        events = tuple(event for event in heard if event is not None)
    for entry, decision in zip(answer, decisions, strict=True):
        if not own_only or decision.seat == viewer:
            entry["ticket"] = decision.ticket
    return {"events": [codec_of(game).event.plain(e) for e in events], "decisions": answer}


def _read_request(line: str) -> dict[str, Any]:
    try:
        request = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise _Refused(f"the line is no JSON: {error}.") from error
    if not isinstance(request, dict):
        raise _Refused('a request is a JSON object, like {"do": "view", "seat": 0}.')
    return request


def _dice(request: _Request) -> Dice:
    if ("seed" in request) == ("draws" in request):
        raise _Refused('"setup" needs either a "seed" of 64 hex digits or a list of "draws".')
    if "draws" in request:
        draws = request["draws"]
        if not isinstance(draws, list) or not all(isinstance(name, str) for name in draws):
            raise _Refused('"draws" is a list of names.')
        return scripted(draws)
    try:
        return seeded(_text(request, "seed"))
    except ValueError as error:
        raise _Refused(str(error)) from error


def _text(request: _Request, key: str) -> str:
    value = request.get(key)
    if not isinstance(value, str):
        raise _Refused(f'"{key}" is a text.')
    return value


def _whole_number(request: _Request, key: str) -> int:
    value = request.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise _Refused(f'"{key}" is a whole number.')
    return value


def _viewer(request: _Request, record: Record) -> int | None:
    return None if request["viewer"] is None else _seat(request, record, "viewer")


def _seat(request: _Request, record: Record, key: str = "seat") -> int:
    seat = _whole_number(request, key)
    if seat not in range(record.seats):
        raise _Refused(f"there is no seat {seat}; the seats are 0 to {record.seats - 1}.")
    return seat
