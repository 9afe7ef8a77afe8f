"""A nervous finger plays once."""

from playwright.sync_api import Locator, expect

from tests.e2e.home import Home
from tests.e2e.lobby import Lobby
from tests.e2e.odyssey import OdysseyTable
from tests.e2e.people import People
from tests.e2e.player import Player
from tests.e2e.stella import Stella


def taps_twice(player: Player, target: Locator, kind: str, then: Locator) -> None:
    """Twice at once; and once more, as the second of two clicks, on what came in its place."""
    before = player.moves(kind)
    spot = player.press_twice(target)
    expect(then).to_be_visible()
    player.second_click(spot)
    expect(then).to_be_visible()
    player.waits_until(lambda: player.moves(kind) > before)
    player.takes_a_moment()  # What they tap now is not a third tap of these.
    assert player.moves(kind) == before + 1, kind


def test_in_stella(people: People) -> None:
    players = people.table_of(3, "stella")
    host, phone, last = (Stella(player) for player in players)
    taps_twice(host.player, Lobby(host.player).start, "start", host.place("A1"))
    for screen in (host, phone):
        screen.mark(["A1"])
        taps_twice(screen.player, screen.pass_pen, "pass_pen", screen.take_pen)
        assert screen.player.moves("take_pen") == 0
    last.mark(["A1"])
    last.pass_the_pen()
    scout = host.scout(player.name for player in players)
    Stella(next(player for player in players if player.name == scout)).show("A1")
    host.sees_shown("A1")
    host.go_to_scores()
    waiting = host.page.get_by_role("main").get_by_text(host.words.within("stella.waiting"))
    taps_twice(host.player, host.next_round, "continue", waiting)


def test_in_odyssey(people: People) -> None:
    table = OdysseyTable(*people.table_of(3, "odyssey"))
    host, phone = table[0], table[1]
    Lobby(host.player).raise_curtain()
    host.clue.fill("Twice")
    host.player.choose(host.card(1))
    taps_twice(host.player, host.tell_it, "tell", host.prompt("odyssey.give.done"))
    for card in (1, 2):
        phone.player.choose(phone.card(card))
    taps_twice(phone.player, phone.give_it, "give", phone.prompt("odyssey.give.done"))
    table[2].give(1, 2)
    phone.player.choose(phone.image(host.own_image()))
    taps_twice(phone.player, phone.cast, "vote", phone.prompt("odyssey.vote.done"))
    table[2].vote(host.own_image())
    # The host's second click would go on for everybody.
    taps_twice(host.player, host.next_story, "continue", host.for_all)


def test_on_the_way_to_a_table(people: People) -> None:
    ada = people.invite("Ada")
    home = Home(ada)
    home.open()
    ada.press(home.bill("stella"))
    home.dialog.get_by_label(ada.words.within("open.name")).fill("Ada")
    ada.press_twice(home.dialog.get_by_role("button", name=ada.words.exactly("open.go")))
    ada.sees(Lobby(ada).start)

    def seats() -> int:
        return sum('"token"' in message for message in ada.record.heard)

    ada.waits_until(lambda: seats() > 0)
    ada.takes_a_moment()
    assert seats() == 1
