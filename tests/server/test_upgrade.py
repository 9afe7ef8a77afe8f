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


@in_loop
async def test_a_code_may_be_typed_as_people_do(server: Server) -> None:
    async with Site(server.url) as site:
        code = (await site.open("stella")).code
        for typed in (code.lower(), f"{code[:3]}-{code[3:]}", f"{code[:2]}%20{code[2:]}"):
            async with RoughSocket(server.port, f"/api/tables/{typed}/socket") as socket:
                await socket.send(frame(b'{"type":"hello"}'))
                assert b'"view"' in await socket.read_until(lambda told: b'"type"' in told)


@in_loop
async def test_who_is_turned_away_by_the_head_of_the_call_is_told_why(server: Server) -> None:
    """The parser has seen a call for a socket all the same, and it is not answered twice."""
    many = {f"X-{number}": "much" for number in range(120)}
    async with RoughSocket(server.port, "/api/tables/AAAAAA/socket", **many) as socket:
        assert socket.status == 431
    assert "Traceback" not in server.log.read_text()
