"""The replay of a game over HTTP: who may ask, for what, and what it costs."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from reverie.tables import replay as replays
from reverie.tables.replay import Replays
from tests.server.games import started
from tests.server.kit import InThread, Server, in_loop
from tests.server.players import Json, Site, Table, calling, refusal


async def replay(table: Table, query: str = "") -> Json:
    told: Json = await table.site.call("GET", f"{table.path}/replay{query}")
    return told


@in_loop
async def test_it_is_told_once_the_game_is_over(server: Server) -> None:
    async with Site(server.url) as site:
        playing = await started(site, server.database, "odyssey", 3)
        table = playing.table
        for query in ("", "?game=1", "?seat=1", "?all=true"):
            refused = await refusal(replay(table, query))
            assert (refused.status, refused.error) == (409, "not_over")
        over = await playing.play_out()
        seen = await replay(table)
        assert (seen["game"], seen["number"]) == ("odyssey", 1)
        assert [seat["name"] for seat in seen["seats"]] == [seat["name"] for seat in over["seats"]]
        last = seen["steps"][-1]
        assert last["version"] == over["version"]
        assert last["play"] == (await site.call("GET", f"{table.path}/view"))["view"]["play"]
        mine = (await replay(table, "?seat=1"))["steps"][-1]["play"]
        assert mine == (await playing.people[1].view())["view"]["play"]
        known = (await replay(table, "?all=true"))["steps"][0]["play"]
        assert [len(hand) for hand in known["hands"]] == [7, 7, 7]


@in_loop
async def test_a_rematch_is_not_told_while_it_is_played(server: Server) -> None:
    async with Site(server.url) as site:
        playing = await started(site, server.database, "stella", 3)
        table = playing.table
        await playing.play_out()
        first = await replay(table, "?all=true")
        await table.host.move("rematch")
        for query in ("", "?game=2", "?game=2&all=true", "?game=2&seat=0"):
            assert (await refusal(replay(table, query))).error == "not_over"
        assert await replay(table, "?game=1&all=true") == first


@in_loop
async def test_nonsense_is_refused(server: Server) -> None:
    async with Site(server.url) as site:
        playing = await started(site, server.database, "stella", 3)
        await playing.play_out()
        for query in ("?seat=3", "?seat=-1", "?game=0", "?all=maybe", "?seat=1&all=true"):
            refused = await refusal(replay(playing.table, query))
            assert (refused.status, refused.error) == (400, "malformed"), query


@in_loop
async def test_who_does_not_take_gzip_gets_the_same(server: Server) -> None:
    async with Site(server.url) as site:
        playing = await started(site, server.database, "stella", 3)
        await playing.play_out()
        path = f"{playing.table.path}/replay"
        async with calling(server.url) as client:
            packed = await client.get(path, headers={"accept-encoding": "gzip"})
            plain = await client.get(path, headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.json() == plain.json()


@in_loop
async def test_a_replay_is_made_once_however_many_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Any] = []
    make = replays.replay

    def count(*args: Any) -> Any:
        made.append(args)
        return make(*args)

    monkeypatch.setattr(replays, "replay", count)
    with InThread(tmp_path / "reverie.db") as place:
        async with Site(place.url) as site:
            playing = await started(site, place.database, "stella", 3)
            await playing.play_out()
            answers = await asyncio.gather(*(replay(playing.table) for _ in range(8)))
            assert all(answer == answers[0] for answer in answers)
            assert len(made) == 1


def test_what_is_kept_is_bounded() -> None:
    kept = Replays(rooms=None, most_kept=100)  # type: ignore[arg-type]
    for number in range(50):
        kept._keep((replays.Asked(f"{number}"), 0), bytes(30))
        assert sum(map(len, kept._kept.values())) <= 100
    assert [asked.code for asked, _ in kept._kept] == ["47", "48", "49"]


@in_loop
async def test_a_link_leads_to_one_game_and_names_no_table(server: Server) -> None:
    async with Site(server.url) as site:
        playing = await started(site, server.database, "odyssey", 3)
        table = playing.table
        await playing.play_out()
        known = await replay(table, "?all=true")
        link = f"/api/replays/{known['link']}"
        await table.host.move("rematch")
        followed = await site.call("GET", f"{link}?all=true")
        assert [step["play"] for step in followed["steps"]] == [
            step["play"] for step in known["steps"]
        ]
        assert set(followed) == {"game", "deck", "seats", "steps", "spirits"}
        assert table.code not in str(followed) + link
        seen = await site.call("GET", link)
        assert seen["steps"][0]["play"]["hand"] is None
        mine = await site.call("GET", f"{link}?seat=1")
        assert len(mine["steps"][0]["play"]["hand"]) == 7
        for bad in (f"{link[:-3]}AAA", f"{link}A", "/api/replays/LUNA42", "/api/replays/%00"):
            refused = await refusal(site.call("GET", bad))
            assert (refused.status, refused.error) == (404, "not_found"), bad
        for query in ("?seat=3", "?seat=1&all=true"):
            assert (await refusal(site.call("GET", link + query))).error == "malformed"
