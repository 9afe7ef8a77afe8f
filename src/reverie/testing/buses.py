"""What every bus must do.

A test module subclasses ``BusSuite``, says how a bus is made, and inherits the tests::

    class TestMyBus(BusSuite):
        @pytest.fixture(autouse=True)
        def place(self, my_server: MyServer) -> None:
            self.make = lambda: MyBus(my_server.url)

Every call of ``make`` gives the bus of another worker.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any

import msgspec
from msgspec import Raw

from reverie.tables.bus.base import (
    Announced,
    Asked,
    Bus,
    Declined,
    Heard,
    Invited,
    Message,
    Missed,
    Moved,
    Noticed,
    Recall,
    Said,
    StaysWatching,
    Watching,
)
from reverie.tables.news import ConnectedNews
from reverie.tables.store.base import Refusal
from reverie.tables.talk import Line

PATIENCE = 120.0
TEXT = "قمر 🐇 “quotes” \\ \u2028 \x7f"


def awaited(test: Callable[[Any], Coroutine[Any, Any, None]]) -> Callable[[Any], None]:
    @wraps(test)
    def run(self: Any) -> None:
        async def bounded() -> None:
            async with asyncio.timeout(PATIENCE):
                await test(self)

        asyncio.run(bounded())

    return run


def moved(code: str, version: int) -> Moved:
    return Moved(code, version, Raw(msgspec.json.encode({"events": [TEXT, version]})))


class Listener:
    """One worker on the bus, and all that it heard."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.heard: list[Message] = []
        self.missed: list[Missed] = []
        self._more = asyncio.Event()

    def hear(self, heard: Heard) -> None:
        if isinstance(heard, Missed):
            self.missed.append(heard)
        else:
            self.heard.append(heard)
        self._more.set()

    async def until(self, is_so: Callable[[], bool]) -> None:
        while not is_so():
            self._more.clear()
            await self._more.wait()

    async def attends(self, code: str) -> None:
        """From now on it hears of the table for certain."""
        before = len(self.missed)
        self.bus.attend(code)

        def is_told() -> bool:
            return any(missed.codes and code in missed.codes for missed in self.missed[before:])

        await self.until(is_told)


def follows(one: Message, other: Message) -> bool:
    """Whether they say the same; raw JSON is compared by its bytes."""
    return msgspec.json.encode(one) == msgspec.json.encode(other)


class BusSuite:
    make: Callable[[], Bus]

    @asynccontextmanager
    async def workers(self, count: int) -> AsyncIterator[list[Listener]]:
        listeners = [Listener(self.make()) for _ in range(count)]
        for each in listeners:
            await each.bus.open(each.hear)
        try:
            yield listeners
        finally:
            for each in listeners:
                await each.bus.close()

    @awaited
    async def test_who_attends_to_a_table_hears_of_it(self) -> None:
        async with self.workers(3) as (one, other, third):
            for listener in (one, other):
                await listener.attends("A")
            await third.attends("B")
            one.bus.publish(moved("A", 1))
            one.bus.publish(moved("B", 7))
            await other.until(lambda: bool(other.heard))
            await third.until(lambda: bool(third.heard))
            assert [(each.code, each.version) for each in other.heard] == [("A", 1)]  # type: ignore[union-attr]
            assert [(each.code, each.version) for each in third.heard] == [("B", 7)]  # type: ignore[union-attr]

    @awaited
    async def test_nobody_hears_themselves(self) -> None:
        async with self.workers(2) as (one, other):
            await one.attends("A")
            await other.attends("A")
            one.bus.publish(moved("A", 1))
            other.bus.publish(moved("A", 2))
            await one.until(lambda: bool(one.heard))
            await other.until(lambda: bool(other.heard))
            assert [each.version for each in one.heard] == [2]  # type: ignore[union-attr]
            assert [each.version for each in other.heard] == [1]  # type: ignore[union-attr]

    @awaited
    async def test_everything_arrives_as_it_was_and_in_its_order(self) -> None:
        asked = Asked("hash", "id")
        said: list[Message] = [
            moved("A", 1),
            Moved("A", 2, Raw(b'{"events":[]}'), asked),
            Said("A", (Line("1", 17.25, "hash", TEXT, TEXT),)),
            Said("A", ()),
            Recall("A"),
            Declined("A", "key", Refusal("not_now", TEXT, "a suggestion")),
            Noticed("A", (ConnectedNews(None),)),
            Watching("A", "1", TEXT),
            Invited("A", "1"),
            StaysWatching("A", "1", TEXT),
            *(moved("A", version) for version in range(3, 60)),
        ]
        async with self.workers(2) as (one, other):
            await other.attends("A")
            await one.attends("A")
            for message in said:
                one.bus.publish(message)
            await other.until(lambda: len(other.heard) == len(said))
            assert all(map(follows, other.heard, said))

    @awaited
    async def test_who_has_left_a_table_hears_no_more_of_it(self) -> None:
        async with self.workers(2) as (one, other):
            await other.attends("A")
            await other.attends("B")
            await one.attends("B")
            other.bus.leave("A")
            await other.attends("C")
            one.bus.publish(moved("A", 1))
            one.bus.publish(moved("B", 1))
            await other.until(lambda: bool(other.heard))
            assert [each.code for each in other.heard] == ["B"]

    @awaited
    async def test_who_comes_back_to_a_table_hears_of_it_again(self) -> None:
        async with self.workers(2) as (one, other):
            await one.attends("B")
            await other.attends("A")
            other.bus.leave("A")
            other.bus.leave("A")
            await other.attends("B")
            await other.attends("A")
            one.bus.publish(moved("A", 5))
            await other.until(lambda: bool(other.heard))
            assert [each.code for each in other.heard] == ["A"]

    @awaited
    async def test_what_is_about_no_table_is_heard_by_all(self) -> None:
        async with self.workers(3) as (one, other, third):
            for listener in (one, other, third):
                await listener.attends("A")  # connected
            one.bus.publish(Announced())
            await other.until(lambda: bool(other.heard))
            await third.until(lambda: bool(third.heard))
            assert other.heard == third.heard == [Announced()]
            assert one.heard == []

    @awaited
    async def test_unusual_codes(self) -> None:
        """As an imported table may have: none of them reaches another's ears."""
        codes = ["a.b", "*", ">", "x y", "Ü", "a\r\nPUB b", "-2a"]
        async with self.workers(2) as (one, other):
            await one.attends("A")
            await other.attends("A")
            for code in codes:
                await other.attends(code)
            for code in codes:
                one.bus.publish(moved(code, 1))
            await other.until(lambda: len(other.heard) == len(codes))
            assert [each.code for each in other.heard] == codes

    @awaited
    async def test_what_was_published_before_closing_is_sent(self) -> None:
        async with self.workers(2) as (one, other):
            await one.attends("A")
            await other.attends("A")
            for version in range(1, 200):
                one.bus.publish(moved("A", version))
            await one.bus.close()
            await other.until(lambda: len(other.heard) == 199)

    @awaited
    async def test_publishing_before_opening_and_after_closing_does_no_harm(self) -> None:
        bus = self.make()
        bus.publish(moved("A", 1))
        bus.attend("A")
        bus.leave("A")
        await bus.open(lambda _: None)
        await bus.close()
        await bus.close()
        bus.publish(moved("A", 2))
