"""Who is connected: a part of the view like any other, with a version and a place in the store."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import connect

from reverie.tables.store import Saved
from tests.server.kit import PATIENCE, InThread, Nursery, Server, in_loop, running
from tests.server.players import Json, Site, SocketPlayer, Table


def here(view: Json) -> list[bool]:
    return [seat["connected"] for seat in view["seats"]]


async def hello_and(table: Table, token: str | None, *messages: Json) -> list[Json]:
    """All is sent at once; as many answers as messages."""
    address = f"ws{table.site.url.removeprefix('http')}{table.path}/socket"
    async with connect(address, proxy=None) as socket, asyncio.timeout(PATIENCE):
        for message in ({"type": "hello", "token": token}, *messages):
            await socket.send(msgspec.json.encode(message), text=True)
        return [msgspec.json.decode(await socket.recv()) for _ in (0, *messages)]


@in_loop
async def test_the_version_grows_when_somebody_comes_or_goes(server: Server) -> None:
    async with Site(server.url) as site:
        table = await (await site.open("stella")).fill(3)
        before = (await table.host.view())["version"]
        async with table.host.socket() as host:
            assert host.version == before + 1
            assert here(host.view) == [True, False, False]
            async with table.people[1].socket() as guest:
                assert guest.version == before + 2
                await host.see(before + 2)
                assert here(host.view) == here(guest.view) == [True, True, False]
                assert host.last["news"] == [{"what": "connected", "seat": 1}]
            await host.see(before + 3)
            assert here(host.view) == [True, False, False]
            assert host.last["news"] == [{"what": "disconnected", "seat": 1}]
            asked = await table.host.view()
            assert (asked["version"], asked["view"]) == (before + 3, host.view)


@in_loop
async def test_who_asks_after_somebody_has_gone_is_told_so(server: Server) -> None:
    async with Site(server.url) as site:
        table = await (await site.open("stella")).fill(3)
        for _ in range(20):
            async with table.people[1].socket() as guest:
                last = guest.version
            told = await table.host.view()
            assert (told["version"], here(told["view"])) == (last + 1, [False] * 3)


@in_loop
async def test_what_changes_nothing_has_no_version(server: Server) -> None:
    """A second device of the same person, and those who only watch."""
    async with Site(server.url) as site:
        table = await (await site.open("stella")).fill(3)
        async with table.host.socket() as host, AsyncExitStack() as stack:
            before = host.version
            await stack.enter_async_context(table.host.socket())
            await stack.enter_async_context(SocketPlayer(table, None))
            await host.until(lambda: host.last["news"] == [{"what": "connected", "seat": None}])
            assert host.version == before
        async with SocketPlayer(table, None) as watching:
            await watching.until(lambda: not any(here(watching.view)))
            assert watching.version == before + 1


@in_loop
async def test_one_who_comes_back_is_one_change(server: Server) -> None:
    async with Site(server.url) as site:
        table = await (await site.open("stella")).fill(3)
        await table.host.move("start")
        async with table.host.socket() as host:
            await host.move("replace", seat=1)
            async with table.people[1].socket() as back:
                assert not back.view["seats"][1]["bot"]
                await host.see(back.versions[0])
                told = [{"what": "came_back", "seat": 1}, {"what": "connected", "seat": 1}]
                assert back.last["news"] == [told[1]] or host.last["news"] == told


@in_loop
async def test_an_answer_is_repeated_with_those_who_were_there(server: Server) -> None:
    async with Site(server.url) as site:
        table = await (await site.open("stella")).fill(3)
        async with table.people[1].socket():
            first = await table.host.move("add_bot", id="bot")
            assert here(first["view"]) == [False, True, False, True]
        async with table.host.socket() as host:
            await host.until(lambda: here(host.view) == [True, False, False, True])
            assert await table.host.move("add_bot", id="bot") == first


@in_loop
async def test_the_first_answer_is_the_view(server: Server) -> None:
    async with Site(server.url) as site:
        table = await (await site.open("stella")).fill(3)
        asked: list[Json] = [{"type": "ping"}, {"type": "nonsense"}, {"type": "hello"}]
        for token in (table.host.token, None):
            kinds = [told["type"] for told in await hello_and(table, token, *asked)]
            assert kinds == ["view", "pong", "refused", "refused"]
        add = {"type": "move", "move": {"type": "add_bot", "id": "mine"}}
        view, moved = await hello_and(table, table.host.token, add)
        assert "id" not in view
        assert moved["id"] == "mine"
        say = {"type": "say", "text": "hello"}
        view, said = await hello_and(table, table.host.token, say)
        assert (view["type"], said["type"]) == ("view", "said")


@in_loop
async def test_before_the_hello_nothing_else_is_answered(server: Server) -> None:
    async with Site(server.url) as site:
        table = await site.open("stella")
        address = f"ws{server.url.removeprefix('http')}{table.path}/socket"
        async with connect(address, proxy=None) as socket, asyncio.timeout(PATIENCE):
            await socket.send('{"type":"ping"}')
            assert msgspec.json.decode(await socket.recv())["error"] == "malformed"
            await socket.send('{"type":"hello"}')
            assert msgspec.json.decode(await socket.recv())["type"] == "view"
            await socket.send('{"type":"ping"}')
            assert msgspec.json.decode(await socket.recv()) == {"type": "pong"}


@pytest.mark.parametrize("end", ["stop", "kill"])
@in_loop
async def test_after_a_restart_nobody_is_there_and_versions_go_on(
    nursery: Nursery, tmp_path_factory: pytest.TempPathFactory, end: str
) -> None:
    with running(Server(nursery, tmp_path_factory.mktemp("presence"))) as server:
        async with Site(server.url) as site:
            table = await (await site.open("stella")).fill(3)
            async with table.host.socket() as host:
                await asyncio.to_thread(getattr(server, end))
                last = host.version
        server.start()
        async with Site(server.url) as site:
            table.site = site
            told = await table.host.view()
            assert here(told["view"]) == [False, False, False]
            assert told["version"] == last + 1
            async with table.host.socket() as host:
                assert host.version == last + 2
        assert "error" not in server.log.read_text()


@in_loop
async def test_on_a_full_disk_people_look_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_saved: Saved) -> asyncio.Future[None]:
        refused = asyncio.get_running_loop().create_future()
        refused.set_exception(OSError("the disk is full"))
        return refused

    with InThread(tmp_path / "reverie.db") as place, capture_logs() as told:
        async with Site(place.url) as site:
            table = await (await site.open("stella")).fill(3)
            with monkeypatch.context() as patch:
                patch.setattr(place.service.app.store, "append", full)
                async with table.people[1].socket() as guest:
                    assert guest.view["you"] == 1
                    assert here(guest.view) == [False, False, False]
            async with table.people[2].socket() as late:
                assert here(late.view) == [False, False, True]
    assert {line["event"] for line in told} == {"nothing can be noted"}
