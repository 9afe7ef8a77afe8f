"""How bots take what everybody has just seen."""

from random import Random
from typing import Any

import pytest

from reverie.bots.characters import CAST
from reverie.bots.reactions import OFTEN, react
from reverie.games import GAMES
from tests.bots.conftest import OVERLAP
from tests.bots.playing import Table, play_on, somebodies

PLAYERS = {"stella": 4, "odyssey": 5, "party": 6, "team": 6}


def moods(table: Table) -> list[Any]:
    seen = table.rules.view(table.state, None)
    count = len(table.bots)
    return [react(seen, seat, CAST[seat], Random(seat)) for seat in range(count)]


@pytest.fixture
def always(monkeypatch: pytest.MonkeyPatch) -> None:
    for mood in OFTEN:
        monkeypatch.setitem(OFTEN, mood, 1.0)


@pytest.mark.usefixtures("always")
def test_a_spark_is_a_joy_and_a_fall_is_not() -> None:
    table = Table("stella", 4)
    bots = somebodies(4, OVERLAP)
    joys = falls = 0
    while table.state.phase != "over":
        shown = len(table.state.shown)
        seat = table.waiting_for[0]
        table.play(seat, bots[seat].choose(table.sight(seat), table.can(seat), table.cards))  # type: ignore[arg-type]
        if len(table.state.shown) <= shown:
            continue
        last, told = table.state.shown[-1], moods(table)
        for seat, shown_mood in enumerate(told):
            mood = shown_mood[1] if shown_mood else None
            if last.outcome == "fall":
                assert mood == ("sorry" if seat == last.scout else None)
                falls += mood is not None
            elif mood:
                assert seat in last.players
                assert mood == ("delighted" if last.outcome == "super_spark" else "glad")
                joys += 1
    assert joys
    assert falls


@pytest.mark.usefixtures("always")
@pytest.mark.parametrize("game", ["odyssey", "party", "team"])
def test_nobody_shows_anything_before_the_votes_are_turned(game: str) -> None:
    table = Table(game, PLAYERS[game])
    bots = somebodies(PLAYERS[game], OVERLAP)
    for phase in ("give", "vote"):
        play_on(table, bots, until=phase)
        assert not any(moods(table))
    play_on(table, bots, until="scored")
    points, sides = table.state.points, len(table.state.points)
    for seat, shown in enumerate(moods(table)):
        if shown and shown[1] == "sorry":
            assert points[seat % sides] == 0
        if points[seat % sides] == 0:
            assert shown
        assert not shown or 0 < shown[0] < 4


def test_nobody_reacts_to_everything() -> None:
    table = Table("odyssey", 5)
    play_on(table, somebodies(5, OVERLAP), until="scored")
    seen = table.rules.view(table.state, None)
    told = [react(seen, seat, CAST[0], Random(luck)) for luck in range(200) for seat in range(5)]
    assert 0 < sum(map(bool, told)) < 900


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_has_just_begun_moves_nobody(game: str) -> None:
    assert not any(moods(Table(game, PLAYERS[game])))
