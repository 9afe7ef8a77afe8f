"""An evening at one table, over the wire: three games, a latecomer, and somebody unwelcome."""

from tests.server.games import Game, started
from tests.server.kit import Server, in_loop
from tests.server.players import HttpPlayer, Json, Site, refusal


def next_game(before: Game) -> Game:
    return Game(before.table, before.watch, before.chance)


async def games_of(playing: Game) -> list[str]:
    view = (await playing.table.host.view())["view"]
    return [game["game"] for game in view["evening"]["games"]]


@in_loop
async def test_three_games_with_a_latecomer(server: Server) -> None:
    async with Site(server.url) as site:
        first = await started(site, server.database, "stella", 3)
        table = first.table
        await first.play_out()
        await table.host.move("lobby")
        assert (await table.read())["status"] == "lobby"
        await table.host.move("configure", game="odyssey", options={"target": 5})
        await table.host.move("add_bot")
        await table.host.move("start")
        path = f"{table.path}/seats"
        taken = await site.call("POST", path, {"name": "Eve", "instead_of": 3})
        assert taken["seat"] == 3
        eve = HttpPlayer(table, taken["token"], 3)
        table.people.append(eve)
        assert (await eve.view())["view"]["play"]["hand"]
        refused = await refusal(site.call("POST", path, {"name": "Mallory", "instead_of": 3}))
        assert (refused.status, refused.error) == (409, "already_started")
        await next_game(first).play_out()
        assert await games_of(first) == ["stella", "odyssey"]
        await table.host.move("rematch")
        await next_game(first).play_out()
        assert await games_of(first) == ["stella", "odyssey", "odyssey"]
        await table.host.move("lobby")
        for number, game in enumerate(("stella", "odyssey", "odyssey"), 1):
            for what in ("log", "replay"):
                told: Json = await site.call("GET", f"{table.path}/{what}?game={number}")
                assert told["game"] == game
        last = await site.call("GET", f"{table.path}/replay")
        assert (last["game"], last["number"]) == ("odyssey", 3)
        assert (await site.call("GET", f"{table.path}/log"))["game"] == "odyssey"


@in_loop
async def test_who_was_removed_for_good_does_not_come_back(server: Server) -> None:
    async with Site(server.url) as site:
        table = (await started(site, server.database, "stella", 4)).table
        path, mallory = f"{table.path}/seats", table.people[3]
        async with mallory.socket() as socket:
            await table.host.move("remove", seat=3, for_good=True)
            await socket.until(lambda: socket.view["you"] is None)
            assert "slate" not in socket.view["play"] or socket.view["play"]["slate"] is None
        assert (await refusal(mallory.view())).error == "no_seat"
        again = {"name": "Mallory again", "instead_of": 3}
        refused = await refusal(site.call("POST", path, again, mallory.token))
        assert (refused.status, refused.error) == (403, "removed")
        taken = await site.call("POST", path, {"name": "Eve", "instead_of": 3})
        assert taken["seat"] == 3


@in_loop
async def test_everybody_may_take_another_name(server: Server) -> None:
    async with Site(server.url) as site:
        table = (await started(site, server.database, "stella", 3)).table
        async with table.host.socket() as host:
            told = await table.people[1].move("rename", name=" Inés ")
            assert told["view"]["seats"][1]["name"] == "Inés"
            await host.until(lambda: host.view["seats"][1]["name"] == "Inés")
            assert host.last["news"] == [{"what": "renamed", "seat": 1, "name": "Inés"}]
        refused = await refusal(table.people[2].move("rename", name="INES"))
        assert (refused.status, refused.error) == (409, "name_taken")
        assert refused.suggestion
        for name in ("", "x" * 41, 7):
            assert (await table.people[2].refusal("rename", name=name))[1] == "malformed"
