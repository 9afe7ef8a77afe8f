"""Which deck is on the table where no host has said so, and what of it comes first."""

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from reverie.games.odyssey.state import Odyssey
from reverie.tables.moves import AddBot, Configure, Leave, Rematch, Remove, Start, ToLobby
from tests.tables.kit import CARDS, Desk, TestShelf

HOST = 0
INKLINGS = tuple(f"ink {number}" for number in range(84))
BOTH = "dreams+inklings"


class TwoDecks(TestShelf):
    def cards(self, deck: str) -> tuple[str, ...]:
        decks = {"dreams": CARDS, "inklings": INKLINGS, "few": CARDS[:60]}
        return tuple(card for part in deck.split("+") for card in decks[part])


def opened(people: int, **options: object) -> Desk:
    desk = Desk("odyssey", Random(5), **options)
    desk.supplies = replace(desk.supplies, shelf=TwoDecks())
    for number in range(1, people):
        desk.sit(f"person {number}")
    return desk


def deck(desk: Desk) -> tuple[str, int]:
    return desk.table.options.deck, desk.table.deck_size


@pytest.mark.parametrize(
    ("people", "expected"),
    [(3, ("dreams", 84)), (6, ("dreams", 84)), (7, (BOTH, 168)), (12, (BOTH, 168))],
)
def test_many_play_with_both_decks(people: int, expected: tuple[str, int]) -> None:
    assert deck(opened(people)) == expected


def test_the_deck_follows_who_comes_and_goes() -> None:
    desk = opened(6)
    desk.act(HOST, AddBot())
    assert deck(desk) == (BOTH, 168)
    desk.act(HOST, Remove(seat=6))
    assert deck(desk) == ("dreams", 84)
    desk.sit("late")
    assert deck(desk) == (BOTH, 168)
    desk.act(3, Leave())
    assert deck(desk) == ("dreams", 84)


def choose_at_the_door(**options: object) -> Desk:
    return opened(6, **options)


def choose_in_the_lobby(**options: object) -> Desk:
    desk = opened(6)
    desk.act(HOST, Configure(options=options))
    return desk


@pytest.mark.parametrize("choose", [choose_at_the_door, choose_in_the_lobby])
@pytest.mark.parametrize("chosen", ["dreams", "few"])
def test_what_a_host_has_chosen_stays(choose: Callable[..., Desk], chosen: str) -> None:
    desk = choose(deck=chosen, target=5)
    desk.sit("the seventh")
    assert desk.table.options.deck == chosen
    desk.act(6, Leave())
    desk.act(HOST, Start())
    desk.play_out()
    desk.act(HOST, Rematch())
    assert desk.table.options.deck == chosen


def test_other_options_are_no_choice_of_a_deck() -> None:
    desk = opened(6, timer=30)
    desk.act(HOST, Configure(options={"timer": 60}))
    desk.act(HOST, Configure(game="party"))
    desk.sit("the seventh")
    assert deck(desk) == (BOTH, 168)


@pytest.mark.parametrize("again", [Rematch(), ToLobby()])
def test_a_group_that_has_played_gets_both_and_first_what_it_has_not_seen(
    again: Rematch | ToLobby,
) -> None:
    desk = opened(4, target=5)
    desk.act(HOST, Start())
    assert desk.table.options.deck == "dreams"
    desk.play_out()
    before = set(CARDS) - set(odyssey(desk).pile)
    desk.act(HOST, again)
    assert deck(desk) == (BOTH, 168)
    if isinstance(again, ToLobby):
        desk.act(HOST, Start())
    play = odyssey(desk)
    order = [card for hand in play.hands for card in hand] + list(play.pile)
    new = len(order) - len(before)
    assert set(order[new:]) == before
    first = order[: len(INKLINGS)]
    assert set(first) & set(INKLINGS)
    assert set(first) & set(CARDS), "both are shuffled together"
    desk.play_out()


def test_where_there_is_no_second_deck_the_first_is_played_with() -> None:
    desk = Desk("odyssey", Random(5))
    for number in range(7):
        desk.sit(f"person {number}")
    assert deck(desk) == ("dreams", 84)


def odyssey(desk: Desk) -> Odyssey:
    play = desk.table.play
    assert isinstance(play, Odyssey)
    return play
