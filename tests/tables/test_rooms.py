"""Tables in the memory of workers: any of them may serve any table, and any of them may be gone."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from reverie.bots.chance import choose
from reverie.games.errors import GameError
from reverie.games.moves import Continue, Move
from reverie.games.stella.moves import Mark
from reverie.tables import rooms as rooms_module
from reverie.tables.botkeeper import BotKeeper, Plain, fast_pace
from reverie.tables.bus.local import LocalBus
from reverie.tables.clock import waiting_for
from reverie.tables.codes import digest, new_seed
from reverie.tables.errors import NoSuchTable
from reverie.tables.housekeeping import Housekeeping, Times
from reverie.tables.lobby import House, Wish
from reverie.tables.log import read_log
from reverie.tables.moves import AddBot, Leave, Rematch, Replace, Start
from reverie.tables.rooms import Answer, Rooms
from reverie.tables.store.sqlite import SqliteStore
from reverie.tables.table import Table
from reverie.tables.transfer import export_table, import_table
from tests.tables.kit import TestShelf, encode

chance = Random(7)


def awaited(
    test: Callable[..., Coroutine[Any, Any, None]],
) -> Callable[..., None]:
    @wraps(test)
    def run(**fixtures: Any) -> None:
        asyncio.run(test(**fixtures))

    return run


def pick(table: Table, seat: int) -> Move | None:
    return choose(table.rules.can(table.play, seat), chance)  # type: ignore[arg-type]


class Worker:
    """One process of several on the same store."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.rooms = Rooms(store, LocalBus(), House(TestShelf(), new_seed, open_seeds=True))
        self.housekeeping = Housekeeping(self.rooms, pick, Times())

    async def act(self, code: str, token: str, move: Move) -> Answer:
        return await self.rooms.act(await self.rooms.room(code), digest(token), move)

    async def open(self, game: str, people: int, **options: Any) -> tuple[str, list[str]]:
        code, token = await self.rooms.open(Wish(game, "Ada", options))
        others = [await self.rooms.sit_down(code, f"Person {n}") for n in range(1, people)]
        return code, [token, *(token for _, token in others)]

    async def table(self, code: str) -> Table:
        return (await self.rooms.room(code)).table

    async def play_one(self, code: str, tokens: list[str], seat: int | None = None) -> bool:
        """Somebody moves; whether anybody could."""
        table = await self.table(code)
        waiting = waiting_for(table)
        if not waiting:
            return False
        seat = chance.choice(waiting) if seat is None else seat
        move = pick(table, seat)
        assert move is not None
        await self.act(code, tokens[seat], move)
        return True


@asynccontextmanager
async def worker(folder: Path) -> AsyncIterator[Worker]:
    store = SqliteStore(folder / "tables.db")
    await store.open()
    try:
        yield Worker(store)
    finally:
        await store.close()


class Ear:
    """Somebody with a socket."""

    def __init__(self, seat: int | None, person: str | None = None) -> None:
        self.seat = seat
        self.person = person
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))


@awaited
async def test_workers_take_turns_at_one_table(tmp_path: Path) -> None:
    async with worker(tmp_path) as one, worker(tmp_path) as other:
        code, tokens = await one.open("stella", 4)
        await other.act(code, tokens[0], Start())
        moves = 0
        while True:
            seat_worker = (one, other)[moves % 2]
            try:
                if not await seat_worker.play_one(code, tokens):
                    stored = await seat_worker.rooms.past(code)
                    if stored.status == "over":
                        break
                    await seat_worker.act(code, tokens[0], Continue(all=True))
            except GameError as error:
                # What it had in memory was old; now it has read the table again.
                assert error.code in ("not_now", "not_your_turn", "already_shown", "not_marked")  # noqa: PT017
            moves += 1
            assert moves < 2000
        changes = await one.store.changes(code)
        assert (await one.rooms.past(code)).version == len(changes)


