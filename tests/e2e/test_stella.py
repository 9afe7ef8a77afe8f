"""A whole Stella of four, in four languages, on phones and laptops, with a television."""

import re

from playwright.sync_api import expect

from tests.e2e.ear import Ear
from tests.e2e.lobby import Lobby
from tests.e2e.looking import look_around
from tests.e2e.odyssey import Odyssey
from tests.e2e.over import Over
from tests.e2e.people import People
from tests.e2e.stella import PLACES, Show, Slates, Stella, StellaTable
from tests.e2e.television import Television
from tests.games.scoring.oracles import stella_points

# A spark, a super-spark and a fall in every round; in the first one the last player is in the Dark.
ROUNDS = [
    [["A1", "A2"], ["A1", "B1"], ["A1", "A2", "B1"], ["A1", "C3", "C4", "C5"]],
    [["A1", "A2"], ["A2", "A1"], ["A1", "B3"], ["C1", "C2"]],
    [["B1"], ["B1", "B2"], ["B2", "B1"], ["B5"]],
    [["C5", "C4"], ["C5"], ["C4", "A3"], ["C5", "C4"]],
]


def test_a_whole_game_of_four(people: People) -> None:
    table = StellaTable(*people.table_of(4, "stella", ("en", "fr", "de", "es")))
    ears = [Ear(player) for player in table.players]
    ada, bao = table.everybody[:2]
    lobby = Lobby(ada.player)
    television = Television(people.invite("Television"), lobby.code)
    look_around("television", (television, television.words("invite.scan")))
    bao.player.refreshes(bao.player.find("heading", "lobby.call"))
    lobby.raise_curtain()

    ada.player.sees(ada.pass_pen)
    television.shows(ada.clue())
    look_around("television", (television, television.words("stella.waiting")))
    mark_and_look(table, ROUNDS[0])
    totals = [0, 0, 0, 0]
    places = []
    for number, slates in enumerate(ROUNDS, start=1):
        if number > 1:
            table.associate(slates)
        else:
            look_at_reveal(table, television)
        shows = table.reveal(slates)
        places += [place for _, place in shows]
        points = points_of(slates, shows)
        totals = [total + point for total, point in zip(totals, points, strict=True)]
        if number < len(ROUNDS):
            check_scores(table, number, points, totals)
            if number == 1:
                look_around("scored", (ada, ada.scored()), (bao, bao.scored()))
                look_around("television", (television, television.words("stella.scored_title")))
            table.go_on()

    look_around("television", (television, television.words("tv.winners")))
    look_around("over", *((screen, Over(screen.player).standings) for screen in (ada, bao)))
    for player in table.players:
        Over(player).sees_totals(sorted(totals, reverse=True))
    for ear in ears:
        was_told(ear, places)
    the_group_wants_the_other_game(table, television)


def was_told(ear: Ear, places: list[str]) -> None:
    """Every card that was shown and every round, in order and once, in one's own language."""
    shown = [re.findall(r"\b[A-C][1-5]\b", said) for said in ear.sentences("stella.told.shows")]
    assert shown == [[place] for place in places]
    for key, rounds in (("scored", ["I", "II", "III"]), ("round", ["II", "III", "IV"])):
        for number in rounds:
            assert ear.times(f"stella.told.{key}", round=number).total() == 1
    ear.hears_no_english()


def the_group_wants_the_other_game(table: StellaTable, television: Television) -> None:
    """Nobody has to scan anything again: code, phones and television stay."""
    ada, bao = table.players[:2]
    ada.press(Over(ada).another_game)
    bao.sees(bao.find("table", "evening.title"))
    television.player.sees(television.words("invite.scan"))
    lobby = Lobby(ada)
    lobby.choose_play("game.odyssey")
    bao.sees(bao.page.get_by_text(bao.words.within("game.odyssey")).first)
    lobby.play_again()
    for player in table.players:
        player.sees(Odyssey(player).card(1))
    television.player.sees(television.words("tv.anybody"))


def mark_and_look(table: StellaTable, slates: Slates) -> None:
    """The first round: everybody marks, and some look about, refresh or take their pen back."""
    ada, bao, *others = table.everybody
    propose_the_other_word(ada)
    look_around("associate", (ada, ada.pass_pen), (bao, bao.pass_pen))
    for screen, slate in zip(table.everybody, slates, strict=True):
        screen.mark(slate)
    bao.pass_the_pen()
    look_around("passed", (bao, bao.take_pen))
    bao.player.press(bao.take_pen)
    bao.sees_marks(slates[1])
    ada.pass_the_pen()
    ada.player.refreshes(ada.take_pen)
    for screen in (bao, *others):
        screen.pass_the_pen()


def propose_the_other_word(screen: Stella) -> None:
    """The dialog is looked at, and the word is kept."""
    screen.player.press(screen.player.button("stella.other_word"))
    dialog = screen.player.find("dialog", "stella.other_word")
    screen.player.sees(dialog)
    screen.player.finds_nothing_in_the_way("other word")
    keep = dialog.get_by_role("button", name=screen.words.within("stella.flip_keep"))
    screen.player.press(keep)
    expect(dialog).to_be_hidden()


def look_at_reveal(table: StellaTable, television: Television) -> None:
    ada, bao = table.everybody[:2]
    counted = [(screen, screen.player.find("heading", "stella.counted")) for screen in (ada, bao)]
    look_around("announced", *counted)
    look_around("television", (television, television.words("stella.counted")))


def points_of(slates: Slates, shows: list[Show]) -> tuple[int, ...]:
    numbers = [[PLACES.index(place) for place in slate] for slate in slates]
    return stella_points(numbers, [(scout, PLACES.index(place)) for scout, place in shows])


def check_scores(
    table: StellaTable, number: int, points: tuple[int, ...], totals: list[int]
) -> None:
    for screen in table.everybody:
        scores = screen.scores()
        assert [scores[name][number - 1] for name in table.names] == [*points]
        assert [scores[name][-1] for name in table.names] == totals
