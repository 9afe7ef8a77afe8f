"""Odyssey with one vote and with two, with one card given and with two, to the end."""

import itertools

import pytest
from playwright.sync_api import expect

from reverie.languages import LANGUAGES
from tests.e2e.ear import Ear
from tests.e2e.lobby import Lobby
from tests.e2e.looking import Look, look_around, pass_by, refresh
from tests.e2e.odyssey import OdysseyTable
from tests.e2e.over import Over
from tests.e2e.people import People
from tests.e2e.television import Television

LUCKY = 1
TARGET = 15


@pytest.mark.parametrize(
    ("count", "languages", "look"),
    [
        (3, ("en",), refresh),
        (5, ("en", "it", "nl", "pl", "pt"), look_around),
        (8, LANGUAGES, refresh),
    ],
)
def test_a_whole_game(people: People, count: int, languages: tuple[str, ...], look: Look) -> None:
    table = OdysseyTable(*people.table_of(count, "odyssey", languages))
    ears = [Ear(player) for player in table.players]
    lobby = Lobby(table.players[0])
    television = Television(people.invite("Television"), lobby.code)
    lobby.choose("target", lobby.player.words.exactly("option.points", count=TARGET))
    lobby.raise_curtain()
    look("television", (television, television.words("tv.anybody")))
    for screen, ear in zip(table.everybody, ears, strict=True):
        ear.knows_what_is_there(screen.hand(7 if count == 3 else 6))
    total, turns = play_turn(table, 0, look), 1
    look("television", (television, television.words("odyssey.scored.some")))

    storyteller = 0
    while total < TARGET:
        table[0].sees_highest(total)
        table.go_on()
        storyteller = (storyteller + 1) % count
        total += play_turn(table, storyteller)
        turns += 1

    look("television", (television, television.words("tv.over")))
    for screen, ear in zip(table.everybody, ears, strict=True):
        screen.to_the_finale()
        Over(screen.player).sees_highest(total)
        ear.keeps_focus()
        ear.hears_no_english()
        was_told(ear, turns)
    look("over", *((screen, Over(screen.player).standings) for screen in table.everybody[:2]))
    Over(table.players[1]).sees_highest(total)


STEPS = {
    "tell": ("anybody", "tell", "tell.wait"),
    "give": ("give", "give.done", "give.teller", "give.others"),
    "vote": ("vote", "vote.two", "vote.done", "vote.teller", "vote.others"),
    "scored": ("scored.some", "scored.all", "scored.none"),
}
"""What is said in each step of a turn."""


def was_told(ear: Ear, turns: int) -> None:
    """Every step of every turn, in order, in one's own language, and nothing else."""
    *steps, result = ear.heard()
    assert ear.player.words.exactly("over.result").search(result), result
    told = [step for step, _ in itertools.groupby(step_of(ear, said) for said in steps)]
    assert [step for step in told if step != "tell"] == ["give", "vote", "scored"] * turns


def step_of(ear: Ear, said: str) -> str:
    words = ear.player.words
    for step, keys in STEPS.items():
        if any(words.exactly(f"odyssey.{key}").search(said) for key in keys):
            return step
    raise AssertionError(f"{ear.player.name} was told something else: {said}")


def play_turn(table: OdysseyTable, storyteller: int, look: Look = pass_by) -> int:
    """Gives the points of the lucky one, who finds the story; the others vote for their picture.

    When the lucky one tells, one player finds the story, and nobody else does.
    """
    count, teller = len(table), table[storyteller]
    others = table.but(storyteller)
    finder = others[0] if storyteller == LUCKY else LUCKY
    clue = f"Once upon a time {storyteller}"
    look("tell", *((screen, screen.clue) for screen in table.everybody[:2]))
    teller.tell(clue)
    table.all_see_clue(clue)

    look("give", (table[1], table[1].card(1)))
    table.give(others[:1], *cards_to_give(count))
    look(
        "given",
        (teller, teller.prompt("odyssey.give.done")),
        (table[1], table[1].prompt("odyssey.give.done")),
    )
    table.give(others[1:], *cards_to_give(count))

    story, decoy = teller.own_image(), table[finder].own_image()
    look("vote", (teller, teller.image(1)), (table[1], table[1].image(decoy)))
    table.vote({finder: story})
    look("voted", (table[finder], table[finder].prompt("odyssey.vote.done")))
    table.vote({seat: decoy for seat in others if seat != finder})

    for screen in table.everybody:
        screen.player.sees(screen.points)
    look("scored", *((screen, screen.points) for screen in table.everybody[:2]))
    if storyteller == LUCKY:
        return 3  # O10
    return 3 + min(3, count - 2) + (1 if count >= 7 else 0)  # O10, O11, O12


def cards_to_give(count: int) -> tuple[int, ...]:
    return (1, 2) if count == 3 else (1,)  # O5


def test_what_is_chosen_stays_while_others_play(people: People) -> None:
    table = OdysseyTable(*people.table_of(3, "odyssey"))
    Lobby(table.players[0]).raise_curtain()
    table[0].tell("Patience")
    bao = table[1]
    bao.player.choose(bao.card(3))
    table[2].give(1, 2)
    expect(bao.page.get_by_text(bao.words.within("odyssey.state.gave"))).to_have_count(1)
    expect(bao.card(3)).to_have_attribute("aria-pressed", "true")
    bao.player.choose(bao.card(4))
    bao.player.press(bao.give_it)
    story = table[0].own_image()
    bao.player.choose(bao.image(story))
    table[2].vote(story)
    expect(bao.page.get_by_text(bao.words.within("odyssey.state.voted"))).to_have_count(1)
    expect(bao.cast).to_be_enabled()
