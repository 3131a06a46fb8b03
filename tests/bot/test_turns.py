"""Whoever answers a player writes before whoever takes notes, and nobody is forgotten."""

import asyncio

import pytest

from bot.store.turns import Turns


async def take(turns, log, name, *, note=False):
    async with turns.take(note=note):
        log.append(name)
        await asyncio.sleep(0)


async def test_answers_go_before_notes_and_each_in_the_order_they_came():
    turns = Turns()
    log: list[str] = []
    await asyncio.gather(
        take(turns, log, "first note", note=True),
        take(turns, log, "second note", note=True),
        take(turns, log, "third note", note=True),
        take(turns, log, "first answer"),
        take(turns, log, "second answer"),
    )
    assert log == ["first note", "first answer", "second answer", "second note", "third note"]


async def test_never_two_at_a_time():
    turns, inside, most = Turns(), 0, 0

    async def write(*, note):
        nonlocal inside, most
        async with turns.take(note=note):
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0)
            inside -= 1

    await asyncio.gather(*(write(note=number % 3 == 0) for number in range(30)))
    assert (most, inside) == (1, 0)


async def test_who_gives_up_waiting_holds_nobody_up():
    turns = Turns()
    log: list[str] = []
    async with turns.take(note=False):
        impatient = asyncio.create_task(take(turns, log, "impatient"))
        patient = asyncio.create_task(take(turns, log, "patient"))
        await asyncio.sleep(0)
        impatient.cancel()
    await patient
    assert log == ["patient"]
    assert impatient.cancelled()


async def test_who_is_stopped_at_the_moment_of_their_turn_passes_it_on():
    turns = Turns()
    log: list[str] = []
    async with turns.take(note=False):
        unlucky = asyncio.create_task(take(turns, log, "unlucky"))
        lucky = asyncio.create_task(take(turns, log, "lucky"))
        await asyncio.sleep(0)
    unlucky.cancel()
    await asyncio.wait_for(lucky, 1)
    assert log == ["lucky"]


async def test_a_writer_that_fails_gives_its_turn_back():
    turns = Turns()
    log: list[str] = []
    with pytest.raises(ValueError, match="the disk is full"):
        async with turns.take(note=True):
            raise ValueError("the disk is full")
    await asyncio.wait_for(take(turns, log, "next"), 1)
    assert log == ["next"]
