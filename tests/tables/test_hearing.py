"""Workers on one store and one bus: what one of them does is seen at the others."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec import Raw

from reverie.games.errors import GameError
from reverie.games.stella.moves import Mark
from reverie.tables.allowance import MOST_CHANGES
from reverie.tables.bus import Moved
from reverie.tables.bus.local import Hub, LocalBus
from reverie.tables.calls import PersonMoves
from reverie.tables.codes import digest
from reverie.tables.errors import NoSuchTable, NotHost
from reverie.tables.moods import A_SECOND, AT_ONCE, Moody
from reverie.tables.moves import AddBot, Start
from reverie.tables.outcomes import Changed
from reverie.tables.view import view
from tests.tables.kit import encode
from tests.tables.workers import PATIENCE, Ear, TestClock, Worker, awaited, worker


class LossyBus(LocalBus):
    """Everything said to it is lost while it is deaf."""

    is_deaf = False

    def tell(self, heard: Any) -> None:
        if not self.is_deaf:
            super().tell(heard)


class Pair(NamedTuple):
    one: Worker
    other: Worker
    bus: LossyBus
    """The other's."""


async def two(folder: Path, stack: AsyncExitStack) -> Pair:
    hub = Hub()
    bus = LossyBus(hub)
    one = await stack.enter_async_context(worker(folder, "one", bus=LocalBus(hub)))
    other = await stack.enter_async_context(worker(folder, "other", bus=bus))
    return Pair(one, other, bus)


async def look(at: Worker, code: str, seat: int, token: str) -> Ear:
    ear = Ear(seat, digest(token))
    await at.visits.join(await at.rooms.room(code), ear)
    return ear


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110 - nobody tells a test
            await asyncio.sleep(0)


def versions(ear: Ear) -> list[int]:
    return [told["version"] for told in ear.heard if told["type"] == "view"]


def with_two(test: Callable[[Pair], Awaitable[None]]) -> Callable[..., None]:
    @awaited
    async def run(tmp_path: Path) -> None:
        async with AsyncExitStack() as stack:
            await test(await two(tmp_path, stack))

    def named(tmp_path: Path) -> None:
        run(tmp_path=tmp_path)

    named.__name__, named.__doc__ = test.__name__, test.__doc__
    return named


@with_two
async def test_a_move_is_seen_at_the_other_worker(pair: Pair) -> None:
    one, other, _ = pair
    code, tokens = await one.open("stella", 3)
    ear = await look(other, code, 1, tokens[1])
    reads = count_reads(other)
    await one.act(code, tokens[0], Start())
    await until(lambda: ear.heard[-1]["view"]["status"] == "playing")
    assert [news["what"] for news in ear.heard[-1]["news"]] == ["started"]
    assert reads == [], "the message carries the change"
    assert versions(ear) == sorted(versions(ear))


@with_two
async def test_games_are_played_across_workers(pair: Pair) -> None:
    one, other, _ = pair
    code, tokens = await one.open("odyssey", 4, target=5)
    ears = [await look((one, other)[n % 2], code, n, tokens[n]) for n in range(4)]
    await one.act(code, tokens[0], Start())
    for moves in range(2000):
        if not await (one, other)[moves % 2].play_one(code, tokens):
            break
    last = await one.rooms.past(code)
    assert last.status == "over"
    await until(lambda: {versions(ear)[-1] for ear in ears} == {last.version})
    for ear in ears:
        assert versions(ear) == sorted(versions(ear)), "no version goes back"
        assert ear.heard[-1]["view"] == last_view(last, ear.seat)


def last_view(table: Any, seat: int | None) -> Any:
    return msgspec.json.decode(encode(view(table, seat)))


def count_reads(at: Worker) -> list[str]:
    """What is read of the store from now on, besides versions."""
    reads: list[str] = []

    def counted(name: str) -> Callable[..., Any]:
        real = getattr(at.store, name)

        def read(*given: Any, **named: Any) -> Any:
            reads.append(name)
            return real(*given, **named)

        return read

    for name in ("load", "changes"):
        setattr(at.store, name, counted(name))
    return reads


