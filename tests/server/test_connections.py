"""Connections in all: the last ones are for those who ask for the server's health."""

import json
import resource
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import structlog

from reverie.server import connections
from tests.attacks.strangers import Stranger, is_closed, read_all, read_answer
from tests.server.kit import PATIENCE, InThread, Nursery, Server, running

MOST = 40


@contextmanager
def crowded(server: InThread, count: int) -> Iterator[list[socket.socket]]:
    stranger = Stranger(server.port, "127.0.0.1")
    with ExitStack() as stack:
        yield [stack.enter_context(stranger.connect()) for _ in range(count)]


def test_when_all_are_taken_there_is_room_to_ask_for_health(tmp_path: Path) -> None:
    settings = {"most_connections": MOST, "most_connections_per_address": 2 * MOST, "limits": True}
    with (
        structlog.testing.capture_logs() as logs,
        InThread(tmp_path / "tables.db", **settings) as server,
    ):
        stranger = Stranger(server.port, "127.0.0.1")
        with crowded(server, MOST - connections.FOR_HEALTH):
            for path in ("/health", "/health/live", "/health?again"):
                assert stranger.call("GET", path) == (200, {"status": "ok"})
            with stranger.connect() as connection:
                connection.sendall(stranger.head("GET", "/api/tables"))
                status, headers, body = read_answer(read_all(connection))
            assert (status, json.loads(body)["error"]) == (503, "slow_down")
            assert int(headers["retry-after"]) > 0
            with crowded(server, 2 * connections.FOR_HEALTH) as more:
                assert is_closed(more[-1])
        wait_for(lambda: is_answered(stranger, "/api/tables"))
    told = [line for line in logs if line["event"] == "all connections are taken"]
    assert len(told) == 1, "not once for each"


def wait_for(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.1)


def is_answered(stranger: Stranger, path: str) -> bool:
    """A call is refused or hung up on until the server has seen that the others left."""
    with stranger.connect() as connection:
        connection.sendall(stranger.head("GET", path, Connection="close"))
        told = read_all(connection)
    return bool(told) and read_answer(told)[0] == 200


def test_where_descriptors_run_out_the_log_says_so_and_the_server_goes_on(
    nursery: Nursery, tmp_path: Path
) -> None:
    """Sooner than the server was told when it started."""
    with running(Server(nursery, tmp_path)) as server:
        few = len(list(Path(f"/proc/{server.pid}/fd").iterdir())) + 5
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (few, few))
        stranger = Stranger(server.port, "127.0.0.1")
        with ExitStack() as stack:
            for _ in range(40):
                stack.enter_context(stranger.connect())
            wait_for(lambda: "all connections are taken" in server.log.read_text())
        wait_for(lambda: is_answered(stranger, "/health"))
        assert server.log.read_text().count("all connections are taken") == 1


def test_a_proxy_of_ours_calls_for_many(tmp_path: Path) -> None:
    settings = {"most_connections_per_address": 3, "limits": True}
    for proxies, is_let_in in (((), False), (("127.0.0.1",), True)):
        folder = tmp_path / str(is_let_in)
        folder.mkdir()
        with InThread(folder / "tables.db", proxies=proxies, **settings) as server:
            stranger = Stranger(server.port, "127.0.0.1")
            with crowded(server, 3), stranger.connect() as connection:
                connection.sendall(stranger.head("GET", "/health", Connection="close"))
                status, _, _ = read_answer(read_all(connection))
                assert (status == 200) is is_let_in
