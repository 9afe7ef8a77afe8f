"""People at a table: sitting down, the host, seats in another order, watching, talking, again."""

import asyncio
from random import Random

import pytest

from reverie.games import GAMES, chance
from tests.decks.making import jpeg
from tests.server.games import SHORT, Game, Watch, check_log, started
from tests.server.kit import PATIENCE, Nursery, Server, in_loop, running
from tests.server.players import Json, Site, SocketPlayer, Table, calling, refusal
from tests.server.shapes import check_view


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_the_lobby_offers_what_may_be_done(server: Server, game: str) -> None:
    counts = GAMES[game].counts
    async with Site(server.url) as site:
        table = await site.open(game)
        for players in range(1, counts[-1] + 1):
            if players > 1:
                await table.sit()
            for person in (table.host, table.people[-1]):
                view = (await person.view())["view"]
                check_view(view)
                offers = {offer["type"]: offer for offer in view["can"]}
                expected = {"leave", "rename", "colour", "face"}
                if person.seat == 0:
                    expected |= {"configure"}
                    expected |= {"add_bot"} if players < counts[-1] else set()
                    expected |= {"remove", "arrange"} if players > 1 else set()
                    expected |= {"start"} if players in counts else set()
                assert set(offers) == expected
            if players > 1:
                others = (await table.host.view())["view"]["can"]
                choices = next(offer["from"] for offer in others if offer["type"] == "remove")
                assert choices == list(range(1, players))


@in_loop
async def test_a_table_as_it_is_told(server: Server) -> None:
    async with Site(server.url) as site:
        table = await (await site.open("odyssey", target=50)).fill(2, bots=1)
        told = await table.read()
        assert set(told) == {"table", "game", "status", "options", "host", "seats"}
        assert (told["table"], told["game"], told["status"]) == (table.code, "odyssey", "lobby")
        assert told["host"] == 0
        for number, seat in enumerate(told["seats"]):
            assert {"seat", "name", "colour", "bot", "connected"} <= set(seat)
            assert (seat["seat"], seat["bot"]) == (number, number == 2)
            assert seat["connected"] == seat["bot"]
        async with table.people[1].socket():
            assert (await table.read())["seats"][1]["connected"]


@in_loop
async def test_codes_and_tokens_cannot_be_guessed(server: Server) -> None:
    async with Site(server.url) as site:
        tables = [await site.open("stella") for _ in range(20)]
        codes = {table.code for table in tables}
        assert len(codes) == 20
        assert not set("".join(codes)) & set("01OIL5S2Z8BUV") - {"V"}
        assert all(len(code) >= 6 for code in codes)
        tokens = {table.host.token for table in tables}
        assert len(tokens) == 20
        assert all(len(token) >= 22 for token in tokens)  # 6 bits each: 128 and more
    stored = server.database.read_bytes()
    for suffix in ("-wal",):
        wal = server.database.with_name(server.database.name + suffix)
        stored += wal.read_bytes() if wal.exists() else b""
    assert not any(token.encode() in stored for token in tokens)


@in_loop
async def test_the_host_is_passed_on_to_the_next_person(server: Server) -> None:
    async with Site(server.url) as site:
        table = await (await site.open("odyssey")).fill(4, bots=2)
        await table.host.move("arrange", seats=[0, 4, 1, 5, 2, 3])
        view = (await table.people.pop(0).move("leave"))["view"]
        assert view["host"] == 1
        assert [seat["bot"] for seat in view["seats"]] == [True, False, True, False, False]
        await table.host.move("start")
        assert (await table.read())["host"] == 1
        view = (await table.people.pop(0).move("leave"))["view"]
        assert view["host"] == 3
        view = (await table.people.pop(0).move("leave"))["view"]
        assert view["host"] == 4


@in_loop
async def test_a_host_who_comes_back_is_a_guest(server: Server) -> None:
    async with Site(server.url) as site:
        playing = await started(site, server.database, "stella", 3)
        first, second, _ = playing.table.people
        await first.move("leave")
        assert (await second.view())["view"]["host"] == 1
        async with first.socket() as back:
            assert not back.view["seats"][0]["bot"]
            assert back.view["host"] == 1
            assert "remove" not in [offer["type"] for offer in back.view["can"]]


