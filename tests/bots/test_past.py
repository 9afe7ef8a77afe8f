"""What bots are told of the rounds before, in which they were not asked."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from reverie.app.thinking import Thinking
from reverie.bots.memory import LAPS, Past
from reverie.bots.wire import Choose
from reverie.games.odyssey.view import OdysseyView
from reverie.games.stella.view import StellaView
from tests.bots.company import DECK, company
from tests.bots.playing import Table
from tests.server.games import Game, Watch
from tests.server.kit import in_loop
from tests.server.players import Site


def end_of(turn: int) -> OdysseyView:
    view = Table("odyssey", 4).sight(0).play
    assert isinstance(view, OdysseyView)
    return replace(view, turn=turn)


def test_of_a_long_game_the_last_turns_are_kept() -> None:
    past = Past()
    for turn in range(LAPS + 3):
        past.keep("game", end_of(turn))
    assert [view.turn for view in past.of("game") if isinstance(view, OdysseyView)] == list(
        range(3, LAPS + 3)
    )


def test_the_game_that_was_looked_at_the_longest_time_ago_is_forgotten() -> None:
    past = Past(games=2)
    for game in ("one", "two", "one", "three"):
        past.keep(game, end_of(1))
    assert past.of("two") == ()
    assert past.of("one") == past.of("three") == (end_of(1),)


@in_loop
async def test_bots_are_told_how_the_round_before_ended_as_everybody_saw_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Choose] = []
    ask = Thinking.ask

    async def listening(self: Thinking, question: Any, *about: Any) -> Any:
        if isinstance(question, Choose):
            asked.append(question)
        return await ask(self, question, *about)

    monkeypatch.setattr(Thinking, "ask", listening)
    with company(tmp_path, bot_mind="words") as place:
        async with Site(place.url) as site:
            table = await (await site.open("stella", deck=DECK)).fill(1, 2)
            playing = Game(table, Watch(place.database, table.code), Random(1), 2)
            await table.host.move("start")
            await playing.play_until("scored")
            assert all(question.sight.past == () for question in asked)
            asked.clear()
            await table.host.move("continue")
            await playing.play_until("scored")
    assert asked
    for question in asked:
        (before,) = question.sight.past
        assert isinstance(before, StellaView)
        assert (before.round, before.phase, before.slate) == (1, "scored", None)
