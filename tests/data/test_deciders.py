"""Every row says who decided: a person, a program, a bot, or nobody in time."""

from random import Random

import pytest

from reverie.data.anonymous import Pseudonyms
from reverie.data.decisions import finished_games
from reverie.data.rows import Row, rows
from reverie.games import GAMES
from reverie.tables import lobby
from reverie.tables.codes import digest
from reverie.tables.draft import Draft
from reverie.tables.moves import AddBot, Start
from tests.tables.kit import Desk, read_change

PERSON, PROGRAM = 0, 1


def a_table(game: str) -> Desk:
    """A person, a program, and bots of the house."""
    desk = Desk(game, Random(game), timer=30, research=True)
    draft = Draft(desk.table)
    lobby.sit_down(draft, desk.supplies, "Robot", digest("Robot"), program=True)
    desk.commit(draft)
    for _ in range(GAMES[game].counts[0] - 2):
        desk.act(0, AddBot())
    desk.act(0, Start())
    return desk


def exported(desk: Desk) -> list[Row]:
    (game,) = finished_games(map(read_change, desk.changes))
    return list(rows(game, Pseudonyms(b"key")))


@pytest.mark.parametrize("game", GAMES)
def test_who_decided(game: str) -> None:
    desk = a_table(game)
    desk.play_out()
    found = exported(desk)
    kinds = {PERSON: "person", PROGRAM: "program"}
    assert all(row["decided_by"] == row["kind"] == kinds.get(row["seat"], "bot") for row in found)


@pytest.mark.parametrize("game", GAMES)
def test_a_move_of_the_timer_is_nobodys(game: str) -> None:
    """In every step somebody moves, and the timer moves for the others."""
    desk = a_table(game)
    chosen = 0
    while desk.table.status == "playing":
        desk.play_one()
        chosen += 1
        if desk.table.status == "playing":
            desk.time_out()
    found = exported(desk)
    late = [row for row in found if row["decided_by"] == "timer"]
    assert {row["kind"] for row in late} == {"person", "program", "bot"}
    assert all(row["decided_by"] in ("timer", row["kind"]) for row in found)
    assert 0 < len(found) - len(late) <= chosen


def test_a_change_of_before_says_nothing_of_it() -> None:
    """What is stored is what it was, but for a move of the timer."""
    desk = a_table("odyssey")
    desk.play_one()
    assert b'"played"' in desk.changes[-1]
    assert b"late" not in desk.changes[-1]
    desk.time_out()
    assert b'"late":true' in desk.changes[-1]
