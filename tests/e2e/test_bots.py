"""One person and three bots: one tap on the front page, and a whole game of Stella."""

from playwright.sync_api import expect

from tests.e2e.home import Home
from tests.e2e.over import Over
from tests.e2e.people import People
from tests.e2e.player import PHONE
from tests.e2e.stella import Stella


def test_a_whole_game_with_bots(people: People) -> None:
    player = people.invite("Ada", PHONE, motion=True)
    home = Home(player)
    home.open()
    player.press(player.button("home.bots"))
    screen = Stella(player)
    for number in range(1, 5):
        screen.mark(["A1", "B2", "C3"])
        screen.pass_the_pen()
        while screen.comes_to_turn():
            screen.show_any()
        screen.go_to_scores()
        if number < 4:
            player.press(screen.next_round)
            expect(screen.pass_pen).to_be_visible()
    over = Over(player)
    player.sees(over.chart)
    expect(over.lines).to_have_count(4)
    over.open_round(4)
    player.finds_nothing_in_the_way("the end, a round unfolded")
