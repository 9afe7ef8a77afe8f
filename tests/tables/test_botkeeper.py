"""Bots at a table: they play when it is their turn, and whatever goes wrong in them, it goes on."""

import asyncio
from collections.abc import Iterable
from pathlib import Path

from structlog.testing import capture_logs

from reverie.games.moves import CanContinue, Continue, Move
from reverie.games.odyssey.moves import Defer
from reverie.tables.botkeeper import BotKeeper, Later, Plain, fast_pace
from reverie.tables.calls import BotMoves
from reverie.tables.clock import step, waiting_for
from reverie.tables.codes import digest
from reverie.tables.moves import AddBot, Leave, Start
from reverie.tables.news import ReactedNews
from reverie.tables.table import Table
from reverie.tables.view import can
from tests.tables.workers import Ear, awaited, pick, until, worker


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


@awaited
async def test_a_bot_that_waits_for_its_partner_gives_as_soon_as_it_is_told_to(
    tmp_path: Path,
) -> None:
    async with worker(tmp_path) as one:
        code, tokens = await one.open("team", 1)
        for _ in range(5):
            await one.act(code, tokens[0], AddBot())
        await one.act(code, tokens[0], Start())
        await (await one.rooms.room(code)).submit(BotMoves(1, pick))
        bots = BotKeeper(one.rooms, Patient(pick, fast_pace))
        bots.look_at(await one.rooms.room(code))
        await until(one, code, lambda table: waiting_for(table) == (0, 3))
        await one.act(code, tokens[0], Defer())
        await until(one, code, lambda table: step(table)[0] == "vote")
        await bots.stop()


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
