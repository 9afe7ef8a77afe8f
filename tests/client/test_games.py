"""Programs play whole games over the client."""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from reverie.client import (
    AddBot,
    Bot,
    Mark,
    NotOffered,
    Offer,
    Refused,
    Rematch,
    Seat,
    Site,
    Start,
    SyncSeat,
    View,
    any_move,
    play,
)
from reverie.client.bot import game_offers
from tests.server.kit import PATIENCE, in_loop

COUNTS = {"stella": 3, "odyssey": 7, "party": 6, "team": 6}


class Lucky(Bot):
    def __init__(self, seed: str) -> None:
        self.chance = Random(seed)
        self.asked = 0

    def choose(self, view: View, can: Sequence[Any], /) -> Any:
        self.asked += 1
        assert view.you is not None
        assert view.awaited
        return any_move(can, self.chance)


async def sit(site: Site, table: str, name: str) -> Seat:
    taken = await asyncio.to_thread(site.sit_down, table, name)
    return Seat(site, table, taken.token)


async def play_all(site: Site, game: str, bots: Sequence[Any], **options: Any) -> list[View]:
    """A game of these alone; the last view of each."""
    opened = await asyncio.to_thread(site.open, game, "Host", **options)
    seats = [Seat(site, opened.table, opened.token)]
    seats += [await sit(site, opened.table, f"Robo {n}") for n in range(1, len(bots))]
    async with asyncio.TaskGroup() as group:
        for seat in seats:
            group.create_task(seat.__aenter__())
    try:
        await seats[0].move(Start())
        work = [play(bot, seat, games=1) for bot, seat in zip(bots, seats, strict=True)]
        return await asyncio.wait_for(asyncio.gather(*work), PATIENCE)
    finally:
        for seat in seats:
            await seat.close()


@pytest.mark.parametrize("game", COUNTS)
@in_loop
async def test_programs_play_whole_games(site: Site, game: str) -> None:
    options = {"target": 10} if game == "odyssey" else {}
    bots = [Lucky(f"{game}/{n}") for n in range(COUNTS[game])]
    ends = await play_all(site, game, bots, **options)
    assert {view.status for view in ends} == {"over"}
    assert all(bot.asked for bot in bots)
    assert all(seat.program and not seat.bot for seat in ends[0].seats)
    assert ends[0].play is not None
    assert ends[0].play.winners


class Faulty:
    """Fails, dawdles, and answers with nonsense."""

    def __init__(self) -> None:
        self.turn = 0

    async def choose(self, view: View, can: Sequence[Offer], /) -> Any:
        self.turn += 1
        match self.turn % 4:
            case 0:
                raise RuntimeError("I am lost")
            case 1:
                return {"type": "mark", "cards": [99]}
            case 2:
                return {"type": "give", "cards": ["no such card"]}
            case _:
                return 42


class Undecided:
    """Marks another slate each time it is asked, for ever."""

    def __init__(self) -> None:
        self.chance = Random("undecided")

    def choose(self, view: View, can: Sequence[Any], /) -> Any:
        if any(offer.__class__ is not None and "Mark" in type(offer).__name__ for offer in can):
            return Mark(cards=tuple(self.chance.sample(range(15), 3)))
        return any_move(can, self.chance)


@in_loop
async def test_nobody_waits_for_a_bot_that_fails_or_cannot_decide(site: Site) -> None:
    ends = await play_all(site, "stella", [Lucky("a"), Faulty(), Undecided()])
    assert {view.status for view in ends} == {"over"}


@in_loop
async def test_a_bot_stays_for_another_game(site: Site) -> None:
    opened = await asyncio.to_thread(site.open, "odyssey", "Host", target=5)
    async with Seat(site, opened.table, opened.token) as host:
        await host.move(AddBot())
        await host.move(AddBot())
        await host.move(Start())
        bot = Lucky("again")

        async def again() -> None:
            await host.until(lambda: host.view.status == "over")
            first = bot.asked
            await host.move(Rematch())
            await host.until(lambda: host.view.status == "over")
            assert bot.asked > first

        await asyncio.wait_for(asyncio.gather(play(bot, host, games=2), again()), PATIENCE)


def test_without_await(site: Site) -> None:
    opened = site.open("stella", "Host")
    with SyncSeat(site, opened.table, opened.token) as seat:
        with pytest.raises(NotOffered):
            seat.move(Start())
        seat.move(AddBot())
        seat.move(AddBot(level="hard"))
        view = seat.move(Start())
        chance = Random("sync")
        while view.status != "over":
            if view.awaited:
                move = any_move(game_offers(view), chance)
                assert move is not None
                view = seat.move(move)
            else:
                view = seat.after(view.version)
        assert view.play is not None
        assert view.play.winners
        assert site.log(opened.table)["game"] == "stella"


def test_a_seat_that_is_not_there_is_refused(site: Site) -> None:
    opened = site.open("stella", "Host")
    with pytest.raises(Refused) as refused, SyncSeat(site, opened.table, "not a token"):
        pass
    assert refused.value.error == "no_seat"
    with pytest.raises(Refused) as refused, SyncSeat(site, "nowhere", opened.token):
        pass
    assert refused.value.error == "no_such_table"
    with pytest.raises(Refused, match="no_such_table"):
        site.sit_down("nowhere", "Robo")