@with_two
async def test_what_was_missed_is_read(pair: Pair) -> None:
    one, other, bus = pair
    code, tokens = await one.open("stella", 3)
    ear = await look(other, code, 1, tokens[1])
    bus.is_deaf = True
    await one.act(code, tokens[0], Start())
    bus.is_deaf = False
    assert ear.heard[-1]["view"]["status"] == "lobby"
    await one.act(code, tokens[0], Mark(cards=(1,)))
    await until(lambda: ear.heard[-1]["view"]["version"] == 5 + 1)
    assert versions(ear)[-2:] == [5, 6], "each is shown, with its news"
    assert [news["what"] for news in ear.heard[-2]["news"]] == ["started"]


@with_two
async def test_a_deaf_worker_looks_at_the_store(pair: Pair) -> None:
    one, other, bus = pair
    code, tokens = await one.open("stella", 3)
    ear = await look(other, code, 1, tokens[1])
    bus.is_deaf = True
    await one.act(code, tokens[0], Start())
    await other.rooms.lookout.look()
    assert ear.heard[-1]["view"]["status"] == "playing"


@with_two
async def test_who_was_away_for_long_is_shown_the_end(pair: Pair) -> None:
    one, other, bus = pair
    code, tokens = await one.open("stella", 3)
    ear = await look(other, code, 1, tokens[1])
    bus.is_deaf = True
    await one.act(code, tokens[0], Start())
    for number in range(20):
        await one.act(code, tokens[0], Mark(cards=(number % 2,)))
    shown = len(ear.heard)
    await other.rooms.lookout.look()
    assert len(ear.heard) == shown + 1
    assert ear.heard[-1]["version"] == (await one.table(code)).version


@with_two
async def test_old_news_are_ignored(pair: Pair) -> None:
    one, other, bus = pair
    code, tokens = await one.open("stella", 3)
    ear = await look(other, code, 1, tokens[1])
    await one.act(code, tokens[0], Start())
    await until(lambda: ear.heard[-1]["view"]["status"] == "playing")
    shown, table = len(ear.heard), await other.table(code)
    changes = await one.store.changes(code)
    for version, change in enumerate(changes, 1):
        bus.tell(Moved(code, version, Raw(change)))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert len(ear.heard) == shown
    assert await other.table(code) == table


@with_two
async def test_nonsense_is_looked_up(pair: Pair) -> None:
    one, other, bus = pair
    code, tokens = await one.open("stella", 3)
    ear = await look(other, code, 1, tokens[1])
    version = (await other.table(code)).version
    for change in (b"null", b'{"events":[{"type":"played","seat":0,"events":[]}]}', b"{"):
        bus.tell(Moved(code, version + 1, Raw(change)))
    await other.rooms.settle()
    await one.act(code, tokens[0], Start())
    await until(lambda: ear.heard[-1]["view"]["status"] == "playing")


@with_two
async def test_a_call_is_about_the_table_as_it_is(pair: Pair) -> None:
    """Whoever moves at one worker and asks another sees it, whatever the bus does."""
    one, other, bus = pair
    code, tokens = await one.open("stella", 3)
    await other.table(code)
    bus.is_deaf = True
    for number in range(3):
        before = await one.act(code, tokens[0], AddBot())
        seen = await other.rooms.view(code, tokens[1])
        assert seen.version == before.view.version, number
    assert await one.store.archive("lobby", 1e12, 1e12) == (code,)
    with pytest.raises(NoSuchTable):
        await other.rooms.view(code, tokens[1])