@in_loop
async def test_everybody_leaves_and_somebody_comes(server: Server) -> None:
    async with Site(server.url) as site:
        table = await (await site.open("stella", public=True)).fill(2, bots=2)
        codes = [told["table"] for told in (await site.call("GET", "/api/tables"))["tables"]]
        assert table.code in codes
        for person in table.people:
            await person.move("leave")
        codes = [told["table"] for told in (await site.call("GET", "/api/tables"))["tables"]]
        assert table.code not in codes
        assert len((await table.read())["seats"]) == 2
        table.people.clear()
        person = await table.sit("Cleo")
        view = (await person.view())["view"]
        check_view(view)
        assert view["host"] == view["you"] == 2
        assert (await person.move("start"))["view"]["status"] == "playing"


@in_loop
async def test_the_last_person_leaves_a_game_and_comes_back(server: Server) -> None:
    async with Site(server.url) as site:
        playing = await started(site, server.database, "stella", 2, bots=1)
        table = playing.table
        for person in table.people:
            await person.move("leave")
        async with SocketPlayer(table, None) as spectator:
            await spectator.until(lambda: spectator.view["play"]["phase"] == "scored")
            await asyncio.sleep(0.3)
            rests = spectator.view["play"]
        assert (rests["phase"], rests["round"]) == ("scored", 1), "bots do not play for nobody"
        async with table.people[1].socket() as back:
            assert back.view["host"] == 1
        table.people.pop(0)
        await playing.play_out()


@in_loop
async def test_a_removed_person_is_a_spectator(server: Server) -> None:
    async with Site(server.url) as site:
        table = await (await site.open("stella")).fill(3)
        async with table.people[1].socket() as removed, table.people[2].socket() as moved_up:
            await table.host.move("remove", seat=1)
            await removed.until(lambda: removed.view["you"] is None)
            await moved_up.until(lambda: moved_up.view["you"] == 1)
            assert removed.view["can"] == []
            answer = await removed.reply({"type": "move", "move": {"type": "leave"}})
            assert answer["error"] == "no_seat"
            answer = await removed.reply({"type": "say", "text": "hello?"})
            assert answer["error"] == "no_seat"


@in_loop
async def test_seats_in_another_order(server: Server) -> None:
    async with Site(server.url) as site:
        table = await (await site.open("team")).fill(5, bots=1)
        before = (await table.read())["seats"]
        async with table.people[3].socket() as third:
            view = (await table.host.move("arrange", seats=[5, 3, 1, 0, 4, 2]))["view"]
            assert [seat["name"] for seat in view["seats"]] == [
                before[number]["name"] for number in (5, 3, 1, 0, 4, 2)
            ]
            assert [seat["colour"] for seat in view["seats"]] == [
                before[number]["colour"] for number in (5, 3, 1, 0, 4, 2)
            ]
            assert view["host"] == view["you"] == 3
            await third.until(lambda: third.view["you"] == 1)
        assert await table.people[1].refusal("arrange", seats=[0, 1, 2, 3, 4, 5]) == (
            403,
            "not_host",
        )


@in_loop
async def test_somebody_may_watch_at_any_time(server: Server) -> None:
    async with Site(server.url) as site:
        playing = await started(site, server.database, "odyssey", 3)
        await playing.play_until("vote")
        async with SocketPlayer(playing.table, None, playing.watch) as late:
            assert late.view["you"] is None
            assert late.view["can"] == []
            assert late.view["play"]["hand"] is None
            answer = await late.reply({"type": "move", "move": {"type": "leave"}})
            assert answer["error"] == "no_seat"
            answer = await late.reply({"type": "say", "text": "psst"})
            assert answer["error"] == "no_seat"
            await playing.play_until("scored")
            await late.until(lambda: late.view["play"]["phase"] == "scored")


