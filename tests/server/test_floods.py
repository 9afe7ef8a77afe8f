"""Floods: who asks too much is told to slow down, and others play on."""

import asyncio
import socket as sockets
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from reverie.server import socket as socket_module
from tests.server.conftest import Clock
from tests.server.games import started
from tests.server.kit import PATIENCE, InThread, in_loop
from tests.server.players import Refused, Site, refusal
from tests.server.rough import RoughSocket, cut, frame
from tests.server.test_garbage import SOON, still_plays


@pytest.fixture
def guarded(tmp_path: Path, clock: Clock) -> Iterator[InThread]:  # noqa: ARG001 - it stands still
    """A server with its limits on."""
    with InThread(tmp_path / "tables.db", limits=True) as server:
        yield server


class From(Site):
    """Calls from another address of this machine."""

    def __init__(self, url: str, address: str) -> None:
        super().__init__(url)
        transport = httpx.AsyncHTTPTransport(local_address=address, verify=False)
        self._client = httpx.AsyncClient(base_url=url, timeout=PATIENCE, transport=transport)


async def until_refused(call: Callable[[], Awaitable[Any]], most: int) -> tuple[int, Refused]:
    """How often something goes well before it is too much."""
    for count in range(most):
        try:
            await call()
        except Refused as refused:
            return count, refused
    raise AssertionError(f"{most} times is not too much")


def is_slow_down(refused: Refused) -> bool:
    return (refused.status, refused.error) == (429, "slow_down")


@in_loop
async def test_tables(guarded: InThread) -> None:
    async with From(guarded.url, "127.0.0.2") as flood, From(guarded.url, "127.0.0.3") as others:
        playing = await started(others, guarded.database, "stella", 3)
        count, refused = await until_refused(lambda: flood.open("stella"), 40)
        assert is_slow_down(refused)
        assert count >= 5, "a family may open some"
        await asyncio.gather(
            *[refusal(flood.open("stella")) for _ in range(20)], still_plays(playing)
        )
        await others.open("odyssey")


@in_loop
async def test_who_waits_may_go_on(guarded: InThread, clock: Clock) -> None:
    async with Site(guarded.url) as site:
        _, refused = await until_refused(lambda: site.open("stella"), 40)
        assert is_slow_down(refused)
        clock.now += 60
        await site.open("stella")


@in_loop
async def test_seats(guarded: InThread) -> None:
    async with From(guarded.url, "127.0.0.2") as flood, From(guarded.url, "127.0.0.3") as others:
        table = await others.open("odyssey")
        path = f"{table.path}/seats"
        bodies = [{"name": f"Bo {number}"} for number in range(60)]
        answers = [await refusal_of(flood.call("POST", path, body)) for body in bodies]
        assert answers.count(None) == 11, "as many as the table holds"
        assert ("409", "table_full") in answers
        assert answers[-1] == ("429", "slow_down")
        await table.host.view()


async def refusal_of(call: Awaitable[Any]) -> tuple[str, str] | None:
    try:
        await call
    except Refused as refused:
        return str(refused.status), refused.error
    return None


@in_loop
async def test_guessing_codes(guarded: InThread) -> None:
    async with From(guarded.url, "127.0.0.2") as flood, From(guarded.url, "127.0.0.3") as others:
        table = await others.open("stella")
        count, refused = await until_refused(
            lambda: _miss(flood.call("GET", "/api/tables/AAAAAA")), 60
        )
        assert is_slow_down(refused)
        assert count <= 30
        async with RoughSocket(guarded.port, "/api/tables/AAAAAA/socket") as socket:
            await socket.send(frame(b'{"type":"hello"}'))
            assert b"no_such_table" in await socket.read_until(lambda told: b"no_such" in told)
        assert is_slow_down(await refusal(flood.call("GET", table.path)))
        assert is_slow_down(await refusal(flood.call("GET", f"{table.path}/view", None, "wrong")))
        await table.read()


@in_loop
async def test_who_sits_at_a_table_does_not_pay_for_a_neighbours_guesses(guarded: InThread) -> None:
    async with From(guarded.url, "127.0.0.2") as house:
        table = await house.open("stella")
        await until_refused(lambda: _miss(house.call("GET", "/api/tables/AAAAAA")), 60)
        assert is_slow_down(await refusal(house.call("GET", "/api/tables/AAAAAA")))
        assert is_slow_down(await refusal(table.read()))
        await table.host.view()
        await table.host.move("configure", options={"timer": 60})


async def _miss(call: Awaitable[Any]) -> None:
    refused = await refusal(call)
    if refused.error != "no_such_table":
        raise refused


@in_loop
async def test_who_is_slowed_down_on_a_socket_knows_which_move_it_was(guarded: InThread) -> None:
    async with Site(guarded.url) as site:
        table = await site.open("stella")
        async with table.host.socket() as hasty:
            for number in range(90):
                move = {"type": "configure", "options": {}, "id": f"{number}"}
                await hasty.send({"type": "move", "move": move})
            await hasty.until(lambda: bool(hasty.others))
            assert hasty.others[0]["error"] == "slow_down"
            assert 40 < int(hasty.others[0]["id"]) < 90


@in_loop
async def test_moves_and_talk_of_one_seat(guarded: InThread) -> None:
    async with From(guarded.url, "127.0.0.2") as flood, From(guarded.url, "127.0.0.3") as others:
        playing = await started(others, guarded.database, "stella", 3)
        noisy = playing.people[1]
        noisy.table.site = flood
        count, refused = await until_refused(lambda: noisy.move("mark", cards=[1]), 150)
        assert is_slow_down(refused)
        assert count >= 40, "nobody who plays is slowed down"
        noisy.table.site = others
        async with playing.people[2].socket() as talker:
            for number in range(30):
                await talker.send({"type": "say", "text": f"{number}"})
            await talker.until(lambda: len(talker.others) == 30)
            errors = [message.get("error") for message in talker.others]
            assert errors[0] is None
            assert errors[-1] == "slow_down"
            for number in range(100):
                await talker.send({"type": "move", "move": {"type": "nonsense", "id": f"{number}"}})
            await talker.until(lambda: len(talker.others) == 130)
            assert "slow_down" in [message["error"] for message in talker.others[30:]]
        await still_plays(playing)


