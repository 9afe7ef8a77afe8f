"""One way for every call on a table: in order, each with one outcome, and never a pile."""

import asyncio
from asyncio import Future
from pathlib import Path

import pytest

from reverie.games.moves import Move
from reverie.games.stella.moves import Mark, PassPen
from reverie.tables import queue as queue_module
from reverie.tables.calls import PersonMoves
from reverie.tables.codes import digest
from reverie.tables.errors import NoSeat, NoSuchTable
from reverie.tables.moves import AddBot, Start
from reverie.tables.outcomes import Changed, Fault, Outcome, Refused, Repeated
from reverie.tables.room import Room
from reverie.tables.store import Saved, Unsure
from tests.tables.workers import Ear, Worker, awaited, worker


class Mover:
    """Somebody who has a socket, and does not wait for one answer before the next move."""

    def __init__(self, one: Worker, room: Room, token: str) -> None:
        self._supplies, self._room, self._token_hash = one.rooms.supplies, room, digest(token)
        self.ear = Ear(0, self._token_hash)

    def moves(self, move: Move) -> Future[Outcome]:
        return self._room.submit(PersonMoves(self._supplies, self._token_hash, move))


async def at_a_table(one: Worker) -> tuple[str, list[str], Mover]:
    code, tokens = await one.open("stella", 3)
    await one.act(code, tokens[0], Start())
    room = await one.rooms.room(code)
    mover = Mover(one, room, tokens[0])
    await one.visits.join(room, mover.ear)
    return code, tokens, mover


@awaited
async def test_a_change_is_stored_and_told_with_its_id(tmp_path: Path) -> None:
    async with worker(tmp_path) as one:
        code, _, mover = await at_a_table(one)
        outcome = await mover.moves(Mark(cards=(3, 4), id="mine"))
        assert isinstance(outcome, Changed)
        told = mover.ear.heard[-1]
        assert (told["id"], told["view"]["play"]["slate"]) == ("mine", [3, 4])
        assert (await one.rooms.past(code)).version == told["version"] == outcome.table.version


@awaited
async def test_a_repeated_call_is_answered_as_before_and_changes_nothing(tmp_path: Path) -> None:
    async with worker(tmp_path) as one:
        code, _, mover = await at_a_table(one)
        first = await mover.moves(Mark(cards=(3,), id="mine"))
        assert isinstance(first, Changed)
        again = await mover.moves(Mark(cards=(9,), id="mine"))
        assert again == Repeated(first.table.version)
        refused = await mover.moves(Mark(cards=(3, 3), id="wrong"))
        assert isinstance(refused, Refused)
        assert isinstance(await mover.moves(Mark(cards=(3,), id="wrong")), Refused)
        assert (await one.table(code)).version == first.table.version


@awaited
async def test_a_stranger_is_refused_and_leaves_no_trace(tmp_path: Path) -> None:
    async with worker(tmp_path) as one:
        code, _, _ = await at_a_table(one)
        room = await one.rooms.room(code)
        outcome = await Mover(one, room, "nobody's").moves(Mark(cards=(3,), id="mine"))
        assert isinstance(outcome, Refused)
        assert isinstance(outcome.error, NoSeat)
        assert not room.memory.refusals


@awaited
async def test_calls_that_do_not_wait_are_played_in_order(tmp_path: Path) -> None:
    async with worker(tmp_path) as one:
        _, _, mover = await at_a_table(one)
        asked = [mover.moves(Mark(cards=(number,))) for number in range(10)]
        asked.append(mover.moves(PassPen()))
        versions = [outcome.table.version for outcome in await asyncio.gather(*asked)]  # type: ignore[union-attr]
        assert versions == list(range(versions[0], versions[0] + 11))


@awaited
async def test_after_a_conflict_the_same_call_is_decided_again_and_first(tmp_path: Path) -> None:
    """``mark`` and ``pass_pen`` on one socket, and another worker was faster than both."""
    async with worker(tmp_path) as one, worker(tmp_path, "other") as other:
        code, tokens, mover = await at_a_table(one)
        await other.act(code, tokens[1], Mark(cards=(7,)))
        mark = mover.moves(Mark(cards=(1,), id="mark"))
        pass_pen = mover.moves(PassPen(id="pass"))
        outcomes = await asyncio.gather(mark, pass_pen)
        assert all(isinstance(outcome, Changed) for outcome in outcomes)
        table = await other.rooms.past(code)
        assert table.version == outcomes[1].table.version  # type: ignore[union-attr]
        assert table.play.slates[0] == (1,)  # type: ignore[union-attr]
        assert table.play.slates[1] == (7,)  # type: ignore[union-attr]


