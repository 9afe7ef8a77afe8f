"""Who thought alike is told where there is enough to go by, and nothing that shames."""

import pytest

from reverie.games import GAMES
from reverie.games.spirits import AHEAD, ENOUGH, Chosen, Lap, Spirits, spirits
from reverie.tables.kindred import Laps
from reverie.tables.moves import Start
from tests.tables.kit import seated

ALL = (0, 1, 2, 3)


def lap(**cards: tuple[int, ...]) -> Lap:
    return Lap(tuple(Chosen(card, by, ALL) for card, by in cards.items()))


def story(card: str, found: tuple[int, ...], clue: str = "a clue", of: int = 4) -> Lap:
    voters = tuple(range(1, of + 1))
    return Lap((Chosen(card, found, voters), Chosen(f"not {card}", (), voters)), clue, 0, card)


def times(told: Spirits) -> dict[tuple[int, int], int]:
    return {thread.seats: thread.times for thread in told.threads}


def test_a_thread_counts_the_pictures_that_two_chose() -> None:
    told = spirits([lap(a=(0, 1), b=(0, 1, 2)), lap(a=(1, 0), b=(3,))])
    assert times(told) == {(0, 1): 3, (0, 2): 1, (1, 2): 1}


def test_who_finds_a_story_thought_like_its_teller() -> None:
    assert times(spirits([story("a", (2, 3))])) == {(0, 2): 1, (0, 3): 1, (2, 3): 1}


@pytest.mark.parametrize(
    ("two", "next_two", "is_told"),
    [
        (ENOUGH, 0, True),
        (ENOUGH - 1, 0, False),
        (ENOUGH, ENOUGH - AHEAD, True),
        (ENOUGH, ENOUGH - AHEAD + 1, False),
        (ENOUGH, ENOUGH, False),
    ],
)
def test_two_are_kindred_where_that_is_clear(two: int, next_two: int, is_told: bool) -> None:
    told = spirits([*[lap(a=(0, 1))] * two, *[lap(b=(2, 3))] * next_two])
    assert told.kindred == ((0, 1) if is_told else None)


def test_the_pictures() -> None:
    told = spirits([lap(a=ALL, b=(0, 1), c=(), d=(2,)), lap(a=(0, 1, 2), b=(2, 3), c=(), d=())])
    assert told.beloved
    assert (told.beloved.card, told.beloved.times, told.beloved.laps) == ("a", 7, 2)
    assert told.divisive
    assert (told.divisive.card, told.divisive.seats) == ("b", ALL)
    assert told.loneliest
    assert (told.loneliest.card, told.loneliest.seats, told.loneliest.laps) == ("c", (), 2)


def test_the_boldest_clue_was_found_by_few_of_many() -> None:
    told = spirits(
        [story("none", ()), story("all", (1, 2, 3, 4)), story("two", (1, 2)), story("one", (3,))]
    )
    assert told.boldest
    assert (told.boldest.card, told.boldest.teller, told.boldest.seats) == ("one", 0, (3,))


def test_a_story_that_nobody_found_is_not_called_lonely() -> None:
    told = spirits([story("none", ())])
    assert told.loneliest
    assert told.loneliest.card == "not none"
    assert told.boldest is None


def test_of_nothing_nothing_is_told() -> None:
    assert spirits([]) == Spirits((), None, None, None, None, None)


@pytest.mark.parametrize("game", GAMES)
def test_every_round_and_turn_of_a_game_counts_once(game: str) -> None:
    desk = seated(game, GAMES[game].counts[0])
    desk.act(0, Start())
    laps, scored = Laps(), 0
    while desk.table.status == "playing":
        desk.play_one()
        laps.look(desk.table)
        laps.look(desk.table)
        scored = max(scored, getattr(desk.table.play, "turn", 0) or desk.table.play.round)  # type: ignore[union-attr]
    assert len(laps.ended) == scored
    assert all(set(one.by) <= set(one.of) for lap in laps.ended for one in lap.cards)
    assert any(one.by for lap in laps.ended for one in lap.cards)


def test_b9_of_real_cards_only_the_threads_are_told() -> None:
    real = Lap((Chosen("box:0", (1, 2), ALL), Chosen("box:1", (), ALL)), "a clue", 0, "box:0")
    told = spirits([real])
    assert times(told) == {(0, 1): 1, (0, 2): 1, (1, 2): 1}
    assert (told.beloved, told.divisive, told.loneliest, told.boldest) == (None,) * 4
