"""A deck may be removed when a table has chosen it: that is an option which is bad by now."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from reverie.decks.errors import NoSuchDeck
from reverie.games import GAMES
from reverie.tables.moves import CanStart, Configure, Rematch, Start
from reverie.tables.view import can
from tests.tables.kit import Desk, TestShelf, refusal, seated
from tests.tables.workers import Worker, awaited, worker


class Removed(TestShelf):
    def cards(self, deck: str) -> tuple[str, ...]:
        if deck == "few":
            raise NoSuchDeck
        return super().cards(deck)


def remove_deck(desk: Desk) -> None:
    desk.supplies = replace(desk.supplies, shelf=Removed())


def test_a_game_does_not_start_without_its_deck_and_another_can_be_chosen() -> None:
    desk = seated("stella", 3, deck="few")
    remove_deck(desk)
    assert refusal(lambda: desk.act(0, Start())) == "bad_options"
    assert refusal(lambda: desk.act(0, Configure({"timer": 5}))) == "bad_options"
    desk.act(0, Configure({"deck": "dreams"}))
    desk.act(0, Start())
    assert desk.table.status == "playing"


@pytest.mark.parametrize("game", ["stella", "odyssey"])
def test_a_game_goes_on_without_its_deck_but_there_is_no_rematch(game: str) -> None:
    desk = seated(game, GAMES[game].counts[0], deck="few")
    desk.act(0, Start())
    remove_deck(desk)
    desk.play_out()
    assert refusal(lambda: desk.act(0, Rematch())) == "bad_options"
    assert desk.table.status == "over"


async def may_start(one: Worker, code: str) -> bool:
    return CanStart() in can(await one.table(code), 0)


@awaited
async def test_a_deck_that_somebody_else_removes_is_missed_before_long(tmp_path: Path) -> None:
    async with worker(tmp_path) as one:
        few, _ = await one.open("stella", 3, deck="few")
        dreams, _ = await one.open("stella", 3)
        before = await one.table(dreams)
        assert await may_start(one, few)
        one.rooms.supplies = replace(one.rooms.supplies, shelf=Removed())
        await one.visits.check_tables()
        assert not await may_start(one, few)
        assert await one.table(dreams) == before
        version = (await one.table(few)).version
        await one.visits.check_tables()
        assert (await one.table(few)).version == version


@awaited
async def test_a_deck_that_was_removed_meanwhile_is_missed_at_once(tmp_path: Path) -> None:
    async with worker(tmp_path) as one:
        few, _ = await one.open("stella", 3, deck="few")
        assert await may_start(one, few)
    async with worker(tmp_path) as later:
        later.rooms.supplies = replace(later.rooms.supplies, shelf=Removed())
        assert not await may_start(later, few)
