"""Who looks on at a lobby tells the host who they are, and the host offers them a seat."""

from contextlib import AsyncExitStack
from typing import Any

import pytest

from reverie.server.limits import RATES
from reverie.tables.watchers import MOST, MOST_OF_ONE
from tests.server.kit import InThread, Server, in_loop
from tests.server.players import Site, SocketPlayer, Table
from tests.server.test_floods import From, guarded

__all__ = ["guarded"]

Json = dict[str, Any]


def watch(name: Any) -> Json:
    return {"type": "watch", "name": name}


DECLINE = {"type": "decline"}


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
            await mira.send(DECLINE)
            await host.until(lambda: len(host.others) == 2)
            assert host.others[1] == {**told, "type": "declined"}
            assert len(guest.others) == 1, "but for the refusal"
            assert host.version == version, "nothing has changed"


@in_loop
async def test_who_was_offered_nothing_declines_nothing(server: Server) -> None:
    async with Site(server.url) as site:
        table = await opened(site)
        async with table.host.socket() as host, SocketPlayer(table, None) as mira:
            assert (await mira.reply(DECLINE))["error"] == "not_now"
            await mira.send(watch("Mira"))
            await host.until(lambda: bool(host.others))
            assert (await mira.reply(DECLINE))["error"] == "not_now"
            assert (await host.reply(DECLINE))["error"] == "not_now"
            await host.send({"type": "invite", "watcher": host.others[0]["watcher"]})
            await mira.until(lambda: mira.others[-1] == {"type": "invited"})
            await mira.send(DECLINE)
            await host.until(lambda: host.others[-1]["type"] == "declined")
            assert (await mira.reply(DECLINE))["error"] == "not_now", "once for every offer"
            await host.send({"type": "invite", "watcher": host.others[0]["watcher"]})
            assert (await host.reply({"type": "ping"}))["type"] == "pong"
            assert (await mira.reply({"type": "ping"}))["type"] == "pong", "and is asked no more"


@in_loop
async def test_a_seat_is_offered_where_there_is_one(server: Server) -> None:
    """A bot makes room; where only people sit, every seat is taken."""
    async with Site(server.url) as site:
        table = await (await site.open("stella")).fill(5, bots=1)
        async with table.host.socket() as host, SocketPlayer(table, None) as mira:
            await mira.send(watch("Mira"))
            await host.until(lambda: bool(host.others))
            invite = {"type": "invite", "watcher": host.others[0]["watcher"]}
            await host.send(invite)
            await mira.until(lambda: mira.others == [{"type": "invited"}])
            body = {"name": "Mira", "instead_of": 5}
            await site.call("POST", f"{table.path}/seats", body)
            await host.until(lambda: not host.view["seats"][5]["bot"])
            version = host.version
            answer = await host.reply(invite)
            assert (answer["type"], answer["error"]) == ("refused", "table_full")
            assert (await mira.reply({"type": "ping"}))["type"] == "pong"
            assert host.version == version


@pytest.mark.parametrize("late", [True, False])
@in_loop
async def test_in_a_game_a_watcher_is_offered_the_seat_of_a_bot(server: Server, late: bool) -> None:
    async with Site(server.url) as site:
        table = await (await site.open("stella", late=late)).fill(2, bots=1)
        async with table.host.socket() as host, SocketPlayer(table, None) as mira:
            await host.move("start")
            await mira.see(host.version)
            if not late:
                assert (await mira.reply(watch("Mira")))["error"] == "not_now"
                return
            await mira.send(watch("Mira"))
            await host.until(lambda: bool(host.others))
            await host.send({"type": "invite", "watcher": host.others[0]["watcher"]})
            await mira.until(lambda: mira.others == [{"type": "invited"}])
            body = {"name": "Mira", "instead_of": 2}
            assert (await site.call("POST", f"{table.path}/seats", body))["seat"] == 2
            assert (await mira.reply(watch("Noor")))["error"] == "not_now", "no bot is left"


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

        async def coming(address: str) -> SocketPlayer:
            guest = SocketPlayer(table, None, address=address)
            return await stack.enter_async_context(guest)

        async def is_told_of(count: int) -> None:
            await host.until(lambda: len(host.others) == count)

        for number in range(MOST):
            guest = await coming("127.0.0.7" if number < MOST_OF_ONE else "127.0.0.8")
            await guest.send(watch(f"Guest {number}"))
            await is_told_of(number + 1)
            if number == MOST_OF_ONE - 1:
                one_more = await coming("127.0.0.7")
                answer = await one_more.reply(watch("Many names"))
                assert answer["error"] == "slow_down", "a stranger leaves room for others"
        one_more = await coming("127.0.0.9")
        assert (await one_more.reply(watch("Mira")))["error"] == "slow_down"
        await guest.send(watch("Another name"))
        await is_told_of(MOST + 1)
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