@in_loop
async def test_people_talk(server: Server) -> None:
    async with Site(server.url) as site:
        table = await (await site.open("stella")).fill(3)
        spectator = SocketPlayer(table, None)
        async with table.host.socket() as host, table.people[1].socket() as guest, spectator:
            version = host.version
            await guest.send({"type": "say", "text": " قمر 🐇\u0007\u0000 "})
            for listener in (host, guest, spectator):
                await listener.until(lambda listener=listener: bool(listener.others))  # type: ignore[misc]
                (told,) = listener.others
                assert told.keys() == {"type", "seat", "text", "id", "name", "at", "earlier"}
                assert (told["type"], told["seat"], told["text"]) == ("said", 1, "قمر 🐇")
            for text in ("", "  ", "x" * 501):
                assert (await host.reply({"type": "say", "text": text}))["error"] == "malformed"
            assert (await host.reply({"type": "say", "text": "x" * 500}))["type"] == "said"
            assert host.version == version


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_the_same_people_play_again(server: Server, game: str) -> None:
    players = GAMES[game].counts[0]
    async with Site(server.url) as site:
        playing = await started(site, server.database, game, players)
        first = await playing.play_out()
        log = await playing.table.log()
        offers = [offer["type"] for offer in (await playing.look(0))["can"]]
        assert offers == ["rematch", "lobby", "remove", "configure", "rename", "leave"]
        assert [offer["type"] for offer in (await playing.look(1))["can"]] == ["rename", "leave"]
        assert await playing.people[1].refusal("rematch") == (403, "not_host")
        view = (await playing.people[0].move("rematch"))["view"]
        assert view["status"] == "playing"
        assert view["seed_hash"] != first["seed_hash"]
        assert [seat["name"] for seat in view["seats"]] == [seat["name"] for seat in first["seats"]]
        assert set(view["play"]["totals"]) == {0}
        refused = await refusal(playing.table.log())
        assert refused.error == "not_over"
        assert await playing.table.log(1) == log
        assert (await refusal(playing.table.log(2))).error == "not_over"
        playing._answer = None
        again = await playing.play_out()
        check_log(again, await playing.table.log())
        if game == "stella":  # S6
            drawn = chance.pick((await playing.table.log())["seed"], "first scout", players)
            assert view["play"]["first_scout"] == drawn
        check_log(first, await playing.table.log(1))
        assert await playing.table.log(2) == await playing.table.log()
        refused = await refusal(playing.table.log(3))
        assert (refused.status, refused.error) == (409, "not_over")
        refused = await refusal(playing.table.log(0))
        assert (refused.status, refused.error) == (400, "malformed")


@in_loop
async def test_who_left_after_the_game_is_a_bot_in_the_next(server: Server) -> None:
    async with Site(server.url) as site:
        playing = await started(site, server.database, "odyssey", 3)
        await playing.play_out()
        await playing.people[0].move("leave")
        assert (await playing.table.read())["host"] == 1
        view = (await playing.people[1].move("rematch"))["view"]
        assert [seat["bot"] for seat in view["seats"]] == [True, False, False]


@in_loop
async def test_who_has_left_does_not_speak_for_the_bot(server: Server) -> None:
    async with Site(server.url) as site:
        playing = await started(site, server.database, "odyssey", 3)
        async with playing.people[0].socket() as host, playing.people[1].socket() as left:
            await left.move("leave")
            answer = await left.reply({"type": "say", "text": "I am a bot"})
            assert (answer["type"], answer["error"]) == ("refused", "no_seat")
            assert not host.others
            async with playing.people[1].socket() as back:
                assert (await back.reply({"type": "say", "text": "again"}))["type"] == "said"


@in_loop
async def test_no_game_is_offered_without_its_deck(server: Server) -> None:
    async with Site(server.url) as site, calling(server.url) as client:
        form = {"data": {"name": "Gone"}, "files": [("images", ("sun.jpg", jpeg()))]}
        made = (await client.post("/api/decks", **form)).json()  # type: ignore[arg-type]
        deck = f"dreams+{made['deck']}"
        lobby = await (await site.open("odyssey", deck=deck)).fill(3)
        over = await (await site.open("odyssey", deck=deck, **SHORT["odyssey"])).fill(3)
        await over.host.move("start")
        await Game(over, Watch(server.database, over.code), Random(1)).play_out()

        def offered(view: Json) -> set[str]:
            return {offer["type"] for offer in view["can"]} & {"start", "rematch"}

        async with lobby.host.socket() as host:
            assert offered(host.view) == {"start"}
            assert offered((await over.host.view())["view"]) == {"rematch"}
            headers = {"authorization": f"Bearer {made['secret']}"}
            answer = await client.delete(f"/api/decks/{made['deck']}", headers=headers)
            assert answer.status_code == 204
            await host.until(lambda: not offered(host.view))
            assert not offered((await over.host.view())["view"])
            assert await lobby.host.refusal("start") == (409, "bad_options")
            assert await over.host.refusal("rematch") == (409, "bad_options")
            await host.move("configure", options={"deck": "dreams"})
            assert offered(host.view) == {"start"}


