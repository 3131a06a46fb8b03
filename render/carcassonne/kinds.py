"""Dev shim."""
import json
from dataclasses import dataclass

@dataclass(frozen=True, slots=True)
class City:
    edges: tuple[int, ...]
    shields: int

@dataclass(frozen=True, slots=True)
class Road:
    edges: tuple[int, ...]

@dataclass(frozen=True, slots=True)
class Field:
    halves: tuple[int, ...]
    cities: tuple[int, ...]

@dataclass(frozen=True, slots=True)
class Kind:
    letter: str
    count: int
    edges: str
    monastery: bool
    cities: tuple[City, ...]
    roads: tuple[Road, ...]
    fields: tuple[Field, ...]

KINDS = {
    k: Kind(k, v["count"], v["edges"], v["monastery"],
        tuple(City(tuple(c["edges"]), c["shields"]) for c in v["cities"]),
        tuple(Road(tuple(c["edges"])) for c in v["roads"]),
        tuple(Field(tuple(c["halves"]), tuple(c["cities"])) for c in v["fields"]))
    for k, v in json.load(open("/work/wt/shared/rules/carcassonne_tiles.json"))["tiles"].items()
}
