"""Holds what friends pressed against what the bot stored: nothing lost, nothing twice, all replayed."""

from collections import Counter
from collections.abc import Mapping

from bot.dealers import all_dealers
from engine.codec import load_record
from engine.core import AnyGame
from engine.games import GAMES
from engine.record import Record, standing, verify
from tests.wire.friends import Friend, Table
from tests.wire.house import House


async def stored_answers(house: House, table: Table, friend: Friend) -> Counter[tuple[str, str]]:
    """The moves of this friend's seat by table and ticket."""
    rows = await house.rows(
        "SELECT m.ticket FROM moves m JOIN players p ON p.table_id = m.table_id AND p.seat = m.seat"
        ' WHERE m.table_id = :table AND p."user" = :user',
        table=table.id,
        user=int(friend.player.id),
    )
    return Counter((table.id, ticket) for (ticket,) in rows)


async def faults_of(house: House, table: Table, friend: Friend) -> list[str]:
    """Accepted answers that are not in the record, and moves that nobody pressed."""
    stored = await stored_answers(house, table, friend)
    is_answered_once = all_dealers()[table.game].takes_turns
    accepted = {
        # A message that is brought up to date after a second press says that it was answered, too.
        key: min(1, count) if is_answered_once else count
        for key, count in friend.accepted.items()
    }
    questions = {key for key in {*stored, *friend.accepted, *friend.sent} if key[0] == table.id}
    return [
        f"{friend.name} {key}: {friend.accepted[key]} accepted, {stored[key]} stored, {friend.sent[key]} sent"
        for key in sorted(questions)
        if "." in key[1] and not accepted.get(key, 0) <= stored[key] <= friend.sent[key]
    ]


def share_unasked(friends: list[Friend]) -> float:
    """Of all answers, those to questions that came only when somebody went to look for them."""
    answers = sum(friend.accepted.total() for friend in friends)
    return sum(len(friend.unasked) for friend in friends) / max(1, answers)


async def record_is_right(
    friend: Friend, table: Table, games: Mapping[str, AnyGame] = GAMES
) -> bool:
    """Download the record with the button and replay it; moves and result are those in the database."""
    final = await friend.final(table)
    assert final is not None, f"table {table.id} has no end."
    url = (await friend.asks_for(final, "Record")).file
    assert url is not None
    async with friend.house.script.session.get(url) as answer:
        record = load_record(await answer.read(), games)
    verify(record, games)
    plies = await friend.house.rows(
        "SELECT ply FROM moves WHERE table_id = :table ORDER BY ply", table=table.id
    )
    is_whole = [ply for (ply,) in plies] == list(range(1, len(record.moves) + 1))
    return is_whole and await result_of(friend.house, table) == result_from(record)


async def result_of(house: House, table: Table) -> list[tuple[int, int, int, int]]:
    """For each seat its number, points, place and moves, as they were stored with the last move."""
    return await house.rows(
        "SELECT seat, points, place, moves FROM result_seats WHERE table_id = :table ORDER BY seat",
        table=table.id,
    )


def result_from(record: Record) -> list[tuple[int, int, int, int]]:
    """The same, computed again from the record."""
    assert record.outcome is not None
    moves = Counter(record.moves[ply - 1].seat for ply in standing(record.moves))
    scored = zip(record.outcome.scores, record.outcome.places, strict=True)
    return [(seat, score.points, place, moves[seat]) for seat, (score, place) in enumerate(scored)]
