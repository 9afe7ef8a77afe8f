"""Four phones round a real table: a round of Stella and a turn of Odyssey on one's own cards."""

from playwright.sync_api import Locator, expect

from tests.e2e.lobby import Lobby
from tests.e2e.looking import Look, look_around
from tests.e2e.odyssey import Odyssey, OdysseyTable
from tests.e2e.people import NAMES, People
from tests.e2e.player import PHONE, Player
from tests.e2e.stella import Stella, StellaTable

SLATES = (["A1", "B2", "C5"], ["A1", "B2"], ["A1", "C5"], ["A1", "B2"])


def test_four_phones_and_a_real_table(people: People) -> None:
    phones = [people.invite(name, PHONE) for name in NAMES[:4]]
    play_stella(people, phones, look_around)
    play_odyssey(people, phones, look_around)


def choose_box(lobby: Lobby) -> None:
    player = lobby.player
    player.press(player.button("option.deck_of"))
    box = player.page.get_by_role("checkbox", name=player.words.begins("option.box"))
    box.check()
    expect(box).to_be_checked()
    player.finds_nothing_in_the_way("choosing the box")
    player.press(player.button("done"))
    player.sees(player.button("option.box"))


def play_stella(people: People, phones: list[Player], look: Look) -> None:
    lobby = people.gather("stella", *phones)
    choose_box(lobby)
    lobby.raise_curtain()
    screens = [Stella(phone) for phone in phones]
    screens[0].player.sees(screens[0].page.get_by_text(screens[0].words.exactly("stella.box.lay")))
    look("marking", (screens[0], screens[0].place("B2")))
    for screen, slate in zip(screens, SLATES, strict=True):
        screen.mark(slate)
        screen.pass_the_pen()
    while (scout := screens[0].scout(NAMES[:4])) is not None:
        screen = screens[NAMES.index(scout)]
        place = screen.first_to_show()
        screen.show(place)
        for each in screens:
            on_stage = each.page.locator("b.place").filter(has_text=place)
            expect(on_stage.or_(each.ended()).first).to_be_visible()
    for screen in screens:
        screen.go_to_scores()
        screen.player.sees(screen.scored())
    StellaTable(*phones).go_on()
    row = screens[2].words.exactly("stella.box.row", row="C")
    screens[2].player.sees(screens[2].page.get_by_text(row))


def play_odyssey(people: People, phones: list[Player], look: Look) -> None:
    lobby = people.gather("odyssey", *phones)
    choose_box(lobby)
    lobby.raise_curtain()
    table = OdysseyTable(*phones)
    table[0].tell("An old song", card=None)
    table.all_see_clue("An old song")
    look("giving", (table[1], laid(table[1])))
    for seat in (1, 2, 3):
        table[seat].player.press(laid(table[seat]))
    look("laying out", (table[0], table[0].prompt("odyssey.box.lay_out")))
    for seat, number in enumerate((2, 1, 3, 1)):  # 3 has looked at the wrong card
        say_mine(table[seat], number)
    expect(table[1].image(1)).to_have_count(0)  # it is hers: no vote is put on it
    table.vote({1: 2, 2: 1, 3: 2})
    for seat in (1, 3):
        table[seat].player.sees(table[seat].prompt("odyssey.box.again"))
    look("again", (table[3], table[3].prompt("odyssey.box.again")))
    say_mine(table[1], 1)
    say_mine(table[3], 4)
    for screen in table.everybody:
        screen.player.sees(screen.points)
    table[0].sees_highest(4)  # 1 found it, and was taken for it once


def laid(screen: Odyssey) -> Locator:
    return screen.player.button("odyssey.do.laid")


def say_mine(screen: Odyssey, number: int) -> None:
    """A number that was said before is still chosen."""
    image = screen.image(number)
    if image.get_attribute("aria-pressed") != "true":
        screen.player.choose(image)
    screen.player.press(screen.player.button("odyssey.do.mine"))
