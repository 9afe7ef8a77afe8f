"""One at a time at a table."""

import asyncio

from reverie.tables.turn import Turn
from tests.tables.workers import awaited


@awaited
async def test_it_is_taken_once_and_free_again_when_given() -> None:
    turn = Turn()
    assert turn.take()
    assert not turn.take()
    turn.give()
    assert turn.take()


@awaited
async def test_who_waits_gets_it_in_the_order_of_asking() -> None:
    turn, order = Turn(), list[int]()

    async def work(number: int) -> None:
        async with turn:
            order.append(number)
            await asyncio.sleep(0)

    assert turn.take()
    waiting = [asyncio.create_task(work(number)) for number in range(3)]
    await asyncio.sleep(0)
    turn.give()
    assert not turn.take()  # handed over, never free for one who comes later
    await asyncio.gather(*waiting)
    assert order == [0, 1, 2]
    assert turn.take()


@awaited
async def test_who_gives_up_waiting_is_passed_over() -> None:
    turn = Turn()
    assert turn.take()
    waiting = [asyncio.create_task(_hold(turn)) for _ in range(2)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.sleep(0)
    turn.give()
    await waiting[1]
    assert turn.take()


@awaited
async def test_who_gives_up_in_the_moment_of_getting_it_hands_it_on() -> None:
    turn = Turn()
    assert turn.take()
    waiting = [asyncio.create_task(_hold(turn)) for _ in range(2)]
    await asyncio.sleep(0)
    turn.give()
    waiting[0].cancel()
    await waiting[1]
    assert waiting[0].cancelled()
    assert turn.take()


async def _hold(turn: Turn) -> None:
    async with turn:
        await asyncio.sleep(0)
