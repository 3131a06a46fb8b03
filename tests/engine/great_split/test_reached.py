"""What a step on a track reaches is told as reached, and what it comes near as a look ahead."""

from engine.ai.reasons import reasons_of_turn
from engine.ai.why import Why, why
from engine.great_split.ai.reached import reached
from engine.great_split.data import PLACE, RESOURCES, SEALS
from engine.great_split.editions import GALA
from tests.engine.great_split.tables import board

CHARACTER = next(iter(GALA.characters))


def every_step() -> list[Why]:
    """What each single step on each track with contracts or stars is told with."""
    return [
        told
        for track in (*RESOURCES, *SEALS)
        for space in range(GALA.ends[PLACE[track]])
        for told in reached(GALA, CHARACTER, board(**{track: space}), board(**{track: space + 1}))
    ]


def test_only_what_is_still_to_come_is_a_look_ahead():
    ahead = {told.kind for told in every_step() if told.ahead}
    assert ahead == {"next_contract", "next_stars"}
    assert ahead.isdisjoint({told.kind for told in every_step() if not told.ahead})


def test_a_turn_does_not_tell_how_far_a_contract_was_before_its_last_step():
    last = (why("arrow"),)
    for told in every_step():
        if told.kind.startswith("next_"):
            assert reasons_of_turn([(told,), last]) == last


def test_a_contract_is_told_with_what_the_stars_of_its_seal_make_it_worth():
    """Here of the furthest ones."""
    told = 0
    for resource, seal in zip(RESOURCES, SEALS, strict=True):
        for space in range(GALA.ends[PLACE[resource]]):
            before = board(**{resource: space, seal: GALA.ends[PLACE[seal]]})
            after = board(**{resource: space + 1, seal: GALA.ends[PLACE[seal]]})
            for each in reached(GALA, CHARACTER, before, after):
                if each.kind in {"contracts", "next_contract"}:
                    stars = GALA.stars(resource, GALA.ends[PLACE[seal]])
                    assert dict(each.facts)["points"] == stars > 0
                    told += 1
    assert told > len(RESOURCES)
