"""Moves without a task: what is out of the ordinary takes the longer way, and nothing is lost."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from reverie.games.moves import Move
from reverie.games.stella.moves import Mark, PassPen
from reverie.tables.answers import Answers
from reverie.tables.codes import digest
from reverie.tables.moves import Start
from reverie.tables.store.base import Saved
from tests.tables.workers import Ear, Worker, awaited, worker


class Mover:
    """Somebody who moves at once and hears how that went."""

    def __init__(self, one: Worker, code: str, token: str) -> None:
        self._one, self._code, self._person = one, code, digest(token)
        self.ear = Ear(0, self._person)

    async def moves(self, move: Move) -> bool | None:
        """Whether it was stored; None where it was left to the longer way."""
        room = await self._one.rooms.room(self._code)
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        if not self._one.answers.act_at_once(room, self._person, move, done.set_result):
            return None
        return await done

    async def sit(self) -> None:
        await self._one.visits.join(await self._one.rooms.room(self._code), self.ear)


async def at_a_table(one: Worker) -> tuple[str, Mover]:
    code, tokens = await one.open("stella", 3)
    await one.act(code, tokens[0], Start())
    mover = Mover(one, code, tokens[0])
    await mover.sit()
    return code, mover


@awaited
async def test_a_move_is_stored_and_told_with_its_id(tmp_path: Path) -> None:
    async with worker(tmp_path) as one:
        code, mover = await at_a_table(one)
        assert await mover.moves(Mark(cards=(3, 4), id="mine"))
        told = mover.ear.heard[-1]
        assert (told["id"], told["view"]["play"]["slate"]) == ("mine", [3, 4])
        assert (await one.rooms.past(code)).version == told["version"]


@awaited
async def test_a_repeated_a_refused_and_an_idle_move_take_the_longer_way(tmp_path: Path) -> None:
    async with worker(tmp_path) as one:
        code, mover = await at_a_table(one)
        assert await mover.moves(PassPen()) is None  # refused: nothing is marked
        assert await mover.moves(Mark(cards=(3,), id="mine"))
        version = (await one.table(code)).version
        assert await mover.moves(Mark(cards=(3,), id="mine")) is None
        stranger = Mover(one, code, "nobody's token")
        assert await stranger.moves(Mark(cards=(3,))) is None
        assert (await one.table(code)).version == version
        assert await mover.moves(PassPen()), "the table is free after all that"


@awaited
async def test_one_at_a_time(tmp_path: Path) -> None:
    async with worker(tmp_path) as one:
        _code, mover = await at_a_table(one)
        first = asyncio.create_task(mover.moves(Mark(cards=(1,))))
        second = asyncio.create_task(mover.moves(Mark(cards=(2,))))
        assert [await first, await second] == [True, None]


@awaited
async def test_where_another_worker_was_faster_it_is_not_played(tmp_path: Path) -> None:
    async with worker(tmp_path) as one, worker(tmp_path, "other") as other:
        code, mover = await at_a_table(one)
        room = await other.rooms.room(code)
        seats = [seat.token for seat in room.table.seats]
        await other.answers.act(room, str(seats[1]), Mark(cards=(7,)))
        assert await mover.moves(Mark(cards=(1,), id="late")) is False
        assert (await one.table(code)).version == room.table.version - 1, "nothing has happened"
        answer = await one.answers.act(
            await one.rooms.room(code), str(seats[0]), Mark(cards=(1,), id="late")
        )
        assert answer.view.version == room.table.version + 1


@awaited
async def test_a_fault_leaves_the_table_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with worker(tmp_path) as one:
        _code, mover = await at_a_table(one)
        with monkeypatch.context() as broken:
            broken.setattr(one.store, "append_then", lambda _, done: done(OSError("disk full")))
            assert await mover.moves(Mark(cards=(1,))) is False
        with monkeypatch.context() as broken:
            broken.setattr(Answers, "_asking", _raise)
            assert await mover.moves(Mark(cards=(1,))) is None
        assert await mover.moves(Mark(cards=(1,)))


def _raise(*_: Any) -> Saved:
    raise ZeroDivisionError
