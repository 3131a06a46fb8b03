"""The requests a second that Discord allows: what calls somebody goes first."""

import asyncio

import pytest

from bot.budget import Budget, rank_of


class Second:
    """A clock that goes on only while somebody sleeps."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def now(self) -> float:
        return self.seconds

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)
        self.seconds += seconds


PUSH, BOARD, RECEIPT = ("POST", "/channels/1/messages"), ("PATCH", "/m"), ("DELETE", "/m")


@pytest.mark.parametrize("path", ["/interactions/1/t/callback", "/webhooks/1/t/messages/2"])
async def test_an_answer_to_a_press_is_never_held_back(path):
    budget = Budget(Second(), per_second=1)
    for _ in range(50):
        await budget.wait("POST", path)
    assert budget.waiting == 0


async def test_so_many_go_at_once_and_the_others_a_second_later():
    clock = Second()
    budget = Budget(clock, per_second=10)
    for _ in range(10):
        await budget.wait(*PUSH)
    assert clock.seconds == 100
    for _ in range(10):
        await budget.wait(*PUSH)
    assert 101 < clock.seconds < 101.5


async def test_in_no_second_do_more_go_than_may_also_after_a_rest():
    clock, went = Second(), []
    budget = Budget(clock, per_second=10)
    clock.seconds += 60
    for _ in range(50):
        await budget.wait(*PUSH)
        went.append(clock.seconds)
        clock.seconds += 0.03
    assert all(later - first > 1 for first, later in zip(went, went[10:], strict=False))


async def test_pushes_go_before_boards_and_boards_before_receipts():
    budget, order = Budget(Second(), per_second=1), []
    await budget.wait(*PUSH)

    async def goes(name: str, request: tuple[str, str]) -> None:
        await budget.wait(*request)
        order.append(name)

    asked = {"receipt": RECEIPT, "board": BOARD, "push": PUSH, "second push": PUSH}
    await asyncio.gather(*(goes(name, request) for name, request in asked.items()))
    assert order == ["push", "second push", "board", "receipt"]


async def test_who_stops_waiting_is_not_waited_for():
    budget = Budget(Second(), per_second=1)
    await budget.wait(*PUSH)
    gone, stays = (asyncio.create_task(budget.wait(*PUSH)) for _ in range(2))
    await asyncio.sleep(0)
    gone.cancel()
    await stays
    assert budget.waiting == 0


def test_whatever_is_not_known_comes_last():
    assert rank_of("GET", "/users/@me") == rank_of(*RECEIPT) == 2
