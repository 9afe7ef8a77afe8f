"""A whole Team of six: partners face each other, one gives and the other votes."""

from playwright.sync_api import expect

from tests.e2e.lobby import Lobby
from tests.e2e.looking import Look, look_around, pass_by
from tests.e2e.odyssey import OdysseyTable
from tests.e2e.over import Over
from tests.e2e.people import People

PLAYERS = 6
HALF = PLAYERS // 2


def test_a_whole_game_of_six(people: People) -> None:
    table = OdysseyTable(*people.table_of(PLAYERS, "team"))
    Lobby(table.players[0]).raise_curtain()
    play_turn(table, 0, look_around)
    for storyteller in range(1, PLAYERS):
        table.go_on()
        play_turn(table, storyteller)

    # T6: twice 4 as the storyteller's team, twice 3 for finding, twice nothing.
    for screen in table.everybody:
        screen.to_the_finale()
        Over(screen.player).sees_totals([14] * HALF)
    look_around(
        "over", *((screen, Over(screen.player).standings) for screen in table.everybody[:2])
    )


def play_turn(table: OdysseyTable, storyteller: int, look: Look = pass_by) -> None:
    """The next team finds the story; the team after it takes the partner's picture for it."""
    partner = opposite(storyteller)
    finder, misled = opposite(storyteller + 1), (storyteller + 2) % PLAYERS
    givers = [partner, opposite(finder), opposite(misled)]
    teller = table[storyteller]
    look("tell", *((screen, screen.clue) for screen in table.everybody[:2]))
    teller.tell(f"For the two of us {storyteller}")
    table.all_see_clue(f"For the two of us {storyteller}")

    look("give", (table[1], table[1].card(4)), (table[2], table[2].card(4)))
    if storyteller == 0:
        talk(table, givers[1], finder)
        agree(table, giver=givers[1], voter=finder)
    table.give(givers[1:], 1)
    table[finder].player.reads("odyssey.give.partner")
    look("given", (table[finder], table[finder].prompt("odyssey.give.partner")))
    table.give(givers[:1], 1)

    story, decoy = teller.own_image(), table[partner].own_image()
    look("vote", (teller, teller.image(1)), (table[finder], table[finder].image(1)))
    table.vote({finder: story})
    look("voted", (table[finder], table[finder].prompt("odyssey.vote.done")))
    table.vote({misled: decoy})
    for screen in table.everybody:
        screen.player.sees(screen.points)
    look("scored", (teller, teller.points), (table[1], table[1].points))


def opposite(seat: int) -> int:
    return (seat + HALF) % PLAYERS  # T1


def agree(table: OdysseyTable, giver: int, voter: int) -> None:
    """T3: one tap says who gives, and another that it is the other way round."""
    for who, word, gives in ((giver, "defer", voter), (giver, "volunteer", giver)):
        player = table.players[who]
        player.press(player.find("button", f"odyssey.{word}"))
        for seat in (giver, voter):
            key = "odyssey.give.yours" if seat == gives else "odyssey.give.theirs"
            table.players[seat].reads(key)


def talk(table: OdysseyTable, speaker: int, listener: int) -> None:
    """T3: the two agree openly who gives."""
    words = "I give, you vote"
    for seat in (speaker, listener):
        player = table.players[seat]
        player.press(player.page.get_by_role("button", name=player.words.begins("odyssey.talk")))
        dialog = player.find("dialog", "chat.title")
        if seat == speaker:
            dialog.get_by_role("textbox").fill(words)
            player.press(dialog.get_by_role("button", name=player.words.exactly("chat.send")))
        expect(dialog.get_by_text(words)).to_be_visible()
        player.finds_nothing_in_the_way("table talk")
        player.press(dialog.get_by_role("button", name=player.words.exactly("close")))
