"""Many bots at once: who waits the longest is next, who waits for too long gets a quick answer, and
of too many the last gets none. No process thinks here that a test does not hold in its hands."""

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from threading import Event
from typing import Any

import pytest
from msgspec import Raw

from reverie.app import row, thinking
from reverie.app.row import Deck, Unable, Waiting
from reverie.app.thinkers import Process, Tell
from reverie.app.thinking import Thinking
from reverie.bots.wire import (
    Choose,
    Chosen,
    Done,
    Embed,
    Embedded,
    Explain,
    Failed,
    Know,
    Question,
    Reply,
    Terms,
)
from tests.bots.playing import Table
from tests.server.kit import in_loop

PATIENCE = 60.0


class Slow(Process):
    """It starts and answers when the test says so."""

    starts_at_once = True

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms)
        self.may_start, self.go_on = Event(), Event()
        self.reply: Reply = Done()
        self.begun: list[bool] = []
        """How often it was started, and whether to load the model before it is ready."""
        self.asked: list[list[Any]] = []
        self.knows: list[str] = []
        ALL.append(self)

    def start(self, awake: bool = False, decks: Mapping[str, Deck] | None = None) -> None:
        self.knows = list(decks or ())
        self.begun.append(awake)
        if not self.starts_at_once:
            self.may_start.wait(PATIENCE)
        self.is_ready = True

    def ask(self, several: Sequence[Waiting], tell: Tell) -> None:
        self.asked.append([one.question for one in several])
        self.go_on.wait(PATIENCE)
        for one in several:
            tell(one, self.reply)

    def close(self) -> None:
        super().close()
        self.may_start.set()
        self.go_on.set()


ALL: list[Slow] = []


@pytest.fixture(autouse=True)
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(thinking, "Process", Slow)
    monkeypatch.setattr(Slow, "starts_at_once", True)
    ALL.clear()
    yield
    for process in ALL:
        process.may_start.set()
        process.go_on.set()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110 - nobody tells a test
            await asyncio.sleep(0.005)


TABLE = Table("stella", 3)


def move(number: int) -> Choose:
    return Choose(str(number), None, "normal", "dreams/en", TABLE.sight(0), TABLE.can(0))


def reason(number: int) -> Explain:
    return Explain("dreams/en", TABLE.sight(0), "c", game=f"why {number}")


def page(number: int) -> Embed:
    return Embed((f"page {number}",))


def name(question: Question) -> str:
    return question.texts[0] if isinstance(question, Embed) else getattr(question, "game", "")


def ask(thoughts: Thinking, *questions: Question) -> list[asyncio.Task[Reply]]:
    def know() -> Know:
        return Know("dreams/en", "en", {})

    return [
        asyncio.create_task(thoughts.ask(question, f"deck {name(question)}", know))
        for question in questions
    ]


def ask_moves(thoughts: Thinking, *numbers: int) -> list[asyncio.Task[Reply]]:
    return ask(thoughts, *map(move, numbers))


async def at_work(thoughts: Thinking) -> Slow:
    """A process that is busy with question 0."""
    asyncio.create_task(_in_vain(thoughts))  # noqa: RUF006 - it is waited for when all is closed
    await until(lambda: bool(ALL and ALL[0].asked))
    return ALL[0]


async def _in_vain(thoughts: Thinking) -> None:
    with suppress(Unable):
        await thoughts.ask(move(0))


def waiting(thoughts: Thinking, count: int) -> Callable[[], bool]:
    return lambda: len(thoughts._row) == count


@in_loop
async def test_who_waits_the_longest_is_next_and_many_are_asked_in_one_go() -> None:
    thoughts = Thinking(Terms("", encoder=False))
    process = await at_work(thoughts)
    asked = ask_moves(thoughts, *range(1, 20))
    await until(waiting(thoughts, 19))
    asked[2].cancel()  # a table that waits no more costs nobody any time
    process.go_on.set()
    await asyncio.gather(*asked, return_exceptions=True)
    assert len(ALL) == 1
    sizes = [len(batch) for batch in process.asked]
    assert sizes == [1, 16, 2]
    order = [one.game for batch in process.asked for one in batch]
    assert order == [str(number) for number in range(20) if number != 3]
    await thoughts.close()


