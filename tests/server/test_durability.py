"""An answered move survives ``kill -9`` at any moment, and the game goes on."""

import asyncio
import itertools
from operator import sub
from random import Random

import httpx
import msgspec
import pytest

from reverie.tables.view import view
from tests.server.games import SHORT
from tests.server.kit import Nursery, Server, in_loop, running
from tests.server.players import OVERTAKEN, Json, Refused, Site, Table, pick
from tests.server.secrecy import Truth

KILLS = 50
TABLES = (("stella", 2, 2), ("odyssey", 3, 1), ("party", 3, 3), ("team", 4, 2))


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
        try:
            answer = await self.table.people[seat].send(move)
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
            assert msgspec.json.decode(msgspec.json.encode(stored)) == answer["view"]


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