@in_loop
async def test_seven_are_offered_both_decks_of_the_server(server: Server) -> None:
    async with Site(server.url) as site, calling(server.url) as client:
        told = (await client.get("/api/decks")).json()["decks"]
        ours = [(deck["deck"], deck["count"]) for deck in told if len(deck["deck"]) < 26]
        assert ours == [("dreams", 84), ("inklings", 84)]
        table = await (await site.open("odyssey")).fill(7)
        deck = (await table.host.view())["view"]["options"]["deck"]
        cards = (await client.get(f"/api/decks/{deck}")).json()["cards"]
        assert len({card["id"] for card in cards}) == 168
        dealt = (await table.host.move("start"))["view"]["play"]
        assert dealt["draw_pile"] == 168 - 7 * 6


@in_loop
async def test_public_tables_newest_first(
    nursery: Nursery, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with running(Server(nursery, tmp_path_factory.mktemp("listed"))) as server:
        async with Site(server.url) as site:
            private = await site.open("stella")
            tables: list[Table] = [await site.open("odyssey", public=True) for _ in range(5)]
            told = (await site.call("GET", "/api/tables"))["tables"]
            assert [table["table"] for table in told] == [t.code for t in reversed(tables)]
            assert set(told[0]) == {"table", "game", "status", "options", "host", "seats"}
            await tables[4].host.move("configure", options={"public": False})
            await private.host.move("configure", options={"public": True})
            await (await tables[3].fill(3)).host.move("start")
            told = (await site.call("GET", "/api/tables"))["tables"]
            expected = [*(table.code for table in (tables[2], tables[1], tables[0])), private.code]
            assert [table["table"] for table in told] == expected


@in_loop
async def test_the_server_tells_sockets_to_come_again(
    nursery: Nursery, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with running(Server(nursery, tmp_path_factory.mktemp("stopped"))) as server:
        async with Site(server.url) as site:
            table = await (await site.open("stella")).fill(3)
            async with table.host.socket() as host:
                await asyncio.to_thread(server.stop)
                await host.until(lambda: bool(host.others))
                assert host.others[0]["type"] == "goodbye"
                await host.connection.wait_closed()
                assert host.connection.close_code == 1012
        server.start()
        async with Site(server.url) as site:
            table.site = site
            assert len((await table.read())["seats"]) == 3


@in_loop
async def test_health_and_metrics(server: Server) -> None:
    async with Site(server.url) as site, calling(server.url) as client:
        playing = await started(site, server.database, "odyssey", 3)
        await refusal(playing.people[1].move("start"))
        async with playing.people[0].socket(), asyncio.timeout(PATIENCE):
            text = ""
            while "reverie_sockets 1.0" not in text:  # others may just have gone
                text = (await client.get("/metrics")).text
        assert 'reverie_refusals_total{code="not_host"}' in text
        for name in ("reverie_tables", "reverie_seats", "reverie_moves_total", "reverie_move_sec"):
            assert name in text
        assert playing.table.code not in text
        assert (await site.call("GET", "/health")) == {"status": "ok"}


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_two_who_move_at_once_are_both_heard(server: Server, game: str) -> None:
    """Calls that arrive together are played one after another, each on a version of its own."""
    players = GAMES[game].counts[0]
    async with Site(server.url) as site:
        table = await (await site.open(game, **SHORT[game])).fill(players)
        await table.host.move("start")
        playing = Game(table, Watch(server.database, table.code), Random(1))
        await playing.play_until("associate" if game == "stella" else "give")
        waiting = (await playing.look(None))["play"]["waiting_for"]
        kind = {"stella": "mark"}.get(game, "give")
        moves = []
        for seat in waiting if game != "team" else waiting[:1]:
            offer = next(o for o in (await playing.look(seat))["can"] if o["type"] == kind)
            cards = offer["from"][: max(1, offer["min"])]
            moves.append(playing.people[seat].move(kind, cards=cards))
        versions = sorted(answer["version"] for answer in await asyncio.gather(*moves))
        assert versions == list(range(versions[0], versions[0] + len(versions)))
