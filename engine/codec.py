"""JSON in and out for a game's values: the one place where the engine meets pydantic."""

import functools
import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import UnionType
from typing import Annotated, Any, Union, get_origin

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError, with_config
from pydantic_core import from_json

from engine.core import AnyGame, GalaError, Outcome, Seat
from engine.joint_deal import Deal
from engine.record import BadRecord, Ply, Record, Rewind, game_of, named_game

_STRICT = ConfigDict(extra="forbid")


class BadJson(GalaError):
    """Text that is not what it should be; `faults` names every wrong place."""

    def __init__(self, name: str, faults: tuple[str, ...]) -> None:
        super().__init__(f"this is not a {name}: {faults[0]}.")
        self.faults = faults


class Values:
    """One type's values as JSON text or as plain JSON data, and back."""

    def __init__(self, kind: Any, name: str) -> None:
        if get_origin(kind) in {Union, UnionType}:
            kind = Annotated[kind, Field(discriminator="kind")]
            self._adapter: TypeAdapter[Any] = TypeAdapter(kind, config=_STRICT)
        else:
            self._adapter = TypeAdapter(with_config(_STRICT)(kind))
        self._name = name

    def dump(self, value: Any) -> str:
        return self._adapter.dump_json(value).decode()

    def plain(self, value: Any) -> Any:
        """The value as JSON data: objects, lists, strings, numbers."""
        return self._adapter.dump_python(value, mode="json")

    def load(self, text: str | bytes) -> Any:
        try:
            return self._adapter.validate_json(text, strict=True)
        except ValidationError as error:
            raise BadJson(self._name, _faults(error)) from error

    def read(self, data: Any) -> Any:
        """A value from plain JSON data."""
        return self.load(json.dumps(data))


class Codec:
    """All that a game shows or stores, as JSON."""

    def __init__(self, game: AnyGame) -> None:
        self.state = Values(game.types.state, "state")
        self.move = Values(game.types.move, "move")
        self.event = Values(game.types.event, "event")
        self.view = Values(game.types.view, "view")


@functools.cache
def codec_of(game: AnyGame) -> Codec:
    """Adapters are dear to make, so each game's are made once."""
    return Codec(game)


_RECORD = Values(Record, "record")
OUTCOME = Values(Outcome, "outcome")
DEAL = Values(Deal, "deal")
REWIND = Values(Rewind, "rewind")


def dump_record(record: Record, games: Mapping[str, AnyGame]) -> str:
    """One JSON object with a checksum, so that a torn or altered copy is noticed."""
    return json.dumps(plain_record(record, games), ensure_ascii=False)


def plain_record(record: Record, games: Mapping[str, AnyGame]) -> dict[str, Any]:
    codec = codec_of(named_game(record, games))
    data = {
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "options": dict(record.options),
        "seed": record.seed,
        "draws": None if record.draws is None else list(record.draws),
        "commitment": record.commitment,
        "moves": [{"seat": ply.seat, "move": _plain_move(codec, ply)} for ply in record.moves],
        "outcome": None if record.outcome is None else OUTCOME.plain(record.outcome),
    }
    if record.figures:
        data["figures"] = dict(record.figures)
    if record.deal is not None:
        data["deal"] = DEAL.plain(record.deal)
    return {**data, "checksum": _checksum(data)}


def _plain_move(codec: Codec, ply: Ply) -> Any:
    values = REWIND if isinstance(ply.move, Rewind) else codec.move
    return values.plain(ply.move)


def is_rewind(text: str) -> bool:
    """Whether a stored ply is no move of its game; quotes within its values would be escaped."""
    return '"kind":"rewind"' in text


def load_ply(game: AnyGame, seat: Seat, text: str) -> Ply:
    """A ply as it is stored: a move of the game, or a rewind."""
    values = REWIND if is_rewind(text) else codec_of(game).move
    return Ply(seat, values.load(text))


def dump_events(game: AnyGame, events: Sequence[Any]) -> str:
    return json.dumps([codec_of(game).event.plain(event) for event in events])


def load_events(game: AnyGame, text: str) -> tuple[Any, ...]:
    return tuple(codec_of(game).event.read(event) for event in json.loads(text))


def load_record(text: str | bytes, games: Mapping[str, AnyGame]) -> Record:
    """The whole record or an error: nothing is half-loaded."""
    try:
        data = from_json(text)
    except ValueError as error:
        raise BadRecord(f"the record is torn or no JSON: {error}.") from error
    return read_record(data, games)


def read_record(data: Any, games: Mapping[str, AnyGame]) -> Record:
    """A record from plain JSON data. The checksum may be left out by whoever writes by hand."""
    if not isinstance(data, dict):
        raise BadRecord("a record is a JSON object.")
    claimed = data.get("checksum")
    content = {key: value for key, value in data.items() if key != "checksum"}
    if claimed is not None and claimed != _checksum(content):
        raise BadRecord("the record was altered: its checksum does not fit its content.")
    try:
        record: Record = _RECORD.read(content)
        codec = codec_of(game_of(record, games))
    except BadJson as error:
        raise BadRecord(str(error)) from error
    moves = []
    for number, ply in enumerate(record.moves, start=1):
        try:
            is_rewind = isinstance(ply.move, dict) and ply.move.get("kind") == "rewind"
            moves.append(Ply(ply.seat, (REWIND if is_rewind else codec.move).read(ply.move)))
        except BadJson as error:
            raise BadRecord(f"ply {number} cannot be read: {error}", ply=number) from error
    return replace(record, moves=tuple(moves))


def _checksum(content: dict[str, Any]) -> str:
    """SHA-256 of the object with sorted keys and no spaces, non-ASCII characters escaped."""
    canonical = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()


def _faults(error: ValidationError) -> tuple[str, ...]:
    found = []
    for fault in error.errors(include_url=False, include_context=False):
        place = ".".join(str(part) for part in fault["loc"])
        message = fault["msg"][:1].lower() + fault["msg"][1:]
        found.append(f"{message} (at {place})" if place else message)
    return tuple(found)
