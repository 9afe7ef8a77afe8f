"""Who vanishes looks vanished in every phase, on phones and on the television.

``test_coming_back.py`` has what is offered to the others when it takes longer.
"""

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.e2e.company import Turn, play_round
from tests.e2e.ear import Ear
from tests.e2e.lobby import Lobby
from tests.e2e.people import People
from tests.e2e.player import DESKTOP, PHONE, Player
from tests.e2e.stella import Stella
from tests.e2e.television import Television

Walk = Callable[[Player, Player], Iterator[str]]


def through_stella(ada: Player, bao: Player) -> Iterator[str]:
    screens = [Stella(player) for player in (ada, bao)]
    for screen in screens:
        screen.player.sees(screen.pass_pen)
    yield "associate"
    for screen in screens:
        screen.mark(["A1", "B2", "C3"])
    screens[0].pass_the_pen()
    screens[1].pass_the_pen()
    ada.sees(ada.find("region", "stella.lantern_board"))
    yield "reveal"
    play_round(ada, bao)
    yield "scored"


def through_odyssey(ada: Player, bao: Player, *, party: bool = False) -> Iterator[str]:
    """A bot tells first; when one of the people does, that is another phase."""
    turn = Turn(ada, bao, party=party)
    cards = 1 if party else 2
    turn.begin(anybody=True)
    yield "give"
    turn.give(cards)
    ada.sees(turn.screens[0].cast)
    yield "vote"
    turn.vote()
    yield "scored"
    if party:  # telling looks as it does in Odyssey, and is far: five others may come first
        return
    while not turn.teller:
        turn.go_on()
        turn.begin()
        if not turn.teller:
            turn.play(cards)
    yield "tell"


def through_party(ada: Player, bao: Player) -> Iterator[str]:
    return through_odyssey(ada, bao, party=True)


@pytest.mark.parametrize(
    ("game", "bots", "walk"),
    [
        ("stella", 1, through_stella),
        ("odyssey", 1, through_odyssey),
        ("party", 4, through_party),
    ],
)
def test_in_every_phase(people: People, game: str, bots: int, walk: Walk) -> None:
    ada, bao = people.invite("Ada", PHONE), people.invite("Bao", DESKTOP)
    lobby = people.gather(game, ada, bao)
    for number in range(bots):
        lobby.add_bot()
        lobby.sees_people(number + 3)
    television = Television(people.invite("Television"), lobby.code)
    television.shows("Bao")
    path = f"/t/{lobby.code}"
    Lobby(ada).raise_curtain()
    ears = [Ear(player) for player in (ada, television.player)]
    for _ in walk(ada, bao):
        vanishes_and_comes_back(bao, path, *ears)


def vanishes_and_comes_back(bao: Player, path: str, *ears: Ear) -> None:
    before = [times_told(ear) for ear in ears]
    bao.page.goto("about:blank")
    for ear, told in zip(ears, before, strict=True):
        looks_gone = ear.page.locator(
            ".disc.gone:visible"
        ).first  # the side of a phone not shown has one
        expect(looks_gone).to_be_visible()
        ear.player.waits_until(partial(is_told_again, ear, told))
    bao.page.goto(path)
    for player in (ear.player for ear in ears):
        expect(player.page.locator(".disc.gone")).to_have_count(0)
        player.reads("told.back", name="Bao")
        close = player.page.locator(".toast").get_by_role("button")
        close.evaluate_all("all => all.forEach((one) => one.click())")


def times_told(ear: Ear) -> int:
    return len(ear.sentences("told.gone", name="Bao"))


def is_told_again(ear: Ear, told: int) -> bool:
    """Since then: the line of the last time may still be there."""
    return times_told(ear) > told
