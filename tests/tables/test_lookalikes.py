"""Two people at a table are not taken for each other by their names."""

import itertools

import pytest

from reverie.games.errors import GameError
from reverie.tables import lobby
from reverie.tables.draft import Draft
from reverie.tables.lookalikes import free_name, is_alike
from tests.tables.kit import seated

ALIKE = [
    ("Ada", "ada"),
    ("IAN", "ian"),
    ("Straße", "STRASSE"),
    ("José", "Jose"),
    ("José", "Jose\u0301"),
    ("Søren", "Soren"),
    ("Łucja", "LUCJA"),
    ("Ada", "A\u200bda"),  # a space of no width
    ("Ada", "\u2067Ada\u2069"),
    ("Ada", "\u202eAda"),
    ("Ada", "A\u034fda"),
    ("❤", "❤\ufe0f"),
    ("Ann Lee", "Ann  Lee"),
    ("Ann Lee", "Ann\u00a0Lee"),
    ("Ada", "Аdа"),
    ("Иван", "Ивaн"),
    ("Ada", "Αda"),
    ("Ada", "𝐀𝐝𝐚"),
    ("Ada", "Ａｄａ"),
    ("Ian", "lan"),
    ("Ali", "AIi"),
    ("Bob 10", "Bob IO"),
    ("D’Arc", "D'Arc"),
    ("شَمس", "شمس"),
]
DIFFERENT = [
    ("Ian", "Lan"),
    ("Mia", "Pia"),
    ("Anna", "Ann"),
    ("Person 1", "Person 11"),
    ("かき", "かぎ"),
    ("मीन", "मीनू"),
    ("ไม", "ไม่"),
    ("夜", "日"),
    ("🐇", "🐢"),
    ("김", "금"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_alike(one: str, other: str) -> None:
    assert is_alike(one, other)
    assert is_alike(other, one)


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_different(one: str, other: str) -> None:
    assert not is_alike(one, other)


def test_numbers_do_not_look_alike() -> None:
    names = [f"Person {number}" for number in range(1, 100)]
    assert not any(itertools.starmap(is_alike, itertools.combinations(names, 2)))


def test_a_free_name_is_the_next_with_a_number_and_not_too_long() -> None:
    assert free_name("Ada", ["Bo"], 40) == "Ada"
    assert free_name("Ada", ["ADA", "ada 2", "Аda 3"], 40) == "Ada 4"
    assert free_name("x" * 40, ["X" * 40], 40) == "x" * 38 + " 2"
    assert free_name("🐇 " * 20, ["🐇 " * 20], 39) == "🐇 " * 18 + "🐇 2"


def test_a_name_is_anybodys_once() -> None:
    desk = seated("stella", 1)
    with pytest.raises(GameError) as refused:
        desk.sit("АDА")
    assert (refused.value.code, refused.value.suggestion) == ("name_taken", "АDА 2")
    desk.sit("АDА 2")
    assert [seat.name for seat in desk.table.seats] == ["Ada", "АDА 2"]


def test_a_name_may_stay_as_it_is() -> None:
    table = seated("stella", 2).table
    assert lobby.own_name(table, "ADA", 0) == "ADA"
    with pytest.raises(GameError):
        lobby.own_name(table, "ADA", 1)


def test_bots_are_taken_for_nobody_either() -> None:
    desk = seated("stella", 1)
    desk.sit("bot 3")
    draft = Draft(desk.table)
    lobby.add_bot(draft, "normal", desk.supplies)
    assert draft.table.seats[-1].name == "Bot 3 2"
