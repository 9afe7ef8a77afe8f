"""A group that stays at its table: other games, other people, cards that it has not just seen."""

from random import Random

import pytest

from reverie.games import GAMES
from reverie.games.odyssey.state import Odyssey
from reverie.games.stella.state import Stella
from reverie.tables import evening
from reverie.tables.evolve import MOST_REMOVED
from reverie.tables.moves import AddBot, Arrange, Configure, Leave, Rematch, Remove, Start, ToLobby
from tests.tables.kit import CARDS, Desk, encode, refusal

HOST = 0


def begun(game: str, players: int, bots: int = 0, **options: object) -> Desk:
    desk = Desk(game, Random(5), **options)
    for number in range(1, players - bots):
        desk.sit(f"person {number}")
    for _ in range(bots):
        desk.act(HOST, AddBot())
    desk.act(HOST, Start())
    return desk


def played(game: str, players: int, bots: int = 0, **options: object) -> Desk:
    desk = begun(game, players, bots, **options)
    desk.play_out()
    return desk


def seen_in(desk: Desk) -> set[str]:
    """All that has been in a hand or on the table so far."""
    play = desk.table.play
    assert isinstance(play, Stella | Odyssey)
    return set(CARDS) - set(play.pile)


def test_after_a_game_the_table_is_a_lobby_again_with_everybody() -> None:
    desk = played("stella", 4, timer=30)
    before = desk.table
    assert refusal(lambda: desk.act(1, ToLobby())) == "not_host"
    desk.act(HOST, ToLobby())
    table = desk.table
    assert (table.status, table.play, table.seed, table.deadline) == ("lobby", None, None, None)
    assert (table.seats, table.options, table.host) == (before.seats, before.options, before.host)
    assert refusal(lambda: desk.act(HOST, ToLobby())) == "not_now"
    desk.sit("late")
    desk.act(HOST, Start())
    assert len(desk.table.seats) == 5


def test_another_game_keeps_what_every_game_knows() -> None:
    desk = played("odyssey", 6, target=5, timer=30, language="fr")
    desk.act(HOST, ToLobby())
    assert refusal(lambda: desk.act(HOST, Configure(game="chess"))) == "malformed"
    assert refusal(lambda: desk.act(HOST, Configure(game="team", options={"target": 9})))
    desk.act(HOST, Configure(game="team", options={"laps": 1}))
    table = desk.table
    assert (table.game, table.options.timer, table.options.language) == ("team", 30, "fr")
    desk.act(HOST, Start())
    desk.play_out()
    assert [game.game for game in desk.table.evening] == ["odyssey", "team"]


def test_more_people_than_a_game_is_for_wait_until_their_number_is_right() -> None:
    desk = played("party", 8, laps=1)
    desk.act(HOST, ToLobby())
    desk.act(HOST, Configure(game="stella"))
    assert refusal(lambda: desk.act(HOST, Start())) == "bad_count"
    for seat in (7, 6):
        desk.act(seat, Leave())
    desk.act(HOST, Start())
    assert len(desk.table.seats) == 6


def test_discovery_is_for_the_first_game_in_a_lobby_too() -> None:
    desk = played("stella", 3, discovery=True)
    desk.act(HOST, ToLobby())
    assert desk.seen(HOST)["view"]["options"]["discovery"] is False


@pytest.mark.parametrize("game", ["stella", "odyssey", "team"])
def test_the_evening_tells_who_won_what(game: str) -> None:
    players = GAMES[game].counts[-1] if game == "team" else 4
    options = {"stella": {}, "odyssey": {"target": 5}, "team": {"laps": 1}}[game]
    desk = played(game, players, **options)
    view = desk.seen(None)["view"]
    (told,) = view["evening"]["games"]
    play = view["play"]
    sides = play.get("teams") or [[seat] for seat in range(players)]
    for side, seats in enumerate(sides):
        for seat in seats:
            assert told["totals"][seat] == play["totals"][side]
            assert (seat in told["winners"]) == (side in play["winners"])
            assert view["evening"]["wins"][seat] == (side in play["winners"])


def test_points_go_with_the_people() -> None:
    desk = played("stella", 4)
    totals = desk.table.evening[0].totals
    desk.act(HOST, ToLobby())
    desk.act(HOST, Arrange(seats=(3, 0, 2, 1)))
    assert desk.table.evening[0].totals == tuple(totals[seat] for seat in (3, 0, 2, 1))
    desk.act(2, Leave())
    desk.sit("late")
    assert desk.table.evening[0].totals == (totals[3], totals[0], totals[1], None)
    assert len(evening.wins(desk.table.evening, 4)) == 4
    assert set(desk.table.evening[0].names), "also of a winner who has left"