@awaited
async def test_who_moves_at_the_same_moment_on_two_workers_is_heard_once(tmp_path: Path) -> None:
    async with worker(tmp_path) as one, worker(tmp_path) as other:
        code, tokens = await one.open("stella", 6)
        await one.act(code, tokens[0], Start())
        await other.table(code)
        moves = [Mark(cards=(number,), id=f"mark {number}") for number in range(6)]
        answers = await asyncio.gather(
            *[w.act(code, tokens[n], moves[n]) for n in range(6) for w in (one, other)]
        )
        versions = [answer.view.version for answer in answers]
        assert sorted(set(versions)) == list(range(8, 14))
        assert versions[::2] == versions[1::2], "the same id gets the same answer"
        assert sum(answer.repeated for answer in answers) == 6
        assert (await one.rooms.past(code)).version == 13


@awaited
async def test_a_long_table_loads_from_a_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms_module, "SNAPSHOT_EVERY", 10)
    async with worker(tmp_path) as one:
        code, tokens = await one.open("odyssey", 3)
        await one.act(code, tokens[0], Start())
        while await one.play_one(code, tokens):
            pass
        whole = await one.rooms.past(code)
        await asyncio.sleep(0.05)
    async with worker(tmp_path) as later:
        stored = await later.store.load(code)
        assert stored is not None
        assert stored.snapshot is not None
        assert len(stored.changes) < 10
        assert encode(await later.table(code)) == encode(whole)
        assert len((await read_log(later.rooms, code)).events) > 10


@awaited
async def test_a_deadline_is_fired_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("time.time", lambda: now)
    async with worker(tmp_path) as one:
        code, tokens = await one.open("stella", 3, timer=30)
        await one.act(code, tokens[0], Start())
        await one.act(code, tokens[1], Mark(cards=(3,)))
        deadline = (await one.table(code)).deadline
        assert deadline == now + 30
    # The server was restarted, with several workers.
    async with worker(tmp_path) as first, worker(tmp_path) as second:
        assert (await first.table(code)).deadline == deadline
        version = (await second.table(code)).version
        await first.housekeeping.deadlines()
        assert (await first.table(code)).version == version, "it is not due yet"
        now = deadline
        await asyncio.gather(*[w.housekeeping.deadlines() for w in (first, second, first)])
        table = await first.rooms.past(code)
        assert table.version == version + 1
        assert table.play is not None
        assert table.play.phase == "reveal"
        assert table.deadline == now + 30


@awaited
async def test_a_timer_plays_a_whole_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("time.time", lambda: now)
    async with worker(tmp_path) as one:
        code, tokens = await one.open("team", 6, timer=30)
        await one.act(code, tokens[0], Start())
        for token in tokens:
            await one.act(code, token, Leave())
        while (await one.table(code)).status == "playing":
            version = (await one.table(code)).version
            now += 31
            await one.housekeeping.deadlines()
            assert (await one.table(code)).version == version + 1
        assert await one.store.due(1e12) == ()


@awaited
async def test_bots_go_on_when_a_person_comes_back_and_plays_first(tmp_path: Path) -> None:
    """While the bot of a seat thinks its person comes back and plays; then another bot is due."""
    async with worker(tmp_path) as one:
        code, tokens = await one.open("odyssey", 2)
        await one.act(code, tokens[0], AddBot())
        await one.act(code, tokens[0], Start())
        while getattr((await one.table(code)).play, "turn", 0) == 1:
            seat = waiting_for(await one.table(code))[0]
            if seat == 2:
                await one.rooms.play_bot(code, seat, pick)
            else:
                await one.play_one(code, tokens, seat)
        assert waiting_for(await one.table(code)) == (1,)
        bots = BotKeeper(one.rooms, Plain(pick, lambda _table: 0.1))
        await one.act(code, tokens[1], Leave())
        await asyncio.sleep(0.02)
        await one.play_one(code, tokens, 1)
        assert not (await one.table(code)).seats[1].bot
        await until(one, code, lambda table: waiting_for(table) == (0,))
        await bots.stop()