@with_two
async def test_a_refusal_is_the_same_elsewhere(pair: Pair) -> None:
    one, other, _ = pair
    code, tokens = await one.open("stella", 3)
    await look(other, code, 1, tokens[1])
    with pytest.raises(GameError) as first:
        await one.act(code, tokens[1], Mark(cards=(1,), id="early"))
    await one.act(code, tokens[0], Start())
    await until(lambda: "early" in str(other.rooms.rooms[code].memory.refusals))
    with pytest.raises(GameError) as second:
        await other.act(code, tokens[1], Mark(cards=(1,), id="early"))
    assert second.value.code == first.value.code


@with_two
async def test_nobody_is_refused_by_a_worker_that_heard_nothing(pair: Pair) -> None:
    one, other, bus = pair
    code, tokens = await one.open("stella", 3)
    await look(other, code, 1, tokens[1])
    bus.is_deaf = True
    await one.act(code, tokens[0], Start())
    mark = PersonMoves(other.rooms.supplies, digest(tokens[1]), Mark(cards=(1,), id="mine"))
    outcome = await other.rooms.rooms[code].submit(mark)
    assert isinstance(outcome, Changed)


@with_two
async def test_what_was_said_is_known_to_a_worker_that_comes_later(pair: Pair) -> None:
    one, other, _ = pair
    code, tokens = await one.open("stella", 3)
    await look(one, code, 0, tokens[0])
    for text in ("good evening", "who is here?"):
        one.visits.say(one.rooms.rooms[code], 0, text)
    bob = await look(other, code, 1, tokens[1])
    room = other.rooms.rooms[code]
    await until(lambda: [line.text for line in room.lines()] == ["good evening", "who is here?"])
    assert [msgspec.json.decode(said)["seat"] for said in room.said()] == [0, 0]
    other.rooms.bus.leave(code)
    one.visits.say(one.rooms.rooms[code], 0, "are you asleep?")
    other.rooms.bus.attend(code)
    await until(lambda: bob.heard[-1].get("text") == "are you asleep?")
    assert len(room.lines()) == 3, "nothing twice"


@with_two
async def test_reactions_are_seen_across_workers_and_stored_nowhere(pair: Pair) -> None:
    one, other, _ = pair
    code, tokens = await one.open("stella", 3)
    await look(one, code, 0, tokens[0])
    bob = await look(other, code, 1, tokens[1])
    version = (await one.table(code)).version
    await until(lambda: bob.heard[-1]["version"] == version)
    one.visits.react(one.rooms.rooms[code], 0, "surprised")
    reacted = {"what": "reacted", "seat": 0, "mood": "surprised"}
    await until(lambda: reacted in bob.heard[-1]["news"])
    assert bob.heard[-1]["version"] == version == (await one.table(code)).version


@awaited
async def test_who_reacts_at_two_workers_is_shown_no_more_often(tmp_path: Path) -> None:
    hub, clock = Hub(), TestClock()
    async with AsyncExitStack() as stack:
        both = [
            await stack.enter_async_context(worker(tmp_path, name, clock, LocalBus(hub)))
            for name in ("one", "other")
        ]
        for each in both:
            each.rooms.most_changes = MOST_CHANGES  # with limits
        code, tokens = await both[0].open("stella", 3)
        ears = [await look(each, code, 1, tokens[1]) for each in both]

        def shown(ear: Ear) -> int:
            news = [news for told in ear.heard for news in told.get("news", ())]
            return sum(one["what"] == "reacted" for one in news)

        async def insist() -> None:
            """At both at the same moment, far too often."""
            for _ in range(20):
                for each in both:
                    with suppress(Moody):
                        each.visits.react(each.rooms.rooms[code], 0, "glad")
                await asyncio.sleep(0)  # the bus of one process needs no more

        await insist()
        assert [shown(ear) for ear in ears] == [AT_ONCE] * 2
        clock.let_pass(1.0)
        await insist()
        assert [shown(ear) for ear in ears] == [AT_ONCE + A_SECOND] * 2


