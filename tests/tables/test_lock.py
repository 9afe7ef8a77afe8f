"""One at a time at a table."""

import asyncio

from reverie.tables.lock import Lock
from tests.tables.workers import awaited


@awaited
async def test_it_is_taken_once_and_free_again_when_given() -> None:
    lock = Lock()
    assert lock.take()
    assert not lock.take()
    lock.give()
    assert lock.take()


@awaited
async def test_who_waits_gets_it_in_the_order_of_asking() -> None:
    lock, order = Lock(), list[int]()

    async def work(number: int) -> None:
        async with lock:
            order.append(number)
            await asyncio.sleep(0)

    assert lock.take()
    waiting = [asyncio.create_task(work(number)) for number in range(3)]
    await asyncio.sleep(0)
    lock.give()
    assert not lock.take()  # handed over, never free for one who comes later
    await asyncio.gather(*waiting)
    assert order == [0, 1, 2]
    assert lock.take()


@awaited
async def test_who_gives_up_waiting_is_passed_over() -> None:
    lock = Lock()
    assert lock.take()
    waiting = [asyncio.create_task(_hold(lock)) for _ in range(2)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.sleep(0)
    lock.give()
    await waiting[1]
    assert lock.take()


@awaited
async def test_who_gives_up_in_the_moment_of_getting_it_hands_it_on() -> None:
    lock = Lock()
    assert lock.take()
    waiting = [asyncio.create_task(_hold(lock)) for _ in range(2)]
    await asyncio.sleep(0)
    lock.give()
    waiting[0].cancel()
    await waiting[1]
    assert waiting[0].cancelled()
    assert lock.take()


async def _hold(lock: Lock) -> None:
    async with lock:
        await asyncio.sleep(0)
