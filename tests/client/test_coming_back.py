"""A connection may be lost at any moment, and no move is lost or played twice."""

import asyncio
from random import Random
from typing import Any

import pytest

from reverie.client import AddBot, Closed, Refused, Seat, Site, Start, any_move, play
from reverie.client.bot import game_offers
from tests.server.kit import PATIENCE, InThread, in_loop


class Wire:
    """A relay before a server. It can be cut, and can swallow what the server answers."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: set[asyncio.StreamWriter] = set()
        self.swallow = False
        self.connections = 0

    async def __aenter__(self) -> "Wire":
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.cut()
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        there = await asyncio.open_connection("127.0.0.1", self._to)
        self._writers |= {writer, there[1]}
        for source, target, back in ((reader, there[1], False), (there[0], writer, True)):
            task = asyncio.create_task(self._pass_on(source, target, back=back))
            self._tasks.add(task)

    async def _pass_on(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, *, back: bool
    ) -> None:
        try:
            while data := await source.read(65536):
                if back and self.swallow:
                    continue
                target.write(data)
                await target.drain()
        except OSError:
            pass
        finally:
            target.close()

    def cut(self) -> None:
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()


async def a_table(site: Site, game: str = "odyssey", **options: Any) -> Any:
    return await asyncio.to_thread(site.open, game, "Host", **options)


@in_loop
async def test_a_move_whose_answer_was_lost_is_played_once(house: InThread, site: Site) -> None:
    opened = await a_table(site)
    async with (
        Wire(house.port) as wire,
        Seat(Site(wire.url), opened.table, opened.token) as seat,
    ):
        wire.swallow = True
        moving = asyncio.create_task(seat.move(AddBot()))
        async with asyncio.timeout(PATIENCE):
            while len((await asyncio.to_thread(site.table, opened.table)).seats) < 2:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        assert not moving.done()
        wire.swallow = False
        wire.cut()
        view = await asyncio.wait_for(moving, PATIENCE)
        assert len(view.seats) == 2
        assert len((await asyncio.to_thread(site.table, opened.table)).seats) == 2
        assert wire.connections >= 2


@in_loop
async def test_a_move_without_a_connection_waits_for_one(house: InThread, site: Site) -> None:
    opened = await a_table(site)
    async with (
        Wire(house.port) as wire,
        Seat(Site(wire.url), opened.table, opened.token) as seat,
    ):
        wire.cut()
        view = await asyncio.wait_for(seat.move(AddBot()), PATIENCE)
        assert len(view.seats) == 2


@in_loop
async def test_a_whole_game_over_a_bad_wire(house: InThread, site: Site) -> None:
    opened = await a_table(site, "stella")
    async with (
        Wire(house.port) as wire,
        Seat(Site(wire.url), opened.table, opened.token) as seat,
    ):
        for _ in range(2):
            await seat.move(AddBot())
        await seat.move(Start())
        chance, asked = Random("wire"), 0

        class Robo:
            def choose(self, view: Any, can: Any, /) -> Any:
                nonlocal asked
                asked += 1
                if asked % 5 == 0:
                    seat_loop.call_soon_threadsafe(wire.cut)
                return any_move(can, chance)

        seat_loop = asyncio.get_running_loop()
        end = await asyncio.wait_for(play(Robo(), seat, games=1), PATIENCE)
        assert end.status == "over"
        assert not game_offers(end)
        assert wire.connections > 2


@in_loop
async def test_patience_has_an_end(house: InThread, site: Site) -> None:
    opened = await a_table(site)
    async with Wire(house.port) as wire:
        gone = Site(wire.url)
        seat = Seat(gone, opened.table, opened.token, patience=0.0)
        await seat.__aenter__()
    with pytest.raises((Closed, Refused)):
        await asyncio.wait_for(seat.after(seat.view.version + 1000), PATIENCE)
    await seat.close()
