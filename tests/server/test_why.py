"""A note to a player who asks why: after the round, of what everybody knows by then."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import get_args

import pytest

from reverie.app.players import ThinkingPlayers
from reverie.server.limits import RATES, Rate
from reverie.tables.options import Language
from tests.bots.company import DECK, company
from tests.server.games import Game, Watch
from tests.server.kit import InThread, in_loop
from tests.server.players import Json, Site, Table, refusal


@pytest.fixture(scope="module", params=["words", "chance"])
def place(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[InThread]:
    """The notes are the same whether the process of the bots can be asked or not."""
    with company(tmp_path_factory.mktemp("why"), bot_mind=request.param) as place:
        yield place


LONG = {"odyssey": {"target": 100}, "team": {"laps": 5}}
"""So that the person comes to do everything."""


async def begun(site: Site, place: InThread, game: str, bots: int) -> tuple[Table, Game]:
    table = await (await site.open(game, **LONG.get(game, {}), deck=DECK)).fill(1, bots)
    playing = Game(table, Watch(place.database, table.code), Random(game), bots)
    await table.host.move("start")
    return table, playing


async def waits_in(playing: Game, phase: str) -> Json:
    """Plays until the table waits for the person in a phase; then it stays there. In a team that
    may take more than a game: it may always be the partner who votes."""
    while True:
        view = await playing.play_until(phase, again=True)
        if 0 in view["play"]["waiting_for"]:
            return view
        await asyncio.sleep(0.005)


def question(table: Table, seat: int, card: str, language: str = "en") -> str:
    return f"{table.path}/why?seat={seat}&card={card}&language={language}"


async def answers(table: Table, view: Json) -> dict[tuple[int, str], str | None]:
    """For some seats and every card that lies on the table, what is said, or nothing."""
    found: dict[tuple[int, str], str | None] = {}
    play = view["play"]
    for seat in (0, 1):
        for card in play.get("images") or play.get("grid"):
            answer = await table.site._client.get(question(table, seat, card))
            assert answer.status_code in (200, 409)
            told = answer.json()
            found[seat, card] = told["sentence"] if answer.status_code == 200 else None
    return found


@in_loop
async def test_stella_tells_only_of_marks_that_were_shown(place: InThread) -> None:
    async with Site(place.url) as site:
        table, playing = await begun(site, place, "stella", 3)
        for phase in ("associate", "reveal"):
            view = await waits_in(playing, phase)
            assert not any((await answers(table, view)).values())
        view = await waits_in(playing, "scored")
        play = view["play"]
        for (seat, card), sentence in (await answers(table, view)).items():
            place_ = play["grid"].index(card)
            shown = any(one["card"] == place_ and seat in one["players"] for one in play["shown"])
            assert bool(sentence) == (shown and seat > 0)
            if sentence:
                assert play["clue"].casefold() in sentence.casefold()


@pytest.mark.parametrize(("game", "bots"), [("odyssey", 3), ("party", 5), ("team", 5)])
@in_loop
async def test_odyssey_tells_of_gifts_and_votes_once_they_are_turned(
    place: InThread, game: str, bots: int
) -> None:
    async with Site(place.url) as site:
        table, playing = await begun(site, place, game, bots)
        view = await waits_in(playing, "vote")
        assert not any((await answers(table, view)).values())
        view = await waits_in(playing, "scored")
        play = view["play"]
        for (seat, card), sentence in (await answers(table, view)).items():
            image = play["images"].index(card)
            chosen = play["owners"][image] == seat or image in play["votes"][seat]
            assert bool(sentence) == (chosen and seat > 0)


@in_loop
async def test_it_is_told_in_the_language_of_who_asks(
    place: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Site(place.url) as site:
        table, playing = await begun(site, place, "odyssey", 3)
        play = (await waits_in(playing, "scored"))["play"]
        seat = next(seat for seat in play["owners"] if seat)
        card = play["images"][play["owners"].index(seat)]
        told = {
            (await site.call("GET", question(table, seat, card, language)))["sentence"]
            for language in get_args(Language)
        }
        assert len(told) == 8
        answer = await site.call("GET", question(table, seat, card))
        assert answer["seat"] == seat
        assert answer["card"] == card
        # Nobody thinks twice, and who asks too often fills no row with it.
        monkeypatch.setattr(ThinkingPlayers, "_explain", None)
        monkeypatch.setattr(place.service.limits, "on", True)
        monkeypatch.setitem(RATES, "why", Rate(1e-6, 2))
        client, path = site._client, question(table, seat, card)
        ours = {"authorization": f"Bearer {table.host.token}"}
        for headers in ({}, ours):
            again = [await client.get(path, headers=headers) for _ in range(3)]
            assert [one.status_code for one in again] == [200, 200, 429]
            assert again[0].json() == again[1].json() == answer
            assert again[2].json()["error"] == "slow_down"


@in_loop
async def test_there_is_nothing_to_tell_of_what_is_not_there(place: InThread) -> None:
    async with Site(place.url) as site:
        table = await site.open("odyssey", deck=DECK)
        assert (await refusal(site.call("GET", question(table, 0, "x")))).error == "not_now"
        assert (await refusal(site.call("GET", question(table, 11, "x")))).error == "not_now"
        for wrong in (
            "seat=12&card=x",
            "seat=a&card=x",
            "card=x",
            "seat=1",
            "seat=1&card=x&language=xx",
        ):
            refused = await refusal(site.call("GET", f"{table.path}/why?{wrong}"))
            assert refused.error == "malformed"
        refused = await refusal(site.call("GET", "/api/tables/AAAAAA/why?seat=0&card=x"))
        assert refused.error == "no_such_table"
