"""Who looks on at a lobby tells the host who they are, and the host offers them a seat."""

from contextlib import AsyncExitStack
from typing import Any

import pytest

from reverie.server.limits import RATES
from reverie.tables.watchers import MOST
from tests.server.kit import InThread, Server, in_loop
from tests.server.players import Site, SocketPlayer, Table
from tests.server.test_floods import From, guarded

__all__ = ["guarded"]

Json = dict[str, Any]


def watch(name: Any) -> Json:
    return {"type": "watch", "name": name}


async def opened(site: Site) -> Table:
    return await (await site.open("stella")).fill(2)


@in_loop
async def test_the_host_alone_is_told_and_the_watcher_alone_invited(server: Server) -> None:
    async with Site(server.url) as site:
        table = await opened(site)
        mira = SocketPlayer(table, None)
        async with table.host.socket() as host, table.people[1].socket() as guest, mira:
            version = host.version
            await mira.send(watch("  Mira "))
            await host.until(lambda: bool(host.others))
            (told,) = host.others
            assert (told["type"], told["name"]) == ("watching", "Mira")
            answer = await guest.reply({"type": "invite", "watcher": told["watcher"]})
            assert answer["error"] == "not_host"
            await host.send({"type": "invite", "watcher": told["watcher"]})
            await mira.until(lambda: bool(mira.others))
            assert mira.others == [{"type": "invited"}]
            assert len(guest.others) == 1, "but for the refusal"
            assert host.version == version, "nothing has changed"


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("", "malformed"), ("\u200b", "malformed"), ("x" * 41, "malformed"), (7, "malformed"),
        (None, "malformed"), ("x" * 10_000, "malformed"),
        ("ADA", "name_taken"), ("\u0410da", "name_taken"),
    ],
)  # fmt: skip
@in_loop
async def test_a_name_is_one_that_could_sit_down(server: Server, name: Any, error: str) -> None:
    async with Site(server.url) as site:
        table = await site.open("stella")
        await table.host.move("rename", name="Ada")
        async with table.host.socket() as host, SocketPlayer(table, None) as mira:
            assert (await mira.reply(watch(name)))["error"] == error
            assert (await mira.reply({"type": "invite", "watcher": "x"}))["error"] == "no_seat"
            assert not host.others


@in_loop
async def test_only_who_looks_on_at_a_lobby_is_named(server: Server) -> None:
    async with Site(server.url) as site:
        table = await (await site.open("stella")).fill(3)
        async with table.host.socket() as host, SocketPlayer(table, None) as mira:
            assert (await host.reply(watch("Mira")))["error"] == "not_now"
            await host.move("start")
            assert (await mira.reply(watch("Mira")))["error"] == "not_now"
            nobody = {"type": "invite", "watcher": "nobody"}
            assert (await host.reply(nobody))["error"] == "not_now"


@in_loop
async def test_nobody_is_invited_who_is_not_there(server: Server) -> None:
    async with Site(server.url) as site:
        table = await opened(site)
        async with table.host.socket() as host:
            for watcher in ("nobody", "", "x" * 10_000):
                await host.send({"type": "invite", "watcher": watcher})
            assert (await host.reply({"type": "ping"}))["type"] == "pong"
            async with SocketPlayer(table, None) as mira:
                await mira.send(watch("Mira"))
                await host.until(lambda: host.others[-1]["type"] == "watching")
            invite = {"type": "invite", "watcher": host.others[-1]["watcher"]}
            await host.send(invite)
            assert (await host.reply({"type": "ping"}))["type"] == "pong"


@in_loop
async def test_two_of_one_name_are_told_apart(server: Server) -> None:
    async with Site(server.url) as site:
        table = await opened(site)
        mira, other = SocketPlayer(table, None), SocketPlayer(table, None)
        async with table.host.socket() as host, mira, other:
            await mira.send(watch("Mira"))
            await host.until(lambda: len(host.others) == 1)
            for _ in range(2):
                await other.send(watch("Mira"))
            await host.until(lambda: len(host.others) == 3)
            assert [told["name"] for told in host.others] == ["Mira", "Mira 2", "Mira 2"]


@in_loop
async def test_a_crowd_is_named_no_further_than_there_are_seats(server: Server) -> None:
    async with Site(server.url) as site, AsyncExitStack() as stack:
        table = await opened(site)
        host = await stack.enter_async_context(table.host.socket())
        for number in range(MOST):
            guest = await stack.enter_async_context(SocketPlayer(table, None))
            await guest.send(watch(f"Guest {number}"))
        await host.until(lambda: len(host.others) == MOST)
        one_more = await stack.enter_async_context(SocketPlayer(table, None))
        assert (await one_more.reply(watch("Mira")))["error"] == "slow_down"
        await guest.send(watch("Another name"))
        await host.until(lambda: len(host.others) == MOST + 1)
        assert len({told["watcher"] for told in host.others}) == MOST


@in_loop
async def test_a_stranger_tells_the_host_so_often_and_no_more(guarded: InThread) -> None:
    async with From(guarded.url, "127.0.0.6") as site:
        table = await opened(site)
        async with table.host.socket() as host, SocketPlayer(table, None) as noisy:
            for number in range(40):
                await noisy.send(watch(f"Guest {number}"))
            await noisy.until(lambda: len(noisy.others) == 40 - RATES["watch"].at_once)
            assert {message["error"] for message in noisy.others} == {"slow_down"}
            assert (await host.reply({"type": "ping"}))["type"] == "pong"
            assert len(host.others) == RATES["watch"].at_once + 1