@with_two
async def test_who_looks_on_elsewhere_is_told_to_the_host_and_offered_a_seat(pair: Pair) -> None:
    one, other, _ = pair
    code, tokens = await one.open("stella", 3)
    ada, bob = await look(one, code, 0, tokens[0]), await look(one, code, 1, tokens[1])
    mira, nobody = Ear(None), Ear(None)
    room = await other.rooms.room(code)
    for guest in (mira, nobody):
        await other.visits.join(room, guest)
    other.visits.watch(room, mira, "Mira")
    await until(lambda: ada.heard[-1]["type"] == "watching")
    told = ada.heard[-1]
    assert told["name"] == "Mira"
    assert told not in bob.heard + nobody.heard
    other.visits.watch(room, mira, "Mira")
    await until(lambda: ada.heard.count(told) == 2)
    one.visits.invite(one.rooms.rooms[code], 0, told["watcher"])
    await until(lambda: mira.heard[-1] == {"type": "invited"})
    assert {"type": "invited"} not in nobody.heard + ada.heard + bob.heard
    other.visits.decline(room, mira)
    await until(lambda: ada.heard[-1] == {**told, "type": "declined"})
    with pytest.raises(NotHost):
        one.visits.invite(one.rooms.rooms[code], 1, told["watcher"])


@with_two
async def test_people_talk_across_workers(pair: Pair) -> None:
    one, other, _ = pair
    code, tokens = await one.open("stella", 3)
    ada, bob = await look(one, code, 0, tokens[0]), await look(other, code, 1, tokens[1])
    one.visits.say(one.rooms.rooms[code], 0, "hello")
    await until(lambda: bob.heard[-1]["type"] == "said")
    said = bob.heard[-1]
    assert (said["seat"], said["name"], said["text"]) == (0, "Ada", "hello")
    assert ada.heard.count(said) == bob.heard.count(said) == 1
    watching = Ear(None)
    await one.visits.join(one.rooms.rooms[code], watching)
    await until(lambda: any(news["seat"] is None for news in bob.heard[-1].get("news", ())))


@with_two
async def test_a_table_that_nobody_looks_at_is_not_attended_to(pair: Pair) -> None:
    one, other, bus = pair
    code, tokens = await one.open("stella", 3)
    room = await other.rooms.room(code)
    assert code not in bus.attended
    ear = await look(other, code, 1, tokens[1])
    assert code in bus.attended
    other.visits.leave(room, ear)
    await room.queue.settled()
    other.rooms.drop_unused(300)
    assert code not in bus.attended
    assert code in other.rooms.rooms


@with_two
async def test_who_hears_of_the_next_change_before_their_own_is_confirmed(pair: Pair) -> None:
    """The store has taken a change, another worker goes on, and only then is the first told so."""
    one, other, _ = pair
    code, tokens = await one.open("stella", 3)
    ear = await look(other, code, 0, tokens[0])
    started = (await other.act(code, tokens[0], Start())).view.version
    append, held = other.store.append, asyncio.get_running_loop().create_future()

    def slow(saved: Any) -> Any:
        done = append(saved)
        done.add_done_callback(lambda _: None)
        return asyncio.ensure_future(hold(done))

    async def hold(done: Any) -> None:
        await done
        await held

    other.store.append = slow  # type: ignore[method-assign]
    moving = asyncio.create_task(other.act(code, tokens[0], Mark(cards=(1,), id="mine")))
    while len(await one.store.changes(code)) == started:  # noqa: ASYNC110 - nobody tells a test
        await asyncio.sleep(0.001)
    await one.act(code, tokens[1], Mark(cards=(2,)))
    await until(lambda: other.rooms.rooms[code].table.version == started + 2)
    held.set_result(None)
    answer = await moving
    assert answer.view.version == started + 1
    assert other.rooms.rooms[code].table.version == started + 2, "it does not go back"
    assert ear.heard[-1]["id"] == "mine"
    assert versions(ear) == sorted(versions(ear))
