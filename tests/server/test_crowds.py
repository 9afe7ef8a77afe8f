"""Many bots at once: who waits the longest is next, who waits for too long gets a quick answer, and
of too many the last gets none. No process thinks here that a test does not hold in its hands."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from threading import Event
from typing import Any

import pytest

from reverie.app import thinking
from reverie.app.thinkers import Process, Unable, Waiting
from reverie.app.thinking import MOST_PROCESSES, Thinking, cores_to_spare
from reverie.bots.wire import Choose, Done, Embed, Embedded, Reply, Terms
from tests.bots.playing import Table
from tests.server.kit import in_loop

PATIENCE = 60.0


class Slow(Process):
    """It answers when the test says so."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms)
        self.go_on = Event()
        self.asked: list[list[Any]] = []
        ALL.append(self)

    def ask(self, several: Sequence[Waiting]) -> list[Reply | Unable]:
        self.asked.append([one.question for one in several])
        self.go_on.wait(PATIENCE)
        return [Done() for _ in several]

    def close(self) -> None:
        super().close()
        self.go_on.set()


ALL: list[Slow] = []


@pytest.fixture(autouse=True)
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(thinking, "Process", Slow)
    ALL.clear()
    yield
    for process in ALL:
        process.go_on.set()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110 - nobody tells a test
            await asyncio.sleep(0.005)


def question(number: int) -> Embed:
    return Embed((str(number),))


def ask(thoughts: Thinking, *numbers: int) -> list[asyncio.Task[Reply]]:
    return [asyncio.create_task(thoughts.ask(question(number))) for number in numbers]


async def at_work(thoughts: Thinking) -> Slow:
    """A process that is busy with question 0."""
    asyncio.create_task(_in_vain(thoughts))  # noqa: RUF006 - it is waited for when all is closed
    await until(lambda: bool(ALL and ALL[0].asked))
    return ALL[0]


async def _in_vain(thoughts: Thinking) -> None:
    with suppress(Unable):
        await thoughts.ask(question(0))


@in_loop
async def test_who_waits_the_longest_is_next_and_many_are_asked_in_one_go() -> None:
    thoughts = Thinking(Terms("", encoder=False))
    process = await at_work(thoughts)
    asked = ask(thoughts, *range(1, 20))
    await until(lambda: len(thoughts._waiting) == 19)
    asked[2].cancel()  # a table that waits no more costs nobody any time
    process.go_on.set()
    await asyncio.gather(*asked, return_exceptions=True)
    assert len(ALL) == 1
    sizes = [len(batch) for batch in process.asked]
    assert sizes == [1, 16, 2]
    order = [one.texts[0] for batch in process.asked for one in batch]
    assert order == [str(number) for number in range(20) if number != 3]
    await thoughts.close()


@in_loop
async def test_who_has_waited_for_too_long_gets_a_quick_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thoughts = Thinking(Terms("", encoder=False))
    process = await at_work(thoughts)
    table = Table("stella", 3)
    seat = Choose("game", None, "normal", "dreams/en", table.sight(0), table.can(0))
    monkeypatch.setattr(thinking, "HURRY", -1.0)  # for everybody
    choice = asyncio.create_task(thoughts.ask(seat))
    await until(lambda: len(thoughts._waiting) == 1)
    process.go_on.set()
    await choice
    assert process.asked[1][0].hurry
    assert thoughts.hurried == 1
    monkeypatch.setattr(thinking, "HURRY", PATIENCE)
    await thoughts.ask(seat)
    assert not process.asked[2][0].hurry
    assert thoughts.hurried == 1
    await thoughts.close()


@in_loop
async def test_of_too_many_the_last_gets_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST_WAITING", 3)
    thoughts = Thinking(Terms("", encoder=False))
    process = await at_work(thoughts)
    asked = ask(thoughts, 1, 2, 3)
    await until(lambda: len(thoughts._waiting) == 3)
    with pytest.raises(Unable, match="too many wait"):
        await thoughts.ask(question(4))
    process.go_on.set()
    assert await asyncio.gather(*asked) == [Done()] * 3
    await thoughts.close()


@in_loop
async def test_there_are_as_many_processes_as_cores_to_spare_while_somebody_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "TOO_LONG", -1.0)  # everybody has waited for long
    monkeypatch.setattr(thinking, "SHORT_REST", 0.05)
    thoughts = Thinking(Terms("", encoder=False), processes=2)
    first = await at_work(thoughts)
    first.go_on.set()  # it was alone for a while
    await until(lambda: not first.is_busy)
    first.go_on.clear()
    first.asked.clear()
    await at_work(thoughts)
    asked = ask(thoughts, 1, 2, 3)
    await until(lambda: len(ALL) == 2 and len(thoughts._waiting) == 2)
    for process in ALL:
        process.go_on.set()
    assert await asyncio.gather(*asked) == [Done()] * 3
    await until(lambda: len(thoughts._processes) == 1)
    assert len(ALL) == 2
    await thoughts.close()


@in_loop
async def test_nobody_starts_another_process_without_need() -> None:
    thoughts = Thinking(Terms("", encoder=False), processes=4)
    process = await at_work(thoughts)
    process.go_on.set()
    for number in range(1, 5):
        await thoughts.ask(question(number))
    assert len(ALL) == 1
    await thoughts.close()


@in_loop
async def test_who_waits_when_the_server_stops_is_told() -> None:
    thoughts = Thinking(Terms("", encoder=False))
    await at_work(thoughts)
    asked = ask(thoughts, 1, 2)
    await until(lambda: len(thoughts._waiting) == 2)
    await thoughts.close()
    told = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(one) for one in told] == [Unable, Unable]
    assert not thoughts.pids


def test_cores_to_spare(monkeypatch: pytest.MonkeyPatch) -> None:
    def on(cores: int, workers: int) -> int:
        monkeypatch.setattr("os.sched_getaffinity", lambda _: range(cores), raising=False)
        return cores_to_spare(workers)

    assert [on(cores, 1) for cores in (1, 2, 4, 64)] == [1, 1, 3, MOST_PROCESSES]
    assert [on(8, workers) for workers in (2, 4, 8, 16)] == [3, 1, 1, 1]


@in_loop
async def test_a_deck_that_cannot_be_read_is_no_harm_to_others() -> None:
    """Asked in one go with others, in a process that is a real one."""
    process = Process(Terms("", encoder=False))

    def broken() -> Any:
        raise OSError("no such disk")

    loop = asyncio.get_running_loop()
    several = [
        Waiting(question(number), deck, read, 0.0, loop.create_future())
        for number, (deck, read) in enumerate((("", None), ("lost/en", broken)))
    ]
    try:
        replies = await loop.run_in_executor(process.thread, process.ask, several)
    finally:
        await loop.run_in_executor(process.thread, process.end)
        process.thread.shutdown()
    assert [type(reply) for reply in replies] == [Embedded, Embedded]
