"""Who asks a bot why: the same is thought of once, for all who ask, and not kept for ever."""

import asyncio

import pytest

from reverie.app.reasons import Reasons
from reverie.app.row import Unable
from tests.server.kit import in_loop


class Bot:
    def __init__(self) -> None:
        self.thought = 0
        self.may_answer = asyncio.Event()
        self.fails = False

    async def think(self) -> str:
        self.thought += 1
        await self.may_answer.wait()
        if self.fails:
            raise Unable("too many wait")
        return f"thought {self.thought}"


@in_loop
async def test_all_who_ask_for_the_same_share_a_thought() -> None:
    reasons, bot = Reasons(), Bot()
    asked = [asyncio.create_task(reasons.get("a card", bot.think)) for _ in range(20)]
    await asyncio.sleep(0)
    asked[0].cancel()  # who goes away leaves the others their answer
    bot.may_answer.set()
    told = await asyncio.gather(*asked, return_exceptions=True)
    assert isinstance(told[0], asyncio.CancelledError)
    assert told[1:] == ["thought 1"] * 19
    assert await reasons.get("a card", bot.think) == "thought 1"
    assert await reasons.get("another", bot.think) == "thought 2"


@in_loop
async def test_what_was_asked_for_the_longest_ago_is_forgotten() -> None:
    reasons, bot = Reasons(most=2), Bot()
    bot.may_answer.set()
    for card in ("one", "two", "one", "three"):
        await reasons.get(card, bot.think)
    assert bot.thought == 3
    assert await reasons.get("one", bot.think) == "thought 1"
    assert await reasons.get("two", bot.think) == "thought 4"
    assert len(reasons._told) == 2


@in_loop
async def test_where_there_was_no_answer_it_is_asked_again() -> None:
    reasons, bot = Reasons(), Bot()
    bot.may_answer.set()
    bot.fails = True
    with pytest.raises(Unable):
        await reasons.get("a card", bot.think)
    bot.fails = False
    assert await reasons.get("a card", bot.think) == "thought 2"
