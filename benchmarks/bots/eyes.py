"""Bots and judges who looked at the pictures alone: do bots find what a judge told, do they mark
what a judge marks? ``--half tune`` to work with, ``--half report`` to report."""

import argparse
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import mean
from typing import get_args

import msgspec
from msgspec import Struct

from reverie.bots.cards import CardText
from reverie.bots.characters import CAST, Level
from reverie.bots.mind import Mind
from reverie.bots.opinion import Opinion, ranked
from reverie.bots.stella.marking import HEED, apart

from .heldout import DECKS, HAND, IMAGES, SAID, bot, learned, scores, texts

JUDGES = Path(__file__).parent / "judges"
DRAWS = 8
"""So often three bots are drawn for a board."""
MARKS = 6
"""About as many as a bot marks."""


class Round(Struct, frozen=True):
    language: str
    board: tuple[str, ...]
    answer: int
    """From 1."""
    clue: str
    kind: str
    half: str


class Board(Struct, frozen=True):
    language: str
    word: str
    cards: tuple[str, ...]
    marks: dict[str, tuple[int, ...]]
    half: str


@cache
def cards_in(language: str) -> dict[str, CardText]:
    return {card: text for deck in DECKS for card, text in texts(deck, language).items()}


def opinions(mind: Mind, level: Level, known: bool) -> list[Opinion]:
    return [
        Opinion(mind, one, level, f"{one.name}/eyes")
        if known
        else bot(mind, one, None, level, f"{one.name}/eyes")
        for one in CAST
    ]


def found(one: Round, who: Sequence[Opinion]) -> float:
    cards = [cards_in(one.language)[card] for card in one.board]
    return mean(ranked(scores(each, one.clue, cards))[0] == one.answer - 1 for each in who)


def found_given(one: Round, who: Sequence[Opinion]) -> float:
    """The same among cards that five of the others gave for the clue, each from a hand of six."""
    told = one.board[one.answer - 1]
    deck = next(name for name, said in SAID.items() if told in said)
    others = [card for card in texts(deck, one.language) if card != told]
    hits = []
    for listener in who:
        dice = Random(f"given/{one.clue}/{listener.character.name}")
        givers = dice.sample([each for each in who if each is not listener], IMAGES - 1)
        dealt = dice.sample(others, HAND * len(givers))
        table = [told]
        for at, giver in enumerate(givers):
            hand = [cards_in(one.language)[card] for card in dealt[at * HAND : (at + 1) * HAND]]
            table.append(hand[ranked(scores(giver, one.clue, hand))[0]].id)
        cards = [cards_in(one.language)[card] for card in table]
        hits.append(ranked(scores(listener, one.clue, cards))[0] == 0)
    return mean(hits)


def unshared(one: Board, who: Sequence[Opinion], dice: Random) -> tuple[float, float]:
    """What none of three bots at a table shares of a judge's marks, and how much two mark alike."""
    cards = [cards_in(one.language)[card] for card in one.cards]
    three = dice.sample(who, 3)
    slates = []
    for each in three:
        friends = [other.character for other in three if other is not each]
        own = scores(each, one.word, cards, HEED)
        slates.append(set(ranked(apart(own, one.word, cards, each, friends, MARKS))[:MARKS]))
    together = set.union(*slates)
    alone = mean(mark - 1 not in together for marks in one.marks.values() for mark in marks)
    return alone, mean(len(a & b) / MARKS for a, b in combinations(slates, 2))


def main() -> None:
    parser = argparse.ArgumentParser(prog="eyes")
    parser.add_argument("--half", default="tune")
    half = parser.parse_args().half
    mind = learned()
    rounds = msgspec.json.decode((JUDGES / "rounds.json").read_bytes(), type=list[Round])
    boards = msgspec.json.decode((JUDGES / "boards.json").read_bytes(), type=list[Board])
    for known in (False, True):
        print("with the writers' words" if known else "without")
        who = opinions(mind, "normal", known)
        rates: dict[str, list[float]] = defaultdict(list)
        for one in rounds:
            if one.half == half:
                language = "English" if one.language == "en" else "other languages"
                for how, rate in (("", found(one, who)), ("given, ", found_given(one, who))):
                    for group in ("all", language, one.kind):
                        rates[how + group].append(rate)
        for group, some in rates.items():
            print(f"  found, {group}: {mean(some):.0%} ({len(some)} rounds)")
        for level in get_args(Level):
            levelled = opinions(mind, level, known)
            pairs = [
                unshared(one, levelled, Random(f"boards/{draw}"))
                for draw in range(DRAWS)
                for one in boards
                if one.half == half
            ]
            alone, alike = (mean(column) for column in zip(*pairs, strict=True))
            print(f"  {level}: {alone:.0%} of a judge's marks are nobody's, two alike {alike:.2f}")


if __name__ == "__main__":
    main()
