"""Two servers on one PostgreSQL and one NATS: any socket and any call at any of them."""

from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from tests.cluster.natsd import Natsd
from tests.server.games import SHORT
from tests.server.kit import Nursery, Server, in_loop, running
from tests.server.players import OVERTAKEN, HttpPlayer, Refused, Site, SocketPlayer, Table, pick

Pair = tuple[Server, Server]


def elsewhere(person: HttpPlayer, site: Site) -> HttpPlayer:
    """The same person, who calls another server."""
    table = Table(site, person.table.code, person.table.game)
    return HttpPlayer(table, person.token, person.seat)


async def play(sockets: list[SocketPlayer], chance: Random, most: int) -> None:
    """Each who is waited for moves, over the socket that they have."""
    for _ in range(most):
        newest = max(socket.version for socket in sockets)
        for socket in sockets:
            await socket.see(newest)
        if sockets[0].view["status"] != "playing":
            return
        movers = [socket for socket in sockets if pick(socket.view, Random(0))]
        if not movers:  # bots are at it
            await sockets[0].until(lambda newest=newest: sockets[0].version > newest)  # type: ignore[misc]
            continue
        mover = chance.choice(movers)
        move = pick(mover.view, chance)
        assert move
        try:
            await mover.make({**move, "id": f"{chance.random()}"})
        except Refused as refused:
            if refused.error not in OVERTAKEN:
                raise


@in_loop
async def test_one_table_at_two_servers(pair: Pair) -> None:
    async with AsyncExitStack() as stack:
        sites = [await stack.enter_async_context(Site(server.url)) for server in pair]
        table = await (await sites[0].open("odyssey", **SHORT["odyssey"])).fill(4)
        sockets = [
            await stack.enter_async_context(elsewhere(person, sites[n % 2]).socket())
            for n, person in enumerate(table.people)
        ]
        await table.host.move("start")
        for socket in sockets:
            await socket.until(lambda socket=socket: socket.view["status"] == "playing")  # type: ignore[misc]
        await play(sockets, Random(5), 400)
        assert {socket.view["status"] for socket in sockets} == {"over"}
        assert not any(socket.repeated for socket in sockets), "no version goes back"
        assert all(seat["connected"] for seat in sockets[0].view["seats"])


@in_loop
async def test_calls_go_anywhere(pair: Pair) -> None:
    """What was answered at one server is so at the other at once."""
    async with Site(pair[0].url) as one, Site(pair[1].url) as other:
        table = await one.open("stella")
        await elsewhere(table.host, other).view()
        people = [table.host, elsewhere(table.host, other)]
        for number in range(6):
            asked = {"type": "add_bot"} if number < 3 else {"type": "remove", "seat": 1}
            moved = await people[number % 2].send(asked)
            seen = await people[1 - number % 2].view()
            assert seen["version"] == moved["version"]
            assert seen["view"]["seats"] == moved["view"]["seats"]


@in_loop
async def test_the_same_move_at_two_servers_is_played_once(pair: Pair) -> None:
    async with Site(pair[0].url) as one, Site(pair[1].url) as other:
        table = await one.open("stella")
        here, there = table.host, elsewhere(table.host, other)
        first = await here.move("add_bot", id="again")
        second = await there.move("add_bot", id="again")
        assert first == second
        assert len((await there.view())["view"]["seats"]) == 2


@in_loop
async def test_without_a_bus_everything_comes_a_little_later(pair: Pair, nats: Natsd) -> None:
    async with Site(pair[0].url) as one, Site(pair[1].url) as other:
        table = await (await one.open("stella")).fill(3)
        async with elsewhere(table.people[1], other).socket() as far:
            nats.stop()
            try:
                await table.host.move("start")
                await far.until(lambda: far.view["status"] == "playing")
                await far.make(pick(far.view, Random(1)) or {})
                assert (await table.host.view())["version"] == far.version
            finally:
                nats.start()
            view = (await table.host.view())["view"]
            moved = await table.host.send(pick(view, Random(1)) or {})
            await far.see(moved["version"])


@in_loop
async def test_bots_play_though_people_are_at_two_servers(pair: Pair) -> None:
    async with AsyncExitStack() as stack:
        sites = [await stack.enter_async_context(Site(server.url)) for server in pair]
        table = await (await sites[0].open("odyssey", **SHORT["odyssey"])).fill(2, bots=2)
        sockets = [
            await stack.enter_async_context(elsewhere(person, sites[n % 2]).socket())
            for n, person in enumerate(table.people)
        ]
        await table.host.move("start")
        for socket in sockets:
            await socket.until(lambda socket=socket: socket.view["status"] == "playing")  # type: ignore[misc]
        await play(sockets, Random(3), 400)
        assert sockets[0].view["status"] == "over"


@in_loop
async def test_who_was_at_a_server_that_died_is_absent(
    pair: Pair, nursery: Nursery, nats: Natsd, database: str, tmp_path: Path
) -> None:
    third = Server(nursery, tmp_path, database=database, bus=nats.url)
    with running(third):
        async with Site(pair[0].url) as one, Site(third.url) as doomed:
            table = await (await one.open("stella")).fill(3)
            async with elsewhere(table.people[0], one).socket() as stays:
                lost = elsewhere(table.people[1], doomed).socket()
                await lost.__aenter__()
                await stays.until(lambda: connected(stays) == [True, True, False])
                third.kill()
                await stays.until(lambda: connected(stays) == [True, False, False])
                async with elsewhere(table.people[1], one).socket() as back:
                    await stays.until(lambda: connected(stays) == [True, True, False])
                    assert back.view["you"] == 1
                await lost._reader


def connected(socket: SocketPlayer) -> list[bool]:
    return [seat["connected"] for seat in socket.view["seats"]]
