"""People who leave, are replaced and come back while a game is played over the wire."""

import asyncio
from contextlib import AsyncExitStack
from random import Random

import pytest

from reverie.games import GAMES
from tests.server.games import Game, started
from tests.server.kit import Server, in_loop
from tests.server.players import OVERTAKEN, Refused, Site, pick

PEOPLE = {"stella": 4, "odyssey": 4, "party": 6, "team": 6}


async def interrupt(playing: Game, stack: AsyncExitStack, chance: Random) -> None:
    """Somebody leaves, is replaced, or comes back with the token."""
    view = await playing.look(None)
    gone = [seat["seat"] for seat in view["seats"] if seat["bot"]]
    here = [seat["seat"] for seat in view["seats"] if not seat["bot"]]
    what = chance.choice(["leave", "replace", "come back"])
    if what == "leave" and len(here) > 1:
        answer = await playing.people[chance.choice(here)].move("leave")
        assert not answer["view"]["seats"][answer["view"]["host"]]["bot"]
    elif what == "replace" and len(here) > 1:
        host = view["host"]
        seat = chance.choice([seat for seat in here if seat != host])
        answer = await playing.people[host].move("replace", seat=seat)
        assert answer["view"]["seats"][seat]["bot"]
    elif gone:
        seat = chance.choice(gone)
        back = await stack.enter_async_context(playing.people[seat].socket(playing.watch))
        assert back.view["you"] == seat
        assert not back.view["seats"][seat]["bot"]


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_nobody_who_goes_holds_up_a_game(server: Server, game: str) -> None:
    chance = Random(game)
    async with Site(server.url) as site, AsyncExitStack() as stack:
        playing = await started(site, server.database, game, PEOPLE[game])
        moves = 0
        while (view := await playing.look(None))["status"] == "playing":
            moves += 1
            if moves % 8 == 0 and moves < 300:
                try:
                    await interrupt(playing, stack, chance)
                except Refused:  # A bot has just ended the game.
                    assert (await playing.look(None))["status"] == "over"
                continue
            here = {seat["seat"] for seat in view["seats"] if not seat["bot"]}
            waiting = [seat for seat in view["play"]["waiting_for"] if seat in here]
            if not waiting:
                await asyncio.sleep(0.005)
                continue
            seat = chance.choice(waiting)
            move = pick(await playing.look(seat), chance)
            try:
                if move:
                    await playing.people[seat].send(move)
            except Refused as refused:
                # A bot was faster.
                if refused.error not in OVERTAKEN:
                    raise
            assert moves < 5000


@in_loop
async def test_who_lost_the_connection_keeps_the_seat(server: Server) -> None:
    async with Site(server.url) as site:
        playing = await started(site, server.database, "stella", 3)
        person = playing.people[1]
        async with playing.people[0].socket() as host:
            async with person.socket():
                await host.until(lambda: host.view["seats"][1]["connected"])
            await host.until(lambda: not host.view["seats"][1]["connected"])
            assert not host.view["seats"][1]["bot"]
            await host.move("replace", seat=1)
            async with person.socket() as back:
                assert not back.view["seats"][1]["bot"]
                async with person.socket() as second_device:
                    if 1 in second_device.view["play"]["done"]:  # the bot had passed the pen
                        await second_device.move("take_pen")
                    await second_device.move("mark", cards=[1, 2])
                    await back.until(lambda: back.view["play"]["slate"] == [1, 2])
                assert back.view["seats"][1]["connected"]


@in_loop
async def test_what_was_waiting_for_who_leaves_is_decided_at_once(server: Server) -> None:
    async with Site(server.url) as site:
        playing = await started(site, server.database, "stella", 3)
        for seat in (0, 1):
            await playing.people[seat].move("flip_word")
        answer = await playing.people[2].move("leave")
        assert answer["view"]["play"]["flip"]["used"]
        playing = await started(site, server.database, "odyssey", 3)
        scored = await playing.play_until("scored")
        for seat in (0, 1):
            await playing.people[seat].move("continue")
        answer = await playing.people[2].move("leave")
        assert answer["view"]["play"]["turn"] == scored["play"]["turn"] + 1


@in_loop
async def test_the_host_goes_on_for_all(server: Server) -> None:
    async with Site(server.url) as site:
        playing = await started(site, server.database, "odyssey", 3)
        scored = await playing.play_until("scored")
        offers = (await playing.look(0))["can"]
        assert {"type": "continue", "all": True} in offers
        assert {"type": "continue"} in (await playing.look(1))["can"]
        await playing.people[0].move("continue")
        assert {"type": "continue", "all": True} in (await playing.look(0))["can"]
        answer = await playing.people[0].move("continue", all=True)
        assert answer["view"]["play"]["turn"] == scored["play"]["turn"] + 1
