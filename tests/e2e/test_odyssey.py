"""Odyssey with one vote and with two, with one card given and with two, to the end."""

import pytest

from tests.e2e.odyssey import OdysseyTable
from tests.e2e.over import Over
from tests.e2e.people import People
from tests.e2e.player import DESKTOP, PHONE

NAMES = ("Ada", "Bao", "Cleo", "Dov", "Esi", "Finn", "Gül", "Hana")
LANGUAGES = ("en", "it", "nl", "pl", "pt")


@pytest.mark.parametrize("count", [3, 5, 8])
def test_a_whole_game(people: People, count: int) -> None:
    players = [
        people.invite(
            name, PHONE if seat % 2 else DESKTOP, language=LANGUAGES[seat % len(LANGUAGES)]
        )
        for seat, name in enumerate(NAMES[:count])
    ]
    table = OdysseyTable(*players)
    lobby = people.gather("odyssey", *players)
    lobby.choose("target", lobby.player.words.exactly("option.points", count=15))
    lobby.raise_curtain()
    cards = (1, 2) if count == 3 else (1,)
    total, seat, lucky = 0, 0, 1

    while total < 15:
        others = [other for other in range(count) if other != seat]
        table[seat].tell(f"Once upon a time {seat}")
        for screen in table.others(seat):
            screen.sees_clue(f"Once upon a time {seat}")
        table.give(others, *cards)
        # The lucky one finds the story, all others take the lucky one's picture for it.
        story = table[seat].own_image()
        if seat == lucky:
            table.vote(
                {
                    other: story if other == others[0] else table[others[0]].own_image()
                    for other in others
                    if other != others[0]
                }
                | {others[0]: story}
            )
            total += 3
        else:
            decoy = table[lucky].own_image()
            table.vote({other: story if other == lucky else decoy for other in others})
            total += 3 + min(3, count - 2) + (count >= 7)
        if total < 15:
            table[0].player.sees(table[0].points)
            assert max(table[0].totals()) == total
            table[0].player.press(table[0].next_story)
            table[0].player.press(table[0].for_all)
        seat = (seat + 1) % count

    for screen in table.everybody:
        screen.to_the_finale()
        assert Over(screen.player).totals()[0] == total