@in_loop
async def test_who_has_waited_for_too_long_gets_a_quick_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thoughts = Thinking(Terms("", encoder=False))
    process = await at_work(thoughts)
    monkeypatch.setattr(row, "HURRY", -1.0)  # for everybody
    late = ask(thoughts, move(1), reason(1), page(1))
    await until(waiting(thoughts, 3))
    process.reply = Chosen(Raw(b""), hurried=True)
    process.go_on.set()
    await asyncio.gather(*late)
    assert [name(one) for one in process.asked[1]] == ["1", "why 1"]  # reading can wait
    assert all(one.hurry for one in process.asked[1])
    assert [name(one) for one in process.asked[2]] == ["page 1"]
    assert thoughts.hurried["waited"] == 1
    monkeypatch.setattr(row, "HURRY", PATIENCE)
    before = thoughts.hurried["others"]
    await thoughts.ask(move(2))
    assert not process.asked[3][0].hurry
    # The process had no time, because of the others whom it was asked for at once.
    assert thoughts.hurried["others"] == before + 1
    assert thoughts.hurried["waited"] == 1
    await thoughts.close()


@in_loop
async def test_who_moves_goes_before_who_asks_for_a_reason_and_before_what_is_read() -> None:
    thoughts = Thinking(Terms("", encoder=False))
    process = await at_work(thoughts)
    asked = ask(thoughts, *map(page, range(3)), *map(reason, range(3)), *map(move, range(1, 19)))
    await until(waiting(thoughts, 24))
    process.go_on.set()
    await asyncio.gather(*asked)
    order = [[name(one) for one in batch] for batch in process.asked[1:]]
    assert order == [
        [*map(str, range(1, 17)), "why 0", "page 0"],
        ["17", "18", "why 1", "page 1"],
        ["why 2", "page 2"],
    ]
    await thoughts.close()


@in_loop
async def test_of_too_many_the_last_gets_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(row, "MOST_MOVES", 3)
    monkeypatch.setattr(row, "MOST_OTHERS", 2)
    thoughts = Thinking(Terms("", encoder=False))
    process = await at_work(thoughts)
    asked = ask(thoughts, *map(reason, range(2)), *map(page, range(2)), *map(move, (1, 2, 3)))
    await until(waiting(thoughts, 7))
    for question in (move(4), reason(3), page(3)):
        with pytest.raises(Unable, match="too many wait"):
            await thoughts.ask(question)
    process.go_on.set()
    assert await asyncio.gather(*asked) == [Done()] * 7
    await thoughts.close()


@in_loop
async def test_nobody_waits_for_those_who_are_thought_for_in_the_same_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rest = Event()

    def ask_one_by_one(self: Slow, several: Sequence[Waiting], tell: Tell) -> None:
        self.asked.append([one.question for one in several])
        self.go_on.wait(PATIENCE)
        for one in several:
            tell(one, self.reply)
            if name(one.question) == "2":
                rest.wait(PATIENCE)
                raise Unable("the process is gone")

    monkeypatch.setattr(Slow, "ask", ask_one_by_one)
    thoughts = Thinking(Terms("", encoder=False))
    process = await at_work(thoughts)
    asked = ask_moves(thoughts, 1, 2, 3)
    await until(waiting(thoughts, 3))
    process.go_on.set()
    try:
        assert await asyncio.gather(*asked[:2]) == [Done()] * 2
        assert not asked[2].done()
    finally:
        rest.set()
    with pytest.raises(Unable, match="the process is gone"):
        await asked[2]
    await thoughts.close()


@in_loop
async def test_there_are_as_many_processes_as_cores_to_spare_while_somebody_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "TOO_LONG", -1.0)  # everybody has waited for long
    monkeypatch.setattr(thinking, "SHORT_REST", 0.05)
    thoughts = Thinking(Terms("", encoder=False), processes=2)
    first = await at_work(thoughts)
    asked = ask_moves(thoughts, 1, 2, 3)
    await until(lambda: len(ALL) == 2 and bool(ALL[1].asked))
    assert len(thoughts._row) == 1  # who waits is shared among those who can think
    first.go_on.set()
    ALL[1].go_on.set()
    assert await asyncio.gather(*asked) == [Done()] * 3
    await until(lambda: len(thoughts._processes) == 1)
    assert len(ALL) == 2
    await thoughts.close()


