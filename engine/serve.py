"""The engine as a program that speaks JSON lines, for players and front ends in any language."""

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TextIO

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
from engine.record import BadRecord, Ply, Record, new_record, replay


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

_FIELDS = {
    "setup": {"game", "seats", "seed", "draws", "options"},
    "legal": {"seat"},
    "play": {"seat", "move", "ticket"},
    "view": {"seat"},
    "outcome": set[str](),
    "record": set[str](),
    "load": {"record"},
}


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

    def _do(self, request: dict[str, Any]) -> dict[str, Any]:
        handlers: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
            "setup": self._setup,
            "legal": self._legal,
            "play": self._play,
            "view": self._view,
            "outcome": self._outcome,
            "record": self._give_record,
            "load": self._load,
        }
        return handlers[request["do"]](request)

    def _setup(self, request: dict[str, Any]) -> dict[str, Any]:
        game = self._games.get(_text(request, "game"))
        if game is None:
            raise _Refused(f"there is no such game; there are: {', '.join(self._games)}.")
        seats = _whole_number(request, "seats")
        options = request.get("options", {})
        if not isinstance(options, dict):
            raise _Refused('"options" is an object, like {"key": value}.')
        dice = _dice(request)
        step = begin(game, seats, dice, options)
        self._record = new_record(game, seats, dice, options)
        self._state = step.state
        return {"commitment": self._record.commitment, **self._report(game, step)}

    def _legal(self, request: dict[str, Any]) -> dict[str, Any]:
        game, record = self._open()
        moves = game.legal_moves(self._state, _seat(request, record))
        return {"moves": [codec_of(game).move.plain(move) for move in moves]}

    def _play(self, request: dict[str, Any]) -> dict[str, Any]:
        game, record = self._open()
        seat = _seat(request, record)
        if "move" not in request:
            raise _Refused('"play" needs a "move".')
        move = codec_of(game).move.read(request["move"])
        ticket = None if request.get("ticket") is None else _text(request, "ticket")
        step = play(game, self._state, seat, move, ticket)
        self._state = step.state
        moves = (*record.moves, Ply(seat, move))
        self._record = replace(record, moves=moves, outcome=game.outcome(step.state))
        return self._report(game, step)

    def _view(self, request: dict[str, Any]) -> dict[str, Any]:
        game, record = self._open()
        if "seat" not in request:
            raise _Refused('"view" needs a "seat": a number, or null for a spectator.')
        seat = None if request["seat"] is None else _seat(request, record)
        return {"view": codec_of(game).view.plain(game.view(self._state, seat))}

    def _outcome(self, _request: dict[str, Any]) -> dict[str, Any]:
        game, _ = self._open()
        outcome = game.outcome(self._state)
        return {"outcome": None if outcome is None else OUTCOME.plain(outcome)}

    def _give_record(self, _request: dict[str, Any]) -> dict[str, Any]:
        _, record = self._open()
        return {"record": plain_record(record, self._games)}

    def _load(self, request: dict[str, Any]) -> dict[str, Any]:
        record = read_record(request.get("record"), self._games)
        replayed = replay(record, self._games)
        game = self._games[record.game]
        self._record, self._state = record, replayed.state
        return {
            "commitment": record.commitment,
            **self._report(game, Step(replayed.state, replayed.events[-1])),
        }

    def _open(self) -> tuple[AnyGame, Record]:
        if self._record is None:
            raise _NoGame('no game has been set up; begin with {"do": "setup", …}.')
        return self._games[self._record.game], self._record

    @staticmethod
    def _report(game: AnyGame, step: Step[Any, Any]) -> dict[str, Any]:
        codec = codec_of(game)
        return {
            "events": [codec.event.plain(event) for event in step.events],
            "decisions": [
                {"seat": d.seat, "kind": d.kind, "ticket": d.ticket, "answered": d.answered}
                for d in game.decisions(step.state)
            ],
        }


def serve(games: Mapping[str, AnyGame], requests: TextIO, answers: TextIO) -> None:
    """Answer every line until the input ends."""
    session = Session(games)
    for line in requests:
        if line.strip():
            answers.write(json.dumps(session.answer(line), ensure_ascii=False) + "\n")
            answers.flush()


def _read_request(line: str) -> dict[str, Any]:
    try:
        request = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise _Refused(f"the line is no JSON: {error}.") from error
    if not isinstance(request, dict):
        raise _Refused('a request is a JSON object, like {"do": "view", "seat": 0}.')
    known = _FIELDS.get(request["do"]) if isinstance(request.get("do"), str) else None
    if known is None:
        raise _Refused(f'"do" is one of: {", ".join(_FIELDS)}.')
    if unknown := sorted(request.keys() - known - {"do"}):
        fields = ", ".join(sorted(known)) or "no field"
        raise _Refused(f"{request['do']!r} knows no field {unknown[0]!r}; it takes {fields}.")
    return request


def _dice(request: dict[str, Any]) -> Dice:
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


def _text(request: dict[str, Any], key: str) -> str:
    value = request.get(key)
    if not isinstance(value, str):
        raise _Refused(f'"{key}" is a text.')
    return value


def _whole_number(request: dict[str, Any], key: str) -> int:
    value = request.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise _Refused(f'"{key}" is a whole number.')
    return value


def _seat(request: dict[str, Any], record: Record) -> int:
    seat = _whole_number(request, "seat")
    if seat not in range(record.seats):
        raise _Refused(f"there is no seat {seat}; the seats are 0 to {record.seats - 1}.")
    return seat
