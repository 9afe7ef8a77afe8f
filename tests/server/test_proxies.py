"""Behind proxies: nobody tells the server an address of their own choice."""

from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from reverie.server.security import client_address, is_ours
from tests.server.kit import InThread, in_loop
from tests.server.players import calling
from tests.server.rough import RoughSocket

NEAR, FAR = "127.0.0.1", "10.0.0.9"
"""Our own proxies: the one that calls the server, and the one before it."""
MOST_SOCKETS = 3


class Behind(InThread):
    """A server that, as ``reverie serve`` does, reads itself what proxies tell."""

    def __init__(self, database: Path, *proxies: str) -> None:
        super().__init__(
            database,
            limits=True,
            proxies=proxies,
            most_tables_per_address=2,
            most_sockets_per_address=MOST_SOCKETS,
        )


@pytest.fixture
def server(tmp_path: Path) -> Iterator[InThread]:
    with Behind(tmp_path / "tables.db", NEAR, FAR) as server:
        yield server


def lines(number: int) -> dict[str, tuple[str, ...]]:
    """What reaches the server from one client who forges another address each time."""
    forged = f"6.6.6.{number}"
    return {
        "a line of the proxy's own": (forged, "1.2.3.1"),
        "the same line": (f"{forged}, 1.2.3.2",),
        "two proxies in one line": (f"{forged}, 1.2.3.3, {FAR}",),
        "two proxies with lines": (forged, "1.2.3.4", FAR),
        "one who names our proxy": (f"{forged}, {FAR}", f"1.2.3.5, {FAR}"),
    }


async def open_table(client: httpx.AsyncClient, *forwarded: str) -> int:
    headers = [("X-Forwarded-For", line) for line in forwarded]
    body = {"game": "stella", "name": "Ada"}
    return (await client.post("/api/tables", json=body, headers=headers)).status_code


@pytest.mark.parametrize("way", lines(0))
@in_loop
async def test_calls(server: InThread, way: str) -> None:
    async with calling(server.url) as client:
        forged = [lines(number)[way] for number in range(4)]
        statuses = [await open_table(client, *each) for each in forged]
        assert statuses == [201, 201, 429, 429]
        assert await open_table(client, "5.5.5.5") == 201, "another behind the same proxy"
        assert await open_table(client, f"5.5.5.6, {FAR}") == 201


@pytest.mark.parametrize("way", lines(0))
@in_loop
async def test_sockets(server: InThread, way: str) -> None:
    async with AsyncExitStack() as stack:

        async def status(*forwarded: str) -> int:
            headers = "\r\nX-Forwarded-For: ".join(forwarded)
            path = "/api/tables/AAAAAA/socket"
            socket = RoughSocket(server.port, path, X_Forwarded_For=headers)
            return (await stack.enter_async_context(socket)).status

        statuses = [await status(*lines(number)[way]) for number in range(MOST_SOCKETS + 1)]
        assert statuses == [101] * MOST_SOCKETS + [429]
        assert await status("5.5.5.5") == 101


@in_loop
async def test_nobody_but_our_proxies_is_believed(tmp_path: Path) -> None:
    with Behind(tmp_path / "tables.db", FAR) as server:
        async with calling(server.url) as client:
            statuses = [await open_table(client, f"1.2.3.{number}") for number in range(3)]
            assert statuses == [201, 201, 429]


def test_proxies_by_any_spelling_of_their_address() -> None:
    near, far = "::ffff:127.0.0.1", "2001:db8::9"
    proxies = ("127.0.0.1", "2001:DB8:0::9")
    assert client_address(near, f"1.2.3.4, {far}", proxies) == "1.2.3.4"
    assert client_address(far, "1.2.3.4, 127.0.0.1", proxies) == "1.2.3.4"
    assert client_address(near, "2001:db8::8", proxies) == "2001:db8::/64", "a neighbour of it"
    assert client_address("2001:db8::8", "1.2.3.4", proxies) == "2001:db8::/64"
    assert client_address(near, f"{far}, ", proxies) == "2001:db8::/64", "the proxy itself asks"
    assert client_address(near, " , ", proxies) == "127.0.0.1"
    assert client_address(near, "who knows", proxies) == "who knows"


def test_a_proxy_may_add_ports() -> None:
    proxies = ("127.0.0.1", "2001:db8::9")
    assert client_address("127.0.0.1", "1.2.3.4:5678", proxies) == "1.2.3.4"
    assert client_address("127.0.0.1", "1.2.3.4:5, [2001:db8::9]:443", proxies) == "1.2.3.4"
    assert client_address("127.0.0.1", "[2001:db8:1:2::3]:443", proxies) == "2001:db8:1:2::/64"
    assert client_address("127.0.0.1", "[2001:db8:1:2::3]", proxies) == "2001:db8:1:2::/64"
    assert client_address("127.0.0.1", "2001:db8:1:2::3", proxies) == "2001:db8:1:2::/64"
    assert len(client_address("127.0.0.1", "x" * 10_000, proxies)) <= 64


def test_a_network_of_proxies() -> None:
    ours = ("10.0.0.0/8", "fd00::/8", "192.0.2.1")
    assert client_address("10.1.2.3", "1.2.3.4", ours) == "1.2.3.4"
    assert client_address("10.1.2.3", "6.6.6.6, 1.2.3.4, fd00::7, 192.0.2.1", ours) == "1.2.3.4"
    assert client_address("::ffff:10.1.2.3", "1.2.3.4", ours) == "1.2.3.4"
    assert client_address("11.1.2.3", "1.2.3.4", ours) == "11.1.2.3"
    assert client_address("10.1.2.3", "nonsense", ours) == "nonsense"
    assert is_ours("10.9.9.9", ours)
    assert not is_ours("unix", ours)
