"""Calls in the corners: methods, headers, and errors that are no error of a table."""

from pathlib import Path

import msgspec
import pytest

from reverie.server.limits import RATES, Rate
from tests.server.kit import InThread, Server, in_loop
from tests.server.players import Site, calling
from tests.server.rough import RoughSocket

METHODS = {
    "/api/tables": "GET, HEAD, OPTIONS, POST",
    "/api/tables/AAAAAA": "GET, HEAD, OPTIONS",
    "/api/tables/AAAAAA/seats": "OPTIONS, POST",
    "/api/tables/AAAAAA/view": "GET, HEAD, OPTIONS",
    "/api/tables/AAAAAA/moves": "OPTIONS, POST",
    "/api/tables/AAAAAA/log": "GET, HEAD, OPTIONS",
    "/api/tables/AAAAAA/replay": "GET, HEAD, OPTIONS",
    "/api/games": "GET, HEAD, OPTIONS",
    "/api/decks": "GET, HEAD, OPTIONS, POST",
    "/api/decks/dreams": "DELETE, GET, HEAD, OPTIONS",
    "/health": "GET, HEAD, OPTIONS",
    "/metrics": "GET, HEAD, OPTIONS",
}


@pytest.mark.parametrize("path", METHODS)
@in_loop
async def test_a_wrong_method_is_told_the_right_ones(server: Server, path: str) -> None:
    async with calling(server.url) as client:
        for method in ("PUT", "PATCH", "TRACE"):
            answer = await client.request(method, path)
            assert (answer.status_code, answer.json()["error"]) == (405, "wrong_method")
            assert answer.headers["allow"] == METHODS[path]
        answer = await client.options(path)
        assert (answer.status_code, answer.content) == (204, b"")
        assert answer.headers["allow"] == METHODS[path]


@in_loop
async def test_nothing_has_no_methods(server: Server) -> None:
    async with calling(server.url) as client:
        for method in ("GET", "POST", "OPTIONS", "DELETE"):
            answer = await client.request(method, "/api/nothing")
            assert (answer.status_code, answer.json()["error"]) == (404, "not_found")


@in_loop
async def test_who_has_no_seat_is_told_how_to_show_one(server: Server) -> None:
    async with Site(server.url) as site, calling(server.url) as client:
        table = await site.open("stella")
        for scheme in ("Bearer", "bearer x"):
            headers = {"authorization": scheme}
            answer = await client.get(f"{table.path}/view", headers=headers)
            assert (answer.status_code, answer.json()["error"]) == (401, "no_seat"), scheme
            assert answer.headers["www-authenticate"] == "Bearer"
        assert (await client.get(f"{table.path}/view")).json()["view"]["you"] is None


@in_loop
async def test_who_is_too_fast_is_told_when_to_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "open", Rate(0.05, 1))
    monkeypatch.setitem(RATES, "miss", Rate(0.02, 1))
    monkeypatch.setitem(RATES, "socket", Rate(0.1, 1))
    with InThread(tmp_path / "tables.db", limits=True) as server:
        async with Site(server.url) as site, calling(server.url) as client:
            table = await site.open("stella")
            wish = {"game": "stella", "name": "Ada"}
            answer = await client.post("/api/tables", json=wish)
            assert (answer.status_code, answer.json()["error"]) == (429, "slow_down")
            assert 15 <= int(answer.headers["retry-after"]) <= 20
            assert (await client.get("/api/tables/AAAAAA")).status_code == 404
            answer = await client.get("/api/tables/AAAAAA")
            assert answer.status_code == 429
            assert 40 <= int(answer.headers["retry-after"]) <= 50
            again = RoughSocket(server.port, f"{table.path}/socket")
            async with table.host.socket(), again as socket:
                assert socket.status == 429
                assert 1 <= int(socket.headers["retry-after"]) <= 10
                body = await socket.reader.readexactly(int(socket.headers["content-length"]))
                assert msgspec.json.decode(body)["error"] == "slow_down"


@in_loop
async def test_who_has_enough_is_told_to_come_again(tmp_path: Path) -> None:
    with InThread(tmp_path / "tables.db", limits=True, most_tables_per_address=1) as server:
        async with Site(server.url) as site, calling(server.url) as client:
            await site.open("stella")
            answer = await client.post("/api/tables", json={"game": "stella", "name": "Ada"})
            assert answer.status_code == 429
            assert int(answer.headers["retry-after"]) >= 1


@in_loop
async def test_a_socket_that_is_turned_away_is_told_why(server: Server) -> None:
    async with Site(server.url) as site:
        path = f"{(await site.open('stella')).path}/socket"
        for where, origin, status, error in (
            ("/api/nothing", None, 404, "not_found"),
            (path, "http://evil.example", 403, "wrong_origin"),
        ):
            headers = {"Origin": origin} if origin else {}
            async with RoughSocket(server.port, where, **headers) as socket:
                assert socket.status == status
                assert socket.headers["content-type"] == "application/json"
                body = await socket.reader.readexactly(int(socket.headers["content-length"]))
                told = msgspec.json.decode(body)
                assert set(told) == {"error", "message"}
                assert told["error"] == error
