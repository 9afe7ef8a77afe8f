"""Bots at a table: they play when it is their turn, and whatever goes wrong in them, it goes on."""

import asyncio
from collections.abc import Iterable
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from reverie.games.moves import CanContinue, Continue, Move
from reverie.games.odyssey.moves import Defer, Volunteer
from reverie.tables import botkeeper
from reverie.tables.botkeeper import (
    GONE_FOR,
    BotKeeper,
    Later,
    Plain,
    Step,
    fast_pace,
    waiting_bots,
)
from reverie.tables.calls import BotMoves
from reverie.tables.clock import step, waiting_for
from reverie.tables.codes import digest
from reverie.tables.moves import AddBot, Leave, Start
from reverie.tables.news import ReactedNews
from reverie.tables.table import Table
from reverie.tables.view import can
from tests.tables.workers import Ear, Worker, awaited, pick, until, worker


def slow_where_seat_1_is_due(table: Table) -> float:
    return 600.0 if waiting_for(table) == (1,) else 0.1


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
                await (await one.rooms.room(code)).submit(BotMoves(seat, pick))
            else:
                await one.play_one(code, tokens, seat)
        assert waiting_for(await one.table(code)) == (1,)
        bots = BotKeeper(one.rooms, Plain(pick, slow_where_seat_1_is_due))
        await one.act(code, tokens[1], Leave())
        await asyncio.sleep(0.02)
        await one.play_one(code, tokens, 1)
        assert not (await one.table(code)).seats[1].bot
        await until(one, code, lambda table: waiting_for(table) == (0,))
        await bots.stop()


class Patient(Plain):
    """Bots that wait for a partner's word before they give, for as long as it takes."""

    async def choose(  # type: ignore[override]  # those that think may want to wait
        self, table: Table, seat: int, _waited: float
    ) -> Move | Later | None:
        if step(table)[0] == "give" and seat == 3 and 0 in waiting_for(table):
            return Later(600.0)
        return pick(table, seat)


class Slow(Plain):
    """Of whom the one in seat 3 thinks for ten minutes before it gives."""

    def pace(self, table: Table, seat: int) -> float:
        return 600.0 if step(table)[0] == "give" and seat == 3 else 0.0


async def with_a_partner(one: Worker) -> tuple[str, str]:
    """A person in seat 0 and a bot in seat 3 agree who of them gives (T3)."""
    code, tokens = await one.open("team", 1)
    for _ in range(5):
        await one.act(code, tokens[0], AddBot())
    await one.act(code, tokens[0], Start())
    await (await one.rooms.room(code)).submit(BotMoves(1, pick))
    return code, tokens[0]


@pytest.mark.parametrize("players", [Patient(pick, fast_pace), Slow(pick, fast_pace)])
@awaited
async def test_a_bot_gives_as_soon_as_its_partner_tells_it_to(
    tmp_path: Path, players: Plain
) -> None:
    """Whether it waits for that, or has not thought of it yet."""
    async with worker(tmp_path) as one:
        code, token = await with_a_partner(one)
        bots = BotKeeper(one.rooms, players)
        bots.look_at(await one.rooms.room(code))
        await until(one, code, lambda table: waiting_for(table) == (0, 3))
        await one.act(code, token, Defer())
        await until(one, code, lambda table: step(table)[0] == "vote")
        await bots.stop()


@awaited
async def test_a_bot_helps_out_where_its_partner_said_they_would_give_and_has_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(botkeeper, "GONE_FOR", 0.0)
    async with worker(tmp_path) as one:
        code, token = await with_a_partner(one)
        room, ada = await one.rooms.room(code), Ear(0, digest(token))
        await one.visits.join(room, ada)
        await one.act(code, token, Volunteer())
        bots = BotKeeper(one.rooms, Slow(pick, fast_pace))
        bots.look_at(room)
        await until(one, code, lambda table: waiting_for(table) == (0,))
        # While she is there, it is hers to give: the bots come to rest.
        await until(one, code, lambda _table: not bots.are_playing(room))
        one.visits.leave(room, ada)
        await until(one, code, lambda table: step(table)[0] == "vote")
        await bots.stop()


@awaited
async def test_when_a_bot_moves_that_has_a_person_for_a_partner(tmp_path: Path) -> None:
    async with worker(tmp_path) as one:
        code, token = await with_a_partner(one)
        room, ada = await one.rooms.room(code), Ear(0, digest(token))
        await one.visits.join(room, ada)
        began = Step(room.table, now=100.0)

        def due(now: float) -> float | None:
            began.plan(room.table, now, lambda _table, _seat: 11.0)
            return began.due[3] if 3 in waiting_bots(room.table) else None

        assert due(101.0) == 111.0
        await one.act(code, token, Volunteer())
        assert due(102.0) is None
        one.visits.leave(room, ada)
        await room.queue.settled()
        assert due(103.0) == 103.0 + GONE_FOR
        assert due(104.0) == 103.0 + GONE_FOR
        await one.visits.join(room, ada)
        assert due(105.0) is None
        one.visits.leave(room, ada)
        await room.queue.settled()
        assert due(106.0) == 106.0 + GONE_FOR, "each time anew"
        await one.act(code, token, Defer())
        assert due(107.0) == 107.0


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
async def test_bots_finish_the_turn_of_who_has_left_and_rest(tmp_path: Path) -> None:
    """So who has left is always offered to go on, without a socket as well."""
    async with worker(tmp_path) as one:
        code, tokens = await one.open("odyssey", 1)
        bots = BotKeeper(one.rooms, Plain(pick, fast_pace))
        for _ in range(2):
            await one.act(code, tokens[0], AddBot())
        await one.act(code, tokens[0], Start())
        await until(one, code, lambda table: waiting_for(table) == (0,))
        await one.act(code, tokens[0], Leave())
        await until(one, code, lambda table: step(table)[0] == "scored")
        await asyncio.sleep(0.05)
        left = await one.table(code)
        assert step(left) == ("scored", 1)
        assert CanContinue(all=True) in can(left, 0)
        await one.act(code, tokens[0], Continue())
        assert not (await one.table(code)).seats[0].bot
        await bots.stop()


class Faceless(Plain):
    """Bots that cannot show how they take it."""

    def reactions(self, _table: Table) -> Iterable[tuple[float, ReactedNews]]:
        raise LookupError("it is a secret what this is about")


@awaited
async def test_bots_play_on_where_they_cannot_show_how_they_take_it(tmp_path: Path) -> None:
    async with worker(tmp_path) as one:
        code, tokens = await one.open("odyssey", 1)
        for _ in range(2):
            await one.act(code, tokens[0], AddBot())
        await one.visits.join(await one.rooms.room(code), Ear(0, digest(tokens[0])))
        bots = BotKeeper(one.rooms, Faceless(pick, fast_pace))
        with capture_logs() as told:
            await one.act(code, tokens[0], AddBot())
            await one.act(code, tokens[0], Start())
            await one.play_one(code, tokens, 0)
            await until(one, code, lambda table: waiting_for(table) == (0,))
            await bots.stop()
    assert {line["event"] for line in told} == {"bots show no reactions"}
    assert "secret" not in str(told)