async def until(one: Worker, code: str, is_so: Callable[[Table], bool]) -> None:
    async with asyncio.timeout(10):
        while not is_so(await one.table(code)):  # noqa: ASYNC110 - nobody tells a test
            await asyncio.sleep(0.01)


@awaited
async def test_bots_play_when_a_table_is_loaded(tmp_path: Path) -> None:
    """After a restart nobody has to move for the bots to go on."""
    async with worker(tmp_path) as one:
        code, tokens = await one.open("odyssey", 1)
        for _ in range(2):
            await one.act(code, tokens[0], AddBot())
        await one.act(code, tokens[0], Start())
    async with worker(tmp_path) as later:
        bots = BotKeeper(later.rooms, Plain(pick, fast_pace))
        await later.rooms.view(code, None)
        await until(later, code, lambda table: waiting_for(table) == (0,))
        await bots.stop()


@awaited
async def test_the_host_is_passed_on_when_away_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = 0.0
    monkeypatch.setattr("time.monotonic", lambda: clock)
    async with worker(tmp_path) as one:
        code, tokens = await one.open("stella", 3)
        room = await one.rooms.room(code)
        for _ in range(3):
            await one.housekeeping.absent_hosts()
            clock += 60
        assert room.table.host == 0, "nobody else is there"
        seat_two = Ear(2, room.table.seats[2].token)
        one.rooms.join(room, seat_two)
        await one.housekeeping.absent_hosts()
        for _ in range(5):
            clock += 60
            await one.rooms.view(code, tokens[0])
            await one.housekeeping.absent_hosts()
        assert room.table.host == 0, "who asks is not away"
        for _ in range(2):
            clock += 60
            await one.housekeeping.absent_hosts()
        assert room.table.host == 2
        assert seat_two.heard[-1]["view"]["host"] == 2


@awaited
async def test_rooms_that_nobody_uses_leave_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = 0.0
    monkeypatch.setattr("time.monotonic", lambda: clock)
    async with worker(tmp_path) as one:
        watched, _ = await one.open("stella", 1)
        unused, _ = await one.open("stella", 1)
        one.rooms.join(await one.rooms.room(watched), Ear(None))
        await one.rooms.room(unused)
        clock = 299.0
        await one.housekeeping.unused_rooms()
        assert set(one.rooms.rooms) == {watched, unused}
        clock = 301.0
        await one.housekeeping.unused_rooms()
        assert set(one.rooms.rooms) == {watched}
        assert (await one.table(unused)).version == 1


@awaited
async def test_old_tables_are_packed_away_and_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    day, now = 86400.0, 1000.0
    monkeypatch.setattr("time.time", lambda: now)
    async with worker(tmp_path) as one:
        lobby, _ = await one.open("stella", 1)
        playing, tokens = await one.open("stella", 3)
        await one.act(playing, tokens[0], Start())
        now += 3 * day
        await one.housekeeping.old_tables()
        with pytest.raises(NoSuchTable):
            await one.rooms.room(lobby)
        await one.act(playing, tokens[0], Mark(cards=(1,)))
        now += 29 * day
        await one.housekeeping.old_tables()
        await one.rooms.room(playing)
        now += 2 * day
        await one.housekeeping.old_tables()
        with pytest.raises(NoSuchTable):
            await one.act(playing, tokens[0], Mark(cards=(2,)))
        now += 366 * day
        await one.housekeeping.old_tables()
        assert await one.store.forget(1e12) == 0


@awaited
async def test_nobody_goes_on_with_a_table_that_was_packed_away_elsewhere(tmp_path: Path) -> None:
    async with worker(tmp_path) as one, worker(tmp_path) as other:
        code, tokens = await one.open("stella", 3)
        await other.table(code)
        assert await one.store.archive("lobby", 1e12, 1e12) == (code,)
        with pytest.raises(NoSuchTable):
            await other.act(code, tokens[0], AddBot())