@awaited
async def test_whoever_waits_at_a_table_that_is_gone_hears_so(tmp_path: Path) -> None:
    async with worker(tmp_path) as one, worker(tmp_path, "other") as other:
        code, _, mover = await at_a_table(one)
        await other.store.archive("playing", 1e12, 1e12)
        outcomes = await asyncio.gather(*[mover.moves(Mark(cards=(1,))) for _ in range(3)])
        assert all(isinstance(outcome, Refused) for outcome in outcomes)
        assert {type(outcome.error) for outcome in outcomes} == {NoSuchTable}  # type: ignore[union-attr]
        assert code not in one.rooms.rooms


@awaited
async def test_a_crowded_table_refuses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue_module, "MOST_WAITING", 5)
    async with worker(tmp_path) as one:
        _, _, mover = await at_a_table(one)
        asked = [mover.moves(Mark(cards=(1,), id=f"{number}")) for number in range(20)]
        outcomes = await asyncio.gather(*asked)
        assert [type(outcome) for outcome in outcomes] == [Changed] * 5 + [Refused] * 15
        assert {outcome.error.code for outcome in outcomes[5:]} == {"slow_down"}  # type: ignore[union-attr]
        assert isinstance(await mover.moves(Mark(cards=(1,), id="19")), Changed), "not remembered"


@awaited
async def test_a_fault_is_told_and_leaves_the_table_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_saved: Saved) -> Future[None]:
        refused = asyncio.get_running_loop().create_future()
        refused.set_exception(OSError("disk full"))
        return refused

    def broken(*_: object) -> int:
        raise ZeroDivisionError

    async with worker(tmp_path) as one:
        _, _, mover = await at_a_table(one)
        with monkeypatch.context() as patch:
            patch.setattr(one.store, "append", full)
            assert isinstance(await mover.moves(Mark(cards=(1,), id="mine")), Fault)
        with monkeypatch.context() as patch:
            patch.setattr(Room, "hear_from", broken)
            assert isinstance(await mover.moves(Mark(cards=(1,), id="mine")), Fault)
        assert isinstance(await mover.moves(Mark(cards=(1,), id="mine")), Changed)


@awaited
async def test_what_cannot_be_told_has_happened_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    async with worker(tmp_path) as one:
        _, _, mover = await at_a_table(one)
        with monkeypatch.context() as patch:
            patch.setattr(Room, "show", broken)
            first = await mover.moves(Mark(cards=(1,), id="mine"))
        assert isinstance(first, Changed)
        assert await mover.moves(Mark(cards=(1,), id="mine")) == Repeated(first.table.version)


@awaited
async def test_who_does_not_wait_any_more_holds_nobody_up(tmp_path: Path) -> None:
    async with worker(tmp_path) as one:
        _, _, mover = await at_a_table(one)
        gone, stays = mover.moves(Mark(cards=(1,))), mover.moves(Mark(cards=(2,)))
        gone.cancel()
        outcome = await stays
        assert isinstance(outcome, Changed)
        assert outcome.table.play.slates[0] == (2,)  # type: ignore[union-attr]


@awaited
async def test_who_reads_a_table_reads_what_was_asked_before(tmp_path: Path) -> None:
    async with worker(tmp_path) as one:
        code, tokens = await one.open("stella", 3)
        room = await one.rooms.room(code)
        asked = room.submit(PersonMoves(one.rooms.supplies, digest(tokens[0]), AddBot()))
        assert len((await one.table(code)).seats) == 4
        assert asked.done()


@pytest.mark.parametrize("was_stored", [True, False])
@awaited
async def test_who_does_not_know_what_is_stored_looks_before_the_next_call(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, was_stored: bool
) -> None:
    async with worker(tmp_path) as one:
        code, _, mover = await at_a_table(one)
        append, before = one.store.append, (await one.table(code)).version

        def lose(saved: Saved) -> Future[None]:
            async def answer() -> None:
                if was_stored:
                    await append(saved)
                raise Unsure

            return asyncio.ensure_future(answer())

        with monkeypatch.context() as patch:
            patch.setattr(one.store, "append", lose)
            assert isinstance(await mover.moves(Mark(cards=(3,), id="mine")), Fault)
        wrong = await mover.moves(Mark(cards=(3, 3), id="wrong"))
        assert isinstance(wrong, Refused)
        assert (await one.table(code)).version == before + was_stored, "it looked first"
        again = await mover.moves(Mark(cards=(3,), id="mine"))
        assert again == Repeated(before + 1) if was_stored else isinstance(again, Changed)
        assert (await one.rooms.past(code)).version == before + 1