@in_loop
async def test_sockets(guarded: InThread) -> None:
    async with From(guarded.url, "127.0.0.3") as others, AsyncExitStack() as stack:
        playing = await started(others, guarded.database, "stella", 3)
        statuses = []
        for _ in range(130):
            rough = RoughSocket(guarded.port, f"{playing.table.path}/socket")
            statuses.append((await stack.enter_async_context(rough)).status)
        assert statuses[:80] == [101] * 80
        assert statuses[-1] == 429
        await still_plays(playing)


@in_loop
async def test_an_address_has_so_many_open_tables_and_sockets(tmp_path: Path) -> None:
    limits = {"limits": True, "most_tables_per_address": 3, "most_sockets_per_address": 4}
    with InThread(tmp_path / "tables.db", **limits) as server:
        async with Site(server.url) as site, AsyncExitStack() as stack:
            tables = [await site.open("stella") for _ in range(3)]
            assert is_slow_down(await refusal(site.open("stella")))
            async with From(server.url, "127.0.0.2") as others:
                await others.open("stella")
            path = f"{tables[0].path}/socket"
            for _ in range(4):
                rough = await stack.enter_async_context(RoughSocket(server.port, path))
                assert rough.status == 101
            async with RoughSocket(server.port, path) as fifth:
                assert fifth.status == 429
            await cut(rough.writer)
            async with asyncio.timeout(PATIENCE):
                while not await lets_in(server.port, path):  # noqa: ASYNC110 - nobody tells a test
                    await asyncio.sleep(0.25)  # no more than an address may try


async def lets_in(port: int, path: str) -> bool:
    async with RoughSocket(port, path) as socket:
        return socket.status == 101


async def never_reads(port: int, path: str, token: str) -> sockets.socket:
    """A socket with small buffers that says hello and reads no more."""
    rough = RoughSocket(port, path)
    async with rough:
        pass
    loop = asyncio.get_running_loop()
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
    raw.setblocking(False)
    await loop.sock_connect(raw, ("127.0.0.1", port))
    head = "\r\n".join([f"GET {path} HTTP/1.1", *(f"{k}: {v}" for k, v in rough._headers.items())])
    await loop.sock_sendall(raw, f"{head}\r\n\r\n".encode())
    await loop.sock_recv(raw, 129)
    hello = msgspec.json.encode({"type": "hello", "token": token})
    await loop.sock_sendall(raw, frame(hello))
    return raw


@in_loop
async def test_a_socket_that_never_reads_delays_nobody_and_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_module, "PATIENCE", 1.0)
    with InThread(tmp_path / "tables.db") as server:
        async with Site(server.url) as site:
            playing = await started(site, server.database, "stella", 6)
            table = playing.table
            stuck = await never_reads(server.port, f"{table.path}/socket", table.people[5].token)
            async with table.people[1].socket() as reader:
                await reader.until(lambda: reader.view["seats"][5]["connected"])
                slowest = 0.0
                for number in range(2500):
                    if not reader.view["seats"][5]["connected"]:
                        break
                    started_at = time.monotonic()
                    await reader.move("mark", cards=[number % 15])
                    slowest = max(slowest, time.monotonic() - started_at)
                assert slowest < SOON
                await reader.until(lambda: not reader.view["seats"][5]["connected"])
            stuck.close()
            await still_plays(playing)


@in_loop
async def test_who_asks_and_never_reads_the_answers_is_dropped(tmp_path: Path) -> None:
    with InThread(tmp_path / "tables.db") as server:
        async with Site(server.url) as site:
            playing = await started(site, server.database, "stella", 3)
            table = playing.table
            stuck = await never_reads(server.port, f"{table.path}/socket", table.people[2].token)
            async with table.people[1].socket() as reader:
                await reader.until(lambda: reader.view["seats"][2]["connected"])
                pings = frame(b'{"type":"ping"}') * 1000
                loop = asyncio.get_running_loop()
                try:
                    for _ in range(3000):
                        await asyncio.wait_for(loop.sock_sendall(stuck, pings), 10)
                        if not reader.view["seats"][2]["connected"]:
                            break
                except OSError:
                    pass
                await reader.until(lambda: not reader.view["seats"][2]["connected"])
            stuck.close()
            await still_plays(playing)


@in_loop
async def test_long_messages_reach_a_slow_reader_whole(tmp_path: Path) -> None:
    """Views are shorter today, but not by much, and the protocol grows."""
    sizes = [8200, 100, 8300, 200, 30_000, 9000, 126, 65_600] * 40
    with InThread(tmp_path / "tables.db") as server:
        async with Site(server.url) as site:
            table = await site.open("stella")
            address = f"ws{server.url.removeprefix('http')}{table.path}/socket"
            async with connect(address, compression=None, max_size=None, proxy=None) as client:
                await client.send('{"type":"hello"}')
                assert "view" in str(await client.recv())
                (socket,) = server.service.sockets._open
                assert isinstance(socket, socket_module.Socket)
                wire = socket._wire
                assert wire

                def send_all() -> None:
                    for size in sizes:
                        wire.write(b"x" * size)

                socket._loop.call_soon_threadsafe(send_all)
                async with asyncio.timeout(PATIENCE):
                    assert [len(await client.recv()) for _ in sizes] == sizes
