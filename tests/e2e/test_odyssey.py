"""Odyssey with one vote and with two, with one card given and with two, to the end."""

import pytest

from tests.e2e.lobby import Lobby
from tests.e2e.looking import look_around
from tests.e2e.odyssey import OdysseyTable
from tests.e2e.over import Over
from tests.e2e.people import People
from tests.e2e.television import Television

LUCKY = 1
TARGET = 15


@pytest.mark.parametrize(
    ("count", "languages"), [(3, ("en",)), (5, ("en", "it", "nl", "pl", "pt")), (8, ("en",))]
)
def test_a_whole_game(people: People, count: int, languages: tuple[str, ...]) -> None:
    table = OdysseyTable(*people.table_of(count, "odyssey", languages))
    lobby = Lobby(table.players[0])
    television = Television(people.invite("Television"), lobby.code)
    lobby.choose("target", lobby.player.words.exactly("option.points", count=TARGET))
    lobby.raise_curtain()
    television.says("tv.anybody")
    total = play_turn(table, 0, look=True)
    television.says("tv.scored")

    storyteller = 0
    while total < TARGET:
        assert max(table[0].totals()) == total
        table.go_on()
        storyteller = (storyteller + 1) % count
        total += play_turn(table, storyteller)

    television.says("tv.over")
    for screen in table.everybody:
        screen.to_the_finale()
        assert Over(screen.player).totals()[0] == total
    look_around(
        "over", *((screen, Over(screen.player).standings) for screen in table.everybody[:2])
    )
    assert Over(table.players[1]).totals()[0] == total


def play_turn(table: OdysseyTable, storyteller: int, *, look: bool = False) -> int:
    """Gives the points of the lucky one, who finds the story; the others vote for their picture.

    When the lucky one tells, one player finds the story, and nobody else does.
    """
    count, teller = len(table), table[storyteller]
    others = table.but(storyteller)
    finder = others[0] if storyteller == LUCKY else LUCKY
    clue = f"Once upon a time {storyteller}"
    if look:
        look_around("tell", *((screen, screen.clue) for screen in table.everybody[:2]))
    teller.tell(clue)
    table.all_see_clue(clue)

    if look:
        look_around("give", (table[1], table[1].card(1)))
    table.give(others[:1], *cards_to_give(count))
    if look:
        look_around(
            "given",
            (teller, teller.prompt("odyssey.give.done")),
            (table[1], table[1].prompt("odyssey.give.done")),
        )
    table.give(others[1:], *cards_to_give(count))

    story, decoy = teller.own_image(), table[finder].own_image()
    if look:
        look_around("vote", (teller, teller.image(1)), (table[1], table[1].image(decoy)))
    table.vote({finder: story})
    if look:
        look_around("voted", (table[finder], table[finder].prompt("odyssey.vote.done")))
    table.vote({seat: decoy for seat in others if seat != finder})

    for screen in table.everybody:
        screen.player.sees(screen.points)
    if look:
        look_around("scored", *((screen, screen.points) for screen in table.everybody[:2]))
    if storyteller == LUCKY:
        return 3  # O10
    return 3 + min(3, count - 2) + (1 if count >= 7 else 0)  # O10, O11, O12


def cards_to_give(count: int) -> tuple[int, ...]:
    return (1, 2) if count == 3 else (1,)  # O5
