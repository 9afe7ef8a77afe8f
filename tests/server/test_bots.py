"""Bots that think, at tables of a real server: whole games, seats taken over, faces, levels."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from reverie.app import players
from reverie.bots import pace, reactions
from reverie.bots.characters import CAST
from reverie.bots.stella import StellaSkill
from tests.bots.company import DECK, company, may_say
from tests.server.games import SHORT, Game, Watch, check_log
from tests.server.kit import InThread, in_loop
from tests.server.players import OVERTAKEN, Json, Refused, Site, Table, pick, refusal

FACES = {character.face for character in CAST}
SECONDS = 60.0
"""For a thought, on a busy machine: who gives up on it says anything."""
PEOPLE = {"stella": 3, "odyssey": 3, "party": 6, "team": 6}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with (
        company(tmp_path_factory.mktemp("company")) as place,
        pytest.MonkeyPatch.context() as patch,
    ):
        patch.setattr(players, "PATIENCE", SECONDS)
        yield place


async def seated(site: Site, game: str, people: int, bots: int, **options: Any) -> Table:
    return await (await site.open(game, **{**SHORT[game], "deck": DECK, **options})).fill(
        people, bots
    )


def watched(place: InThread, table: Table, bots: int) -> Game:
    return Game(table, Watch(place.database, table.code), Random(table.game), bots)


TABLES = [
    *(("stella", players) for players in (3, 6)),
    *(("odyssey", players) for players in (3, 7, 12)),
    *(("party", players) for players in (6, 9)),
    *(("team", players) for players in (6, 10)),
]
"""Every number of players is played in ``tests/bots``, without a server."""


@pytest.mark.parametrize(("game", "players"), TABLES)
@in_loop
async def test_one_person_plays_with_bots(place: InThread, game: str, players: int) -> None:
    async with Site(place.url) as site:
        table = await seated(site, game, 1, players - 1)
        playing = watched(place, table, players - 1)
        await table.host.move("start")
        over = await playing.play_out()
        log = await table.log()
        check_log(over, log)
        told = [event for event in log["events"] if event["type"] == "told" and event["seat"]]
        said = Counter(event["clue"] for event in told)
        assert all(count == 1 for count in said.values()), "no clue twice in a game"
        assert said.keys() <= may_say("en")


@in_loop
async def test_bots_speak_the_language_of_the_table(place: InThread) -> None:
    async with Site(place.url) as site:
        table = await seated(site, "party", 1, 5, language="pl")
        await table.host.move("start")
        await watched(place, table, 5).play_out()
        told = [event for event in (await table.log())["events"] if event["type"] == "told"]
        said = {event["clue"] for event in told if event["seat"]}
        assert said
        assert said <= may_say("pl")


@in_loop
async def test_every_bot_is_somebody_else(place: InThread) -> None:
    async with Site(place.url) as site:
        table = await site.open("odyssey")
        await table.sit("Basil")
        for level in ("easy", "normal", "hard"):
            await table.host.move("add_bot", level=level)
        for _ in range(7):
            await table.host.move("add_bot")
        seats = (await table.read())["seats"]
        bots = [seat for seat in seats if seat["bot"]]
        assert [seat["level"] for seat in bots[:4]] == ["easy", "normal", "hard", "normal"]
        assert len({seat["name"] for seat in seats}) == 12
        assert {seat["face"] for seat in bots} < FACES
        assert len({seat["face"] for seat in bots}) == 10
        names = {character.face: character.name for character in CAST}
        assert all(seat["name"] == names[seat["face"]] for seat in bots)
        assert all(seat["face"] is None for seat in seats if not seat["bot"])
        other = await (await site.open("odyssey")).fill(1, 11)
        order = [seat["face"] for seat in (await other.read())["seats"]][1:]
        assert len(set(order)) == 11
        assert order[:10] != [seat["face"] for seat in bots]


PHASES = [("stella", phase) for phase in ("associate", "reveal", "scored")] + [
    (game, phase)
    for game in ("odyssey", "party", "team")
    for phase in ("tell", "give", "vote", "scored")
]


@pytest.mark.parametrize(("game", "phase"), PHASES)
@in_loop
async def test_a_bot_keeps_a_seat_and_gives_it_back(place: InThread, game: str, phase: str) -> None:
    """In any phase: who goes is played for with a face of their own, and comes back to the seat."""
    async with Site(place.url) as site:
        table = await seated(site, game, PEOPLE[game], 0)
        playing = watched(place, table, 1)
        await table.host.move("start")
        await playing.play_until(phase)
        await table.host.move("replace", seat=1)
        kept = (await table.read())["seats"][1]
        assert kept["bot"]
        assert kept["face"] in FACES
        assert kept["name"] == "Person 1"
        await everybody_else_plays(playing, without=1, moves=25)
        async with table.people[1].socket(playing.watch) as back:
            seat = back.view["seats"][1]
            assert (seat["bot"], seat["face"]) == (False, None)
        check_log(await playing.play_out(), await table.log())


async def everybody_else_plays(playing: Game, without: int, moves: int) -> None:
    """Nobody has to wait for the seat that a bot keeps."""
    for _ in range(moves):
        view = await playing.look(None)
        if view["status"] == "over":
            return
        others = [seat for seat in view["play"]["waiting_for"] if seat != without]
        if not others:
            await after(playing, view["version"])
            continue
        move = pick(await playing.look(others[0]), playing.chance)
        try:
            if move:
                await playing.people[others[0]].send(move)
        except Refused as refused:
            if refused.error not in OVERTAKEN:
                raise
    playing._answer = None


async def after(playing: Game, version: int) -> Json:
    """The table when it has gone on."""
    async with asyncio.timeout(2 * SECONDS):
        while (view := await playing.look(None))["version"] <= version:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    return view


@in_loop
async def test_a_timer_is_kept_with_thoughts(place: InThread) -> None:
    """Nobody moves: what bots would do is done for everybody."""
    async with Site(place.url) as site:
        table = await seated(site, "stella", 3, 0, timer=1)
        started = await table.host.move("start")
        view = await after(watched(place, table, 0), started["version"])
        assert view["play"]["phase"] == "reveal"
        assert all(view["play"]["counts"])


@in_loop
async def test_bots_show_how_they_take_it(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """At a human pace, which is sped up here."""
    quick = dict.fromkeys(StellaSkill.thinking, (0.0, 0.01))
    monkeypatch.setattr(StellaSkill, "thinking", quick)
    monkeypatch.setattr(pace, "A_MOMENT", (0.0, 0.01))
    monkeypatch.setattr(pace, "GOING_ON", (0.0, 0.01))
    monkeypatch.setattr(reactions, "AFTER", (0.0, 0.01))
    reacted: list[Json] = []
    with company(tmp_path, bot_pace="human", bot_mind="words") as place:
        async with Site(place.url) as site:
            table = await seated(site, "stella", 1, 3)
            playing = watched(place, table, 3)

            def look(seat: int | None, message: Json) -> None:
                playing.watch(seat, message)
                reacted.extend(news for news in message["news"] if news["what"] == "reacted")

            async with table.host.socket(look) as host:
                playing.sockets[0] = host
                await table.host.move("start")
                await playing.play_out()
    assert reacted
    assert {news["mood"] for news in reacted} <= set(reactions.OFTEN)
    assert 0 not in {news["seat"] for news in reacted}


@in_loop
async def test_the_lobby_is_told_what_bots_know(place: InThread) -> None:
    async with Site(place.url) as site:
        table = await site.open("stella", deck=DECK)
        assert (await table.host.view())["view"]["bots_know"] == "well"
        answer = await table.host.move("configure", options={"deck": "dreams"})
        expected = place.service.app.rooms.supplies.bots_know("dreams")
        assert answer["view"]["bots_know"] == expected


@in_loop
async def test_faces(place: InThread) -> None:
    async with Site(place.url) as site:
        for name in ("fox-96.webp", "fox-192.webp"):
            answer = await site._client.get(f"/api/faces/{name}")
            if answer.status_code == 404:  # not drawn yet
                continue
            assert answer.headers["content-type"] == "image/webp"
            assert "immutable" in answer.headers["cache-control"]
            assert answer.content[8:12] == b"WEBP"
        for name in ("fox-97.webp", "..%2Fplayer.py", "__init__.py", "nobody-96.webp"):
            refused = await refusal(site.call("GET", f"/api/faces/{name}"))
            assert (refused.status, refused.error) == (404, "not_found")
