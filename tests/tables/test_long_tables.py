"""Tables at which very much has happened cost others nothing, and they do not grow without end."""

import threading
from pathlib import Path

import pytest

from reverie.games.errors import GameError
from reverie.games.odyssey.moves import Defer
from reverie.games.stella.moves import Mark, PassPen, TakePen
from reverie.games.stella.state import Stella
from reverie.games.stella.view import StellaView
from reverie.tables import log as log_module
from reverie.tables import rooms as rooms_module
from reverie.tables.clock import waiting_for
from reverie.tables.codes import digest
from reverie.tables.events import Change
from reverie.tables.log import read_log
from reverie.tables.moves import Arrange, Leave, Start
from reverie.tables.room import read_change
from reverie.tables.rooms import SNAPSHOT_EVERY
from reverie.tables.store.base import MOST_REMEMBERED
from tests.tables.kit import encode
from tests.tables.workers import Ear, Worker, awaited, worker


class Reads:
    """How many changes are read, and in which threads."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self.threads: set[str] = set()
        for module in (rooms_module, log_module):
            patch.setattr(module, "read_change", self._read)

    def _read(self, body: bytes) -> Change:
        self.count += 1
        self.threads.add(threading.current_thread().name)
        return read_change(body)


async def restless(one: Worker, changes: int) -> tuple[str, list[str]]:
    code, tokens = await one.open("stella", 3)
    await one.act(code, tokens[0], Start())
    for number in range(changes):
        await one.act(code, tokens[0], Mark(cards=(number % 15,), id=f"{number}"))
    await one.rooms.settle()
    return code, tokens


@awaited
async def test_a_repeated_id_is_answered_from_a_snapshot_beside_the_event_loop(
    tmp_path: Path,
) -> None:
    async with worker(tmp_path) as one:
        changes = MOST_REMEMBERED + 2 * SNAPSHOT_EVERY
        code, tokens = await restless(one, changes)
        with pytest.MonkeyPatch.context() as patch:
            for number in (changes - MOST_REMEMBERED, changes - 300, changes - 2):
                reads = Reads(patch)
                mark = Mark(cards=(number % 15,), id=f"{number}")
                answer = await one.act(code, tokens[0], mark)
                assert answer.repeated
                assert answer.view.version == number + 5
                assert isinstance(answer.view.play, StellaView)
                assert encode(answer.view.play.slate) == encode((number % 15,))
                assert reads.count <= SNAPSHOT_EVERY
                assert reads.threads <= {"long-reads_0"}


@awaited
async def test_a_log_is_read_beside_the_event_loop(tmp_path: Path) -> None:
    async with worker(tmp_path) as one:
        code, tokens = await one.open("odyssey", 3, target=5)
        await one.act(code, tokens[0], Start())
        while await one.play_one(code, tokens):
            pass
        with pytest.MonkeyPatch.context() as patch:
            for number in (None, 1):
                reads = Reads(patch)
                assert (await read_log(one.rooms, code, number)).events
                assert reads.threads == {"long-reads_0"}


@awaited
async def test_the_past_outlives_a_snapshot_that_cannot_be_read(tmp_path: Path) -> None:
    async with worker(tmp_path) as one:
        code, _ = await restless(one, 5)
        await one.store.snapshot(code, 6, b'{"code":"of another shape"}')
        table = await one.rooms.past(code, 8)
        assert table.version == 8


@awaited
async def test_who_changes_their_mind_for_ever_is_slowed_down(tmp_path: Path) -> None:
    async with worker(tmp_path) as one:
        one.rooms.most_changes = 20
        code, tokens = await restless(one, 20)
        for again in range(2):
            with pytest.raises(GameError) as refused:
                await one.act(code, tokens[0], Mark(cards=(1, 2), id="one more"))
            assert refused.value.code == "slow_down", again
        await one.act(code, tokens[1], Mark(cards=(1,)))
        await one.act(code, tokens[0], PassPen())
        with pytest.raises(GameError) as refused:
            await one.act(code, tokens[0], TakePen())
        assert refused.value.code == "slow_down"
        for token in tokens[1:]:
            await one.act(code, token, Mark(cards=(1, 2)))
            await one.act(code, token, PassPen())
        while (await one.table(code)).status == "playing":
            table = await one.table(code)
            assert isinstance(table.play, Stella)
            if table.play.phase == "associate" and table.play.round == 2:
                break
            await one.play_one(code, tokens)
        await one.act(code, tokens[0], Mark(cards=(1, 2), id="one more"))


@awaited
async def test_partners_who_put_it_off_on_each_other_for_ever_are_slowed_down(
    tmp_path: Path,
) -> None:
    async with worker(tmp_path) as one:
        one.rooms.most_changes = 20
        code, tokens = await one.open("team", 6)
        await one.act(code, tokens[0], Start())
        while (await one.table(code)).play.phase != "give":  # type: ignore[union-attr]
            await one.play_one(code, tokens)
        waiting = waiting_for(await one.table(code))
        seat = next(seat for seat in waiting if (seat + 3) % 6 in waiting)  # not the storyteller's
        pair = [tokens[seat], tokens[(seat + 3) % 6]]
        for number in range(40):
            await one.act(code, pair[number % 2], Defer(id=f"{number}"))
        for token in pair:
            with pytest.raises(GameError) as refused:
                await one.act(code, token, Defer())
            assert refused.value.code in {"slow_down", "not_now"}
        assert (await one.table(code)).version < 60


@awaited
async def test_so_is_a_host_of_a_lobby_who_may_leave_it_and_begin(tmp_path: Path) -> None:
    async with worker(tmp_path) as one:
        one.rooms.most_changes = 20
        code, tokens = await one.open("stella", 4)
        for _ in range(20):
            await one.act(code, tokens[0], Arrange(seats=(0, 2, 1, 3)))
        with pytest.raises(GameError) as refused:
            await one.act(code, tokens[0], Arrange(seats=(0, 2, 1, 3)))
        assert refused.value.code == "slow_down"
        await one.act(code, tokens[3], Leave())
        await one.act(code, tokens[0], Start())
        assert (await one.table(code)).status == "playing"


@awaited
async def test_who_comes_and_goes_for_ever_is_noted_once_in_a_while(tmp_path: Path) -> None:
    async with worker(tmp_path) as one:
        one.rooms.most_changes = 20
        code, tokens = await one.open("stella", 3)
        room, hashed = await one.rooms.room(code), digest(tokens[1])
        for _ in range(200):
            ear = Ear(1, hashed)
            await one.visits.join(room, ear)
            assert ear.heard[-1]["view"]["seats"][1]["connected"]
            one.visits.leave(room, ear)
            await one.rooms.settle()
        assert room.table.version <= 3 + 2 * 20
        await one.visits.check_tables()
        assert not room.table.connected, "nobody is taken for somebody who is here"
        await one.act(code, tokens[0], Start())  # and moves are still free
