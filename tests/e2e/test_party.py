"""Party of six: a clue before anybody has seen a card, green votes and a red one.

A whole one is the last of ``test_evening.py``.
"""

from playwright.sync_api import Locator

from tests.e2e.lobby import Lobby
from tests.e2e.looking import Look, look_around, pass_by
from tests.e2e.odyssey import Odyssey, OdysseyTable
from tests.e2e.people import People

PLAYERS = 6
FAVOURITE, LONELY, RED = 1, 2, 3


def test_two_turns_of_six(people: People) -> None:
    table = OdysseyTable(*people.table_of(PLAYERS, "party"))
    Lobby(table.players[0]).raise_curtain()
    play_turn(table, 0, look_around)
    table[0].sees_points([5] * 5 + [0])
    table.go_on()
    play_turn(table, 1)
    # P6, P8: five on one image, five times each; the storyteller alone on another gets nothing.
    for screen in table.everybody:
        screen.sees_points([10] * 4 + [5] * 2)


def play_turn(table: OdysseyTable, storyteller: int, look: Look = pass_by) -> None:
    teller, phone = table[storyteller], table[1]
    look("tell", (teller, teller.clue), (phone, phone.clue))
    assert teller.card(1).count() == 0  # P2: the hand is hidden
    teller.tell(f"Out of thin air {storyteller}", card=None)
    table.all_see_clue(f"Out of thin air {storyteller}")

    look("give", (teller, teller.card(1)), (phone, phone.card(5)))
    table.give(range(len(table)), 1)  # P3: the storyteller, too

    look("vote", (teller, red_token(teller)), (phone, phone.image(1)))
    teller.vote(LONELY, RED)
    look("voted", (teller, teller.prompt("odyssey.vote.done")))
    table.vote(dict.fromkeys(table.but(storyteller), FAVOURITE))
    for screen in table.everybody:
        screen.player.sees(screen.points)
    look("scored", (teller, teller.points), (phone, phone.points))


def red_token(screen: Odyssey) -> Locator:
    return screen.player.button("odyssey.red")
