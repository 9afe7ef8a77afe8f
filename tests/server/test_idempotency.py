"""A repeated id is answered as it was the first time, and played once."""

import copy
from typing import Any

import pytest

from reverie.games import GAMES
from tests.server.games import started
from tests.server.kit import Nursery, Server, in_loop, running
from tests.server.players import HttpPlayer, Json, Site, pick, refusal


def same(one: Json, other: Json) -> bool:
    """Whether two answers are the same, but for who happens to have a socket open."""
    return _without_sockets(one) == _without_sockets(other)


def _without_sockets(answer: Json) -> Json:
    told = copy.deepcopy({"version": answer["version"], "view": answer["view"]})
    for seat in told["view"]["seats"]:
        seat.pop("connected")
    return told


async def send_twice(person: HttpPlayer, move: Json) -> Json:
    first = await person.send(move)
    again = await person.send(move)
    assert first == again
    return first


@in_loop
async def test_every_move_of_a_table(server: Server) -> None:
    async with Site(server.url) as site:
        table = await (await site.open("stella")).fill(4)
        moves: list[Json] = [
            {"type": "add_bot"},
            {"type": "arrange", "seats": [4, 3, 2, 1, 0]},
            {"type": "configure", "options": {"public": True}},
            {"type": "remove", "seat": 0},
            {"type": "start"},
            {"type": "replace", "seat": 0},
        ]
        for number, move in enumerate(moves):
            before = (await table.host.view())["version"]
            answer = await send_twice(table.host, {**move, "id": f"{number}"})
            assert answer["version"] == before + 1 or move["type"] in ("start", "replace")
        seats = (await table.read())["seats"]
        assert [seat["name"] for seat in seats] == ["Person 3", "Person 2", "Person 1", "Ada"]
        late = await table.host.send({"type": "add_bot", "id": "0"})
        assert len(late["view"]["seats"]) == 5
        assert late["view"]["status"] == "lobby"


@in_loop
async def test_a_move_that_cannot_be_read_is_refused_again(server: Server) -> None:
    """Whatever comes under its id later; and what was played is answered again, not read."""
    async with Site(server.url) as site:
        table = await (await site.open("stella")).fill(3)
        refused = await refusal(table.host.send({"type": "add_bot", "level": "god", "id": "a"}))
        assert (refused.status, refused.error) == (400, "malformed")
        again = await refusal(table.host.send({"type": "add_bot", "id": "a"}))
        assert (again.status, again.error, again.message) == (400, "malformed", refused.message)
        played = await table.host.send({"type": "add_bot", "id": "b"})
        assert await table.host.send({"type": "add_bot", "level": "god", "id": "b"}) == played
        assert len((await table.read())["seats"]) == 4


@in_loop
async def test_moves_sent_in_a_row_are_played_in_that_order(server: Server) -> None:
    """Some of them wait for the one before, some are refused, some are repeated."""
    async with Site(server.url) as site:
        playing = await started(site, server.database, "stella", 3)
        slates: dict[str, list[int]] = {}

        def look(_seat: int | None, message: Json) -> None:
            if "id" in message:
                slates[message["id"]] = message["view"]["play"]["slate"]

        async with playing.table.host.socket(look) as socket:
            for number in range(40):
                card = number % 15
                sent = {"type": "mark", "cards": [card], "id": f"m{number}"}
                await socket.send({"type": "move", "move": sent})
                if number % 4 == 0:
                    await socket.send({"type": "move", "move": {"type": "take_pen"}})
                    await socket.send({"type": "move", "move": sent})
            await socket.until(lambda: len(slates) == 40 and len(socket.others) == 10)
            assert list(slates.items()) == [(f"m{number}", [number % 15]) for number in range(40)]
            assert {other["error"] for other in socket.others} == {"not_now"}


@in_loop
async def test_leaving_a_lobby_or_a_game(server: Server) -> None:
    async with Site(server.url) as site:
        table = await (await site.open("stella")).fill(3)
        answer = await send_twice(table.people[2], {"type": "leave", "id": "bye"})
        assert answer["view"]["you"] is None
        assert len(answer["view"]["seats"]) == 2
        playing = await started(site, server.database, "odyssey", 3)
        leaving = playing.people[1]
        answer = await leaving.send({"type": "leave", "id": "bye"})
        again = await leaving.send({"type": "leave", "id": "bye"})
        assert answer == again
        assert answer["view"]["seats"][1]["bot"]
        # The bot may move at any moment, so that nobody can say that nothing has changed.
        refused = await refusal(leaving.move("leave", id="bye 2"))
        assert (refused.status, refused.error) == (409, "not_now")


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_every_move_of_a_game(server: Server, game: str) -> None:
    players = GAMES[game].counts[0]
    async with Site(server.url) as site:
        playing = await started(site, server.database, game, players)
        asked = 0
        for _ in range(60):
            view = await playing.look(None)
            if view["status"] == "over":
                break
            seat = playing.chance.choice(view["play"]["waiting_for"])
            move = pick(await playing.look(seat), playing.chance)
            if move:
                asked += 1
                version = view["version"]
                answer = await send_twice(playing.people[seat], {**move, "id": f"move {asked}"})
                assert answer["version"] == version + 1


