"""Whole games without seeing anything: by the keyboard, by the names of things, by what is said.

The other languages listen where several people play: ``test_stella.py``, ``test_odyssey.py``.
"""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.ear import Ear
from tests.e2e.home import Home
from tests.e2e.keyboard import Keyboard, show_one
from tests.e2e.lobby import Lobby
from tests.e2e.odyssey import Odyssey
from tests.e2e.over import Over
from tests.e2e.people import People
from tests.e2e.stella import PLACES, Stella


@pytest.mark.parametrize(("language", "last"), [("it", 1), ("nl", 1), ("pl", 4), ("pt", 1)])
def test_stella(people: People, language: str, last: int) -> None:
    """From the front page; a whole one where the last round is the fourth."""
    player = people.invite("Ada", language=language)
    ear, keyboard, screen = Ear(player), Keyboard(player), Stella(player)
    Home(player).open()
    keyboard.do(player.button("home.bots"))
    for number in range(1, last + 1):
        expect(screen.place("A1")).not_to_have_accessible_name(player.words.within("card.loading"))
        ear.knows_what_is_there([name_of(screen, place) for place in PLACES])
        keyboard.do(screen.place("A1"))
        keyboard.press("ArrowRight", "Enter", "ArrowDown", "Enter")
        expect(screen.place("B2")).to_be_focused()
        screen.sees_marks(["A1", "A2", "B2"])
        if number == 1:
            look_closely(keyboard)
        keyboard.do(screen.pass_pen)
        ear.keeps_focus()
        while screen.comes_to_turn():
            show_one(keyboard, screen)
            ear.keeps_focus()
        screen.go_to_scores()
        ear.keeps_focus()
        if number < 4:
            keyboard.do_until(screen.next_round, screen.pass_pen)
            ear.keeps_focus()
    if last == 4:
        expect(Over(player).lines).to_have_count(4)
    ear.hears_no_english()

    rounds = ["I", "II", "III", "IV"]
    for one in rounds[: min(last, 3)]:
        assert ear.times("stella.told.scored", round=one).total() == 1
    for one in rounds[1:] if last == 4 else rounds[1 : last + 1]:
        assert ear.times("stella.told.round", round=one).total() == 1
    assert ear.times("stella.told.shows", who="you")
    scored = [
        text for text in ear.heard() if player.words.within("stella.told.scored").search(text)
    ]
    assert [number_in(text, rounds) for text in scored][:3] == rounds[: min(last, 3)]


def look_closely(keyboard: Keyboard) -> None:
    """At the picture that has the focus, and at the next one."""
    zoom = keyboard.player.find("dialog", "zoom.title")
    keyboard.press("Space")
    keyboard.player.sees(zoom)
    keyboard.player.finds_nothing_in_the_way("a picture, closely")
    keyboard.press("ArrowRight", "Escape")
    expect(zoom).to_be_hidden()


def number_in(text: str, rounds: list[str]) -> str:
    return next(number for number in rounds if re.search(rf"\b{number}\b", text))


def name_of(screen: Stella, place: str) -> str:
    found = re.search(r'button "(.*)"', screen.place(place).aria_snapshot())
    assert found
    return found[1]


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_a_whole_odyssey(people: People, language: str) -> None:
    player = people.invite("Ada", language=language)
    ear, keyboard, screen = Ear(player), Keyboard(player), Odyssey(player)
    home = Home(player)
    home.open()
    home.open_table("odyssey")
    lobby = Lobby(player)
    lobby.choose("target", player.words.exactly("option.points", count=15))
    for bots in range(1, 3):
        lobby.add_bot()
        lobby.sees_people(bots + 1)
    keyboard.do(lobby.start)
    finish = player.button("odyssey.do.finish")
    turns = 0
    while True:
        turns += 1
        expect(screen.tell_it.or_(screen.give_it)).to_be_visible()
        ear.knows_what_is_there([name for name in screen.hand(7) if name])
        if screen.give_it.count():
            play_along(keyboard, screen)
        else:
            tell(keyboard, screen)
        player.sees(screen.points)
        expect(screen.next_story.or_(finish)).to_be_visible()
        ear.keeps_focus()
        if finish.count():
            break
        keyboard.do(screen.next_story)
        ear.keeps_focus()
    keyboard.do(finish)
    expect(Over(player).lines).to_have_count(3)
    ear.keeps_focus()
    ear.hears_no_english()

    kinds = ("odyssey.scored.some", "odyssey.scored.all", "odyssey.scored.none")
    assert sum(ear.times(kind).total() for kind in kinds) == turns


def tell(keyboard: Keyboard, screen: Odyssey) -> None:
    keyboard.reach(screen.clue)
    keyboard.page.keyboard.type("By heart")
    keyboard.do(screen.card(2))
    keyboard.do(screen.tell_it)


def play_along(keyboard: Keyboard, screen: Odyssey) -> None:
    for number in (1, 2):
        keyboard.do(screen.card(number))
    keyboard.do(screen.give_it)
    keyboard.do(screen.first_open_image())
    keyboard.do(screen.cast)
