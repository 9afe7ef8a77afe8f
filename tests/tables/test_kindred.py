"""An evening says who thought alike, by the seats as they are now."""

from reverie.tables.kindred import FEW_GAMES, evening
from reverie.tables.moves import Arrange, Rematch, Start, ToLobby
from tests.tables.kit import Desk, seated


def after_games(count: int) -> Desk:
    desk = seated("stella", 3)
    desk.act(0, Start())
    desk.play_out()
    for _ in range(count - 1):
        desk.act(0, Rematch())
        desk.play_out()
    return desk


def test_all_games_count_and_a_game_that_is_played_does_not() -> None:
    desk = after_games(2)
    both = evening(desk.changes)
    assert both.games == 2
    desk.act(0, Rematch())
    desk.play_until("reveal")
    assert evening(desk.changes) == both
    desk.play_out()
    assert evening(desk.changes).games == 3


def test_few_games_make_nobody_kindred() -> None:
    desk = after_games(FEW_GAMES - 1)
    assert evening(desk.changes).spirits.kindred is None


def test_the_seats_are_those_of_now() -> None:
    desk = after_games(1)
    before = {thread.seats: thread.times for thread in evening(desk.changes).spirits.threads}
    desk.act(0, ToLobby())
    desk.act(0, Arrange(seats=(2, 0, 1)))
    now = {thread.seats: thread.times for thread in evening(desk.changes).spirits.threads}
    places = {2: 0, 0: 1, 1: 2}
    assert now == {tuple(sorted(map(places.__getitem__, pair))): n for pair, n in before.items()}


def test_before_the_first_end_there_is_nothing() -> None:
    desk = seated("stella", 3)
    assert evening(desk.changes).games == 0
    desk.act(0, Start())
    assert evening(desk.changes).spirits.threads == ()