@in_loop
async def test_over_the_other_transport(server: Server) -> None:
    async with Site(server.url) as site:
        table = await (await site.open("stella")).fill(3)
        async with table.host.socket() as host:
            first = await table.host.send({"type": "add_bot", "id": "by HTTP"})
            await host.see(first["version"])
            seen = len(host.versions)
            await host.send({"type": "move", "move": {"type": "add_bot", "id": "by HTTP"}})
            await host.until(lambda: len(host.versions) > seen)
            assert same(host.last, first)
            assert host.last["id"] == "by HTTP"
            await host.move("add_bot", id="by socket")
            told = host.last
            assert same(await table.host.send({"type": "add_bot", "id": "by socket"}), told)
            # An answer of the past, which a client drops, so that the asker is never left waiting.
            await host.send({"type": "move", "move": {"type": "add_bot", "id": "by HTTP"}})
            await host.until(lambda: bool(host.repeated))
            assert same(host.repeated[-1], first)
            assert (await table.host.view())["version"] == told["version"]


@in_loop
async def test_who_moved_is_told_the_id_of_the_move_and_nobody_else(server: Server) -> None:
    async with Site(server.url) as site:
        table = await (await site.open("stella")).fill(3)
        async with table.host.socket() as host, table.host.socket() as phone:
            async with table.people[1].socket() as guest:
                await host.move("add_bot", id='in quotes: "é"')
                for other in (phone, guest):
                    await other.see(host.version)
                assert host.last["id"] == phone.last["id"] == 'in quotes: "é"'
                assert "id" not in guest.last
                await host.move("add_bot")
                assert "id" not in host.last
                await table.host.send({"type": "add_bot", "id": "by HTTP"})
                await host.see(guest.version)
                await host.until(lambda: host.last.get("id") == "by HTTP")
            await host.until(lambda: not host.view["seats"][1]["connected"])
            seats = len(host.view["seats"])
            await host.send({"type": "move", "move": {"type": "leave", "id": "gone"}})
            await host.until(lambda: len(host.view["seats"]) < seats)
            assert host.view["you"] is None
            assert host.last["id"] == "gone"


@in_loop
async def test_a_refusal_is_repeated_too(server: Server) -> None:
    async with Site(server.url) as site:
        table = await (await site.open("stella")).fill(2)
        first = await refusal(table.host.move("start", id="too soon"))
        assert first.error == "bad_count"
        await table.sit()
        again = await refusal(table.host.move("start", id="too soon"))
        assert (again.status, again.error, again.message) == (409, "bad_count", first.message)
        async with table.host.socket() as host:
            told = await host.reply({"type": "move", "move": {"type": "start", "id": "too soon"}})
            assert told == {
                "type": "refused", "id": "too soon", "error": "bad_count", "message": first.message,
            }  # fmt: skip
        assert (await table.host.move("start", id="now"))["view"]["status"] == "playing"


@in_loop
async def test_an_id_is_of_one_seat_at_one_table(server: Server) -> None:
    async with Site(server.url) as site:
        playing = await started(site, server.database, "stella", 3)
        versions = [
            (await playing.people[seat].move("mark", cards=[1], id="same"))["version"]
            for seat in range(3)
        ]
        assert versions == list(range(versions[0], versions[0] + 3))
        other = await site.open("stella")
        assert (await other.host.move("add_bot", id="same"))["version"] == 2
        long = "🐇" * 64
        assert (await other.host.move("add_bot", id=long))["version"] == 3
        assert (await other.host.move("add_bot", id=long))["version"] == 3


@in_loop
async def test_across_a_restart(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("restarted")
    with running(Server(nursery, folder)) as server:
        answers: list[tuple[int, Json, Json]] = []
        refusals: list[Any] = []
        async with Site(server.url) as site:
            playing = await started(site, folder / "reverie.db", "odyssey", 3)
            code, tokens = playing.table.code, [p.token for p in playing.table.people]
            for number in range(12):
                view = await playing.ready()
                seat = view["play"]["waiting_for"][0]
                move = {**(pick(await playing.look(seat), playing.chance) or {}), "id": f"{number}"}
                answers.append((seat, move, await playing.people[seat].send(move)))
                playing._answer = None
            refusals.append(await refusal(playing.people[1].move("start", id="mine")))
        server.kill()
        server.start()
        async with Site(server.url) as site:
            playing.table.site = site
            assert playing.table.code == code
            for seat, move, answer in answers:
                again = HttpPlayer(playing.table, tokens[seat], seat)
                assert await again.send(move) == answer
            again = HttpPlayer(playing.table, tokens[1], 1)
            refused = await refusal(again.move("start", id="mine"))
            assert (refused.status, refused.message) == (403, refusals[0].message)


@in_loop
async def test_what_changes_nothing_is_not_played_later(server: Server) -> None:
    """The host may say again and again to have seen the scores, but each time of one turn."""
    async with Site(server.url) as site:
        playing = await started(site, server.database, "party", 6)
        host = playing.people[0]
        await playing.play_until("scored")
        first = await host.move("continue")
        again = await host.move("continue", id="again")
        assert again["version"] == first["version"] + 1
        await host.move("continue", all=True)
        scored = await playing.play_until("scored")
        assert await host.move("continue", id="again") == again
        assert (await host.view())["version"] == scored["version"]
        assert 0 in (await host.view())["view"]["play"]["waiting_for"]
        async with host.socket() as socket:
            await socket.move("continue")
            before = socket.version
            await socket.move("continue")
            assert socket.version == before + 1


@in_loop
async def test_the_same_slate_again_is_a_move_like_any_other(server: Server) -> None:
    """Who waits for the version to grow after a move does not wait in vain."""
    async with Site(server.url) as site:
        playing = await started(site, server.database, "stella", 3)
        async with playing.people[1].socket() as socket:
            for _ in range(3):
                before = socket.version
                await socket.move("mark", cards=[3, 1])
                assert socket.version == before + 1
