"""Bots who know each other: what each is fond of, and what comes of it when they tell and mark."""

from collections.abc import Sequence
from statistics import fmean

import pytest

from reverie.bots.cards import CardText
from reverie.bots.characters import CAST
from reverie.bots.friends import as_friends_see, friends
from reverie.bots.opinion import Opinion, leaning, ranked
from reverie.bots.player import Player
from reverie.bots.sight import Wait
from reverie.bots.stella.marking import apart
from reverie.bots.tastes import EVEN, Taste
from reverie.games.moves import Move
from tests.bots.conftest import ENCODER, OVERLAP
from tests.bots.playing import Table, faces, play_on, somebodies

WORDS = ("patience", "home", "a long way", "echo", "thirst", "the last day")


class Equal:
    """A mind to which all cards are the same."""

    def relevance(self, clue: str, cards: Sequence[CardText], taste: Taste = EVEN) -> list[float]:
        return [0.0] * len(cards)

    relevances = heard = element = link = learn = None


def grid() -> list[CardText]:
    return [CardText(f"card {number}") for number in range(15)]


def test_a_bot_knows_those_whose_faces_it_sees_but_itself() -> None:
    table = Table("odyssey", 4, people=(3,), faces=("owl", "fox", "nobody", None))
    assert {seat: who.name for seat, who in friends(table.sight(0)).items()} == {1: "Basil"}


def test_without_faces_everybody_is_a_stranger() -> None:
    assert friends(Table("odyssey", 4).sight(0)) == {}


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_friends_know_what_one_is_fond_of_and_not_the_mood(level: str) -> None:
    basil, vesper = CAST[:2]
    cards = grid()
    for word in WORDS:
        evenings = [Opinion(Equal(), basil, level, f"evening {n}") for n in range(4)]  # type: ignore[arg-type]
        scores = [one.scores(word, cards) for one in evenings]
        assert len({tuple(row) for row in scores}) == 4
        known = as_friends_see(Equal(), basil, word, cards)  # type: ignore[arg-type]
        other = as_friends_see(Equal(), vesper, word, cards)  # type: ignore[arg-type]
        for row in scores:
            assert distance(row, known) < distance(row, other)


def distance(one: Sequence[float], other: Sequence[float]) -> float:
    return fmean((a - b) ** 2 for a, b in zip(one, other, strict=True))


def test_what_one_is_fond_of_is_as_often_more_as_less() -> None:
    leanings = [leaning(who.name, word, f"{n}") for who in CAST for word in WORDS for n in range(9)]
    assert abs(fmean(leanings)) < 0.15
    assert abs(fmean(one * one for one in leanings) - 1) < 0.2


def test_those_who_mark_together_share_the_board_among_them() -> None:
    three, cards = CAST[:3], grid()
    alone, together = 0, 0
    for word in WORDS:
        opinions = [Opinion(Equal(), who, "normal", who.name) for who in three]  # type: ignore[arg-type]
        each = [one.scores(word, cards) for one in opinions]
        alone += len(set().union(*(ranked(row)[:6] for row in each)))
        for at, one in enumerate(opinions):
            others = [who for who in three if who is not one.character]
            each[at] = apart(each[at], word, cards, one, others, 6)
        together += len(set().union(*(ranked(row)[:6] for row in each)))
    assert together > alone


def test_a_storyteller_who_knows_the_others_tells_otherwise_than_to_strangers() -> None:
    def told(known: bool) -> list[Move | Wait]:
        moves = []
        for number in range(2):
            seed = f"table {number}"
            table = Table("odyssey", 4, seed, faces=faces(4, seed) if known else ())
            bot = somebodies(4, OVERLAP, seed)[0]
            moves.append(bot.choose(table.sight(0), table.can(0), table.cards))
        return moves

    assert told(known=True) != told(known=False)
    assert told(known=True) == told(known=True)


def test_at_a_table_of_friends_mostly_some_find_the_card_and_some_do_not() -> None:
    split = 0
    for number in range(6):
        seed = f"table {number}"
        table = Table("odyssey", 5, seed, faces=faces(5, seed))
        bots: list[Player] = somebodies(5, ENCODER, seed)
        play_on(table, bots, until="scored")
        answer = table.state.owners.index(table.state.storyteller)
        votes = (vote for vote in table.state.votes if vote)
        found = [answer in vote for vote in votes]
        split += any(found) and not all(found)
    assert split >= 4
