"""A deck may be removed when a table has chosen it: that is an option which is bad by now."""

import pytest
from msgspec.structs import replace

from reverie.decks.errors import NoSuchDeck
from reverie.games import GAMES
from reverie.tables.moves import Configure, Rematch, Start
from tests.tables.kit import Desk, TestShelf, refusal, seated


class Removed(TestShelf):
    def cards(self, deck: str) -> tuple[str, ...]:
        if deck == "few":
            raise NoSuchDeck
        return super().cards(deck)


def remove_deck(desk: Desk) -> None:
    desk.house = replace(desk.house, shelf=Removed())


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
