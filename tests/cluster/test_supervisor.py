"""``reverie serve --workers``: several processes on one port."""

import os
import signal
import socket
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, suppress
from pathlib import Path
from random import Random

import httpx
import psutil
import pytest

from reverie.server.handover import places
from tests.cluster.natsd import Natsd
from tests.server.kit import PATIENCE, Nursery, Server, in_loop, running, wait_until
from tests.server.players import HttpPlayer, Json, Site, SocketPlayer, pick


def two_ports() -> int:
    """The first of two that are free, below those that the system gives away."""
    for port in Random().sample(range(20_000, 30_000), 100):
        with suppress(OSError), ExitStack() as stack:
            for each in (port, port + 1):
                stack.enter_context(socket.create_server(("127.0.0.1", each)))
            return port
    raise AssertionError("no two ports are free")


@pytest.fixture(scope="module")
def house(
    nursery: Nursery, nats: Natsd, database: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    options = {"database": database, "bus": nats.url, "workers": "2"}
    figures = str(two_ports())
    server = Server(nursery, tmp_path_factory.mktemp("house"), metrics_port=figures, **options)
    try:
        yield server
    finally:
        server.stop()


def workers(of: Server) -> set[int]:
    return {child.pid for child in psutil.Process(of.pid).children()}


def is_running(pid: int) -> bool:
    """Also where nobody has asked yet how it ended."""
    try:
        return bool(psutil.Process(pid).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def serving(house: Server) -> int:
    return house.log.read_text().count("the bus is there")


def meeting_place(house: Server) -> Path:
    """Where the workers find each other."""
    return Path(psutil.Process(min(workers(house))).cmdline()[-2])


def meeting(house: Server) -> int:
    return len(list(meeting_place(house).iterdir()))


def test_two_processes_serve(house: Server) -> None:
    wait_until(lambda: len(workers(house)) == 2)


def holders(house: Server, player: SocketPlayer) -> set[int]:
    """The processes that have the other end of somebody's connection."""
    port = player.connection.local_address[1]
    return {
        worker.pid
        for worker in psutil.Process(house.pid).children()
        if any(found.raddr and found.raddr.port == port for found in worker.net_connections())
    }


@in_loop
async def test_the_sockets_of_a_table_come_to_one_of_them(house: Server) -> None:
    wait_until(lambda: len(workers(house)) == 2)
    wait_until(lambda: meeting(house) == 2)
    homes: list[set[int]] = [set(), set()]
    async with Site(house.url) as site, AsyncExitStack() as stack:
        while not all(homes):
            table = await (await site.open("stella")).fill(4)
            for person in table.people:
                socket = await stack.enter_async_context(person.socket())
                # Who handed it on closes it a moment later.
                wait_until(lambda socket=socket: len(holders(house, socket)) == 1)  # type: ignore[misc]
                homes[places(table.code, 2)[0]] |= holders(house, socket)
        assert [len(home) for home in homes] == [1, 1]
        assert homes[0] != homes[1]


def test_each_has_a_port_for_its_figures(house: Server) -> None:
    first = int(house.option("--metrics-port"))

    def answers(port: int) -> bool:
        try:
            told = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text
        except httpx.TransportError:
            return False
        return "reverie_build_info" in told

    wait_until(lambda: answers(first) and answers(first + 1))
    assert httpx.get(f"{house.url}/metrics", timeout=PATIENCE).status_code == 404


def test_one_that_dies_is_started_again(house: Server) -> None:
    wait_until(lambda: serving(house) >= 2)
    before = workers(house)
    doomed = min(before)
    os.kill(doomed, signal.SIGKILL)
    wait_until(lambda: len(workers(house)) == 2 and doomed not in workers(house))
    assert len(workers(house) & before) == 1, "the other goes on"
    wait_until(lambda: serving(house) >= 3)


async def insist(person: HttpPlayer, move: Json) -> Json:
    """A connection that was kept may be closed by now: the same is asked again."""
    while True:
        try:
            return await person.send(move)
        except httpx.TransportError:
            continue


@in_loop
async def test_workers_are_replaced_while_people_play(house: Server) -> None:
    """Everybody is told to come back, nobody is turned away, and no seat and no move is lost."""
    async with Site(house.url) as site:
        table = await (await site.open("stella")).fill(3)
        before = workers(house)
        async with table.host.socket() as socket:
            os.kill(house.pid, signal.SIGHUP)
            moves = 0
            while workers(house) & before:
                moves += 1
                asked = {"type": "add_bot"} if moves % 2 else {"type": "remove", "seat": 3}
                told = await insist(table.host, {**asked, "id": f"{moves}"})
                assert len(told["view"]["seats"]) == 3 + moves % 2
            await socket._reader
            assert socket.connection.close_code == 1012
            assert socket.others[-1]["type"] == "goodbye"
            assert socket.others[-1]["retry_after"] <= 1
        async with table.host.socket() as again:
            assert again.view["you"] == 0
            await again.move("start")
            await again.until(lambda: again.view["status"] == "playing")
            await again.make(pick(again.view, Random(1)) or {})


def test_they_end_with_whoever_started_them(
    nursery: Nursery, nats: Natsd, database: str, tmp_path: Path
) -> None:
    options = {"database": database, "bus": nats.url, "workers": "2"}
    with running(Server(nursery, tmp_path, **options)) as server:
        wait_until(lambda: len(workers(server)) == 2)
        orphans = workers(server)
        folder = meeting_place(server)
        wait_until(lambda: meeting(server) == 2)
        server.kill()
        wait_until(lambda: not any(map(is_running, orphans)))
    wait_until(lambda: not folder.exists())


def test_a_file_has_one_worker(nursery: Nursery, tmp_path: Path) -> None:
    log = tmp_path / "log"
    pid = nursery.run(log, ["serve", "--port", "0", "--workers", "2"])
    wait_until(lambda: not is_running(pid))
    assert "a file of tables has one worker" in log.read_text()