def test_a_long_evening_keeps_its_last_games() -> None:
    desk = played("stella", 3)
    for _ in range(evening.MOST_KEPT + 1):
        desk.act(HOST, Rematch())
        desk.play_out()
    assert len(desk.table.evening) == evening.MOST_KEPT
    assert desk.table.evening[-1].number == evening.MOST_KEPT + 2
    assert len(encode(desk.seen(None)["view"]["evening"])) < 8_000


@pytest.mark.parametrize("again", [Rematch(), ToLobby()])
def test_the_next_game_begins_with_cards_that_nobody_has_seen(again: Rematch | ToLobby) -> None:
    desk = played("stella", 4)
    before = seen_in(desk)
    desk.act(HOST, again)
    if isinstance(again, ToLobby):
        desk.act(HOST, Start())
    assert not seen_in(desk) & before
    desk.play_out()
    assert not seen_in(desk) & before, "there are enough for two games"


def test_where_all_were_seen_those_of_the_last_game_come_last() -> None:
    desk = played("stella", 4)
    games = [seen_in(desk)]
    for _ in range(6):
        desk.act(HOST, Rematch())
        desk.play_out()
        games.append(seen_in(desk))
        assert not games[-1] & games[-2]


def test_hands_are_dealt_from_what_is_unseen_as_far_as_that_goes() -> None:
    desk = played("stella", 4)
    before = seen_in(desk)
    desk.act(HOST, ToLobby())
    desk.act(HOST, Configure(game="odyssey", options={"target": 5}))
    desk.act(HOST, Start())
    assert not seen_in(desk) & before
    play = desk.table.play
    assert isinstance(play, Odyssey)
    left = len(CARDS) - len(before) - len(seen_in(desk))
    assert not set(play.pile[:left]) & before
    assert set(play.pile[left:]) == before


def test_of_those_who_were_removed_the_last_are_known() -> None:
    desk = Desk("stella", Random(5))
    for number in range(MOST_REMOVED + 5):
        desk.sit(f"person {number}")
        desk.act(HOST, Remove(seat=1, for_good=True))
    assert len(desk.table.removed) == MOST_REMOVED


def test_a_latecomer_takes_over_a_bots_seat_with_all_that_it_has() -> None:
    desk = begun("odyssey", 4, bots=1, target=5)
    play = desk.table.play
    assert isinstance(play, Odyssey)
    hand = play.hands[3]
    assert [seat["free"] for seat in desk.seen(None)["view"]["seats"]] == [False] * 3 + [True]
    assert refusal(lambda: desk.sit_instead(0, "Eve")) == "already_started"
    assert refusal(lambda: desk.sit_instead(9, "Eve")) == "malformed"
    assert refusal(lambda: desk.sit_instead(3, "ADA")) == "name_taken"
    desk.sit_instead(3, "Eve")
    play = desk.table.play
    assert isinstance(play, Odyssey)
    assert (play.hands[3], play.bots[3]) == (hand, False)
    assert desk.seen(3)["view"]["play"]["hand"] == list(hand)
    assert refusal(lambda: desk.sit_instead(3, "Mallory")) == "already_started"
    desk.play_out()


def test_nobody_takes_the_seat_of_a_person_whom_a_bot_stands_in_for() -> None:
    desk = begun("stella", 4)
    desk.act(2, Leave())
    assert refusal(lambda: desk.sit_instead(2, "Eve")) == "already_started"


def test_where_the_host_wants_no_latecomers_there_are_none() -> None:
    desk = begun("stella", 4, bots=1, late=False)
    assert not desk.seen(None)["view"]["seats"][3]["free"]
    assert refusal(lambda: desk.sit_instead(3, "Eve")) == "already_started"
    desk.play_out()
    desk.act(HOST, ToLobby())
    desk.sit_instead(3, "Eve")


def test_whom_the_host_removes_for_good_is_gone_and_a_bot_plays_on() -> None:
    desk = begun("stella", 4)
    token = desk.table.seats[2].token
    assert refusal(lambda: desk.act(1, Remove(seat=2, for_good=True))) == "not_host"
    assert refusal(lambda: desk.act(HOST, Remove(seat=2))) == "not_now"
    desk.act(HOST, Remove(seat=2, for_good=True))
    seat = desk.table.seats[2]
    assert (seat.token, seat.bot) == (None, True)
    assert desk.table.removed == (token,)
    desk.sit_instead(2, "Eve")
    desk.play_out()
    desk.act(HOST, ToLobby())
    desk.act(HOST, Remove(seat=1, for_good=True))
    assert len(desk.table.seats) == 3
    assert len(desk.table.removed) == 2
