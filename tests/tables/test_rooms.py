"""Tables in the memory of workers: any of them may serve any table, and any of them may be gone."""

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from reverie.games.errors import GameError
from reverie.games.moves import Continue
from reverie.games.odyssey.events import Told
from reverie.games.stella.moves import Mark
from reverie.tables import memory as memory_module
from reverie.tables import rooms as rooms_module
from reverie.tables.codes import digest
from reverie.tables.errors import NoSuchTable
from reverie.tables.events import Played
from reverie.tables.log import read_log, what_was_said
from reverie.tables.moves import AddBot, Leave, Rematch, Replace, Start
from reverie.tables.room import read_change
from reverie.tables.store import Saved
from reverie.tables.transfer import export_table, import_table, read_file
from tests.tables.kit import encode
from tests.tables.workers import Ear, awaited, worker


@awaited
async def test_workers_take_turns_at_one_table(tmp_path: Path) -> None:
    async with worker(tmp_path) as one, worker(tmp_path, "other") as other:
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
    async with worker(tmp_path) as one, worker(tmp_path, "other") as other:
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
        await asyncio.gather(*one.rooms._background)
    async with worker(tmp_path) as later:
        stored = await later.store.load(code)
        assert stored is not None
        assert stored.snapshot is not None
        assert len(stored.changes) < 10
        assert encode(await later.table(code)) == encode(whole)
        assert len((await read_log(later.rooms, code)).events) > 10


@awaited
async def test_a_table_outlives_a_snapshot_that_cannot_be_read(tmp_path: Path) -> None:
    async with worker(tmp_path) as one:
        code, tokens = await one.open("odyssey", 3)
        await one.act(code, tokens[0], Start())
        whole = await one.table(code)
        await one.store.snapshot(code, whole.version, b'{"code":"of another shape"}')
    async with worker(tmp_path) as later:
        assert encode(await later.table(code)) == encode(whole)
        assert await later.play_one(code, tokens)


@awaited
async def test_who_was_slower_tells_what_has_happened_elsewhere(tmp_path: Path) -> None:
    async with worker(tmp_path) as one, worker(tmp_path, "other") as other:
        code, tokens = await one.open("stella", 3)
        ear = Ear(1, digest(tokens[1]))
        await other.visits.join(await other.rooms.room(code), ear)
        await one.act(code, tokens[0], Start())
        with pytest.raises(GameError, match="during a game"):
            await other.act(code, tokens[0], AddBot())
        assert ear.heard[-1]["view"]["status"] == "playing"


@awaited
async def test_nobody_goes_on_with_a_table_that_was_packed_away_elsewhere(tmp_path: Path) -> None:
    async with worker(tmp_path) as one, worker(tmp_path, "other") as other:
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


@awaited
async def test_what_earlier_games_told_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with worker(tmp_path) as one:
        code, tokens = await one.open("odyssey", 3, target=5)
        for game in range(2):
            await one.act(code, tokens[0], Rematch() if game else Start())
            while await one.play_one(code, tokens):
                pass
        table = await one.table(code)
        whole = await one.store.changes(code)
        changes = map(read_change, whole[table.started_at - 1 :])
        played = [event for change in changes for event in change.events]
        events = [e for event in played if isinstance(event, Played) for e in event.events]
        asked: list[bytes] = []
        read = one.store.changes

        async def count(*given: Any, **named: Any) -> tuple[bytes, ...]:
            found = await read(*given, **named)
            asked.extend(found)
            return found

        monkeypatch.setattr(one.store, "changes", count)
        assert (await read_log(one.rooms, code)).events == tuple(events)
        assert len(asked) == table.version - table.started_at + 1
        asked.clear()
        clues = tuple(event.clue for event in events if isinstance(event, Told) and event.clue)
        assert await what_was_said(one.rooms, table) == clues
        assert clues
        assert len(asked) == table.version - table.started_at + 1


# Files


@awaited
async def test_a_table_is_taken_to_another_server(tmp_path: Path) -> None:
    async with worker(tmp_path / "one") as one, worker(tmp_path / "other") as other:
        code, tokens = await one.open("odyssey", 3, target=5)
        await one.act(code, tokens[0], Start(id="begin"))
        await one.act(code, tokens[0], Replace(seat=2))
        file = await export_table(one.store, code)
        table = await import_table(other.store, read_file(file))
        assert encode(table) == encode(await one.table(code))
        assert await other.store.changes(code) == await one.store.changes(code)
        again = await other.act(code, tokens[0], Start(id="begin"))
        assert again.repeated
        ear = Ear(None, digest(tokens[2]))
        await other.visits.join(await other.rooms.room(code), ear)
        assert not ear.heard[-1]["view"]["seats"][2]["bot"]
        while await other.play_one(code, tokens):
            pass
        assert (await other.table(code)).status == "over"
        with pytest.raises(GameError, match="already"):
            await import_table(other.store, read_file(file))


