"""An answered move survives ``kill -9`` at any moment, and the game goes on."""

import asyncio
import itertools
from operator import sub
from random import Random

import httpx
import pytest
from msgspec.json import decode, encode
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from reverie.tables.view import view
from tests.server.games import SHORT
from tests.server.kit import Nursery, Server, in_loop, running
from tests.server.players import OVERTAKEN, HttpPlayer, Json, Refused, Site, Table, pick
from tests.server.secrecy import Truth

KILLS = 50
BY_SOCKET = 0.4
"""The share of the moves that are sent over a socket, opened for each."""
TABLES = (("stella", 2, 2), ("odyssey", 3, 1), ("party", 3, 3), ("team", 4, 2))


async def send_by_socket(person: HttpPlayer, move: Json) -> Json:
    """Moves over a socket of its own; the answer is the view with the id of the move."""
    address = f"ws{person.table.site.url.removeprefix('http')}{person.table.path}/socket"
    try:
        async with connect(address, compression=None, max_size=None, proxy=None) as socket:
            await socket.send(encode({"type": "hello", "token": person.token}), text=True)
            await socket.send(encode({"type": "move", "move": move}), text=True)
            async for text in socket:
                told = decode(text)
                if told["type"] == "refused":
                    raise Refused(409, told["error"], told["message"])
                if told.get("id") == move["id"]:
                    return {"version": told["version"], "view": told["view"]}
    except (ConnectionClosed, InvalidHandshake, OSError) as error:
        raise httpx.ReadError("no server any more") from error
    raise httpx.ReadError("no server any more")


class Keeper:
    """The people of a table, who write down every answer and ask again where they got none."""

    def __init__(self, table: Table, chance: Random) -> None:
        self.table = table
        self.chance = chance
        self.answers: list[tuple[int, Json, Json]] = []
        self.unanswered: tuple[int, Json] | None = None
        self._ids = itertools.count()

    async def play(self) -> None:
        """Plays on and on until there is no server any more."""
        while True:
            if self.unanswered:
                await self._send(*self.unanswered)
            chosen = await self._choose()
            if chosen:
                await self._send(*chosen)
            else:
                await asyncio.sleep(0.005)

    async def _choose(self) -> tuple[int, Json] | None:
        seat = self.chance.randrange(len(self.table.people))
        seen = (await self.table.people[seat].view())["view"]
        if seen["status"] == "over":
            move: Json | None = {"type": "rematch"} if seen["host"] == seat else None
        else:
            move = pick(seen, self.chance)
        return (seat, {**move, "id": f"move {next(self._ids)}"}) if move else None

    async def _send(self, seat: int, move: Json) -> None:
        self.unanswered = (seat, move)
        by_socket = self.chance.random() < BY_SOCKET
        try:
            person = self.table.people[seat]
            answer = await (send_by_socket(person, move) if by_socket else person.send(move))
        except Refused as refused:
            # A bot was faster; or the move was heard, and its answer was not.
            if refused.error not in OVERTAKEN:
                raise
        else:
            self.answers.append((seat, move, answer))
        self.unanswered = None

    async def check(self) -> None:
        """What was answered last is answered the same again."""
        for seat, move, answer in self.answers[-2:]:
            assert await self.table.people[seat].send(move) == answer

    def check_all(self, truth: Truth) -> None:
        """Every answer ever given was of the table as it is stored."""
        versions = [answer["version"] for _, _, answer in self.answers]
        assert len(set(versions)) == len(versions), "nothing is played twice"
        for seat, _, answer in self.answers:
            stored = view(truth.at(answer["version"]), seat)
            assert decode(encode(stored)) == answer["view"]


def answered(keepers: list[Keeper]) -> list[int]:
    return [len(keeper.answers) for keeper in keepers]


async def one_life(server: Server, keepers: list[Keeper], enough: int, each: int = 0) -> None:
    """From a start of the server to its sudden end, after enough moves were answered."""
    before = answered(keepers)
    async with Site(server.url) as site:
        for keeper in keepers:
            keeper.table.site = site
            await keeper.check()
        playing = [asyncio.create_task(keeper.play()) for keeper in keepers]
        while (
            sum(answered(keepers)) < sum(before) + enough
            or min(map(sub, answered(keepers), before)) < each
        ):
            await asyncio.sleep(0.001)
            for task in playing:
                if task.done():
                    task.result()
        await asyncio.sleep(Random(enough).uniform(0, 0.02))
        await asyncio.to_thread(server.kill)
        ends = await asyncio.gather(*playing, return_exceptions=True)
        for end in ends:
            if not isinstance(end, httpx.TransportError):
                raise AssertionError("the server was gone") from end


@in_loop
async def test_killed_fifty_times(
    nursery: Nursery, tmp_path_factory: pytest.TempPathFactory
) -> None:
    chance = Random(50)
    with running(Server(nursery, tmp_path_factory.mktemp("killed"))) as server:
        keepers = []
        async with Site(server.url) as site:
            for game, people, bots in TABLES:
                table = await (await site.open(game, **SHORT[game])).fill(people, bots)
                await table.host.move("start")
                keepers.append(Keeper(table, Random(game)))
        for _ in range(KILLS):
            await one_life(server, keepers, chance.randint(1, 25))
            server.start()
        async with Site(server.url) as site:
            for keeper in keepers:
                keeper.table.site = site
                await keeper.check()
                now = (await keeper.table.host.view())["version"]
                assert now >= keeper.answers[-1][2]["version"]
        for keeper in keepers:
            keeper.check_all(Truth(server.database, keeper.table.code))
        await one_life(server, keepers, 1, each=10)
