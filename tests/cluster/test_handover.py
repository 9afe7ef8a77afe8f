"""A connection goes from one worker to another, or stays."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path

from reverie.server.handover import Handover, places
from tests.server.kit import in_loop

HERE, THERE = 0, 1
Arrival = tuple[socket.socket, bytes]


def code_of(home: int) -> str:
    return next(code for code in map(str, range(100)) if places(code, 2)[0] == home)


class Reception(asyncio.Protocol):
    def __init__(self) -> None:
        self.arrived: asyncio.Future[asyncio.Transport] = asyncio.Future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.arrived.set_result(transport)


@asynccontextmanager
async def connected() -> AsyncIterator[tuple[socket.socket, asyncio.Transport]]:
    """Somebody's connection, and what a worker has of it."""
    loop, reception = asyncio.get_running_loop(), Reception()
    async with await loop.create_server(lambda: reception, "127.0.0.1", 0) as listening:
        client = socket.create_connection(listening.sockets[0].getsockname())
        client.setblocking(False)
        with closing(client):
            transport = await reception.arrived
            try:
                yield client, transport
            finally:
                transport.abort()


@asynccontextmanager
async def worker(
    place: Path, number: int
) -> AsyncIterator[tuple[Handover, "asyncio.Queue[Arrival]"]]:
    arrivals: asyncio.Queue[Arrival] = asyncio.Queue()
    handover = Handover(place, number, 2)
    handover.open(lambda connection, head: arrivals.put_nowait((connection, head)))
    try:
        yield handover, arrivals
    finally:
        handover.close()


@in_loop
async def test_the_connection_goes_on_at_the_other_worker(tmp_path: Path) -> None:
    async with (
        connected() as (client, transport),
        worker(tmp_path, HERE) as (here, _),
        worker(tmp_path, THERE) as (_, arrivals),
    ):
        assert here.give(code_of(THERE), transport, b"a head")
        connection, head = await arrivals.get()
        with closing(connection):
            assert head == b"a head"
            assert not connection.get_inheritable()
            connection.sendall(b"here I am")
            assert await asyncio.get_running_loop().sock_recv(client, 100) == b"here I am"


@in_loop
async def test_who_is_at_home_here_stays(tmp_path: Path) -> None:
    async with (
        connected() as (_, transport),
        worker(tmp_path, HERE) as (here, _),
        worker(tmp_path, THERE),
    ):
        assert not here.give(code_of(HERE), transport, b"a head")
        assert not transport.is_closing()


@in_loop
async def test_where_nobody_takes_it_it_stays(tmp_path: Path) -> None:
    """One that has not started, and one that has ended."""
    async with connected() as (_, transport), worker(tmp_path, HERE) as (here, _):
        assert not here.give(code_of(THERE), transport, b"a head")
        async with worker(tmp_path, THERE):
            pass
        assert not here.give(code_of(THERE), transport, b"a head")
        assert not transport.is_closing()


@in_loop
async def test_one_that_died_leaves_its_place_to_the_next(tmp_path: Path) -> None:
    died = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    died.bind(str(tmp_path / str(THERE)))
    died.close()
    async with connected() as (_, transport), worker(tmp_path, HERE) as (here, _):
        assert not here.give(code_of(THERE), transport, b"a head")
        async with worker(tmp_path, THERE) as (_, arrivals):
            assert here.give(code_of(THERE), transport, b"a head")
            connection, _ = await arrivals.get()
            connection.close()


@in_loop
async def test_one_that_is_full_is_found_again_when_it_has_room(tmp_path: Path) -> None:
    async with (
        connected() as (_, transport),
        worker(tmp_path, HERE) as (here, _),
        worker(tmp_path, THERE) as (there, arrivals),
    ):
        there.take_more(has_room=False)
        assert not here.give(code_of(THERE), transport, b"a head")
        there.take_more(has_room=True)
        assert here.give(code_of(THERE), transport, b"a head")
        connection, _ = await arrivals.get()
        connection.close()


@in_loop
async def test_one_that_is_too_busy_is_not_waited_for(tmp_path: Path) -> None:
    with closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as busy:
        busy.bind(str(tmp_path / str(THERE)))
        async with AsyncExitStack() as stack:
            here, _ = await stack.enter_async_context(worker(tmp_path, HERE))
            for _ in range(2000):
                _, transport = await stack.enter_async_context(connected())
                if not here.give(code_of(THERE), transport, bytes(60_000)):
                    assert not transport.is_closing()
                    return
    raise AssertionError("it takes any number")


@in_loop
async def test_too_long_a_head_stays(tmp_path: Path) -> None:
    async with (
        connected() as (_, transport),
        worker(tmp_path, HERE) as (here, _),
        worker(tmp_path, THERE),
    ):
        assert not here.give(code_of(THERE), transport, bytes(1 << 24))
        assert not transport.is_closing()


def test_tables_are_shared_out_evenly_and_stay_when_one_is_away() -> None:
    codes = [f"TABLE{number}" for number in range(1000)]
    orders = [places(code, 4) for code in codes]
    for number in range(4):
        first = sum(order[0] == number for order in orders)
        next_best = sum(order[0] == 0 and order[1] == number for order in orders)
        assert 200 < first < 300
        assert number == 0 or next_best > 50