@awaited
async def test_a_table_that_was_packed_away_is_exported_and_comes_back(tmp_path: Path) -> None:
    async with worker(tmp_path) as one:
        code, tokens = await one.open("odyssey", 3, target=5)
        await one.act(code, tokens[0], Start())
        before, file = await one.table(code), await export_table(one.store, code)
        assert await one.store.archive("playing", 1e12, 1e12) == (code,)
        one.rooms.rooms.clear()
        assert await export_table(one.store, code) == file
        await import_table(one.store, read_file(file))
        assert encode(await one.table(code)) == encode(before)
        while await one.play_one(code, tokens):
            pass
        assert (await one.table(code)).status == "over"
        await one.store.archive("over", 1e12, 1e12)
        await one.store.forget(2e12)
        with pytest.raises(NoSuchTable):
            await export_table(one.store, code)


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
            await import_table(one.store, read_file(file))
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
                await import_table(other.store, read_file(encode(bad)))
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
        await one.visits.join(room, Ear(None))
        assert await listed(now + 60) == [], "who only watches opens no table"
        guest = Ear(0, digest(tokens[0]))
        await one.visits.join(room, guest)
        assert await listed(now + 60) == [kept]
        one.visits.leave(room, guest)
        await one.rooms.settle()
        assert await listed(now + 60) == []
        await one.visits.join(room, guest)
        for token in tokens:
            await one.act(kept, token, Leave())
        assert await listed(now + 60) == []


@awaited
async def test_a_table_remembers_the_last_answers_and_some_refusals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory_module, "MOST_REMEMBERED", 3)
    async with worker(tmp_path) as one:
        code, tokens = await one.open("stella", 3)
        await one.act(code, tokens[0], Start())
        room = await one.rooms.room(code)
        for number in range(20):
            await one.act(code, tokens[1], Mark(cards=(number % 15,), id=f"mark {number}"))
            assert 1 <= len(room.memory.answers) <= 6
            again = await one.act(code, tokens[1], Mark(cards=(number % 15,), id=f"mark {number}"))
            assert again.repeated
            with pytest.raises(GameError):
                await one.act(code, tokens[1], Mark(cards=(1, 1), id=f"wrong {number}"))
        assert len(room.memory.refusals) == 3


@awaited
async def test_who_came_while_nothing_could_be_stored_is_noted_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_saved: Saved) -> asyncio.Future[None]:
        refused = asyncio.get_running_loop().create_future()
        refused.set_exception(OSError("the disk is full"))
        return refused

    async with worker(tmp_path) as one:
        code, tokens = await one.open("stella", 3)
        room = await one.rooms.room(code)
        ear = Ear(None, digest(tokens[1]))
        with monkeypatch.context() as patch:
            patch.setattr(one.store, "append", full)
            await one.visits.join(room, ear)
            assert ear.heard[-1]["view"]["you"] == 1
            assert not room.table.connected
        await one.visits.check_tables()
        assert room.table.connected == {1}
        assert ear.heard[-1]["news"] == [{"what": "connected", "seat": 1}]
        version = room.table.version
        await one.visits.check_tables()
        assert room.table.version == version


@awaited
async def test_a_worker_says_nothing_of_who_is_connected_to_another(tmp_path: Path) -> None:
    async with worker(tmp_path) as one, worker(tmp_path, "other") as other:
        code, tokens = await one.open("stella", 3)
        here, there = Ear(None, digest(tokens[1])), Ear(None, digest(tokens[1]))
        await one.visits.join(await one.rooms.room(code), here)
        await other.visits.join(await other.rooms.room(code), there)
        assert there.heard[-1]["view"]["seats"][1]["connected"]
        await other.visits.check_tables()
        other.visits.leave(await other.rooms.room(code), there)
        assert (await other.table(code)).connected == {1}
        await one.act(code, tokens[0], AddBot())
        one.visits.leave(await one.rooms.room(code), here)
        assert (await one.table(code)).connected == frozenset()