@in_loop
async def test_a_process_gets_nothing_to_do_before_it_is_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "TOO_LONG", -1.0)
    monkeypatch.setattr(thinking, "IN_PLAY", 2)
    monkeypatch.setattr(Slow, "starts_at_once", False)
    thoughts = Thinking(Terms("", encoder=True), processes=3)
    asked = ask_moves(thoughts, 0, 1)
    await until(lambda: bool(ALL and ALL[0].begun))
    assert len(thoughts._row) == 2
    ALL[0].may_start.set()
    await until(lambda: bool(ALL[0].asked))
    asked += ask_moves(thoughts, 2, 3)
    await until(lambda: len(ALL) == 2 and bool(ALL[1].begun))
    # The first answers in words until the model is there; another may take its time.
    assert [process.begun for process in ALL] == [[False], [True]]
    assert ALL[1].knows == [f"deck {number}" for number in range(4)][-thinking.IN_PLAY :]
    ALL[0].go_on.set()
    assert await asyncio.gather(*asked) == [Done()] * 4
    assert not ALL[1].asked
    assert len(ALL) == 2  # nor is a third one started meanwhile
    ALL[0].go_on.clear()
    asked = ask_moves(thoughts, 4)
    await until(lambda: [move(4)] in ALL[0].asked)
    asked += ask_moves(thoughts, 5)
    ALL[1].go_on.set()
    ALL[1].may_start.set()
    assert await asked[1] == Done()
    assert ALL[1].asked == [[move(5)]]
    await thoughts.close()


@in_loop
async def test_who_cannot_be_started_is_done_without(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Slow, awake: bool = False, _: Mapping[str, Deck] | None = None) -> None:
        self.begun.append(awake)
        if awake:
            raise Unable("no memory")
        self.is_ready = True

    monkeypatch.setattr(thinking, "TOO_LONG", -1.0)
    monkeypatch.setattr(Slow, "start", fail)
    thoughts = Thinking(Terms("", encoder=False), processes=2)
    first = await at_work(thoughts)
    asked = ask_moves(thoughts, 1, 2)
    await until(lambda: len(ALL) == 2 and thoughts._processes == [first])
    asked += ask_moves(thoughts, 3)
    await until(waiting(thoughts, 3))
    assert len(ALL) == 2  # it is not tried again and again
    first.go_on.set()
    assert await asyncio.gather(*asked) == [Done()] * 3
    await thoughts.close()


@in_loop
async def test_nobody_starts_another_process_without_need() -> None:
    thoughts = Thinking(Terms("", encoder=False), processes=4)
    process = await at_work(thoughts)
    process.go_on.set()
    for number in range(1, 5):
        await thoughts.ask(move(number))
    assert len(ALL) == 1
    await thoughts.close()


@in_loop
async def test_who_waits_when_the_server_stops_is_told() -> None:
    thoughts = Thinking(Terms("", encoder=False))
    await at_work(thoughts)
    asked = ask(thoughts, move(1), reason(1), page(1))
    await until(waiting(thoughts, 3))
    await thoughts.close()
    told = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(one) for one in told] == [Unable] * 3
    assert not thoughts.pids


@in_loop
async def test_a_thought_that_failed_is_no_answer() -> None:
    thoughts = Thinking(Terms("", encoder=False))
    process = await at_work(thoughts)
    process.reply = Failed("ValueError", "mind.py:1")
    process.go_on.set()
    with pytest.raises(Unable, match=r"ValueError in mind.py:1"):
        await thoughts.ask(move(1))
    await thoughts.close()


@in_loop
async def test_a_deck_that_cannot_be_read_is_no_harm_to_others() -> None:
    """Asked in one go with others, in a process that is a real one."""
    process = Process(Terms("", encoder=False))

    def broken() -> Any:
        raise OSError("the deck is gone")

    loop = asyncio.get_running_loop()
    several = [
        Waiting(page(number), deck, read, 0.0, loop.create_future())
        for number, (deck, read) in enumerate((("", None), ("lost/en", broken)))
    ]
    told: list[tuple[Waiting, Reply]] = []
    try:
        await loop.run_in_executor(process.thread, process.start)
        assert process.is_ready
        await loop.run_in_executor(
            process.thread, process.ask, several, lambda *one: told.append(one)
        )
    finally:
        await loop.run_in_executor(process.thread, process.end)
        process.thread.shutdown()
    assert [one for one, _ in told] == several
    assert [type(reply) for _, reply in told] == [Embedded, Embedded]
    assert not process.is_ready
