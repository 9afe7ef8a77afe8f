"""How browsers and proxies ask for a socket."""

import pytest

from tests.server.kit import Server, in_loop
from tests.server.players import Site
from tests.server.rough import RoughSocket, frame


@pytest.mark.parametrize(
    "connection",
    [
        "Upgrade",
        "upgrade",
        "keep-alive, Upgrade",  # Firefox
        "Upgrade,keep-alive",
        "keep-alive\r\nConnection: Upgrade",
    ],
)
@in_loop
async def test_a_connection_may_be_kept_alive_as_well(server: Server, connection: str) -> None:
    async with Site(server.url) as site:
        path = f"{(await site.open('stella')).path}/socket"
        async with RoughSocket(server.port, path, Connection=connection) as socket:
            assert socket.status == 101
            await socket.send(frame(b'{"type":"hello"}'))
            assert b'"view"' in await socket.reader.readuntil(b'"view"')


@in_loop
async def test_who_asks_for_no_upgrade_gets_none(server: Server) -> None:
    path = "/api/tables/AAAAAA/socket"
    async with RoughSocket(server.port, path, Connection="keep-alive") as socket:
        assert socket.status == 404