@awaited
async def test_a_log_is_of_the_last_game(tmp_path: Path) -> None:
    async with worker(tmp_path) as one:
        code, tokens = await one.open("odyssey", 3, target=5)
        seeds = set()
        for game in range(2):
            await one.act(code, tokens[0], Rematch() if game else Start())
            while await one.play_one(code, tokens):
                pass
            table = await one.table(code)
            log = await read_log(one.rooms, code)
            seeds.add(log.seed)
            state = table.rules.start(log.setup)
            for event in log.events:
                state = table.rules.evolve(state, event)
            assert encode(state) == encode(table.play)
        assert len(seeds) == 2


# Files


@awaited
async def test_a_table_is_taken_to_another_server(tmp_path: Path) -> None:
    async with worker(tmp_path / "one") as one, worker(tmp_path / "other") as other:
        code, tokens = await one.open("odyssey", 3, target=5)
        await one.act(code, tokens[0], Start(id="begin"))
        await one.act(code, tokens[0], Replace(seat=2))
        file = await export_table(one.store, code)
        table = await import_table(other.store, file)
        assert encode(table) == encode(await one.table(code))
        assert await other.store.changes(code) == await one.store.changes(code)
        again = await other.act(code, tokens[0], Start(id="begin"))
        assert again.repeated
        await other.rooms.come_back(code, tokens[2])
        while await other.play_one(code, tokens):
            pass
        assert (await other.table(code)).status == "over"
        with pytest.raises(GameError, match="already"):
            await import_table(other.store, file)


@pytest.mark.parametrize(
    "file",
    [
        b"",
        b"{}",
        b"null",
        b'{"table":"A","changes":[]}',
        b'{"table":"A","changes":[{"events":[]}]}',
    ],
)
@awaited
async def test_a_file_that_is_no_table_leaves_nothing_behind(tmp_path: Path, file: bytes) -> None:
    async with worker(tmp_path) as one:
        with pytest.raises(GameError) as refused:
            await import_table(one.store, file)
        assert refused.value.code == "malformed"
        assert await one.store.count() == {}
        with pytest.raises(NoSuchTable):
            await export_table(one.store, "A")


@awaited
async def test_a_file_that_was_changed_by_hand_is_refused(tmp_path: Path) -> None:
    async with worker(tmp_path / "one") as one, worker(tmp_path / "other") as other:
        code, tokens = await one.open("stella", 3)
        await one.act(code, tokens[0], Start())
        whole = msgspec.json.decode(await export_table(one.store, code))
        without = whole | {"changes": whole["changes"][1:]}
        renamed = whole | {"table": "OTHER"}
        for bad in (without, renamed):
            with pytest.raises(GameError):
                await import_table(other.store, encode(bad))
        assert await other.store.count() == {}


@awaited
async def test_a_public_lobby_is_listed_while_somebody_is_there(tmp_path: Path) -> None:
    async with worker(tmp_path) as one:
        left, _ = await one.open("stella", 2, public=True)
        kept, tokens = await one.open("stella", 2, public=True)
        await one.open("stella", 2)
        room = await one.rooms.room(kept)
        now = time.time()

        async def listed(since: float, most: int = 10) -> list[str]:
            return [room.table.code for room in await one.rooms.public(most, since)]

        assert await listed(now - 60) == [kept, left]
        assert await listed(now - 60, most=1) == [kept]
        assert await listed(now + 60) == []
        guest = Ear(0, digest(tokens[0]))
        one.rooms.join(room, guest)
        assert await listed(now + 60) == [kept]
        one.rooms.leave(room, guest)
        assert await listed(now + 60) == []
        one.rooms.join(room, guest)
        for token in tokens:
            await one.act(kept, token, Leave())
        assert await listed(now + 60) == []
