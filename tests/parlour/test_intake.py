"""What comes in: how heavy a body may be, how heavy all of them together, and how fast the line is."""

import asyncio
import gzip
import io
import time
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from parlour import control, intake, limits
from parlour.intake import Scales
from tests.parlour.bodies import gallery, layout
from tests.parlour.script import Refused, Script, until
from tests.parlour.test_refused_messages import form

SHOWING = layout(gallery("attachment://a.png"))


async def uploads(script: Script, channel: str, size: int) -> int:
    data = form(SHOWING, ("a.png", bytes(size)))
    return (await script.api("POST", f"/channels/{channel}/messages", data=data))[0]


async def test_an_upload_takes_as_long_as_the_line_takes(script, channel):
    await script.ask("PUT", "/clock", running=False)
    assert await script.ask("PUT", "/line", bits_per_second=1_000_000)
    began = (await script.get("/status"))["now"]
    uploading = asyncio.ensure_future(uploads(script, channel, 125_000))
    while not uploading.done():
        await script.post("/clock", advance=0.02)
    assert uploading.result() == 200
    # A second, a little for what stands around the picture, and the clock's own steps.
    took = (await script.get("/status"))["now"] - began
    assert took >= 1.0


async def test_a_short_request_gets_by_a_long_upload(script, channel):
    await script.ask("PUT", "/clock", running=False)
    await script.ask("PUT", "/line", bits_per_second=1_000_000)
    began = (await script.get("/status"))["now"]
    uploading = asyncio.ensure_future(uploads(script, channel, 1_000_000))
    asking = asyncio.ensure_future(
        script.api("POST", f"/channels/{channel}/messages", {"content": "a"})
    )
    while not asking.done():
        await script.post("/clock", advance=0.02)
    assert asking.result()[0] == 200
    assert not uploading.done()
    assert (await script.get("/status"))["now"] - began < 8
    while not uploading.done():
        await script.post("/clock", advance=1)


async def test_a_press_is_late_when_its_picture_is_on_a_slow_line(script, asked):
    await script.ask("PUT", "/clock", running=False)
    await script.ask("PUT", "/line", bits_per_second=1_000_000)
    interaction = await asked()
    body = {"type": 4, "data": SHOWING}
    data = form(body, ("a.png", bytes(500_000)))
    answering = asyncio.ensure_future(script.api("POST", interaction.callback, data=data))
    while not answering.done():
        await script.post("/clock", advance=0.1)
    status, told = answering.result()
    assert (status, told["code"]) == (404, 10062)


@pytest.mark.parametrize("rate", [0, -1, float("inf"), float("nan")])
async def test_a_line_that_cannot_be_is_explained(script, rate):
    with pytest.raises(Refused, match="from 1"):
        await script.ask("PUT", "/line", bits_per_second=rate)


async def test_a_request_without_files_is_one_mebibyte_at_most(script, channel):
    large = io.BytesIO(b" " * (2**20 + 1))
    status, told = await script.api("PATCH", f"/channels/{channel}", data=large)
    assert (status, told["code"]) == (413, 40005)


async def test_ten_files_of_ten_mebibytes_are_the_most_and_fit(script, channel):
    """The most that Discord takes, written as small as it can be: what counts is what it says it weighs."""
    path = f"{script.url}/api/v10/channels/{channel}/messages"
    weight = limits.FILES * limits.FILE_BYTES + limits.SMALL_BODY_BYTES + 1

    async def nothing_comes() -> Any:
        yield b"{"

    headers = {
        "Authorization": "Bot a",
        "Content-Type": "application/json",
        "Content-Length": str(weight),
    }
    async with script.session.post(path, data=nothing_comes(), headers=headers) as got:
        assert got.status == 413


async def test_the_control_interface_has_its_own_limit(script):
    async with script.session.post(
        f"{script.url}/parlour/people", data=io.BytesIO(b" " * (limits.CONTROL_BODY_BYTES + 1))
    ) as got:
        assert got.status == 413
        assert "more than the parlour takes" in (await got.json())["error"]


async def test_parts_are_no_heavier_together_than_a_body_may_be(script, channel):
    """Without a Content-Length nothing else says how many are still to come."""
    body, kind = parts(*[bytes(400_000)] * 3)
    assert await sent(script, "PATCH", f"/channels/{channel}", body, kind) == (413, 40005)


async def test_no_more_files_are_read_than_a_message_may_have(script, channel, monkeypatch):
    """However little they weigh: each has a name and more."""
    read = []
    monkeypatch.setattr(intake, "_upload", lambda *told: read.append(told))
    body, kind = parts(*[b"a"] * 1000)
    answer = await sent(script, "POST", f"/channels/{channel}/messages", body, kind)
    assert answer == (400, 50035)
    assert len(read) == limits.FILES


