"""Whose deck is made next: nobody's twice running while somebody else waits."""

import asyncio

from reverie.server.queue import Queue
from tests.server.kit import in_loop


class Makers:
    """People whose decks take until they are told to be done."""

    def __init__(self) -> None:
        self.queue = Queue()
        self.order: list[str] = []
        self._done: asyncio.Queue[None] = asyncio.Queue()

    async def make(self, who: str) -> None:
        async with self.queue.turn(who):
            self.order.append(who)
            await self._done.get()

    async def come(self, who: str) -> "asyncio.Task[None]":
        task = asyncio.create_task(self.make(who))
        await asyncio.sleep(0)
        return task

    async def finish(self) -> None:
        self._done.put_nowait(None)
        for _ in range(5):
            await asyncio.sleep(0)


@in_loop
async def test_another_address_is_before_the_same_again() -> None:
    makers = Makers()
    tasks = [await makers.come(who) for who in ("mallory", "mallory", "mallory", "ada", "bo")]
    for _ in tasks:
        await makers.finish()
    assert makers.order == ["mallory", "ada", "mallory", "bo", "mallory"]
    await asyncio.gather(*tasks)
    await makers.come("cy")
    assert makers.order[-1] == "cy", "nobody waits, so it is free"
    await makers.finish()


@in_loop
async def test_who_goes_away_while_waiting_holds_up_nobody() -> None:
    makers = Makers()
    first, second, third = [await makers.come(who) for who in "abc"]
    second.cancel()
    await makers.finish()
    assert makers.order == ["a", "c"]
    late = await makers.come("d")
    makers._done.put_nowait(None)
    await third
    late.cancel()  # just as it was given the turn
    await asyncio.gather(first, second, late, return_exceptions=True)
    last = await makers.come("e")
    assert makers.order[-1] == "e"
    await makers.finish()
    await last