@pytest.mark.parametrize("encoding", ["gzip", "deflate", "GZip", "unheard-of"])
async def test_a_packed_body_is_refused_unread(script, channel, encoding):
    packed = gzip.compress(b'{"content": "a"}')
    path, told = f"/channels/{channel}/messages", {"Content-Encoding": encoding}
    assert await sent(script, "POST", path, packed, "application/json", told) == (400, 0)


async def test_the_control_interface_takes_no_packed_body_either(script):
    packed = gzip.compress(b'{"name": "Ana"}')
    headers = {"Content-Encoding": "gzip", "Content-Type": "application/json"}
    path = f"{script.url}/parlour/people"
    async with script.session.post(path, data=packed, headers=headers) as got:
        assert (got.status, await got.json()) == (400, {"error": control.UNREADABLE})


async def test_a_body_may_say_that_it_is_not_packed(script, channel):
    path, told = f"/channels/{channel}/messages", {"Content-Encoding": "identity"}
    plain = b'{"content": "a"}'
    assert (await sent(script, "POST", path, plain, "application/json", told))[0] == 200


def parts(*files: bytes) -> tuple[bytes, str]:
    """As many files as wanted, by hand: aiohttp would say how heavy they are."""
    written = b"".join(
        b"--X\r\nContent-Disposition: form-data; "
        b'name="files[%d]"; filename="%d.txt"\r\n\r\n%b\r\n' % (number % 100, number, content)
        for number, content in enumerate(files)
    )
    return written + b"--X--\r\n", "multipart/form-data; boundary=X"


async def sent(
    script: Script,
    method: str,
    path: str,
    body: bytes,
    kind: str,
    told: dict[str, str] | None = None,
) -> tuple[int, int | None]:
    """In pieces, so that nobody knows its weight; how it was answered."""

    async def pieces() -> AsyncIterator[bytes]:
        for at in range(0, len(body), intake.PIECE):
            yield body[at : at + intake.PIECE]

    headers = {"Authorization": "Bot a", "Content-Type": kind, **(told or {})}
    # aiohttp packs nothing by itself where an encoding is named.
    url = f"{script.url}/api/v10{path}"
    async with script.session.request(method, url, data=pieces(), headers=headers) as got:
        return got.status, (await got.json()).get("code")


async def test_bodies_wait_for_each_other_when_they_are_too_heavy_together():
    scales = Scales(10)
    inside: list[str] = []

    async def weighs(name: str, weight: int, leave: asyncio.Event) -> None:
        async with scales.hold(weight):
            inside.append(name)
            await leave.wait()
        inside.remove(name)

    leaves = [asyncio.Event() for _ in range(3)]
    tasks = [
        asyncio.ensure_future(weighs(name, weight, leave))
        for name, weight, leave in zip("abc", (6, 6, 4), leaves, strict=True)
    ]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert inside == ["a"]
    leaves[0].set()
    await until(lambda: inside == ["b", "c"])
    for leave in leaves:
        leave.set()
    await asyncio.gather(*tasks)


async def test_who_gives_up_waiting_leaves_room_for_the_others():
    scales = Scales(10)
    async with scales.hold(6):
        waiting = asyncio.ensure_future(scales._take(8))
        behind = asyncio.ensure_future(scales._take(4))
        await asyncio.sleep(0)
        waiting.cancel()
        await behind
    with pytest.raises(asyncio.CancelledError):
        await waiting


async def test_a_body_that_stands_still_is_given_up(script, channel, monkeypatch):
    monkeypatch.setattr(limits, "STALLED_SECONDS", 0.05)
    path = f"{script.url}/api/v10/channels/{channel}/messages"
    never = asyncio.Event()

    async def stalls() -> Any:
        yield b"{"
        await never.wait()

    headers = {"Authorization": "Bot a", "Content-Type": "application/json"}
    try:
        async with script.session.post(path, data=stalls(), headers=headers) as got:
            assert got.status == 400
    except aiohttp.ClientError:
        # The line may be cut before the answer is read: either way nobody waits on.
        refused = await script.refusals()
        assert [one["status"] for one in refused] == [400]


async def test_a_clock_that_stands_makes_nothing_late(script, asked):
    await script.ask("PUT", "/clock", running=False)
    first = (await script.get("/status"))["now"]
    assert (await script.get("/status"))["now"] == first
    interaction = await asked()
    told = await script.ask("PUT", "/clock", now=first + 2.9)
    assert told == {"now": first + 2.9, "running": False}
    status, _ = await script.api("POST", interaction.callback, {"type": 5})
    assert status == 204
    with pytest.raises(Refused, match="ahead only"):
        await script.ask("PUT", "/clock", now=first)
    told = await script.ask("PUT", "/clock", running=True)
    assert told["running"]
    assert abs(told["now"] - time.time()) < 3600
